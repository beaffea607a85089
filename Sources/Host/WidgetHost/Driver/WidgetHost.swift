import DeviceCatalog
import ExtensionProtocol
import Foundation
import RenderModel

/// The simulated device: runs the state machine, asks extensions, keeps what they drew and tells listeners.
///
/// 1. Every change goes through `HostMachine`; this actor carries out its effects and brings back the answers.
/// 2. What was drawn is in the store before the machine learns of it, so whatever is shown can be shown again after
///    the host was killed.
/// 3. A command is answered when what it changed is in the store, or when the store has said why it cannot.
package actor WidgetHost {
    let clock: any HostClock
    let store: any HostStore
    /// States that somebody wrote down, for the activity that is asked about; the source's previews are not asked then.
    let writtenStates: @Sendable (ActivityDescription) -> [ActivityRequest.State]
    var machine: HostMachine
    var connections = ExtensionConnections()
    var screens = WidgetScreens()
    var activityScreens = ActivityScreens()
    var revisions = RevisionCounter()
    var bentSlots = BentSlots()
    var publisher: HostPublisher
    var intents = WaitingIntents()
    private let slots = SceneSlots()
    private var changes = UnwrittenChanges()
    private var work = PendingWork()
    private var timer = WakeTimer()

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
        machine = HostMachine(state: state, slots: slots, at: clock.now)
        publisher = HostPublisher(after: machine.log)
    }

    // MARK: Life

    /// Reads the store and starts the clockwork. What was shown last is shown again at once.
    package func start() async {
        do throws(StoreError) {
            if let stored = try await store.load() {
                machine = HostMachine(state: stored.state, slots: slots, at: clock.now)
                publisher.skip(machine.log)
                try await store.save(stored.orphans(on: machine))
            } else {
                changes.addLayout()
            }
        } catch {
            publisher.note(error.description)
        }
        for id in machine.widgetIDs { await refresh(id) }
        handle(.tick)
        await flush()
    }

    /// Stops the clockwork, writes what is not written yet and ends the extensions.
    package func stop() async {
        timer.cancel()
        await flush()
        for gateway in connections.disconnectAll() { await gateway.shutdown() }
        publisher.finish()
    }

    /// Returns when no work is pending: every extension has answered and all is drawn and written. For tests and for
    /// programs that want one picture.
    package func settle() async {
        while !work.isEmpty {
            await withCheckedContinuation { work.wait($0) }
        }
        await flush()
    }

    /// Processes what is due. The clockwork calls it; so may a program that moves the clock itself.
    package func tick() { handle(.tick) }

    /// When something is due next.
    package var nextWake: Date? { timer.date }

    /// Each caller gets all updates from now on; a slow one loses the oldest.
    package func updates() -> AsyncStream<HostUpdate> {
        publisher.listen { number in Task { await self.removeListener(number) } }
    }

    private func removeListener(_ number: Int) { publisher.remove(number) }

    // MARK: Commands

    package func send(_ command: HostCommand) async throws(HostError) -> CommandReply {
        let locale = machine.environment.locale
        let (reply, effects) = try machine.apply(command, at: clock.now)
        carryOut(effects)
        await sendPlacements()
        if machine.environment.locale != locale { await describeAgain() }
        await flush()
        return reply
    }

    package func send(_ command: ClockCommand) async throws(HostError) {
        if case .jump(let date) = command, !Self.clockRange.contains(date) {
            throw .invalid("the clock can be set to the years from 1970 to 2200")
        }
        clock.apply(command)
        switch command {
        case .jump, .real:
            handle(.clockSet)
            for (id, revision) in screens.restartTexts() { publisher.publish(.instance(id, revision: revision)) }
        case .play, .pause, .speed: handle(.tick)
        }
        timer.reset(clock) { [weak self] in await self?.tick() }
        publisher.publish(.clock(clock.state))
    }

    /// Moments that calendars and extensions can be expected to know.
    private static let clockRange = Date(timeIntervalSince1970: 0)...Date(timeIntervalSince1970: 7_258_118_400)

    // MARK: Extensions

    /// Puts an extension on the device, or a new build in the place of the old one: widgets and their configuration
    /// stay. When the new one does not start, the old one goes on.
    package func install(_ id: ExtensionID, name: String, gateway: any ExtensionGateway) async throws(HostError) {
        let description: ExtensionDescription
        do throws(GatewayFailure) {
            description = try await gateway.send(DescribeRequest(locale: machine.environment.locale))
        } catch {
            throw .unavailable("the extension '\(id)' does not start: \(error.message)")
        }
        let old = connections.connect(id, gateway)
        await sendPlacements()
        follow(gateway.reports, of: id)
        handle(.installed(id, name: name, description))
        publisher.publish(.gallery(id))
        await old?.shutdown()
        await flush()
    }

    package func uninstall(_ id: ExtensionID) async throws(HostError) {
        guard machine.installed(id) != nil else { throw .unknownExtension(id) }
        let gateway = connections.disconnect(id)
        handle(.uninstalled(id))
        publisher.publish(.gallery(id))
        await gateway?.shutdown()
        await flush()
    }

    /// Reports the build of an extension; widgets of the last good build stay as they are. An extension that never
    /// built may be announced with a name.
    package func noteBuild(_ build: InstalledExtension.Build, of id: ExtensionID, name: String) async {
        handle(.build(id, name: name, build))
    }

    /// A line that the extension wrote, for the log.
    package func noteOutput(_ line: String, of id: ExtensionID) async { handle(.output(id, line: line)) }

    /// The largest size that the extension's process had, in bytes.
    package func noteMemory(_ bytes: Int, of id: ExtensionID) async { handle(.memory(id, bytes: bytes)) }

    // MARK: Events and effects

    func handle(_ event: HostEvent) {
        carryOut(machine.handle(event, at: clock.now))
        if case .performed(let request, let result) = event { intents.resume(request, result) }
    }

    private func carryOut(_ effects: [HostEffect]) {
        var isChanged = false
        for effect in effects {
            switch effect {
            case .requestEntries(let request, let id, _, let order): requestEntries(request, id, order)
            case .draw(let request, let id, let order): draw(request, id, order)
            case .perform(let request, let id, let order): perform(request, id, order)
            case .requestRelevance(let request, let id, let kind): requestRelevance(request, id, kind: kind)
            case .requestActivity(let request, let id, let order): requestActivity(request, id, order)
            case .drawActivity(let request, let id, let order): drawActivity(request, id, order)
            case .forgetActivity(let id):
                isChanged = true
                activityScreens.remove(id)
            case .wake(let date): timer.set(date, clock) { [weak self] in await self?.tick() }
            case .persist(let parts):
                isChanged = true
                changes.add(parts)
            case .show(let id):
                isChanged = true
                addWork { await self.refresh(id) }
            case .release(let id, let token):
                if let gateway = connections[id] { addWork { await gateway.release(token) } }
            case .discardDrawings(let id, let generation):
                screens.discardDrawings(of: id, before: generation)
                changes.discardDrawings(of: id, before: generation)
            case .forget(let id):
                screens.remove(id)
                changes.forgetDrawings(of: id)
            case .changed: isChanged = true
            }
        }
        publisher.publishLines(of: machine.log)
        if isChanged { publisher.publishSnapshot() }
        startWriting()
    }

    /// Runs work beside the host; `settle` waits for it.
    func addWork(_ body: @escaping @Sendable () async -> Void) {
        work.begin()
        Task {
            await body()
            self.endWork()
        }
    }

    private func endWork() { work.end() }

    // MARK: Store

    private func startWriting() {
        if changes.beginWriting() { Task { await self.write() } }
    }

    private func write() async {
        while let batch = changes.take() {
            do throws(StoreError) {
                try await store.save(batch.changes(machine.state))
            } catch {
                publisher.note(error.description)
                return changes.putBack(batch)
            }
        }
    }

    /// Returns when everything that changed so far is in the store, or the store has refused it.
    private func flush() async {
        startWriting()
        while await !withCheckedContinuation({ changes.wait($0) }) {}
    }
}
