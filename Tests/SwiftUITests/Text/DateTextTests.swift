import RenderModel
import Testing
import _Testing_CoreGraphics

@testable import SwiftUI

@Suite("Date and time texts")
@MainActor
struct DateTextTests {
    /// 2026-03-05 14:30:00 UTC.
    private let now = Date(timeIntervalSince1970: 1_772_721_000)

    private func content(
        _ text: Text, locale: String = "en_US", zone: String = "UTC", width: CGFloat = 400
    ) throws -> TextContent {
        let renderer = TextRendering.renderer(width: width, date: now) {
            $0.locale = Locale(identifier: locale)
            $0.timeZone = TimeZone(identifier: zone) ?? .gmt
        }
        return try TextRendering.text(text, renderer)
    }

    /// Narrow and no-break spaces read as spaces.
    private func string(_ text: Text, locale: String = "en_US", zone: String = "UTC") throws -> String {
        let shown = try content(text, locale: locale, zone: zone).string
        return String(shown.map { $0.isWhitespace ? " " : $0 })
    }

    @Test("F-78: time and date in the language and time zone of the environment")
    func moments() throws {
        #expect(try string(Text(now, style: .time)) == "2:30 PM")
        #expect(try string(Text(now, style: .time), zone: "Asia/Seoul") == "11:30 PM")
        #expect(try string(Text(now, style: .time), locale: "de_DE", zone: "Europe/Berlin") == "15:30")
        #expect(try string(Text(now, style: .time), locale: "ko_KR") == "오후 2:30")
        #expect(try string(Text(now, style: .time), locale: "ja_JP") == "14:30")
        #expect(try string(Text(now, style: .date)) == "March 5, 2026")
        #expect(try string(Text(now, style: .date), locale: "ko_KR") == "2026년 3월 5일")
        #expect(try string(Text(now, style: .date), locale: "ja_JP") == "2026年3月5日")
    }

    @Test("Timers count to a date, from a date, and within an interval")
    func clocks() throws {
        #expect(try string(Text(now.addingTimeInterval(3700), style: .timer)) == "1:01:40")
        #expect(try string(Text(now.addingTimeInterval(-95), style: .timer)) == "1:35")
        let range = now.addingTimeInterval(-60)...now.addingTimeInterval(3540)
        #expect(try string(Text(timerInterval: range)) == "59:00")
        #expect(try string(Text(timerInterval: range, countsDown: false)) == "1:00")
        let long = now...now.addingTimeInterval(7200)
        #expect(try string(Text(timerInterval: long)) == "2:00:00")
        #expect(try string(Text(timerInterval: long, showsHours: false)) == "120:00")
        let paused = now.addingTimeInterval(-30)
        #expect(try string(Text(timerInterval: range, pauseTime: paused, countsDown: false)) == "0:30")
        let past = now.addingTimeInterval(-100)...now.addingTimeInterval(-50)
        #expect(try string(Text(timerInterval: past)) == "0:00")
    }

    @Test("Durations in two units, signed offsets in one")
    func lengths() throws {
        #expect(try string(Text(now.addingTimeInterval(8600), style: .relative)) == "2 hr, 23 min")
        #expect(try string(Text(now.addingTimeInterval(-45), style: .relative)) == "45 sec")
        #expect(try string(Text(now.addingTimeInterval(8600), style: .relative), locale: "ko_KR") == "2시간 23분")
        let offset = try string(Text(now.addingTimeInterval(7200), style: .offset))
        #expect(offset.hasSuffix("2 hours"))
    }

    @Test("Date ranges")
    func range() throws {
        let text = try string(Text(now...now.addingTimeInterval(3600)))
        #expect(text.hasPrefix("2:30") && text.hasSuffix("3:30 PM"))
    }

    @Test("F-78: the tree carries what the host needs to keep the text running")
    func dynamicDates() throws {
        let timer = try content(Text(now.addingTimeInterval(60), style: .timer)).dynamicDate
        #expect(timer?.style == .timer)
        #expect(timer?.start == now.addingTimeInterval(60).timeIntervalSinceReferenceDate)
        let range = now...now.addingTimeInterval(60)
        let interval = try content(Text(timerInterval: range, countsDown: false, showsHours: false)).dynamicDate
        #expect(interval?.style == .timerInterval)
        #expect(interval?.end == range.upperBound.timeIntervalSinceReferenceDate)
        #expect(interval?.countsDown == false && interval?.showsHours == false)
        #expect(try content(Text("Until \(now, style: .time)")).dynamicDate?.style == .time)
        #expect(try content(Text(verbatim: "14:30")).dynamicDate == nil)
    }

    @Test(
        "F-78: a text with a format of the widget's own states when it changes, and takes no more width than it needs")
    func sources() throws {
        func change(_ text: Text) throws -> Double? {
            let date = try #require(try content(text).dynamicDate)
            #expect(date.style == .source)
            return date.end.map { $0 - now.timeIntervalSinceReferenceDate }
        }
        let clock = Text(.currentDate, format: .dateTime.hour().minute())
        #expect(try string(clock) == "2:30 PM")
        #expect(try change(clock).map { abs($0 - 60) < 0.01 } == true)
        #expect(
            try change(Text("Now: \(.currentDate, format: .dateTime.hour())")).map { abs($0 - 1_800) < 0.01 } == true)
        let units = Duration.UnitsFormatStyle(allowedUnits: [.minutes], width: .wide)
        let rest = Text(.durationOffset(to: now.addingTimeInterval(1_000)), format: units)
        #expect(try change(rest).map { (1...60).contains($0) } == true)
        let offer = ProposedViewSize(width: 300, height: nil)
        #expect(TextRendering.renderer(date: now).sizeThatFits(clock, offer).width < 100)
    }

    @Test("A running timer takes the proposed width, aligned inside; a time of day does not")
    func width() throws {
        let renderer = TextRendering.renderer(date: now)
        let offer = ProposedViewSize(width: 300, height: nil)
        let timer = Text(now.addingTimeInterval(90), style: .timer)
        #expect(renderer.sizeThatFits(timer, offer).width == 300)
        #expect(renderer.sizeThatFits(timer, .unspecified).width < 60)
        #expect(renderer.sizeThatFits(Text(now, style: .time), offer).width < 100)
        let line = try TextRendering.text(timer.multilineTextAlignment(.trailing), renderer).lines[0]
        #expect(abs(line.origin.x + line.width - 400) < 0.5)
    }
}
