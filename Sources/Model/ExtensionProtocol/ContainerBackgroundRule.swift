/// The treatment of a widget that never calls `containerBackground(for: .widget)`.
///
/// Since iOS 17 the system decides by the SDK that a widget was built with. Sources that use API introduced in the iOS
/// 17 SDK were built with it; for others this cannot be determined, so the user specifies it.
package enum ContainerBackgroundRule: String, CaseIterable, Hashable, Sendable {
    /// Determined from the sources: required if they need the iOS 17 SDK; otherwise the widget is treated as built
    /// before it: drawn over the whole area, without margins, on the system's background.
    case automatic
    /// As a widget built with the iOS 17 SDK or later: the system's notice replaces the content.
    case required
}
