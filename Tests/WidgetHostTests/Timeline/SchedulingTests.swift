import ExtensionProtocol
import Foundation
import RenderModel
import Testing
import Typesetter
import WidgetHost

@Suite("Timelines")
struct SchedulingTests {
    private static func entries(_ minutes: [Double]) -> [EntriesReply.Entry] {
        minutes.map { .init(date: (Samples.start + $0.minutes).timeIntervalSinceReferenceDate) }
    }

    @Test("F-73: after(date) with 15 minutes reloads at +15 minutes and not before")
    func afterPolicy() throws {
        var runner = MachineRunner(provider: MachineRunner.every(15))
        let id = try runner.place()
        runner.run(until: Samples.start + 14.99.minutes)
        #expect(runner.timelineRequests(of: id) == [Samples.start])
        runner.run(until: Samples.start + 15.0.minutes)
        #expect(runner.timelineRequests(of: id) == [Samples.start, Samples.start + 15.0.minutes])
        runner.run(until: Samples.start + 46.0.minutes)
        #expect(runner.timelineRequests(of: id).count == 4)
    }

    @Test("F-73: atEnd reloads at the last entry's date")
    func atEnd() throws {
        var runner = MachineRunner { _, now throws(GatewayFailure) in
            let start = now.timeIntervalSinceReferenceDate
            return EntriesReply(
                token: 1, entries: [.init(date: start), .init(date: start + 600), .init(date: start + 1_200)],
                policy: .atEnd)
        }
        let id = try runner.place()
        runner.run(until: Samples.start + 19.9.minutes)
        #expect(runner.timelineRequests(of: id).count == 1)
        runner.run(until: Samples.start + 20.0.minutes)
        #expect(runner.timelineRequests(of: id) == [Samples.start, Samples.start + 20.0.minutes])
    }

    @Test("F-73: never does not reload")
    func never() throws {
        var runner = MachineRunner { _, now throws(GatewayFailure) in
            EntriesReply(token: 1, entries: Self.entries([0, 60]), policy: .never)
        }
        let id = try runner.place()
        runner.run(72.0.hours)
        #expect(runner.timelineRequests(of: id).count == 1)
        #expect(runner.instance(id).schedule.shown == 1)
    }

    @Test("Each entry is shown from its date on; before the first date the first entry is shown")
    func entriesInTime() throws {
        var runner = MachineRunner { _, _ throws(GatewayFailure) in
            EntriesReply(token: 1, entries: Self.entries([10, 20, 30]), policy: .never)
        }
        let id = try runner.place()
        for (minutes, index) in [(0.0, 0), (10, 0), (19.9, 0), (20, 1), (29.9, 1), (30, 2), (600, 2)] {
            runner.run(until: Samples.start + minutes.minutes)
            #expect(runner.instance(id).schedule.shown == index, "at \(minutes) min")
        }
    }

    @Test("F-72: the placeholder is requested first, then the timeline")
    func order() throws {
        var runner = MachineRunner(provider: MachineRunner.every(15))
        let id = try runner.place()
        let purposes = runner.requests.filter { $0.instance == id }.map(\.request.purpose)
        #expect(purposes == [.placeholder, .timeline])
        #expect(runner.requests[0].request.environment.redaction == .placeholder)
    }

    @Test("F-79: during a slow reload the last entry stays; the placeholder is shown only before the first")
    func lastGoodStays() throws {
        var runner = MachineRunner(provider: MachineRunner.every(15))
        let id = try runner.place()
        let first = runner.instance(id).schedule
        #expect(first.generation == 1)
        runner.isHolding = true
        runner.run(60.0.minutes)
        #expect(runner.instance(id).schedule.entries == first.entries)
        #expect(runner.instance(id).schedule.generation == 1)
        #expect(runner.machine.isLoading(id))
        runner.release()
        #expect(runner.instance(id).schedule.generation == 2)
        #expect(runner.instance(id).schedule.received == runner.now)
    }

    @Test("F-79: received entries that could not be drawn do not replace the last ones")
    func undrawnEntries() throws {
        var runner = MachineRunner(provider: MachineRunner.every(15))
        let id = try runner.place()
        runner.drawer = { _ throws(GatewayFailure) in throw GatewayFailure(.process, "the process ended") }
        runner.run(16.0.minutes)
        let schedule = runner.instance(id).schedule
        #expect(schedule.generation == 1)
        #expect(schedule.failure?.message == "the process ended")
        #expect(schedule.planned?.reason == .retry)
    }

