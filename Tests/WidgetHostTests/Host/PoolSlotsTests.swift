import ExtensionProtocol
import Foundation
import Testing

@testable import WidgetHost

@Suite("Assignment of calls to processes")
struct PoolSlotsTests {
    private static func slots(limit: Int = 3, _ policy: ProcessPool.ClockPolicy = .fixed) -> PoolSlots {
        PoolSlots(first: .iOS, limit: limit, clockPolicy: policy)
    }

    private static func world(_ minutes: Double? = nil, locale: String = "en_US") -> PoolSlots.World {
        PoolSlots.World(date: minutes.map { Samples.start + $0.minutes }, locale: locale, timeZone: "GMT")
    }

    private static func token(_ number: Int) -> EntriesToken { EntriesToken(process: number, number: 1) }

    @Test("An idle process of the same world is reused, one of another world is not")
    func worlds() {
        var slots = Self.slots()
        let first = slots.use(Self.world(0), .iOS)
        _ = slots.endUse(first.id)
        let again = slots.use(Self.world(0), .iOS)
        #expect(again.id == first.id)
        #expect(!again.isNew)
        _ = slots.endUse(again.id)
        for other in [Self.world(5), Self.world(0, locale: "ko_KR")] {
            let use = slots.use(other, .iOS)
            #expect(use.isNew)
            _ = slots.endUse(use.id)
        }
        #expect(slots.use(Self.world(0), .macOS).isNew, "each system has its own build")
    }

    @Test("F-84: while one process is busy another one serves, up to the limit; then the one with the fewest callers")
    func busy() {
        var slots = Self.slots(limit: 2)
        let (first, second) = (slots.use(Self.world(), .iOS), slots.use(Self.world(), .iOS))
        #expect(first.isNew && second.isNew)
        let third = slots.use(Self.world(), .iOS)
        #expect(third.id == first.id)
        #expect(slots.use(Self.world(), .iOS).id == second.id)
    }

    @Test("An advancing clock moves an idle process forward, and never back")
    func advancing() {
        var slots = Self.slots(.advancing)
        let first = slots.use(Self.world(10), .iOS)
        #expect(slots.use(Self.world(20), .iOS).isNew, "the process is busy")
        _ = slots.endUse(first.id)
        let moved = slots.use(Self.world(30), .iOS)
        #expect(moved.id == first.id)
        _ = slots.endUse(moved.id)
        #expect(slots.use(Self.world(15), .iOS).id != first.id)
    }

    @Test("A call with entries goes to the process that has them, until they are released")
    func entries() {
        var slots = Self.slots()
        let first = slots.use(Self.world(0), .iOS).id
        slots.keep([Self.token(1)], in: first)
        #expect(slots.useKeeper(of: [Self.token(1)], .iOS) == first)
        #expect(slots.useKeeper(of: [Self.token(1)], .macOS) == nil, "it is another build's")
        #expect(slots.useKeeper(of: [Self.token(2)], .iOS) == nil)
        _ = slots.release(Self.token(1))
        #expect(slots.useKeeper(of: [Self.token(1)], .iOS) == nil)
    }

