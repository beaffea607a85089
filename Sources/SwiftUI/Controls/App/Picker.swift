/// A choice of one of several values. A widget cannot show one; nothing stands for it.
public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View {
    nonisolated init() {}

    public var body: some View {
        EmptyView().notDrawn("Picker", "it takes no input but buttons and toggles; let people choose in its settings.")
    }
}

extension Picker {
    nonisolated public init(
        selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
    ) {
        self.init()
    }
}

extension Picker where Label == Text {
    nonisolated public init(
        _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
    ) {
        self.init()
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
    ) {
        self.init()
    }
}
