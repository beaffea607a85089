import CoreGraphics
import Foundation
import Testing

/// The finished weather example as the command line draws it, with sample weather.
@Suite(
    "The finished weather example", .enabled("the macros that its previews use are not built") { DrawnExample.canBuild }
)
struct WeatherExampleTests {
    private static let example = "Weather"
    /// A clear afternoon in Seoul.
    private static let afternoon = ["--locale", "en", "--at", "2026-05-14T15:13+09:00"]

    private func one(_ family: String, _ arguments: [String] = afternoon) throws -> DrawnExample {
        try DrawnExample.one(Self.example, ["--family", family] + arguments)
    }

    @Test("F-03: temperature, place, highest and lowest of the small size are in every larger one")
    func focus() throws {
        let small = Set(try one("small").strings)
        #expect(small.count == 3)
        for family in ["medium", "large"] {
            #expect(small.isSubset(of: try one(family).strings), "\(family)")
        }
        let wide = try one("extraLarge", ["--platform", "ipad"] + Self.afternoon)
        #expect(small.isSubset(of: wide.strings))
    }

    @Test("F-04: larger sizes add the hours, the days and what can be opened")
    func range() throws {
        let (small, medium, large) = (try one("small"), try one("medium"), try one("large"))
        let wide = try one("extraLarge", ["--platform", "ipad"] + Self.afternoon)
        #expect(!small.strings.contains("Now") && medium.strings.contains("Now"))
        #expect(!medium.strings.contains("Today") && large.strings.contains("Today"))
        #expect(wide.strings.filter { $0.hasSuffix("°") }.count > large.strings.filter { $0.hasSuffix("°") }.count)
    }

    @Test("F-05: each platform has the sizes that add something there")
    func families() throws {
        let expected = [
            "iphone": [
                "systemSmall", "systemMedium", "systemLarge", "accessoryCircular", "accessoryRectangular",
                "accessoryInline",
            ],
            "mac": ["systemSmall", "systemMedium", "systemLarge", "systemExtraLarge"],
            "watch": ["accessoryCircular", "accessoryCorner", "accessoryRectangular", "accessoryInline"],
            "visionos": [
                "systemSmall", "systemMedium", "systemLarge", "systemExtraLarge", "systemExtraLargePortrait",
            ],
        ]
        for (platform, families) in expected {
            let drawn = try DrawnExample.draw(
                Self.example, ["--family", "all", "--platform", platform] + Self.afternoon)
            #expect(Set(drawn.map(\.family)) == Set(families), "\(platform)")
        }
    }

    @Test(
        "F-06, F-28: what every accessory shows depends on the entry", arguments: ["circular", "rectangular", "inline"])
    func accessories(family: String) throws {
        let winter = ["--locale", "en", "--at", "2027-01-09T15:13+09:00"]
        #expect(try one(family).strings != one(family, winter).strings)
    }

    @Test("F-08: New Year and the first snow of a winter are greeted, other days are not")
    func occasions() throws {
        func note(_ date: String, _ values: [String] = []) throws -> [String] {
            try one("medium", ["--locale", "en", "--at", date] + values).strings
        }
        #expect(try note("2027-01-01T12:00+09:00").contains { $0.hasSuffix("Happy New Year") })
        #expect(try !note("2027-01-02T12:00+09:00").contains { $0.hasSuffix("Happy New Year") })
        let moscow = ["--config", "place=524901"]
        #expect(try note("2026-12-10T09:00Z", moscow).contains { $0.hasSuffix("First snow") })
        #expect(try !note("2027-02-10T09:00Z", moscow).contains { $0.hasSuffix("First snow") })
    }

    @Test("F-11, F-14: a place of the world is shown with its own clock, which is named where it is another")
    func place() throws {
        let there = try one("medium", Self.afternoon + ["--config", "place=5128581"])
        #expect(there.strings.first == "New York City")
        #expect(there.strings.contains("Local time (EDT)"))
        #expect(there.strings.contains("3 AM"), "\(there.strings)")
        #expect(there.widgetURL == "weather://place/5128581")
        #expect(try !one("medium").strings.contains { $0.hasPrefix("Local time") })
    }

    @Test("F-182: each hour has a time, a symbol and a temperature, and sunsets are among the hours")
    func hours() throws {
        let large = try one("large", ["--locale", "en", "--at", "2026-11-20T14:09+09:00"])
        let hours = large.root.all.filter { $0.link?.contains("/hour/") == true }
        #expect(hours.count == 6)
        #expect(Set(hours.map(\.link)).count == 6)
        for hour in hours {
            #expect(hour.all.compactMap(\.text).count == 2)
            #expect(hour.all.filter { $0.kind == "symbol" }.count == 1)
            #expect(hour.frame.width >= 44 && hour.frame.height >= 44)
        }
        let sunset = try #require(hours.first { $0.all.compactMap(\.text).contains("Sunset") })
        #expect(sunset.all.compactMap(\.text).first == "5:18")
        #expect(large.symbols.contains("sunset.fill"))
    }

