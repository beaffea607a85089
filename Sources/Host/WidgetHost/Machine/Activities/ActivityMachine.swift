import DeviceCatalog
import ExtensionProtocol
import Foundation

/// The dependencies of Live Activities on other machines.
protocol ActivityContext {
    var now: Date { get }
    var settings: HostSettings { get }
    var environment: HostEnvironment { get }
    var phone: Device { get }
    var extensions: ExtensionRegistry { get }
}

/// Live Activities, which the user starts instead of the app.
///
/// 1. The extension returns the activity's states, then the chosen one is drawn for every place of the iPhone at once.
///    The drawing stays until there is a new one.
/// 2. A response to any request but the newest is dropped.
/// 3. If the process that had the states has ended, they are requested again, once for each drawing.
/// 4. An activity that ends leaves the Dynamic Island; the Lock Screen keeps it for a while. After the system's maximum
///    duration it ends automatically.
/// 5. States that nothing shows are released: replaced ones, those of removed activities and of dropped responses.
struct ActivityMachine: Sendable {
    private(set) var activities: [ActivityID: LiveActivity]
    private var questions: [RequestID: Question] = [:]
    /// The newest request about each activity; responses to older ones are dropped.
    private var newest: [ActivityID: RequestID] = [:]

    /// The maximum number of consecutive drawings whose states are requested again.
    private static let memoryLossLimit = 2

    private enum Question: Sendable {
        case states(ActivityID, ExtensionID)
        case drawing(ActivityID)
        case intent(ActivityID, ExtensionID, name: String)
    }

    /// The requests of an activity's intent.
    struct Performance {
        var extensionID: ExtensionID
        var requests: [WidgetCenterRequest]
    }

    init(_ activities: [ActivityID: LiveActivity] = [:]) { self.activities = activities }

    func get(_ id: ActivityID) throws(HostError) -> LiveActivity {
        guard let activity = activities[id] else { throw .unknownActivity(id) }
        return activity
    }

    /// Whether a drawing of an activity is the newest requested one.
    func isNewest(_ request: RequestID, of id: ActivityID) -> Bool { newest[id] == request }

    /// The running activities that an intent of the extension can access.
    func running(of id: ExtensionID) -> [RunningActivityName] {
        activities.values.sorted { $0.id < $1.id }.compactMap { activity in
            guard activity.extensionID == id, !activity.hasEnded, let token = activity.ownState?.token ?? activity.token
            else { return nil }
            return RunningActivityName(
                number: activity.id.number, token: token, state: activity.ownState == nil ? activity.chosen : 0)
        }
    }

    // MARK: Commands

    /// - Parameter number: The number of the activity that the command may start.
    /// - Returns: The started activity.
    mutating func apply(
        _ command: ActivityCommand, in context: some ActivityContext, number: Int, _ out: inout HostOutbox
    ) throws(HostError) -> ActivityID? {
        switch command {
        case .startActivity(let id, let attributes): return try start(attributes, of: id, in: context, number, &out)
        case .updateActivity(let id, let index): try update(id, to: index, in: context, &out)
        case .setActivityAge(let id, let age):
            guard try !get(id).hasEnded else { throw .invalid("the Live Activity has ended; start another") }
            activities[id]?.age = age
            dropOwnState(of: id, &out)
            requestStates(of: id, in: context, &out)
        case .endActivity(let id):
            guard try !get(id).hasEnded else { throw .invalid("the Live Activity has ended already") }
            end(id, at: context.now, &out)
        case .dismissActivity(let id):
            _ = try get(id)
            remove(id, &out)
        }
        out.emit(.changed)
        return nil
    }

