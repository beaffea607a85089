import ExtensionProtocol
import Foundation
import Glibc
import ProcessLauncher
import RenderModel

/// One running process of an extension.
///
/// Invariant: after a request threw anything but `.refused`, the process has ended and was waited for.
struct ExtensionProcess: ~Copyable {
    private let child: ChildProcess
    private let channel: MessageChannel
    private let options: LaunchOptions
    private var number: UInt32 = 0
    private var isRunning = true

    /// Lines of the widget's output that a crash report shows.
    private static let reportedLines = 12
    /// Seconds beyond the limit in which the extension may say itself that its provider did not answer.
    private static let grace = 0.5

    private init(child: ChildProcess, channel: MessageChannel, options: LaunchOptions) {
        self.child = child
        self.channel = channel
        self.options = options
    }

    static func launch(_ built: BuiltExtension, options: LaunchOptions) throws(ExtensionError) -> ExtensionProcess {
        var launch = ChildProcess.Launch(
            path: built.executable, arguments: [], environment: try environment(built, options))
        launch.folder = built.resourceFolder
        launch.stackLimit = UInt64(clamping: options.stackLimit)
        launch.dataLimit = UInt64(clamping: options.memoryLimit)
        launch.outputLimit = UInt64(clamping: options.outputLimit)
        var ends: [Int32] = [-1, -1]
        guard socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0, &ends) == 0 else {
            throw .couldNotStart(String(cString: strerror(errno)))
        }
        defer { close(ends[1]) }
        launch.channel = ends[1]
        do {
            return ExtensionProcess(
                child: try ChildProcess.start(launch), channel: MessageChannel(descriptor: ends[0]), options: options)
        } catch {
            close(ends[0])
            throw .couldNotStart(error.description)
        }
    }

    /// The process sees nothing of the host's environment but what it needs, so that a widget looks the same everywhere.
    private static func environment(
        _ built: BuiltExtension, _ options: LaunchOptions
    ) throws(ExtensionError) -> [String: String] {
        let home = built.containerFolder + "/home"
        do {
            try FileManager.default.createDirectory(atPath: home, withIntermediateDirectories: true)
        } catch {
            throw .couldNotStart(error.localizedDescription)
        }
        let language = options.locale.replacingOccurrences(of: "-", with: "_") + ".UTF-8"
        var variables = [
            "PATH": "/usr/local/bin:/usr/bin:/bin", "HOME": home, "LANG": language,
            "TZ": options.timeZone, "SWIFT_BACKTRACE": "enable=no",
            // Laying out makes and frees thousands of small objects; the C library keeps seven of a size at hand.
            "GLIBC_TUNABLES": "glibc.malloc.tcache_count=4000",
            LaunchVariable.resources.rawValue: built.resourceFolder,
            LaunchVariable.groupContainers.rawValue: built.containerFolder + "/groups",
        ]
        if let folder = options.assetFolder ?? built.assetFolder { variables[LaunchVariable.assets.rawValue] = folder }
        if let date = options.date {
            guard let library = ClockLibrary.path else {
                throw .couldNotStart(
                    "another time needs the package \(ClockLibrary.package): apt-get install libfaketime")
            }
            variables.merge(ClockLibrary.variables(date: date, library: library)) { $1 }
        }
        return variables.merging(options.variables) { $1 }
    }

    /// Sends a request and waits for its answer.
    ///
    /// - Parameter timeLimit: seconds; the process is ended when there is no answer by then.
    mutating func answer(
        to request: ExtensionRequest, timeLimit: Double
    ) throws(ExtensionError) -> ExtensionReply {
        number &+= 1
        let reply: (message: ExtensionReply, number: UInt32)
        do {
            try channel.send(request, number: number)
            reply = try channel.receive(ExtensionReply.self, deadline: MonotonicClock.now + timeLimit + Self.grace)
        } catch {
            throw breakdown(error, timeLimit: timeLimit)
        }
        guard reply.number == number else {
            throw violation("an answer to request \(reply.number) came for request \(number)")
        }
        if case .failed(let failure) = reply.message {
            throw failure.reason == .timeLimit ? .hung(seconds: timeLimit) : .refused(failure)
        }
        return reply.message
    }

    /// Ends the process because its answer makes no sense.
    mutating func violation(_ what: String) -> ExtensionError {
        end()
        return .protocolViolation(what)
    }

    private mutating func breakdown(_ error: ChannelError, timeLimit: Double) -> ExtensionError {
        switch error {
        case .timedOut:
            end()
            return .hung(seconds: timeLimit)
        case .closed, .system: return ending()
        case .tooLarge(_, let allowed):
            let lines = end().lines
            return .brokeLimit(.message, bytes: allowed, lastLines: lines)
        case .malformed(.limit(.bytes, let allowed)):
            let lines = end().lines
            return .brokeLimit(.message, bytes: allowed, lastLines: lines)
        case .malformed(let error): return violation(error.description)
        case .unexpected(let what): return violation(what)
        }
    }

    /// Finds out how a process ended that closed its socket.
    private mutating func ending() -> ExtensionError {
        // A process that only closed the socket gets a moment, then it is killed.
        let (ending, peak, lines) = end(graceful: 0.5)
        let cause: ExtensionError.Crash.Cause
        switch ending {
        case .exited(let code): cause = .exit(code: code)
        case .killed(let signal): cause = .signal(signal)
        }
        let saysNoMemory = lines.contains { line in
            ["allocate memory", "out of memory", "failed to allocate"].contains { line.contains($0) }
        }
        if cause == .exit(code: PL_MEMORY_EXHAUSTED) || saysNoMemory || peak > options.memoryLimit / 10 * 9 {
            return .brokeLimit(.memory, bytes: options.memoryLimit, lastLines: lines)
        }
        if cause == .signal(SIGXFSZ) { return .brokeLimit(.output, bytes: options.outputLimit, lastLines: lines) }
        if cause == .exit(code: PL_STACK_EXHAUSTED) {
            return .brokeLimit(.stack, bytes: options.stackLimit, lastLines: lines)
        }
        return .crashed(.init(cause: cause, lastLines: lines))
    }

    /// Ends the process and waits for it.
    ///
    /// - Parameter graceful: seconds in which it may end by itself.
    @discardableResult
    mutating func end(graceful: Double = 0) -> (ending: ChildProcess.Ending, peakBytes: Int, lines: [String]) {
        guard isRunning else { return (.exited(code: 0), 0, []) }
        isRunning = false
        var end = graceful > 0 ? child.wait(deadline: MonotonicClock.now + graceful) : nil
        if end == nil {
            child.kill()
            end = child.wait()
        }
        let lines = lastLines
        close(channel.descriptor)
        child.closeOutput()
        return (end?.ending ?? .exited(code: 127), end?.peakBytes ?? 0, lines)
    }

    /// What the widget printed last, without the addresses that the Swift runtime adds to a failed check.
    private var lastLines: [String] {
        let text = String(decoding: child.lastOutput(limit: 32_768), as: UTF8.self)
        let lines = text.split(separator: "\n").filter { line in
            line != "Current stack trace:" && !(line.first?.isNumber == true && line.contains(" 0x"))
        }
        return lines.suffix(Self.reportedLines).map { String($0.prefix(500)) }
    }

    deinit {
        guard isRunning else { return }
        child.kill()
        _ = child.wait()
        close(channel.descriptor)
        child.closeOutput()
    }
}
