import ExtensionProtocol
import Foundation
import WidgetVocabulary

/// The assignment of processes to worlds: the bookkeeping of a pool, without the processes themselves.
///
/// 1. A process has one time, one locale and one time zone, so a call for another world goes to another process. With
///    an advancing clock, an idle process with an earlier time takes the call and its clock moves forward, as on a
///    device that keeps the extension running.
/// 2. While one process is busy, a call goes to another of the same world, so that a slow provider does not delay other
///    widgets (F-84). At the limit the call goes to the process with the fewest callers.
/// 3. If there are more processes than the limit, idle ones without entries that are still needed are ended, the least
///    recently used one first. Uses are counted, so their order does not depend on dates, which a stopped clock does not
///    change.
/// 4. A process with needed entries is ended only if more than three times the limit have such entries, and no idle
///    process without them is left. It is the least recently used one again, but none with entries that no call has named
///    yet: the caller that has just received them could not draw them, and would ask once more for each attempt.
/// 5. Idle processes of a system other than the first are ended once none of them has entries.
/// 6. Released entries are passed on to their process once no call in progress names them. No later call goes to the
///    process for their sake, so it may drop them at any time.
///
/// Each system has its own build and limit.
struct PoolSlots: Sendable {
    typealias System = OperatingSystem

    /// The time and locale that the code of a process sees.
    struct World: Hashable, Sendable {
        /// nil for the real time.
        var date: Date?
        var locale: String
        var timeZone: String
    }

    /// Identifies a process of the pool. Numbers are never reused.
    struct ID: Hashable, Sendable { fileprivate var number: Int }

    private struct Slot: Sendable {
        let id: ID
        let system: System
        var world: World
        /// The entries of the process that are still needed.
        var tokens: Set<EntriesToken> = []
        /// Those of them that no call has named since they were returned.
        var new: Set<EntriesToken> = []
        /// The released entries of which the process has not been notified.
        var released: Set<EntriesToken> = []
        /// The number of calls in progress that name each of these entries.
        var named: [EntriesToken: Int] = [:]
        var users = 0
        /// The number of the beginning or end of a use.
        var lastUse = 0

        /// Whether it is idle and has only entries whose widgets are drawn.
        var isDispensable: Bool { users == 0 && !tokens.isEmpty && new.isEmpty }
        var isUnused: Bool { users == 0 && tokens.isEmpty }

        /// Whether the process is idle and its clock can move forward to a world's date.
        func canMove(to world: World) -> Bool {
            guard users == 0, let date = world.date, let own = self.world.date, own <= date else { return false }
            return self.world.locale == world.locale && self.world.timeZone == world.timeZone
        }
    }

    private let first: System
    private let limit: Int
    private let clockPolicy: ProcessPool.ClockPolicy
    private var slots: [Slot] = []
    private var lastNumber = 0
    private var uses = 0

    /// - Parameters:
    ///   - first: The system whose processes may stay without entries.
    ///   - limit: The number of processes of one system that are kept running.
    init(first: System, limit: Int, clockPolicy: ProcessPool.ClockPolicy) {
        self.first = first
        self.limit = max(1, limit)
        self.clockPolicy = clockPolicy
    }

    /// The systems that have processes.
    var systems: Set<System> { Set(slots.map(\.system)) }

    func isBusy(_ id: ID) -> Bool { index(of: id).map { slots[$0].users > 0 } ?? false }

    // MARK: Use

    /// Begins a use of the process that has one of these entries; `nil` if there is none.
    mutating func useKeeper(of tokens: [EntriesToken], _ system: System) -> ID? {
        let keeper = slots.firstIndex { slot in
            slot.system == system && tokens.contains { slot.tokens.contains($0) }
        }
        guard let keeper else { return nil }
        for token in tokens where slots[keeper].tokens.contains(token) { slots[keeper].named[token, default: 0] += 1 }
        slots[keeper].new.subtract(tokens)
        return use(keeper)
    }

    /// Begins a use of a process of a world.
    ///
    /// - Returns: The process, and whether it must be created.
    mutating func use(_ world: World, _ system: System) -> (id: ID, isNew: Bool) {
        let own = slots.indices.filter { slots[$0].system == system }
        let same = own.filter { slots[$0].world == world }
        if let idle = same.first(where: { slots[$0].users == 0 }) { return (use(idle), false) }
        if clockPolicy == .advancing, let earlier = own.first(where: { slots[$0].canMove(to: world) }) {
            slots[earlier].world = world
            return (use(earlier), false)
        }
        if own.count >= limit, let least = same.min(by: { slots[$0].users < slots[$1].users }) {
            return (use(least), false)
        }
        lastNumber += 1
        slots.append(Slot(id: ID(number: lastNumber), system: system, world: world))
        return (use(slots.count - 1), true)
    }

    private mutating func use(_ index: Int) -> ID {
        uses += 1
        slots[index].users += 1
        slots[index].lastUse = uses
        return slots[index].id
    }

    /// Ends a use.
    ///
    /// - Parameter tokens: The entries that the call names.
    /// - Returns: The processes to end.
    mutating func endUse(_ id: ID, of tokens: [EntriesToken] = []) -> [ID] {
        guard let index = index(of: id) else { return [] }
        uses += 1
        slots[index].users -= 1
        slots[index].lastUse = uses
        for token in tokens {
            guard let count = slots[index].named[token] else { continue }
            slots[index].named[token] = count > 1 ? count - 1 : nil
        }
        return takeExcess(slots[index].system)
    }

    // MARK: Entries

    mutating func keep(_ tokens: [EntriesToken], in id: ID) {
        guard let index = index(of: id) else { return }
        slots[index].tokens.formUnion(tokens)
        slots[index].new.formUnion(tokens)
    }

    /// - Returns: The processes to end.
    mutating func release(_ token: EntriesToken) -> [ID] {
        guard let index = slots.firstIndex(where: { $0.tokens.contains(token) }) else { return [] }
        slots[index].tokens.remove(token)
        slots[index].new.remove(token)
        slots[index].released.insert(token)
        return takeExcess(slots[index].system)
    }

    /// The released entries that a process can drop, each once.
    mutating func takeReleased(of id: ID) -> [EntriesToken] {
        guard let index = index(of: id) else { return [] }
        let named = slots[index].named
        let unused = slots[index].released.filter { named[$0] == nil }
        slots[index].released.subtract(unused)
        return unused.sorted { $0.number < $1.number }
    }

    // MARK: End

    /// Removes a process that crashed, together with its entries.
    mutating func remove(_ id: ID) { slots.removeAll { $0.id == id } }

    private mutating func takeExcess(_ system: System) -> [ID] {
        let own = slots.filter { $0.system == system }
        if system != first, own.allSatisfy(\.isUnused) {
            slots.removeAll { $0.system == system }
            return own.map(\.id)
        }
        let byUse = own.sorted { $0.lastUse < $1.lastUse }
        var ended = byUse.filter(\.isUnused).prefix(max(0, own.count - limit)).map(\.id)
        let keepers = own.count { !$0.tokens.isEmpty }
        ended += byUse.filter(\.isDispensable).prefix(max(0, keepers - 3 * limit)).map(\.id)
        slots.removeAll { ended.contains($0.id) }
        return ended
    }

    private func index(of id: ID) -> Int? { slots.firstIndex { $0.id == id } }
}
