import DeviceCatalog
import ExtensionProtocol
import Foundation
import RenderModel
import Testing

@testable import WidgetHost

@Suite("The activity machine")
struct ActivityMachineTests {
    private struct Bench {
        var machine = ActivityMachine()
        var device = StubDevice()
        var out = HostOutbox.empty
        let id = ActivityID(1)

        init() {
            var description = ExtensionDescription(widgets: [])
            description.activities = [ActivityDescription(attributes: "Ferry", typeName: "FerryActivity")]
            device.extensions.install(Samples.app, name: "Ferry", description, at: device.now, &out)
            _ = out.look()
        }

        @discardableResult
        mutating func apply(_ command: ActivityCommand) throws(HostError) -> [HostEffect] {
            _ = try machine.apply(command, in: device, number: id.number, &out)
            return out.look()
        }

        mutating func start() throws -> [HostEffect] {
            try apply(.startActivity(extensionID: Samples.app, attributes: "Ferry"))
        }

        mutating func answer(_ effects: [HostEffect], token: EntriesToken) -> [HostEffect] {
            for case .requestActivity(let request, _, _) in effects {
                let states = ["boarding", "sailing"].map { ActivityReply.State(name: $0, age: .current) }
                let reply = ActivityReply(token: token, states: states, origin: .previews)
                machine.didReceiveStates(request, .success(reply), in: device, &out)
            }
            return out.look()
        }

        mutating func draw(_ effects: [HostEffect], _ failure: GatewayFailure? = nil) -> [HostEffect] {
            for case .drawActivity(let request, _, _) in effects {
                machine.didReceiveDrawing(request, failure, in: device, &out)
            }
            return out.look()
        }

        var activity: LiveActivity? { machine.activities[id] }
    }

    private static func asks(_ effects: [HostEffect]) -> Bool {
        effects.contains { if case .requestActivity = $0 { true } else { false } }
    }

    @Test("An activity is active when its first state is drawn")
    func starting() throws {
        var bench = Bench()
        let arrived = bench.answer(try bench.start(), token: 3)
        #expect(bench.activity?.phase == .starting)
        _ = bench.draw(arrived)
        #expect(bench.activity?.phase == .active)
    }

    @Test("The response to an older request is dropped and its states are released")
    func olderAnswer() throws {
        var bench = Bench()
        let first = try bench.start()
        _ = try bench.apply(.setActivityAge(bench.id, .stale))
        let effects = bench.answer(first, token: 3)
        #expect(effects.contains(.release(Samples.app, token: 3)))
        #expect(bench.activity?.token == nil)
    }

    @Test("States lost with their process are requested again, at most twice in a row")
    func losses() throws {
        var bench = Bench()
        var effects = bench.answer(try bench.start(), token: 1)
        for token: EntriesToken in [2, 3] {
            let asked = bench.draw(effects, GatewayFailure(.entriesGone, "gone"))
            #expect(Self.asks(asked))
            effects = bench.answer(asked, token: token)
        }
        #expect(!Self.asks(bench.draw(effects, GatewayFailure(.entriesGone, "gone"))))
        #expect(bench.activity?.failure == "gone")
    }

    @Test("It ends after eight hours and leaves the Lock Screen four hours later")
    func alarms() throws {
        var bench = Bench()
        _ = try bench.start()
        #expect(bench.out.takeAlarms() == [.activity(bench.id)])
        let end = Samples.start.addingTimeInterval(8 * 3_600)
        #expect(bench.machine.nextAlarm(of: bench.id) == end)
        bench.machine.processDueEvents(of: bench.id, at: end, &bench.out)
        #expect(bench.activity?.phase == .ended(goneBy: end.addingTimeInterval(4 * 3_600)))
        bench.machine.processDueEvents(of: bench.id, at: end.addingTimeInterval(4 * 3_600), &bench.out)
        #expect(bench.activity == nil)
        #expect(bench.out.look().contains(.forgetActivity(bench.id)))
    }

    @Test("An intent's own state replaces the chosen one until the user chooses again")
    func ownState() throws {
        var bench = Bench()
        _ = bench.draw(bench.answer(try bench.start(), token: 3))
        bench.machine.apply(
            [ActivityChange(number: bench.id.number, token: 9, age: .current, phase: .active)], from: Samples.app,
            in: bench.device, &bench.out)
        #expect(bench.machine.running(of: Samples.app).map(\.token) == [9])
        let chosen = try bench.apply(.updateActivity(bench.id, state: 1))
        #expect(chosen.contains(.release(Samples.app, token: 9)))
        #expect(bench.machine.running(of: Samples.app).map(\.token) == [3])
        #expect(bench.machine.running(of: Samples.app).map(\.state) == [1])
    }

