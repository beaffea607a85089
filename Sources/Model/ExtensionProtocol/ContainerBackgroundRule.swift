/// What becomes of a widget that never calls `containerBackground(for: .widget)`.
///
/// Since iOS 17 the system judges by the SDK that a widget was built with. Sources that use what came with iOS 17's SDK
/// were built with it; for others it cannot be determined, so a person says.
package enum ContainerBackgroundRule: String, CaseIterable, Hashable, Sendable {
    /// By the sources: as required where they need iOS 17's SDK, else as a widget that was built before it: drawn over the whole area, without margins, on the system's
    /// background.
    case automatic
    /// As a widget that was built with iOS 17's SDK or later: the system's own words in place of the content.
    case required
}