    @Test("Released entries are passed on once, after the calls in progress that name them")
    func releasing() {
        var slots = Self.slots()
        let id = slots.use(Self.world(), .iOS).id
        slots.keep([Self.token(1), Self.token(2), Self.token(3)], in: id)
        _ = slots.endUse(id)
        for _ in 0..<2 { #expect(slots.useKeeper(of: [Self.token(1)], .iOS) == id) }
        _ = slots.release(Self.token(1))
        _ = slots.release(Self.token(2))
        #expect(slots.takeReleased(of: id) == [Self.token(2)])
        _ = slots.endUse(id, of: [Self.token(1)])
        #expect(slots.takeReleased(of: id).isEmpty, "another call names it")
        _ = slots.endUse(id, of: [Self.token(1)])
        #expect(slots.takeReleased(of: id) == [Self.token(1)])
        #expect(slots.takeReleased(of: id).isEmpty)
        #expect(slots.useKeeper(of: [Self.token(3)], .iOS) == id)
    }

    @Test("A process has room for the entries of a full device")
    func room() {
        let variants = VariantTimelines.widgetLimit * VariantTimelines.limit
        // A widget has its timeline, that of a running reload and a placeholder; an activity has its states and one more.
        let widgets = 3 * LayoutMachine.widgetLimit
        #expect(widgets + variants + 2 * ActivityLimits.count < EntriesToken.limit)
    }

    @Test("Beyond the limit the least recently used idle process ends, unless it has entries")
    func superfluous() {
        var slots = Self.slots(limit: 1)
        let first = slots.use(Self.world(0), .iOS).id
        slots.keep([Self.token(1)], in: first)
        #expect(slots.endUse(first).isEmpty)
        let second = slots.use(Self.world(1), .iOS).id
        #expect(slots.endUse(second) == [second])
        #expect(slots.release(Self.token(1)).isEmpty, "one may stay")
    }

    /// Processes of different worlds, each with entries that were received and drawn.
    private static func keepers(_ count: Int, in slots: inout PoolSlots) -> [PoolSlots.ID] {
        var ids: [PoolSlots.ID] = []
        for number in 0..<count {
            let id = slots.use(world(Double(number)), .iOS).id
            slots.keep([token(number)], in: id)
            var ended = slots.endUse(id)
            let keeper = slots.useKeeper(of: [token(number)], .iOS)
            ended += slots.endUse(id, of: [token(number)])
            #expect(keeper == id && ended.isEmpty)
            ids.append(id)
        }
        return ids
    }

    @Test("Beyond three times the limit, the least recently used process with entries ends, whatever their dates")
    func crowded() {
        for order in [[0, 1, 2], [2, 0, 1], [1, 2, 0]] {
            var slots = Self.slots(limit: 1)
            let ids = Self.keepers(3, in: &slots)
            for number in order {
                #expect(slots.useKeeper(of: [Self.token(number)], .iOS) == ids[number])
                #expect(slots.endUse(ids[number], of: [Self.token(number)]).isEmpty)
            }
            let id = slots.use(Self.world(0, locale: "ko_KR"), .iOS).id
            slots.keep([Self.token(9)], in: id)
            #expect(slots.endUse(id) == [ids[order[0]]])
        }
    }

    @Test("A process that was busy until now counts as used now")
    func longUse() {
        var slots = Self.slots(limit: 1)
        let ids = Self.keepers(3, in: &slots)
        #expect(slots.useKeeper(of: [Self.token(0)], .iOS) == ids[0])
        for number in 1..<3 {
            #expect(slots.useKeeper(of: [Self.token(number)], .iOS) == ids[number])
            #expect(slots.endUse(ids[number], of: [Self.token(number)]).isEmpty)
        }
        #expect(slots.endUse(ids[0], of: [Self.token(0)]).isEmpty)
        let id = slots.use(Self.world(3), .iOS).id
        slots.keep([Self.token(3)], in: id)
        #expect(slots.endUse(id) == [ids[1]])
    }

    @Test("A busy process without entries ends no process with entries")
    func busyWithoutEntries() {
        var slots = Self.slots(limit: 1)
        let ids = Self.keepers(3, in: &slots)
        let busy = slots.use(Self.world(3), .iOS).id
        #expect(slots.useKeeper(of: [Self.token(2)], .iOS) == ids[2])
        #expect(slots.endUse(ids[2], of: [Self.token(2)]).isEmpty)
        #expect(slots.endUse(busy) == [busy])
    }

    @Test("A process whose entries were received and not drawn yet is not ended")
    func newEntries() {
        var slots = Self.slots(limit: 1)
        let ids = Self.keepers(3, in: &slots)
        for number in 0..<3 { #expect(slots.useKeeper(of: [Self.token(number)], .iOS) == ids[number]) }
        let id = slots.use(Self.world(3), .iOS).id
        slots.keep([Self.token(3)], in: id)
        #expect(slots.endUse(id).isEmpty, "the others are busy")
        #expect(slots.endUse(ids[1], of: [Self.token(1)]) == [ids[1]])
        #expect(slots.useKeeper(of: [Self.token(3)], .iOS) == id)
    }

    @Test("The processes of another system end when the last of its entries is released")
    func otherSystem() {
        var slots = Self.slots()
        let id = slots.use(Self.world(), .macOS).id
        slots.keep([Self.token(1), Self.token(2)], in: id)
        #expect(slots.endUse(id).isEmpty)
        #expect(slots.release(Self.token(1)).isEmpty)
        #expect(slots.systems == [.macOS])
        #expect(slots.release(Self.token(2)) == [id])
        #expect(slots.systems.isEmpty)
    }

    @Test("A crashed process loses its entries")
    func brokenDown() {
        var slots = Self.slots()
        let id = slots.use(Self.world(), .iOS).id
        slots.keep([Self.token(1)], in: id)
        slots.remove(id)
        #expect(slots.useKeeper(of: [Self.token(1)], .iOS) == nil)
        #expect(slots.endUse(id).isEmpty)
        #expect(slots.use(Self.world(), .iOS).id != id)
    }
}
