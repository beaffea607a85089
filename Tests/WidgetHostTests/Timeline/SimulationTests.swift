import ExtensionProtocol
import Foundation
import RenderModel
import Testing
import WidgetHost

@Suite("Simulated time")
struct SimulationTests {
    private static func provider(
        _ minutes: Double
    ) -> ScriptedGateway.Provider {
        { _, now throws(GatewayFailure) in
            .init(
                [.init(now, "a"), .init(now + 5.0.minutes, "b")],
                .after((now + minutes.minutes).timeIntervalSinceReferenceDate))
        }
    }

    private let simulation = TimelineSimulation(extensionID: Samples.app, kind: "Weather", family: .systemSmall)

    @Test("The report lists the content over time, without gaps")
    func stretches() async throws {
        let gateway = ScriptedGateway(provider: Self.provider(15))
        let report = try await simulation.run(gateway, from: Samples.start, for: 3_600)
        #expect(report.stretches.first?.from == Samples.start)
        #expect(report.stretches.last?.to == Samples.start + 60.0.minutes)
        for (stretch, next) in zip(report.stretches, report.stretches.dropFirst()) { #expect(stretch.to == next.from) }
        #expect(report.stretches.count == 8)
        #expect(report.stretches.map(\.picture) == [1, 2, 1, 2, 1, 2, 1, 2])
        #expect(report.distinctPictures == 2)
        #expect(report.reloads.map(\.asked) == [0.0, 15, 30, 45].map { Samples.start + $0.minutes })
        #expect(report.planned?.due == Samples.start + 60.0.minutes)
    }

    @Test("The extension's clock shows the simulated time")
    func clock() async throws {
        let gateway = ScriptedGateway(provider: Self.provider(30))
        _ = try await simulation.run(gateway, from: Samples.start, for: 3_600)
        let dates = gateway.calls.compactMap { call in
            if case .entries(.timeline, _, _, let date) = call { date } else { nil }
        }
        #expect(dates == [Samples.start, Samples.start + 30.0.minutes])
    }

    @Test("F-74: deferred reloads are in the report with the reason")
    func deferred() async throws {
        let gateway = ScriptedGateway(provider: Self.provider(10))
        let report = try await simulation.run(gateway, from: Samples.start, for: 24 * 3_600)
        let deferred = report.reloads.filter { $0.deferredUntil != nil }
        #expect(!deferred.isEmpty)
        #expect(deferred.allSatisfy { $0.because?.isEmpty == false && $0.isMetered })
        #expect(deferred.dropLast().allSatisfy { $0.granted == $0.deferredUntil })
        #expect(report.reloads.count { $0.isMetered && $0.granted != nil } <= 60)
    }

    @Test("A failing provider is in the report, with the consequence on an iPhone")
    func failing() async throws {
        let gateway = ScriptedGateway(provider: { request, _ throws(GatewayFailure) in
            throw GatewayFailure(.rejected, "no network")
        })
        let report = try await simulation.run(gateway, from: Samples.start, for: 600)
        let granted = report.reloads.filter { $0.granted != nil }
        #expect(granted.count > 1 && granted.allSatisfy { $0.failure == "no network" })
        #expect(report.findings.contains { $0.contains("on an iPhone this widget would be gray: no network") })
        #expect(report.stretches.allSatisfy { $0.entryDate == nil && $0.picture == nil })
    }

    @Test("The report says that a text follows the clock, and does not for the time of an entry")
    func runningText() async throws {
        for (style, isNoted) in [(DynamicDate.Style.timer, true), (.time, false)] {
            let gateway = ScriptedGateway(
                provider: Self.provider(30),
                drawer: { entry, _ throws(GatewayFailure) in
                    let date = DynamicDate(style: style, start: entry.date.timeIntervalSinceReferenceDate)
                    return Trees.tree([Trees.text("0:00", date: date)])
                })
            let report = try await simulation.run(gateway, from: Samples.start, for: 3_600)
            #expect(report.findings.contains { $0.contains("follows the clock") } == isNoted, "\(style)")
        }
    }

    @Test("S-BYTES-11: The same run results in the same report")
    func repeated() async throws {
        let first = try await simulation.run(
            ScriptedGateway(provider: Self.provider(10)), from: Samples.start, for: 86_400)
        let second = try await simulation.run(
            ScriptedGateway(provider: Self.provider(10)), from: Samples.start, for: 86_400)
        #expect(first == second)
    }

    @Test("F-07: a day with changing entries results in different pictures")
    func changing() async throws {
        let gateway = ScriptedGateway(provider: Self.provider(60))
        let report = try await simulation.run(gateway, from: Samples.start, for: 86_400)
        #expect(report.distinctPictures == 2)
    }

    /// The number of events is what the machine's work is proportional to; the time is measured by the benchmark.
    @Test("A simulated week of 50 widgets keeps every budget and shows every entry")
    func week() throws {
        var runner = MachineRunner { _, now throws(GatewayFailure) in
            let start = now.timeIntervalSinceReferenceDate
            return EntriesReply(
                token: 1, entries: (0..<4).map { .init(date: start + Double($0) * 300) },
                policy: .after(start + 900))
        }
        var ids: [InstanceID] = []
        for index in 0..<50 {
            ids.append(
                try runner.place(Samples.place(kind: index % 2 == 0 ? "Weather" : "Tides", page: nil)))
        }
        runner.run((7 * 24.0).hours)
        for id in ids {
            let reloads = runner.timelineRequests(of: id).count
            #expect((7 * 55...7 * 60 + 1).contains(reloads), "\(reloads) reloads")
        }
        #expect(runner.requests.count { $0.request.purpose == .timeline } > 50 * 7 * 55)
    }
}
