import CoreTransferable

/// Rows of a table. A widget shows none, so they are never created.
@MainActor @preconcurrency
public protocol TableRowContent<TableRowValue> {
    associatedtype TableRowValue: Identifiable
    associatedtype TableRowBody
}

/// Rows generated from a collection.
@MainActor @preconcurrency
public protocol DynamicTableRowContent<TableRowValue, Data>: TableRowContent {
    associatedtype Data: Collection

    var data: Data { get }
}

/// A row of a table.
public struct TableRow<Value: Identifiable>: TableRowContent {
    public typealias TableRowValue = Value
    public typealias TableRowBody = Never

    nonisolated public init(_ value: Value) {}
}

/// Rows whose content is discarded.
public struct _UnshownTableRows<Value: Identifiable>: TableRowContent {
    public typealias TableRowValue = Value
    public typealias TableRowBody = Never

    nonisolated init() {}
}

/// A row for each element of a collection.
public struct TableForEachContent<Data: RandomAccessCollection>: TableRowContent where Data.Element: Identifiable {
    public typealias TableRowValue = Data.Element
    public typealias TableRowBody = Never
}

/// Rows with nested rows.
public struct TableOutlineGroupContent<Data: RandomAccessCollection>: TableRowContent
where Data.Element: Identifiable {
    public typealias TableRowValue = Data.Element
    public typealias TableRowBody = Never
}

/// A row that discloses others.
public struct DisclosureTableRow<Label: TableRowContent, Content: TableRowContent>: TableRowContent
where Label.TableRowValue == Content.TableRowValue {
    public typealias TableRowValue = Label.TableRowValue
    public typealias TableRowBody = Never

    nonisolated public init<Value: Identifiable>(
        _ value: Value, isExpanded: Binding<Bool>? = nil, @TableRowBuilder<Value> content: @escaping () -> Content
    ) where Label == TableRow<Value> {}
}

extension ForEach: TableRowContent where Content: TableRowContent {
    public typealias TableRowValue = Content.TableRowValue
    public typealias TableRowBody = Never

    nonisolated public init(
        _ data: Data, @TableRowBuilder<Content.TableRowValue> content: @escaping (Data.Element) -> Content
    ) where ID == Data.Element.ID, Data.Element: Identifiable {
        self.init(data: data, content: content, identify: { $0.id })
    }

    nonisolated public init(_ data: Data)
    where ID == Data.Element.ID, Content == TableRow<Data.Element>, Data.Element: Identifiable {
        self.init(data: data, content: { TableRow($0) }, identify: { $0.id })
    }

    nonisolated public init(
        _ data: Data, id: KeyPath<Data.Element, ID>,
        @TableRowBuilder<Content.TableRowValue> content: @escaping (Data.Element) -> Content
    ) {
        self.init(data: data, content: content, identify: { $0[keyPath: id] })
    }
}

extension ForEach: DynamicTableRowContent where Content: TableRowContent {}

extension Group: TableRowContent where Content: TableRowContent {
    public typealias TableRowValue = Content.TableRowValue
    public typealias TableRowBody = Never

    nonisolated public init(@TableRowBuilder<Content.TableRowValue> content: () -> Content) {
        self.init(content: content())
    }
}

extension TableRowContent {
    nonisolated public func contextMenu<M: View>(
        @ViewBuilder menuItems: () -> M
    ) -> some TableRowContent<TableRowValue> {
        self
    }

    nonisolated public func draggable<T: Transferable>(
        _ payload: @autoclosure @escaping () -> T
    ) -> some TableRowContent<TableRowValue> {
        self
    }

    nonisolated public func dropDestination<T: Transferable>(
        for payloadType: T.Type = T.self, action: @escaping ([T]) -> Void
    ) -> some TableRowContent<TableRowValue> {
        self
    }

    nonisolated public func itemProvider(
        _ action: (() -> NSItemProvider?)?
    ) -> some TableRowContent<TableRowValue> {
        self
    }

    nonisolated public func onHover(perform action: @escaping (Bool) -> Void) -> some TableRowContent<TableRowValue> {
        self
    }

    nonisolated public func selectionDisabled(_ isDisabled: Bool = true) -> some TableRowContent<TableRowValue> {
        self
    }
}
