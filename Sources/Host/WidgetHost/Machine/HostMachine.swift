import DeviceCatalog
import ExtensionProtocol
import Foundation

/// The simulated device as a pure state machine: no clock, no files, no processes.
///
/// 1. What happened comes in as a `HostEvent`, what a person wants as a `HostCommand`; what is to be done goes out as
///    `HostEffect`s. The same sequence gives the same effects.
/// 2. Before anything else, whatever is due at `now` is done: entries change, planned reloads run, suggestions go,
///    stacks turn.
/// 3. A reload goes through three steps: entries are asked for, the current one is drawn, the rest is drawn piece by
///    piece. The new timeline takes the place of the old one when its current entry is drawn, never before, so that
///    old content stays on screen until there is new (F-79).
/// 4. An answer whose request is not known any more is dropped.
///
/// Invariant: each instance has at most one reload under way; further wishes meanwhile become one follow-up.
package struct HostMachine: Sendable {
    package internal(set) var state: HostState
    /// The device that the environment names.
    package internal(set) var device: Device
    /// Those of the other platforms.
    var otherDevices: [Platform: Device] = [:]
    /// Who stands in the place that is looked at.
    package internal(set) var roster = PlaceRoster()

    var agenda = Agenda()
    var requests: [RequestID: PendingRequest] = [:]
    var loadings: [InstanceID: Loading] = [:]
    /// Where the extension keeps the entries of the present timeline, for as long as its process lives.
    var tokens: [InstanceID: Int] = [:]
    /// Extensions that can be asked.
    var running: Set<ExtensionID> = []
    package internal(set) var pendingToggles: [InstanceID: [NodePath: Bool]] = [:]
    var performing: [InstanceID: Int] = [:]
    /// The newest drawing asked for; older ones that still come are dropped.
    var activityDrawings: [ActivityID: RequestID] = [:]
    var clues = ClueBook()
    /// Reloads that began again because the extension's process had ended in between.
    var repetitions: [InstanceID: Int] = [:]
    /// Widgets that failed only in that they could not be drawn for other surroundings.
    var failedSurroundings: Set<InstanceID> = []
    var effects: [HostEffect] = []
    var dirty = DirtyParts()
    private var lastRequest = 0
    private var lastWake: Date?

    /// What an answer belongs to.
    enum PendingRequest: Sendable {
        case placeholder(InstanceID)
        case placeholderDrawing(InstanceID, token: Int, ExtensionID)
        case timeline(InstanceID)
        case drawing(InstanceID)
        case intent(InstanceID, name: String, NodePath)
        case clues(ClueBook.Kind)
        case activity(ActivityID)
        case activityDrawing(ActivityID)
        case activityIntent(ActivityID, name: String)
    }

    /// A reload under way.
    struct Loading: Sendable {
        var reason: WidgetSchedule.ReloadReason
        /// What takes the place of the present schedule when its current entry is drawn; none until entries came.
        var schedule: WidgetSchedule?
        /// Where the extension keeps the entries; none until they came.
        var token: Int?
        var environment: WidgetEnvironment
        var isCommitted = false
        /// Entries still to be drawn, in order.
        var remaining: [Int] = []
        var drawnBytes = 0
        /// Set when something changed that makes the answer useless.
        var outdatedBy: WidgetSchedule.ReloadReason?
        /// Set when another reload was wished for meanwhile.
        var followUp: WidgetSchedule.ReloadReason?
    }

    /// A device that the catalog does not know is replaced by the usual one, with a line in the log.
    package init(state: HostState, at now: Date) {
        self.state = state
        do {
            device = try Self.device(named: state.environment.device)
        } catch {
            let usual = HostEnvironment().device
            device = Device(name: usual, screen: DeviceCatalog.phoneScreens[0], scale: 3)
            if let known = try? Self.device(named: usual) { device = known }
            self.state.environment.device = usual
            log(.note("\(error.description) \(usual) is shown instead."), at: now)
        }
        do {
            otherDevices = try Self.otherDevices(state.environment.place)
        } catch {
            self.state.environment.place = .home
            otherDevices = (try? Self.otherDevices(.home)) ?? [:]
            log(.note("\(error.description) The iPhone's Home Screen is shown instead."), at: now)
        }
        self.state.mode = .using
        arrange(at: now)
        for id in state.instances.keys.sorted() {
            updateShownEntry(id, at: now)
            setAlarm(id)
        }
        for id in state.stacks.keys.sorted() { setAlarm(id, after: .distantPast) }
        effects = []
        dirty = DirtyParts()
    }

    static func device(named name: String) throws(HostError) -> Device {
        let device: Device
        do {
            device = try DeviceCatalog.device(named: name)
        } catch {
            throw .unknownDevice(error.description)
        }
        guard device.platform == .iPhone else {
            throw .unknownDevice("The simulated device is an iPhone; \(device.name) can be drawn, but not used.")
        }
        return device
    }

    package mutating func handle(_ event: HostEvent, at now: Date) -> [HostEffect] {
        doWhatIsDue(at: now)
        switch event {
        case .tick: break
        case .clockSet: clockWasSet(at: now)
        case .installed(let id, let name, let description): install(id, name: name, description, at: now)
        case .described(let id, let name, let description):
            state.extensions[id] = InstalledExtension(
                id: id, name: name, description: description, build: state.extensions[id]?.build ?? .ready)
            dirty.extensions.insert(id)
            effects.append(.changed)
        case .uninstalled(let id): uninstall(id, at: now)
        case .build(let id, let name, let build): noteBuild(build, of: id, name: name, at: now)
        case .output(let id, let line): log(.output(line), at: now, extensionID: id)
        case .ended(let id, let reason): log(.processEnded(reason: reason), at: now, extensionID: id)
        case .memory(let id, let bytes): noteMemory(bytes, of: id, at: now)
        case .entries(let request, let result): entriesCame(request, result, at: now)
        case .drawn(let request, let result): drawingsCame(request, result, at: now)
        case .activated(let id, let target, let request): activate(id, target, request, at: now)
        case .performed(let request, let result): performed(request, result, at: now)
        case .activityStates(let request, let result): activityStatesCame(request, result, at: now)
        case .activityDrawn(let request, let failure): activityWasDrawn(request, failure, at: now)
        case .activityUsed(let id, let target, let request): use(id, target, request, at: now)
        case .relevance(let request, let result): cluesCame(request, result, at: now)
        }
        if dirty.layout || !dirty.removed.isEmpty { arrange(at: now) }
        return takeEffects()
    }

    package mutating func carryOut(
        _ command: HostCommand, at now: Date
    ) throws(HostError) -> (reply: CommandReply, effects: [HostEffect]) {
        doWhatIsDue(at: now)
        let reply = try obey(command, at: now)
        arrange(at: now)
        return (reply, takeEffects())
    }

    package mutating func nextRequest() -> RequestID {
        lastRequest += 1
        return RequestID(lastRequest)
    }

    /// The token under which the extension keeps the entries of the present timeline.
    package func token(of id: InstanceID) -> Int? { tokens[id] }

    package func isLoading(_ id: InstanceID) -> Bool { loadings[id] != nil }

    private mutating func takeEffects() -> [HostEffect] {
        if !dirty.isEmpty {
            effects.append(.persist(dirty))
            dirty = DirtyParts()
        }
        let wake = agenda.next()
        if wake != lastWake {
            lastWake = wake
            effects.append(.wake(at: wake))
        }
        defer { effects = [] }
        return effects
    }

    /// Gives up a reload under way.
    mutating func dropLoading(_ id: InstanceID) {
        guard let loading = loadings.removeValue(forKey: id) else { return }
        release(loading.token, of: id)
    }

    /// Lets the extension forget entries, unless they are those of the present timeline.
    mutating func release(_ token: Int?, of id: InstanceID) {
        guard let token, token != tokens[id], let owner = state.instances[id]?.extensionID else { return }
        effects.append(.release(owner, token: token))
    }

    mutating func log(
        _ event: HostLog.Event, at now: Date, instance: InstanceID? = nil, extensionID: ExtensionID? = nil
    ) {
        let owner = extensionID ?? instance.flatMap { state.instances[$0]?.extensionID }
        state.log.add(event, at: now, instance: instance, extensionID: owner)
    }
}
