/// How the columns of a split view share its space.
@MainActor @preconcurrency
public protocol NavigationSplitViewStyle {
    associatedtype Body: View
    typealias Configuration = NavigationSplitViewStyleConfiguration

    @ViewBuilder @MainActor @preconcurrency
    func makeBody(configuration: Configuration) -> Body
}

public struct NavigationSplitViewStyleConfiguration {
    init() {}
}

public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle {
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}

public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle {
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}

public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle {
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}

extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
    nonisolated public static var automatic: AutomaticNavigationSplitViewStyle { .init() }
}

extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
    nonisolated public static var balanced: BalancedNavigationSplitViewStyle { .init() }
}

extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
    nonisolated public static var prominentDetail: ProminentDetailNavigationSplitViewStyle { .init() }
}

extension View {
    /// Has no effect: a widget has no navigation.
    nonisolated public func navigationSplitViewStyle<S: NavigationSplitViewStyle>(_ style: S) -> some View {
        noEffect("navigationSplitViewStyle", .navigation)
    }

    /// Has no effect: a widget has no navigation.
    nonisolated public func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View {
        noEffect("navigationSplitViewColumnWidth", .navigation)
    }

    /// Has no effect: a widget has no navigation.
    nonisolated public func navigationSplitViewColumnWidth(
        min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
    ) -> some View {
        noEffect("navigationSplitViewColumnWidth", .navigation)
    }
}
