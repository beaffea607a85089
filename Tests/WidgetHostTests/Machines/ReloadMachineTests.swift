import ExtensionProtocol
import Foundation
import Testing

@testable import WidgetHost

@Suite("The reload machine")
struct ReloadMachineTests {
    private static let widget = Samples.widget(1)

    private struct Bench {
        var machine = ReloadMachine()
        var device = StubDevice([ReloadMachineTests.widget])
        var out = HostOutbox.empty

        init() { machine.add(ReloadMachineTests.widget) }

        mutating func reload(_ reason: WidgetSchedule.ReloadReason = .person) -> [HostEffect] {
            machine.reload(ReloadMachineTests.widget, because: reason, in: device, &out)
            return out.look()
        }

        /// Answers the question for a timeline with entries under a token.
        mutating func answer(_ effects: [HostEffect], token: EntriesToken, entries: Int = 1) -> [HostEffect] {
            for case .requestEntries(let request, _, _, _) in effects {
                let start = device.now.timeIntervalSinceReferenceDate
                let reply = EntriesReply(
                    token: token, entries: (0..<entries).map { .init(date: start + Double($0) * 600) }, policy: .never)
                _ = machine.didReceiveEntries(request, .success(reply), in: device, &out)
            }
            return out.look()
        }

        mutating func draw(
            _ effects: [HostEffect], _ failure: GatewayFailure? = nil
        ) -> (effects: [HostEffect], outcomes: [ReloadOutcome]) {
            var outcomes: [ReloadOutcome] = []
            for case .draw(let request, _, let order) in effects {
                let facts = order.entries.map { DrawingFacts(entry: $0, byteCount: 1) }
                outcomes += machine.didReceiveDrawings(
                    request, failure.map { .failure($0) } ?? .success(facts), in: device, &out)
            }
            return (out.look(), outcomes)
        }

        /// A whole reload.
        mutating func load(token: EntriesToken) -> (effects: [HostEffect], outcomes: [ReloadOutcome]) {
            let asked = reload()
            return draw(answer(asked, token: token))
        }

        var schedule: WidgetSchedule { machine.schedule(of: ReloadMachineTests.widget.id) ?? WidgetSchedule() }
    }

    private static func releases(_ effects: [HostEffect]) -> [EntriesToken] {
        effects.compactMap { if case .release(_, let token) = $0 { token } else { nil } }
    }

    @Test("The old timeline's entries are released only when the new timeline replaces it")
    func releasing() {
        var bench = Bench()
        #expect(Self.releases(bench.load(token: 7).effects) == [])
        let asked = bench.reload()
        let arrived = bench.answer(asked, token: 8)
        #expect(Self.releases(asked + arrived) == [])
        #expect(bench.machine.token(of: Self.widget.id) == 7)
        #expect(Self.releases(bench.draw(arrived).effects) == [7])
        #expect(bench.machine.token(of: Self.widget.id) == 8)
    }

    @Test("A failed reload releases its own entries and keeps those of the current timeline")
    func failing() {
        var bench = Bench()
        _ = bench.load(token: 7)
        let asked = bench.reload()
        let drawn = bench.draw(bench.answer(asked, token: 8), GatewayFailure(.process, "no"))
        #expect(Self.releases(drawn.effects) == [8])
        #expect(drawn.outcomes == [.failed(Self.widget.id)])
        #expect(bench.machine.token(of: Self.widget.id) == 7)
        #expect(bench.schedule.generation == 1)
        #expect(bench.schedule.planned?.reason == .retry)
    }

    @Test("The outcome of a new timeline states whether another reload follows")
    func followUp() {
        var bench = Bench()
        let first = bench.load(token: 1)
        #expect(first.outcomes == [.replaced(Self.widget.id, .person, .none)])
        let asked = bench.reload()
        #expect(bench.reload(.interaction).isEmpty, "one is under way")
        let second = bench.draw(bench.answer(asked, token: 2))
        #expect(second.outcomes == [.replaced(Self.widget.id, .person, .planned)])
        #expect(second.effects.contains { if case .requestEntries = $0 { true } else { false } })
        #expect(bench.machine.isLoading(Self.widget.id))
    }

    @Test("A change that makes a response useless restarts the reload")
    func outdated() {
        var bench = Bench()
        let asked = bench.reload()
        #expect(bench.reload(.configuration).isEmpty)
        let again = bench.answer(asked, token: 1)
        #expect(again.contains { if case .requestEntries = $0 { true } else { false } })
        #expect(!again.contains { if case .draw = $0 { true } else { false } })
        #expect(Self.releases(again) == [1])
    }

    @Test("Entries and placeholders that arrive for a removed widget are released")
    func lateAnswers() {
        var bench = Bench()
        bench.machine.requestPlaceholder(Self.widget, in: bench.device, &bench.out)
        let placeholder = bench.out.look()
        let timeline = bench.reload()
        bench.machine.remove(Self.widget, &bench.out)
        bench.device.placed = []
        _ = bench.out.look()
        #expect(Self.releases(bench.answer(placeholder, token: 1)) == [1])
        #expect(Self.releases(bench.answer(timeline, token: 2)) == [2])
    }

