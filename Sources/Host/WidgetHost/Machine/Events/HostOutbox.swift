import ExtensionProtocol
import Foundation

/// The output of the machines while they handle one event: effects, changed parts, log lines.
///
/// 1. Machines add to the outbox and never read from it, so it does not affect their decisions.
/// 2. `take` returns all effects since the last call, in the order of their addition, and one `persist` for all changed
///    parts.
/// 3. A wake is part of the effects only if its date differs from the previous one.
/// 4. Request numbers are unique while the host runs.
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

    /// Whether anything that determines the widgets of a place changed since the last `take`.
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

    /// Marks a key whose next scheduled event may have changed.
    mutating func refreshAlarm(of key: Agenda.Key) {
        if !alarms.contains(key) { alarms.append(key) }
    }

    /// The keys whose alarms must be set again, in the order of their addition.
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

    /// Drops all output, for a state that was just read: there is nothing to write and no one to notify.
    mutating func discard() {
        effects = []
        dirty = DirtyParts()
    }
}
