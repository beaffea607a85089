/// A value with its label: the label at the leading edge, the value at the trailing one.
public struct LabeledContent<Label, Content> {
    let label: Label
    let content: Content
}

extension LabeledContent: View where Label: View, Content: View {
    nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.init(label: label(), content: content())
    }

    public var body: some View {
        HStack {
            label
            Spacer(minLength: 0)
            content.foregroundStyle(.secondary)
        }
    }
}
