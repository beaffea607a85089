import ExtensionProtocol
import RenderModel
import Subprocesses
import Synchronization
import Typesetter

/// A process of an extension that answers calls. It is started with the first call, terminated when it misbehaves, and
/// restarted.
///
/// 1. Calls are processed one at a time (`SerialGate`); processes are independent, so that work can be divided among
///    several.
/// 2. A process that crashed, hung or exceeded a limit has ended; the error states the reason. The next call starts
///    another, after a pause if there were several consecutive failures (`ProcessRecord`).
/// 3. Entries exist in the process that created them, until they are released or it ends. Their tokens contain its
///    number, so that tokens of a process that has ended are rejected and never refer to other entries.
/// 4. No lock is held while a call waits for its reply or for the end of a pause: the state can be read, and the
///    process stopped, at any time.
/// 5. The process is also monitored between calls: when it ends, the observer receives the reason.
package final class ExtensionProcess: Sendable {
    /// The handling of a call during a pause.
    package enum PausePolicy: Sendable { case wait, refuse }

    /// Receives events, with the number of their process.
    package typealias Observer = @Sendable (ExtensionEvent, Int) -> Void

    package let built: BuiltExtension
    package let options: LaunchOptions
    private let restPolicy: PausePolicy
    private let sandbox: Sandbox
    private let log: OutputLog?
    private let observer: Observer
    private let turns = SerialGate<ExtensionChild?>(nil)
    private let record: Mutex<ProcessRecord>
    /// Whether the bundle has fonts.
    private let hasFonts: Bool
    /// The thread for callers that must not block; `nil` before the first one.
    private let thread = Mutex<WorkThread?>(nil)

    private static let lastNumber = Atomic(0)

    /// - Parameters:
    ///   - log: Receives the extension's output. Several processes of one extension may share it.
    ///   - crashes: The number of previous consecutive crashes.
    ///   - observer: Receives the events of the process. It is called during calls, so it must not make any.
    package init(
        _ built: BuiltExtension, options: LaunchOptions = LaunchOptions(), restPolicy: PausePolicy = .wait,
        sandbox: @autoclosure () -> Sandbox = .system, log: OutputLog? = nil, crashes: Int = 0,
        observer: @escaping Observer = { _, _ in }
    ) {
        self.built = built
        self.options = options
        self.restPolicy = restPolicy
        // Testing the system's sandbox requires a process, so it is only done if a sandbox is requested.
        self.sandbox = options.confinement == .none ? Sandbox(program: nil) : sandbox()
        self.log = log
        self.observer = observer
        record = Mutex(ProcessRecord(crashes: crashes))
        // The trees refer to glyphs of the bundle's fonts; the host needs the same files to draw them, also before the
        // first call, which a host with stored trees need not make.
        hasFonts = FontCatalog.standard.registerBundleFonts(in: built.resourceFolder, of: built.fontKey)
    }

    // MARK: Calls

    /// Sends a call and waits for its reply on the process's own thread.
    package func send<Call: ExtensionCall>(_ call: Call) async throws(ExtensionError) -> Call.Reply {
        try await onThread { () throws(ExtensionError) in try self.answer(to: call) }.get()
    }

    /// Sends a call and blocks until its reply arrives.
    package func answer<Call: ExtensionCall>(to call: Call) throws(ExtensionError) -> Call.Reply {
        let reply = try turns.use { (child: inout ExtensionChild?) throws(ExtensionError) in
            try self.answer(to: call, by: &child)
        }
        guard let reply else { throw .stopped }
        return reply
    }

    private func answer<Call: ExtensionCall>(
        to call: Call, by child: inout ExtensionChild?
    ) throws(ExtensionError) -> Call.Reply {
        guard let own = call.part(for: record.withLock { $0.number }) else {
            throw .rejected(ExtensionFailure(.unknownToken, "the process with these entries has ended"))
        }
        // The host forgets the fonts of builds that are not used for long.
        if hasFonts { FontCatalog.standard.registerBundleFonts(in: built.resourceFolder, of: built.fontKey) }
        if child == nil {
            try rest()
            child = try launch()
        }
        guard var running = child.take() else { throw .stopped }
        let process = answering
        do throws(ExtensionError) {
            if let placements = record.withLock({ $0.takePlacements() }) {
                try running.answer(to: placements, as: process, timeLimit: options.timeLimit)
            }
            if let released = record.withLock({ $0.takeReleased() }) {
                try running.answer(to: released, as: process, timeLimit: options.timeLimit)
            }
            let reply = try running.answer(to: own, as: process, timeLimit: options.timeLimit)
            let bytes = running.memory()
            if record.withLock({ $0.noteAnswer(bytes: bytes, warning: options.memoryWarning) }), let bytes {
                observer(.memoryWarning(bytes: bytes, limit: options.memoryWarning), process.number)
            }
            child = consume running
            return reply
        } catch {
            if case .rejected = error {
                child = consume running
                throw error
            }
            running.end()
            let (isStopped, hasAnswered) = record.withLock { record in
                record.recordCrash()
                return (record.isStopped, record.hasAnswered)
            }
            guard !isStopped else { throw .stopped }
            if !hasAnswered { BuildUse.suspect(built) }
            observer(.ended(error), process.number)
            throw error
        }
    }

    private func rest() throws(ExtensionError) {
        let moment = record.withLock { $0.restsUntil }
        let left = moment - MonotonicClock.now
        guard left > 0 else { return }
        guard restPolicy == .wait else { throw .resting(seconds: left) }
        guard turns.pause(until: moment) else { throw .stopped }
    }

    private func launch() throws(ExtensionError) -> ExtensionChild {
        let number = Self.lastNumber.add(1, ordering: .relaxed).newValue
        // The output reader must not keep this object alive longer than the child process.
        let context = ExtensionChild.LaunchContext(sandbox: sandbox, log: log) { [weak self] in
            self?.noticeEnd(of: number)
        }
        var child = try ExtensionChild.launch(built, options: options, context)
        let (confinement, killSwitch) = (child.confinement, child.killSwitch)
        guard record.withLock({ $0.noteStart(number, confinement, killSwitch) }) else {
            child.end()
            throw .stopped
        }
        observer(.started(process: child.id, confinement), number)
        return child
    }

    /// The answering process, with diagnostics about its permissions.
    private var answering: AnsweringProcess {
        let (number, confinement) = record.withLock { ($0.number, $0.confinement) }
        var process = AnsweringProcess(number: number ?? 0, fontKey: built.fontKey)
        if case .confined = confinement, let problem = sandbox.filterProblem {
            process.diagnostics.append(
                Diagnostic(
                    .warning, .configuration, subject: "sandbox",
                    message: "The widget's system calls are not filtered, and it may start processes: \(problem).",
                    remedy: "Run only widgets that you trust, or a system whose kernel filters system calls."))
        }
        return process
    }

    /// Handles a process that ended between calls: it is reaped, and the observer receives the reason.
    private func noticeEnd(of number: Int) {
        _ = turns.use { child in
            guard record.withLock({ $0.number == number && !$0.isStopped }), var ended = child.take(),
                let error = ended.unexpectedEnding()
            else { return }
            record.withLock { $0.recordCrash() }
            observer(.ended(error), number)
        }
    }

    // MARK: Start and end

    /// Starts the process, if none is running, so that it becomes ready while its host does other work. The first call
    /// reports a failure to start.
    package func start() {
        _ = turns.use { child in
            guard child == nil, record.withLock({ $0.restsUntil }) <= MonotonicClock.now else { return }
            child = try? launch()
        }
    }

    /// Terminates the process and every pending call, with `.stopped`, without waiting. Further calls fail. The process
    /// is reaped when this object is released.
    package func stop() {
        turns.close()
        record.withLock { $0.stop() }?.pull()
    }

    /// Asks the process to exit after its pending calls; a later call starts another.
    package func shutDown() {
        _ = turns.use { child in
            guard var ended = child.take() else { return }
            ended.shutDown()
            record.withLock { $0.noteEnd() }
        }
    }

    /// The same on the process's own thread.
    package func shutDown() async {
        _ = await onThread { () throws(Never) in self.shutDownNow() }
    }

    private func shutDownNow() { shutDown() }

    private func onThread<Answer: Sendable, Failure>(
        _ body: @escaping @Sendable () throws(Failure) -> Answer
    ) async -> Result<Answer, Failure> {
        let thread = thread.withLock { thread in
            let known = thread ?? WorkThread(name: "extension \(built.name)")
            thread = known
            return known
        }
        return await withCheckedContinuation { continuation in
            thread.run { continuation.resume(returning: Result(catching: body)) }
        }
    }

    // MARK: State

    /// Sets the placed widgets. The running process and later ones receive them before any other call.
    package func setPlacements(_ placements: [WidgetPlacement]) { record.withLock { $0.setPlacements(placements) } }

    /// Releases entries, which no call may name afterward. Their process drops them before its next call.
    package func release(_ tokens: [EntriesToken]) { record.withLock { $0.release(tokens) } }

    /// The confinement of the last process; `nil` before the first one.
    package var confinement: SandboxState? { record.withLock { $0.confinement } }

    /// The memory of the process after its last reply, and its peak, in bytes; `nil` before the first one.
    package var memory: (current: Int, peak: Int)? { record.withLock { $0.memory } }

    /// The number of calls that wait for their turn or for the end of a pause.
    var waitingCount: Int { turns.waitingCount }
}