    @Test("F-75: entries closer than the minimum are coalesced, and the newest of a cluster is eventually shown")
    func coalescing() throws {
        var runner = MachineRunner { _, _ throws(GatewayFailure) in
            EntriesReply(
                token: 1, entries: Self.entries((0..<181).map { Double($0) / 60 }), policy: .never)
        }
        let id = try runner.place()
        let entries = runner.instance(id).schedule.entries
        #expect(entries.map(\.index) == [0, 60, 120, 180])
        #expect(zip(entries, entries.dropFirst()).allSatisfy { $1.shownFrom.timeIntervalSince($0.shownFrom) >= 60 })
        #expect(entries.allSatisfy { $0.shownFrom >= $0.date })
        #expect(runner.log(of: id).contains(.entriesCoalesced(omitted: 177, spacing: 60)))
        #expect(runner.log(of: id).contains(.entriesClose(spacing: 1)))
    }

    @Test("F-83: entries every second cause a recommendation of Live Activities")
    func liveActivityHint() throws {
        var runner = MachineRunner { _, _ throws(GatewayFailure) in
            EntriesReply(token: 1, entries: Self.entries((0..<30).map { Double($0) / 60 }), policy: .never)
        }
        let id = try runner.place()
        #expect(runner.log(of: id).contains { $0.text.contains("Live Activity") })
    }

    @Test("F-77: old content without its date is a finding, content that shows it is not")
    func freshness() {
        let entry = Samples.start
        let environment = WidgetEnvironment(family: .systemSmall, canvasSize: Trees.size)
        func finding(_ tree: RenderTree, after seconds: TimeInterval, received: Date = entry) -> String? {
            Freshness.finding(
                tree, entryDate: entry, received: received, now: entry.addingTimeInterval(seconds),
                environment: environment)
        }
        let plain = Trees.tree([Trees.text("17°")])
        #expect(finding(plain, after: 1_800) == nil)
        #expect(finding(plain, after: 7_200)?.contains("120 minutes old") == true)
        #expect(finding(plain, after: 7_200, received: entry + 90.0.minutes) == nil, "it came half an hour ago")
        let date = DynamicDate(style: .time, start: entry.timeIntervalSinceReferenceDate)
        let dated = Trees.tree([Trees.text("17°"), Trees.text("0:00", date: date)])
        #expect(finding(dated, after: 7_200) == nil)
        let time = DatePhrases(locale: Locale(identifier: "en_US"), timeZone: .gmt).time(entry)
        #expect(finding(Trees.tree([Trees.text("Updated \(time)")]), after: 7_200) == nil)
        var marked = plain
        marked.root.children[1].semantics?.identifier = "lastUpdated"
        #expect(finding(marked, after: 7_200) == nil)
    }

    @Test("F-75: an entry that is too close is shown late rather than never")
    func lateEntry() throws {
        var runner = MachineRunner { _, _ throws(GatewayFailure) in
            EntriesReply(token: 1, entries: Self.entries([0, 0.5, 30]), policy: .never)
        }
        let id = try runner.place()
        let entries = runner.instance(id).schedule.entries
        #expect(entries.map(\.shownFrom) == [Samples.start, Samples.start + 1.0.minutes, Samples.start + 30.0.minutes])
    }

    @Test("Entries beyond the limit are dropped and reported")
    func entryLimit() throws {
        var settings = HostSettings()
        settings.entryLimit = 10
        var runner = MachineRunner(settings: settings) { _, _ throws(GatewayFailure) in
            EntriesReply(token: 1, entries: Self.entries((0..<25).map { Double($0) * 10 }), policy: .never)
        }
        let id = try runner.place()
        #expect(runner.instance(id).schedule.entries.count == 10)
        let texts = runner.log(of: id).map(\.text)
        #expect(texts.contains { $0.contains("15 entries beyond the limit of 10") })
    }

    @Test("reloadTimelines(ofKind:) reloads that kind, reloadAllTimelines every widget")
    func widgetCenter() throws {
        var runner = MachineRunner(provider: MachineRunner.every(600))
        let weather = try runner.place()
        let tides = try runner.place(Samples.place(kind: "Tides"))
        runner.run(60.0.minutes)
        try runner.send(.widget(.reloadTimelines(extensionID: Samples.app, kind: "Tides")))
        #expect(runner.timelineRequests(of: weather).count == 1)
        #expect(runner.timelineRequests(of: tides).count == 2)
        runner.run(60.0.minutes)
        try runner.send(.widget(.reloadTimelines(extensionID: Samples.app, kind: nil)))
        #expect(runner.timelineRequests(of: weather).count == 2)
        #expect(runner.timelineRequests(of: tides).count == 3)
    }

