import DeviceCatalog
import ExtensionProtocol
import Foundation
import Testing
import WidgetHost

@Suite("Placing, moving and removing")
struct PlacingTests {
    @Test("Widgets are added where they fit, on a new page if all are full")
    func room() throws {
        var runner = MachineRunner.hourly()
        for _ in 0..<7 { _ = try runner.place() }
        #expect(runner.state.pages.map(\.items.count) == [6, 1])
        let large = try runner.place(Samples.place(.systemLarge))
        #expect(runner.state.pages[1].item(of: .widget(large))?.cell == GridCell(column: 0, row: 2))
    }

    @Test("An occupied cell is rejected without a change")
    func taken() throws {
        var runner = MachineRunner.hourly()
        let id = try runner.place(Samples.place(cell: GridCell(column: 1, row: 1)))
        let before = runner.state
        #expect(throws: HostError.cellTaken(GridCell(column: 2, row: 2))) {
            try runner.send(Samples.place(cell: GridCell(column: 2, row: 2)))
        }
        #expect(throws: HostError.cellTaken(GridCell(column: 3, row: 0))) {
            try runner.send(Samples.place(page: 1, cell: GridCell(column: 3, row: 0)))
        }
        #expect(throws: HostError.noSuchPage(5)) {
            try runner.send(.layout(.move(.widget(id), page: 5, cell: GridCell(column: 0, row: 0))))
        }
        #expect(runner.state.pages == before.pages)
        #expect(runner.state.instances == before.instances)
    }

    @Test("A widget moves within a page and to the page after the last")
    func moving() throws {
        var runner = MachineRunner.hourly()
        let id = try runner.place()
        try runner.send(.layout(.move(.widget(id), page: 0, cell: GridCell(column: 1, row: 1))))
        #expect(runner.state.pages[0].item(of: .widget(id))?.cell == GridCell(column: 1, row: 1))
        try runner.send(.layout(.move(.widget(id), page: 1, cell: GridCell(column: 2, row: 4))))
        #expect(runner.state.pages[0].items.isEmpty)
        #expect(runner.state.pages[1].item(of: .widget(id))?.cell == GridCell(column: 2, row: 4))
        try runner.send(.layout(.removePage(0)))
        #expect(runner.state.pages.count == 1)
        #expect(throws: HostError.pageNotEmpty(0)) { try runner.send(.layout(.removePage(0))) }
    }

    @Test("Icons are placed next to widgets and move like them")
    func icons() throws {
        var runner = MachineRunner.hourly()
        try runner.send(.layout(.addIcon(name: "Notes", page: 0, cell: GridCell(column: 0, row: 0))))
        let id = try runner.place()
        #expect(runner.state.pages[0].item(of: .widget(id))?.cell == GridCell(column: 1, row: 0))
        try runner.send(.layout(.move(.icon(name: "Notes"), page: 0, cell: GridCell(column: 3, row: 5))))
        #expect(runner.state.pages[0].item(of: .icon(name: "Notes"))?.cell == GridCell(column: 3, row: 5))
    }

    @Test("Icons move aside for an added widget")
    func iconsMoveAside() throws {
        var runner = MachineRunner.hourly()
        for index in 0..<24 { try runner.send(.layout(.addIcon(name: "App \(index)", page: 0, cell: nil))) }
        let id = try runner.place()
        #expect(runner.state.pages[0].item(of: .widget(id))?.cell == GridCell(column: 0, row: 0))
        #expect(runner.state.pages.map(\.items.count) == [21, 4])
        let exact = try runner.place(Samples.place(cell: GridCell(column: 2, row: 4)))
        #expect(runner.state.pages[0].item(of: .widget(exact))?.cell == GridCell(column: 2, row: 4))
        #expect(runner.state.pages.map(\.items.count) == [18, 8])
    }

    @Test("A widget that is dropped on another one changes places with it")
    func swap() throws {
        var runner = MachineRunner.hourly()
        let first = try runner.place()
        let second = try runner.place()
        try runner.send(.layout(.move(.widget(first), page: 0, cell: GridCell(column: 2, row: 0))))
        #expect(runner.state.pages[0].item(of: .widget(first))?.cell == GridCell(column: 2, row: 0))
        #expect(runner.state.pages[0].item(of: .widget(second))?.cell == GridCell(column: 0, row: 0))
    }

    @Test("A move beyond the edge is rejected with the size, without a change")
    func beyondTheEdge() throws {
        var runner = MachineRunner.hourly()
        let id = try runner.place()
        let before = runner.state
        let cell = GridCell(column: 3, row: 0)
        #expect(throws: HostError.outsidePage(GridSize(columns: 2, rows: 2), cell)) {
            try runner.send(.layout(.move(.widget(id), page: 1, cell: cell)))
        }
        #expect(runner.state.pages == before.pages)
    }

    @Test("F-63: a removed widget leaves nothing behind")
    func removing() throws {
        var runner = MachineRunner.hourly()
        let id = try runner.place()
        try runner.send(.layout(.remove(id)))
        #expect(runner.state.instances[id] == nil)
        #expect(runner.state.pages[0].items.isEmpty)
        let asked = runner.requests.count
        runner.run(24.0.hours)
        #expect(runner.requests.count == asked)
        #expect(throws: HostError.unknownInstance(id)) { try runner.send(.layout(.remove(id))) }
    }

    @Test("F-63, S-ORDER-7: a response after the removal is dropped")
    func lateAnswer() throws {
        var runner = MachineRunner.hourly()
        runner.isHolding = true
        let id = try runner.place()
        try runner.send(.layout(.remove(id)))
        runner.release()
        #expect(runner.state.instances.isEmpty)
    }

    @Test("F-61: inline above the clock, a row of four cells below it")
    func lockScreen() throws {
        var runner = MachineRunner.hourly()
        let inline = try runner.place(Samples.place(.accessoryInline))
        _ = try runner.place(Samples.place(.accessoryRectangular))
        _ = try runner.place(Samples.place(.accessoryCircular))
        _ = try runner.place(Samples.place(.accessoryCircular))
        #expect(runner.state.lockScreen.inline == inline)
        #expect(runner.state.lockScreen.row.count == 3)
        #expect(throws: HostError.noRoom(GridSize(columns: 1, rows: 1))) {
            try runner.send(Samples.place(.accessoryCircular))
        }
        #expect(throws: HostError.self) { try runner.send(Samples.place(.accessoryInline)) }
        for screen in DeviceCatalog.phoneScreens {
            guard let layout = LockScreenLayout(screen: screen) else {
                #expect(screen.accessories == nil)
                continue
            }
            #expect(layout.inline.maxY <= layout.clock.minY)
            #expect(layout.clock.maxY <= layout.row.minY)
            #expect(layout.row.minX >= 0 && layout.row.maxX <= screen.size.width)
            #expect(layout.row.maxY <= screen.size.height)
        }
    }

    @Test("F-62: Today View is a separate place")
    func todayView() throws {
        var runner = MachineRunner.hourly()
        let id = try runner.place(Samples.place(.systemMedium, in: .todayView))
        #expect(runner.state.todayView == [.widget(id)])
        #expect(runner.state.pages[0].items.isEmpty)
        #expect(throws: HostError.placement(.familyInOtherPlaces(.accessoryCircular, .todayView, .iPhone))) {
            try runner.send(Samples.place(.accessoryCircular, in: .todayView))
        }
        let other = try runner.place(Samples.place(.systemMedium, in: .todayView))
        let stack = try runner.stack(.layout(.stack(.widget(other), onto: .widget(id))))
        #expect(runner.state.todayView == [.stack(stack)])
    }

    @Test("Only existing widgets can be placed, and only where they fit")
    func refusals() throws {
        var runner = MachineRunner.hourly()
        #expect(throws: HostError.unknownExtension(ExtensionID("x"))) {
            try runner.send(Samples.place(app: ExtensionID("x")))
        }
        #expect(throws: HostError.unknownKind("X", extensionID: Samples.app, known: ["Weather", "Tides"])) {
            try runner.send(Samples.place(kind: "X"))
        }
        #expect(throws: HostError.unsupportedFamily(.systemLarge, kind: "Tides", supported: Samples.tides.families)) {
            try runner.send(Samples.place(.systemLarge, kind: "Tides"))
        }
        #expect(throws: HostError.placement(.familyInOtherPlaces(.systemSmall, .lockScreen, .iPhone))) {
            try runner.send(Samples.place(in: .lockScreen))
        }
        #expect(runner.state.instances.isEmpty)
    }

    @Test(
        "Configuration values that no form can produce are rejected",
        arguments: [
            ConfigurationEntry(name: "planet", json: "1"), ConfigurationEntry(name: "city", json: "{"),
            ConfigurationEntry(name: "city", json: ""),
            ConfigurationEntry(name: "city", json: "\"" + String(repeating: "a", count: 70_000) + "\""),
        ])
    func badConfiguration(entry: ConfigurationEntry) throws {
        var runner = MachineRunner.hourly()
        #expect(throws: HostError.self) { try runner.send(Samples.place(configuration: [entry])) }
        let id = try runner.place()
        #expect(throws: HostError.self) { try runner.send(.widget(.configure(id, [entry]))) }
        #expect(throws: HostError.self) {
            try runner.send(.widget(.configure(id, Samples.city("a") + Samples.city("b"))))
        }
        #expect(runner.instance(id).configuration.isEmpty)
    }

    @Test("Uninstalling an app removes its widgets")
    func uninstalling() throws {
        var runner = MachineRunner.hourly()
        _ = try runner.place()
        runner.handle(.uninstalled(Samples.app))
        #expect(runner.state.instances.isEmpty)
        #expect(runner.state.extensions.isEmpty)
    }
}
