import Testing

@testable import PreviewServer

@Suite("The turns of requests")
struct RequestTurnsTests {
    private enum Event {
        case add(String?)
        case end(String?)
        case dropFirst
        case dropLast

        static let all: [Event] = [
            .add(nil), .add("a"), .add("b"), .end(nil), .end("a"), .end("b"), .dropFirst, .dropLast,
        ]
    }

    /// The turns, and what the test knows of them.
    private struct Course {
        struct Waiting {
            var number: Int
            var page: String?
            var waiter: Int
        }

        static let pageLimit = 2
        static let limit = 3

        var turns = RequestTurns<Int>(ofPage: Course.pageLimit, inAll: Course.limit)
        /// The pages of the requests in progress.
        var running: [String?] = []
        var waiting: [Waiting] = []
        var lastWaiter = 0

        func number(of page: String?) -> Int { running.count { $0 == page } }

        func hasRoom(_ page: String?) -> Bool { number(of: page) < Self.pageLimit && running.count < Self.limit }

        mutating func add(_ page: String?) {
            lastWaiter += 1
            let isFree = hasRoom(page)
            switch turns.add(lastWaiter, of: page) {
            case .inProgress:
                #expect(isFree)
                running.append(page)
            case .waiting(let number):
                let last = waiting.last?.number ?? 0
                #expect(!isFree && number > last)
                waiting.append(Waiting(number: number, page: page, waiter: lastWaiter))
            }
        }

        mutating func end(_ page: String?) {
            guard let index = running.firstIndex(of: page) else { return }
            running.remove(at: index)
            let fewest = waiting.filter { hasRoom($0.page) }.map { number(of: $0.page) }.min()
            let expected = waiting.firstIndex { hasRoom($0.page) && number(of: $0.page) == fewest }
            let begun = expected.map { waiting.remove(at: $0) }
            let next = turns.end(of: page)
            #expect(next == begun?.waiter)
            guard let begun else { return }
            running.append(begun.page)
            // It does not wait any more.
            let dropped = turns.drop(begun.number)
            #expect(dropped == nil)
        }

        mutating func drop(_ index: Int?) {
            guard let index else { return }
            let dropped = waiting.remove(at: index)
            let (waiter, again) = (turns.drop(dropped.number), turns.drop(dropped.number))
            #expect(waiter == dropped.waiter && again == nil)
        }

        mutating func follow(_ event: Event) {
            switch event {
            case .add(let page): add(page)
            case .end(let page): end(page)
            case .dropFirst: drop(waiting.indices.first)
            case .dropLast: drop(waiting.indices.last)
            }
        }

        func check() {
            #expect(running.count <= Self.limit)
            #expect(turns.waitingCount == waiting.count)
            for page in [nil, "a", "b"] {
                let own = number(of: page)
                #expect(own <= Self.pageLimit)
                #expect(turns.inProgress[page, default: 0] == own)
            }
            #expect(!waiting.contains { hasRoom($0.page) })
        }
    }

    private func follow(_ course: Course, steps: Int) {
        course.check()
        guard steps > 0 else { return }
        for event in Event.all {
            var next = course
            next.follow(event)
            follow(next, steps: steps - 1)
        }
    }

    @Test("S-PAGE-23: No request waits that could begin, and none begins beyond a limit, after any three events")
    func allCourses() {
        let beginnings: [[String?]] = [
            [], ["a", "a", "a", "b", "b"], ["a", "a", "b", "b", "b", "a"], [nil, "a", "b", "b", "a", nil, nil],
        ]
        for pages in beginnings {
            var course = Course()
            for page in pages { course.add(page) }
            follow(course, steps: 3)
        }
    }

    @Test("S-PAGE-23: The next turn is of the page with the fewest requests in progress, and of the earliest of them")
    func fairness() {
        var turns = RequestTurns<String>(ofPage: 2, inAll: 3)
        #expect(turns.add("a1", of: "a") == .inProgress)
        #expect(turns.add("a2", of: "a") == .inProgress)
        #expect(turns.add("a3", of: "a") == .waiting(number: 1))
        #expect(turns.add("b1", of: "b") == .inProgress)
        #expect(turns.add("b2", of: "b") == .waiting(number: 2))
        #expect(turns.add("c1", of: "c") == .waiting(number: 3))
        #expect(turns.add("c2", of: "c") == .waiting(number: 4))
        #expect(turns.end(of: "a") == "c1")
        #expect(turns.end(of: "b") == "b2")
        #expect(turns.end(of: "a") == "a3")
        #expect(turns.end(of: "a") == "c2")
        #expect(turns.waitingCount == 0)
    }

    @Test("S-PAGE-24: A request that is dropped gets no turn, and delays no other")
    func dropped() {
        var turns = RequestTurns<String>(ofPage: 1, inAll: 9)
        #expect(turns.add("first", of: nil) == .inProgress)
        #expect(turns.add("second", of: nil) == .waiting(number: 1))
        #expect(turns.add("third", of: nil) == .waiting(number: 2))
        #expect(turns.drop(1) == "second")
        #expect(turns.drop(1) == nil)
        #expect(turns.end(of: nil) == "third")
        #expect(turns.drop(2) == nil)
        #expect(turns.end(of: nil) == nil)
        #expect(turns.inProgress.isEmpty)
    }
}
