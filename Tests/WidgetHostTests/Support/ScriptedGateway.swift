import ExtensionProtocol
import Foundation
import RenderModel
import Synchronization
import WidgetHost

/// An extension that the test scripts, which records its requests.
final class ScriptedGateway: ExtensionGateway {
    struct Entry: Sendable {
        var date: Date
        var text: String
        var relevance: EntriesReply.Relevance?

        init(_ date: Date, _ text: String, relevance: EntriesReply.Relevance? = nil) {
            self.date = date
            self.text = text
            self.relevance = relevance
        }
    }

    struct Timeline: Sendable {
        var entries: [Entry]
        var policy: EntriesReply.ReloadPolicy = .never

        init(_ entries: [Entry], _ policy: EntriesReply.ReloadPolicy = .never) {
            self.entries = entries
            self.policy = policy
        }
    }

    enum Call: Hashable, Sendable {
        case describe
        case entries(EntriesRequest.Purpose, kind: String, configuration: [String], date: Date?)
        case render
        case perform(String)
        case options(String)
        case configuration(String)
        case activity(ActivityRequest)

        var purpose: EntriesRequest.Purpose? {
            if case .entries(let purpose, _, _, _) = self { return purpose }
            return nil
        }
    }

    typealias Provider = @Sendable (EntriesRequest, Date) throws(GatewayFailure) -> Timeline
    typealias Drawer = @Sendable (Entry, WidgetEnvironment) throws(GatewayFailure) -> RenderTree
    typealias Performer = @Sendable (Semantics.IntentCall) throws(GatewayFailure) -> PerformReply

    private struct State {
        var description: ExtensionDescription
        var provider: Provider
        var drawer: Drawer
        var performer: Performer
        var kept: [Int: [Entry]] = [:]
        var lastToken = 0
        var calls: [Call] = []
        var placements: [WidgetPlacement] = []
        var environments: [WidgetEnvironment] = []
        var held: [CheckedContinuation<Void, Never>] = []
        var isHeld: @Sendable (Call) -> Bool = { _ in false }
        var crash: String?
        var performed: [PerformRequest] = []
        var previews: [(description: PreviewDescription, entries: [Entry])] = []
    }

    /// The number of its only process.
    let process: Int
    private let state: Mutex<State>
    private let start: Date
    let reports: AsyncStream<GatewayReport>
    private let report: AsyncStream<GatewayReport>.Continuation

    init(
        _ widgets: [WidgetDescription] = [Samples.weather], start: Date = Samples.start, process: Int = 1,
        provider: @escaping Provider = { _, now throws(GatewayFailure) in Timeline([Entry(now, "17°")]) },
        drawer: @escaping Drawer = { entry, _ throws(GatewayFailure) in Trees.tree([Trees.text(entry.text)]) },
        performer: @escaping Performer = { _ throws(GatewayFailure) in PerformReply() }
    ) {
        self.start = start
        self.process = process
        (reports, report) = AsyncStream.makeStream()
        state = Mutex(
            State(
                description: ExtensionDescription(widgets: widgets), provider: provider, drawer: drawer,
                performer: performer))
    }

    var calls: [Call] { state.withLock { $0.calls } }
    var renderedEnvironments: [WidgetEnvironment] { state.withLock { $0.environments } }
    var timelineCalls: Int { calls.count { $0.purpose == .timeline } }

    func setProvider(_ provider: @escaping Provider) { state.withLock { $0.provider = provider } }
    func setDrawer(_ drawer: @escaping Drawer) { state.withLock { $0.drawer = drawer } }
    func setPerformer(_ performer: @escaping Performer) { state.withLock { $0.performer = performer } }
    func setActivities(_ activities: [ActivityDescription]) {
        state.withLock { $0.description.activities = activities }
    }
    func setControls(_ controls: [ControlDescription]) { state.withLock { $0.description.controls = controls } }
    func setLanguages(_ languages: [String]) { state.withLock { $0.description.languages = languages } }
    /// The requested intents, oldest first.
    var performed: [PerformRequest] { state.withLock { $0.performed } }
    func setWidgets(_ widgets: [WidgetDescription]) { state.withLock { $0.description.widgets = widgets } }

