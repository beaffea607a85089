/// What the process's end tells its caller.
package enum ExitStatus: Int32, Hashable, Sendable {
    case fine = 0
    /// Only with `--strict`: the pictures have diagnostics.
    case findings = 1
    /// The request cannot be carried out: an unknown option or name, no such folder, a folder that cannot be written
    /// to.
    case usage = 2
    /// The widget did not compile.
    case compilation = 3
    /// The widget crashed, hung or broke a limit.
    case widget = 4
    /// Ctrl-C; 128 and the signal's number, as shells count it.
    case interrupted = 130

    /// What a command ends with that did several things: a widget that fails counts more than one that was never begun,
    /// and both more than findings; none when all went well.
    package static func worst(of statuses: [ExitStatus]) -> ExitStatus? {
        [.interrupted, .compilation, .widget, .usage, .findings].first(where: statuses.contains)
    }
}

/// Ends a command with one clear message.
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
    /// Does one of several things, says what goes wrong with it, and goes on.
    ///
    /// - Throws: an interruption, and what is not a command's failure.
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
