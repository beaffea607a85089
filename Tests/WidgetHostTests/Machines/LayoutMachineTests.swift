import DeviceCatalog
import ExtensionProtocol
import Foundation
import Testing
import WidgetVocabulary

@testable import WidgetHost

@Suite("The layout machine")
struct LayoutMachineTests {
    private struct Bench {
        var machine = LayoutMachine()
        var device = StubDevice()
        var out = HostOutbox.empty

        @discardableResult
        mutating func apply(_ command: LayoutCommand) throws(HostError) -> LayoutMachine.Outcome {
            try machine.apply(command, in: device, &out)
        }

        mutating func place(
            _ context: Context = .homeScreen, _ family: Family = .systemSmall
        ) throws -> InstanceID {
            let outcome = try apply(
                .place(
                    extensionID: Samples.app, kind: "Weather", family: family, context: context, page: nil, cell: nil,
                    configuration: []))
            guard case .added(let widget) = outcome else { throw HostError.invalid("\(outcome)") }
            return widget.id
        }

        mutating func stack(_ first: InstanceID, onto second: InstanceID) throws -> StackID {
            let outcome = try apply(.stack(.widget(first), onto: .widget(second)))
            guard case .stacked(let id) = outcome else { throw HostError.invalid("\(outcome)") }
            return id
        }

        var layout: HostState {
            var state = HostState()
            machine.write(to: &state)
            return state
        }
    }

    @Test("Numbers of widgets and stacks are never reused")
    func numbers() throws {
        var bench = Bench()
        let first = try bench.place()
        let second = try bench.place()
        let stack = try bench.stack(second, onto: first)
        try bench.apply(.remove(second))
        let third = try bench.place()
        let numbers = [first.number, second.number, stack.number, third.number]
        #expect(numbers == [1, 2, 3, 4])
    }

    @Test("The first widget of a watch takes a number for its stack, too")
    func watchNumbers() throws {
        var bench = Bench()
        let first = try bench.place(.watchSmartStack, .accessoryRectangular)
        let second = try bench.place(.watchSmartStack, .accessoryRectangular)
        #expect(bench.machine.watchStack?.members == [first, second])
        let numbers = [first.number, second.number, bench.machine.watchStack?.id.number]
        #expect(numbers == [1, 3, 2])
    }

    @Test("A rejected command leaves the layout unchanged and reports nothing")
    func refusals() throws {
        var bench = Bench()
        let id = try bench.place()
        let other = try bench.place(.homeScreen, .systemMedium)
        _ = bench.out.look()
        let before = bench.layout
        bench.device.roomRefusal = .placeFull("full")
        let rejected: [LayoutCommand] = [
            .stack(.widget(id), onto: .widget(other)), .stack(.widget(id), onto: .widget(id)), .removePage(0),
            .move(.widget(id), page: 7, cell: GridCell(column: 0, row: 0)), .remove(InstanceID(99)),
            .addIcon(name: "", page: 0, cell: nil), .removeStack(StackID(99)),
            .place(
                extensionID: Samples.app, kind: "Weather", family: .systemSmall, context: .standBy, page: nil,
                cell: nil, configuration: []),
        ]
        for command in rejected {
            #expect(throws: HostError.self, "\(command)") { try bench.apply(command) }
            #expect(bench.layout == before, "\(command)")
            #expect(bench.out.look().isEmpty, "\(command)")
        }
    }

    @Test("A stack with one remaining widget becomes that widget, in the same position")
    func lastMember() throws {
        var bench = Bench()
        let first = try bench.place()
        let second = try bench.place()
        let stack = try bench.stack(second, onto: first)
        let cell = try #require(bench.layout.pages[0].item(of: .stack(stack))?.cell)
        try bench.apply(.move(.widget(second), page: 0, cell: GridCell(column: 2, row: 4)))
        #expect(bench.machine.stack(stack) == nil)
        #expect(bench.layout.pages[0].item(of: .widget(first))?.cell == cell)
        #expect(bench.layout.pages[0].item(of: .widget(second))?.cell == GridCell(column: 2, row: 4))
    }

    @Test("The stack of a watch remains with one widget and is removed with the last")
    func watchStack() throws {
        var bench = Bench()
        let ids = try (0..<2).map { _ in try bench.place(.watchSmartStack, .accessoryRectangular) }
        try bench.apply(.remove(ids[0]))
        #expect(bench.machine.watchStack?.members == [ids[1]])
        try bench.apply(.remove(ids[1]))
        #expect(bench.machine.watchStack == nil)
        #expect(bench.machine.stackIDs.isEmpty)
    }

