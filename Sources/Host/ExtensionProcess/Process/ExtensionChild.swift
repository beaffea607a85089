import ExtensionProtocol
import Foundation
import Glibc
import ProcessLauncher
import RenderModel
import Subprocesses

/// One running process of an extension, from its start to its end.
///
/// Invariant: after a request threw anything but `.rejected`, the process has ended and was reaped.
struct ExtensionChild: ~Copyable {
    /// The host's context for a process, in addition to its program.
    struct LaunchContext: Sendable {
        var sandbox: Sandbox
        var log: OutputLog?
        /// Called on another thread when the process exits by itself.
        var atEnd: @Sendable () -> Void
    }

    private let child: ChildProcess
    private let channel: MessageChannel
    private let output: OutputReader
    private let gateways: WidgetGateways
    private let options: LaunchOptions
    let confinement: SandboxState
    /// The names of code that is omitted from the build.
    private let omissions: Set<String>
    /// Keeps the build and its containers in the cache while the process runs.
    private var use: BuildUse?
    private var number: UInt32 = 0
    private var isRunning = true
    private var memoryID: pid_t?

    /// The number of output lines in a crash report.
    private static let reportedLines = 12
    /// Seconds beyond the limit in which the extension can report that its provider did not respond.
    private static let grace = 0.5

    private init(
        child: ChildProcess, channel: MessageChannel, output: OutputReader, gateways: WidgetGateways,
        options: LaunchOptions, confinement: SandboxState, omissions: Set<String>, use: BuildUse
    ) {
        self.child = child
        self.channel = channel
        self.output = output
        self.gateways = gateways
        self.options = options
        self.confinement = confinement
        self.omissions = omissions
        self.use = use
    }

    var id: pid_t { child.id }

