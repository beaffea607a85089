import ExtensionProtocol
import Foundation

/// What the machines report to the outside while they handle one event: effects, changed parts, log lines.
///
/// 1. A machine adds to the outbox and never reads from it, so the outbox decides nothing.
/// 2. `take` hands over all effects since the last call, in the order in which they were added, and one `persist` for
///    all parts that changed.
/// 3. A wake is part of the effects only when its date differs from the one before.
/// 4. Request numbers are unique for as long as the host runs.
struct HostOutbox: Sendable {
    private(set) var log: HostLog
    private var effects: [HostEffect] = []
    private var dirty = DirtyParts()
    private var alarms: [Agenda.Key] = []
    private var lastRequest = 0
    private var lastWake: Date?

    init(log: HostLog) { self.log = log }

    mutating func emit(_ effect: HostEffect) { effects.append(effect) }

    mutating func nextRequest() -> RequestID {
        lastRequest += 1
        return RequestID(lastRequest)
    }

    /// Whether anything changed since the last `take` that decides which widgets a place shows.
    var hasLayoutChanges: Bool { dirty.layout || !dirty.removed.isEmpty }

    mutating func noteChange(of id: InstanceID) { dirty.instances.insert(id) }

    mutating func noteChange(of id: ExtensionID) {
        dirty.extensions.insert(id)
        emit(.changed)
    }

    mutating func noteRemoval(of id: InstanceID) {
        dirty.instances.remove(id)
        dirty.removed.insert(id)
        emit(.forget(id))
    }

    mutating func noteLayoutChange() {
        dirty.layout = true
        emit(.changed)
    }

    /// When something happens by itself next may be different from before.
    mutating func refreshAlarm(of key: Agenda.Key) {
        if !alarms.contains(key) { alarms.append(key) }
    }

    /// The keys whose alarm is to be set again, in the order in which they were added.
    mutating func takeAlarms() -> [Agenda.Key] {
        defer { alarms = [] }
        return alarms
    }

    mutating func log(_ event: HostLog.Event, at now: Date) { log.add(event, at: now) }

    mutating func log(_ event: HostLog.Event, at now: Date, of widget: PlacedWidget) {
        log.add(event, at: now, instance: widget.id, extensionID: widget.extensionID)
    }

    mutating func log(_ event: HostLog.Event, at now: Date, of id: ExtensionID) {
        log.add(event, at: now, extensionID: id)
    }

    mutating func clearLog() {
        log.clear()
        emit(.changed)
    }

    mutating func take(wake: Date?) -> [HostEffect] {
        if !dirty.isEmpty {
            emit(.persist(dirty))
            dirty = DirtyParts()
        }
        if wake != lastWake {
            lastWake = wake
            emit(.wake(at: wake))
        }
        defer { effects = [] }
        return effects
    }

    /// Drops what was reported, for a state that was just read: there is nothing to write and nobody to notify.
    mutating func discard() {
        effects = []
        dirty = DirtyParts()
    }
}