    func setColors(accent: ThemeColor, background: ThemeColor) {
        state.withLock {
            $0.description.accent = accent
            $0.description.widgetBackground = background
        }
    }

    /// The previews of the source, with the entries of their timelines.
    func setPreviews(_ previews: [(description: PreviewDescription, entries: [Entry])]) {
        state.withLock { $0.previews = previews }
    }

    /// Returned entries are lost, as when the process ends.
    func forgetEntries() { state.withLock { $0.kept = [:] } }

    /// The process crashed: its entries are lost, and the host is notified.
    func breakDown(_ reason: String) {
        state.withLock { state in
            state.kept = [:]
            state.crash = reason
        }
        report.yield(.ended(reason))
    }

    func crash(of token: EntriesToken) async -> String? {
        state.withLock { $0.kept[token.number] == nil ? $0.crash : nil }
    }

    /// From now on these calls wait until `release`.
    func hold(_ isHeld: @escaping @Sendable (Call) -> Bool = { _ in true }) { state.withLock { $0.isHeld = isHeld } }

    /// Calls that wait for `release`.
    var heldCount: Int { state.withLock { $0.held.count } }

    func release() {
        let held = state.withLock { state in
            state.isHeld = { _ in false }
            defer { state.held = [] }
            return state.held
        }
        for call in held { call.resume() }
    }

    private func enter(_ call: Call) async {
        await withCheckedContinuation { continuation in
            let goesOn = state.withLock { state in
                state.calls.append(call)
                let isHeld = state.isHeld(call)
                if isHeld { state.held.append(continuation) }
                return !isHeld
            }
            if goesOn { continuation.resume() }
        }
    }

    func send<Call: ExtensionCall>(_ call: Call, at date: Date?) async throws(GatewayFailure) -> Call.Reply {
        let answer = try await answer(call.message, at: date)
        guard let reply = call.reply(in: answer, from: AnsweringProcess(number: process)) else {
            throw GatewayFailure(.process, "the answer does not belong to the request")
        }
        return reply
    }

    private func answer(_ request: ExtensionRequest, at date: Date?) async throws(GatewayFailure) -> ExtensionReply {
        switch request {
        case .describe:
            await enter(.describe)
            return .description(state.withLock { $0.description })
        case .entries(let request):
            await enter(
                .entries(
                    request.purpose, kind: request.kind, configuration: request.configuration.map(\.json), date: date))
            return .entries(try answer(request, at: date ?? start))
        case .render(let request): return .rendered(try await render(request))
        case .perform(let request): return .performed(try await perform(request))
        case .options(let request): return .options(try await options(request))
        case .configuration(let request): return .configuration(try await configuration(request))
        case .recommendations:
            return .recommendations(
                Samples.cities.prefix(2).map { city in
                    ConfigurationRecommendation(
                        title: city, configuration: [.init(name: "city", json: "\"\(city)\"")])
                })
        case .relevance: return .relevance([])
        case .activity(let request): return .activity(await activity(request))
        case .previews: return .previews(state.withLock { $0.previews.map { $0.description } })
        case .previewEntries(let index, _, _):
            let previews = state.withLock { $0.previews }
            guard previews.indices.contains(index) else {
                return .failed(ExtensionFailure(.unknownPreview, "there is no preview \(index)"))
            }
            let entries = previews[index].entries
            return .entries(
                EntriesReply(
                    token: keep(entries),
                    entries: entries.map { .init(date: $0.date.timeIntervalSinceReferenceDate) }))
        case .shutdown, .placements, .release:
            return .failed(ExtensionFailure(.unsupported, "the script has no answer"))
        }
    }

    /// The same without waiting, for state machines that a test drives.
    func answer(_ request: EntriesRequest, at date: Date) throws(GatewayFailure) -> EntriesReply {
        let provider = state.withLock { $0.provider }
        let timeline = try provider(request, date)
        return EntriesReply(
            token: keep(timeline.entries),
            entries: timeline.entries.map {
                .init(date: $0.date.timeIntervalSinceReferenceDate, relevance: $0.relevance)
            }, policy: timeline.policy)
    }

