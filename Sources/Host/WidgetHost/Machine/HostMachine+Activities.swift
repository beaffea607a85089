import DeviceCatalog
import ExtensionProtocol
import Foundation

/// Live Activities, which a person starts in the app's place.
///
/// 1. The extension is asked for the activity's states, then the chosen one is drawn for every place of the iPhone at
///    once. What is drawn stays until there is new.
/// 2. An answer that is not the newest asked for is dropped.
/// 3. When the process that had the states is gone, they are asked for anew, once for each drawing.
/// 4. An activity that ends leaves the Dynamic Island; the Lock Screen keeps it for a while. After the longest time
///    that the system lets one run it ends by itself.
extension HostMachine {
    func activity(_ id: ActivityID) throws(HostError) -> LiveActivity {
        guard let activity = state.activities[id] else { throw .unknownActivity(id) }
        return activity
    }

    mutating func startActivity(
        _ id: ExtensionID, _ attributes: String, at now: Date
    ) throws(HostError) -> ActivityID {
        guard let installed = state.extensions[id] else { throw .unknownExtension(id) }
        let known = installed.description.activities
        guard let description = known.first(where: { $0.attributes == attributes }) else {
            throw .unknownAttributes(attributes, extensionID: id, known: known.map(\.attributes))
        }
        guard state.activities.values.count(where: { !$0.hasEnded }) < ActivityLimits.count else {
            throw .invalid("\(ActivityLimits.count) Live Activities run already; end one first")
        }
        let activity = LiveActivity(
            id: ActivityID(state.nextNumber), extensionID: id, attributes: attributes,
            kind: description.typeName.isEmpty ? attributes : description.typeName, started: now)
        state.nextNumber += 1
        state.activities[activity.id] = activity
        layoutChanged()
        log(.activity("the Live Activity \(activity.kind) was started"), at: now, extensionID: id)
        requestStates(of: activity.id)
        setAlarm(of: activity.id)
        effects.append(.changed)
        return activity.id
    }

    mutating func updateActivity(_ id: ActivityID, to index: Int, at now: Date) throws(HostError) {
        let activity = try activity(id)
        guard !activity.hasEnded else { throw .invalid("the Live Activity has ended; start another") }
        guard activity.states.indices.contains(index) else {
            throw .invalid("the Live Activity has \(activity.states.count) states; there is no state \(index)")
        }
        state.activities[id]?.chosen = index
        state.activities[id]?.ownState = nil
        log(.activity("the Live Activity \(activity.kind) was updated"), at: now, extensionID: activity.extensionID)
        drawActivity(id)
        effects.append(.changed)
    }

    mutating func setActivityAge(_ id: ActivityID, _ age: ActivityRequest.Age) throws(HostError) {
        guard try !activity(id).hasEnded else { throw .invalid("the Live Activity has ended; start another") }
        state.activities[id]?.age = age
        state.activities[id]?.ownState = nil
        requestStates(of: id)
        effects.append(.changed)
    }

    mutating func endActivity(_ id: ActivityID, at now: Date) throws(HostError) {
        guard try !activity(id).hasEnded else { throw .invalid("the Live Activity has ended already") }
        finish(id, at: now)
    }

    private mutating func finish(_ id: ActivityID, at now: Date) {
        guard let activity = state.activities[id] else { return }
        state.activities[id]?.phase = .ended(goneBy: now.addingTimeInterval(ActivityLimits.afterEnd))
        log(
            .activity("the Live Activity \(activity.kind) ended; the Lock Screen keeps it for a while"), at: now,
            extensionID: activity.extensionID)
        setAlarm(of: id)
        effects.append(.changed)
    }

    mutating func removeActivity(_ id: ActivityID) {
        guard let activity = state.activities.removeValue(forKey: id) else { return }
        for token in [activity.token, activity.ownState?.token] {
            if let token { effects.append(.release(activity.extensionID, token: token)) }
        }
        activityDrawings[id] = nil
        agenda.set(.activity(id), to: nil)
        effects += [.forgetActivity(id), .changed]
    }

