extension Table where Columns: TableColumnContent, Value == Columns.TableRowValue {
    nonisolated public init<Data: RandomAccessCollection>(
        _ data: Data, @TableColumnBuilder<Value, Never> columns: () -> Columns
    )
    where
        Rows == TableForEachContent<Data>, Value == Data.Element, Columns.TableColumnSortComparator == Never
    {
        self.init(unshown: ())
    }

    nonisolated public init<Data: RandomAccessCollection>(
        _ data: Data, selection: Binding<Value.ID?>, @TableColumnBuilder<Value, Never> columns: () -> Columns
    )
    where
        Rows == TableForEachContent<Data>, Value == Data.Element, Columns.TableColumnSortComparator == Never
    {
        self.init(unshown: ())
    }

    nonisolated public init<Data: RandomAccessCollection>(
        _ data: Data, selection: Binding<Set<Value.ID>>, @TableColumnBuilder<Value, Never> columns: () -> Columns
    )
    where
        Rows == TableForEachContent<Data>, Value == Data.Element, Columns.TableColumnSortComparator == Never
    {
        self.init(unshown: ())
    }

    nonisolated public init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data, sortOrder: Binding<[Sort]>, @TableColumnBuilder<Value, Sort> columns: () -> Columns
    )
    where
        Rows == TableForEachContent<Data>, Value == Data.Element, Columns.TableColumnSortComparator == Sort
    {
        self.init(unshown: ())
    }

    nonisolated public init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns
    )
    where
        Rows == TableForEachContent<Data>, Value == Data.Element, Columns.TableColumnSortComparator == Sort
    {
        self.init(unshown: ())
    }

    nonisolated public init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns
    )
    where
        Rows == TableForEachContent<Data>, Value == Data.Element, Columns.TableColumnSortComparator == Sort
    {
        self.init(unshown: ())
    }

    nonisolated public init<Data: RandomAccessCollection>(
        _ data: Data, children: KeyPath<Value, Data?>, @TableColumnBuilder<Value, Never> columns: () -> Columns
    )
    where
        Rows == TableOutlineGroupContent<Data>, Value == Data.Element, Columns.TableColumnSortComparator == Never
    {
        self.init(unshown: ())
    }

    nonisolated public init<Data: RandomAccessCollection>(
        _ data: Data, children: KeyPath<Value, Data?>, selection: Binding<Value.ID?>,
        @TableColumnBuilder<Value, Never> columns: () -> Columns
    )
    where
        Rows == TableOutlineGroupContent<Data>, Value == Data.Element, Columns.TableColumnSortComparator == Never
    {
        self.init(unshown: ())
    }
}
