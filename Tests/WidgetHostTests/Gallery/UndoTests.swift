import DeviceCatalog
import ExtensionProtocol
import Foundation
import Testing
import WidgetHost
import WidgetVocabulary

@Suite("Undoing changes of the layout")
struct UndoTests {
    private static let undo = HostCommand.undo(step: nil)
    private static let onDesktop = Samples.place(in: .desktop, on: .mac)

    @Test("A removed widget comes back in its place with its configuration, a new number and new content")
    func removal() throws {
        var runner = MachineRunner.hourly()
        let id = try runner.place(Samples.place(configuration: Samples.city("busan")))
        let shape = runner.state.shape
        try runner.send(.layout(.remove(id)))
        #expect(runner.state.instances.isEmpty)
        let restored = try runner.place(Self.undo)
        #expect(restored != id)
        #expect(runner.state.shape == shape)
        #expect(runner.instance(restored).configuration == Samples.city("busan"))
        #expect(runner.timelineRequests(of: restored).count == 1)
        #expect(runner.instance(restored).schedule.entries.count == 1)
    }

    @Test("Changes of every kind, such as removing a stack, are undone one after the other")
    func everyKind() throws {
        let recorder = try LayoutRecorder.everyKind(.hourly())
        var runner = recorder.runner
        #expect(runner.state.instances.isEmpty)
        for shape in recorder.shapes.dropLast().reversed() {
            try runner.send(Self.undo)
            #expect(runner.state.shape == shape)
        }
        #expect(runner.state.instances.isEmpty)
        #expect(throws: HostError.nothingToUndo) { try runner.send(Self.undo) }
    }

    @Test("Older steps concern a widget that came back with a new number")
    func newNumbers() throws {
        var runner = MachineRunner.hourly()
        let id = try runner.place()
        try runner.send(.layout(.move(.widget(id), page: 0, cell: GridCell(column: 2, row: 4))))
        try runner.send(.layout(.remove(id)))
        let restored = try runner.place(Self.undo)
        #expect(runner.state.pages[0].item(of: .widget(restored))?.cell == GridCell(column: 2, row: 4))
        try runner.send(Self.undo)
        #expect(runner.state.pages[0].item(of: .widget(restored))?.cell == GridCell(column: 0, row: 0))
    }

