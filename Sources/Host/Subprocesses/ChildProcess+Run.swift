import ExtensionProtocol
import Glibc

extension ChildProcess {
    /// The result of a program that ran to completion.
    package struct Finished {
        /// The standard output; includes standard error, unless that was captured separately.
        package var output: String
        package var errors: String
        package var ending: Ending
        /// The processor time in seconds, including child processes that it waited for.
        package var processorTime: Double

        package var hasSucceeded: Bool { ending == .exited(code: 0) }
    }

    /// The reason that a program did not run to completion.
    package enum RunFailure: Error, Hashable, Sendable {
        case notStarted(LaunchFailure)
        case timedOut
        /// All programs were canceled.
        case cancelled
    }

    /// The maximum captured output of a program in bytes.
    private static let outputLimit = 16 << 20

    /// Runs a program to completion; terminates it, with all its descendants, when a limit is exceeded or when it is
    /// canceled.
    ///
    /// Keyboard signals do not reach it: a compiler that they terminate would leave its child processes running.
    ///
    /// - Parameters:
    ///   - seconds: The limit of elapsed time in seconds.
    ///   - timeBudget: The limit in seconds of both elapsed time and processor time, of the program and all its
    ///     descendants; it is exceeded when both are. Neither a busy machine nor the use of several processors reduces
    ///     it.
    package static func run(
        _ launch: Launch, seconds: Double, timeBudget: Double = .infinity
    ) throws(RunFailure) -> Finished {
        try ProcessCancellation.counting { () throws(RunFailure) in
            try runUncounted(launch, seconds: seconds, timeBudget: timeBudget)
        }
    }

    private static func runUncounted(
        _ launch: Launch, seconds: Double, timeBudget: Double
    ) throws(RunFailure) -> Finished {
        guard !ProcessCancellation.isRequested else { throw .cancelled }
        var launch = launch
        launch.leadsGroup = true
        let child: ChildProcess
        do throws(LaunchFailure) {
            child = try start(launch)
        } catch {
            throw .notStarted(error)
        }
        defer { child.closeOutput() }
        guard let end = child.wait(deadline: MonotonicClock.now + seconds, timeBudget: timeBudget) else {
            child.killFamily()
            _ = child.wait()
            throw ProcessCancellation.isRequested ? .cancelled : .timedOut
        }
        return Finished(
            output: String(decoding: child.lastOutput(limit: outputLimit), as: UTF8.self),
            errors: String(decoding: child.lastErrors(limit: outputLimit), as: UTF8.self), ending: end.ending,
            processorTime: end.processorTime)
    }

    /// The interval in seconds at which the processor time and cancellation are checked.
    private static let pause = 0.25

    private func wait(deadline: Double, timeBudget: Double) -> End? {
        let start = MonotonicClock.now
        while true {
            let now = MonotonicClock.now
            if let end = wait(deadline: min(deadline, now + Self.pause)) { return end }
            guard now < deadline, !ProcessCancellation.isRequested else { return nil }
            if now - start >= timeBudget, processorTime >= timeBudget { return nil }
        }
    }

    /// The processor time of the program and its children so far, in seconds.
    private var processorTime: Double {
        var ticks = 0
        var open = [id]
        var count = 0
        while let next = open.popLast(), count < 10_000 {
            count += 1
            let text = (try? String(contentsOfFile: "/proc/\(next)/stat", encoding: .utf8)) ?? ""
            // The fields follow the name, which may contain any character: the 14th to 17th field are its own time and
            // that of the children it has waited for, in user and system mode.
            let fields = text.split(separator: ")").last?.split(separator: " ") ?? []
            ticks += fields.dropFirst(11).prefix(4).reduce(0) { $0 + (Int($1) ?? 0) }
            open += ProcessMemory.children(of: next)
        }
        return Double(ticks) / Double(max(sysconf(Int32(_SC_CLK_TCK)), 1))
    }
}