    static func launch(
        _ built: BuiltExtension, options: LaunchOptions, _ context: LaunchContext
    ) throws(ExtensionError) -> ExtensionChild {
        let isConfined = options.confinement != .none
        if isConfined, let reason = context.sandbox.unavailability {
            throw .couldNotStart("it cannot be confined, because \(reason)")
        }
        var environment = try environment(built, options)
        // Otherwise many short runs could store any amount, each before its first sample.
        if let limit = StorageCount.exceededLimit(in: built.containerFolder, options) {
            throw .brokeLimit(limit, amount: options.amount(of: limit), lastLines: [])
        }
        let filter = isConfined ? context.sandbox.filter(options.children) : nil
        defer { if let filter { close(filter) } }
        let users = isConfined ? context.sandbox.userNamespace(owning: [built.containerFolder]) : nil
        defer { if let users { close(users) } }
        let gateways = try WidgetGateways(options, context.sandbox)
        var isStarted = false
        defer { if !isStarted { gateways.stop() } }
        environment.merge(gateways.variables(isConfined: isConfined)) { $1 }
        let (command, confinement) = try command(
            built, options, context.sandbox, gateways, isFiltered: filter != nil, changesUser: users != nil)
        if filter != nil, options.children == .denied {
            environment[LaunchVariable.threads.rawValue] = "\(Sandbox.countsThreads ? options.threadLimit : 0)"
        }
        var launch = ChildProcess.Launch(command, environment: environment)
        let use = BuildUse(built)
        launch.filter = filter
        launch.userNamespace = users
        launch.descriptorLimit = UInt64(clamping: options.descriptorLimit)
        launch.folder = built.resourceFolder
        launch.stackLimit = UInt64(clamping: options.stackLimit)
        launch.dataLimit = UInt64(clamping: options.memoryLimit)
        launch.fileLimit = UInt64(clamping: options.fileLimit)
        var ends: [Int32] = [-1, -1]
        guard socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0, &ends) == 0 else {
            throw .couldNotStart(String(cString: strerror(errno)))
        }
        defer { close(ends[1]) }
        launch.channel = ends[1]
        guard
            let (output, writeEnd) = OutputReader.make(
                limit: options.outputLimit, log: context.log,
                monitor: UsageMonitor(
                    options, folder: built.containerFolder, isConfined: confinement.isConfined), atEnd: context.atEnd)
        else {
            close(ends[0])
            throw .couldNotStart(String(cString: strerror(errno)))
        }
        defer { close(writeEnd) }
        launch.output = writeEnd
        do {
            let child = try ChildProcess.start(launch)
            output.watch(child)
            isStarted = true
            let limits = BinaryLimits(bytes: options.answerLimit)
            return ExtensionChild(
                child: child, channel: MessageChannel(descriptor: ends[0], limits: limits), output: output,
                gateways: gateways, options: options, confinement: confinement, omissions: built.omitted, use: use)
        } catch {
            close(ends[0])
            output.finish()
            if isConfined { Sandbox.forgetTest() }
            throw .couldNotStart(error.description)
        }
    }

    /// The command that starts the program with the requested permissions.
    private static func command(
        _ built: BuiltExtension, _ options: LaunchOptions, _ sandbox: Sandbox, _ gateways: WidgetGateways,
        isFiltered: Bool, changesUser: Bool
    ) throws(ExtensionError) -> (Sandbox.Command, SandboxState) {
        let plain = Sandbox.Command(path: built.executable, arguments: [])
        guard case .sandbox(let network) = options.confinement else { return (plain, .unconfined) }
        let readable =
            [(built.executable as NSString).deletingLastPathComponent, built.resourceFolder] + built.libraryFolders
            + [options.assetFolder ?? built.assetFolder, options.fontFolder, options.symbolFolder].compactMap(\.self)
        // The machine's own network would include its loopback ports and abstract sockets.
        var access = Sandbox.Access(readable: readable, writable: [built.containerFolder], network: .denied)
        access.profile = .widget
        access.userChanger = built.userChanger
        access.sockets = gateways.sockets
        guard
            let command = sandbox.command(
                built.executable, [], folder: built.resourceFolder, access: access, isFiltered: isFiltered,
                changesUser: changesUser)
        else { throw .couldNotStart("it cannot be confined") }
        return (command, .confined(network: network))
    }

    /// The environment variables of the process: only those that it needs, so that a widget looks the same on every
    /// machine.
    private static func environment(
        _ built: BuiltExtension, _ options: LaunchOptions
    ) throws(ExtensionError) -> [String: String] {
        let home = built.containerFolder + "/home"
        let groups = built.containerFolder + "/groups"
        do throws(PrivateFolder.Problem) {
            try PrivateFolder.close(built.containerFolder)
            for folder in [home, groups] {
                removeLink(folder)
                try PrivateFolder.close(folder)
            }
        } catch {
            throw .couldNotStart("the folder '\(built.containerFolder)' of its data \(error)")
        }
        let language = options.locale.replacingOccurrences(of: "-", with: "_") + ".UTF-8"
        var variables = [
            "PATH": "/usr/local/bin:/usr/bin:/bin", "HOME": home, "LANG": language,
            "TZ": options.timeZone,
            // Foundation prefers the home folder of the user database, which has one for the sandbox's user where
            // systemd provides it.
            "CFFIXED_USER_HOME": home,
            // Before it reads whether backtraces are enabled, the runtime searches for their program next to the SDK,
            // which it finds by iterating over all its symbols.
            "SWIFT_BACKTRACE": "enable=no,swift-backtrace=/dev/null",
            // The order of sets and dictionaries must be the same in every run, so that pictures are.
            "SWIFT_DETERMINISTIC_HASHING": "1",
            // Layout allocates and frees thousands of small objects; the C library caches only seven of each size by
            // default.
            "GLIBC_TUNABLES": "glibc.malloc.tcache_count=4000",
            LaunchVariable.resources.rawValue: built.resourceFolder,
            LaunchVariable.groupContainers.rawValue: groups,
            LaunchVariable.platform.rawValue: built.platform.rawValue,
            LaunchVariable.containerBackground.rawValue: Self.containerBackground(of: built, options).rawValue,
        ]
        if let folder = options.assetFolder ?? built.assetFolder { variables[LaunchVariable.assets.rawValue] = folder }
        if let folder = options.fontFolder { variables[LaunchVariable.fonts.rawValue] = folder }
        if let folder = options.symbolFolder { variables[LaunchVariable.symbols.rawValue] = folder }
        if let place = options.location { variables[LaunchVariable.location.rawValue] = place.text }
        if let date = options.date {
            variables[LaunchVariable.date.rawValue] = String(
                ClockDate(secondsSinceReferenceDate: date).nanosecondsSince1970)
        }
        return variables.merging(options.variables) { $1 }
    }

    /// A widget can put a link or a file in place of a folder of its container, which must not end its use.
    private static func removeLink(_ path: String) {
        var status = stat()
        guard lstat(path, &status) == 0, status.st_mode & S_IFMT != S_IFDIR else { return }
        unlink(path)
    }

    /// The default rule depends on the sources.
    private static func containerBackground(
        of built: BuiltExtension, _ options: LaunchOptions
    ) -> ContainerBackgroundRule {
        guard options.containerBackground == .automatic else { return options.containerBackground }
        return built.needsContainerBackground ? .required : .automatic
    }

    /// Sends a request and waits for its reply.
    ///
    /// - Parameter timeLimit: The time limit in seconds, after which the process is terminated.
    private mutating func answer(
        to request: ExtensionRequest, timeLimit: Double
    ) throws(ExtensionError) -> ExtensionReply {
        number &+= 1
        output.beginRequest()
        let reply: (message: ExtensionReply, number: UInt32)
        do {
            try channel.send(request, number: number)
            reply = try channel.receive(ExtensionReply.self, deadline: MonotonicClock.now + timeLimit + Self.grace)
        } catch {
            throw crash(error, timeLimit: timeLimit)
        }
        guard reply.number == number else {
            throw violation("it sent a reply to request \(reply.number) instead of request \(number)")
        }
        if number == 1 { gateways.hide(isConfined: isConfined) }
        if case .failed(let failure) = reply.message {
            throw failure.reason == .timeLimit ? .hung(seconds: timeLimit) : .rejected(failure)
        }
        return reply.message
    }

    /// Sends a call and waits for its reply.
    ///
    /// - Parameters:
    ///   - process: The host's number of this process.
    ///   - timeLimit: The time limit in seconds, which the call may reduce.
    mutating func answer<Call: ExtensionCall>(
        to call: Call, as process: AnsweringProcess, timeLimit: Double
    ) throws(ExtensionError) -> Call.Reply {
        let call = call.limited(to: timeLimit)
        let answer = try answer(to: call.message, timeLimit: min(call.timeLimit, timeLimit))
        guard let reply = call.reply(in: answer, from: process) else {
            throw violation("the reply does not match the request")
        }
        return reply
    }

    /// Terminates the process because of an invalid reply.
    private mutating func violation(_ what: String) -> ExtensionError {
        end()
        return .protocolViolation(what)
    }

    private mutating func crash(_ error: ChannelError, timeLimit: Double) -> ExtensionError {
        switch error {
        case .timedOut:
            let limit = output.exceededLimit
            let lines = end().lines
            return limit.map { broke($0, lines) } ?? .hung(seconds: timeLimit)
        case .stalled: return violation(error.description)
        case .closed, .system: return ending()
        case .tooLarge(_, let allowed):
            let lines = end().lines
            return .brokeLimit(.message, amount: allowed, lastLines: lines)
        case .malformed(.limit(.bytes, let allowed)):
            let lines = end().lines
            return .brokeLimit(.message, amount: allowed, lastLines: lines)
        case .malformed(let error): return violation(error.description)
        case .unexpected(let what): return violation(what)
        }
    }

    /// Determines how a process that closed its socket ended.
    private mutating func ending() -> ExtensionError {
        // A process that only closed the socket gets a short time to exit, then it is killed.
        let isFirst = number == 1
        let (ending, peak, lines) = end(graceful: 0.5)
        if isFirst, isConfined, let reason = Self.refusal(ending, lines) {
            Sandbox.forgetTest()
            return .couldNotStart(reason)
        }
        if let limit = output.exceededLimit { return broke(limit, lines) }
        let cause: ExtensionError.Crash.Cause
        switch ending {
        case .exited(let code): cause = .exit(code: code)
        case .killed(let signal): cause = .signal(signal)
        }
        let saysNoMemory = lines.contains { line in
            ["allocate memory", "out of memory", "failed to allocate"].contains { line.contains($0) }
        }
        if cause == .exit(code: PL_MEMORY_EXHAUSTED) || saysNoMemory || peak > options.memoryLimit / 10 * 9 {
            return broke(.memory, lines)
        }
        if cause == .signal(SIGXFSZ) { return broke(.file, lines) }
        if cause == .exit(code: PL_STACK_EXHAUSTED) { return broke(.stack, lines) }
        return .crashed(.init(cause: cause, lastLines: lines, omissions: omissions))
    }

    /// The reason that the sandbox did not start the program; `nil` if it did.
    private static func refusal(_ ending: ChildProcess.Ending, _ lines: [String]) -> String? {
        guard case .exited(let code) = ending, let words = lines.last else { return nil }
        return code == PL_NOT_CONFINED ? words : Sandbox.refusal(code: code, words: words)
    }

    private func broke(_ limit: ExtensionError.Limit, _ lines: [String]) -> ExtensionError {
        .brokeLimit(limit, amount: options.amount(of: limit), lastLines: lines)
    }

    private var isConfined: Bool { confinement.isConfined }

    /// Asks the process to exit, and terminates it if it does not.
    mutating func shutDown() {
        _ = try? answer(to: .shutdown, timeLimit: 0.5)
        // It has nothing left to do, so it need not clean up.
        end()
    }

    /// Terminates the process and waits for it.
    ///
    /// - Parameter graceful: Seconds in which it may exit by itself.
    @discardableResult
    mutating func end(graceful: Double = 0) -> (ending: ChildProcess.Ending, peakBytes: Int, lines: [String]) {
        guard isRunning else { return (.exited(code: 0), 0, []) }
        isRunning = false
        output.release()
        var end = graceful > 0 ? child.wait(deadline: MonotonicClock.now + graceful) : nil
        if end == nil {
            child.kill()
            end = child.wait()
        }
        output.finish()
        gateways.stop()
        use = nil
        close(channel.descriptor)
        child.closeOutput()
        return (seen(end?.ending ?? .exited(code: 127)), end?.peakBytes ?? 0, lastLines)
    }

    /// Terminates the process from another thread, even while a request waits for its reply.
    var killSwitch: KillSwitch { KillSwitch(output) }

    /// A sandbox reports a signal that terminated its program as an exit code above 128.
    private func seen(_ ending: ChildProcess.Ending) -> ChildProcess.Ending {
        guard isConfined, case .exited(let code) = ending, (129..<160).contains(code) else { return ending }
        return .killed(signal: code - 128)
    }

    /// Determines why a process exited by itself; `nil` if it was terminated.
    mutating func unexpectedEnding() -> ExtensionError? {
        guard isRunning else { return nil }
        return ending()
    }

    /// The current memory of the widget's process in bytes; `nil` if it is not available.
    mutating func memory() -> Int? {
        if memoryID == nil { memoryID = isConfined ? ProcessMemory.program(inSandbox: child.id) : child.id }
        return memoryID.flatMap { ProcessMemory.read($0)?.current }
    }

    /// The last output of the widget, without the stack trace that the Swift runtime adds to a failed check.
    private var lastLines: [String] {
        output.lastLines.suffix(Self.reportedLines).map { String($0.prefix(500)) }
    }

    deinit {
        guard isRunning else { return }
        output.release()
        child.kill()
        _ = child.wait()
        output.finish()
        gateways.stop()
        close(channel.descriptor)
        child.closeOutput()
    }
}

/// Terminates a process from any thread, without waiting for it. A process that was already reaped is not signaled,
/// because its ID may have been reused.
struct KillSwitch: Sendable {
    private let output: OutputReader

    fileprivate init(_ output: OutputReader) { self.output = output }

    func pull() { output.kill() }
}
