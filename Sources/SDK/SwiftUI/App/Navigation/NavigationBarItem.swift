/// The display mode of a navigation title.
public struct NavigationBarItem: Sendable {
    public enum TitleDisplayMode: Sendable {
        case automatic, inline, large, inlineLarge
    }
}

extension View {
    /// Has no effect: a widget has no bars.
    nonisolated public func navigationBarTitleDisplayMode(
        _ displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View {
        noEffect("navigationBarTitleDisplayMode", .bars)
    }

    /// Has no effect: a widget has no bars.
    nonisolated public func navigationBarTitle(_ title: Text) -> some View { noEffect("navigationBarTitle", .bars) }

    nonisolated public func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View {
        noEffect("navigationBarTitle", .bars)
    }

    @_disfavoredOverload
    nonisolated public func navigationBarTitle<S: StringProtocol>(_ title: S) -> some View {
        noEffect("navigationBarTitle", .bars)
    }

    /// Has no effect: a widget has no bars.
    nonisolated public func navigationBarTitle(
        _ title: Text, displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View {
        noEffect("navigationBarTitle", .bars)
    }

    nonisolated public func navigationBarTitle(
        _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View {
        noEffect("navigationBarTitle", .bars)
    }

    @_disfavoredOverload
    nonisolated public func navigationBarTitle<S: StringProtocol>(
        _ title: S, displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View {
        noEffect("navigationBarTitle", .bars)
    }

    /// Has no effect: a widget has no bars.
    nonisolated public func navigationBarHidden(_ hidden: Bool) -> some View {
        noEffect("navigationBarHidden", .bars)
    }

    /// Has no effect: a widget has no bars.
    nonisolated public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
        noEffect("navigationBarBackButtonHidden", .bars)
    }

    /// Has no effect: a widget has no bars.
    nonisolated public func navigationBarItems<L: View, T: View>(leading: L, trailing: T) -> some View {
        noEffect("navigationBarItems", .bars)
    }

    nonisolated public func navigationBarItems<L: View>(leading: L) -> some View {
        noEffect("navigationBarItems", .bars)
    }

    nonisolated public func navigationBarItems<T: View>(trailing: T) -> some View {
        noEffect("navigationBarItems", .bars)
    }

    /// Has no effect: a widget has no bars. A bar that stays shown is not reported.
    @ViewBuilder nonisolated public func statusBarHidden(_ hidden: Bool = true) -> some View {
        if hidden { noEffect("statusBarHidden", .bars) } else { self }
    }

    /// Has no effect: a widget has no bars. A bar that stays shown is not reported.
    @ViewBuilder nonisolated public func statusBar(hidden: Bool) -> some View {
        if hidden { noEffect("statusBar", .bars) } else { self }
    }

    /// Has no effect: the system's bars are not the widget's.
    nonisolated public func persistentSystemOverlays(_ visibility: Visibility) -> some View {
        noEffect("persistentSystemOverlays", .bars)
    }

    /// Has no effect: the system's gestures are not the widget's.
    nonisolated public func defersSystemGestures(on edges: Edge.Set) -> some View {
        noEffect("defersSystemGestures", .gestures)
    }
}
