import DeviceCatalog
import ExtensionProtocol
import Foundation
import WidgetHost

/// A violated expectation, with what is needed to repeat the run.
struct SoakFailure: Error, CustomStringConvertible {
    var seed: UInt64
    var date: Date
    var message: String

    var description: String { "seed \(seed), \(date.formatted(.iso8601)): \(message)" }
}

/// The life of a phone: a host with widgets and a real store, whose clock jumps from one due event to the next.
///
/// 1. A day consists of a few events at random times: the user changes widgets, the app reloads them, a build is
///    replaced, the clock is set, the disk is full for some hours, the host is stopped or killed and starts from its
///    store.
/// 2. After each event the host is compared with what it has acknowledged (`PhoneRecord`).
/// 3. At each midnight the app checks its own expectations, and quantities that must be level are sampled.
///
/// Every choice follows from the seed. No step waits for real time.
struct PhoneSimulation {
    struct Plan: Sendable {
        var start: Date
        var days: Int
        var seed: UInt64
        /// The share of the app's usual widgets that is placed.
        var share = 1.0
        var timeZone: String
        /// The folder for the store.
        var folder: String
        /// Whether the process runs nothing else, so that its memory and descriptors are the simulation's.
        var isAlone = true
    }

    struct Report: Sendable {
        var events: [String: Int] = [:]
        var levels: [LevelSeries] = []
        var restarts = 0
        var days = 0
    }

    let plan: Plan
    let app: any SimulatedApp
    let clock: StepClock
    var numbers: SeededNumbers
    var record = PhoneRecord()
    var meter = PhoneMeter()
    var report = Report()
    var store: CutStore
    var host: WidgetHost
    var build = 1
    private var storeNumber = 0

    init(_ plan: Plan, _ app: any SimulatedApp) throws(StoreError) {
        self.plan = plan
        self.app = app
        clock = StepClock(plan.start)
        numbers = SeededNumbers(seed: plan.seed)
        store = try CutStore(path: plan.folder + "/0/device.sqlite")
        host = Self.host(clock, store, plan)
    }

    private static func host(_ clock: StepClock, _ store: CutStore, _ plan: Plan) -> WidgetHost {
        WidgetHost(
            clock: clock, store: store,
            state: HostState(
                environment: HostEnvironment(device: "iPhone 16 Pro Max", timeZone: plan.timeZone)),
            retryPause: .milliseconds(5))
    }

    /// - Parameter progress: Called after each day.
    mutating func run(progress: (Int) -> Void = { _ in }) async throws -> Report {
        await host.start()
        try await install()
        try await fill()
        for day in 0..<plan.days {
            try await live(through: clock.now)
            report.days = day + 1
            progress(day + 1)
        }
        try await finish()
        report.levels = meter.levels
        let rising = report.levels.filter { !$0.isLevel }.map(\.row)
        guard rising.isEmpty else {
            throw failure("not level:\n" + ([LevelSeries.heading] + rising).joined(separator: "\n"))
        }
        return report
    }

    func failure(_ message: String) -> SoakFailure { SoakFailure(seed: plan.seed, date: clock.now, message: message) }

    // MARK: Days

    private var calendar: Calendar {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = TimeZone(identifier: plan.timeZone) ?? .gmt
        return calendar
    }

    /// The rest of the day that contains `date`. Events happen between 6 and 22 o'clock, so that none is near midnight.
    private mutating func live(through date: Date) async throws {
        let end = calendar.midnight(after: date)
        let moments = (0..<Int.random(in: 3...8, using: &numbers)).map { _ in
            end.addingTimeInterval(-Double.random(in: 2 * 3_600...18 * 3_600, using: &numbers).rounded())
        }
        for moment in moments.sorted() where moment > clock.now {
            try await advance(to: moment)
            let event = PhoneEvent.random(using: &numbers)
            report.events[event.rawValue, default: 0] += 1
            try await perform(event)
            try await compare(after: event.rawValue)
            // A clock that was set back or forth begins another day.
            if calendar.midnight(after: clock.now) != end { return }
        }
        try await advance(to: end)
        try await checkMidnight()
    }

    func advance(to date: Date) async throws {
        do throws(StepClock.Standstill) {
            try await clock.advance(host, to: date)
        } catch {
            throw failure("the host makes no progress at \(error.date.formatted(.iso8601))")
        }
    }

    private mutating func checkMidnight() async throws {
        let snapshot = await host.snapshot()
        let old = snapshot.instances.filter { record.isUndisturbed($0.id, since: clock.now.addingTimeInterval(-3_600)) }
        if let fault = app.faults(atMidnight: clock.now, old).first { throw failure(fault) }
        try await compare(after: "midnight")
        for widget in snapshot.instances {
            let shown: ShownWidget
            do throws(HostError) {
                shown = try await host.tree(of: widget.id)
            } catch {
                throw failure("widget \(widget.id) cannot be shown: \(error)")
            }
            if let fault = app.fault(in: shown, of: widget) { throw failure(fault) }
        }
        try await meter.sample(host, store, app, isAlone: plan.isAlone)
    }

    private mutating func finish() async throws {
        try await restart(.stopped)
        try await compare(after: "the last restart")
        await host.stop()
        try await store.cut()
    }

    // MARK: The host's life

    enum Ending { case stopped, killed }

    /// Ends the host and starts another one with what is in the file.
    mutating func restart(_ ending: Ending) async throws {
        storeNumber += 1
        let path = plan.folder + "/\(storeNumber)/device.sqlite"
        let old = (store.path as NSString).deletingLastPathComponent
        if ending == .stopped { await host.stop() }
        try await store.cut(copyTo: path)
        if ending == .killed { await host.stop() }
        try FileManager.default.removeItem(atPath: old)
        store = try CutStore(path: path)
        host = Self.host(clock, store, plan)
        report.restarts += 1
        await host.start()
        // Before its extension runs, the host has everything that it acknowledged.
        try await compareRecord(after: "a restart")
        try await install()
    }

    /// Connects the app's present build.
    func install() async throws {
        do throws(HostError) {
            try await host.install(app.id, name: "Soaked", gateway: app.connect(build: build))
        } catch {
            throw failure("the app cannot be installed: \(error)")
        }
        await host.settle()
    }

    /// Places widgets until the phone has its usual number of each.
    mutating func fill() async throws {
        for choice in app.choices {
            let wanted = max(1, Int((Double(choice.count) * plan.share).rounded()))
            while record.count(of: choice) < wanted { try await place(choice) }
        }
        await host.settle()
    }
}
