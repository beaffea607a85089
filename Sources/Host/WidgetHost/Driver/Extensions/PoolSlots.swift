import ExtensionProtocol
import Foundation
import WidgetVocabulary

/// Which process serves which world: the books of a pool, without any process.
///
/// 1. A process shows its code one time, one locale and one time zone, so a call for another world goes to another
///    process. With an advancing clock, an idle process of an earlier time takes the call and its clock moves on, as on
///    a phone that keeps the extension.
/// 2. While one process is busy, a call goes to another of the same world, so that a slow provider does not hold up
///    other widgets (F-84). At the limit the call goes to the one with the fewest callers.
/// 3. Of the idle processes, those used longest ago are ended when there are more than the limit: first those that hold
///    no entries that are still needed, others only when there are three times as many.
/// 4. Of a system other than the first no process stays that is idle, once none of them holds entries.
///
/// Each system has a build and a limit of its own.
struct PoolSlots: Sendable {
    typealias System = OperatingSystem

    /// What the code of a process sees.
    struct World: Hashable, Sendable {
        /// nil for the real time.
        var date: Date?
        var locale: String
        var timeZone: String
    }

    /// Names a process of the pool. Numbers are never used twice.
    struct ID: Hashable, Sendable { fileprivate var number: Int }

    private struct Slot: Sendable {
        let id: ID
        let system: System
        var world: World
        /// Entries that the process holds and that are still needed.
        var tokens: Set<EntriesToken> = []
        var users = 0
        var lastUse = 0

        var isUnused: Bool { users == 0 && tokens.isEmpty }

        /// Whether the process is idle and its clock can move on to a world's date.
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
    ///   - first: the system whose processes may stay without entries.
    ///   - limit: processes of one system that are kept running.
    init(first: System, limit: Int, clockPolicy: ProcessPool.ClockPolicy) {
        self.first = first
        self.limit = max(1, limit)
        self.clockPolicy = clockPolicy
    }

    /// Systems that have processes.
    var systems: Set<System> { Set(slots.map(\.system)) }

    func isBusy(_ id: ID) -> Bool { index(of: id).map { slots[$0].users > 0 } ?? false }

    // MARK: Use

    /// Begins a use of the process that keeps one of these entries; nil when there is none.
    mutating func useKeeper(of tokens: [EntriesToken], _ system: System) -> ID? {
        let keeper = slots.firstIndex { slot in
            slot.system == system && tokens.contains { slot.tokens.contains($0) }
        }
        return keeper.map { use($0) }
    }

    /// Begins a use of a process of a world.
    ///
    /// - Returns: whether it has to be made.
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
    /// - Returns: the processes to end.
    mutating func endUse(_ id: ID) -> [ID] {
        guard let index = index(of: id) else { return [] }
        slots[index].users -= 1
        return takeSuperfluous(slots[index].system)
    }

    // MARK: Entries

    mutating func keep(_ tokens: [EntriesToken], in id: ID) {
        if let index = index(of: id) { slots[index].tokens.formUnion(tokens) }
    }

    /// - Returns: the processes to end.
    mutating func release(_ token: EntriesToken) -> [ID] {
        guard let index = slots.firstIndex(where: { $0.tokens.contains(token) }) else { return [] }
        slots[index].tokens.remove(token)
        return takeSuperfluous(slots[index].system)
    }

    // MARK: End

    /// The process broke down, and with it went its entries.
    mutating func remove(_ id: ID) { slots.removeAll { $0.id == id } }

    private mutating func takeSuperfluous(_ system: System) -> [ID] {
        let own = slots.filter { $0.system == system }
        if system != first, own.allSatisfy(\.isUnused) {
            slots.removeAll { $0.system == system }
            return own.map(\.id)
        }
        var ended: [ID] = []
        while case let count = own.count - ended.count, count > limit {
            let idle = slots.filter {
                $0.system == system && $0.users == 0 && ($0.tokens.isEmpty || count > 3 * limit)
            }
            let oldest = idle.min { left, right in
                (left.tokens.isEmpty ? 0 : 1, left.lastUse) < (right.tokens.isEmpty ? 0 : 1, right.lastUse)
            }
            guard let oldest else { break }
            remove(oldest.id)
            ended.append(oldest.id)
        }
        return ended
    }

    private func index(of id: ID) -> Int? { slots.firstIndex { $0.id == id } }
}
