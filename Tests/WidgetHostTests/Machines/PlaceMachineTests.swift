import DeviceCatalog
import ExtensionProtocol
import Testing
import WidgetVocabulary

@testable import WidgetHost

@Suite("The place machine")
struct PlaceMachineTests {
    /// A place with so many slots, all of one shape.
    private struct Slots: SlotProvider {
        var count = 1
        var shape = PlaceSlot.Shape.upright

        func slots(for request: PlaceRequest) throws(SlotRejection) -> [PlaceSlot] {
            guard request.widgets.count <= count else { throw SlotRejection("only \(count)") }
            return request.widgets.indices.map { PlaceSlot(widget: $0, shape: shape) }
        }
    }

    private static func machine(
        _ slots: Slots = Slots(), visible context: Context = .standBy, platform: Platform = .iPhone
    ) -> PlaceMachine {
        var environment = HostEnvironment(device: "iPhone 16")
        environment.place.context = context
        environment.place.platform = platform
        return PlaceMachine(environment, slots: slots) { Issue.record("\($0)") }
    }

    private static func named(_ widgets: [PlacedWidget]) -> [PlaceMachine.NamedWidget] {
        widgets.map { .init(widget: $0, appName: "Weather") }
    }

    @Test("Widgets that were added to the place come first; one without a slot has the provider's reason")
    func room() {
        var machine = Self.machine(Slots(count: 2))
        let widgets = [Samples.widget(1), Samples.widget(2), Samples.widget(3, context: .standBy)]
        let changes = machine.arrange(Self.named(widgets))
        #expect(machine.occupancy.members.map(\.instance.number) == [3, 1])
        #expect(machine.occupancy.members.map(\.isOwn) == [true, false])
        #expect(machine.occupancy.rejected == [InstanceID(2): "only 2"])
        #expect(changes?.map(\.instance.number) == [1, 3])
        #expect(machine.arrange(Self.named(widgets)) == nil, "nothing changed")
    }

    @Test("A widget in the visible place is drawn for it, any other for its own place")
    func effectivePlacement() {
        var machine = Self.machine(Slots(count: 1))
        let widgets = [Samples.widget(1), Samples.widget(2)]
        _ = machine.arrange(Self.named(widgets))
        let contexts: [Context] = widgets.map { machine.effectivePlacement(of: $0).context }
        #expect(contexts == [Context.standBy, .homeScreen])
        let backgrounds = widgets.map { machine.environment(of: $0)?.containerBackground }
        #expect(backgrounds == [ContainerBackground.removed, .shown])
    }

    @Test(
        "A curved widget receives whether its label is shown", arguments: [PlaceSlot.Label.shown, .hidden])
    func label(_ label: PlaceSlot.Label) {
        var machine = Self.machine(
            Slots(shape: .bent(label: label)), visible: .watchComplication, platform: .appleWatch)
        let widget = Samples.widget(1, .accessoryCircular, context: .lockScreen)
        _ = machine.arrange(Self.named([widget]))
        #expect(machine.environment(of: widget)?.widgetLabel == (label == .shown ? .shown : .hidden))
    }

    @Test("A place without space rejects another widget with the provider's reason")
    func full() {
        let machine = Self.machine(Slots(count: 1))
        let (present, added) = (Samples.widget(1, context: .standBy), Samples.widget(2, context: .standBy))
        #expect(throws: HostError.placeFull("only 1")) { try machine.checkRoom(for: added, after: [present]) }
        #expect(throws: Never.self) { try machine.checkRoom(for: added, after: []) }
    }

    @Test("A rejected environment has no effect")
    func refusedEnvironment() {
        var machine = Self.machine()
        _ = machine.arrange(Self.named([Samples.widget(1)]))
        let before = (machine.environment, machine.devices, machine.occupancy.members)
        var wrong = machine.environment
        wrong.timeZone = "Mars/Olympus"
        #expect(throws: HostError.self) { try machine.set(wrong, widgets: []) }
        #expect(machine.environment == before.0)
        #expect(machine.devices == before.1)
        #expect(machine.occupancy.members == before.2)
    }

    @Test("A device that is not in the catalog is replaced, with a note")
    func unknownDevice() {
        var notes: [String] = []
        let machine = PlaceMachine(HostEnvironment(device: "toaster"), slots: Slots()) { notes.append($0) }
        #expect(machine.environment.device == HostEnvironment().device)
        #expect(machine.devices.phone.platform == .iPhone)
        #expect(notes.count == 1)
    }

    @Test("The Home Screen has pages instead of slots")
    func pages() {
        var machine = Self.machine(visible: .homeScreen)
        #expect(machine.showsPages)
        #expect(machine.arrange(Self.named([Samples.widget(1)])) == nil)
        #expect(machine.occupancy.members.isEmpty)
    }
}
