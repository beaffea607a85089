import ExtensionProtocol
import RenderModel
import Subprocesses
import Synchronization
import Typesetter

/// An extension that one can ask things. It starts the process when it is first asked, ends one that misbehaves, and
/// starts it again.
///
/// 1. Requests are served one at a time; sessions are independent, so that work can be split among several.
/// 2. A process that crashed, hung or broke a limit is gone; the error says which. The next request starts another.
/// 3. The first restart is at once. After further breakdowns in a row there is a pause that doubles each time from
///    a quarter of a second up to half a minute; a good answer ends the row.
/// 4. Entries live in the process that made them. Tokens carry the process's number, so that those of a process that
///    is gone are refused and never name other entries.
package final class ExtensionSession: Sendable {
    /// What happens to a request that comes within the pause.
    package enum RestPolicy: Sendable { case wait, refuse }

    package let built: BuiltExtension
    package let options: LaunchOptions
    private let restPolicy: RestPolicy
    private let sandbox: Sandbox
    private let log: OutputLog?
    private let observer: @Sendable (ExtensionEvent) -> Void
    private let state = Mutex(SessionState())

    /// - Parameters:
    ///   - log: gets what the extension prints.
    ///   - observer: is told what happens to the process. It is called within requests, so it must not ask anything.
    package init(
        _ built: BuiltExtension, options: LaunchOptions = LaunchOptions(), restPolicy: RestPolicy = .wait,
        sandbox: @autoclosure () -> Sandbox = .system, log: OutputLog? = nil,
        observer: @escaping @Sendable (ExtensionEvent) -> Void = { _ in }
    ) {
        self.built = built
        self.options = options
        self.restPolicy = restPolicy
        // Trying the system's sandbox takes a process, so it is only done where one is wanted.
        self.sandbox = options.confinement == .none ? Sandbox(program: nil) : sandbox()
        self.log = log
        self.observer = observer
        // The trees name glyphs of the bundle's fonts; whoever draws them needs the same files.
        FontBook.standard.registerBundleFonts(in: built.resourceFolder)
    }

    /// Starts the process, if none runs, so that it gets ready while its host does other things. What keeps it from
    /// starting is said when it is first asked something.
    package func start() {
        state.withLock { state in
            guard state.process == nil, state.restsUntil <= MonotonicClock.now else { return }
            do throws(ExtensionError) {
                state.process = try self.start(in: &state)
            } catch {
                state.process = nil
            }
        }
    }

    /// Has the process ended without waiting for it: nothing more will be asked. It is waited for with the session's
    /// end.
    package func stop() {
        state.withLock { state in
            state.process?.stop()
            state.isStopped = true
        }
    }

    /// - Parameter locale: the language of the texts; none takes that of the options.
    package func describe(locale: String? = nil) throws(ExtensionError) -> ExtensionDescription {
        var description = try ask(.describe(locale: locale ?? options.locale)) { reply, _ -> ExtensionDescription? in
            guard case .description(let description) = reply else { return nil }
            return description
        }
        if case .unavailable(let reason) = confinement {
            description.diagnostics.append(
                Diagnostic(
                    .warning, .configuration, subject: "sandbox",
                    message: "The widget runs with the rights of this program: \(reason).",
                    remedy: "Install bubblewrap and allow user namespaces, or run only widgets that you trust."))
        }
        if case .confined = confinement, let problem = sandbox.filterProblem {
            description.diagnostics.append(
                Diagnostic(
                    .warning, .configuration, subject: "sandbox",
                    message: "The widget's system calls are not filtered, and it may start processes: \(problem).",
                    remedy: "Run only widgets that you trust, or a system whose kernel filters system calls."))
        }
        return description
    }

    /// Asks the provider; the reply has at least one entry and they are sorted by date.
    package func entries(_ request: EntriesRequest) throws(ExtensionError) -> EntriesReply {
        var request = request
        request.timeLimit = min(request.timeLimit, options.timeLimit)
        return try ask(.entries(request), timeLimit: request.timeLimit) { reply, generation in
            let entries = Self.entries(reply, generation: generation)
            let dates = entries?.entries.map(\.date) ?? []
            return zip(dates, dates.dropFirst()).allSatisfy { $0 <= $1 } ? entries : nil
        }
    }

    private static func entries(_ reply: ExtensionReply, generation: Int) -> EntriesReply? {
        guard case .entries(var entries) = reply, !entries.entries.isEmpty else { return nil }
        entries.token = token(entries.token, generation: generation)
        return entries
    }

    /// Draws entries; trees come entry by entry, each in every environment.
    package func render(_ request: RenderRequest) throws(ExtensionError) -> [RenderTree] {
        let generation = state.withLock { $0.process == nil ? -1 : $0.generation }
        guard Self.generation(of: request.token) == generation else {
            throw .refused(ExtensionFailure(.unknownToken, "the process that had these entries has ended; ask again"))
        }
        var own = request
        own.token = Self.processToken(of: request.token)
        return try ask(.render(own)) { reply, _ in
            guard case .rendered(let trees) = reply,
                trees.count == request.entries.count * request.environments.count
            else { return nil }
            return trees.map { $0.sound }
        }
    }

    package func perform(_ request: PerformRequest) throws(ExtensionError) -> PerformReply {
        var request = request
        request.timeLimit = min(request.timeLimit, options.timeLimit)
        let generation = state.withLock { $0.process == nil ? -1 : $0.generation }
        request.activities = request.activities.compactMap { name in
            // The states of others went with their process.
            guard Self.generation(of: name.token) == generation else { return nil }
            var own = name
            own.token = Self.processToken(of: name.token)
            return own
        }
        return try ask(.perform(request), timeLimit: request.timeLimit) { reply, generation in
            guard case .performed(var result) = reply else { return nil }
            for index in result.activities.indices {
                result.activities[index].token = Self.token(result.activities[index].token, generation: generation)
            }
            return result
        }
    }

    /// The values that a parameter of a widget's configuration can take.
    package func options(_ request: OptionsRequest) throws(ExtensionError) -> OptionsReply {
        var request = request
        request.timeLimit = min(request.timeLimit, options.timeLimit)
        return try ask(.options(request), timeLimit: request.timeLimit) { reply, _ in
            guard case .options(let result) = reply else { return nil }
            return result
        }
    }

    /// The values of all parameters of a widget's configuration, with defaults.
    package func configuration(_ request: ConfigurationRequest) throws(ExtensionError) -> ConfigurationReply {
        var request = request
        request.timeLimit = min(request.timeLimit, options.timeLimit)
        return try ask(.configuration(request), timeLimit: request.timeLimit) { reply, _ in
            guard case .configuration(let result) = reply else { return nil }
            return result
        }
    }

    /// The configurations that the provider recommends.
    package func recommendations(
        kind: String, locale: String? = nil
    ) throws(ExtensionError) -> [ConfigurationRecommendation] {
        let request = ExtensionRequest.recommendations(
            kind: kind, locale: locale ?? options.locale, timeLimit: options.timeLimit)
        return try ask(request) { reply, _ in
            guard case .recommendations(let recommendations) = reply else { return nil }
            return recommendations
        }
    }

    /// The states in which a Live Activity can be drawn; at least one.
    package func activity(_ request: ActivityRequest) throws(ExtensionError) -> ActivityReply {
        var request = request
        request.timeLimit = min(request.timeLimit, options.timeLimit)
        return try ask(.activity(request), timeLimit: request.timeLimit) { reply, generation in
            guard case .activity(var result) = reply, !result.states.isEmpty else { return nil }
            result.token = Self.token(result.token, generation: generation)
            return result
        }
    }

    /// When a widget is worth showing, as its provider says.
    package func relevance(kind: String) throws(ExtensionError) -> [RelevanceAttribute] {
        try ask(.relevance(kind: kind, timeLimit: options.timeLimit)) { reply, _ in
            guard case .relevance(let attributes) = reply else { return nil }
            return attributes
        }
    }

    /// Tells which widgets are placed. The running process and those that follow it know them before they are asked
    /// anything else.
    package func setPlacements(_ placements: [WidgetPlacement]) {
        state.withLock { $0.setPlacements(placements) }
    }

    /// The previews that the source declares.
    package func previews() throws(ExtensionError) -> [PreviewDescription] {
        try ask(.previews) { reply, _ in
            guard case .previews(let previews) = reply else { return nil }
            return previews
        }
    }

    /// The entries of a preview, in the order of the source, to be drawn like those of a provider.
    package func previewEntries(
        index: Int, environment: WidgetEnvironment
    ) throws(ExtensionError) -> EntriesReply {
        let request = ExtensionRequest.previewEntries(
            index: index, environment: environment, timeLimit: options.timeLimit)
        return try ask(request) { reply, generation in Self.entries(reply, generation: generation) }
    }

    /// Ends the process in good order; a later request starts another.
    package func shutdown() {
        state.withLock { state in
            guard var process = state.process.take() else { return }
            _ = try? process.answer(to: .shutdown, timeLimit: 0.5)
            // It has nothing left to do, so it need not tidy up.
            process.end()
        }
    }

    /// The process ended while nobody asked it anything: it is collected, and the observer is told why.
    fileprivate func noticeEnd(of generation: Int) {
        state.withLock { state in
            guard state.generation == generation, !state.isStopped, var process = state.process.take() else { return }
            guard let error = process.unexpectedEnding() else { return }
            state.noteBreakdown()
            observer(.ended(error))
        }
    }

    /// - Parameter timeLimit: seconds; none takes that of the options, which is the most in any case.
    private func ask<Answer: Sendable>(
        _ request: ExtensionRequest, timeLimit: Double? = nil, _ read: (ExtensionReply, Int) -> Answer?
    ) throws(ExtensionError) -> Answer {
        let limit = min(timeLimit ?? options.timeLimit, options.timeLimit)
        let result = state.withLock { state -> Result<Answer, ExtensionError> in
            do throws(ExtensionError) {
                return .success(try self.ask(request, timeLimit: limit, read, in: &state))
            } catch {
                return .failure(error)
            }
        }
        return try result.get()
    }

    private func ask<Answer: Sendable>(
        _ request: ExtensionRequest, timeLimit: Double, _ read: (ExtensionReply, Int) -> Answer?,
        in state: inout SessionState
    ) throws(ExtensionError) -> Answer {
        var process: ExtensionProcess
        if let running = state.process.take() {
            process = running
        } else {
            try rest(until: state.restsUntil)
            process = try start(in: &state)
        }
        do throws(ExtensionError) {
            if let placements = state.untoldPlacements {
                let reply = try process.answer(to: .placements(placements), timeLimit: options.timeLimit)
                guard reply == .noted else { throw process.violation("the answer does not belong to the request") }
                state.noteTold()
            }
            let reply = try process.answer(to: request, timeLimit: timeLimit)
            guard let answer = read(reply, state.generation) else {
                throw process.violation("the answer does not belong to the request")
            }
            state.noteAnswer()
            if let bytes = process.memory(), state.noteMemory(bytes, warning: options.memoryWarning) {
                observer(.memoryWarning(bytes: bytes, limit: options.memoryWarning))
            }
            state.process = consume process
            return answer
        } catch {
            if case .refused = error {
                state.process = consume process
            } else {
                process.end()
                state.noteBreakdown()
                observer(.ended(error))
            }
            throw error
        }
    }

    private func start(in state: inout SessionState) throws(ExtensionError) -> ExtensionProcess {
        let generation = state.generation + 1
        // The reader of the output holds the session no longer than the process lives.
        let context = ExtensionProcess.LaunchContext(sandbox: sandbox, log: log) { [weak self] in
            self?.noticeEnd(of: generation)
        }
        let process = try ExtensionProcess.launch(built, options: options, context)
        state.noteStart(process.confinement)
        observer(.started(process: process.id, process.confinement))
        return process
    }

    /// With which rights the last process was started; nil before the first one.
    package var confinement: ConfinementState? { state.withLock { $0.confinement } }

    /// Bytes that the extension's process held after its last answer, and the most so far; nil before the first one.
    package var memory: (current: Int, peak: Int)? { state.withLock { $0.memory } }

    private func rest(until moment: Double) throws(ExtensionError) {
        let left = moment - MonotonicClock.now
        guard left > 0 else { return }
        guard restPolicy == .wait else { throw .resting(seconds: left) }
        MonotonicClock.sleep(seconds: left)
    }

    /// A process's own tokens are small; the number of the process goes above them.
    private static func token(_ token: Int, generation: Int) -> Int { generation << 32 | (token & 0xFFFF_FFFF) }
    private static func generation(of token: Int) -> Int { token >> 32 }
    private static func processToken(of token: Int) -> Int { token & 0xFFFF_FFFF }
}

