import ExtensionProtocol
import Foundation
import Testing
import WidgetHost

@Suite("Reload budget")
struct BudgetTests {
    @Test("F-74: more reloads than the budget allows are deferred, with the reason and the time in the log")
    func deferred() throws {
        var settings = HostSettings()
        settings.reloadsPerDay = 40
        var runner = MachineRunner(settings: settings, provider: MachineRunner.every(10))
        let id = try runner.place()
        runner.run(until: Samples.start + 24.0.hours)
        let budget = runner.instance(id).budget
        #expect(budget.used(at: runner.now) == 40)
        #expect(budget.deferred > 0)
        let deferrals = runner.log(of: id).compactMap { event in
            if case .reloadDeferred(let reason, let until, let because) = event {
                (reason, until, because)
            } else {
                nil
            }
        }
        #expect(!deferrals.isEmpty)
        #expect(
            deferrals.allSatisfy { $0.0 == .policy && $0.2.contains("of 40 reloads of the last 24 hours are used") })
        #expect(deferrals.allSatisfy { runner.timelineRequests(of: id).contains($0.1) || $0.1 > runner.now })
    }

    @Test("F-74: in no span of 24 hours are there more metered reloads than the budget")
    func window() throws {
        var runner = MachineRunner(provider: MachineRunner.every(7))
        let id = try runner.place()
        runner.run(96.0.hours)
        // The first request is free: the widget was placed.
        let dates = runner.timelineRequests(of: id).dropFirst()
        for date in dates {
            let count = dates.count { $0 > date.addingTimeInterval(-86_400) && $0 <= date }
            #expect(count <= 60)
        }
        let longest = zip(dates, dates.dropFirst()).map { $1.timeIntervalSince($0) }.max() ?? 0
        #expect(longest < 3 * 3_600, "a widget that asks often does not fall silent")
    }

    @Test("F-73: a widget within the budget is never deferred")
    func withinBudget() throws {
        var runner = MachineRunner.hourly()
        let id = try runner.place()
        runner.run(48.0.hours)
        #expect(runner.instance(id).budget.deferred == 0)
        #expect(runner.timelineRequests(of: id).count == 49)
    }

    @Test("Reloads by the user's own action are free")
    func free() throws {
        var runner = MachineRunner(provider: MachineRunner.every(600))
        let id = try runner.place()
        for _ in 0..<100 { try runner.send(.widget(.reload(id))) }
        try runner.send(.widget(.configure(id, Samples.city("busan"))))
        let budget = runner.instance(id).budget
        #expect(budget.total == 0)
        #expect(budget.free == 102)
        #expect(runner.timelineRequests(of: id).count == 102)
    }

    @Test("Calls of WidgetCenter count, and those that are too frequent wait for the spacing")
    func widgetCenter() throws {
        var runner = MachineRunner(provider: MachineRunner.every(6_000))
        let id = try runner.place()
        for _ in 0..<6 { try runner.send(.widget(.reloadTimelines(extensionID: Samples.app, kind: nil))) }
        #expect(runner.instance(id).budget.total == 1)
        let planned = try #require(runner.instance(id).schedule.planned)
        #expect(planned.due == Samples.start + 5.0.minutes)
        #expect(planned.deferral == "reloads are at least 5 minutes apart")
        runner.run(until: Samples.start + 5.0.minutes)
        #expect(runner.instance(id).budget.total == 2)
    }

    @Test("A provider that reloads itself through WidgetCenter is limited by the budget, without a loop")
    func selfReload() throws {
        var runner = MachineRunner { _, now throws(GatewayFailure) in
            EntriesReply(
                token: 1, entries: [.init(date: now.timeIntervalSinceReferenceDate)], policy: .never,
                requests: [.reloadAll])
        }
        let id = try runner.place()
        runner.run(23.99.hours)
        #expect(runner.instance(id).budget.used(at: runner.now) == 60)
        #expect(runner.timelineRequests(of: id).count == 61)
    }

    @Test("Metering can be turned off, as with a debugger")
    func unmetered() throws {
        var settings = HostSettings()
        settings.metering = .off
        var runner = MachineRunner(settings: settings, provider: MachineRunner.every(1))
        let id = try runner.place()
        runner.run(10.0.hours)
        #expect(runner.timelineRequests(of: id).count == 601)
        #expect(runner.instance(id).budget.deferred == 0)
    }

    @Test("A larger budget allows a deferred reload to run earlier")
    func enlarged() throws {
        var settings = HostSettings()
        settings.reloadsPerDay = 4
        var runner = MachineRunner(settings: settings, provider: MachineRunner.every(10))
        let id = try runner.place()
        runner.run(4.0.hours)
        let before = try #require(runner.instance(id).schedule.planned?.due)
        settings.reloadsPerDay = 70
        try runner.send(.device(.setSettings(settings)))
        let after = try #require(runner.instance(id).schedule.planned?.due)
        #expect(after < before)
        runner.run(1.0.minutes)
        #expect(runner.timelineRequests(of: id).last.map { $0 >= runner.now.addingTimeInterval(-61) } == true)
    }

    @Test("F-76: a day's planned reloads are counted against the budget")
    func dayReport() async throws {
        let gateway = ScriptedGateway(provider: { _, now throws(GatewayFailure) in
            .init(
                [.init(now, "high \(Int(now.timeIntervalSinceReferenceDate) / 3_600 % 24)")],
                .after((now + 60.0.minutes).timeIntervalSinceReferenceDate))
        })
        let simulation = TimelineSimulation(extensionID: Samples.app, kind: "Weather", family: .systemSmall)
        let report = try await simulation.run(gateway, from: Samples.start, for: 24 * 3_600)
        #expect(report.reloads.count == 24)
        #expect(report.reloads.count { $0.isMetered } == 23)
        #expect(report.reloads.allSatisfy { $0.granted != nil && $0.deferredUntil == nil })
        #expect(report.distinctPictures == 24)
        #expect(report.reloadsPerDay == 60)
    }

    @Test("A report names the failure of a widget that never provides a timeline, and of no other")
    func permanentFailure() async throws {
        let simulation = TimelineSimulation(extensionID: Samples.app, kind: "Weather", family: .systemSmall)
        let broken = ScriptedGateway(provider: { _, _ throws(GatewayFailure) in
            throw GatewayFailure(.process, "the process ended")
        })
        let failed = try await simulation.run(broken, from: Samples.start, for: 3_600)
        #expect(failed.permanentFailure == "the process ended")
        let unsteady = ScriptedGateway(provider: { _, now throws(GatewayFailure) in
            guard now >= Samples.start + 10.0.minutes else { throw GatewayFailure(.process, "the process ended") }
            return .init([.init(now, "high")], .never)
        })
        let recovered = try await simulation.run(unsteady, from: Samples.start, for: 3_600)
        #expect(recovered.reloads.contains { $0.failure != nil })
        #expect(recovered.permanentFailure == nil)
    }
}
