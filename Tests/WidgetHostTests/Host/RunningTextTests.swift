import ExtensionProtocol
import Foundation
import RenderModel
import TestSupport
import Testing
import WidgetHost

@Suite("Text that tells the time on the simulated device")
struct RunningTextTests {
    @Test("F-78: text that tells the time continues without a reload")
    func dynamicText() async throws {
        let gateway = ScriptedGateway(drawer: { entry, environment throws(GatewayFailure) in
            let now = environment.now ?? entry.date.timeIntervalSinceReferenceDate
            let seconds = Int(now - entry.date.timeIntervalSinceReferenceDate)
            let date = DynamicDate(style: .timer, start: entry.date.timeIntervalSinceReferenceDate)
            return Trees.tree([Trees.text("\(seconds / 60):\(seconds % 60)", date: date)])
        })
        let fixture = try await HostFixture(gateway)
        let id = try await fixture.place()
        let first = try await fixture.host.tree(of: id)
        #expect(first.tree?.strings == ["0:0"])
        #expect(first.nextTextChange.map { $0 > Samples.start && $0 < Samples.start + 0.1.minutes } == true)
        await fixture.advance(2.5.minutes)
        let later = try await fixture.host.tree(of: id)
        #expect(later.tree?.strings == ["2:30"])
        #expect(later.revision > first.revision)
        #expect(gateway.timelineCalls == 1)
        gateway.forgetEntries()
        await fixture.advance(1.0.minutes)
        #expect(try await fixture.host.tree(of: id).tree?.strings == ["2:30"], "the last text stays")
    }

    /// A timer that began at the entry, drawn for the entry.
    private static func timer() -> ScriptedGateway {
        ScriptedGateway(
            provider: { _, now throws(GatewayFailure) in
                .init([.init(now, "")], .after((now + 600.0.minutes).timeIntervalSinceReferenceDate))
            },
            drawer: { entry, _ throws(GatewayFailure) in
                let date = DynamicDate(style: .timer, start: entry.date.timeIntervalSinceReferenceDate)
                return Trees.tree([Trees.runningText(date, at: entry.date)], fonts: Trees.runningFonts())
            })
    }

    @Test("F-78: a timer continues when the process that drew it has crashed, without a request")
    func timerWithoutProcess() async throws {
        let gateway = Self.timer()
        let fixture = try await HostFixture(gateway)
        let id = try await fixture.place()
        #expect(try await fixture.host.tree(of: id).tree?.strings == ["0:00"])
        #expect(try await fixture.host.tree(of: id).reasons.isEmpty)
        gateway.breakDown("it was killed")
        try await fixture.wait(for: id) { !$0.reasons.isEmpty }
        let calls = gateway.calls
        // Texts change a little after the full second.
        await fixture.advance(0.001.minutes)
        for second in 1...75 {
            await fixture.advance((1 / 60.0).minutes)
            let shown = try await fixture.host.tree(of: id)
            #expect(shown.tree?.strings == [String(format: "%d:%02d", second / 60, second % 60)])
            #expect(shown.kind == .entry)
            #expect(shown.reasons.count == 1)
            #expect(shown.reasons.first?.contains("it was killed") == true)
            #expect(shown.nextTextChange.map { $0 > fixture.clock.now } == true)
        }
        #expect(gateway.calls == calls)
        #expect(await fixture.host.snapshot().instances.first?.reasons.first?.contains("it was killed") == true)
        // A new timeline comes from a new process, so the reason is gone.
        _ = try await fixture.host.send(.widget(.reload(id)))
        await fixture.host.settle()
        #expect(try await fixture.host.tree(of: id).reasons.isEmpty)
    }

    @Test("F-78: a timer from before a restart continues before its extension is installed")
    func timerAfterRestart() async throws {
        let store = MemoryStore()
        let fixture = try await HostFixture(Self.timer(), store: store)
        let id = try await fixture.place()
        await fixture.host.stop()
        let clock = ManualClock(Samples.start + 2.0.minutes)
        let host = WidgetHost(clock: clock, store: store)
        await host.start()
        #expect(try await host.tree(of: id).tree?.strings == ["2:00"])
        _ = try await host.send(.jump(to: Samples.start + 5.0.minutes))
        #expect(try await host.tree(of: id).tree?.strings == ["5:00"])
        _ = try await host.send(.jump(to: Samples.start + 3.0.minutes))
        #expect(try await host.tree(of: id).tree?.strings == ["3:00"], "the clock was set back")
        #expect(try await host.tree(of: id, at: Samples.start + 4.0.minutes).tree?.strings == ["4:00"])
    }

    @Test("F-78: text with a format of the widget's own is drawn by the extension when it changes, and only then")
    func source() async throws {
        let gateway = ScriptedGateway(drawer: { entry, environment throws(GatewayFailure) in
            let now = environment.now ?? entry.date.timeIntervalSinceReferenceDate
            let minute = (now / 60).rounded(.down)
            let date = DynamicDate(style: .source, start: now, end: (minute + 1) * 60)
            return Trees.tree([Trees.text("\(Int(minute) % 60)", date: date)])
        })
        let fixture = try await HostFixture(gateway)
        let id = try await fixture.place()
        let first = try #require(try await fixture.host.tree(of: id).tree?.strings.first.flatMap { Int($0) })
        await fixture.advance(0.001.minutes)
        let calls = gateway.calls.count
        for minute in 1...3 {
            for _ in 0..<4 { await fixture.advance(0.25.minutes) }
            #expect(try await fixture.host.tree(of: id).tree?.strings == ["\((first + minute) % 60)"])
        }
        #expect(gateway.calls.count == calls + 3)
    }

    @Test("F-78: text that only the extension can draw is not updated without it, and the reason states so")
    func standstill() async throws {
        let gateway = ScriptedGateway(drawer: { entry, environment throws(GatewayFailure) in
            let date = DynamicDate(style: .timer, start: entry.date.timeIntervalSinceReferenceDate)
            let seconds = environment.now.map { Int($0 - date.start) } ?? 0
            return Trees.tree([Trees.text("\(seconds)", date: date)])
        })
        let fixture = try await HostFixture(gateway)
        let id = try await fixture.place()
        await fixture.advance(0.5.minutes)
        #expect(try await fixture.host.tree(of: id).tree?.strings == ["30"])
        gateway.forgetEntries()
        let calls = gateway.calls.count
        await fixture.advance(0.001.minutes)
        for _ in 0..<30 {
            await fixture.advance((1 / 60.0).minutes)
            let shown = try await fixture.host.tree(of: id)
            #expect(shown.tree?.strings == ["30"])
            #expect(shown.reasons == ["text that shows the time is not updated: the entries are gone"])
        }
        #expect(gateway.calls.count == calls + 1, "it is asked once a minute")
    }
}
