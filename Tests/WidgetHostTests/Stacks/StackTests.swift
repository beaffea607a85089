import DeviceCatalog
import ExtensionProtocol
import Foundation
import RenderModel
import Testing
import WidgetHost
import WidgetVocabulary

@Suite("Stacks")
struct StackTests {
    /// Widgets whose entries carry the relevance that is given by kind.
    private static func runner(_ scores: [String: [Double]]) -> MachineRunner {
        MachineRunner(settings: HostSettings(reloadsPerDay: 1_000)) { request, now throws(GatewayFailure) in
            let list = scores[request.kind] ?? [0]
            return EntriesReply(
                token: 1,
                entries: list.enumerated().map { index, score in
                    .init(
                        date: (now + Double(index * 60).minutes).timeIntervalSinceReferenceDate,
                        relevance: .init(score: score, duration: 0))
                }, policy: .never)
        }
    }

    private func pair(_ runner: inout MachineRunner) throws -> (StackID, InstanceID, InstanceID) {
        let first = try runner.place()
        let second = try runner.place(Samples.place(kind: "Tides"))
        let stack = try runner.stack(.layout(.stack(.widget(second), onto: .widget(first))))
        return (stack, first, second)
    }

    private func stack(_ id: StackID, _ runner: MachineRunner) throws -> WidgetStack {
        try #require(runner.state.stacks[id])
    }