    mutating func activityIsDue(_ id: ActivityID, at now: Date) {
        guard let activity = state.activities[id] else { return }
        if case .ended(let goneBy) = activity.phase {
            if goneBy <= now { return removeActivity(id) }
        } else if activity.started.addingTimeInterval(ActivityLimits.active) <= now {
            return finish(id, at: now)
        }
        setAlarm(of: id)
    }

    private mutating func setAlarm(of id: ActivityID) {
        guard let activity = state.activities[id] else { return }
        if case .ended(let goneBy) = activity.phase {
            agenda.set(.activity(id), to: goneBy)
        } else {
            agenda.set(.activity(id), to: activity.started.addingTimeInterval(ActivityLimits.active))
        }
    }

    // MARK: Asking the extension

    private mutating func requestStates(of id: ActivityID) {
        guard let activity = state.activities[id] else { return }
        let request = nextRequest()
        requests[request] = .activity(id)
        activityDrawings[id] = request
        effects.append(
            .requestActivity(
                request, activity.extensionID,
                ActivityRequest(
                    attributes: activity.attributes, age: activity.age, locale: state.environment.locale,
                    timeLimit: state.settings.timelineTimeLimit)))
    }

    mutating func activityStatesCame(
        _ request: RequestID, _ result: Result<ActivityReply, GatewayFailure>, at now: Date
    ) {
        guard case .activity(let id) = requests.removeValue(forKey: request), let activity = state.activities[id] else {
            return
        }
        switch result {
        case .failure(let failure):
            guard activityDrawings[id] == request else { return }
            fail(id, failure.message, at: now)
        case .success(let reply):
            guard activityDrawings[id] == request, !reply.states.isEmpty else {
                effects.append(.release(activity.extensionID, token: reply.token))
                return
            }
            if let token = activity.token { effects.append(.release(activity.extensionID, token: token)) }
            state.activities[id]?.token = reply.token
            state.activities[id]?.states = reply.states
            state.activities[id]?.origin = reply.origin
            state.activities[id]?.note = reply.diagnostics.first.map { diagnostic in
                [diagnostic.message, diagnostic.remedy].compactMap(\.self).joined(separator: " ")
            }
            state.activities[id]?.chosen = min(activity.chosen, reply.states.count - 1)
            drawActivity(id)
            effects.append(.changed)
        }
    }

    /// Has the state that is to be shown drawn for every place that the device has.
    private mutating func drawActivity(_ id: ActivityID) {
        guard let activity = state.activities[id] else { return }
        guard let token = activity.ownState?.token ?? activity.token else { return requestStates(of: id) }
        let seats = ActivityPresentation.ofPhone.compactMap { presentation in
            state.environment.activityEnvironment(presentation, on: device)
                .map { ActivityOrder.Seat(presentation: presentation, environment: $0) }
        }
        let request = nextRequest()
        requests[request] = .activityDrawing(id)
        activityDrawings[id] = request
        effects.append(
            .drawActivity(
                request, activity.extensionID,
                ActivityOrder(
                    activity: id, token: token, state: activity.ownState == nil ? activity.chosen : 0, seats: seats)))
    }

    mutating func activityWasDrawn(_ request: RequestID, _ failure: GatewayFailure?, at now: Date) {
        guard case .activityDrawing(let id) = requests.removeValue(forKey: request), activityDrawings[id] == request,
            let activity = state.activities[id]
        else { return }
        guard let failure else {
            state.activities[id]?.failure = nil
            state.activities[id]?.losses = 0
            if activity.phase == .starting { state.activities[id]?.phase = .active }
            effects.append(.changed)
            return
        }
        // What an intent made is gone with its process; the chosen state can be had again.
        if failure.cause == .entriesGone, activity.losses < 2 {
            state.activities[id]?.losses += 1
            state.activities[id]?.token = nil
            state.activities[id]?.ownState = nil
            return requestStates(of: id)
        }
        fail(id, failure.message, at: now)
    }

