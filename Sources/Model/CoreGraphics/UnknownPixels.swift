import Synchronization

/// Uses of pixels of images that are painted only where the widget is shown, until the runtime collects them.
package enum UnknownPixels {
    private static let uses = Mutex<(waiting: Set<String>, said: Set<String>)>(([], []))

    /// Each use is recorded once per process.
    ///
    /// - Parameter subject: type and member, such as `CGContext.draw`.
    static func add(_ subject: String) {
        uses.withLock { uses in
            if uses.said.insert(subject).inserted { uses.waiting.insert(subject) }
        }
    }

    /// The uses since the last call, sorted.
    package static func take() -> [String] {
        uses.withLock { uses in
            defer { uses.waiting = [] }
            return uses.waiting.sorted()
        }
    }
}