    @Test("A step that is not the newest is rejected, and a command without an effect has no step")
    func steps() throws {
        var runner = MachineRunner.hourly()
        let id = try runner.place()
        let before = runner.machine.stepCount
        try runner.send(.layout(.move(.widget(id), page: 0, cell: GridCell(column: 0, row: 0))))
        try runner.send(.widget(.reload(id)))
        #expect(runner.machine.stepCount == before)
        try runner.send(.layout(.move(.widget(id), page: 0, cell: GridCell(column: 2, row: 0))))
        #expect(throws: HostError.invalid("there are newer changes; undo them first")) {
            try runner.send(.undo(step: before))
        }
        try runner.send(.undo(step: before + 1))
        #expect(throws: HostError.self) { try runner.send(.undo(step: before + 1)) }
        #expect(runner.state.instances.keys.sorted() == [id])
    }

    @Test("The latest twenty changes can be undone")
    func limit() throws {
        var runner = MachineRunner.hourly()
        let id = try runner.place()
        for step in 0..<25 {
            try runner.send(.layout(.move(.widget(id), page: 0, cell: GridCell(column: step % 3, row: 0))))
        }
        var undone = 0
        while (try? runner.send(Self.undo)) != nil { undone += 1 }
        #expect(undone == 20)
    }

    @Test("Changes of widgets whose app was removed since cannot be undone, which the reason says")
    func uninstalled() throws {
        var runner = MachineRunner.hourly()
        let id = try runner.place()
        try runner.send(.layout(.move(.widget(id), page: 0, cell: GridCell(column: 2, row: 0))))
        runner.handle(.uninstalled(Samples.app))
        let before = runner.state
        #expect(throws: HostError.changedSince) { try runner.send(Self.undo) }
        #expect(runner.state.pages == before.pages)
        #expect(runner.state.instances.isEmpty)
        #expect(throws: HostError.changedSince) { try runner.send(Self.undo) }
        #expect(throws: HostError.nothingToUndo) { try runner.send(Self.undo) }
    }

    @Test("S-ORDER-1: A step that can never be undone is dropped with its report, and an older one is undone")
    func blocked() throws {
        var runner = MachineRunner.hourly()
        let id = try runner.place(Self.onDesktop)
        let other = try runner.place(Self.onDesktop)
        try runner.send(.widget(.configure(other, Samples.city("busan"))))
        try runner.send(.layout(.remove(id)))
        let families = runner.reinstall(without: .systemSmall)
        let before = runner.state
        #expect(
            throws: HostError.neverUndone(.unsupportedFamily(.systemSmall, kind: "Weather", supported: families))
        ) { try runner.send(Self.undo) }
        #expect(runner.state.instances.keys.sorted() == before.instances.keys.sorted())
        try runner.send(Self.undo)
        #expect(runner.instance(other).configuration.isEmpty)
        try runner.send(Self.undo)
        #expect(runner.state.instances.isEmpty)
        // The step that added the widget whose removal was dropped.
        #expect(throws: HostError.changedSince) { try runner.send(Self.undo) }
        #expect(throws: HostError.nothingToUndo) { try runner.send(Self.undo) }
    }

    @Test("An older step restores only what it changed when a newer one could not be undone")
    func partial() throws {
        var runner = MachineRunner.hourly()
        let id = try runner.place(Self.onDesktop)
        try runner.send(.widget(.configure(id, Samples.city("busan"))))
        try runner.send(.layout(.resize(id, .systemMedium)))
        runner.reinstall(without: .systemSmall)
        #expect(throws: HostError.self) { try runner.send(Self.undo) }
        try runner.send(Self.undo)
        #expect(runner.instance(id).configuration.isEmpty)
        #expect(runner.instance(id).family == .systemMedium)
    }

    @Test("A widget that comes back on a desktop has its earlier position, also after the host starts again")
    func position() throws {
        var runner = MachineRunner.hourly()
        var environment = runner.state.environment
        environment.place.platform = .mac
        environment.place.context = .desktop
        try runner.send(.device(.setEnvironment(environment)))
        let first = try runner.place(Self.onDesktop)
        let second = try runner.place(Self.onDesktop)
        try runner.send(.layout(.remove(first)))
        let restored = try runner.place(Self.undo)
        #expect(runner.machine.occupancy.members.map(\.instance) == [restored, second])
        let stored = try JSONDecoder().decode(
            WidgetInstance.self, from: JSONEncoder().encode(runner.instance(restored)))
        #expect(stored.widget == runner.instance(restored).widget)
        let again = HostMachine(state: runner.state, slots: SceneSlots(), at: runner.now)
        #expect(again.occupancy.members.map(\.instance) == [restored, second])
        // A widget that is removed and restored twice keeps the position.
        try runner.send(.layout(.remove(restored)))
        let last = try runner.place(Self.undo)
        #expect(runner.machine.occupancy.members.map(\.instance) == [last, second])
    }

    @Test("A member that leaves the stack of a watch comes back, and suggestions that came since stay")
    func watch() throws {
        var runner = MachineRunner.hourly()
        let place = Samples.place(.accessoryRectangular, in: .watchSmartStack)
        let first = try runner.place(place)
        let second = try runner.place(place)
        try runner.send(.layout(.remove(second)))
        let stack = try #require(runner.state.stacks.keys.first)
        let suggested = try runner.place(
            .layout(
                .suggest(
                    extensionID: Samples.app, kind: "Weather", configuration: Samples.city("busan"), stack: stack)))
        let restored = try runner.place(Self.undo)
        #expect(Set(runner.state.stacks[stack]?.members ?? []) == [first, suggested, restored])
    }

    @Test("A change is undone in the store as well when the command is acknowledged")
    func stored() async throws {
        let store = MemoryStore()
        let gateway = ScriptedGateway(provider: { _, now throws(GatewayFailure) in .init([.init(now, "now")]) })
        let fixture = try await HostFixture(gateway, store: store)
        let id = try await fixture.place()
        let (_, step) = try await fixture.host.sendUndoable(.layout(.remove(id)))
        #expect(try await store.load()?.state.instances.isEmpty == true)
        guard case .placed(let restored) = try await fixture.host.send(.undo(step: step)) else {
            throw HostError.invalid("not restored")
        }
        let state = try #require(try await store.load()?.state)
        #expect(state.instances.keys.sorted() == [restored])
        #expect(state.pages[0].item(of: .widget(restored)) != nil)
        await fixture.host.settle()
        #expect(try await fixture.host.tree(of: restored).tree?.strings == ["now"])
    }
}
