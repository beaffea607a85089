import DeviceCatalog
import ExtensionProtocol
import Foundation
import Testing
import WidgetHost
import WidgetVocabulary

@Suite("Arbitrary commands")
struct RandomCommandTests {
    /// Pseudorandom numbers that are the same in every run.
    private struct Numbers: RandomNumberGenerator {
        var state: UInt64

        mutating func next() -> UInt64 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return state ^ (state >> 29)
        }
    }

    private static func instance(_ state: HostState, _ numbers: inout Numbers) -> InstanceID {
        state.instances.keys.sorted().randomElement(using: &numbers) ?? InstanceID(999)
    }

    private static func content(_ state: HostState, _ numbers: inout Numbers) -> HomePage.Content {
        switch Int.random(in: 0..<5, using: &numbers) {
        case 0: state.stacks.keys.sorted().randomElement(using: &numbers).map { .stack($0) } ?? .icon(name: "x")
        case 1: .icon(name: "icon \(Int.random(in: 0..<4, using: &numbers))")
        default: .widget(instance(state, &numbers))
        }
    }

    private static func command(_ state: HostState, _ numbers: inout Numbers) -> HostCommand {
        let cell = GridCell(
            column: Int.random(in: -1..<5, using: &numbers), row: Int.random(in: -1..<7, using: &numbers))
        let page = Int.random(in: -1..<4, using: &numbers)
        let stack = state.stacks.keys.sorted().randomElement(using: &numbers) ?? StackID(998)
        let family = Family.allCases.randomElement(using: &numbers) ?? .systemSmall
        let context =
            [Context.homeScreen, .homeScreen, .todayView, .lockScreen, .watchSmartStack, .standBy]
            .randomElement(using: &numbers) ?? .homeScreen
        switch Int.random(in: 0..<21, using: &numbers) {
        case 0...4:
            return .layout(
                .place(
                    extensionID: Samples.app, kind: Bool.random(using: &numbers) ? "Weather" : "Tides", family: family,
                    context: context, page: Bool.random(using: &numbers) ? page : nil,
                    cell: Bool.random(using: &numbers) ? cell : nil, configuration: []))
        case 5: return .layout(.remove(instance(state, &numbers)))
        case 6...8: return .layout(.stack(content(state, &numbers), onto: content(state, &numbers)))
        case 9, 10: return .layout(.move(content(state, &numbers), page: page, cell: cell))
        case 11: return .stack(.scrollStack(stack, to: Int.random(in: -1..<4, using: &numbers)))
        case 12: return .layout(.suggest(extensionID: Samples.app, kind: "Tides", configuration: [], stack: stack))
        case 13: return .layout(.addIcon(name: "icon \(page)", page: page, cell: cell))
        case 14: return .layout(Bool.random(using: &numbers) ? .removePage(page) : .removeStack(stack))
        case 15: return .stack(.pin(instance(state, &numbers), at: Int.random(in: -1..<3, using: &numbers)))
        case 16: return .widget(.configure(instance(state, &numbers), Samples.city("\(page)")))
        case 17:
            let id = instance(state, &numbers)
            if Bool.random(using: &numbers) { return .widget(.reload(id)) }
            return .layout(Bool.random(using: &numbers) ? .resize(id, family) : .resizeStack(stack, family))
        case 18:
            return .stack(.reorderStack(stack, members: (state.stacks[stack]?.members ?? []).shuffled(using: &numbers)))
        case 19: return Bool.random(using: &numbers) ? .undo(step: nil) : .redo(step: nil)
        default: return .device(.setCircumstances(DrawingConditions(activities: ["\(page)"])))
        }
    }

    /// Where each instance stands: each must stand somewhere, and only once.
    private static func placed(_ state: HostState) -> [InstanceID] {
        func instances(_ content: HomePage.Content) -> [InstanceID] {
            switch content {
            case .widget(let id): [id]
            case .stack(let id): state.stacks[id]?.members ?? [InstanceID(-id.number)]
            case .icon: []
            }
        }
        let watch = state.stacks.values.filter { stack in
            stack.members.first.flatMap { state.instances[$0] }?.context == .watchSmartStack
        }
        return state.pages.flatMap(\.items).flatMap { instances($0.content) }
            + state.todayView.flatMap(instances) + (state.lockScreen.inline.map { [$0] } ?? [])
            + state.lockScreen.row + watch.flatMap(\.members)
    }

    @Test(
        "S-ORDER-1: After any sequence of commands every widget is in one place, nothing overlaps, and stacks are valid",
        arguments: 1...8)
    func invariants(seed: UInt64) throws {
        var numbers = Numbers(state: seed &* 7_919)
        var runner = MachineRunner(provider: MachineRunner.every(15))
        var accepted = 0
        for _ in 0..<600 {
            let before = runner.state
            do {
                try runner.send(Self.command(before, &numbers))
                accepted += 1
            } catch {
                #expect(runner.state.pages == before.pages, "\(error)")
                #expect(runner.state.stacks == before.stacks, "\(error)")
                #expect(runner.state.instances.keys == before.instances.keys, "\(error)")
            }
            if Int.random(in: 0..<10, using: &numbers) == 0 {
                runner.run(Double.random(in: 0...600, using: &numbers).minutes)
            }
            let state = runner.state
            let alone = state.instances.values.filter(\.isUnlisted).map(\.id)
            #expect((Self.placed(state) + alone).sorted() == state.instances.keys.sorted())
            for page in state.pages { #expect(HomePage(grid: page.grid, items: page.items) == page) }
            for stack in state.stacks.values {
                let isWatch = state.instances[stack.members.first ?? InstanceID(0)]?.context == .watchSmartStack
                #expect((isWatch ? 1...10 : 2...10).contains(stack.members.count))
                #expect(stack.members.indices.contains(stack.visible))
                #expect(stack.pins.keys.allSatisfy { stack.members.contains($0) })
                if !isWatch {
                    #expect(stack.members.allSatisfy { state.instances[$0]?.family == stack.family })
                }
            }
            if let wake = runner.wake { #expect(wake > runner.now) }
        }
        #expect(accepted > 50)
    }

    @Test("Timelines with impossible dates are harmless", arguments: [Double.nan, .infinity, -.infinity, 1e300, -1e12])
    func impossibleDates(date: Double) throws {
        var runner = MachineRunner { _, now throws(GatewayFailure) in
            EntriesReply(
                token: 1,
                entries: [
                    .init(date: date),
                    .init(date: now.timeIntervalSinceReferenceDate, relevance: .init(score: date, duration: date)),
                ], policy: .after(date))
        }
        let id = try runner.place()
        #expect(runner.instance(id).schedule.entries.map(\.index) == [1])
        #expect(runner.instance(id).schedule.policy == .never)
        runner.run(24.0.hours)
        runner.provider = { _, _ throws(GatewayFailure) in EntriesReply(token: 1, entries: [.init(date: date)]) }
        try runner.send(.widget(.reload(id)))
        #expect(runner.instance(id).schedule.failure?.message.contains("valid date") == true)
        #expect(runner.instance(id).schedule.shown == 0)
    }

    @Test("Invalid settings are clamped")
    func settings() throws {
        var runner = MachineRunner { _, now throws(GatewayFailure) in
            EntriesReply(
                token: 1, entries: [.init(date: now.timeIntervalSinceReferenceDate)], policy: .atEnd)
        }
        try runner.send(
            .device(
                .setSettings(
                    HostSettings(
                        metering: .off, reloadsPerDay: -5, reloadSpacing: -.infinity, entrySpacing: .nan, entryLimit: 0,
                        archiveLimit: -1, timelineTimeLimit: .nan, retryDelay: 0, retryLimit: -1, logLimit: 0))))
        let id = try runner.place()
        runner.run(10.0.minutes)
        // Asked again every two seconds at most, whatever the settings say.
        #expect(runner.timelineRequests(of: id).count <= 301)
        runner.provider = { _, _ throws(GatewayFailure) in throw GatewayFailure(.process, "no") }
        runner.run(1.0.minutes)
        #expect(runner.timelineRequests(of: id).count <= 400)
    }

    @Test("Invalid environments are rejected")
    func surroundings() throws {
        var runner = MachineRunner(provider: MachineRunner.every(15))
        for environment in [
            HostEnvironment(timeZone: "Mars/Olympus"), HostEnvironment(device: "toaster"),
            HostEnvironment(locale: String(repeating: "x", count: 100)),
        ] {
            #expect(throws: HostError.self) { try runner.send(.device(.setEnvironment(environment))) }
        }
        #expect(runner.state.environment == HostEnvironment())
    }

    @Test("A widget whose size the device does not have reports this")
    func smallerDevice() throws {
        var runner = MachineRunner(provider: MachineRunner.every(15))
        let id = try runner.place(Samples.place(.accessoryCircular))
        try runner.send(.device(.setEnvironment(HostEnvironment(device: "320x568"))))
        try runner.send(.widget(.reload(id)))
        #expect(runner.instance(id).schedule.failure?.message.contains("does not show accessoryCircular") == true)
    }
}
