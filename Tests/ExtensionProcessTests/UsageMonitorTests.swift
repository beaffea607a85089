import Subprocesses
import Testing

@testable import ExtensionProcess

@Suite("Watching the resources of a process")
struct UsageMonitorTests {
    private static let options = LaunchOptions(
        memoryLimit: 100 << 20, threadLimit: 8, temporaryFileLimit: 50, processorLimit: 5)
    private var monitor = UsageMonitor(options, folder: "/nonexistent", isConfined: true)

    private mutating func limit(
        memory: Int = 1 << 20, stack: Int = 0, threads: Int = 1, time: Double = 0, files: Int = 0, request: Int = 1,
        now: Double = 1
    ) -> ExtensionError.Limit? {
        let usage = ProcessUsage(memory: memory, stack: stack, threads: threads, processorTime: time)
        return monitor.exceededLimit(by: usage, temporaryFiles: files, request: request, now: now)
    }

    @Test("A process within its limits continues")
    mutating func within() {
        #expect(limit(memory: 100 << 20, threads: 8, files: 50) == nil)
    }

    @Test("S-LIMIT-4, S-LIMIT-7: Each limit is reported under its own name")
    mutating func names() {
        #expect(limit() == nil)
        #expect(limit(memory: 101 << 20) == .memory)
        #expect(limit(threads: 9) == .threads)
        #expect(limit(files: 51) == .temporaryFiles)
        #expect(limit(time: 5.5) == .processorTime)
    }

    @Test("The main thread's stack has a separate limit")
    mutating func stack() {
        #expect(limit(memory: 300 << 20, stack: 250 << 20) == nil)
    }

    @Test("Processor time counts from the start of each request")
    mutating func requests() {
        #expect(limit(time: 100, request: 1) == nil)
        #expect(limit(time: 104, request: 1) == nil)
        // The time before this sample belongs to the previous request.
        #expect(limit(time: 106, request: 2) == nil)
        #expect(limit(time: 110, request: 2) == nil)
        #expect(limit(time: 112, request: 2) == .processorTime)
    }

    @Test("An idle process is sampled less often, and a busy one often again")
    mutating func pauses() {
        var pauses: [Double] = []
        for count in 0..<8 {
            let now = Double(count * 10)
            _ = limit(time: 0, now: now)
            pauses.append(monitor.nextSample - now)
        }
        #expect(pauses.first.map { $0 < 0.11 } == true)
        #expect(pauses == pauses.sorted())
        #expect(pauses.last.map { (1.9...2.1).contains($0) } == true)
        _ = limit(time: 2, now: 100)
        #expect(monitor.nextSample - 100 < 0.11)
    }

    @Test("A limit is reported in its own unit")
    func messages() {
        func message(_ limit: ExtensionError.Limit) -> String {
            ExtensionError.brokeLimit(limit, amount: Self.options.amount(of: limit), lastLines: []).description
        }
        #expect(message(.memory) == "the widget exceeded its limit of 100 MB for memory")
        #expect(message(.threads) == "the widget exceeded its limit of 8 threads")
        #expect(message(.temporaryFiles) == "the widget exceeded its limit of 50 temporary files")
        #expect(message(.processorTime) == "the widget exceeded its limit of 5 s of processor time for one request")
    }
}