    private mutating func start(
        _ attributes: String, of id: ExtensionID, in context: some ActivityContext, _ number: Int,
        _ out: inout HostOutbox
    ) throws(HostError) -> ActivityID {
        let description = try context.extensions.activity(attributes, of: id)
        guard activities.values.count(where: { !$0.hasEnded }) < ActivityLimits.count else {
            throw .invalid("\(ActivityLimits.count) Live Activities are already running; end one first")
        }
        let activity = LiveActivity(
            id: ActivityID(number), extensionID: id, attributes: attributes,
            kind: description.typeName.isEmpty ? attributes : description.typeName, started: context.now)
        activities[activity.id] = activity
        out.noteLayoutChange()
        out.log(.activity("the Live Activity \(activity.kind) was started"), at: context.now, of: id)
        requestStates(of: activity.id, in: context, &out)
        out.refreshAlarm(of: .activity(activity.id))
        return activity.id
    }

    private mutating func update(
        _ id: ActivityID, to index: Int, in context: some ActivityContext, _ out: inout HostOutbox
    ) throws(HostError) {
        let activity = try get(id)
        guard !activity.hasEnded else { throw .invalid("the Live Activity has ended; start another") }
        guard activity.states.indices.contains(index) else {
            throw .invalid("the Live Activity has \(activity.states.count) states; state \(index) does not exist")
        }
        activities[id]?.chosen = index
        dropOwnState(of: id, &out)
        out.log(
            .activity("the Live Activity \(activity.kind) was updated"), at: context.now, of: activity.extensionID)
        draw(id, in: context, &out)
    }

    /// Releases the state that an intent produced; the chosen one replaces it.
    private mutating func dropOwnState(of id: ActivityID, _ out: inout HostOutbox) {
        guard let activity = activities[id], let own = activity.ownState else { return }
        activities[id]?.ownState = nil
        out.emit(.release(activity.extensionID, token: own.token))
    }

    private mutating func end(_ id: ActivityID, at now: Date, _ out: inout HostOutbox) {
        guard let activity = activities[id] else { return }
        activities[id]?.phase = .ended(goneBy: now.addingTimeInterval(ActivityLimits.afterEnd))
        out.log(
            .activity("the Live Activity \(activity.kind) ended; the Lock Screen keeps it for a while"), at: now,
            of: activity.extensionID)
        out.refreshAlarm(of: .activity(id))
        out.emit(.changed)
    }

    private mutating func remove(_ id: ActivityID, _ out: inout HostOutbox) {
        guard let activity = activities.removeValue(forKey: id) else { return }
        for token in [activity.token, activity.ownState?.token] {
            if let token { out.emit(.release(activity.extensionID, token: token)) }
        }
        newest[id] = nil
        out.refreshAlarm(of: .activity(id))
        out.emit(.forgetActivity(id))
        out.emit(.changed)
    }

    mutating func removeAll(of id: ExtensionID, _ out: inout HostOutbox) {
        for activity in activities.values.sorted(by: { $0.id < $1.id }) where activity.extensionID == id {
            remove(activity.id, &out)
        }
    }

    // MARK: Time

    mutating func processDueEvents(of id: ActivityID, at now: Date, _ out: inout HostOutbox) {
        guard let due = nextAlarm(of: id), let activity = activities[id] else { return }
        guard due <= now else { return out.refreshAlarm(of: .activity(id)) }
        if activity.hasEnded { remove(id, &out) } else { end(id, at: now, &out) }
    }

    /// The date at which the activity ends automatically or, after that, leaves the Lock Screen.
    func nextAlarm(of id: ActivityID) -> Date? {
        guard let activity = activities[id] else { return nil }
        if case .ended(let goneBy) = activity.phase { return goneBy }
        return activity.started.addingTimeInterval(ActivityLimits.active)
    }

    // MARK: Responses

    private mutating func requestStates(
        of id: ActivityID, in context: some ActivityContext, _ out: inout HostOutbox
    ) {
        guard let activity = activities[id] else { return }
        let request = out.nextRequest()
        questions[request] = .states(id, activity.extensionID)
        newest[id] = request
        out.emit(
            .requestActivity(
                request, activity.extensionID,
                ActivityRequest(
                    attributes: activity.attributes, age: activity.age, locale: context.environment.locale,
                    timeLimit: context.settings.timelineTimeLimit)))
    }

