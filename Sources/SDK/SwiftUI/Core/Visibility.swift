/// Whether a part of the interface is shown.
public enum Visibility: Hashable, CaseIterable, Sendable {
    /// The default of the place.
    case automatic
    case visible
    case hidden
}
