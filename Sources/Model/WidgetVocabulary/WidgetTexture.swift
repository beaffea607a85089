/// The material that a widget on Apple Vision Pro appears to be made of, by WidgetKit's names.
package enum WidgetTexture: String, CaseIterable, Hashable, Sendable {
    /// In layers: the foreground stays bright under any light, the background reacts.
    case glass
    /// Like a print: the whole widget darkens and lightens with the room.
    case paper
}
