import Synchronization

/// The queue of requests for data, so that those of one page do not delay those of another.
///
/// 1. `RequestTurns` decides which requests are in progress.
/// 2. A request whose connection closes while it waits is dropped: its work never begins.
/// 3. Work that has begun is completed, and nothing is canceled: what other pages see never depends on a connection.
///
/// Invariants, which make every request end:
/// - The continuation of a request that waits is in `turns`. Taking it out, for its turn or because it is dropped,
///   happens under the lock, and who takes it out resumes it. So it is resumed once.
/// - The connection is asked to report its end when the request already waits. An end before that is reported at once,
///   so that none is missed; one after the request got its turn finds nothing to drop.
/// - Continuations are resumed, and connections are called, without the lock.
/// - A turn ends with its work, also with an error. The work ends within the time limits of the device, and never waits
///   for another request for data.
final class RequestQueue: Sendable {
    /// The requests of a page in progress. A browser has at most six connections to a server, so that those of its page
    /// never wait for each other.
    static let pageLimit = 6
    /// Those of all pages together, each of which may occupy a thread and a process.
    static let limit = 32

    private let turns: Mutex<RequestTurns<CheckedContinuation<Bool, Never>>>

    init(ofPage pageLimit: Int = RequestQueue.pageLimit, inAll limit: Int = RequestQueue.limit) {
        turns = Mutex(RequestTurns(ofPage: pageLimit, inAll: limit))
    }

    var waitingCount: Int { turns.withLock { $0.waitingCount } }
    var inProgressCount: Int { turns.withLock { $0.inProgress.values.reduce(0, +) } }

    /// Does the work for a request when it has its turn.
    ///
    /// - Parameters:
    ///   - page: The token of its page, if the server knows the page.
    ///   - end: That of its connection.
    /// - Throws: `PageRejection` if the connection closed before, and the errors of the work.
    func run<Answer: Sendable>(
        for page: String?, until end: ConnectionEnd, _ work: () async throws -> Answer
    ) async throws -> Answer {
        guard await turn(of: page, until: end) else {
            throw PageRejection(.failed, "The connection closed while the request waited for its turn.")
        }
        defer { endTurn(of: page) }
        return try await work()
    }

    /// - Returns: `false` if the request is dropped.
    private func turn(of page: String?, until end: ConnectionEnd) async -> Bool {
        guard !end.hasOccurred else { return false }
        return await withCheckedContinuation { caller in
            switch turns.withLock({ $0.add(caller, of: page) }) {
            case .inProgress: caller.resume(returning: true)
            case .waiting(let number): end.whenItOccurs { self.drop(number) }
            }
        }
    }

    private func endTurn(of page: String?) {
        let next = turns.withLock { $0.end(of: page) }
        next?.resume(returning: true)
    }

    private func drop(_ number: Int) {
        let caller = turns.withLock { $0.drop(number) }
        caller?.resume(returning: false)
    }
}
