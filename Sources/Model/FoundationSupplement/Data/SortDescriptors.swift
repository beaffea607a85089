import Foundation

extension NSSortDescriptor {
    /// Orders objects like Swift's `SortDescriptor`.
    public convenience init<Compared: NSObject>(_ sortDescriptor: SortDescriptor<Compared>) {
        self.init(
            keyPath: \NSObject.self, ascending: true,
            comparator: { first, second in
                guard let first = first as? Compared, let second = second as? Compared else { return .orderedSame }
                return sortDescriptor.compare(first, second)
            })
    }
}

extension Bool {
    fileprivate var sortRank: Int { self ? 1 : 0 }
}

extension Bool? {
    fileprivate var sortRank: Int { self.map(\.sortRank) ?? -1 }
}

extension SortDescriptor where Compared: NSObject {
    /// Orders objects by a Boolean property, `false` first.
    public init(_ keyPath: any KeyPath<Compared, Bool> & Sendable, order: SortOrder = .forward) {
        self.init(Self.sendable(keyPath.appending(path: \.sortRank)), order: order)
    }

    /// Orders objects by an optional Boolean property, those without a value first.
    public init(_ keyPath: any KeyPath<Compared, Bool?> & Sendable, order: SortOrder = .forward) {
        self.init(Self.sendable(keyPath.appending(path: \.sortRank)), order: order)
    }

    /// A key path that is composed of sendable ones is sendable, although its type does not declare it.
    private static func sendable(_ path: KeyPath<Compared, Int>) -> any KeyPath<Compared, Int> & Sendable {
        unsafeBitCast(path, to: (any KeyPath<Compared, Int> & Sendable).self)
    }
}
