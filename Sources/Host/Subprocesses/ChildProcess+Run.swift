import ExtensionProtocol
import Glibc

extension ChildProcess {
    /// A program that ran to its end.
    package struct Finished {
        /// What it wrote; with what it said of errors, unless that was kept apart.
        package var output: String
        package var errors: String
        package var ending: Ending
        /// Seconds, with those of the programs that it started and waited for.
        package var processorTime: Double

        package var hasSucceeded: Bool { ending == .exited(code: 0) }
    }

    /// Why a program did not run to its end.
    package enum RunFailure: Error, Hashable, Sendable {
        case notStarted(LaunchFailure)
        case timedOut
        /// Somebody asked for the end of all programs.
        case cancelled
    }

    /// Bytes of what a program writes that are kept.
    private static let outputLimit = 16 << 20

    /// Runs a program to its end; ends it, with all that it started, when a limit is passed or when it is cancelled.
    ///
    /// Signals from the keyboard do not reach it: a compiler that they end leaves those behind that it has started.
    ///
    /// - Parameters:
    ///   - seconds: of the clock.
    ///   - effort: seconds by the clock and of processor time, of the program and all that it started; both have to
    ///     pass. Neither a busy machine nor programs that use several processors use it up sooner.
    package static func run(
        _ launch: Launch, seconds: Double, effort: Double = .infinity
    ) throws(RunFailure) -> Finished {
        try ProcessCancellation.counting { () throws(RunFailure) in
            try runUncounted(launch, seconds: seconds, effort: effort)
        }
    }

    private static func runUncounted(
        _ launch: Launch, seconds: Double, effort: Double
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
        guard let end = child.wait(deadline: MonotonicClock.now + seconds, effort: effort) else {
            child.killFamily()
            _ = child.wait()
            throw ProcessCancellation.isRequested ? .cancelled : .timedOut
        }
        return Finished(
            output: String(decoding: child.lastOutput(limit: outputLimit), as: UTF8.self),
            errors: String(decoding: child.lastErrors(limit: outputLimit), as: UTF8.self), ending: end.ending,
            processorTime: end.processorTime)
    }

    /// Seconds after which the processor time and the request to cancel are looked at again.
    private static let pause = 0.25

    private func wait(deadline: Double, effort: Double) -> End? {
        let start = MonotonicClock.now
        while true {
            let now = MonotonicClock.now
            if let end = wait(deadline: min(deadline, now + Self.pause)) { return end }
            guard now < deadline, !ProcessCancellation.isRequested else { return nil }
            if now - start >= effort, processorTime >= effort { return nil }
        }
    }

    /// Seconds of processor time that the program has used so far, with all that it started.
    private var processorTime: Double {
        var ticks = 0
        var open = [id]
        var count = 0
        while let next = open.popLast(), count < 10_000 {
            count += 1
            let text = (try? String(contentsOfFile: "/proc/\(next)/stat", encoding: .utf8)) ?? ""
            // Behind the name, which may hold anything: the 14th to 17th field are its own time and that of the
            // children it has waited for, in user and system mode.
            let fields = text.split(separator: ")").last?.split(separator: " ") ?? []
            ticks += fields.dropFirst(11).prefix(4).reduce(0) { $0 + (Int($1) ?? 0) }
            open += ProcessMemory.children(of: next)
        }
        return Double(ticks) / Double(max(sysconf(Int32(_SC_CLK_TCK)), 1))
    }
}
