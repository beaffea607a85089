import RenderModel

/// Views under each other. Apple's widgets show no lists; this one shows its first rows and says so.
public struct List<SelectionValue, Content> {
    let content: Content
}

extension List: View where SelectionValue: Hashable, Content: View {
    public typealias Body = Never

    nonisolated public static func _makeView(_ view: Self, inputs: _ViewInputs, outputs: inout _ViewOutputs) {
        inputs.context.report(
            Diagnostic(
                .warning, .noEffect, subject: "List",
                message: "Widgets show no lists; the rows are drawn under each other without separators.",
                remedy: "Use a VStack with as many rows as fit."))
        let node = LazyLayout(
            engine: StackEngine(axis: .vertical, alignment: HorizontalAlignment.leading.key, spacing: nil)
        ).makeNode(view.content, inputs: inputs)
        node.viewType = "List"
        outputs.nodes.append(node)
    }
}

extension List where SelectionValue == Never, Content: View {
    nonisolated public init(@ViewBuilder content: () -> Content) {
        self.init(content: content())
    }

    nonisolated public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
        self.init(content: ForEach(data, content: rowContent))
    }

    nonisolated public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, ID, RowContent> {
        self.init(content: ForEach(data, id: id, content: rowContent))
    }
}