    @Test("Each day of the extra large size opens itself")
    func days() throws {
        let wide = try one("extraLarge", ["--platform", "ipad"] + Self.afternoon)
        let days = wide.links.filter { $0.hasPrefix("weather://city/seoul/day/") }
        #expect(days.count >= 6 && Set(days).count == days.count)
    }

    @Test("F-184: weather, light and season give the sky its colors")
    func skies() throws {
        func sky(_ date: String) throws -> String {
            let background = try #require(try one("small", ["--locale", "en", "--at", date]).background)
            return "\(background.json["fill"] ?? "")"
        }
        // A clear summer day, its sunset, a cloudy night, a clear winter day, rain, a storm.
        let skies = try [
            "2026-07-14T12:00+09:00", "2026-07-13T19:50+09:00", "2026-08-03T02:00+09:00", "2027-01-09T15:13+09:00",
            "2026-07-08T15:13+09:00", "2026-07-11T15:13+09:00",
        ].map(sky)
        #expect(Set(skies).count == skies.count, "\(skies)")
    }

    @Test("F-191: the next reload is after 15 minutes, and the picture changes with the weather")
    func timeline() throws {
        let outcome = try Executable.run([
            "timeline", DrawnExample.folder + "/" + Self.example, "--family", "small", "--time-zone", "Asia/Seoul",
            "--from", "2026-11-27T09:41+09:00", "--for", "2h", "--json",
        ])
        try #require(outcome.status == 0, "\(outcome.errors)")
        let report = try #require(
            try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any])
        let reloads = try #require(report["reloads"] as? [[String: Any]])
        let dates = reloads.compactMap { $0["asked"] as? String }.compactMap { try? Date($0, strategy: .iso8601) }
        #expect(dates.count > 4)
        #expect(zip(dates, dates.dropFirst()).allSatisfy { $1.timeIntervalSince($0) == 900 })
        #expect((report["distinctPictures"] as? Int ?? 0) >= 2)
    }

    @Test("F-194: the number is the largest text, and each size has its own layout")
    func layouts() throws {
        for family in ["small", "medium", "large"] {
            let drawn = try one(family)
            let largest = try #require(drawn.texts.max { drawn.size(of: $0) < drawn.size(of: $1) })
            #expect(largest.text?.hasSuffix("°") == true, "\(family)")
            #expect(drawn.size(of: largest) >= 36)
        }
        let counts = try ["small", "medium", "large"].map { try one($0).texts.count }
        #expect(counts == counts.sorted() && Set(counts).count == 3)
    }

    @Test("In a room the far view has larger type and nothing to press")
    func far() throws {
        let room = ["--platform", "visionos"] + Self.afternoon
        for family in ["small", "medium", "large", "extraLarge", "extraLargePortrait"] {
            let near = try one(family, room)
            let far = try one(family, room + ["--level-of-detail", "simplified"])
            #expect((far.texts.map(far.size).max() ?? 0) > (near.texts.map(near.size).max() ?? 0), "\(family)")
            #expect(far.links.isEmpty && far.root.all.allSatisfy { $0.intent == nil })
            #expect(far.texts.count < near.texts.count)
        }
    }

    @Test(
        "Temperatures and wind have the units of the region",
        arguments: [("en", "78°", "mph"), ("en_GB", "25°", "mph"), ("ko", "25°", "m/s"), ("fr", "25°", "km/h")])
    func units(locale: String, degrees: String, speed: String) throws {
        let large = try one("large", ["--locale", locale, "--at", "2026-05-14T15:13+09:00"])
        #expect(large.strings.contains(degrees), "\(large.strings)")
        #expect(large.strings.contains { $0.hasSuffix(speed) }, "\(large.strings)")
    }

    @Test("A language without a translation has the English texts, with the numbers of its region")
    func fallback() throws {
        for locale in ["ar", "he", "fr", "de"] {
            let large = try one("large", ["--locale", locale, "--at", "2026-05-14T15:13+09:00"])
            #expect(large.strings.first == "Seoul", "\(locale): \(large.strings)")
            #expect(large.strings.contains("Now") && large.strings.contains("Today"), "\(locale): \(large.strings)")
        }
    }

    @Test("Every text of the catalog is translated into English, Korean and Japanese")
    func translations() throws {
        let file = DrawnExample.folder + "/Weather/Localizable.xcstrings"
        let data = try #require(FileManager.default.contents(atPath: file))
        let catalog = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
        #expect(catalog["sourceLanguage"] as? String == "en")
        let strings = try #require(catalog["strings"] as? [String: [String: Any]])
        for (key, entry) in strings where entry["shouldTranslate"] as? Bool != false {
            let localizations = Set((entry["localizations"] as? [String: Any] ?? [:]).keys)
            #expect(localizations.isSuperset(of: ["en", "ja", "ko"]), "\(key)")
        }
    }
}
