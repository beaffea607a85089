import Synchronization

/// What the widget's code asked of running activities, of which there are none.
package enum ActivityUse {
    private static let names = Mutex<Set<String>>([])

    static func note(_ name: String) {
        names.withLock { _ = $0.insert(name) }
    }

    /// The names since the last call, sorted.
    package static func take() -> [String] {
        names.withLock { names in
            defer { names = [] }
            return names.sorted()
        }
    }
}
