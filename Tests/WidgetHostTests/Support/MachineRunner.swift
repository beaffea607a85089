import ExtensionProtocol
import Foundation
import RenderModel
import WidgetHost
import WidgetVocabulary

/// Drives a state machine: the test controls the time, and the extension responds immediately.
struct MachineRunner {
    var machine: HostMachine
    var now: Date
    var provider: @Sendable (EntriesRequest, Date) throws(GatewayFailure) -> EntriesReply
    var drawer: @Sendable (DrawOrder) throws(GatewayFailure) -> [DrawingFacts] = { order throws(GatewayFailure) in
        order.entries.map { DrawingFacts(entry: $0, byteCount: 1_000) }
    }
    var performer: @Sendable (Semantics.IntentCall) throws(GatewayFailure) -> PerformReply = {
        _ throws(GatewayFailure) in PerformReply()
    }
    /// A provider's relevance, by kind.
    var clues: @Sendable (String, Date) throws(GatewayFailure) -> [RelevanceAttribute] = {
        _, _ throws(GatewayFailure) in []
    }
    private(set) var relevanceQuestions: [(date: Date, kind: String)] = []
    /// Whether requests stay unanswered.
    var isHolding = false
    private(set) var held: [HostEffect] = []
    /// Whether a previously unanswered request is being answered.
    private var isReplaying = false
    private(set) var wake: Date?
    private(set) var requests: [(date: Date, instance: InstanceID, request: EntriesRequest)] = []
    private(set) var shown: [(date: Date, instance: InstanceID)] = []
    private(set) var persisted = 0

    init(
        settings: HostSettings = HostSettings(), widgets: [WidgetDescription] = [Samples.weather, Samples.tides],
        provider: @escaping @Sendable (EntriesRequest, Date) throws(GatewayFailure) -> EntriesReply
    ) {
        now = Samples.start
        self.provider = provider
        machine = HostMachine(state: HostState(settings: settings), slots: SceneSlots(), at: now)
        handle(.installed(Samples.app, name: "Weather", ExtensionDescription(widgets: widgets)))
    }

    /// Runs a widget whose provider requests a reload each hour.
    static func hourly() -> MachineRunner { MachineRunner(provider: every(60)) }

    /// A provider with one entry for now, which requests a reload after some minutes.
    static func every(
        _ minutes: Double
    ) -> @Sendable (EntriesRequest, Date) throws(GatewayFailure) -> EntriesReply {
        { _, now throws(GatewayFailure) in
            EntriesReply(
                token: 1, entries: [.init(date: now.timeIntervalSinceReferenceDate)],
                policy: .after((now + minutes.minutes).timeIntervalSinceReferenceDate))
        }
    }

    var state: HostState { machine.state }

    func instance(_ id: InstanceID) -> WidgetInstance { machine.instance(id) ?? missing }
    private var missing: WidgetInstance {
        WidgetInstance(id: InstanceID(0), extensionID: Samples.app, kind: "", family: .systemSmall)
    }

    mutating func handle(_ event: HostEvent) { execute(machine.handle(event, at: now)) }

    @discardableResult
    mutating func send(_ command: HostCommand) throws(HostError) -> CommandReply {
        let (reply, effects) = try machine.apply(command, at: now)
        execute(effects)
        return reply
    }

    mutating func place(_ command: HostCommand = Samples.place()) throws -> InstanceID {
        guard case .placed(let id) = try send(command) else { throw HostError.invalid("not placed") }
        return id
    }

    /// Installs the app again, without a size of its weather widget.
    ///
    /// - Returns: The remaining sizes.
    @discardableResult
    mutating func reinstall(without family: Family) -> [Family] {
        var weather = Samples.weather
        weather.families.removeAll { $0 == family }
        handle(.installed(Samples.app, name: "Weather", ExtensionDescription(widgets: [weather])))
        return weather.families
    }

    mutating func stack(_ command: HostCommand) throws -> StackID {
        guard case .stacked(let id) = try send(command) else { throw HostError.invalid("not stacked") }
        return id
    }

    /// Advances the time and processes all events on the way.
    mutating func run(until end: Date) {
        while let next = wake, next <= end {
            now = max(now, next)
            handle(.tick)
        }
        now = end
        handle(.tick)
    }

    mutating func run(_ span: Minutes) { run(until: now + span) }

    /// Answers the unanswered requests.
    mutating func release() {
        isHolding = false
        while !held.isEmpty {
            let effect = held.removeFirst()
            if case .requestEntries = effect { isReplaying = true }
            execute([effect])
            isReplaying = false
        }
    }

    mutating func execute(_ effects: [HostEffect]) {
        var waiting = effects[...]
        while let effect = waiting.popFirst() {
            switch effect {
            case .wake(let date): wake = date
            case .show(let id): shown.append((now, id))
            case .persist: persisted += 1
            case .requestEntries(let request, _, let id, let order):
                if isHolding {
                    held.append(effect)
                    requests.append((now, id, order))
                    continue
                }
                if !isReplaying { requests.append((now, id, order)) }
                isReplaying = false
                let (provider, date) = (provider, now)
                let result = Result { () throws(GatewayFailure) in try provider(order, date) }
                waiting += machine.handle(.entries(request, result), at: now)
            case .draw(let request, _, let order):
                if isHolding {
                    held.append(effect)
                    continue
                }
                let drawer = drawer
                let result = Result { () throws(GatewayFailure) in try drawer(order) }
                waiting += machine.handle(.drawn(request, result), at: now)
            case .perform(let request, _, let order):
                if isHolding {
                    held.append(effect)
                    continue
                }
                let performer = performer
                let result = Result { () throws(GatewayFailure) in try performer(order.call) }
                waiting += machine.handle(.performed(request, result), at: now)
            case .requestRelevance(let request, _, let kind):
                relevanceQuestions.append((now, kind))
                let (clues, date) = (clues, now)
                let result = Result { () throws(GatewayFailure) in try clues(kind, date) }
                waiting += machine.handle(.relevance(request, result), at: now)
            case .discardDrawings, .forget, .changed, .release, .requestActivity, .drawActivity, .forgetActivity: break
            }
        }
    }

    func timelineRequests(of id: InstanceID) -> [Date] {
        requests.filter { $0.instance == id && $0.request.purpose == .timeline }.map(\.date)
    }

    func log(of id: InstanceID) -> [HostLog.Event] { machine.log.lines.filter { $0.instance == id }.map(\.event) }
}
