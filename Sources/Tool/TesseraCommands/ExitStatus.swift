/// The exit status of the process.
package enum ExitStatus: Int32, Hashable, Sendable {
    case fine = 0
    /// With `--strict`, the pictures have diagnostics; an audit has findings of the level that `--fail-on` names.
    case findings = 1
    /// The request is invalid: an unknown option or name, a missing folder, a folder that is not writable.
    case usage = 2
    /// The widget did not compile.
    case compilation = 3
    /// The widget crashed, hung or broke a limit.
    case widget = 4
    /// The widget was not run, because this machine cannot confine it and `--trusted` was not given.
    case confinement = 5
    /// Ctrl-C: 128 plus the signal's number, the convention of shells.
    case interrupted = 130

    /// The status of a command with several steps: a widget that fails outranks one that never started, and both
    /// outrank findings; `nil` when every step succeeded.
    package static func worst(of statuses: [ExitStatus]) -> ExitStatus? {
        [.interrupted, .confinement, .compilation, .widget, .usage, .findings].first(where: statuses.contains)
    }
}

/// An error that ends a command with a message.
package struct CommandFailure: Error, Hashable, Sendable, CustomStringConvertible {
    package var status: ExitStatus
    /// A sentence that names the thing.
    package var message: String
    /// What to do about it.
    package var remedy: String?
    /// Lines that belong to the message, such as those of the compiler.
    package var details: [String]

    package init(_ status: ExitStatus, _ message: String, remedy: String? = nil, details: [String] = []) {
        self.status = status
        self.message = message
        self.remedy = remedy
        self.details = details
    }

    package var description: String {
        (details + [message] + (remedy.map { [$0] } ?? [])).joined(separator: "\n")
    }
}

extension Terminal {
    /// Runs one of several steps and reports its failure, so that the next step can run.
    ///
    /// - Throws: An interruption, and errors other than `CommandFailure`.
    func status(of step: () throws -> Void) throws -> ExitStatus {
        do {
            try step()
            return .fine
        } catch let failure as CommandFailure {
            if failure.status == .interrupted { throw failure }
            report(failure)
            return failure.status
        } catch let reached as EarlyExit {
            return reached.status
        }
    }
}
