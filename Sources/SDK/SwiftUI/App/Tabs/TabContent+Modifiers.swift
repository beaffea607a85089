/// Has no effect: a widget has no tabs.
extension TabContent {
    nonisolated private var unchanged: _TabList<TabValue> { _TabList(of: self) }

    nonisolated public func badge(_ count: Int) -> some TabContent<TabValue> { unchanged }
    nonisolated public func badge(_ label: Text?) -> some TabContent<TabValue> { unchanged }
    nonisolated public func badge(_ key: LocalizedStringKey?) -> some TabContent<TabValue> { unchanged }

    @_disfavoredOverload
    nonisolated public func badge<S: StringProtocol>(_ label: S?) -> some TabContent<TabValue> { unchanged }

    @_disfavoredOverload
    nonisolated public func badge(_ resource: LocalizedStringResource?) -> some TabContent<TabValue> { unchanged }

    nonisolated public func disabled(_ disabled: Bool) -> some TabContent<TabValue> { unchanged }

    /// Hidden tabs are omitted.
    nonisolated public func hidden(_ hidden: Bool = true) -> some TabContent<TabValue> {
        hidden ? _TabList { _ in } : unchanged
    }

    nonisolated public func customizationID(_ id: String) -> some TabContent<TabValue> { unchanged }

    nonisolated public func customizationBehavior(
        _ behavior: TabCustomizationBehavior, for placements: AdaptableTabBarPlacement...
    ) -> some TabContent<TabValue> {
        unchanged
    }

    nonisolated public func defaultVisibility(
        _ visibility: Visibility, for placements: AdaptableTabBarPlacement...
    ) -> some TabContent<TabValue> {
        unchanged
    }

    nonisolated public func tabPlacement(_ placement: TabPlacement) -> some TabContent<TabValue> { unchanged }

    nonisolated public func sectionActions<Content: View>(
        @ViewBuilder content: () -> Content
    ) -> some TabContent<TabValue> {
        unchanged
    }

    nonisolated public func swipeActions<T: View>(
        edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
    ) -> some TabContent<TabValue> {
        unchanged
    }

    nonisolated public func contextMenu<M: View>(@ViewBuilder menuItems: () -> M) -> some TabContent<TabValue> {
        unchanged
    }

    nonisolated public func accessibilityIdentifier(
        _ identifier: String, isEnabled: Bool = true
    ) -> some TabContent<TabValue> {
        unchanged
    }

    nonisolated public func accessibilityLabel(_ label: Text, isEnabled: Bool = true) -> some TabContent<TabValue> {
        unchanged
    }

    nonisolated public func accessibilityValue(_ value: Text, isEnabled: Bool = true) -> some TabContent<TabValue> {
        unchanged
    }

    nonisolated public func accessibilityHint(_ hint: Text, isEnabled: Bool = true) -> some TabContent<TabValue> {
        unchanged
    }
}
