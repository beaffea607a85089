/// The sections and items of a list at one time.
public struct NSDiffableDataSourceSnapshot<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable> {
    struct Section {
        var identifier: SectionIdentifierType
        var items: [ItemIdentifierType] = []
    }

    private var sections: [Section] = []
    public private(set) var reloadedItemIdentifiers: [ItemIdentifierType] = []
    public private(set) var reloadedSectionIdentifiers: [SectionIdentifierType] = []
    public private(set) var reconfiguredItemIdentifiers: [ItemIdentifierType] = []

    public init() {}

    public var numberOfItems: Int { sections.reduce(0) { $0 + $1.items.count } }
    public var numberOfSections: Int { sections.count }
    public var sectionIdentifiers: [SectionIdentifierType] { sections.map(\.identifier) }
    public var itemIdentifiers: [ItemIdentifierType] { sections.flatMap(\.items) }

    public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
        itemIdentifiers(inSection: identifier).count
    }

    public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
        sections.first { $0.identifier == identifier }?.items ?? []
    }

    public func sectionIdentifier(containingItem identifier: ItemIdentifierType) -> SectionIdentifierType? {
        sections.first { $0.items.contains(identifier) }?.identifier
    }

    public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? { itemIdentifiers.firstIndex(of: identifier) }

    public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
        sections.firstIndex { $0.identifier == identifier }
    }

    // Items.

    /// Without a section, items are added to the last one.
    public mutating func appendItems(
        _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
    ) {
        let index = sectionIdentifier.map { indexOfSection($0) } ?? sections.indices.last
        guard let index else { return }
        deleteItems(identifiers)
        sections[index].items += identifiers
    }

    public mutating func insertItems(_ identifiers: [ItemIdentifierType], beforeItem: ItemIdentifierType) {
        insert(identifiers, beside: beforeItem, offset: 0)
    }

    public mutating func insertItems(_ identifiers: [ItemIdentifierType], afterItem: ItemIdentifierType) {
        insert(identifiers, beside: afterItem, offset: 1)
    }

    public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
        let gone = Set(identifiers)
        for index in sections.indices { sections[index].items.removeAll { gone.contains($0) } }
    }

    public mutating func deleteAllItems() { sections = [] }

    public mutating func moveItem(_ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType) {
        guard identifier != toIdentifier, place(of: toIdentifier) != nil else { return }
        deleteItems([identifier])
        insert([identifier], beside: toIdentifier, offset: 0)
    }

    public mutating func moveItem(_ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType) {
        guard identifier != toIdentifier, place(of: toIdentifier) != nil else { return }
        deleteItems([identifier])
        insert([identifier], beside: toIdentifier, offset: 1)
    }

    public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) { reloadedItemIdentifiers += identifiers }
    public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
        reconfiguredItemIdentifiers += identifiers
    }

    private func place(of item: ItemIdentifierType) -> (section: Int, item: Int)? {
        for (index, section) in sections.enumerated() {
            if let position = section.items.firstIndex(of: item) { return (index, position) }
        }
        return nil
    }

    private mutating func insert(_ items: [ItemIdentifierType], beside other: ItemIdentifierType, offset: Int) {
        guard let place = place(of: other) else { return }
        sections[place.section].items.insert(contentsOf: items, at: place.item + offset)
    }

    // Sections.

    public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
        for identifier in identifiers where indexOfSection(identifier) == nil {
            sections.append(Section(identifier: identifier))
        }
    }

    public mutating func insertSections(
        _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
    ) {
        guard let index = indexOfSection(toIdentifier) else { return }
        sections.insert(contentsOf: identifiers.map { Section(identifier: $0) }, at: index)
    }

    public mutating func insertSections(
        _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
    ) {
        guard let index = indexOfSection(toIdentifier) else { return }
        sections.insert(contentsOf: identifiers.map { Section(identifier: $0) }, at: index + 1)
    }

    public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
        sections.removeAll { identifiers.contains($0.identifier) }
    }

    public mutating func moveSection(
        _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
    ) {
        move(identifier, beside: toIdentifier, offset: 0)
    }

    public mutating func moveSection(
        _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
    ) {
        move(identifier, beside: toIdentifier, offset: 1)
    }

    private mutating func move(_ identifier: SectionIdentifierType, beside other: SectionIdentifierType, offset: Int) {
        guard identifier != other, indexOfSection(other) != nil, let index = indexOfSection(identifier) else { return }
        let section = sections.remove(at: index)
        sections.insert(section, at: (indexOfSection(other) ?? 0) + offset)
    }

    public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
        reloadedSectionIdentifiers += identifiers
    }
}