    @Test("States that arrive for a dismissed activity are released")
    func lateStates() throws {
        var bench = Bench()
        let asked = try bench.start()
        try bench.apply(.dismissActivity(bench.id))
        #expect(bench.answer(asked, token: 3).contains(.release(Samples.app, token: 3)))
        bench.machine.apply(
            [ActivityChange(number: bench.id.number, token: 9, age: .current, phase: .active)], from: Samples.app,
            in: bench.device, &bench.out)
        #expect(bench.out.look() == [.release(Samples.app, token: 9)])
        #expect(bench.activity == nil)
    }

    @Test("When drawn states are lost, those that are still kept are released")
    func lossWithOwnState() throws {
        var bench = Bench()
        _ = bench.draw(bench.answer(try bench.start(), token: 3))
        bench.machine.apply(
            [ActivityChange(number: bench.id.number, token: 9, age: .current, phase: .active)], from: Samples.app,
            in: bench.device, &bench.out)
        let effects = bench.draw(bench.out.look(), GatewayFailure(.entriesGone, "gone"))
        #expect(Self.asks(effects))
        #expect(effects.contains(.release(Samples.app, token: 3)))
    }

    @Test("A build without the activity's attributes ends it")
    func otherBuild() throws {
        var bench = Bench()
        _ = bench.answer(try bench.start(), token: 3)
        bench.device.extensions.install(
            Samples.app, name: "Ferry", ExtensionDescription(widgets: []), at: bench.device.now, &bench.out)
        bench.machine.replaceBuild(of: Samples.app, in: bench.device, &bench.out)
        #expect(bench.activity == nil)
    }
}

@Suite("The interaction machine")
struct InteractionMachineTests {
    private static let widget = Samples.widget(1)
    private static let path = NodePath([2])
    private static let request = RequestID(40)

    private static func toggled() -> (InteractionMachine, HostOutbox) {
        var (machine, out) = (InteractionMachine(), HostOutbox.empty)
        let target = TapTarget(path: path, frame: .zero, action: .toggle(Trees.intent("Switch"), isOn: false))
        let call = InteractionMachine.Call(activities: [], locale: "en_US", timeLimit: 10)
        machine.activate(widget, target, request, call, at: Samples.start, &out)
        return (machine, out)
    }

    private static func perform(
        _ machine: inout InteractionMachine, _ result: Result<PerformReply, GatewayFailure>, _ out: inout HostOutbox
    ) -> InteractionMachine.Performance? {
        machine.didPerform(request, result, at: Samples.start, &out) { $0 == widget.id ? widget : nil }
    }

    @Test("A toggle shows its new state at once and until the next timeline")
    func settling() {
        var (machine, out) = Self.toggled()
        #expect(machine.pendingToggles(of: Self.widget.id) == [Self.path: true])
        machine.settle(Self.widget.id, .none)
        #expect(machine.pendingToggles(of: Self.widget.id) == [Self.path: true], "the intent still runs")
        #expect(Self.perform(&machine, .success(PerformReply()), &out)?.requests == [])
        machine.settle(Self.widget.id, .planned)
        #expect(machine.pendingToggles(of: Self.widget.id) == [Self.path: true], "another reload follows")
        machine.settle(Self.widget.id, .none)
        #expect(machine.pendingToggles(of: Self.widget.id).isEmpty)
    }

    @Test("After a failure the toggle reverts, and nothing is reloaded")
    func failure() {
        var (machine, out) = Self.toggled()
        let performed = Self.perform(&machine, .failure(GatewayFailure(.rejected, "no")), &out)
        #expect(performed?.instance == Self.widget.id)
        #expect(performed?.requests == nil)
        #expect(machine.pendingToggles(of: Self.widget.id).isEmpty)
        #expect(out.events.contains(.intentFailed(name: "Switch", message: "no")))
    }

    @Test("A response is used once")
    func twice() {
        var (machine, out) = Self.toggled()
        #expect(Self.perform(&machine, .success(PerformReply()), &out) != nil)
        #expect(Self.perform(&machine, .success(PerformReply()), &out) == nil)
    }
}