    @Test("The response to a dropped reload is not taken for that of the next one, and its entries are released")
    func droppedReload() {
        var bench = Bench()
        _ = bench.load(token: 7)
        let dropped = bench.reload()
        bench.machine.replaceBuild(of: Self.widget, loss: "it is gone", in: bench.device, &bench.out)
        _ = bench.out.look()
        bench.machine.replaceBuild(of: Self.widget, loss: nil, in: bench.device, &bench.out)
        let asked = bench.out.look()
        let late = bench.answer(dropped, token: 8)
        #expect(Self.releases(late) == [8])
        #expect(!late.contains { if case .draw = $0 { true } else { false } })
        _ = bench.draw(bench.answer(asked, token: 9))
        #expect(bench.machine.token(of: Self.widget.id) == 9)
    }

    @Test("Entries without a valid date are released when the reload fails")
    func undated() {
        var bench = Bench()
        for case .requestEntries(let request, _, _, _) in bench.reload() {
            let reply = EntriesReply(token: 7, entries: [.init(date: .nan)])
            _ = bench.machine.didReceiveEntries(request, .success(reply), in: bench.device, &bench.out)
        }
        #expect(Self.releases(bench.out.look()) == [7])
        #expect(bench.schedule.failure != nil)
    }

    @Test("A response without a request is dropped")
    func unknownAnswer() {
        var bench = Bench()
        let reply = EntriesReply(token: 1, entries: [.init(date: 0)], policy: .never)
        #expect(bench.machine.didReceiveEntries(RequestID(99), .success(reply), in: bench.device, &bench.out).isEmpty)
        #expect(bench.machine.didReceiveDrawings(RequestID(99), .success([]), in: bench.device, &bench.out).isEmpty)
        #expect(bench.out.look().isEmpty)
    }

    @Test("A metered reload that is too early is deferred; the plan has the budget's date and reason")
    func postponing() {
        var bench = Bench()
        _ = bench.load(token: 1)
        let metered = bench.reload(.policy)
        _ = bench.draw(bench.answer(metered, token: 2))
        bench.device.now = Samples.start.addingTimeInterval(60)
        #expect(!bench.reload(.policy).contains { if case .requestEntries = $0 { true } else { false } })
        #expect(bench.schedule.planned?.due == Samples.start.addingTimeInterval(300))
        #expect(bench.schedule.planned?.deferral?.contains("5 minutes") == true)
        let alarm = bench.machine.nextAlarm(of: Self.widget, after: bench.device.now, isRunning: true)
        #expect(alarm == bench.schedule.planned?.due)
        #expect(bench.machine.nextAlarm(of: Self.widget, after: bench.device.now, isRunning: false) == nil)
    }

    @Test("Without its extension a widget is not reloaded, and its failure states why")
    func notRunning() {
        var bench = Bench()
        bench.device.isRunning = false
        #expect(!bench.reload().contains { if case .requestEntries = $0 { true } else { false } })
        #expect(bench.schedule.failure?.message == "the app's extension is not running")
    }

    @Test("For another environment the current entries are redrawn; after their process ended they are requested")
    func otherEnvironment() {
        var bench = Bench()
        _ = bench.load(token: 7)
        let before = bench.device.widgetEnvironment
        bench.device.widgetEnvironment?.colorScheme = .dark
        bench.machine.environmentChanged(of: Self.widget, from: before, in: bench.device, &bench.out)
        let drawing = bench.out.look()
        #expect(drawing.contains { if case .draw(_, _, let order) = $0 { order.token == 7 } else { false } })
        let gone = bench.draw(drawing, GatewayFailure(.entriesGone, "gone"))
        #expect(gone.outcomes.isEmpty)
        #expect(gone.effects.contains { if case .requestEntries = $0 { true } else { false } })
    }

    @Test("A new build that cannot use a widget keeps its content and reports why")
    func lost() {
        var bench = Bench()
        _ = bench.load(token: 7)
        bench.machine.replaceBuild(of: Self.widget, loss: "it is gone", in: bench.device, &bench.out)
        #expect(bench.schedule.generation == 1)
        #expect(bench.schedule.grayReasons == ["it is gone"])
        #expect(bench.machine.token(of: Self.widget.id) == nil)
        #expect(!bench.machine.isLoading(Self.widget.id))
    }

    @Test("A removed widget releases its current and pending entries")
    func removing() {
        var bench = Bench()
        _ = bench.load(token: 7)
        let asked = bench.reload()
        _ = bench.answer(asked, token: 8)
        bench.machine.remove(Self.widget, &bench.out)
        #expect(Set(Self.releases(bench.out.look())) == [7, 8])
        #expect(bench.machine.schedule(of: Self.widget.id) == nil)
    }
}
