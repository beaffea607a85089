import RenderModel

/// A list of actions that opens from its label. A widget opens none; only the label is drawn.
public struct Menu<Label, Content> {
    let label: Label
}

extension Menu: View where Label: View, Content: View {
    nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.init(label: label())
    }

    public var body: some View {
        label.noEffect("Menu", "it opens none; use a Button with an intent.")
    }
}

extension Menu where Label == Text, Content: View {
    nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(label: Text(titleKey))
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(label: Text(title))
    }
}
