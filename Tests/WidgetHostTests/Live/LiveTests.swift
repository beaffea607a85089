import ExtensionProcess
import ExtensionProtocol
import Foundation
import RenderModel
import TestSupport
import Testing
import WidgetCompiler
import WidgetHost
import WidgetVocabulary

/// The host over real processes.
@Suite("Real extensions", .serialized)
struct LiveTests {
    private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().path

    private static func build(_ folder: String) throws -> BuiltExtension {
        let options = BuildOptions(
            cacheFolder: NSTemporaryDirectory() + "tessera-test-builds-\(getuid())", timeLimit: .ample)
        return try WidgetBuilder(sdk: try SDKLocation.find(), options: options).build(
            try WidgetFolder(at: root + "/" + folder)
        ).product
    }

    private static let weather = Result { try build("Examples/Weather") }
    private static let misbehaving = Result { try build("Tests/Fixtures/Misbehaving") }

    private static let countdown = Result { try build("Tests/Fixtures/Countdown") }

    private func host(_ built: BuiltExtension) async throws -> (WidgetHost, ProcessPool) {
        let host = WidgetHost.patient()
        await host.start()
        let gateway = ProcessPool(built, options: LaunchOptions(timeLimit: .ample))
        try await host.install(Samples.app, name: "App", gateway: gateway)
        return (host, gateway)
    }

    private func place(
        _ host: WidgetHost, _ kind: String, _ family: Family = .systemSmall
    ) async throws -> InstanceID {
        guard case .placed(let id) = try await host.send(Samples.place(family, kind: kind)) else {
            throw HostError.invalid("not placed")
        }
        return id
    }

    @Test("The example widget is placed, configured and refreshed by its own button")
    func weather() async throws {
        let (host, gateway) = try await host(try Self.weather.get())
        let app = try #require(await host.gallery(for: .homeScreen).apps.first)
        let kind = try #require(app.groups.first?.kind)
        let id = try await place(host, kind, .systemLarge)
        await host.settle()
        let shown = try await host.tree(of: id)
        #expect(shown.kind == .entry)
        #expect(shown.reasons.isEmpty)
        #expect(shown.tree?.strings.contains { $0.contains("°") } == true)

        let form = try await host.form(for: id)
        let city = try #require(form.fields.first)
        guard case .choice(let choices) = city.kind, choices.count == 5, let last = choices.last else {
            Issue.record("\(city.kind)")
            return
        }
        _ = try await host.send(.widget(.configure(id, [ConfigurationEntry(name: city.name, json: last.json)])))
        await host.settle()
        let configured = try await host.tree(of: id)
        #expect(configured.tree != shown.tree)
        #expect(try await host.form(for: id).fields.first?.valueTitle == last.title)

        let tree = try #require(configured.tree)
        let target = TapMap(tree, family: .systemLarge).targets.first { target in
            if case .perform = target.action { true } else { false }
        }
        let button = try #require(target)
        let reply = try await host.send(
            .tap(id, x: button.frame.midX, y: button.frame.midY, revision: configured.revision))
        guard case .performed = reply else {
            Issue.record("\(reply)")
            return
        }
        await host.settle()
        let instance = try #require(await host.snapshot().instances.first)
        #expect(instance.budget.free == 3)
        #expect(instance.budget.total == 0)
        await host.stop()
        await gateway.shutdown()
    }