private struct SessionState: ~Copyable {
    var process: ExtensionProcess?
    /// Processes started so far.
    var generation = 0
    /// Nothing more is asked: that the process ends is as it should be.
    var isStopped = false
    private var breakdowns = 0
    private var placements: [WidgetPlacement] = []
    /// Number of the process that knows the placements.
    private var told = 0
    /// Seconds of the monotonic clock.
    private(set) var restsUntil = 0.0
    private(set) var confinement: ConfinementState?
    private(set) var memory: (current: Int, peak: Int)?

    mutating func noteStart(_ confinement: ConfinementState) {
        generation += 1
        self.confinement = confinement
        memory = nil
    }

    /// - Returns: whether the process went over the warning for the first time.
    mutating func noteMemory(_ bytes: Int, warning: Int) -> Bool {
        let peak = memory?.peak ?? 0
        memory = (bytes, max(bytes, peak))
        return bytes > warning && peak <= warning
    }

    /// What the process has to be told before it is asked anything; a new process knows of no placements.
    var untoldPlacements: [WidgetPlacement]? {
        told == generation || (placements.isEmpty && told == 0) ? nil : placements
    }

    mutating func setPlacements(_ placements: [WidgetPlacement]) {
        guard placements != self.placements else { return }
        self.placements = placements
        told = -1
    }

    mutating func noteTold() {
        told = generation
    }

    mutating func noteBreakdown() {
        breakdowns += 1
        let doublings = min(breakdowns - 2, 7)
        restsUntil = doublings < 0 ? 0 : MonotonicClock.now + min(0.25 * Double(1 << doublings), 30)
    }

    mutating func noteAnswer() {
        breakdowns = 0
    }
}
