import Synchronization

/// The names of the ActivityKit APIs that the widget's code used; no activity is running.
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
