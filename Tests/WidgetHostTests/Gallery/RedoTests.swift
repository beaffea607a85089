import DeviceCatalog
import ExtensionProtocol
import Foundation
import Testing
import WidgetHost
import WidgetVocabulary

@Suite("Redoing undone changes of the layout")
struct RedoTests {
    private static let undo = HostCommand.undo(step: nil)
    private static let redo = HostCommand.redo(step: nil)

    @Test("Changes of every kind are redone one after the other, and undone again")
    func everyKind() throws {
        let recorder = try LayoutRecorder.everyKind(.hourly())
        var runner = recorder.runner
        for _ in 0..<2 {
            for shape in recorder.shapes.dropLast().reversed() {
                try runner.send(Self.undo)
                #expect(runner.state.shape == shape)
            }
            #expect(throws: HostError.nothingToUndo) { try runner.send(Self.undo) }
            for shape in recorder.shapes.dropFirst() {
                try runner.send(Self.redo)
                #expect(runner.state.shape == shape)
            }
            #expect(throws: HostError.nothingToRedo) { try runner.send(Self.redo) }
        }
    }

    @Test("A widget whose adding is redone has a new number, which later steps know, and new content")
    func newNumbers() throws {
        var runner = MachineRunner.hourly()
        let id = try runner.place()
        try runner.send(.layout(.move(.widget(id), page: 0, cell: GridCell(column: 2, row: 4))))
        try runner.send(Self.undo)
        try runner.send(Self.undo)
        #expect(runner.state.instances.isEmpty)
        let restored = try runner.place(Self.redo)
        #expect(restored != id)
        #expect(runner.timelineRequests(of: restored).count == 1)
        try runner.send(Self.redo)
        #expect(runner.state.pages[0].item(of: .widget(restored))?.cell == GridCell(column: 2, row: 4))
    }

    @Test("A new change drops what could be redone, and other commands keep it")
    func newChange() throws {
        var runner = MachineRunner.hourly()
        let id = try runner.place()
        try runner.send(.widget(.configure(id, Samples.city("busan"))))
        try runner.send(Self.undo)
        try runner.send(.widget(.reload(id)))
        try runner.send(Self.redo)
        #expect(runner.instance(id).configuration == Samples.city("busan"))
        try runner.send(Self.undo)
        try runner.send(.layout(.move(.widget(id), page: 0, cell: GridCell(column: 2, row: 0))))
        #expect(throws: HostError.nothingToRedo) { try runner.send(Self.redo) }
        #expect(runner.instance(id).configuration.isEmpty)
    }

    @Test("Only the step that was undone last is redone by its number")
    func steps() throws {
        var runner = MachineRunner.hourly()
        let id = try runner.place()
        let first = runner.machine.stepCount
        try runner.send(.layout(.move(.widget(id), page: 0, cell: GridCell(column: 2, row: 0))))
        try runner.send(Self.undo)
        #expect(runner.machine.undoneStep == first + 1)
        try runner.send(Self.undo)
        #expect(runner.machine.undoneStep == first)
        #expect(throws: HostError.invalid("older changes were undone since; redo them first")) {
            try runner.send(.redo(step: first + 1))
        }
        try runner.send(.redo(step: first))
        #expect(throws: HostError.invalid("the change was already redone, or can no longer be redone")) {
            try runner.send(.redo(step: first))
        }
        #expect(runner.machine.undoneStep == first + 1)
    }

    @Test("S-ORDER-1: A step whose items changed since is reported once and dropped")
    func changed() throws {
        var runner = MachineRunner.hourly()
        let id = try runner.place()
        try runner.send(.layout(.move(.widget(id), page: 0, cell: GridCell(column: 2, row: 0))))
        try runner.send(Self.undo)
        runner.handle(.uninstalled(Samples.app))
        #expect(throws: HostError.changedSinceUndo) { try runner.send(Self.redo) }
        #expect(throws: HostError.nothingToRedo) { try runner.send(Self.redo) }
    }

    @Test("A step whose widget no longer has the size is reported with the reason and dropped")
    func lostFamily() throws {
        var runner = MachineRunner.hourly()
        _ = try runner.place(Samples.place(in: .desktop, on: .mac))
        try runner.send(Self.undo)
        let families = runner.reinstall(without: .systemSmall)
        #expect(
            throws: HostError.neverRedone(.unsupportedFamily(.systemSmall, kind: "Weather", supported: families))
        ) { try runner.send(Self.redo) }
        #expect(throws: HostError.nothingToRedo) { try runner.send(Self.redo) }
        #expect(runner.state.instances.isEmpty)
    }

    @Test("The reply to an undone change has the step to redo, and the reply to a redone one the step to undo")
    func replies() async throws {
        let gateway = ScriptedGateway(provider: { _, now throws(GatewayFailure) in .init([.init(now, "now")]) })
        let fixture = try await HostFixture(gateway)
        let id = try await fixture.place()
        let (_, removed) = try await fixture.host.sendUndoable(.layout(.remove(id)))
        let (_, undone) = try await fixture.host.sendUndoable(.undo(step: removed))
        #expect(undone == removed)
        let (_, redone) = try await fixture.host.sendUndoable(.redo(step: undone))
        let step = try #require(redone)
        #expect(await fixture.host.snapshot().instances.isEmpty)
        _ = try await fixture.host.sendUndoable(.undo(step: step))
        #expect(await fixture.host.snapshot().instances.count == 1)
    }
}
