import ExtensionProcess
import ExtensionProtocol
import Foundation
import Synchronization
import WidgetHost

/// One process of a `ScriptedWidget`, as the pool uses it.
///
/// Like a real process it has ended after every error except for a rejection, and its entries are lost with it.
final class ScriptedProcess: PooledProcess {
    private struct State {
        var hasEnded = false
        var timelines: [Int: [ScriptedWidget.Entry]] = [:]
        var stopped: [CheckedContinuation<Void, Never>] = []
    }

    private let widget: ScriptedWidget
    private let date: Date?
    private let clock: any HostClock
    private let number: Int
    private let observer: ExtensionProcess.Observer
    private let defect: ScriptedDefect?
    private let state = Mutex(State())

    init(
        _ widget: ScriptedWidget, date: Date?, clock: any HostClock, defect: ScriptedDefect? = nil,
        observer: @escaping ExtensionProcess.Observer
    ) {
        self.defect = defect
        self.widget = widget
        self.date = date
        self.clock = clock
        self.observer = observer
        number = widget.begin()
    }

    func send<Call: ExtensionCall>(_ call: Call) async throws(ExtensionError) -> Call.Reply {
        guard !state.withLock({ $0.hasEnded }) else { throw .stopped }
        let request = call.message
        if let phase = ScriptedWidget.Phase(request) {
            await widget.takeInterruption(at: phase)?()
            if let failure = widget.takeFailure(at: phase) { throw await end(with: failure) }
        }
        guard let reply = call.reply(in: answer(request), from: AnsweringProcess(number: number)) else {
            throw .rejected(ExtensionFailure(.unknownToken, "the entries are unknown"))
        }
        return reply
    }

    private func end(with failure: ScriptedWidget.Failure) async -> ExtensionError {
        let error: ExtensionError
        switch failure {
        case .crash: error = .crashed(.init(cause: .signal(SIGKILL), lastLines: ["the last line"]))
        case .hang: error = .hung(seconds: 10)
        case .flood: error = .brokeLimit(.output, amount: 8 << 20, lastLines: ["the last line"])
        case .halfMessage: error = .protocolViolation("the message ends early")
        case .noDescriptors: error = .couldNotStart("too many open files")
        case .endlessHang:
            await withCheckedContinuation { waiter in
                let hasEnded = state.withLock { state in
                    if !state.hasEnded { state.stopped.append(waiter) }
                    return state.hasEnded
                }
                if hasEnded { waiter.resume() }
            }
            return .stopped
        }
        end()
        if defect == .losesReasons { return .couldNotStart("") }
        observer(.ended(error), number)
        return error
    }

    private func answer(_ request: ExtensionRequest) -> ExtensionReply {
        switch request {
        case .describe: return .description(widget.description)
        case .entries(let request):
            let now = request.moment.map { Date(timeIntervalSinceReferenceDate: $0) } ?? date ?? clock.now
            let made = widget.entries(request, at: now)
            state.withLock { $0.timelines[made.number] = made.entries }
            let dates = made.entries.map { $0.date.timeIntervalSinceReferenceDate }
            return .entries(
                EntriesReply(
                    token: EntriesToken(number: made.number), entries: dates.map { .init(date: $0) }, policy: .atEnd))
        case .render(let request):
            guard let entries = state.withLock({ $0.timelines[request.token.number] }) else {
                return .failed(ExtensionFailure(.unknownToken, "the entries are unknown"))
            }
            return .rendered(
                request.entries.flatMap { index in
                    request.environments.map { _ in ScriptedWidget.tree(entries[index].text) }
                })
        case .perform: return .performed(PerformReply())
        case .options: return .options(OptionsReply(sections: []))
        case .configuration(let request):
            let given = request.configuration.first { $0.name == ScriptedWidget.parameter }?.json
            return .configuration(
                ConfigurationReply(values: [.init(name: ScriptedWidget.parameter, json: given ?? "\"plain\"")]))
        case .recommendations: return .recommendations([])
        case .relevance: return .relevance([])
        default: return .failed(ExtensionFailure(.unsupported, "the script has no answer"))
        }
    }

    func setPlacements(_ placements: [WidgetPlacement]) {}

    func release(_ tokens: [EntriesToken]) {
        state.withLock { state in
            for token in tokens { state.timelines[token.number] = nil }
        }
    }

    func shutDown() async {
        if defect != .leavesProcesses { end() }
    }

    func stop() { end() }

    private func end() {
        let waiters = state.withLock { state in
            guard !state.hasEnded else { return [CheckedContinuation<Void, Never>]() }
            state.hasEnded = true
            widget.end()
            defer { state.stopped = [] }
            return state.stopped
        }
        for waiter in waiters { waiter.resume() }
    }
}

extension ScriptedWidget.Phase {
    init?(_ request: ExtensionRequest) {
        switch request {
        case .describe: self = .describe
        case .entries: self = .entries
        case .render: self = .render
        case .perform: self = .perform
        default: return nil
        }
    }
}
