import ExtensionProtocol
import Foundation
import Glibc

/// The reason that an extension did not respond.
package enum ExtensionError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The cause of a process's unexpected end, with its last lines of output.
    package struct Crash: Hashable, Sendable {
        package enum Cause: Hashable, Sendable {
            case signal(Int32)
            case exit(code: Int32)
        }

        package var cause: Cause
        package var lastLines: [String]

        /// The code that the process reached and that is omitted from its partial build, if that was the cause.
        package var omitted: String?

        /// - Parameter omissions: The names of the parts that are omitted from the build.
        package init(cause: Cause, lastLines: [String], omissions: Set<String> = []) {
            self.cause = cause
            self.lastLines = lastLines
            let (start, ending) = ("Fatal error: ", " " + BuiltExtension.trapEnding)
            // A widget may print such a line itself.
            if let line = lastLines.last(where: { $0.contains(start) }), line.hasSuffix(ending),
                let begin = line.range(of: start)?.upperBound
            {
                let name = String(line[begin...].dropLast(ending.count))
                if omissions.contains(name) { omitted = name }
            }
        }
    }

    package enum Limit: String, Hashable, Sendable {
        case memory
        case stack
        case output = "printed output"
        case file = "file size"
        case storage = "stored data"
        case storedFiles = "stored files"
        case storedLevels = "levels of stored folders"
        case message = "message size"
        case threads
        case temporaryFiles = "temporary files"
        case processorTime = "processor time"

        /// The data outlives the process, so the widget exceeds the limit again until the user acts.
        private static let storageRemedy =
            "; store less, and remove the data of all widgets with “tessera clean --all”, a minute after its last use"

        /// The limit as text, which continues “exceeded its limit of”.
        fileprivate func text(_ amount: Int) -> String {
            switch self {
            case .memory, .stack, .output, .file, .message: "\(ExtensionError.size(amount)) for \(rawValue)"
            case .storage: "\(ExtensionError.size(amount)) for \(rawValue)\(Self.storageRemedy)"
            case .storedFiles, .storedLevels: "\(amount) \(rawValue)\(Self.storageRemedy)"
            case .threads, .temporaryFiles: "\(amount) \(rawValue)"
            case .processorTime: "\(amount) s of \(rawValue) for one request"
            }
        }
    }

    case couldNotStart(String)
    case crashed(Crash)
    /// The widget did not respond in time; its process was terminated.
    case hung(seconds: Double)
    /// The amount is in the limit's own unit: bytes, seconds, or a number of things.
    case brokeLimit(Limit, amount: Int, lastLines: [String])
    /// The process sent an invalid reply; it was terminated.
    case protocolViolation(String)
    /// The extension rejected the request.
    case rejected(ExtensionFailure)
    /// The process crashed several times and is restarted only after a pause.
    case resting(seconds: Double)
    /// The host stopped the process while the request waited.
    case stopped

    package var description: String {
        switch self {
        case .couldNotStart(let reason): return "the widget's process could not be started: \(reason)"
        case .crashed(let crash):
            if let name = crash.omitted {
                return "the widget needs \(name), which is omitted because it does not compile"
            }
            let how =
                switch crash.cause {
                case .signal(let signal): "with signal \(signal) (\(Self.name(of: signal)))"
                case .exit(let code): "with exit code \(code)"
                }
            return (["the widget's process ended \(how)"] + crash.lastLines.map { "  " + $0 }).joined(separator: "\n")
        case .hung(let seconds): return "the widget did not respond within \(Self.text(seconds)) s"
        case .brokeLimit(let limit, let amount, let lines):
            let head = "the widget exceeded its limit of \(limit.text(amount))"
            return ([head] + lines.map { "  " + $0 }).joined(separator: "\n")
        case .protocolViolation(let what): return "the widget's process sent an invalid reply: \(what)"
        case .rejected(let failure): return failure.message
        case .resting(let seconds):
            return "the widget's process crashed repeatedly; it is restarted in \(Self.text(seconds)) s"
        case .stopped: return "the widget's process was stopped"
        }
    }

    private static func text(_ seconds: Double) -> String {
        let tenths = Int((min(max(seconds, 0), 1e9) * 10).rounded(.up))
        return tenths % 10 == 0 ? "\(tenths / 10)" : "\(tenths / 10).\(tenths % 10)"
    }

    fileprivate static func size(_ bytes: Int) -> String {
        bytes >= 1 << 20 ? "\(bytes >> 20) MB" : "\(bytes >> 10) kB"
    }

    private static func name(of signal: Int32) -> String {
        switch signal {
        case SIGILL, SIGTRAP: "a check of the Swift runtime or of libdispatch failed"
        case SIGSEGV, SIGBUS: "invalid memory access or stack overflow"
        case SIGABRT: "abort"
        case SIGKILL: "killed"
        case SIGFPE: "arithmetic"
        case SIGTERM: "termination requested"
        default: String(cString: strsignal(signal))
        }
    }
}