    @Test("A removed widget is reported as removed, and its alarm is set again")
    func removal() throws {
        var bench = Bench()
        let id = try bench.place()
        _ = (bench.out.look(), bench.out.takeAlarms())
        try bench.apply(.remove(id))
        #expect(bench.machine[id] == nil)
        let effects = bench.out.look()
        #expect(effects.contains(.forget(id)))
        #expect(effects.contains { if case .persist(let parts) = $0 { parts.removed == [id] } else { false } })
        #expect(bench.out.takeAlarms() == [.instance(id)])
    }

    @Test("A suggestion becomes visible; a kept one no longer expires")
    func suggestions() throws {
        var bench = Bench()
        let (first, second) = (try bench.place(), try bench.place())
        let stack = try bench.stack(second, onto: first)
        let outcome = try bench.apply(
            .suggest(extensionID: Samples.app, kind: "Tides", configuration: [], stack: stack))
        guard case .added(let widget) = outcome else { throw HostError.invalid("\(outcome)") }
        #expect(bench.machine.stack(stack)?.visibleMember == widget.id)
        #expect(widget.origin == .suggestion(until: Samples.start.addingTimeInterval(86_400)))
        try bench.apply(.keepSuggestion(widget.id))
        #expect(bench.machine[widget.id]?.origin == .person)
    }
}

@Suite("The stack machine")
struct StackMachineTests {
    private let id = StackID(9)
    private let members = (1...3).map { InstanceID($0) }

    private func machine() -> StackMachine {
        StackMachine([id: WidgetStack(id: id, family: .systemSmall, members: members)])
    }

    private func turn(_ machine: inout StackMachine, to member: Int, at now: Date = Samples.start) -> InstanceID? {
        var out = HostOutbox.empty
        return machine.arrange(id, .oneVisible, by: [members[member]: 1], at: now, &out)
    }

    @Test("A stack rotates to its most relevant member once")
    func turning() {
        var machine = machine()
        #expect(turn(&machine, to: 2) == members[2])
        #expect(turn(&machine, to: 2) == nil)
        #expect(machine[id]?.visible == 2)
    }

    @Test("While the user holds a stack it does not rotate")
    func holding() throws {
        var machine = machine()
        var out = HostOutbox.empty
        _ = try machine.apply(.scrollStack(id, to: 1), hold: 900, at: Samples.start, &out)
        #expect(out.takeAlarms() == [.stack(id)])
        #expect(turn(&machine, to: 2, at: Samples.start.addingTimeInterval(899)) == nil)
        machine.endHold(id, at: Samples.start.addingTimeInterval(899))
        #expect(machine[id]?.heldUntil != nil)
        machine.endHold(id, at: Samples.start.addingTimeInterval(900))
        #expect(turn(&machine, to: 2, at: Samples.start.addingTimeInterval(900)) == members[2])
    }

    @Test("A manual stack does not rotate")
    func byHand() throws {
        var machine = machine()
        var out = HostOutbox.empty
        #expect(try machine.apply(.setRotation(id, .byHand), hold: 0, at: Samples.start, &out) == id)
        #expect(turn(&machine, to: 2) == nil)
    }

    @Test("A hold that became too long because the clock was set back ends")
    func clockBack() {
        var machine = machine()
        var out = HostOutbox.empty
        machine.hold(id, until: Samples.start.addingTimeInterval(5_000), &out)
        machine.limitHolds(to: Samples.start.addingTimeInterval(900))
        #expect(machine[id]?.heldUntil == nil)
    }

    @Test("A watch orders the members around the pinned ones")
    func ordering() throws {
        var machine = machine()
        var out = HostOutbox.empty
        #expect(try machine.apply(.pin(members[0], at: 0), hold: 0, at: Samples.start, &out) == id)
        let turned = machine.arrange(id, .ordered, by: [members[2]: 2, members[1]: 1], at: Samples.start, &out)
        #expect(turned == nil)
        #expect(machine[id]?.members == [members[0], members[2], members[1]])
    }

    @Test("A leaving member loses its pin; too few members end the stack")
    func leaving() throws {
        var machine = machine()
        var out = HostOutbox.empty
        _ = try machine.apply(.pin(members[0], at: 0), hold: 0, at: Samples.start, &out)
        #expect(machine.leave(members[0], id, leastMembers: 2, &out) == .stack)
        #expect(machine[id]?.pins.isEmpty == true)
        #expect(machine.leave(members[1], id, leastMembers: 2, &out) == .widget(members[2]))
        #expect(machine[id] == nil)
        #expect(machine.stackID(of: members[2]) == nil)
    }
}
