/// Whether a part of the interface is shown.
public enum Visibility: Hashable, CaseIterable, Sendable {
    /// As is usual in the place.
    case automatic
    case visible
    case hidden
}
