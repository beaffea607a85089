import ExtensionProtocol
import RenderModel
import Subprocesses
import Synchronization
import Typesetter

/// A process of an extension that one can ask things. It is started when it is first asked, ended when it misbehaves,
/// and started again.
///
/// 1. Calls are answered one at a time (`Turns`); processes are independent, so that work can be split among several.
/// 2. A process that crashed, hung or broke a limit is gone; the error says which. The next call starts another, after
///    a pause if there were several in a row (`ProcessRecord`).
/// 3. Entries live in the process that made them. Their tokens carry its number, so that those of a process that is
///    gone are refused and never name other entries.
/// 4. No lock is held while a call waits for its answer or for the end of a pause: the state can be read, and the
///    process be stopped, at any moment.
/// 5. Between calls the process is watched: when it ends, the observer learns why.
package final class ExtensionProcess: Sendable {
    /// What happens to a call that comes within a pause.
    package enum RestPolicy: Sendable { case wait, refuse }

    /// Gets what happens, with the number of the process that it happens to.
    package typealias Observer = @Sendable (ExtensionEvent, Int) -> Void

    package let built: BuiltExtension
    package let options: LaunchOptions
    private let restPolicy: RestPolicy
    private let sandbox: Sandbox
    private let log: OutputLog?
    private let observer: Observer
    private let turns = Turns<ExtensionChild?>(nil)
    private let record: Mutex<ProcessRecord>
    /// For callers that must not wait; none before the first one.
    private let thread = Mutex<WorkThread?>(nil)

    private static let lastNumber = Atomic(0)

    /// - Parameters:
    ///   - log: gets what the extension prints. Several processes of one extension may share it.
    ///   - breakdowns: in a row, so far.
    ///   - observer: learns what happens to the process. It is called during calls, so it must not make any.
    package init(
        _ built: BuiltExtension, options: LaunchOptions = LaunchOptions(), restPolicy: RestPolicy = .wait,
        sandbox: @autoclosure () -> Sandbox = .system, log: OutputLog? = nil, breakdowns: Int = 0,
        observer: @escaping Observer = { _, _ in }
    ) {
        self.built = built
        self.options = options
        self.restPolicy = restPolicy
        // Trying the system's sandbox takes a process, so it is only done where one is wanted.
        self.sandbox = options.confinement == .none ? Sandbox(program: nil) : sandbox()
        self.log = log
        self.observer = observer
        record = Mutex(ProcessRecord(breakdowns: breakdowns))
        // The trees name glyphs of the bundle's fonts; the host needs the same files to draw them.
        FontBook.standard.registerBundleFonts(in: built.resourceFolder)
    }

    // MARK: Calls

    /// Asks something and waits for the answer, on a thread of the process's own.
    package func send<Call: ExtensionCall>(_ call: Call) async throws(ExtensionError) -> Call.Reply {
        try await onThread { () throws(ExtensionError) in try self.answer(to: call) }.get()
    }

    /// Asks something and blocks until the answer is there.
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
            throw .refused(ExtensionFailure(.unknownToken, "the process that had these entries has ended; ask again"))
        }
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
            let reply = try running.answer(to: own, as: process, timeLimit: options.timeLimit)
            let bytes = running.memory()
            if record.withLock({ $0.noteAnswer(bytes: bytes, warning: options.memoryWarning) }), let bytes {
                observer(.memoryWarning(bytes: bytes, limit: options.memoryWarning), process.number)
            }
            child = consume running
            return reply
        } catch {
            if case .refused = error {
                child = consume running
                throw error
            }
            running.end()
            let isStopped = record.withLock { record in
                record.noteBreakdown()
                return record.isStopped
            }
            guard !isStopped else { throw .stopped }
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
        // The reader of the output holds the process no longer than the child lives.
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

    /// The process that answers, with what users should know about its rights.
    private var answering: AnsweringProcess {
        let (number, confinement) = record.withLock { ($0.number, $0.confinement) }
        var process = AnsweringProcess(number: number ?? 0)
        switch confinement {
        case .unavailable(let reason):
            process.diagnostics.append(
                Diagnostic(
                    .warning, .configuration, subject: "sandbox",
                    message: "The widget runs with the rights of this program: \(reason).",
                    remedy: "Install bubblewrap and allow user namespaces, or run only widgets that you trust."))
        case .confined:
            guard let problem = sandbox.filterProblem else { break }
            process.diagnostics.append(
                Diagnostic(
                    .warning, .configuration, subject: "sandbox",
                    message: "The widget's system calls are not filtered, and it may start processes: \(problem).",
                    remedy: "Run only widgets that you trust, or a system whose kernel filters system calls."))
        case .unconfined, nil: break
        }
        return process
    }

    /// The process ended while it was not asked anything: it is collected, and the observer learns why.
    private func noticeEnd(of number: Int) {
        _ = turns.use { child in
            guard record.withLock({ $0.number == number && !$0.isStopped }), var ended = child.take(),
                let error = ended.unexpectedEnding()
            else { return }
            record.withLock { $0.noteBreakdown() }
            observer(.ended(error), number)
        }
    }

    // MARK: Start and end

    /// Starts the process, if none runs, so that it gets ready while its host does other things. What keeps it from
    /// starting is reported by the first call.
    package func start() {
        _ = turns.use { child in
            guard child == nil, record.withLock({ $0.restsUntil }) <= MonotonicClock.now else { return }
            child = try? launch()
        }
    }

    /// Ends the process and every call that waits for it, with `.stopped`, without waiting for either. Nothing can be
    /// asked any more. The process is collected with this object's end.
    package func stop() {
        turns.close()
        record.withLock { $0.stop() }?.pull()
    }

    /// Asks the process to end when its calls are answered; a later call starts another.
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

    /// Sets which widgets are placed. The running process and those that follow it know them before they are asked
    /// anything else.
    package func setPlacements(_ placements: [WidgetPlacement]) { record.withLock { $0.setPlacements(placements) } }

    /// With which rights the last process was started; nil before the first one.
    package var confinement: ConfinementState? { record.withLock { $0.confinement } }

    /// Bytes that the process held after its last answer, and the most so far; nil before the first one.
    package var memory: (current: Int, peak: Int)? { record.withLock { $0.memory } }

    /// Calls that wait for their turn or for the end of a pause.
    var waitingCount: Int { turns.waitingCount }
}
