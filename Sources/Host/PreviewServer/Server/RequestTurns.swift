/// The turns of requests: how many are in progress, and which wait.
///
/// 1. A request is in progress from the beginning of its turn to the end of its work, also after its page has closed.
/// 2. A request gets its turn at once if neither its page nor all pages together are at their limit. If not, it waits.
/// 3. The end of a turn gives the next one to a waiting request whose page is not at its limit: of the page with the
///    fewest in progress and, among equals, the one that came first.
/// 4. A request that waits can be dropped. It then never gets a turn.
///
/// Invariant: of each waiting request, the page is at its limit, or all pages together are. For
/// - a request is added to those that wait only then, and a turn that begins lowers no count;
/// - a turn that ends frees a place of its page and of all pages. If all pages together were at their limit, the next
///   turn fills it, or the page of every waiting request is at its own limit. If they were not, only requests of the
///   same page can begin, and the next turn fills the place of that page;
/// - a request that is dropped changes no count.
///
/// So a request waits only while others are in progress, and at most one begins when one ends.
struct RequestTurns<Waiter> {
    enum Admission: Hashable {
        case inProgress
        /// - Parameter number: No other request ever has it.
        case waiting(number: Int)
    }

    private struct Waiting {
        var number: Int
        var page: String?
        var waiter: Waiter
    }

    private let pageLimit: Int
    private let limit: Int
    /// The number of requests by the token of their page; those of unknown pages count as of one page.
    private(set) var inProgress: [String?: Int] = [:]
    /// In the order of their arrival.
    private var waiting: [Waiting] = []
    private var lastNumber = 0

    init(ofPage pageLimit: Int, inAll limit: Int) {
        self.pageLimit = pageLimit
        self.limit = limit
    }

    var waitingCount: Int { waiting.count }

    /// - Parameter waiter: Kept only if the request waits.
    mutating func add(_ waiter: Waiter, of page: String?) -> Admission {
        if hasRoom(page) {
            inProgress[page, default: 0] += 1
            return .inProgress
        }
        lastNumber += 1
        waiting.append(Waiting(number: lastNumber, page: page, waiter: waiter))
        return .waiting(number: lastNumber)
    }

    /// Ends a turn of a page.
    ///
    /// - Returns: The request that has the next turn.
    mutating func end(of page: String?) -> Waiter? {
        let left = inProgress[page, default: 1] - 1
        inProgress[page] = left > 0 ? left : nil
        let ready = waiting.indices.filter { hasRoom(waiting[$0].page) }
        guard let index = ready.min(by: { rank($0) < rank($1) }) else { return nil }
        let next = waiting.remove(at: index)
        inProgress[next.page, default: 0] += 1
        return next.waiter
    }

    /// - Returns: `nil` if the request does not wait any more.
    mutating func drop(_ number: Int) -> Waiter? {
        guard let index = waiting.firstIndex(where: { $0.number == number }) else { return nil }
        return waiting.remove(at: index).waiter
    }

    private func hasRoom(_ page: String?) -> Bool {
        inProgress[page, default: 0] < pageLimit && inProgress.values.reduce(0, +) < limit
    }

    private func rank(_ index: Int) -> (Int, Int) {
        (inProgress[waiting[index].page, default: 0], waiting[index].number)
    }
}
