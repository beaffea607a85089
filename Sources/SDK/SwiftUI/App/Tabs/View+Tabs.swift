extension View {
    /// Has no effect: a widget has no tabs.
    nonisolated public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View { noEffect("tabItem", .tabs) }

    /// Has no effect: a widget has no tabs.
    nonisolated public func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View { noEffect("tabViewStyle", .tabs) }

    /// Has no effect: a widget has no tabs.
    nonisolated public func indexViewStyle<S: IndexViewStyle>(_ style: S) -> some View {
        noEffect("indexViewStyle", .tabs)
    }

    /// Has no effect: a widget has no tabs.
    nonisolated public func tabViewCustomization(_ customization: Binding<TabViewCustomization>?) -> some View {
        noEffect("tabViewCustomization", .tabs)
    }

    /// Has no effect: a widget has no tabs.
    nonisolated public func tabViewSidebarHeader<Content: View>(@ViewBuilder content: () -> Content) -> some View {
        noEffect("tabViewSidebarHeader", .tabs)
    }

    /// Has no effect: a widget has no tabs.
    nonisolated public func tabViewSidebarFooter<Content: View>(@ViewBuilder content: () -> Content) -> some View {
        noEffect("tabViewSidebarFooter", .tabs)
    }

    /// Has no effect: a widget has no tabs.
    nonisolated public func tabViewSidebarBottomBar<Content: View>(
        @ViewBuilder content: () -> Content
    ) -> some View {
        noEffect("tabViewSidebarBottomBar", .tabs)
    }

    /// Has no effect: a widget has no tabs.
    nonisolated public func tabViewBottomAccessory<Content: View>(@ViewBuilder content: () -> Content) -> some View {
        noEffect("tabViewBottomAccessory", .tabs)
    }

    nonisolated public func tabViewBottomAccessory<Content: View>(
        isEnabled: Bool, @ViewBuilder content: () -> Content
    ) -> some View {
        noEffect("tabViewBottomAccessory", .tabs)
    }

    /// Has no effect: a widget has no tabs.
    nonisolated public func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View {
        noEffect("tabBarMinimizeBehavior", .tabs)
    }

    /// Has no effect: a widget has no tabs.
    nonisolated public func tabViewSearchActivation(_ activation: TabSearchActivation) -> some View {
        noEffect("tabViewSearchActivation", .tabs)
    }

    /// Has no effect: a widget has no tabs.
    nonisolated public func defaultAdaptableTabBarPlacement(
        _ defaultPlacement: AdaptableTabBarPlacement = .automatic
    ) -> some View {
        noEffect("defaultAdaptableTabBarPlacement", .tabs)
    }
}
