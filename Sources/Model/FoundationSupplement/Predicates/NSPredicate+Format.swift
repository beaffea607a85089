import Foundation

extension NSPredicate {
    /// A predicate with the given format. `%@`, `%K`, `%d` and similar specifiers take the arguments in order.
    ///
    /// Comparisons, `AND`, `OR`, `NOT`, `ANY`, `ALL`, `IN`, `BETWEEN` and comparisons of texts are evaluated; functions
    /// are not. A format that cannot be read matches nothing and is reported.
    public convenience init(format predicateFormat: String, _ args: Any?...) {
        self.init(predicateFormat, arguments: args)
    }

    public convenience init(format predicateFormat: String, argumentArray arguments: [Any]?) {
        self.init(predicateFormat, arguments: arguments ?? [])
    }

    private convenience init(_ text: String, arguments: [Any?]) {
        do {
            // Evaluated on the thread of its fetch; its state does not change.
            nonisolated(unsafe) let format = try PredicateFormatReader.read(text, arguments: arguments)
            self.init { object, variables in format.holds(for: object, variables: variables) }
        } catch {
            Notices.current.add(
                .init(
                    .warning, subject: "NSPredicate", message: "The predicate “\(text)” matches nothing: \(error).",
                    remedy: "Write it with comparisons, AND, OR and NOT."))
            self.init(value: false)
        }
    }
}

extension NSSortDescriptor {
    /// Orders objects by the values under `key`, which may be a path.
    public convenience init(key: String, ascending: Bool) {
        self.init(
            keyPath: \NSObject.[keyed: key], ascending: ascending,
            comparator: { DynamicOrder.compare($0, $1) ?? .orderedSame })
    }

    /// Orders objects by values of any type; incomparable values are equal.
    public convenience init<Root, Value>(keyPath: KeyPath<Root, Value>, ascending: Bool) {
        self.init(
            keyPath: keyPath, ascending: ascending, comparator: { DynamicOrder.compare($0, $1) ?? .orderedSame })
    }
}

extension NSObject {
    fileprivate subscript(keyed path: String) -> Any? {
        KeyedPath.value(of: self, at: path.split(separator: ".").map(String.init))
    }
}
