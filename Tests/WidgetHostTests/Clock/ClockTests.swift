import Foundation
import RenderModel
import Synchronization
import Testing

@testable import WidgetHost

@Suite("Clocks")
struct ClockTests {
    private final class RealTime: Sendable {
        private let value = Mutex(Samples.start)
        var now: Date { value.withLock { $0 } }
        func pass(_ seconds: Double) { value.withLock { $0 += seconds } }
    }

    private func clock() -> (SystemClock, RealTime) {
        let real = RealTime()
        return (SystemClock { real.now }, real)
    }

    @Test("The clock shows the real time until it is set")
    func real() {
        let (clock, real) = clock()
        real.pass(10)
        #expect(clock.now == Samples.start.addingTimeInterval(10))
        #expect(clock.state.mode == .real)
    }

    @Test("It runs faster, pauses and continues from there")
    func speed() {
        let (clock, real) = clock()
        clock.apply(.speed(60))
        real.pass(10)
        #expect(clock.now == Samples.start.addingTimeInterval(600))
        clock.apply(.pause)
        real.pass(100)
        #expect(clock.now == Samples.start.addingTimeInterval(600))
        clock.apply(.play)
        real.pass(1)
        #expect(clock.now == Samples.start.addingTimeInterval(660))
        clock.apply(.real)
        #expect(clock.now == real.now)
    }

    @Test("It jumps and keeps its speed", arguments: [-1_000.0, 1_000_000])
    func jump(distance: Double) {
        let (clock, real) = clock()
        clock.apply(.jump(to: Samples.start.addingTimeInterval(distance)))
        real.pass(5)
        #expect(clock.now == Samples.start.addingTimeInterval(distance + 5))
    }

    @Test("Invalid speeds are clamped", arguments: [-5.0, .nan, .infinity, 1e300])
    func oddSpeed(speed: Double) {
        let (clock, real) = clock()
        clock.apply(.speed(speed))
        real.pass(1)
        #expect(clock.state.speed.isFinite && clock.state.speed >= 0)
        #expect(clock.now >= Samples.start)
    }

    @Test("Sleeping ends at once for a past date, and when the task is canceled")
    func sleeping() async throws {
        let (clock, _) = clock()
        try await clock.sleep(until: Samples.start)
        clock.apply(.pause)
        let task = Task { try await clock.sleep(until: Samples.start.addingTimeInterval(1)) }
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
    }

    @Test("Alarms fire in order of date, then of setting, and only the last one set for a key counts")
    func agenda() {
        var agenda = Agenda()
        func date(_ seconds: Double) -> Date { Samples.start.addingTimeInterval(seconds) }
        for number in 1...100 { agenda.set(.instance(InstanceID(number)), to: date(Double(number * 37 % 101))) }
        for number in 1...50 { agenda.set(.instance(InstanceID(number)), to: date(500)) }
        agenda.set(.instance(InstanceID(60)), to: nil)
        var order: [Int] = []
        while case .instance(let id) = agenda.takeDueEvents(at: date(400)) { order.append(id.number) }
        #expect(order == (51...100).filter { $0 != 60 }.sorted { $0 * 37 % 101 < $1 * 37 % 101 })
        #expect(agenda.next() == date(500))
        var rest: [Int] = []
        while case .instance(let id) = agenda.takeDueEvents(at: date(500)) { rest.append(id.number) }
        #expect(rest == Array(1...50))
        #expect(agenda.next() == nil)
    }

    private final class Counter: Sendable {
        let value = Atomic(0)
    }

    private static func sleepAndCancel(_ clock: SystemClock, until due: Date) async {
        let started = Counter()
        await withTaskGroup(of: Void.self) { group in
            for _ in 0..<50 {
                group.addTask {
                    started.value.add(1, ordering: .relaxed)
                    try? await clock.sleep(until: due)
                }
            }
            // Sleeps that are canceled before they begin need no timer.
            while started.value.load(ordering: .relaxed) < 50 { await Task.yield() }
            group.cancelAll()
        }
    }

