import ExtensionProtocol
import Foundation
import RenderModel

/// Taps on widgets and the intents that they run.
///
/// 1. A toggle shows its new state while its intent runs and until the widget's next timeline; after a failure it
///    returns to its previous state.
/// 2. A widget is reloaded after each of its intents, regardless of the intent's requests.
/// 3. The intent's requests to `WidgetCenter` follow; each widget is reloaded once.
/// 4. All of these reloads are free (Apple, Keeping a widget up to date).
struct InteractionMachine: Sendable {
    /// Toggles that already show the state that their running intent sets.
    private var toggles: [InstanceID: [NodePath: Bool]] = [:]
    /// The number of running intents of each widget.
    private var running: [InstanceID: Int] = [:]
    private var questions: [RequestID: Question] = [:]

    private struct Question: Sendable {
        var instance: InstanceID
        var extensionID: ExtensionID
        var name: String
        var path: NodePath
    }

    /// The call of an intent, with the required state of the device.
    struct Call {
        var activities: [RunningActivityName]
        var locale: String
        var timeLimit: TimeInterval
    }

    /// The result of a widget's intent.
    struct Performance {
        var instance: InstanceID
        /// `nil` if the intent failed.
        var requests: [WidgetCenterRequest]?
    }

    /// The extension whose intent a request performs; `nil` if it is not that of a widget.
    func performer(of request: RequestID) -> ExtensionID? { questions[request]?.extensionID }

    func pendingToggles(of id: InstanceID) -> [NodePath: Bool] { toggles[id] ?? [:] }

    /// Performs the action of a target in the displayed tree.
    mutating func activate(
        _ widget: PlacedWidget, _ target: TapTarget, _ request: RequestID, _ call: Call, at now: Date,
        _ out: inout HostOutbox
    ) {
        switch target.action {
        case .openApp(let url): out.log(.appOpened(url: url), at: now, of: widget)
        case .perform(let intent): perform(intent, at: target.path, of: widget, request, call, &out)
        case .toggle(let intent, let isOn):
            toggles[widget.id, default: [:]][target.path] = !isOn
            out.emit(.show(widget.id))
            perform(intent, at: target.path, of: widget, request, call, &out)
        }
        if let finding = target.finding { out.log(.diagnostic(finding), at: now, of: widget) }
        out.emit(.changed)
    }

    private mutating func perform(
        _ intent: Semantics.IntentCall, at path: NodePath, of widget: PlacedWidget, _ request: RequestID, _ call: Call,
        _ out: inout HostOutbox
    ) {
        running[widget.id, default: 0] += 1
        questions[request] = Question(
            instance: widget.id, extensionID: widget.extensionID, name: intent.typeName, path: path)
        out.emit(
            .perform(
                request, widget.extensionID,
                PerformRequest(
                    call: intent, caller: WidgetPlacement(widget), activities: call.activities, locale: call.locale,
                    timeLimit: call.timeLimit)))
    }

    /// - Parameter widget: Finds a widget.
    /// - Returns: `nil` if the request's widget no longer exists.
    mutating func didPerform(
        _ request: RequestID, _ result: Result<PerformReply, GatewayFailure>, at now: Date, _ out: inout HostOutbox,
        widget: (InstanceID) -> PlacedWidget?
    ) -> Performance? {
        guard let question = questions.removeValue(forKey: request), let widget = widget(question.instance) else {
            return nil
        }
        let id = question.instance
        let left = (running[id] ?? 1) - 1
        running[id] = left > 0 ? left : nil
        out.emit(.changed)
        switch result {
        case .failure(let failure):
            out.log(.intentFailed(name: question.name, message: failure.message), at: now, of: widget)
            if toggles[id]?.removeValue(forKey: question.path) != nil { out.emit(.show(id)) }
            if toggles[id]?.isEmpty == true { toggles[id] = nil }
            return Performance(instance: id, requests: nil)
        case .success(let reply):
            out.log(.intentPerformed(name: question.name, summary: reply.summary), at: now, of: widget)
            if let opened = reply.opening.logEvent { out.log(opened, at: now, of: widget) }
            return Performance(instance: id, requests: reply.requests)
        }
    }

    /// Handles a new timeline: the widget's toggles show its state, unless another change is pending.
    mutating func settle(_ id: InstanceID, _ followUp: ReloadOutcome.FollowUp) {
        if followUp == .none, running[id] == nil { toggles[id] = nil }
    }

    /// Handles a failed reload: the widget's toggles show the state of its timeline.
    mutating func dropToggles(of id: InstanceID) { toggles[id] = nil }

    mutating func remove(_ id: InstanceID) {
        toggles[id] = nil
        running[id] = nil
    }
}

extension PerformReply.Opening {
    /// The log line about the app that the intent opened; `nil` if it did not open one.
    var logEvent: HostLog.Event? {
        switch self {
        case .nothing: nil
        case .app: .appOpened(url: nil)
        case .url(let url): .appOpened(url: url)
        }
    }
}

extension [WidgetCenterRequest] {
    /// Whether a widget of this kind must be reloaded.
    func reload(_ kind: String) -> Bool {
        contains { request in
            switch request {
            case .reloadAll: true
            case .reload(let name): name == kind
            case .invalidateRecommendations, .invalidateRelevance, .relevantIntents: false
            }
        }
    }
}

extension WidgetPlacement {
    init(_ widget: PlacedWidget) {
        self.init(
            instance: widget.id.number, kind: widget.kind, family: widget.family,
            configuration: widget.configurationValues)
    }
}
