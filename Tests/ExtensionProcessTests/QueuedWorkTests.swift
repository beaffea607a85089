import Dispatch
import Synchronization
import TestSupport
import Testing

@testable import ExtensionProcess

@Suite("Work that waits for its turn on a thread")
struct QueuedWorkTests {
    @Test("S-LIFE-18: Work whose task is canceled while it waits returns at once, and is never done")
    func dropped() async throws {
        let thread = WorkThread(name: "test")
        let gate = DispatchSemaphore(value: 0)
        let count = Atomic(0)
        thread.run { gate.wait() }
        let works = (0..<3).map { _ in QueuedWork { count.add(1, ordering: .relaxed).newValue } }
        let tasks = works.map { work in Task { await work.value(on: thread) } }
        try await eventually("all wait") { works.allSatisfy(\.isWaiting) }
        for task in tasks.dropLast() { task.cancel() }
        for task in tasks.dropLast() { #expect(await task.value == nil) }
        gate.signal()
        #expect(await tasks[2].value == 1)
        #expect(count.load(ordering: .relaxed) == 1)
    }

    @Test("Work that has begun is completed, although its task is canceled")
    func completed() async throws {
        let thread = WorkThread(name: "test")
        let gate = DispatchSemaphore(value: 0)
        let hasBegun = Atomic(false)
        let work = QueuedWork {
            hasBegun.store(true, ordering: .relaxed)
            gate.wait()
            return 7
        }
        let task = Task { await work.value(on: thread) }
        try await eventually("the work begins") { hasBegun.load(ordering: .relaxed) }
        task.cancel()
        gate.signal()
        #expect(await task.value == 7)
    }

    @Test("The work of a task that is canceled already is not done")
    func canceledBefore() async {
        let work = QueuedWork { 1 }
        let task = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            return await work.value(on: WorkThread(name: "test"))
        }
        #expect(await task.value == nil)
    }
}