extension NSDiffableDataSourceSnapshot: Sendable
where SectionIdentifierType: Sendable, ItemIdentifierType: Sendable {}
extension NSDiffableDataSourceSnapshot.Section: Sendable
where SectionIdentifierType: Sendable, ItemIdentifierType: Sendable {}

/// The items of one section, as an outline.
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable> {
    private var order: [ItemIdentifierType] = []
    private var parents: [ItemIdentifierType: ItemIdentifierType] = [:]
    private var expanded: Set<ItemIdentifierType> = []

    public init() {}

    public var items: [ItemIdentifierType] { order }
    public var rootItems: [ItemIdentifierType] { order.filter { parents[$0] == nil } }
    public var visibleItems: [ItemIdentifierType] { order.filter { isVisible($0) } }

    public mutating func append(_ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil) {
        let fresh = items.filter { !order.contains($0) }
        guard let parent else {
            order += fresh
            return
        }
        guard let index = order.firstIndex(of: parent) else { return }
        let end = order[(index + 1)...].firstIndex { !isInside($0, parent) } ?? order.count
        order.insert(contentsOf: fresh, at: end)
        for item in fresh { parents[item] = parent }
    }

    public mutating func insert(_ items: [ItemIdentifierType], before item: ItemIdentifierType) {
        guard let index = order.firstIndex(of: item) else { return }
        order.insert(contentsOf: items, at: index)
        for new in items { parents[new] = parents[item] }
    }

    public mutating func insert(_ items: [ItemIdentifierType], after item: ItemIdentifierType) {
        guard let index = order.firstIndex(of: item) else { return }
        let end = order[(index + 1)...].firstIndex { !isInside($0, item) } ?? order.count
        order.insert(contentsOf: items, at: end)
        for new in items { parents[new] = parents[item] }
    }

    public mutating func delete(_ items: [ItemIdentifierType]) {
        let gone = order.filter { item in items.contains { $0 == item || isInside(item, $0) } }
        order.removeAll { gone.contains($0) }
        for item in gone { parents[item] = nil }
    }

    public mutating func deleteAll() { self = NSDiffableDataSourceSectionSnapshot() }
    public mutating func expand(_ items: [ItemIdentifierType]) { expanded.formUnion(items) }
    public mutating func collapse(_ items: [ItemIdentifierType]) { expanded.subtract(items) }
    public func contains(_ item: ItemIdentifierType) -> Bool { order.contains(item) }
    public func index(of item: ItemIdentifierType) -> Int? { order.firstIndex(of: item) }
    public func isExpanded(_ item: ItemIdentifierType) -> Bool { expanded.contains(item) }
    public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? { parents[child] }

    public func isVisible(_ item: ItemIdentifierType) -> Bool {
        guard order.contains(item) else { return false }
        return sequence(first: item, next: { parents[$0] }).dropFirst().allSatisfy { expanded.contains($0) }
    }

    public func level(of item: ItemIdentifierType) -> Int {
        sequence(first: item, next: { parents[$0] }).reduce(-1) { level, _ in level + 1 }
    }

    public func snapshot(
        of parent: ItemIdentifierType, includingParent: Bool = false
    ) -> NSDiffableDataSourceSectionSnapshot {
        var part = NSDiffableDataSourceSectionSnapshot()
        part.order = order.filter { isInside($0, parent) || (includingParent && $0 == parent) }
        for item in part.order {
            if let above = parents[item], part.order.contains(above) { part.parents[item] = above }
        }
        part.expanded = expanded.intersection(part.order)
        return part
    }

    private func isInside(_ item: ItemIdentifierType, _ ancestor: ItemIdentifierType) -> Bool {
        sequence(first: item, next: { parents[$0] }).dropFirst().contains(ancestor)
    }
}
