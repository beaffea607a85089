import Foundation

extension NSSortDescriptor {
    /// Orders objects as a descriptor of Swift's does.
    public convenience init<Compared: NSObject>(_ sortDescriptor: SortDescriptor<Compared>) {
        self.init(
            keyPath: \NSObject.self, ascending: true,
            comparator: { first, second in
                guard let first = first as? Compared, let second = second as? Compared else { return .orderedSame }
                return sortDescriptor.compare(first, second)
            })
    }
}
