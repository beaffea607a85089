/// One item of a toolbar.
public struct ToolbarItem<ID, Content: View>: ToolbarContent {
    public typealias Body = Never

    nonisolated init(id: ID) {
        self.id = id
    }

    nonisolated(unsafe) public let id: ID
}

extension ToolbarItem where ID == () {
    nonisolated public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
        self.init(id: ())
    }
}

extension ToolbarItem: CustomizableToolbarContent where ID == String {
    nonisolated public init(
        id: String, placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
    ) {
        self.init(id: id)
    }

    nonisolated public init(
        id: String, placement: ToolbarItemPlacement = .automatic, showsByDefault: Bool,
        @ViewBuilder content: () -> Content
    ) {
        self.init(id: id)
    }
}

extension ToolbarItem: Identifiable where ID: Hashable {}

/// Several items of a toolbar.
public struct ToolbarItemGroup<Content: View>: ToolbarContent {
    public typealias Body = Never

    nonisolated public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {}

    nonisolated public init<C: View, L: View>(
        placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> C, @ViewBuilder label: () -> L
    ) where Content == LabeledToolbarItemGroupContent<C, L> {}
}

/// A group of items with its label.
public struct LabeledToolbarItemGroupContent<Content: View, Label: View>: View {
    nonisolated init() {}

    public var body: some View { EmptyView() }
}

/// Spacing between items of a toolbar.
public struct ToolbarSpacer: ToolbarContent, CustomizableToolbarContent {
    public typealias Body = Never

    nonisolated public init(_ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic) {}
}

/// A default item of the system, in another position.
public struct DefaultToolbarItem: ToolbarContent, CustomizableToolbarContent {
    public typealias Body = Never

    nonisolated public init(kind: ToolbarDefaultItemKind, placement: ToolbarItemPlacement = .automatic) {}
}

/// A title menu.
public struct ToolbarTitleMenu<Content: View>: ToolbarContent, CustomizableToolbarContent {
    public typealias Body = Never

    nonisolated public init() where Content == EmptyView {}

    nonisolated public init(@ViewBuilder content: () -> Content) {}
}
