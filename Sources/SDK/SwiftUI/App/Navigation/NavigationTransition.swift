/// The navigation transition of a view.
@MainActor @preconcurrency
public protocol NavigationTransition {}

public struct AutomaticNavigationTransition: NavigationTransition {
    nonisolated init() {}
}

public struct ZoomNavigationTransition: NavigationTransition {
    nonisolated init() {}
}

public struct CrossFadeNavigationTransition: NavigationTransition {
    nonisolated init() {}
}

extension NavigationTransition where Self == AutomaticNavigationTransition {
    nonisolated public static var automatic: AutomaticNavigationTransition { .init() }
}

extension NavigationTransition where Self == ZoomNavigationTransition {
    nonisolated public static func zoom(sourceID: some Hashable, in namespace: Namespace.ID) -> ZoomNavigationTransition
    {
        ZoomNavigationTransition()
    }
}

extension NavigationTransition where Self == CrossFadeNavigationTransition {
    nonisolated public static var crossFade: CrossFadeNavigationTransition { .init() }
}

/// The source view of a transition.
@MainActor @preconcurrency
public protocol MatchedTransitionSourceConfiguration {}

public struct EmptyMatchedTransitionSourceConfiguration: MatchedTransitionSourceConfiguration {
    nonisolated init() {}
}

extension MatchedTransitionSourceConfiguration {
    nonisolated public func background(_ style: Color) -> some MatchedTransitionSourceConfiguration {
        EmptyMatchedTransitionSourceConfiguration()
    }

    nonisolated public func shadow(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> some MatchedTransitionSourceConfiguration {
        EmptyMatchedTransitionSourceConfiguration()
    }

    nonisolated public func clipShape(_ shape: RoundedRectangle) -> some MatchedTransitionSourceConfiguration {
        EmptyMatchedTransitionSourceConfiguration()
    }
}

extension View {
    /// Has no effect: a widget has no navigation.
    nonisolated public func navigationTransition(_ style: some NavigationTransition) -> some View {
        noEffect("navigationTransition", .navigation)
    }

    /// Has no effect: a widget has no navigation.
    nonisolated public func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> some View {
        noEffect("matchedTransitionSource", .navigation)
    }

    nonisolated public func matchedTransitionSource(
        id: some Hashable, in namespace: Namespace.ID,
        configuration: (EmptyMatchedTransitionSourceConfiguration) -> some MatchedTransitionSourceConfiguration
    ) -> some View {
        noEffect("matchedTransitionSource", .navigation)
    }
}
