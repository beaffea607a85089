extension View {
    /// Shows a bar at the top or bottom edge; the other view gets the remaining space.
    nonisolated public func safeAreaBar(
        edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> some View
    ) -> some View {
        safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content)
    }

    /// Shows a bar at the leading or trailing edge; the other view gets the remaining space.
    nonisolated public func safeAreaBar(
        edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> some View
    ) -> some View {
        safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content)
    }

    /// Has no effect: there is no area next to a widget's content to extend into.
    nonisolated public func backgroundExtensionEffect() -> some View { self }

    /// Has no effect: there is no area next to a widget's content to extend into.
    nonisolated public func backgroundExtensionEffect(isEnabled: Bool) -> some View { self }

    /// Has no effect: a widget has no window controls.
    nonisolated public func containerCornerOffset(_ edges: Edge.Set, sizeToFit: Bool = false) -> some View { self }
}

/// How content fades at the edges of a scroll view.
public struct ScrollEdgeEffectStyle: Hashable, Sendable {
    private enum Kind { case automatic, hard, soft }

    private let kind: Kind

    public static var automatic: ScrollEdgeEffectStyle { ScrollEdgeEffectStyle(kind: .automatic) }
    public static var hard: ScrollEdgeEffectStyle { ScrollEdgeEffectStyle(kind: .hard) }
    public static var soft: ScrollEdgeEffectStyle { ScrollEdgeEffectStyle(kind: .soft) }
}

extension View {
    /// Has no effect: widgets do not scroll.
    nonisolated public func scrollEdgeEffectStyle(
        _ style: ScrollEdgeEffectStyle?, for edges: Edge.Set
    ) -> some View {
        self
    }

    /// Has no effect: widgets do not scroll.
    nonisolated public func scrollEdgeEffectHidden(_ hidden: Bool = true, for edges: Edge.Set = .all) -> some View {
        self
    }
}