    /// In a separate process, because memory of concurrent tests would count as growth.
    @Test("A canceled sleep leaves no timer in memory")
    func canceledSleeps() async {
        await #expect(processExitsWith: .success) {
            func residentPages() -> Int {
                let fields = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8))?.split(separator: " ")
                return fields.flatMap { $0.count > 1 ? Int($0[1]) : nil } ?? 0
            }
            let clock = SystemClock()
            let due = clock.now.addingTimeInterval(86_400)
            for _ in 0..<1_000 { await Self.sleepAndCancel(clock, until: due) }
            let before = residentPages()
            for _ in 0..<4_000 { await Self.sleepAndCancel(clock, until: due) }
            let grown = (residentPages() - before) * 4_096
            #expect(before > 0)
            // 200,000 timers are 130 MB. Removed ones are released a little later.
            #expect(grown < 48 << 20, "\(grown >> 10) kB more")
        }
    }
}

@Suite("Text that shows the time")
struct DynamicDateTests {
    private func next(_ style: DynamicDate.Style, _ seconds: Double) -> Double? {
        let now = Samples.start.addingTimeInterval(seconds)
        let date = DynamicDate(style: style, start: Samples.start.timeIntervalSinceReferenceDate)
        return date.nextChange(after: now).map { $0.timeIntervalSince(now) }
    }

    @Test("F-78: times of day and dates never change by themselves", arguments: [DynamicDate.Style.time, .date])
    func still(style: DynamicDate.Style) {
        #expect(next(style, 100) == nil)
    }

    @Test(
        "F-78: relative text changes with the smaller of its two units",
        arguments: [
            (10.5, 0.5), (3_599.5, 0.5), (3_600, 60), (5_430, 30), (90_000, 3_600), (-10.25, 0.25), (-7_230, 30),
        ])
    func relative(seconds: Double, expected: Double) throws {
        let wait = try #require(next(.relative, seconds))
        #expect(abs(wait - expected) < 0.01)
    }

    @Test("F-78: an offset changes with its one unit", arguments: [(59.5, 0.5), (90.0, 30), (4_000, 3_200)])
    func offset(seconds: Double, expected: Double) throws {
        let wait = try #require(next(.offset, seconds))
        #expect(abs(wait - expected) < 0.01)
    }

    @Test("F-78: a timer changes every second within its range, and not when it is paused")
    func timer() throws {
        let start = Samples.start.timeIntervalSinceReferenceDate
        func change(_ seconds: Double, _ date: DynamicDate) -> Double? {
            let now = Samples.start.addingTimeInterval(seconds)
            return date.nextChange(after: now).map { $0.timeIntervalSince(now) }
        }
        let down = DynamicDate(style: .timerInterval, start: start, end: start + 60)
        #expect(try abs(#require(change(-5, down)) - 5) < 0.01)
        #expect(try abs(#require(change(10.25, down)) - 0.75) < 0.01)
        #expect(change(60, down) == nil)
        var up = down
        up.countsDown = false
        #expect(try abs(#require(change(10.25, up)) - 0.75) < 0.01)
        up.pauseTime = start + 5
        #expect(change(10, up) == nil)
        #expect(try abs(#require(next(.timer, 3.75)) - 0.25) < 0.01)
    }

    @Test("F-78: a format of the widget's own changes when it says, and every second while it is late")
    func source() throws {
        let start = Samples.start.timeIntervalSinceReferenceDate
        let date = DynamicDate(style: .source, start: start, end: start + 60)
        func change(_ seconds: Double) -> Double? {
            let now = Samples.start.addingTimeInterval(seconds)
            return date.nextChange(after: now).map { $0.timeIntervalSince(now) }
        }
        #expect(try abs(#require(change(10)) - 50) < 0.01)
        #expect(change(75) == 1)
        #expect(DynamicDate(style: .source, start: start).nextChange(after: Samples.start) == nil)
    }

    @Test("A tree's dynamic dates are also found below effects and masks")
    func found() {
        let date = DynamicDate(style: .timer, start: 0)
        let masked = RenderNode(
            .effect(.mask(Trees.text("1", date: date))), frame: .zero, children: [Trees.text("2", date: date)])
        #expect(Trees.tree([masked, Trees.text("3")]).dynamicDates.count == 2)
    }
}
