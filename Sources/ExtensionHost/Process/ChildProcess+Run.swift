import ExtensionProtocol

extension ChildProcess {
    /// A program that ran to its end.
    struct Finished {
        /// What it wrote; with what it said of errors, unless that was kept apart.
        var output: String
        var errors: String
        var ending: Ending

        var hasSucceeded: Bool { ending == .exited(code: 0) }
    }

    /// Why a program did not run to its end.
    enum RunFailure: Error, Hashable, Sendable {
        case notStarted(LaunchFailure)
        case timedOut
    }

    /// Bytes of what a program writes that are kept.
    private static let outputLimit = 16 << 20

    /// Runs a program to its end; ends it, with all that it started, when the time has passed.
    static func run(_ launch: Launch, seconds: Double) throws(RunFailure) -> Finished {
        let child: ChildProcess
        do throws(LaunchFailure) {
            child = try start(launch)
        } catch {
            throw .notStarted(error)
        }
        defer { child.closeOutput() }
        guard let end = child.wait(deadline: MonotonicClock.now + seconds) else {
            child.killFamily()
            _ = child.wait()
            throw .timedOut
        }
        return Finished(
            output: String(decoding: child.lastOutput(limit: outputLimit), as: UTF8.self),
            errors: String(decoding: child.lastErrors(limit: outputLimit), as: UTF8.self), ending: end.ending)
    }
}
