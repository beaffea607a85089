import DeviceCatalog
import ExtensionProtocol
import Foundation
import Testing
import WidgetVocabulary

@testable import WidgetHost

@Suite("Resizing widgets")
struct ResizingTests {
    private static func item(_ id: InstanceID, _ runner: MachineRunner) -> HomePage.Item? {
        runner.state.pages.lazy.compactMap { $0.item(of: .widget(id)) }.first
    }

    @Test("A resized widget keeps its cell, others move aside, and its provider is asked for the new size")
    func home() throws {
        var runner = MachineRunner.hourly()
        let first = try runner.place()
        let second = try runner.place(Samples.place(configuration: Samples.city("busan")))
        let before = runner.timelineRequests(of: first).count
        try runner.send(.layout(.resize(first, .systemLarge)))
        #expect(runner.instance(first).family == .systemLarge)
        #expect(Self.item(first, runner)?.cell == GridCell(column: 0, row: 0))
        #expect(Self.item(first, runner)?.size == GridSize(family: .systemLarge))
        #expect(Self.item(second, runner)?.cell == GridCell(column: 2, row: 4))
        #expect(runner.timelineRequests(of: first).count == before + 1)
        #expect(runner.requests.last?.request.environment.family == .systemLarge)
        #expect(runner.timelineRequests(of: second).count == 1)
    }

    @Test("A widget that would extend beyond the page moves just as far as necessary")
    func edge() throws {
        var runner = MachineRunner.hourly()
        let id = try runner.place()
        try runner.send(.layout(.move(.widget(id), page: 0, cell: GridCell(column: 2, row: 4))))
        try runner.send(.layout(.resize(id, .systemLarge)))
        #expect(Self.item(id, runner)?.cell == GridCell(column: 0, row: 2))
    }

    @Test("Undo restores the size, the place and the others, with one request to the provider")
    func undo() throws {
        var runner = MachineRunner.hourly()
        let first = try runner.place()
        let second = try runner.place()
        let pages = runner.state.pages
        try runner.send(.layout(.resize(first, .systemMedium)))
        #expect(runner.state.pages != pages)
        let before = runner.timelineRequests(of: first).count
        try runner.send(.undo(step: nil))
        #expect(runner.state.pages == pages)
        #expect(runner.instance(first).family == .systemSmall)
        #expect(runner.timelineRequests(of: first).count == before + 1)
        #expect(runner.requests.last?.request.environment.family == .systemSmall)
        #expect(runner.instance(second).family == .systemSmall)
    }

    @Test("On the Lock Screen a widget gets another size if there is room")
    func lockScreen() throws {
        var runner = MachineRunner.hourly()
        let circular = try runner.place(Samples.place(.accessoryCircular))
        let wide = try runner.place(Samples.place(.accessoryRectangular))
        try runner.send(.layout(.resize(circular, .accessoryInline)))
        #expect(runner.state.lockScreen.inline == circular)
        #expect(runner.state.lockScreen.row == [wide])
        try runner.send(.layout(.resize(circular, .accessoryRectangular)))
        #expect(runner.state.lockScreen.inline == nil)
        let state = runner.state.lockScreen
        try runner.send(.layout(.resize(wide, .accessoryCircular)))
        let third = try runner.place(Samples.place(.accessoryCircular))
        #expect(throws: HostError.self) { try runner.send(.layout(.resize(third, .accessoryRectangular))) }
        #expect(runner.state.lockScreen.row.count == state.row.count + 1)
    }

