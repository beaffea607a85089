/// Tabbed views. A widget shows the selected one, without tabs.
public struct TabView<SelectionValue: Hashable, Content: View> {
    private let selection: Binding<SelectionValue>?
    private let content: Content
    /// The content's tabs, if it consists of them.
    private let tabs: ((inout _TabOutputs) -> Void)?

    nonisolated public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
        self.selection = selection
        self.content = content()
        tabs = nil
    }

    nonisolated public init<C: TabContent>(
        selection: Binding<SelectionValue>, @TabContentBuilder<SelectionValue> content: () -> C
    ) where Content == TabContentBuilder<SelectionValue>.Content<C>, C.TabValue == SelectionValue {
        let tabs = content()
        self.selection = selection
        self.content = TabContentBuilder<SelectionValue>.Content(tabs: tabs)
        self.tabs = { C._makeTabs(tabs, outputs: &$0) }
    }
}

extension TabView: View {
    public var body: some View {
        SelectedTab(selection: selection.map { AnyHashable($0.wrappedValue) }, content: content, tabs: tabs)
            .contentAlone(of: "TabView", .tabs)
    }
}

extension TabView where SelectionValue == Int {
    nonisolated public init(@ViewBuilder content: () -> Content) {
        self.init(selection: nil, content: content)
    }
}

extension TabView where SelectionValue == Never {
    nonisolated public init<C: TabContent>(@TabContentBuilder<SelectionValue> content: () -> C)
    where Content == TabContentBuilder<Never>.Content<C>, C.TabValue == Never {
        let tabs = content()
        selection = nil
        self.content = TabContentBuilder<Never>.Content(tabs: tabs)
        self.tabs = { C._makeTabs(tabs, outputs: &$0) }
    }
}

/// The view of the selected tab, or of the first one.
private struct SelectedTab<Content: View> {
    let selection: AnyHashable?
    let content: Content
    let tabs: ((inout _TabOutputs) -> Void)?
}

extension SelectedTab: View {
    typealias Body = Never

    nonisolated static func _makeView(_ view: Self, inputs: _ViewInputs, outputs: inout _ViewOutputs) {
        if let tabs = view.tabs {
            var made = _TabOutputs()
            EnvironmentValues.withCurrent(inputs.environment) { tabs(&made) }
            let selected = made.tabs.first { view.selection != nil && $0.value == view.selection } ?? made.tabs.first
            if let selected { AnyView._makeView(selected.content, inputs: inputs, outputs: &outputs) }
            return
        }
        var made = _ViewOutputs()
        Content._makeView(view.content, inputs: inputs, outputs: &made)
        let selected = made.nodes.first { view.selection != nil && $0.traits.tag == view.selection }
        if let node = selected ?? made.nodes.first { outputs.nodes.append(node) }
    }
}
