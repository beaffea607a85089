/// The edit actions of a list's rows.
public struct EditActions<Data>: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }
}

extension EditActions where Data: RangeReplaceableCollection {
    public static var delete: EditActions<Data> { EditActions(rawValue: 1 << 0) }
}

extension EditActions where Data: MutableCollection {
    public static var move: EditActions<Data> { EditActions(rawValue: 1 << 1) }
}

extension EditActions where Data: MutableCollection, Data: RangeReplaceableCollection {
    public static var all: EditActions<Data> { [.delete, .move] }
}

/// The indices of a collection with its elements' identifiers.
public struct IndexedIdentifierCollection<Base: Collection, ID: Hashable>: Collection {
    public struct Element {
        let index: Base.Index
        let id: ID
    }

    let base: Base
    let identify: (Base.Element) -> ID

    public var startIndex: Base.Index { base.startIndex }
    public var endIndex: Base.Index { base.endIndex }
    public subscript(position: Base.Index) -> Element { Element(index: position, id: identify(base[position])) }
    public func index(after i: Base.Index) -> Base.Index { base.index(after: i) }
}

extension IndexedIdentifierCollection: BidirectionalCollection where Base: BidirectionalCollection {
    public func index(before i: Base.Index) -> Base.Index { base.index(before: i) }
}

extension IndexedIdentifierCollection: RandomAccessCollection where Base: RandomAccessCollection {}

/// An editable row.
public struct EditableCollectionContent<Content, Data> {
    let content: Content
}

extension EditableCollectionContent: View where Content: View {
    public var body: some View { content }
}

extension ForEach where Content: View {
    nonisolated public init<C: MutableCollection & RandomAccessCollection>(
        _ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
    )
    where
        Data == LazyMapSequence<C.Indices, (C.Index, ID)>, ID == C.Element.ID, C.Element: Identifiable,
        C.Index: Hashable
    {
        self.init(data, id: \.id, content: content)
    }

    nonisolated public init<C: MutableCollection & RandomAccessCollection>(
        _ data: Binding<C>, id: KeyPath<C.Element, ID>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
    ) where Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C.Index: Hashable {
        let values = data.wrappedValue
        self.init(
            data: values.indices.lazy.map { ($0, values[$0][keyPath: id]) },
            content: { content(data.element(at: $0.0)) }, identify: { $0.1 })
    }

    nonisolated public init<C: MutableCollection & RandomAccessCollection, R: View>(
        _ data: Binding<C>, editActions: EditActions<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> R
    )
    where
        Data == IndexedIdentifierCollection<C, ID>, ID == C.Element.ID, Content == EditableCollectionContent<R, C>,
        C.Element: Identifiable, C.Index: Hashable
    {
        self.init(data, id: \.id, editActions: editActions, content: content)
    }

    nonisolated public init<C: MutableCollection & RandomAccessCollection, R: View>(
        _ data: Binding<C>, id: KeyPath<C.Element, ID>, editActions: EditActions<C>,
        @ViewBuilder content: @escaping (Binding<C.Element>) -> R
    )
    where
        Data == IndexedIdentifierCollection<C, ID>, Content == EditableCollectionContent<R, C>, C.Index: Hashable
    {
        self.init(
            data: IndexedIdentifierCollection(base: data.wrappedValue, identify: { $0[keyPath: id] }),
            content: { EditableCollectionContent(content: content(data.element(at: $0.index))) },
            identify: { $0.id })
    }
}

extension Binding where Value: MutableCollection {
    /// The element at an index; writing to it updates the collection.
    nonisolated func element(at index: Value.Index) -> Binding<Value.Element> {
        Binding<Value.Element>(get: { wrappedValue[index] }, set: { wrappedValue[index] = $0 })
    }
}

extension Binding: Sequence where Value: MutableCollection {
    public typealias Element = Binding<Value.Element>
    public typealias Iterator = IndexingIterator<Binding<Value>>
    public typealias SubSequence = Slice<Binding<Value>>
}

extension Binding: Collection where Value: MutableCollection {
    public typealias Index = Value.Index
    public typealias Indices = Value.Indices

    nonisolated public var startIndex: Value.Index { wrappedValue.startIndex }
    nonisolated public var endIndex: Value.Index { wrappedValue.endIndex }
    nonisolated public var indices: Value.Indices { wrappedValue.indices }
    nonisolated public func index(after i: Value.Index) -> Value.Index { wrappedValue.index(after: i) }
    nonisolated public func formIndex(after i: inout Value.Index) { wrappedValue.formIndex(after: &i) }
    nonisolated public subscript(position: Value.Index) -> Binding<Value.Element> { element(at: position) }
}

extension Binding: BidirectionalCollection where Value: BidirectionalCollection, Value: MutableCollection {
    nonisolated public func index(before i: Value.Index) -> Value.Index { wrappedValue.index(before: i) }
    nonisolated public func formIndex(before i: inout Value.Index) { wrappedValue.formIndex(before: &i) }
}

extension Binding: RandomAccessCollection where Value: MutableCollection, Value: RandomAccessCollection {}
