/// An outline of rows. A widget shows the outermost.
public struct OutlineGroup<Data: RandomAccessCollection, ID: Hashable, Parent, Leaf, Subgroup> {
    enum Source {
        case root(Data.Element)
        case collection(Data)
    }

    let source: Source
    let identify: (Data.Element) -> ID
    let children: (Data.Element) -> Data?
    let row: (Data.Element) -> Leaf
}

/// The rows within a row.
public struct OutlineSubgroupChildren {
    let content: AnyView
}

extension OutlineSubgroupChildren: View {
    public var body: some View { content }
}

extension OutlineGroup: View where Parent: View, Leaf: View, Subgroup: View {
    public var body: some View {
        switch source {
        case .collection(let data): ForEach(data: data, content: { rows(of: $0) }, identify: identify)
        case .root(let element): rows(of: element)
        }
    }

    @ViewBuilder nonisolated private func rows(of element: Data.Element) -> some View {
        if let children = children(element) {
            let inner = OutlineGroup(
                source: .collection(children), identify: identify, children: self.children, row: row)
            DisclosureGroup(nil, label: row(element), content: { OutlineSubgroupChildren(content: AnyView(inner)) })
        } else {
            row(element)
        }
    }
}

extension OutlineGroup
where Parent: View, Parent == Leaf, Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren> {
    nonisolated public init<DataElement: Identifiable>(
        _ root: DataElement, children: KeyPath<DataElement, Data?>,
        @ViewBuilder content: @escaping (DataElement) -> Leaf
    ) where ID == DataElement.ID, DataElement == Data.Element {
        self.init(source: .root(root), identify: { $0.id }, children: { $0[keyPath: children] }, row: content)
    }

    nonisolated public init<DataElement: Identifiable>(
        _ data: Data, children: KeyPath<DataElement, Data?>, @ViewBuilder content: @escaping (DataElement) -> Leaf
    ) where ID == DataElement.ID, DataElement == Data.Element {
        self.init(source: .collection(data), identify: { $0.id }, children: { $0[keyPath: children] }, row: content)
    }

    nonisolated public init<DataElement>(
        _ root: DataElement, id: KeyPath<DataElement, ID>, children: KeyPath<DataElement, Data?>,
        @ViewBuilder content: @escaping (DataElement) -> Leaf
    ) where DataElement == Data.Element {
        self.init(
            source: .root(root), identify: { $0[keyPath: id] }, children: { $0[keyPath: children] }, row: content)
    }

    nonisolated public init<DataElement>(
        _ data: Data, id: KeyPath<DataElement, ID>, children: KeyPath<DataElement, Data?>,
        @ViewBuilder content: @escaping (DataElement) -> Leaf
    ) where DataElement == Data.Element {
        self.init(
            source: .collection(data), identify: { $0[keyPath: id] }, children: { $0[keyPath: children] },
            row: content)
    }
}