    private func keep(_ entries: [Entry]) -> EntriesToken {
        state.withLock { state in
            state.lastToken += 1
            state.kept[state.lastToken] = entries
            return EntriesToken(process: process, number: state.lastToken)
        }
    }

    private func render(_ request: RenderRequest) async throws(GatewayFailure) -> [RenderTree] {
        await enter(.render)
        state.withLock { $0.environments += request.environments }
        let (kept, drawer) = state.withLock { ($0.kept[request.token.number], $0.drawer) }
        guard let kept else { throw GatewayFailure(.entriesGone, "the entries are gone") }
        var trees: [RenderTree] = []
        for index in request.entries {
            for environment in request.environments { trees.append(try drawer(kept[index], environment)) }
        }
        return trees
    }

    private func perform(_ request: PerformRequest) async throws(GatewayFailure) -> PerformReply {
        await enter(.perform(request.call.typeName))
        let performer = state.withLock { state in
            state.performed.append(request)
            return state.performer
        }
        return try performer(request.call)
    }

    /// Two states, “boarding” and “sailing”, or the given ones.
    private func activity(_ request: ActivityRequest) async -> ActivityReply {
        await enter(.activity(request))
        let names = request.states.isEmpty ? ["boarding", "sailing"] : request.states.map(\.name)
        let texts = names.map { request.age == .stale ? "\($0), stale" : $0 }
        return ActivityReply(
            token: keep(texts), states: names.map { .init(name: $0, age: request.age ?? .current) },
            origin: request.states.isEmpty ? .previews : .given)
    }

    /// Entries of these texts, as after an intent that changed an activity.
    func keep(_ texts: [String]) -> EntriesToken { keep(texts.map { Entry(start, $0) }) }

    /// All options of the parameter whose title begins with the search text.
    private func options(_ request: OptionsRequest) async throws(GatewayFailure) -> OptionsReply {
        await enter(.options(request.parameter))
        let widgets = state.withLock { $0.description.widgets }
        let parameter = widgets.first { $0.kind == request.kind }?.parameters.first { $0.name == request.parameter }
        guard let parameter else { throw GatewayFailure(.rejected, "no such parameter") }
        let all = parameter.options.isEmpty ? Samples.stations : parameter.options
        switch request.query {
        case .suggested: return OptionsReply(sections: [.init(options: Array(all.prefix(3)))])
        case .search(let text):
            return OptionsReply(sections: [.init(options: all.filter { $0.title.hasPrefix(text) })])
        case .values(let values):
            return OptionsReply(sections: [.init(options: all.filter { values.contains($0.json) })])
        }
    }

    private func configuration(_ request: ConfigurationRequest) async throws(GatewayFailure) -> ConfigurationReply {
        await enter(.configuration(request.kind))
        let widgets = state.withLock { $0.description.widgets }
        guard let widget = widgets.first(where: { $0.kind == request.kind }) else {
            throw GatewayFailure(.rejected, "no such kind")
        }
        return ConfigurationReply(
            values: widget.parameters.map { parameter in
                let given = request.configuration.first { $0.name == parameter.name }?.json
                let json = given ?? parameter.defaultJSON
                let options = parameter.options.isEmpty ? Samples.stations : parameter.options
                return .init(name: parameter.name, json: json, shown: options.filter { $0.json == json })
            })
    }

    func setPlacements(_ placements: [WidgetPlacement]) async {
        state.withLock { $0.placements = placements }
    }

    var placements: [WidgetPlacement] { state.withLock { $0.placements } }

    func release(_ token: EntriesToken) async { drop(token) }

    func drop(_ token: EntriesToken) { state.withLock { $0.kept[token.number] = nil } }

    /// Sets of entries that were returned and not released.
    var keptCount: Int { state.withLock { $0.kept.count } }

    func shutdown() async { report.finish() }
}