    mutating func didReceiveStates(
        _ request: RequestID, _ result: Result<ActivityReply, GatewayFailure>, in context: some ActivityContext,
        _ out: inout HostOutbox
    ) {
        guard case .states(let id, let owner)? = questions.removeValue(forKey: request) else { return }
        switch result {
        case .failure(let failure):
            if isNewest(request, of: id) { fail(id, failure.message, at: context.now, &out) }
        case .success(let reply):
            guard let activity = activities[id], isNewest(request, of: id), !reply.states.isEmpty else {
                return out.emit(.release(owner, token: reply.token))
            }
            if let token = activity.token { out.emit(.release(owner, token: token)) }
            activities[id]?.receive(reply)
            draw(id, in: context, &out)
            out.emit(.changed)
        }
    }

    /// Requests drawings of the current state for every place of the device.
    private mutating func draw(_ id: ActivityID, in context: some ActivityContext, _ out: inout HostOutbox) {
        guard let activity = activities[id] else { return }
        guard let token = activity.ownState?.token ?? activity.token else {
            return requestStates(of: id, in: context, &out)
        }
        let places = ActivityPresentation.ofPhone.compactMap { presentation in
            context.environment.activityEnvironment(presentation, on: context.phone)
                .map { ActivityOrder.Place(presentation: presentation, environment: $0) }
        }
        let request = out.nextRequest()
        questions[request] = .drawing(id)
        newest[id] = request
        out.emit(
            .drawActivity(
                request, activity.extensionID,
                ActivityOrder(
                    activity: id, token: token, state: activity.ownState == nil ? activity.chosen : 0,
                    places: places)))
    }

    /// - Parameter failure: `nil` if it was drawn.
    mutating func didReceiveDrawing(
        _ request: RequestID, _ failure: GatewayFailure?, in context: some ActivityContext, _ out: inout HostOutbox
    ) {
        guard case .drawing(let id)? = questions.removeValue(forKey: request), isNewest(request, of: id),
            let activity = activities[id]
        else { return }
        guard let failure else {
            activities[id]?.failure = nil
            activities[id]?.losses = 0
            if activity.phase == .starting { activities[id]?.phase = .active }
            return out.emit(.changed)
        }
        // A state that an intent produced is lost with its process; the chosen state can be requested again.
        if failure.cause == .entriesGone, activity.losses < Self.memoryLossLimit {
            activities[id]?.losses += 1
            activities[id]?.token = nil
            dropOwnState(of: id, &out)
            // Only the drawn ones are lost for certain.
            if let token = activity.token { out.emit(.release(activity.extensionID, token: token)) }
            return requestStates(of: id, in: context, &out)
        }
        fail(id, failure.message, at: context.now, &out)
    }

    private mutating func fail(_ id: ActivityID, _ message: String, at now: Date, _ out: inout HostOutbox) {
        guard let activity = activities[id] else { return }
        activities[id]?.failure = message
        out.log(.failed(message: "\(activity.kind): \(message)", retry: nil), at: now, of: activity.extensionID)
        out.emit(.changed)
    }

    // MARK: Changes of the device

    mutating func environmentChanged(
        from old: HostEnvironment, in context: some ActivityContext, _ out: inout HostOutbox
    ) {
        let needsStates =
            context.environment.locale != old.locale || context.environment.timeZone != old.timeZone
        for id in activities.keys.sorted() {
            if needsStates {
                dropOwnState(of: id, &out)
                requestStates(of: id, in: context, &out)
            } else {
                draw(id, in: context, &out)
            }
        }
    }

