/// The items of a menu, used before `contextMenu(menuItems:)`.
public struct ContextMenu<MenuItems: View> {
    nonisolated public init(@ViewBuilder menuItems: () -> MenuItems) {}
}

extension View {
    /// Has no effect: a long press belongs to the Home Screen.
    nonisolated public func contextMenu<MenuItems: View>(_ contextMenu: ContextMenu<MenuItems>?) -> some View {
        noEffect("contextMenu", .menus)
    }

    nonisolated public func contextMenu<MenuItems: View>(@ViewBuilder menuItems: () -> MenuItems) -> some View {
        noEffect("contextMenu", .menus)
    }

    nonisolated public func contextMenu<M: View, P: View>(
        @ViewBuilder menuItems: () -> M, @ViewBuilder preview: () -> P
    ) -> some View {
        noEffect("contextMenu", .menus)
    }

    nonisolated public func contextMenu<I: Hashable, M: View>(
        forSelectionType itemType: I.Type = I.self, @ViewBuilder menu: @escaping (Set<I>) -> M,
        primaryAction: ((Set<I>) -> Void)? = nil
    ) -> some View {
        noEffect("contextMenu", .menus)
    }
}

/// The button of a menu that is drawn as a button.
public struct MenuButton<Label: View, Content: View> {
    private let label: Label

    nonisolated public init(label: Label, @ViewBuilder content: () -> Content) {
        self.label = label
    }
}

extension MenuButton: View {
    public var body: some View { label.noEffect("MenuButton", .menus) }
}