    @Test("A size that the widget, its place or its stack does not have is rejected without an effect")
    func refusals() throws {
        var runner = MachineRunner.hourly()
        let id = try runner.place()
        let other = try runner.place()
        for family in [Family.systemExtraLarge, .accessoryCircular] {
            #expect(throws: HostError.self) { try runner.send(.layout(.resize(id, family))) }
        }
        #expect(throws: HostError.unknownInstance(InstanceID(99))) {
            try runner.send(.layout(.resize(InstanceID(99), .systemMedium)))
        }
        let steps = runner.machine.stepCount
        try runner.send(.layout(.resize(id, .systemSmall)))
        #expect(runner.machine.stepCount == steps)
        _ = try runner.stack(.layout(.stack(.widget(other), onto: .widget(id))))
        let state = runner.state
        #expect(throws: HostError.self) { try runner.send(.layout(.resize(id, .systemMedium))) }
        #expect(runner.state == state)
    }

    @Test("A stack is resized with all its members, keeps its cell, and undo and redo restore both sizes")
    func stack() throws {
        var runner = MachineRunner.hourly()
        let first = try runner.place()
        let second = try runner.place(Samples.place(kind: "Tides"))
        let stack = try runner.stack(.layout(.stack(.widget(second), onto: .widget(first))))
        let pages = runner.state.pages
        let before = [first, second].map { runner.timelineRequests(of: $0).count }
        try runner.send(.layout(.resizeStack(stack, .systemMedium)))
        func isMedium() -> Bool {
            runner.state.stacks[stack]?.family == .systemMedium
                && [first, second].allSatisfy { runner.instance($0).family == .systemMedium }
                && runner.state.pages[0].item(of: .stack(stack))?.size == GridSize(family: .systemMedium)
        }
        #expect(isMedium())
        #expect(runner.state.pages[0].item(of: .stack(stack))?.cell == GridCell(column: 0, row: 0))
        #expect([first, second].map { runner.timelineRequests(of: $0).count } == before.map { $0 + 1 })
        #expect(runner.requests.last?.request.environment.family == .systemMedium)
        try runner.send(.undo(step: nil))
        #expect(runner.state.pages == pages)
        #expect(runner.state.stacks[stack]?.family == .systemSmall)
        #expect([first, second].allSatisfy { runner.instance($0).family == .systemSmall })
        try runner.send(.redo(step: nil))
        #expect(isMedium())
    }

    @Test("A size that a member of the stack does not have is rejected without an effect, and its present one has none")
    func stackRefusals() throws {
        var runner = MachineRunner.hourly()
        let first = try runner.place()
        let second = try runner.place(Samples.place(kind: "Tides"))
        let stack = try runner.stack(.layout(.stack(.widget(second), onto: .widget(first))))
        let state = runner.state
        #expect(
            throws: HostError.unsupportedFamily(
                .systemLarge, kind: "Tides", supported: [.systemSmall, .systemMedium])
        ) { try runner.send(.layout(.resizeStack(stack, .systemLarge))) }
        #expect(throws: HostError.unknownStack(StackID(99))) {
            try runner.send(.layout(.resizeStack(StackID(99), .systemMedium)))
        }
        let steps = runner.machine.stepCount
        try runner.send(.layout(.resizeStack(stack, .systemSmall)))
        #expect(runner.machine.stepCount == steps)
        #expect(runner.state.pages == state.pages)
        #expect(runner.state.stacks == state.stacks)
    }

    @Test("In the Smart Stack of a watch each widget has its own size, and undo restores it")
    func watch() throws {
        var runner = MachineRunner.hourly()
        let place = Samples.place(.accessoryRectangular, in: .watchSmartStack)
        let widgets = try (0..<2).map { _ in try runner.place(place) }
        try runner.send(.layout(.resize(widgets[0], .accessoryCircular)))
        #expect(widgets.map { runner.instance($0).family } == [.accessoryCircular, .accessoryRectangular])
        let stack = try #require(runner.state.stacks.keys.first)
        #expect(throws: HostError.self) { try runner.send(.layout(.resizeStack(stack, .accessoryCircular))) }
        try runner.send(.layout(.remove(widgets[1])))
        try runner.send(.undo(step: nil))
        #expect(runner.state.stacks[stack]?.members.count == 2)
        try runner.send(.undo(step: nil))
        #expect(runner.instance(widgets[0]).family == .accessoryRectangular)
    }

    @Test("A stack keeps one size when its resizing cannot be undone and an older change is")
    func stackPartialUndo() throws {
        var runner = MachineRunner.hourly()
        let place = Samples.place(in: .todayView)
        let widgets = try (0..<3).map { _ in try runner.place(place) }
        let stack = try runner.stack(.layout(.stack(.widget(widgets[1]), onto: .widget(widgets[0]))))
        _ = try runner.stack(.layout(.stack(.widget(widgets[2]), onto: .stack(stack))))
        try runner.send(.layout(.resizeStack(stack, .systemMedium)))
        runner.reinstall(without: .systemSmall)
        #expect(throws: HostError.self) { try runner.send(.undo(step: nil)) }
        try runner.send(.undo(step: nil))
        #expect(runner.state.stacks[stack]?.members == [widgets[0], widgets[1]])
        #expect(runner.state.stacks[stack]?.family == .systemMedium)
        #expect(widgets.allSatisfy { runner.instance($0).family == .systemMedium })
    }

    @Test("A widget offers the sizes that its place has")
    func families() throws {
        var runner = MachineRunner.hourly()
        let id = try runner.place()
        let locked = try runner.place(Samples.place(.accessoryInline))
        let widgets = try [id, locked].map { try runner.machine.widget($0) }
        #expect(runner.machine.families(of: widgets[0]) == [.systemSmall, .systemMedium, .systemLarge])
        #expect(
            runner.machine.families(of: widgets[1]) == [.accessoryCircular, .accessoryRectangular, .accessoryInline])
    }
}
