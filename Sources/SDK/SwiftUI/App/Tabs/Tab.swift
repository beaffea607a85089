/// A tab with its content.
public struct Tab<Value, Content, Label> {
    let value: Value?
    let content: () -> Content

    nonisolated init(_ value: Value?, _ content: @escaping () -> Content) {
        self.value = value
        self.content = content
    }
}

extension Tab: TabContent where Value: Hashable, Content: View, Label: View {
    public typealias TabValue = Value
    public typealias Body = Never

    nonisolated public static func _makeTabs(_ content: Self, outputs: inout _TabOutputs) {
        outputs.tabs.append(
            _TabOutputs.Tab(value: content.value.map { AnyHashable($0) }, content: AnyView(content.content())))
    }
}

/// The label of a tab with a title and an image.
public struct DefaultTabLabel: View {
    nonisolated init() {}

    public var body: some View { EmptyView() }
}

/// The role of a tab.
public struct TabRole: Hashable, Sendable {
    private let name: String

    public static var search: TabRole { TabRole(name: "search") }
}

extension Tab where Value: Hashable, Content: View, Label: View {
    nonisolated public init(
        value: Value, role: TabRole? = nil, @ViewBuilder content: @escaping () -> Content,
        @ViewBuilder label: () -> Label
    ) {
        self.init(value, content)
    }

    nonisolated public init<V: Hashable>(
        value: V, role: TabRole? = nil, @ViewBuilder content: @escaping () -> Content,
        @ViewBuilder label: () -> Label
    ) where Value == V? {
        self.init(value, content)
    }
}

extension Tab where Value == Never, Content: View, Label: View {
    nonisolated public init(
        role: TabRole? = nil, @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label
    ) {
        self.init(nil, content)
    }
}

extension Tab where Value: Hashable, Content: View, Label == DefaultTabLabel {
    nonisolated public init(value: Value, role: TabRole? = nil, @ViewBuilder content: @escaping () -> Content) {
        self.init(value, content)
    }

    nonisolated public init<V: Hashable>(
        value: V, role: TabRole? = nil, @ViewBuilder content: @escaping () -> Content
    ) where Value == V? {
        self.init(value, content)
    }
}

extension Tab where Value == Never, Content: View, Label == DefaultTabLabel {
    nonisolated public init(role: TabRole? = nil, @ViewBuilder content: @escaping () -> Content) {
        self.init(nil, content)
    }
}
