import ExtensionProtocol
import Foundation
import RenderModel

/// What taps do.
extension HostMachine {
    /// Carries out a target that was found in the tree now shown.
    mutating func activate(_ id: InstanceID, _ target: TapTarget, _ request: RequestID, at now: Date) {
        guard let instance = state.instances[id] else { return }
        switch target.action {
        case .openApp(let url): log(.appOpened(url: url), at: now, instance: id)
        case .perform(let call):
            perform(call, at: target.path, of: instance, request)
        case .toggle(let call, let isOn):
            pendingToggles[id, default: [:]][target.path] = !isOn
            effects.append(.show(id))
            perform(call, at: target.path, of: instance, request)
        }
        if let finding = target.finding { log(.diagnostic(finding), at: now, instance: id) }
        effects.append(.changed)
    }

    private mutating func perform(
        _ call: Meaning.IntentCall, at path: NodePath, of instance: WidgetInstance, _ request: RequestID
    ) {
        performing[instance.id, default: 0] += 1
        requests[request] = .intent(instance.id, name: call.typeName, path)
        effects.append(
            .perform(
                request, instance.extensionID,
                PerformRequest(
                    call: call, caller: WidgetPlacement(instance),
                    activities: runningActivities(of: instance.extensionID), locale: state.environment.locale,
                    timeLimit: state.settings.timelineTimeLimit)))
    }

    /// 1. A widget is reloaded after each of its intents, whatever the intent asked for.
    /// 2. What the intent asked `WidgetCenter` for follows; each instance is reloaded once.
    /// 3. All of these are free (Apple, Keeping a widget up to date).
    /// 4. After a failure a toggle goes back to what it was.
    mutating func performed(_ request: RequestID, _ result: Result<PerformReply, GatewayFailure>, at now: Date) {
        let pending = requests.removeValue(forKey: request)
        if case .success(let reply) = result { take(reply.activities, at: now) }
        if case .activityIntent(let id, let name) = pending {
            return activityPerformed(id, name: name, result, at: now)
        }
        guard case .intent(let id, let name, let path) = pending, let instance = state.instances[id] else { return }
        let left = (performing[id] ?? 1) - 1
        performing[id] = left > 0 ? left : nil
        effects.append(.changed)
        switch result {
        case .failure(let failure):
            log(.intentFailed(name: name, message: failure.message), at: now, instance: id)
            if pendingToggles[id]?.removeValue(forKey: path) != nil { effects.append(.show(id)) }
            if pendingToggles[id]?.isEmpty == true { pendingToggles[id] = nil }
        case .success(let reply):
            log(.intentPerformed(name: name, summary: reply.summary), at: now, instance: id)
            switch reply.opening {
            case .nothing: break
            case .app: log(.appOpened(url: nil), at: now, instance: id)
            case .url(let url): log(.appOpened(url: url), at: now, instance: id)
            }
            reload(id, because: .interaction, at: now)
            guard !reply.requests.isEmpty else { return }
            noteRelevance(reply.requests, of: instance.extensionID, at: now)
            for other in state.instances.values.sorted(by: { $0.id < $1.id })
            where other.id != id && other.extensionID == instance.extensionID && reply.requests.reload(other.kind) {
                reload(other.id, because: .interaction, at: now)
            }
        }
    }
}

extension [WidgetCenterRequest] {
    /// Whether a widget of this kind is to be reloaded.
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