    private mutating func fail(_ id: ActivityID, _ message: String, at now: Date) {
        guard let activity = state.activities[id] else { return }
        state.activities[id]?.failure = message
        log(.failed(message: "\(activity.kind): \(message)", retry: nil), at: now, extensionID: activity.extensionID)
        effects.append(.changed)
    }

    // MARK: What changes around them

    mutating func activitiesSee(_ environment: HostEnvironment, after old: HostEnvironment) {
        for id in state.activities.keys.sorted() {
            if environment.locale != old.locale || environment.timeZone != old.timeZone {
                state.activities[id]?.ownState = nil
                requestStates(of: id)
            } else {
                drawActivity(id)
            }
        }
    }

    mutating func activitiesGet(newBuildOf id: ExtensionID) {
        let known = state.extensions[id]?.description.activities.map(\.attributes) ?? []
        for (number, activity) in state.activities.sorted(by: { $0.key < $1.key }) where activity.extensionID == id {
            state.activities[number]?.token = nil
            state.activities[number]?.ownState = nil
            if known.contains(activity.attributes) {
                requestStates(of: number)
            } else {
                removeActivity(number)
            }
        }
    }

    // MARK: Buttons

    /// What an intent of the extension finds running.
    func runningActivities(of id: ExtensionID) -> [RunningActivityName] {
        state.activities.values.sorted { $0.id < $1.id }.compactMap { activity in
            guard activity.extensionID == id, !activity.hasEnded,
                let token = activity.ownState?.token ?? activity.token
            else { return nil }
            return RunningActivityName(
                number: activity.id.number, token: token, state: activity.ownState == nil ? activity.chosen : 0)
        }
    }

    mutating func use(_ id: ActivityID, _ target: TapTarget, _ request: RequestID, at now: Date) {
        guard let activity = state.activities[id] else { return }
        switch target.action {
        case .openApp(let url): log(.appOpened(url: url), at: now, extensionID: activity.extensionID)
        case .perform(let call), .toggle(let call, _):
            requests[request] = .activityIntent(id, name: call.typeName)
            effects.append(
                .perform(
                    request, activity.extensionID,
                    PerformRequest(
                        call: call, activities: runningActivities(of: activity.extensionID),
                        locale: state.environment.locale, timeLimit: state.settings.timelineTimeLimit)))
        }
        effects.append(.changed)
    }

    /// After its intent an activity is drawn again in any case: what it shows may come from what the intent stored.
    mutating func activityPerformed(
        _ id: ActivityID, name: String, _ result: Result<PerformReply, GatewayFailure>, at now: Date
    ) {
        guard let activity = state.activities[id] else { return }
        switch result {
        case .failure(let failure):
            log(.intentFailed(name: name, message: failure.message), at: now, extensionID: activity.extensionID)
        case .success(let reply):
            log(.intentPerformed(name: name, summary: reply.summary), at: now, extensionID: activity.extensionID)
            switch reply.opening {
            case .nothing: break
            case .app: log(.appOpened(url: nil), at: now, extensionID: activity.extensionID)
            case .url(let url): log(.appOpened(url: url), at: now, extensionID: activity.extensionID)
            }
            if !reply.activities.contains(where: { $0.number == id.number }) { drawActivity(id) }
            for instance in state.instances.values.sorted(by: { $0.id < $1.id })
            where instance.extensionID == activity.extensionID && reply.requests.reload(instance.kind) {
                reload(instance.id, because: .interaction, at: now)
            }
        }
        effects.append(.changed)
    }

    /// What an intent did with `Activity.update` and `end`.
    mutating func take(_ changes: [ActivityChange], at now: Date) {
        for change in changes {
            let id = ActivityID(change.number)
            guard let activity = state.activities[id] else { continue }
            if let old = activity.ownState?.token { effects.append(.release(activity.extensionID, token: old)) }
            state.activities[id]?.ownState = .init(token: change.token, age: change.age)
            switch change.phase {
            case .active: drawActivity(id)
            case .ended:
                drawActivity(id)
                finish(id, at: now)
            case .dismissed: removeActivity(id)
            }
        }
    }
}
