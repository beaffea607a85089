import DeviceCatalog
import ExtensionProtocol
import Foundation
import RenderModel
import RenderingModes
import Scenes
import Typesetter

/// The simulated device: runs the state machine, asks extensions, keeps what they drew and tells who listens.
///
/// 1. Every change goes through `HostMachine`; this actor carries out its effects and brings back the answers.
/// 2. What was drawn is in the store before the machine hears of it, so whatever is shown can be shown again after
///    the host was killed.
/// 3. A command is answered when what it changed is in the store, or when the store has said why it cannot.
package actor WidgetHost {
    let clock: any HostClock
    let store: any HostStore
    var machine: HostMachine
    var gateways: [ExtensionID: any ExtensionGateway] = [:]
    /// What each widget shows.
    var screens: [InstanceID: ScreenContent] = [:]
    /// What each Live Activity shows in each of its places.
    var activityScreens: [ActivityID: [ActivityPresentation: ActivityScreen]] = [:]
    /// States that somebody wrote down, for the activity that is asked about; the source's previews are not asked then.
    let writtenStates: @Sendable (ActivityDescription) -> [ActivityRequest.State]
    /// Widgets whose entries went with a process that broke down.
    var breakdowns: [InstanceID: Breakdown] = [:]
    /// Drawings that are new, or that the store would not take.
    var fresh: [DrawingKey: RenderTree] = [:]
    var intents: [RequestID: CheckedContinuation<Result<PerformReply, GatewayFailure>, Never>] = [:]
    var listeners: [Int: AsyncStream<HostUpdate>.Continuation] = [:]
    var notices: [String] = []
    var revision = 0
    /// Numbers revisions of trees over all widgets, so that one is never used twice.
    var treeRevision = 0
    private var lastListener = 0
    private var reportedLine: Int
    private var wakeTask: Task<Void, Never>?
    /// When something is due next.
    package private(set) var nextWake: Date?
    /// Calls to extensions and reads of the store that have not come back.
    private var underWay = 0
    private var idleWaiters: [CheckedContinuation<Void, Never>] = []
    /// What the store does not have yet.
    var unwritten = DirtyParts()
    var unwrittenRemovals: [InstanceID: Int] = [:]
    var isWriting = false
    var writeWaiters: [CheckedContinuation<Void, Never>] = []

    /// A tree that is shown, and where it comes from.
    struct ScreenContent: Sendable {
        var key: DrawingKey
        var tree: RenderTree
        var environment: WidgetEnvironment
        var revision: Int
        var toggles: [NodePath: Bool] = [:]
        /// What the place does to the picture.
        var treatment: Treatment
        /// Where the place bends it.
        var bend: SceneSlot?
        /// The tree as the place shows it; made once for each revision, as it is asked for often.
        var shownTree: RenderTree?
        /// When the texts that tell the time read differently; for the moment that they show now.
        var nextTextChange: Date?
        /// Why a text that tells the time stands still.
        var standstill: String?
        /// Until then the extension is not asked again for texts that it could not draw.
        var textRetry = Date.distantPast
    }

    struct Breakdown: Sendable {
        /// Of the entries that are gone.
        var token: Int
        var reason: String
    }

    /// - Parameters:
    ///   - state: what a new device is like; a store that holds something wins over it.
    ///   - writtenStates: states of Live Activities that somebody wrote down.
    package init(
        clock: any HostClock, store: any HostStore, state: HostState = HostState(),
        writtenStates: @escaping @Sendable (ActivityDescription) -> [ActivityRequest.State] = { _ in [] }
    ) {
        self.clock = clock
        self.writtenStates = writtenStates
        self.store = store
        machine = HostMachine(state: state, at: clock.now)
        reportedLine = machine.state.log.nextID
    }

    /// Reads the store and starts the clockwork. What was shown last is shown again at once.
    package func start() async {
        do throws(StoreError) {
            if let stored = try await store.load() {
                machine = HostMachine(state: stored.state, at: clock.now)
                reportedLine = machine.state.log.nextID
                try await store.save(orphans(stored.drawings))
            } else {
                unwritten.layout = true
            }
        } catch {
            note(error.description)
        }
        for id in machine.state.instances.keys.sorted() { await refresh(id) }
        handle(.tick)
        await flush()
    }

    /// Stops the clockwork, writes what is not written yet and ends the extensions.
    package func stop() async {
        wakeTask?.cancel()
        wakeTask = nil
        await flush()
        for gateway in gateways.values { await gateway.shutdown() }
        gateways = [:]
        for listener in listeners.values { listener.finish() }
        listeners = [:]
    }

    /// Returns when nothing is under way: every extension has answered and all is drawn and written. For tests and
    /// for programs that want one picture.
    package func settle() async {
        while underWay > 0 {
            await withCheckedContinuation { idleWaiters.append($0) }
        }
        await flush()
    }

    /// Puts an extension on the device, or a new build in the place of the old one: instances and their configuration
    /// stay. When the new one cannot say what it is, the old one goes on.
    package func install(_ id: ExtensionID, name: String, gateway: any ExtensionGateway) async throws(HostError) {
        let description: ExtensionDescription
        do throws(GatewayFailure) {
            description = try await gateway.describe(locale: machine.state.environment.locale)
        } catch {
            throw .unavailable("the extension '\(id)' does not start: \(error.message)")
        }
        let old = gateways.updateValue(gateway, forKey: id)
        await tellPlacements()
        follow(gateway.reports, of: id)
        handle(.installed(id, name: name, description))
        broadcast(.gallery(id))
        await old?.shutdown()
        await flush()
    }

    /// Brings what the extension does by itself into the log. It ends with the gateway.
    private func follow(_ reports: AsyncStream<GatewayReport>, of id: ExtensionID) {
        Task { [weak self] in
            for await report in reports {
                switch report {
                case .output(let line): await self?.handle(.output(id, line: line))
                case .memory(let bytes): await self?.handle(.memory(id, bytes: bytes))
                case .ended(let reason): await self?.noteEnd(of: id, reason)
                }
            }
        }
    }

    private func noteEnd(of id: ExtensionID, _ reason: String) async {
        for instance in machine.state.instances.keys.sorted()
        where machine.state.instances[instance]?.extensionID == id {
            guard let token = machine.token(of: instance), let reason = await gateways[id]?.breakdown(of: token)
            else { continue }
            breakdowns[instance] = Breakdown(token: token, reason: reason)
        }
        handle(.ended(id, reason: reason))
    }

    package func uninstall(_ id: ExtensionID) async throws(HostError) {
        guard machine.state.extensions[id] != nil else { throw .unknownExtension(id) }
        let gateway = gateways.removeValue(forKey: id)
        handle(.uninstalled(id))
        broadcast(.gallery(id))
        await gateway?.shutdown()
        await flush()
    }

    /// Says how the build of an extension stands; widgets of the last good build stay as they are. An extension that
    /// never built may be announced with a name.
    package func noteBuild(_ build: InstalledExtension.Build, of id: ExtensionID, name: String) async {
        handle(.build(id, name: name, build))
    }

    /// A line that the extension wrote, for the log.
    package func noteOutput(_ line: String, of id: ExtensionID) async {
        handle(.output(id, line: line))
    }

    /// The largest size that the extension's process had, in bytes.
    package func noteMemory(_ bytes: Int, of id: ExtensionID) async {
        handle(.memory(id, bytes: bytes))
    }

    package func send(_ command: HostCommand) async throws(HostError) -> CommandReply {
        switch command {
        case .tap(let id, let x, let y, let revision):
            return try await use(id, revision: revision) { $0.target(at: CGPoint(x: x, y: y)) }
        case .activate(let id, let path, let revision):
            return try await use(id, revision: revision) { $0.target(of: path) }
        case .tapActivity(let id, let presentation, let x, let y, let revision):
            return try await use(id, presentation, revision: revision) { $0.target(at: CGPoint(x: x, y: y)) }
        case .useActivity(let id, let presentation, let path, let revision):
            return try await use(id, presentation, revision: revision) { $0.target(of: path) }
        case .clock(let command):
            if case .jump(let date) = command, !Self.clockRange.contains(date) {
                throw .invalid("the clock can be set to the years from 1970 to 2200")
            }
            set(clock: command)
            return .done
        default:
            let locale = machine.state.environment.locale
            let (reply, effects) = try machine.carryOut(command, at: clock.now)
            carryOut(effects)
            await tellPlacements()
            if machine.state.environment.locale != locale { await describeAnew() }
            await flush()
            return reply
        }
    }

    /// Moments that calendars and extensions can be expected to know.
    private static let clockRange = Date(timeIntervalSince1970: 0)...Date(timeIntervalSince1970: 7_258_118_400)

    private func set(clock command: ClockCommand) {
        clock.apply(command)
        switch command {
        case .jump, .real:
            handle(.clockSet)
            // A text that has run past the new time, or to its end, runs again.
            for (id, screen) in screens.sorted(by: { $0.key < $1.key })
            where screen.tree.dynamicDates.contains(where: \.runs) {
                screens[id]?.nextTextChange = .distantPast
                broadcast(.instance(id, revision: screen.revision))
            }
        case .play, .pause, .speed: handle(.tick)
        }
        scheduleWake()
        broadcast(.clock(clock.state))
    }

    /// Names and descriptions in the gallery follow the person's language.
    private func describeAnew() async {
        for (id, gateway) in gateways.sorted(by: { $0.key < $1.key }) {
            guard let name = machine.state.extensions[id]?.name,
                let description = try? await gateway.describe(locale: machine.state.environment.locale),
                description != machine.state.extensions[id]?.description
            else { continue }
            handle(.described(id, name: name, description))
            broadcast(.gallery(id))
        }
    }

    /// Each caller gets all updates from now on; a slow one loses the oldest.
    package func updates() -> AsyncStream<HostUpdate> {
        lastListener += 1
        let number = lastListener
        let (stream, continuation) = AsyncStream.makeStream(
            of: HostUpdate.self, bufferingPolicy: .bufferingNewest(1_000))
        listeners[number] = continuation
        continuation.onTermination = { _ in Task { await self.removeListener(number) } }
        return stream
    }

    private func removeListener(_ number: Int) { listeners[number] = nil }

    func broadcast(_ update: HostUpdate) {
        for listener in listeners.values { listener.yield(update) }
    }

    func note(_ notice: String) {
        guard !notices.contains(notice) else { return }
        notices.append(notice)
        revision += 1
        broadcast(.snapshot(revision: revision))
    }

    func handle(_ event: HostEvent) {
        carryOut(machine.handle(event, at: clock.now))
    }

    /// Does what is due. The clockwork calls it; so may a program that moves the clock itself.
    package func tick() { handle(.tick) }

    func carryOut(_ effects: [HostEffect]) {
        var isChanged = false
        for effect in effects {
            switch effect {
            case .requestEntries(let request, let id, let instance, let order):
                requestEntries(request, id, instance, order)
            case .draw(let request, let id, let order): draw(request, id, order)
            case .perform(let request, let id, let order): perform(request, id, order)
            case .requestRelevance(let request, let id, let kind): requestRelevance(request, id, kind: kind)
            case .requestActivity(let request, let id, let order): requestActivity(request, id, order)
            case .drawActivity(let request, let id, let order): drawActivity(request, id, order)
            case .forgetActivity(let id):
                isChanged = true
                activityScreens[id] = nil
            case .wake(let date):
                nextWake = date
                scheduleWake()
            case .persist(let parts):
                isChanged = true
                unwritten.merge(parts)
            case .show(let id):
                isChanged = true
                whileUnderWay { await self.refresh(id) }
            case .release(let id, let token):
                if let gateway = gateways[id] { whileUnderWay { await gateway.release(token) } }
            case .discardDrawings(let id, let generation):
                fresh = fresh.filter { $0.key.instance != id || $0.key.generation >= generation }
                unwrittenRemovals[id] = generation
            case .forget(let id):
                screens[id] = nil
                breakdowns[id] = nil
                fresh = fresh.filter { $0.key.instance != id }
                unwrittenRemovals[id] = nil
            case .changed: isChanged = true
            }
        }
        reportLines()
        if isChanged {
            revision += 1
            broadcast(.snapshot(revision: revision))
        }
        if !unwritten.isEmpty || !unwrittenRemovals.isEmpty { startWriting() }
    }

    private func reportLines() {
        guard machine.state.log.nextID > reportedLine else { return }
        let lines = machine.state.log.lines.reversed().prefix { $0.id >= reportedLine }
        for line in lines.reversed() { broadcast(.log(HostSnapshot.LogLine(line))) }
        reportedLine = machine.state.log.nextID
    }

    private func scheduleWake() {
        wakeTask?.cancel()
        guard let date = nextWake else {
            wakeTask = nil
            return
        }
        wakeTask = Task { [weak self, clock] in
            guard (try? await clock.sleep(until: date)) != nil, !Task.isCancelled else { return }
            await self?.tick()
        }
    }

    func whileUnderWay(_ work: @escaping @Sendable () async -> Void) {
        underWay += 1
        Task {
            await work()
            self.noteDone()
        }
    }

    private func noteDone() {
        underWay -= 1
        guard underWay == 0 else { return }
        let waiters = idleWaiters
        idleWaiters = []
        for waiter in waiters { waiter.resume() }
    }
}

extension DirtyParts {
    mutating func merge(_ other: DirtyParts) {
        layout = layout || other.layout
        instances = instances.union(other.instances).subtracting(other.removed)
        removed.formUnion(other.removed)
        extensions.formUnion(other.extensions)
    }
}
