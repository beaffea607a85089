import Synchronization

/// Where code asked for pixels of images that are painted only where the widget is shown, until the runtime fetches it.
package enum UnknownPixels {
    private static let uses = Mutex<(waiting: Set<String>, said: Set<String>)>(([], []))

    /// The same use is kept once in the life of the process.
    ///
    /// - Parameter subject: type and member, `CGContext.draw`.
    static func add(_ subject: String) {
        uses.withLock { uses in
            if uses.said.insert(subject).inserted { uses.waiting.insert(subject) }
        }
    }

    /// What came since the last call, sorted.
    package static func take() -> [String] {
        uses.withLock { uses in
            defer { uses.waiting = [] }
            return uses.waiting.sorted()
        }
    }
}
