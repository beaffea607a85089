import ExtensionProtocol
import Foundation
import RenderModel
import Testing

@testable import WidgetHost

/// What `relevance()` and relevant intents do to the stack of a watch.
@Suite("Relevance from providers")
struct RelevanceTests {
    private static let start = Samples.start.timeIntervalSinceReferenceDate

    private static func span(
        _ from: Double, _ to: Double, city: String? = nil
    ) -> RelevanceAttribute {
        RelevanceAttribute(
            kind: "Weather", configuration: city.map { [.init(name: "city", json: "\"\($0)\"")] },
            condition: .span(from: start + from * 3_600, to: start + to * 3_600))
    }

    private static func runner(_ attributes: [RelevanceAttribute]) -> MachineRunner {
        var runner = MachineRunner(settings: HostSettings(suggestionLife: 7 * 86_400)) {
            _, now throws(GatewayFailure) in
            EntriesReply(token: 1, entries: [.init(date: now.timeIntervalSinceReferenceDate)], policy: .never)
        }
        runner.clues = { kind, _ throws(GatewayFailure) in attributes.filter { $0.kind == kind } }
        return runner
    }

    private static func place(_ runner: inout MachineRunner, city: String) throws -> InstanceID {
        try runner.place(Samples.place(.accessoryRectangular, in: .watchSmartStack, configuration: Samples.city(city)))
    }

    private static func members(_ runner: MachineRunner) -> [InstanceID] {
        runner.state.stacks.values.first?.members ?? []
    }

    @Test("F-69: date clues order the watch's stack over time, by configuration")
    func time() throws {
        var runner = Self.runner([Self.span(1, 2, city: "busan"), Self.span(3, 4, city: "jeju")])
        let seoul = try Self.place(&runner, city: "seoul")
        let busan = try Self.place(&runner, city: "busan")
        let jeju = try Self.place(&runner, city: "jeju")
        let best: [(hour: Double, first: InstanceID)] = [
            (0.5, seoul), (1, busan), (1.9, busan), (3, jeju), (3.99, jeju),
        ]
        for step in best.dropFirst() {
            runner.run(until: Samples.start + (step.hour * 60).minutes)
            #expect(Self.members(runner).first == step.first, "at hour \(step.hour)")
        }
        #expect(Self.members(runner).count == 3)
    }

    @Test("F-69: a place and an activity raise the widgets whose provider names them")
    func circumstances() throws {
        var runner = Self.runner([
            RelevanceAttribute(
                kind: "Weather", configuration: [.init(name: "city", json: "\"busan\"")], condition: .place("work")),
            RelevanceAttribute(
                kind: "Weather", configuration: [.init(name: "city", json: "\"jeju\"")],
                condition: .activity("workout")),
        ])
        let ids = try ["seoul", "busan", "jeju"].map { try Self.place(&runner, city: $0) }
        #expect(Self.members(runner) == ids)
        try runner.send(.device(.setCircumstances(DrawingConditions(place: "work"))))
        #expect(Self.members(runner).first == ids[1])
        try runner.send(.device(.setCircumstances(DrawingConditions(activities: ["workout"]))))
        #expect(Self.members(runner).first == ids[2])
    }

    @Test("F-69: on a watch the score of an entry does not count, on an iPhone it does")
    func scores() throws {
        var runner = Self.runner([])
        runner.provider = { request, now throws(GatewayFailure) in
            let score = request.configuration.contains { $0.json == "\"busan\"" } ? 9.0 : 0
            return EntriesReply(
                token: 1,
                entries: [
                    .init(date: now.timeIntervalSinceReferenceDate, relevance: .init(score: score, duration: 0))
                ])
        }
        let ids = try ["seoul", "busan"].map { try Self.place(&runner, city: $0) }
        runner.run(60.0.minutes)
        #expect(Self.members(runner) == ids)
    }

    @Test("F-68: a pinned widget keeps its position regardless of clues")
    func pinned() throws {
        var runner = Self.runner([Self.span(1, 9, city: "busan")])
        let seoul = try Self.place(&runner, city: "seoul")
        let busan = try Self.place(&runner, city: "busan")
        runner.run(2.0.hours)
        #expect(Self.members(runner) == [busan, seoul])
        try runner.send(.stack(.pin(seoul, at: 0)))
        #expect(Self.members(runner) == [seoul, busan])
    }

    @Test("F-67: a clue for a widget that is not in the stack suggests it once, and removes it again")
    func suggestion() throws {
        var runner = Self.runner([Self.span(2, 5, city: "busan")])
        let seoul = try Self.place(&runner, city: "seoul")
        runner.run(until: Samples.start + 119.0.minutes)
        #expect(Self.members(runner) == [seoul])
        runner.run(until: Samples.start + 120.0.minutes)
        let suggested = try #require(Self.members(runner).first { $0 != seoul })
        #expect(Self.members(runner).first == suggested)
        #expect(runner.instance(suggested).configuration == Samples.city("busan"))
        guard case .suggestion = runner.instance(suggested).origin else {
            Issue.record("\(runner.instance(suggested).origin)")
            return
        }
        runner.run(until: Samples.start + 299.0.minutes)
        #expect(Self.members(runner) == [suggested, seoul])
        runner.run(until: Samples.start + 300.0.minutes)
        #expect(Self.members(runner) == [seoul])
        #expect(runner.state.instances[suggested] == nil)
    }