    @Test("F-64: a stack has up to ten widgets of one size; an eleventh or another size is rejected")
    func limits() throws {
        var runner = Self.runner([:])
        let first = try runner.place()
        var id: StackID?
        for _ in 0..<9 {
            let next = try runner.place()
            id = try runner.stack(.layout(.stack(.widget(next), onto: id.map { .stack($0) } ?? .widget(first))))
        }
        let stack = try #require(id)
        #expect(try self.stack(stack, runner).members.count == 10)
        let eleventh = try runner.place()
        #expect(throws: HostError.stackFull) {
            try runner.send(.layout(.stack(.widget(eleventh), onto: .stack(stack))))
        }
        let medium = try runner.place(Samples.place(.systemMedium))
        #expect(throws: HostError.differentSizes(.systemSmall, .systemMedium)) {
            try runner.send(.layout(.stack(.widget(medium), onto: .stack(stack))))
        }
        #expect(runner.state.pages.contains { $0.item(of: .widget(medium)) != nil })
    }

    @Test("F-64: scrolling changes the visible member")
    func scrolling() throws {
        var runner = Self.runner([:])
        let (id, first, second) = try pair(&runner)
        #expect(try stack(id, runner).visibleMember == second)
        try runner.send(.stack(.scrollStack(id, to: 0)))
        #expect(try stack(id, runner).visibleMember == first)
        #expect(throws: HostError.self) { try runner.send(.stack(.scrollStack(id, to: 2))) }
    }

    @Test("F-65: the visible member is the most relevant one at every step of the clock")
    func rotation() throws {
        let scores: [String: [Double]] = ["Weather": [1, 5, 2, 9, 0], "Tides": [3, 4, 8, 1, 7]]
        var runner = Self.runner(scores)
        let (id, first, second) = try pair(&runner)
        // A stack that was just made shows what was put on top for a while.
        runner.run(until: Samples.start + 30.0.minutes)
        for hour in 0..<5 {
            runner.run(until: Samples.start + Double(hour * 60 + 30).minutes)
            let best = (scores["Weather"]?[hour] ?? 0) > (scores["Tides"]?[hour] ?? 0) ? first : second
            #expect(try stack(id, runner).visibleMember == best, "at hour \(hour)")
        }
        #expect(runner.state.log.lines.contains { $0.event == .stackTurned(id, to: first) })
    }

    @Test("F-65: relevance ends with its duration")
    func duration() throws {
        var runner = MachineRunner { request, now throws(GatewayFailure) in
            let score = request.kind == "Weather" ? 9.0 : 2
            return EntriesReply(
                token: 1,
                entries: [
                    .init(
                        date: now.timeIntervalSinceReferenceDate,
                        relevance: .init(score: score, duration: request.kind == "Weather" ? 3_600 : 0))
                ], policy: .never)
        }
        let (id, first, second) = try pair(&runner)
        runner.run(until: Samples.start + 59.0.minutes)
        #expect(try stack(id, runner).visibleMember == first)
        runner.run(until: Samples.start + 60.0.minutes)
        #expect(try stack(id, runner).visibleMember == second)
    }

    @Test("The member that the user scrolled to stays for a while")
    func held() throws {
        var runner = Self.runner(["Weather": [9, 9], "Tides": [1, 1]])
        let (id, first, second) = try pair(&runner)
        runner.run(20.0.minutes)
        #expect(try stack(id, runner).visibleMember == first)
        try runner.send(.stack(.scrollStack(id, to: 1)))
        runner.run(14.0.minutes)
        #expect(try stack(id, runner).visibleMember == second)
        runner.run(2.0.minutes)
        #expect(try stack(id, runner).visibleMember == first)
    }

    @Test("A manual stack never rotates automatically")
    func byHand() throws {
        var runner = Self.runner(["Weather": [1, 9, 9], "Tides": [5, 1, 1]])
        let (id, _, second) = try pair(&runner)
        try runner.send(.stack(.setRotation(id, .byHand)))
        runner.run(5.0.hours)
        #expect(try stack(id, runner).visibleMember == second)
    }

    @Test("F-66: there are no stacks on the Lock Screen")
    func lockScreen() throws {
        var runner = Self.runner([:])
        let first = try runner.place(Samples.place(.accessoryCircular))
        let second = try runner.place(Samples.place(.accessoryCircular))
        #expect(throws: HostError.stacksNotHere(.lockScreen)) {
            try runner.send(.layout(.stack(.widget(second), onto: .widget(first))))
        }
        #expect(!Context.lockScreen.allowsStacks)
        #expect(Context.homeScreen.allowsStacks)
    }

    @Test("F-67: a suggested widget is marked and removed when it expires")
    func suggestionExpires() throws {
        var runner = Self.runner([:])
        let (id, _, _) = try pair(&runner)
        let suggested = try runner.place(
            .layout(.suggest(extensionID: Samples.app, kind: "Tides", configuration: [], stack: id)))
        #expect(runner.instance(suggested).origin == .suggestion(until: Samples.start + 24.0.hours))
        #expect(try stack(id, runner).visibleMember == suggested)
        runner.run(until: Samples.start + 23.9.hours)
        #expect(try stack(id, runner).members.contains(suggested))
        runner.run(until: Samples.start + 24.0.hours)
        #expect(try !stack(id, runner).members.contains(suggested))
        #expect(runner.state.instances[suggested] == nil)
        #expect(runner.state.log.lines.contains { $0.event == .suggestionExpired && $0.instance == suggested })
    }

    @Test("F-67: a suggested widget that the user keeps stays")
    func suggestionKept() throws {
        var runner = Self.runner([:])
        let (id, _, _) = try pair(&runner)
        let suggested = try runner.place(
            .layout(.suggest(extensionID: Samples.app, kind: "Tides", configuration: [], stack: id)))
        try runner.send(.layout(.keepSuggestion(suggested)))
        runner.run(72.0.hours)
        #expect(try stack(id, runner).members.contains(suggested))
        #expect(runner.instance(suggested).origin == .person)
    }

    @Test("F-67: a stack without suggestions gets none")
    func suggestionRefused() throws {
        var runner = Self.runner([:])
        let (id, _, _) = try pair(&runner)
        try runner.send(.stack(.setSuggestions(id, .rejected)))
        #expect(throws: HostError.suggestionsRejected(id)) {
            try runner.send(.layout(.suggest(extensionID: Samples.app, kind: "Tides", configuration: [], stack: id)))
        }
    }

    private static func watch(_ count: Int) throws -> (MachineRunner, StackID, [InstanceID]) {
        var runner = runner([:])
        var ids: [InstanceID] = []
        for _ in 0..<count {
            ids.append(
                try runner.place(Samples.place(.accessoryRectangular, in: .watchSmartStack)))
        }
        let stack = try #require(runner.state.stacks.keys.first)
        return (runner, stack, ids)
    }

    @Test("F-69: a place or an activity raises a widget in the watch's Smart Stack")
    func clues() throws {
        var (runner, id, ids) = try Self.watch(3)
        try runner.send(.widget(.setClues(ids[2], [RelevanceClue(condition: .activity("running"), lift: 10)])))
        try runner.send(.widget(.setClues(ids[1], [RelevanceClue(condition: .place("gym"), lift: 5)])))
        #expect(try stack(id, runner).members == ids)
        try runner.send(.device(.setCircumstances(DrawingConditions(place: "gym", activities: ["running"]))))
        #expect(try stack(id, runner).members == [ids[2], ids[1], ids[0]])
        try runner.send(.device(.setCircumstances(DrawingConditions(place: "gym"))))
        #expect(try stack(id, runner).members.first == ids[1])
    }

    @Test("F-68: a pinned widget keeps its position while the others are ordered")
    func pins() throws {
        var (runner, id, ids) = try Self.watch(4)
        try runner.send(.stack(.pin(ids[0], at: 0)))
        for (index, member) in ids.enumerated().dropFirst() {
            try runner.send(
                .widget(.setClues(member, [RelevanceClue(condition: .activity("running"), lift: Double(index))])))
        }
        try runner.send(.device(.setCircumstances(DrawingConditions(activities: ["running"]))))
        #expect(try stack(id, runner).members == [ids[0], ids[3], ids[2], ids[1]])
        try runner.send(.stack(.pin(ids[0], at: 2)))
        #expect(try stack(id, runner).members[2] == ids[0])
        try runner.send(.stack(.pin(ids[0], at: nil)))
        #expect(try stack(id, runner).members == [ids[3], ids[2], ids[1], ids[0]])
    }

    @Test("F-70: without its own background a widget in the watch's stack has a black one")
    func background() {
        #expect(StackBackground(Trees.tree([])) == .declared)
        var bare = Trees.tree([Trees.text("a")])
        bare.root.children.removeFirst()
        #expect(StackBackground(bare) == .black)
        var clear = Trees.tree([])
        clear.root.children[0].content = .shape(Trees.shape(.init(x: 0, y: 0, width: 9, height: 9), color: .clear))
        #expect(StackBackground(clear) == .black)
    }

    @Test("A stack with one remaining member is a widget again, in the same position")
    func dissolving() throws {
        var runner = Self.runner([:])
        let (id, first, second) = try pair(&runner)
        let cell = try #require(runner.state.pages[0].item(of: .stack(id))?.cell)
        try runner.send(.layout(.move(.widget(second), page: 0, cell: GridCell(column: 0, row: 4))))
        #expect(runner.state.stacks.isEmpty)
        #expect(runner.state.pages[0].item(of: .widget(first))?.cell == cell)
        #expect(runner.state.pages[0].item(of: .widget(second))?.cell == GridCell(column: 0, row: 4))
    }

    @Test("A whole stack can be moved onto another widget and keeps its order")
    func stackOntoWidget() throws {
        var runner = Self.runner([:])
        let (id, first, second) = try pair(&runner)
        let third = try runner.place()
        let merged = try runner.stack(.layout(.stack(.stack(id), onto: .widget(third))))
        #expect(try stack(merged, runner).members == [third, first, second])
        #expect(runner.state.stacks.count == 1)
        #expect(runner.state.pages[0].items.count == 1)
    }

    @Test("A widget moved onto a member of a stack joins that stack")
    func ontoMember() throws {
        var runner = Self.runner([:])
        let (id, first, second) = try pair(&runner)
        let third = try runner.place()
        #expect(try runner.stack(.layout(.stack(.widget(third), onto: .widget(first)))) == id)
        #expect(try stack(id, runner).members == [first, second, third])
        #expect(throws: HostError.self) { try runner.send(.layout(.stack(.widget(third), onto: .stack(id)))) }
    }

    @Test("Members can be reordered; the visible one stays visible")
    func reordering() throws {
        var runner = Self.runner([:])
        let (id, first, second) = try pair(&runner)
        try runner.send(.stack(.reorderStack(id, members: [second, first])))
        #expect(try stack(id, runner).members == [second, first])
        #expect(try stack(id, runner).visibleMember == second)
        #expect(throws: HostError.self) { try runner.send(.stack(.reorderStack(id, members: [first]))) }
    }

    @Test("Removing a stack removes its members")
    func removing() throws {
        var runner = Self.runner([:])
        let (id, _, _) = try pair(&runner)
        try runner.send(.layout(.removeStack(id)))
        #expect(runner.state.instances.isEmpty)
        #expect(runner.state.stacks.isEmpty)
        #expect(runner.state.pages[0].items.isEmpty)
    }
}
