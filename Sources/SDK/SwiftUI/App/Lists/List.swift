import RenderModel

/// A list of rows. A widget cannot scroll, and Apple's widgets do not support lists; here the rows are stacked.
public struct List<SelectionValue, Content> {
    let content: Content

    nonisolated init(rows content: Content) {
        self.content = content
    }
}

extension List: View where SelectionValue: Hashable, Content: View {
    public typealias Body = Never

    nonisolated public static func _makeView(_ view: Self, inputs: _ViewInputs, outputs: inout _ViewOutputs) {
        inputs.context.report(
            Diagnostic(
                .warning, .noEffect, subject: "List", message: "Widgets cannot show a List; its rows are stacked.",
                remedy: "Use VStack with ForEach."))
        let rows = VStack(alignment: .leading) { view.content }
        VStack<Content>._makeView(rows, inputs: inputs, outputs: &outputs)
    }
}

extension List where SelectionValue == Never, Content: View {
    nonisolated public init(@ViewBuilder content: () -> Content) {
        self.init(rows: content())
    }

    @_disfavoredOverload
    nonisolated public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
        self.init(rows: ForEach(data, content: rowContent))
    }

    @_disfavoredOverload
    nonisolated public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, ID, RowContent> {
        self.init(rows: ForEach(data, id: id, content: rowContent))
    }

    nonisolated public init<RowContent: View>(
        _ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> RowContent
    ) where Content == ForEach<Range<Int>, Int, RowContent> {
        self.init(rows: ForEach(data, content: rowContent))
    }

    nonisolated public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, children: KeyPath<Data.Element, Data?>,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    )
    where
        Content == OutlineGroup<
            Data, Data.Element.ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>
        >,
        Data.Element: Identifiable
    {
        self.init(rows: OutlineGroup(data, children: children, content: rowContent))
    }

    nonisolated public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    )
    where
        Content == OutlineGroup<Data, ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>>
    {
        self.init(rows: OutlineGroup(data, id: id, children: children, content: rowContent))
    }
}
