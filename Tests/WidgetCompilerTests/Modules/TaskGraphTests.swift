import Foundation
import Synchronization
import TestSupport
import Testing

@testable import WidgetCompiler

@Suite("Concurrent tasks")
struct TaskGraphTests {
    private struct Fault: Error, Hashable {
        var number: Int
    }

    @Test("Each task receives its dependencies' results in order, regardless of other tasks", arguments: [1, 2, 8])
    func outcomes(width: Int) throws {
        // Each needs those before it that its number is a multiple of.
        let needs = (0..<40).map { number in (1..<max(number, 1)).filter { number % $0 == 0 } }
        let graph = TaskGraph<[Int], Fault>(needs: needs)
        let outcomes = try graph.run(width: width) { number, needed in
            needed.compactMap(\.last) + [number]
        }
        #expect(outcomes == needs.enumerated().map { $1 + [$0] })
    }

    @Test("Independent tasks run concurrently, up to the limit")
    func width() throws {
        struct State {
            var inWork = 0
            var most = 0
        }
        let state = Mutex(State())
        let graph = TaskGraph<Int, Fault>(needs: Array(repeating: [], count: 12))
        _ = try graph.run(width: 2) { number, _ in
            state.withLock {
                $0.inWork += 1
                $0.most = max($0.most, $0.inWork)
            }
            usleep(2_000)
            state.withLock { $0.inWork -= 1 }
            return number
        }
        #expect((1...2).contains(state.withLock(\.most)))
    }

    @Test(
        "The first failure in order is thrown, regardless of its time, and no later task starts", arguments: 0..<10)
    func failure(round: Int) {
        let begun = Mutex<Set<Int>>([])
        // 1 depends on 0, which takes long; 2 fails immediately; 3 has no dependencies; 4 depends on 2.
        let graph = TaskGraph<Int, Fault>(needs: [[], [0], [], [], [2]])
        let fault = #expect(throws: Fault.self) {
            try graph.run(width: 2) { (number, _) throws(Fault) in
                begun.withLock { _ = $0.insert(number) }
                if number == 0 { usleep(20_000) }
                if number == 1 || number == 2 { throw Fault(number: number) }
                return number
            }
        }
        #expect(fault == Fault(number: 1))
        let seen = begun.withLock { $0 }
        #expect(seen.isSuperset(of: [0, 1]) && !seen.contains(4))
    }

    @Test("Dependents of a failed task do not start, and nothing waits for them")
    func blocked() {
        let graph = TaskGraph<Int, Fault>(needs: [[], [0], [1], [2]])
        let fault = #expect(throws: Fault.self) {
            try graph.run(width: 4) { (number, _) throws(Fault) in
                if number == 1 { throw Fault(number: number) }
                return number
            }
        }
        #expect(fault == Fault(number: 1))
    }

    @Test("An empty graph completes at once")
    func nothing() throws {
        #expect(try TaskGraph<Int, Fault>(needs: []).run(width: 4) { number, _ in number } == [])
    }
}