    @Test("F-67: a kept suggestion stays after its clue, a removed one does not return")
    func decided() throws {
        for isKept in [true, false] {
            var runner = Self.runner([Self.span(2, 5, city: "busan")])
            let seoul = try Self.place(&runner, city: "seoul")
            runner.run(until: Samples.start + 130.0.minutes)
            let suggested = try #require(Self.members(runner).first { $0 != seoul })
            try runner.send(.layout(isKept ? .keepSuggestion(suggested) : .remove(suggested)))
            runner.run(until: Samples.start + 290.0.minutes)
            #expect(Self.members(runner).count == (isKept ? 2 : 1))
            runner.run(until: Samples.start + 310.0.minutes)
            #expect(Self.members(runner).count == (isKept ? 2 : 1))
        }
    }

    @Test("F-67: a provider whose clues move with the clock gets one suggestion, not one per response")
    func movingClues() throws {
        var runner = Self.runner([])
        runner.clues = { kind, now throws(GatewayFailure) in
            let seconds = now.timeIntervalSinceReferenceDate
            return [
                RelevanceAttribute(
                    kind: kind, configuration: [.init(name: "city", json: "\"busan\"")],
                    condition: .span(from: seconds - 1, to: seconds + 7_200))
            ]
        }
        _ = try Self.place(&runner, city: "seoul")
        runner.run(24.0.hours)
        #expect(Self.members(runner).count == 2)
        #expect(runner.state.log.lines.count { $0.event == .suggestionAdded } == 1)
    }

    @Test("F-67: a stack without suggestions gets none from clues either")
    func rejected() throws {
        var runner = Self.runner([Self.span(2, 5, city: "busan")])
        let seoul = try Self.place(&runner, city: "seoul")
        let stack = try #require(runner.state.stacks.keys.first)
        try runner.send(.stack(.setSuggestions(stack, .rejected)))
        runner.run(3.0.hours)
        #expect(Self.members(runner) == [seoul])
    }

    @Test("Providers are queried while the watch has a stack: at once, every hour and when clues change")
    func questions() throws {
        var runner = Self.runner([])
        _ = try runner.place()
        runner.run(3.0.hours)
        #expect(runner.relevanceQuestions.isEmpty)
        let id = try Self.place(&runner, city: "seoul")
        let first = runner.relevanceQuestions.count
        #expect((1...2).contains(first))
        #expect(runner.relevanceQuestions.allSatisfy { $0.kind == "Weather" })
        runner.run(150.0.minutes)
        #expect(runner.relevanceQuestions.count == first + 2)
        runner.performer = { _ throws(GatewayFailure) in
            PerformReply(requests: [.invalidateRelevance(kind: "Weather")])
        }
        let call = Semantics.IntentCall(typeName: "Refresh", parameters: [])
        let before = runner.relevanceQuestions.count
        runner.handle(
            .activated(
                id, TapTarget(path: NodePath([]), frame: .zero, action: .perform(call)), runner.machine.nextRequest()))
        #expect(runner.relevanceQuestions.count > before)
    }

    @Test("F-69: relevant intents of a timeline count like the provider's own clues")
    func relevantIntents() throws {
        var runner = Self.runner([])
        runner.provider = { request, now throws(GatewayFailure) in
            EntriesReply(
                token: 1, entries: [.init(date: now.timeIntervalSinceReferenceDate)],
                requests: [
                    .relevantIntents([
                        Self.span(1, 2, city: "busan"), RelevanceAttribute(kind: "Gone", condition: .place("home")),
                    ])
                ])
        }
        let ids = try ["seoul", "busan"].map { try Self.place(&runner, city: $0) }
        #expect(Self.members(runner) == ids)
        runner.run(90.0.minutes)
        #expect(Self.members(runner) == [ids[1], ids[0]])
        #expect(
            runner.state.log.lines.contains { line in
                if case .diagnostic(let text) = line.event { text.contains("'Gone'") } else { false }
            })
    }

    @Test("A provider whose relevance query fails is reported, and the stack is unchanged")
    func failure() throws {
        var runner = Self.runner([])
        runner.clues = { _, _ throws(GatewayFailure) in throw GatewayFailure(.process, "it hung") }
        let ids = try ["seoul", "busan"].map { try Self.place(&runner, city: $0) }
        runner.run(2.0.hours)
        #expect(Self.members(runner) == ids)
        #expect(
            runner.state.log.lines.contains {
                $0.event == .diagnostic("Weather did not report its relevance: it hung")
            })
    }
}
