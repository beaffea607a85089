/// A table. A widget cannot show one; nothing is drawn.
public struct Table<Value: Identifiable, Rows, Columns> {
    nonisolated init(unshown: Void) {}
}

extension Table: View
where
    Rows: TableRowContent, Columns: TableColumnContent, Value == Rows.TableRowValue,
    Rows.TableRowValue == Columns.TableRowValue
{
    public var body: some View {
        EmptyView().notDrawn("Table", "it does not scroll; show a few rows in a Grid.")
    }
}

extension Table
where
    Rows: TableRowContent, Columns: TableColumnContent, Value == Rows.TableRowValue,
    Rows.TableRowValue == Columns.TableRowValue
{
    nonisolated public init(
        of valueType: Value.Type, @TableColumnBuilder<Value, Never> columns: () -> Columns,
        @TableRowBuilder<Value> rows: () -> Rows
    ) where Columns.TableColumnSortComparator == Never {
        self.init(unshown: ())
    }

    nonisolated public init(
        of valueType: Value.Type, selection: Binding<Value.ID?>,
        @TableColumnBuilder<Value, Never> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
    ) where Columns.TableColumnSortComparator == Never {
        self.init(unshown: ())
    }

    nonisolated public init(
        of valueType: Value.Type, selection: Binding<Set<Value.ID>>,
        @TableColumnBuilder<Value, Never> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
    ) where Columns.TableColumnSortComparator == Never {
        self.init(unshown: ())
    }

    nonisolated public init<Sort: SortComparator>(
        of valueType: Value.Type, sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
    ) where Columns.TableColumnSortComparator == Sort {
        self.init(unshown: ())
    }

    nonisolated public init<Sort: SortComparator>(
        of valueType: Value.Type, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
    ) where Columns.TableColumnSortComparator == Sort {
        self.init(unshown: ())
    }

    nonisolated public init<Sort: SortComparator>(
        of valueType: Value.Type, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
    ) where Columns.TableColumnSortComparator == Sort {
        self.init(unshown: ())
    }
}
