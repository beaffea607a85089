extension ViewSpacing {
    /// Values by key. A view has fewer than ten, so a linear search is fastest.
    package struct Table: Sendable, ExpressibleByDictionaryLiteral, Sequence {
        fileprivate var entries: [(key: Key, value: Value)] = []

        package init() {}

        /// Entries with unique keys.
        package init(distinct entries: [(key: Key, value: Value)]) {
            self.entries = entries
        }

        package init(dictionaryLiteral elements: (Key, Value)...) {
            for (key, value) in elements { self[key] = value }
        }

        package subscript(key: Key) -> Value? {
            get {
                for entry in entries where entry.key == key { return entry.value }
                return nil
            }
            set {
                let index = entries.firstIndex { $0.key == key }
                switch (index, newValue) {
                case (let index?, let value?): entries[index].value = value
                case (let index?, nil): entries.remove(at: index)
                case (nil, let value?): entries.append((key, value))
                case (nil, nil): break
                }
            }
        }

        package func makeIterator() -> IndexingIterator<[(key: Key, value: Value)]> { entries.makeIterator() }

        package mutating func removeAll(where shouldRemove: (Key) -> Bool) {
            entries.removeAll { shouldRemove($0.key) }
        }
    }
}

extension ViewSpacing.Table: Equatable {
    /// The order in which values were set is irrelevant.
    package static func == (left: Self, right: Self) -> Bool {
        left.entries.count == right.entries.count && left.entries.allSatisfy { right[$0.key] == $0.value }
    }
}
