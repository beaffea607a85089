import DeviceCatalog
import ExtensionProtocol
import Foundation
import RenderModel

/// The simulated device: runs the state machine, sends requests to extensions, stores their drawings and notifies
/// listeners.
///
/// 1. Every change goes through `HostMachine`; this actor performs its effects and passes it the responses.
/// 2. Drawings are in the store before the machine is notified, so that displayed content can be shown again after the
///    host is killed.
/// 3. A command returns when its changes are in the store and survive a power failure. If the store rejects them, the
///    command fails with the reason; from then on commands are rejected without an effect until the store accepts the
///    changes again.
package actor WidgetHost {
    let clock: any HostClock
    let store: any HostStore
    /// The states from files for an activity; if there are any, the source's previews are not used.
    let writtenStates: @Sendable (ActivityDescription) -> [ActivityRequest.State]
    var machine: HostMachine
    var connections = ExtensionConnections()
    /// Whether the extensions were ended, because the device ends.
    private(set) var isEnding = false
    var screens = WidgetScreens()
    var activityScreens = ActivityScreens()
    var revisions = RevisionCounter()
    var bentSlots = BentSlots()
    var publisher: HostPublisher
    var intents = WaitingIntents()
    var variants = VariantTimelines()
    /// Ends when no variant was requested for a while.
    var variantRest: Task<Void, Never>?
    private let slots = SceneSlots()
    private var changes = UnwrittenChanges()
    private var condition: StoreCondition
    /// The reason that the stored device could not be read; it is then not replaced by another one.
    private var unread: StoreError?
    private var work = PendingWork()
    private var timer = WakeTimer()

    /// - Parameters:
    ///   - state: The initial state of a new device; a non-empty store takes precedence.
    ///   - notices: Notices about the store, such as a damaged file that was replaced.
    ///   - retryPause: The real time after which changes that the store rejected are written again.
    ///   - writtenStates: The states of Live Activities from files.
    package init(
        clock: any HostClock, store: any HostStore, state: HostState = HostState(), notices: [String] = [],
        retryPause: Duration = .seconds(2),
        writtenStates: @escaping @Sendable (ActivityDescription) -> [ActivityRequest.State] = { _ in [] }
    ) {
        self.clock = clock
        self.writtenStates = writtenStates
        self.store = store
        machine = HostMachine(state: state, slots: slots, at: clock.now)
        publisher = HostPublisher(after: machine.log)
        condition = StoreCondition(pause: retryPause)
        for notice in notices { publisher.note(notice) }
    }

    // MARK: Life

    /// Reads the store and starts the timer. The last content is shown again at once.
    package func start() async {
        do throws(StoreError) {
            if let stored = try await store.load() {
                machine = HostMachine(state: stored.state, slots: slots, at: clock.now)
                publisher.skip(machine.log)
                do throws(StoreError) {
                    try await store.save(stored.orphans(on: machine))
                } catch {
                    noteRejected(error)
                }
            } else {
                changes.addLayout()
            }
        } catch {
            unread = error
            noteRejected(error)
        }
        for id in machine.widgetIDs { await refresh(id) }
        handle(.tick)
        await flush()
    }

    /// Whether nothing was ever placed on the device.
    package var isNew: Bool { machine.isNew }

    /// Stops the timer, writes pending changes and ends the extensions.
    package func stop() async {
        timer.cancel()
        await flush()
        condition.cancel()
        variantRest?.cancel()
        await endExtensions()
        publisher.finish()
    }

    /// Ends the extensions and those that are starting, so that calls to them fail at once. Until `stop`,
    /// commands are still made and stored; what fails because the extensions ended is not recorded.
    package func endExtensions() async {
        isEnding = true
        let gateways = connections.disconnectAll()
        await withTaskGroup(of: Void.self) { group in
            for gateway in gateways { group.addTask { await gateway.shutdown() } }
        }
    }

    /// Returns when no work is pending: every extension has responded, and everything is drawn and written. For tests
    /// and for programs that need a single picture.
    package func settle() async {
        while !work.isEmpty {
            await withCheckedContinuation { work.wait($0) }
        }
        await flush()
    }

    /// Processes due events. The timer calls it; so may a program that changes the clock itself.
    package func tick() { handle(.tick) }

    /// The date of the next due event.
    package var nextWake: Date? { timer.date }

    /// Each caller receives all updates from now on; a slow one loses the oldest, which `missed` reports.
    package func updates() -> AsyncStream<HostUpdate> {
        publisher.listen { number in Task { await self.removeListener(number) } }
    }

    private func removeListener(_ number: Int) { publisher.remove(number) }

    // MARK: Commands

    package func send(_ command: HostCommand) async throws(HostError) -> CommandReply {
        try await sendUndoable(command).reply
    }

    /// - Returns: Also the step that undoes the command, which is redone if the command undid it; `nil` if there is
    ///   nothing to undo.
    package func sendUndoable(_ command: HostCommand) async throws(HostError) -> (reply: CommandReply, step: Int?) {
        try await ensureWritable()
        return try await apply(command, isRecorded: true)
    }

    /// Performs a command of the initial layout, which the user cannot undo.
    ///
    /// - Throws: `HostError.changedSince` once the user has changed the layout, among others.
    package func furnish(_ command: HostCommand) async throws(HostError) {
        try await ensureWritable()
        guard machine.stepCount == 0 else { throw .changedSince }
        _ = try await apply(command, isRecorded: false)
    }

    private func apply(
        _ command: HostCommand, isRecorded: Bool
    ) async throws(HostError) -> (reply: CommandReply, step: Int?) {
        let locale = machine.environment.locale
        let steps = machine.stepCount
        let (reply, effects) = try machine.apply(command, at: clock.now, isRecorded: isRecorded)
        let newStep = machine.stepCount > steps ? machine.stepCount : nil
        let step = if case .undo = command { machine.undoneStep } else { newStep }
        changes.awaitPower()
        execute(effects)
        await sendPlacements()
        if machine.environment.locale != locale { await describeAgain() }
        await flush()
        if let reason = rejection { throw .notStored(reason: reason, isMade: true) }
        return (reply, step)
    }

    package func send(_ command: ClockCommand) async throws(HostError) {
        // A range of dates contains NaN.
        if case .jump(let date) = command, date.timeIntervalSince1970.isNaN || !Self.clockRange.contains(date) {
            throw .invalid("the clock can be set to the years from 1970 to 2200")
        }
        if case .speed(let speed) = command, !(speed > 0 && speed <= Self.fastest) {
            throw .invalid(
                "the clock's speed is a number greater than 0 and at most \(Int(Self.fastest)), not \(speed); to stop "
                    + "the clock, pause it")
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

    /// The highest speed of the clock: eleven days in a second.
    private static let fastest = 1e6
    /// The range of dates that calendars and extensions support.
    private static let clockRange = Date(timeIntervalSince1970: 0)...Date(timeIntervalSince1970: 7_258_118_400)

    // MARK: Extensions

    /// Installs an extension, or replaces its build: widgets and their configuration stay. If the new build does not
    /// start, the old one continues.
    package func install(_ id: ExtensionID, name: String, gateway: any ExtensionGateway) async throws(HostError) {
        guard !isEnding else { return try await refuse(gateway) }
        let description: ExtensionDescription
        let start = connections.beginStart(of: gateway)
        do throws(GatewayFailure) {
            description = try await gateway.send(DescribeRequest(locale: machine.environment.locale))
            connections.endStart(start)
        } catch {
            connections.endStart(start)
            throw .unavailable("the extension '\(id)' does not start: \(error.message)")
        }
        guard !isEnding else { return try await refuse(gateway) }
        let old = connections.connect(id, gateway)
        await sendPlacements()
        follow(gateway.reports, of: id)
        handle(.installed(id, name: name, description))
        publisher.publish(.gallery(id))
        await old?.shutdown()
        await flush()
    }

    private func refuse(_ gateway: any ExtensionGateway) async throws(HostError) {
        await gateway.shutdown()
        throw .unavailable("the device is ending")
    }

    package func uninstall(_ id: ExtensionID) async throws(HostError) {
        guard machine.installed(id) != nil else { throw .unknownExtension(id) }
        let gateway = connections.disconnect(id)
        handle(.uninstalled(id))
        publisher.publish(.gallery(id))
        await gateway?.shutdown()
        await flush()
    }

    /// Reports the build of an extension; widgets of the last successful build are unchanged. An extension without any
    /// build may be announced with a name.
    package func noteBuild(_ build: InstalledExtension.Build, of id: ExtensionID, name: String) async {
        handle(.build(id, name: name, build))
    }

    /// Logs a line that the extension printed.
    package func noteOutput(_ line: String, of id: ExtensionID) async { handle(.output(id, line: line)) }

    /// Reports the peak memory of the extension's process, in bytes.
    package func noteMemory(_ bytes: Int, of id: ExtensionID) async { handle(.memory(id, bytes: bytes)) }

    // MARK: Events and effects

    func handle(_ event: HostEvent) {
        execute(machine.handle(event, at: clock.now))
        resumeCaller(after: event)
    }

    /// Drops the failure of a call that ended with its extension, except for the caller that waits for it.
    func abandon(_ event: HostEvent) { resumeCaller(after: event) }

    private func resumeCaller(after event: HostEvent) {
        if case .performed(let request, let result) = event { intents.resume(request, result) }
    }

    private func execute(_ effects: [HostEffect]) {
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

    /// Runs work concurrently with the host; `settle` waits for it.
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
                if let unread { throw unread }
                try await store.save(batch.changes(machine.state), surviving: batch.durability)
                noteAccepted()
            } catch {
                changes.restore(batch)
                return noteRejected(error)
            }
        }
    }

    func keepUnwritten(_ drawings: [(key: DrawingKey, bytes: [UInt8])]) {
        for drawing in drawings { changes.add(drawing.bytes, as: drawing.key) }
    }

    /// Removes a widget from the store once more.
    func removeAgain(_ id: InstanceID) {
        changes.addRemoval(of: id)
        startWriting()
    }

    func noteAccepted() { condition.accept(&publisher) }

    func noteRejected(_ error: StoreError) {
        condition.reject(error, &publisher) { [weak self] in await self?.writeAgain() }
    }

    /// Something is always written, because only a write shows whether there is room.
    private func writeAgain() async {
        condition.beginRetry()
        guard condition.failure != nil else { return }
        changes.addLayout()
        await flush()
    }

    /// The reason that changes are not in the store; `nil` if all are.
    private var rejection: String? { changes.isEmpty ? nil : condition.failure?.description }

    /// Refuses a command while the store rejects changes, after trying it once more.
    private func ensureWritable() async throws(HostError) {
        guard condition.failure != nil else { return }
        changes.addLayout()
        await flush()
        if let reason = rejection { throw .notStored(reason: reason, isMade: false) }
    }

    /// Returns when all changes so far are in the store, or the store has rejected them.
    private func flush() async {
        startWriting()
        while await !withCheckedContinuation({ changes.wait($0) }) {}
    }
}
