import Foundation
import RenderModel
import Testing

@testable import SwiftUI

@Suite("Timeline views")
@MainActor
struct TimelineViewTests {
    /// Ninety-five seconds after the reference date.
    private let now = Date(timeIntervalSinceReferenceDate: 95)

    /// What a timeline view of the schedule shows: its seconds after the reference date and its cadence.
    private func shown<Schedule: TimelineSchedule>(
        _ schedule: Schedule, _ change: (inout EnvironmentValues) -> Void = { _ in }
    ) -> (seconds: Double, cadence: TimelineViewDefaultContext.Cadence)? {
        var seen: (Double, TimelineViewDefaultContext.Cadence)?
        func box(_ context: TimelineViewDefaultContext) -> LabelBox {
            seen = (context.date.timeIntervalSinceReferenceDate, context.cadence)
            return LabelBox()
        }
        let tree = ControlHarness.render(TimelineView(schedule) { box($0) }, date: now, change)
        #expect(tree.shapes.count == 1)
        #expect(tree.diagnostics.isEmpty)
        return seen
    }

    @Test("The time shown is the schedule's last one that is not after the entry")
    func dates() {
        #expect(shown(.everyMinute)?.seconds == 60)
        #expect(shown(.periodic(from: Date(timeIntervalSinceReferenceDate: 2), by: 30))?.seconds == 92)
        let times = [10, 95, 96, 200].map { Date(timeIntervalSinceReferenceDate: $0) }
        #expect(shown(.explicit(times))?.seconds == 95)
        #expect(shown(.animation)?.seconds == 95)
        #expect(shown(.animation(minimumInterval: 5, paused: true))?.seconds == 95)
    }

    @Test("Before a schedule's first time the entry's own is shown")
    func early() {
        #expect(shown(.explicit([Date(timeIntervalSinceReferenceDate: 100)]))?.seconds == 95)
        #expect(shown(.explicit([]))?.seconds == 95)
        #expect(shown(.periodic(from: Date(timeIntervalSinceReferenceDate: 100), by: 30))?.seconds == 95)
    }

    @Test("A custom schedule is evaluated from the entry on, and one whose times never advance ends")
    func custom() {
        struct Hours: TimelineSchedule {
            func entries(from startDate: Date, mode: TimelineScheduleMode) -> [Date] {
                [startDate - (mode == .normal ? 7 : 9)]
            }
        }
        struct Stuck: TimelineSchedule {
            func entries(from startDate: Date, mode: TimelineScheduleMode) -> AnySequence<Date> {
                AnySequence { AnyIterator { startDate - 1 } }
            }
        }
        #expect(shown(Hours())?.seconds == 88)
        #expect(shown(Hours()) { $0.isLuminanceReduced = true }?.seconds == 86)
        #expect(shown(Stuck())?.seconds == 94)
    }

    @Test("The cadence is live, and minutes on a dimmed screen")
    func cadence() {
        #expect(shown(.everyMinute)?.cadence == .live)
        #expect(shown(.everyMinute) { $0.isLuminanceReduced = true }?.cadence == .minutes)
        #expect(TimelineViewDefaultContext.Cadence.live < .seconds)
    }

    @Test("Periodic schedules have no end and no gap")
    func periods() {
        let start = Date(timeIntervalSinceReferenceDate: 10)
        let schedule = PeriodicTimelineSchedule(from: start, by: 20)
        let seconds = schedule.entries(from: now, mode: .normal).prefix(3).map(\.timeIntervalSinceReferenceDate)
        #expect(seconds == [90, 110, 130])
        #expect(
            Array(PeriodicTimelineSchedule(from: start, by: 0).entries(from: start, mode: .normal).prefix(2)) == [
                start, start + 1,
            ])
    }
}
