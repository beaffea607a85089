/// What becomes of a widget that never calls `containerBackground(for: .widget)`.
///
/// Since iOS 17 the system judges by the SDK that a widget was built with. Which one was meant cannot be read off its
/// sources, so a person says.
package enum ContainerBackgroundRule: String, CaseIterable, Hashable, Sendable {
    /// As a widget that was built before iOS 17: drawn over the whole area, without margins, on the system's
    /// background.
    case automatic
    /// As a widget that was built with iOS 17's SDK or later: the system's own words in place of the content.
    case required
}
