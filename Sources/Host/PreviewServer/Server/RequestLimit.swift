import Synchronization

/// The number of requests that the device works for at a time.
///
/// 1. A request counts until its work has ended. That can be later than its connection: a call that a widget has received
///    is completed.
/// 2. A request beyond a limit is refused with the reason. If it waited, it would hold a connection, and delay requests
///    of other pages.
/// 3. Requests without the token of a page that the server knows count as those of one page.
final class RequestLimit: Sendable {
    /// For one page. A browser has at most six connections to a server.
    static let ofPage = 8
    /// For all pages together.
    static let inAll = 32

    private struct Page: Hashable {
        var token: String?
    }

    private let noun: String
    private let inProgress = Mutex<[Page: Int]>([:])

    /// - Parameter noun: What is counted, in the plural.
    init(of noun: String) { self.noun = noun }

    /// Does the work for a request.
    ///
    /// - Parameter token: That of the page, if the server knows it.
    /// - Throws: `PageRejection` if there are too many, and the errors of the work.
    func admit<Answer: Sendable>(
        _ token: String?, _ work: () async throws -> Answer
    ) async throws -> Answer {
        let page = Page(token: token)
        try enter(page)
        defer { leave(page) }
        return try await work()
    }

    private func enter(_ page: Page) throws(PageRejection) {
        let rejection = inProgress.withLock { counts -> PageRejection? in
            let own = counts[page, default: 0]
            guard own < Self.ofPage else {
                return PageRejection(
                    .busyPage,
                    """
                    \(Self.ofPage) \(noun) of this page are already in progress. Try again when one of them has ended.
                    """)
            }
            guard counts.values.reduce(0, +) < Self.inAll else {
                return PageRejection(
                    .busy,
                    """
                    \(Self.inAll) \(noun) of all pages are already in progress. Try again when one of them has ended, or \
                    close other pages.
                    """)
            }
            counts[page] = own + 1
            return nil
        }
        if let rejection { throw rejection }
    }

    private func leave(_ page: Page) {
        inProgress.withLock { counts in
            guard let own = counts[page] else { return }
            counts[page] = own > 1 ? own - 1 : nil
        }
    }
}
