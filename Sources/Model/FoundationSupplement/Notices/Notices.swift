import Synchronization

/// Notices for the user from the modules below the views, until the runtime collects them.
package final class Notices: Sendable {
    /// One fact for the user, such as stored data that is missing here.
    package struct Notice: Hashable, Sendable {
        /// Whether the picture differs from the one on a device.
        package enum Weight: Hashable, Sendable { case note, warning }

        package var weight: Weight
        package var subject: String
        package var message: String
        package var remedy: String?

        package init(_ weight: Weight, subject: String, message: String, remedy: String? = nil) {
            self.weight = weight
            self.subject = subject
            self.message = message
            self.remedy = remedy
        }

        fileprivate var words: [String] { [subject, message, remedy ?? ""] }
    }

    package static let current = Notices()

    private struct State {
        var waiting: [Notice] = []
        var said: Set<Notice> = []
    }

    private let state = Mutex(State())

    package init() {}

    /// Records a notice, at most once in the life of the process.
    package func add(_ notice: Notice) {
        state.withLock { state in
            if state.said.insert(notice).inserted { state.waiting.append(notice) }
        }
    }

    /// The notices since the last call, sorted by text: threads have no defined order.
    package func take() -> [Notice] {
        let waiting = state.withLock { state in
            defer { state.waiting = [] }
            return state.waiting
        }
        return waiting.sorted { $0.words.lexicographicallyPrecedes($1.words) }
    }
}
