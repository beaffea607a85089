/// Where content margins apply.
public struct ContentMarginPlacement: Sendable {
    public static var automatic: ContentMarginPlacement { ContentMarginPlacement() }
    public static var scrollContent: ContentMarginPlacement { ContentMarginPlacement() }
    public static var scrollIndicators: ContentMarginPlacement { ContentMarginPlacement() }
}

/// Margins of scroll views; a widget has none to change.
extension View {
    nonisolated public func contentMargins(
        _ edges: Edge.Set = .all, _ insets: EdgeInsets, for placement: ContentMarginPlacement = .automatic
    ) -> some View {
        noEffect("contentMargins", "it does not scroll.")
    }

    nonisolated public func contentMargins(
        _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
    ) -> some View {
        noEffect("contentMargins", "it does not scroll.")
    }

    nonisolated public func contentMargins(
        _ length: CGFloat, for placement: ContentMarginPlacement = .automatic
    ) -> some View {
        noEffect("contentMargins", "it does not scroll.")
    }

    /// The standard padding.
    nonisolated public func scenePadding(_ edges: Edge.Set = .all) -> some View { padding(edges) }

    /// The standard padding, whatever the scene asks for.
    nonisolated public func scenePadding(_ padding: ScenePadding, edges: Edge.Set = .all) -> some View {
        self.padding(edges)
    }
}

/// The margins of a scene.
public struct ScenePadding: Equatable, Sendable {
    private enum Kind { case minimum, navigationBar }

    private let kind: Kind

    public static let minimum = ScenePadding(kind: .minimum)
    public static let navigationBar = ScenePadding(kind: .navigationBar)
}