    @Test("S-ORDER-6: A reload requested during another one runs once after it")
    func followUp() throws {
        var runner = MachineRunner(provider: MachineRunner.every(600))
        let id = try runner.place()
        runner.isHolding = true
        try runner.send(.widget(.reload(id)))
        try runner.send(.widget(.reload(id)))
        try runner.send(.widget(.reload(id)))
        runner.release()
        #expect(runner.timelineRequests(of: id).count == 3)
    }

    @Test("S-ORDER-7: A configuration change during a reload invalidates its response")
    func outdated() throws {
        var runner = MachineRunner(provider: MachineRunner.every(600))
        let id = try runner.place()
        runner.isHolding = true
        try runner.send(.widget(.reload(id)))
        try runner.send(.widget(.configure(id, Samples.city("jeju"))))
        runner.release()
        let asked = runner.requests.filter { $0.instance == id && $0.request.purpose == .timeline }
        #expect(asked.map { $0.request.configuration.map(\.json) } == [[], [], ["\"jeju\""]])
        #expect(runner.instance(id).schedule.generation == 2)
    }

    @Test("Failures are retried with an increasing delay, and the last entry stays")
    func backOff() throws {
        var runner = MachineRunner.hourly()
        let id = try runner.place()
        runner.provider = { _, _ throws(GatewayFailure) in throw GatewayFailure(.process, "crash") }
        try runner.send(.widget(.reload(id)))
        var settings = runner.state.settings
        settings.metering = .off
        try runner.send(.device(.setSettings(settings)))
        var pauses: [TimeInterval] = []
        for _ in 0..<9 {
            guard let due = runner.instance(id).schedule.planned?.due else { break }
            pauses.append(due.timeIntervalSince(runner.now))
            runner.run(until: due)
        }
        #expect(pauses == [30, 60, 120, 240, 480, 960, 1_920, 3_600, 3_600])
        #expect(runner.instance(id).schedule.generation == 1)
        runner.provider = MachineRunner.every(60)
        try runner.send(.widget(.reload(id)))
        #expect(runner.instance(id).schedule.failure == nil)
        #expect(runner.instance(id).schedule.generation == 2)
    }

    @Test("A process that ends between entries and drawing costs another attempt, not the budget")
    func entriesGone() throws {
        var runner = MachineRunner.hourly()
        let id = try runner.place()
        let counter = Counter()
        runner.drawer = { order throws(GatewayFailure) in
            if counter.next() == 1 { throw GatewayFailure(.entriesGone, "gone") }
            return order.entries.map { DrawingFacts(entry: $0, byteCount: 1) }
        }
        runner.run(61.0.minutes)
        #expect(runner.instance(id).schedule.generation == 2)
        #expect(runner.instance(id).budget.total == 1)
        #expect(runner.timelineRequests(of: id).count == 3)
    }

    @Test("Entries that are always lost end in the failure's back-off")
    func entriesAlwaysGone() throws {
        var runner = MachineRunner.hourly()
        runner.drawer = { _ throws(GatewayFailure) in throw GatewayFailure(.entriesGone, "gone") }
        let id = try runner.place()
        #expect(runner.timelineRequests(of: id).count == 3)
        #expect(runner.instance(id).schedule.planned?.reason == .retry)
    }

    @Test("Setting the clock back causes a free reload for the new time")
    func clockBack() throws {
        var runner = MachineRunner(provider: MachineRunner.every(15))
        let id = try runner.place()
        runner.run(120.0.minutes)
        let total = runner.instance(id).budget.total
        runner.now = Samples.start + 30.0.minutes
        runner.handle(.clockSet)
        #expect(runner.timelineRequests(of: id).last == runner.now)
        #expect(runner.instance(id).budget.total == total)
        runner.run(15.0.minutes)
        #expect(runner.timelineRequests(of: id).last == Samples.start + 45.0.minutes)
    }

    @Test("F-79: setting the clock back restarts a reload that was requested for a later time")
    func clockBackDuringReload() throws {
        var runner = MachineRunner(provider: MachineRunner.every(15))
        let id = try runner.place()
        runner.isHolding = true
        runner.run(60.0.minutes)
        #expect(runner.machine.isLoading(id))
        runner.now = Samples.start
        runner.handle(.clockSet)
        runner.release()
        let requested = [0.0, 15, 0].map { Samples.start + $0.minutes }
        #expect(runner.timelineRequests(of: id) == requested)
        #expect(runner.instance(id).schedule.received == Samples.start)
    }
}
