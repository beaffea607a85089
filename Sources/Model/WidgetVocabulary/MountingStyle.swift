/// How a widget is fixed to a surface of the room, by WidgetKit's names.
package enum MountingStyle: String, CaseIterable, Hashable, Sendable {
    /// In front of the surface: raised and tilted gently back on a horizontal one, flush like a picture frame on a
    /// vertical one.
    case elevated
    /// Set back into the surface, like a cut-out; vertical surfaces only.
    case recessed
}
