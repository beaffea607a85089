import Foundation
import Testing

/// The calendar of the gallery as the command line draws it. The samples repeat every week; 2026-11-27 is a Friday.
@Suite("The calendar example", .enabled("the macros that its previews use are not built") { DrawnExample.canBuild })
struct CalendarExampleTests {
    private static let example = "Gallery/Calendar"
    private static let morning = ["--locale", "en", "--at", "2026-11-27T09:41+09:00"]

    private func one(_ family: String, _ arguments: [String] = morning) throws -> DrawnExample {
        try DrawnExample.one(Self.example, ["--family", family] + arguments)
    }

    @Test("F-199: the small size has the date and one event")
    func small() throws {
        let small = try one("small")
        #expect(small.strings == ["Friday", "27", "Stand-up", "9:30 AM"])
        #expect(small.links.isEmpty)
        #expect(small.widgetURL?.hasPrefix("calendar://day/") == true)
    }

    @Test("F-199: the medium size has two columns, whose events open themselves")
    func medium() throws {
        let medium = try one("medium")
        let events = medium.root.all.filter { $0.link != nil }
        #expect(events.count == 3)
        #expect(Set(medium.links).count == 3)
        #expect(Set(events.map(\.frame.minX)).count == 2)
        for event in events {
            #expect(event.link?.hasPrefix("calendar://event/") == true)
            #expect(event.frame.height >= 44)
        }
    }

    @Test("F-199: in the large size events are as far below each other as their times are apart")
    func large() throws {
        let large = try one("large")
        func top(_ text: String) throws -> Double {
            try #require(large.texts.first { $0.text == text }, "\(large.strings)").frame.minY
        }
        let (eleven, twelve) = (try top("11\u{202F}AM"), try top("12\u{202F}PM"))
        let (review, lunch) = (try top("Design Review"), try top("Lunch with Mina"))
        #expect(abs((lunch - review) - 1.5 * (twelve - eleven)) < 1)
    }

    @Test("F-199: in the large size the line of now is in front of an event, and the event after the grid is named")
    func now() throws {
        let large = try one("large")
        let shapes = large.root.all.filter { $0.kind == "shape" }
        let line = try #require(shapes.lastIndex { 1 < $0.frame.height && $0.frame.height < 2 }, "no line")
        let middle = CGPoint(x: shapes[line].frame.midX, y: shapes[line].frame.midY)
        let plates = 2.0..<100
        let plate = try #require(
            shapes.lastIndex { plates.contains($0.frame.height) && $0.frame.contains(middle) }, "no event")
        #expect(plate < line)
        #expect(large.strings.suffix(3) == ["Call with Lisbon", "3:00 PM", "+1"], "\(large.strings)")
    }

    @Test("F-199: the extra large size has four days, each with its own events")
    func extraLarge() throws {
        let wide = try one("extraLarge", ["--platform", "ipad"] + Self.morning)
        for day in ["Friday", "Saturday", "Sunday", "Monday"] {
            #expect(wide.strings.contains(day), "\(wide.strings)")
        }
        #expect(wide.strings.filter { $0 == "Farmers’ Market" }.count == 1)
        #expect(wide.strings.contains("Old Harbor"))
    }

    @Test("F-199: accessories have the next time, the date with the number of events, and events")
    func accessories() throws {
        #expect(try one("circular").strings == ["9:30\nAM"])
        #expect(try one("inline").strings == ["Fri 27 · 5 events"])
        let rectangular = try one("rectangular")
        #expect(rectangular.strings.first == "Stand-up")
        #expect(rectangular.strings.last == "11:00 AM Design Review")
    }

    @Test("F-199: the corner of a watch face has the time")
    func corner() throws {
        let corner = try one("corner", ["--platform", "watch", "--context", "complication"] + Self.morning)
        #expect(corner.strings == ["9:30 AM"])
        #expect(corner.root.all.allSatisfy { $0.json["truncated"] == nil })
    }

    @Test("F-07: an event leaves when it is over, and tomorrow's events follow the last one of today")
    func evening() throws {
        let late = ["--locale", "en", "--at", "2026-11-27T21:00+09:00"]
        #expect(try one("small", late).strings.last == "No more events today")
        let medium = try one("medium", late)
        #expect(medium.strings.contains("Tomorrow") && medium.strings.contains("Farmers’ Market"))
        #expect(!medium.strings.contains("Stand-up"))
    }

    @Test("F-07: the widget changes when an event begins or ends, at most every five minutes, and continues tomorrow")
    func timeline() throws {
        let outcome = try Executable.run([
            "timeline", DrawnExample.folder + "/" + Self.example, "--family", "small", "--time-zone", "Asia/Seoul",
            "--from", "2026-11-27T09:41+09:00", "--for", "24h", "--json",
        ])
        try #require(outcome.status == 0, "\(outcome.errors)")
        let report = try #require(
            try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any])
        #expect((report["distinctPictures"] as? Int ?? 0) >= 6)
        #expect((report["findings"] as? [Any])?.isEmpty == true)
        let stretches = try #require(report["stretches"] as? [[String: Any]])
        let dates = stretches.compactMap { $0["entryDate"] as? String }
            .compactMap { try? Date($0, strategy: .iso8601) }
        // The stand-up ends at 10:00.
        #expect(dates.contains(try Date("2026-11-27T01:00:00Z", strategy: .iso8601)))
        #expect(zip(dates, dates.dropFirst()).allSatisfy { $1.timeIntervalSince($0) >= 300 || $0 == $1 })
    }

    @Test("F-08: New Year's Day is marked, other days are not")
    func occasion() throws {
        #expect(try one("small", ["--locale", "en", "--at", "2027-01-01T09:00+09:00"]).symbols == ["sparkles"])
        #expect(try one("small").symbols.isEmpty)
    }

    @Test(
        "Titles, days and times are in the user's language",
        arguments: [
            ("ko", ["금요일", "27", "스탠드업", "오전 9:30"]), ("ja", ["金曜日", "27", "朝会", "9:30"]),
            ("ar", ["الجمعة", "27", "اجتماع الصباح", "9:30\u{A0}ص"]),
        ])
    func languages(locale: String, strings: [String]) throws {
        #expect(try one("small", ["--locale", locale, "--at", "2026-11-27T09:41+09:00"]).strings == strings)
    }
}