    @Test(
        "F-73: the example's day is simulated with its own clock, with one process per date and with a single one",
        arguments: [ProcessPool.ClockPolicy.fixed, .advancing])
    func simulated(clockPolicy: ProcessPool.ClockPolicy) async throws {
        let gateway = ProcessPool(
            try Self.weather.get(), options: LaunchOptions(timeLimit: .ample), clockPolicy: clockPolicy)
        let description = try await gateway.send(DescribeRequest(locale: "en_US"))
        let simulation = TimelineSimulation(
            extensionID: Samples.app, kind: try #require(description.widgets.first?.kind), family: .systemSmall)
        let report = try await simulation.run(gateway, from: Samples.start, for: 3_600)
        await gateway.shutdown()
        #expect(report.reloads.map(\.asked).first == Samples.start)
        #expect(report.reloads.count == 4)
        #expect(report.reloads.allSatisfy { $0.entries != nil && $0.failure == nil })
        #expect(report.stretches.last?.to == Samples.start + 60.0.minutes)
        // A clock that stayed behind would have each reload ask for one in the past.
        let pauses = zip(report.reloads, report.reloads.dropFirst()).map { $1.asked.timeIntervalSince($0.asked) }
        #expect(pauses == [900, 900, 900])
    }

    @Test("A widget that exhausts memory, hangs or returns nothing reports why, and its neighbor is unaffected")
    func misbehaving() async throws {
        for limit in Double.growingLimits where try await isTold(within: limit) { return }
        Issue.record("what answers did not")
    }

    /// - Returns: false when the limit is too short on this machine for what does answer.
    private func isTold(within limit: Double) async throws -> Bool {
        let host = WidgetHost.patient()
        await host.start()
        let gateway = ProcessPool(try Self.misbehaving.get(), options: LaunchOptions(timeLimit: limit))
        defer {
            Task {
                await host.stop()
                await gateway.shutdown()
            }
        }
        let late = "within \(Int(limit)) s"
        do throws(HostError) {
            try await host.install(Samples.app, name: "App", gateway: gateway)
        } catch {
            guard error.description.contains(late) else { throw error }
            return false
        }
        let sound = try await place(host, "Sound")
        await host.settle()
        guard try await !host.tree(of: sound).reasons.contains(where: { $0.contains(late) }) else { return false }
        #expect(try await host.tree(of: sound).kind == .entry)
        let greedy = try await place(host, "Traps")
        let silent = try await place(host, "NeverAnswers")
        let empty = try await place(host, "NoEntries")
        await host.settle()
        guard try await !host.tree(of: empty).reasons.contains(where: { $0.contains(late) }) else { return false }
        // Whether memory or time runs out first depends on the machine.
        for (id, words) in [(greedy, ["memory", late]), (silent, [late]), (empty, ["without entries"])] {
            let shown = try await host.tree(of: id)
            #expect(shown.kind != .entry)
            #expect(shown.reasons.contains { reason in words.contains { reason.contains($0) } }, "\(shown.reasons)")
        }
        #expect(try await host.tree(of: sound).kind == .entry)
        #expect(try await host.tree(of: sound).reasons.isEmpty)
        return true
    }

    @Test("F-78: text that shows the time continues after its process was killed")
    func killed() async throws {
        let clock = ManualClock(Samples.start)
        let host = WidgetHost.patient(clock)
        await host.start()
        let gateway = ProcessPool(try Self.countdown.get(), options: LaunchOptions(timeLimit: .ample))
        try await host.install(Samples.app, name: "App", gateway: gateway)
        let id = try await place(host, "Countdown")
        await host.settle()
        let first = try await host.tree(of: id)
        #expect(first.reasons.isEmpty)
        #expect(first.tree?.strings.prefix(2) == ["1:00:00", "Since 0 sec"])

        // While the process lives: what the host sets is what the extension draws.
        await clock.advance(to: Samples.start + 1.0.minutes, host)
        let alive = try #require(try await host.tree(of: id).tree)
        #expect(alive.strings.prefix(2) == ["59:00", "Since 1 min"])
        let dark = try await host.tree(of: id, overrides: EnvironmentOverrides(colorScheme: .dark))
        #expect(dark.tree?.strings == alive.strings, "drawn by the extension")

        // At the same time of day, the same process is used.
        _ = try await host.send(.jump(to: Samples.start))
        _ = try await place(host, "Deadly")
        await host.settle()
        try await eventually("the widget says why it stands still") { try await !host.tree(of: id).reasons.isEmpty }
        for second in 1...3 {
            await clock.advance(to: Samples.start + (1 + Double(second) / 60).minutes, host)
            let shown = try await host.tree(of: id)
            #expect(shown.tree?.strings.prefix(2) == ["58:\(60 - second)", "Since 1 min, \(second) sec"])
            #expect(shown.kind == .entry)
            #expect(shown.reasons.first?.contains("continues without its process") == true, "\(shown.reasons)")
        }
        let lines = await host.snapshot().log.map(\.text)
        #expect(lines.count { $0 == "Countdown was asked" } == 1)
        let budget = await host.snapshot().instances.first { $0.id == id }?.budget
        #expect(budget?.total == 0)
        #expect(budget?.free == 1)
        await host.stop()
        await gateway.shutdown()
    }

    @Test("The log has an extension's output and exit; a failed preview has its reason")
    func output() async throws {
        let (host, gateway) = try await host(try Self.misbehaving.get())
        // A snapshot with sample data as its substitute: the trap is only in the snapshot.
        let preview = try await host.galleryPreview(of: Samples.app, kind: "Traps", family: .systemSmall)
        #expect(preview.source == .simulated)
        #expect(preview.reason?.contains("process ended") == true)
        for words in ["about to go wrong", "the extension crashed"] {
            try await eventually("“\(words)” is in the log") {
                await host.snapshot().log.contains { $0.text.contains(words) }
            }
        }
        await host.stop()
        await gateway.shutdown()
    }
}