    mutating func replaceBuild(of id: ExtensionID, in context: some ActivityContext, _ out: inout HostOutbox) {
        let known = context.extensions[id]?.description.activities.map(\.attributes) ?? []
        for activity in activities.values.sorted(by: { $0.id < $1.id }) where activity.extensionID == id {
            activities[activity.id]?.token = nil
            activities[activity.id]?.ownState = nil
            if known.contains(activity.attributes) {
                requestStates(of: activity.id, in: context, &out)
            } else {
                remove(activity.id, &out)
            }
        }
    }

    // MARK: Buttons

    mutating func use(
        _ id: ActivityID, _ target: TapTarget, _ request: RequestID, in context: some ActivityContext,
        _ out: inout HostOutbox
    ) {
        guard let activity = activities[id] else { return }
        switch target.action {
        case .openApp(let url): out.log(.appOpened(url: url), at: context.now, of: activity.extensionID)
        case .perform(let call), .toggle(let call, _):
            questions[request] = .intent(id, activity.extensionID, name: call.typeName)
            out.emit(
                .perform(
                    request, activity.extensionID,
                    PerformRequest(
                        call: call, activities: running(of: activity.extensionID),
                        locale: context.environment.locale, timeLimit: context.settings.timelineTimeLimit)))
        }
        out.emit(.changed)
    }

    /// Handles a performed intent of an activity. The activity is always drawn again: its content may depend on data
    /// that the intent stored.
    ///
    /// - Returns: The intent's requests; `nil` if it failed or does not belong to an activity.
    mutating func didPerform(
        _ request: RequestID, _ result: Result<PerformReply, GatewayFailure>, in context: some ActivityContext,
        _ out: inout HostOutbox
    ) -> Performance? {
        guard case .intent(let id, _, let name)? = questions.removeValue(forKey: request),
            let activity = activities[id]
        else { return nil }
        out.emit(.changed)
        switch result {
        case .failure(let failure):
            out.log(
                .intentFailed(name: name, message: failure.message), at: context.now, of: activity.extensionID)
            return nil
        case .success(let reply):
            out.log(
                .intentPerformed(name: name, summary: reply.summary), at: context.now, of: activity.extensionID)
            if let opened = reply.opening.logEvent { out.log(opened, at: context.now, of: activity.extensionID) }
            if !reply.activities.contains(where: { $0.number == id.number }) { draw(id, in: context, &out) }
            return Performance(extensionID: activity.extensionID, requests: reply.requests)
        }
    }

    /// The extension whose intent a request performs; `nil` if it is not that of an activity.
    func performer(of request: RequestID) -> ExtensionID? {
        guard case .intent(_, let owner, _)? = questions[request] else { return nil }
        return owner
    }

    /// Applies an intent's calls of `Activity.update` and `end`.
    ///
    /// - Parameter owner: The extension of the intent, which keeps the new states.
    mutating func apply(
        _ changes: [ActivityChange], from owner: ExtensionID, in context: some ActivityContext, _ out: inout HostOutbox
    ) {
        for change in changes {
            let id = ActivityID(change.number)
            guard activities[id] != nil else {
                out.emit(.release(owner, token: change.token))
                continue
            }
            dropOwnState(of: id, &out)
            activities[id]?.ownState = .init(token: change.token, age: change.age)
            switch change.phase {
            case .active: draw(id, in: context, &out)
            case .ended:
                draw(id, in: context, &out)
                end(id, at: context.now, &out)
            case .dismissed: remove(id, &out)
            }
        }
    }
}

extension LiveActivity {
    /// Stores the states that the extension returned; the chosen index is kept if it exists.
    fileprivate mutating func receive(_ reply: ActivityReply) {
        token = reply.token
        states = reply.states
        origin = reply.origin
        note = reply.diagnostics.first.map { diagnostic in
            [diagnostic.message, diagnostic.remedy].compactMap(\.self).joined(separator: " ")
        }
        chosen = min(chosen, reply.states.count - 1)
    }
}
