/// Collects the columns of a table.
@resultBuilder
public struct TableColumnBuilder<RowValue: Identifiable, Sort: SortComparator> {
    nonisolated public static func buildExpression<Content: View, Label: View>(
        _ column: TableColumn<RowValue, Sort, Content, Label>
    ) -> TableColumn<RowValue, Sort, Content, Label> {
        column
    }

    nonisolated public static func buildExpression<Content: View, Label: View>(
        _ column: TableColumn<RowValue, Never, Content, Label>
    ) -> _UnshownTableColumns<RowValue, Sort> {
        _UnshownTableColumns()
    }

    @_disfavoredOverload
    nonisolated public static func buildExpression<Column: TableColumnContent>(_ column: Column) -> Column
    where Column.TableRowValue == RowValue {
        column
    }

    nonisolated public static func buildBlock<each Column: TableColumnContent>(
        _ column: repeat each Column
    ) -> _UnshownTableColumns<RowValue, Sort> {
        _UnshownTableColumns()
    }

    nonisolated public static func buildIf<Column: TableColumnContent>(
        _ column: Column?
    ) -> _UnshownTableColumns<RowValue, Sort> {
        _UnshownTableColumns()
    }

    nonisolated public static func buildEither<Column: TableColumnContent>(
        first: Column
    ) -> _UnshownTableColumns<RowValue, Sort> {
        _UnshownTableColumns()
    }

    nonisolated public static func buildEither<Column: TableColumnContent>(
        second: Column
    ) -> _UnshownTableColumns<RowValue, Sort> {
        _UnshownTableColumns()
    }

    nonisolated public static func buildLimitedAvailability<Column: TableColumnContent>(
        _ column: Column
    ) -> _UnshownTableColumns<RowValue, Sort> {
        _UnshownTableColumns()
    }
}

/// Columns whose content is discarded.
public struct _UnshownTableColumns<RowValue: Identifiable, Sort: SortComparator>: TableColumnContent {
    public typealias TableRowValue = RowValue
    public typealias TableColumnSortComparator = Sort
    public typealias TableColumnBody = Never

    nonisolated init() {}
}

/// Collects the rows of a table.
@resultBuilder
public struct TableRowBuilder<Value: Identifiable> {
    nonisolated public static func buildExpression<Content: TableRowContent>(_ content: Content) -> Content
    where Content.TableRowValue == Value {
        content
    }

    nonisolated public static func buildBlock<Content: TableRowContent>(_ content: Content) -> Content
    where Content.TableRowValue == Value {
        content
    }

    nonisolated public static func buildBlock<C0: TableRowContent, C1: TableRowContent, each C: TableRowContent>(
        _ c0: C0, _ c1: C1, _ content: repeat each C
    ) -> _UnshownTableRows<Value> {
        _UnshownTableRows()
    }

    nonisolated public static func buildIf<Content: TableRowContent>(
        _ content: Content?
    ) -> _UnshownTableRows<Value> {
        _UnshownTableRows()
    }

    nonisolated public static func buildEither<Content: TableRowContent>(
        first: Content
    ) -> _UnshownTableRows<Value> {
        _UnshownTableRows()
    }

    nonisolated public static func buildEither<Content: TableRowContent>(
        second: Content
    ) -> _UnshownTableRows<Value> {
        _UnshownTableRows()
    }
}
