/// A navigation container used before `NavigationStack`. A widget shows the content.
public struct NavigationView<Content: View> {
    let content: Content

    nonisolated public init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }
}

extension NavigationView: View {
    public var body: some View { content.contentAlone(of: "NavigationView", .navigation) }
}

/// The style of a navigation view.
@MainActor @preconcurrency
public protocol NavigationViewStyle {}

public struct DefaultNavigationViewStyle: NavigationViewStyle {
    nonisolated public init() {}
}

public struct StackNavigationViewStyle: NavigationViewStyle {
    nonisolated public init() {}
}

public struct DoubleColumnNavigationViewStyle: NavigationViewStyle {
    nonisolated public init() {}
}

public struct ColumnNavigationViewStyle: NavigationViewStyle {
    nonisolated init() {}
}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
    nonisolated public static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
    nonisolated public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}

extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
    nonisolated public static var columns: ColumnNavigationViewStyle { ColumnNavigationViewStyle() }
}

extension View {
    /// Has no effect: a widget has no navigation.
    nonisolated public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View {
        noEffect("navigationViewStyle", .navigation)
    }
}
