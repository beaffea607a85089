import Dispatch
import Synchronization
import TestSupport
import Testing

@testable import PreviewServer

@Suite("The queue of requests for data")
struct RequestQueueTests {
    private struct Failure: Error {}

    /// Counts in concurrent tasks.
    private final class Counter: Sendable {
        private let count = Mutex(0)

        var value: Int { count.withLock { $0 } }

        func add() { count.withLock { $0 += 1 } }
    }

    /// A queue with one turn, which a request has until the gate opens.
    private struct Occupied {
        let queue = RequestQueue(ofPage: 1, inAll: 1)
        let gate = AnswerGate()
        let first: Task<Int, any Error>

        init(_ end: ConnectionEnd = ConnectionEnd()) async throws {
            gate.close()
            let (queue, gate) = (queue, gate)
            first = Task {
                try await queue.run(for: "a", until: end) {
                    await gate.pass()
                    return 1
                }
            }
            try await eventually("the first request is in progress") { queue.inProgressCount == 1 }
        }

        /// Adds a request, and returns when it waits.
        func wait(
            until end: ConnectionEnd, _ work: @escaping @Sendable () -> Int
        ) async throws -> Task<Int, any Error> {
            let queue = queue
            let before = queue.waitingCount
            let task = Task { try await queue.run(for: "a", until: end) { work() } }
            try await eventually("the request waits") { queue.waitingCount == before + 1 }
            return task
        }
    }

    @Test("S-PAGE-24: A request whose connection closes while it waits is dropped, and the next one gets the turn")
    func dropped() async throws {
        let occupied = try await Occupied()
        defer { occupied.gate.open() }
        let end = ConnectionEnd()
        let begun = Counter()
        let second = try await occupied.wait(until: end) {
            begun.add()
            return 2
        }
        let third = try await occupied.wait(until: ConnectionEnd()) { 3 }
        end.occur()
        await #expect(throws: PageRejection.self) { try await second.value }
        #expect(occupied.queue.waitingCount == 1)
        occupied.gate.open()
        #expect(try await occupied.first.value == 1)
        #expect(try await third.value == 3)
        #expect(begun.value == 0)
        #expect(occupied.queue.inProgressCount == 0)
    }

    @Test("S-PAGE-24: A request whose connection has closed already does not begin, although there is a turn")
    func late() async {
        let (queue, end) = (RequestQueue(), ConnectionEnd())
        let begun = Counter()
        end.occur()
        await #expect(throws: PageRejection.self) {
            try await queue.run(for: "a", until: end) { begun.add() }
        }
        #expect(begun.value == 0)
        #expect(queue.inProgressCount == 0)
    }

    @Test("S-PAGE-24: A request in progress is completed, although its connection closes")
    func completed() async throws {
        let end = ConnectionEnd()
        let occupied = try await Occupied(end)
        end.occur()
        occupied.gate.open()
        #expect(try await occupied.first.value == 1)
    }

    @Test("The end of a connection whose request had waited drops no later request")
    func staleEnd() async throws {
        let (occupied, end) = (try await Occupied(), ConnectionEnd())
        defer { occupied.gate.open() }
        let second = try await occupied.wait(until: end) { 2 }
        let third = try await occupied.wait(until: ConnectionEnd()) { 3 }
        occupied.gate.open()
        #expect(try await second.value == 2)
        end.occur()
        #expect(try await third.value == 3)
    }

    @Test("Work that fails gives its turn back")
    func failed() async throws {
        let queue = RequestQueue(ofPage: 1, inAll: 1)
        await #expect(throws: Failure.self) {
            try await queue.run(for: nil, until: ConnectionEnd()) { () async throws -> Int in throw Failure() }
        }
        #expect(try await queue.run(for: nil, until: ConnectionEnd()) { 7 } == 7)
        #expect(queue.inProgressCount == 0)
    }

    @Test("S-PAGE-24: However turns and closing connections interleave, each request ends, and no turn is lost")
    func everyRequestEnds() async {
        let queue = RequestQueue(ofPage: 2, inAll: 3)
        let ends = (0..<300).map { _ in ConnectionEnd() }
        let begun = Counter()
        let answered = await withTaskGroup(of: Bool.self) { group in
            for (index, end) in ends.enumerated() {
                group.addTask {
                    let answer = try? await queue.run(for: ["a", "b", nil][index % 3], until: end) {
                        begun.add()
                        await Task.yield()
                        return true
                    }
                    return answer ?? false
                }
            }
            group.addTask {
                // Threads of their own, so that ends occur in the middle of any step of the tasks.
                _ = try? await offPool {
                    DispatchQueue.concurrentPerform(iterations: ends.count) { if $0 % 2 == 0 { ends[$0].occur() } }
                }
                return false
            }
            var count = 0
            for await isAnswered in group where isAnswered { count += 1 }
            return count
        }
        // At least those whose connections stay open.
        #expect(answered >= ends.count / 2)
        #expect(begun.value == answered)
        #expect(queue.waitingCount == 0 && queue.inProgressCount == 0)
    }
}

@Suite("The end of a connection")
struct ConnectionEndTests {
    @Test("An action is performed once when the end occurs, and at once if it has occurred")
    func once() {
        let end = ConnectionEnd()
        let count = Mutex(0)
        end.whenItOccurs { count.withLock { $0 += 1 } }
        #expect(!end.hasOccurred && count.withLock { $0 } == 0)
        end.occur()
        #expect(end.hasOccurred && count.withLock { $0 } == 1)
        end.occur()
        #expect(count.withLock { $0 } == 1)
        end.whenItOccurs { count.withLock { $0 += 10 } }
        #expect(count.withLock { $0 } == 11)
    }

    @Test("An action replaces that of the connection's earlier request")
    func replaced() {
        let end = ConnectionEnd()
        let last = Mutex(0)
        end.whenItOccurs { last.withLock { $0 += 1 } }
        end.whenItOccurs { last.withLock { $0 += 10 } }
        end.occur()
        #expect(last.withLock { $0 } == 10)
    }
}
