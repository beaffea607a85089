import ArgumentParser
import DeviceCatalog
import ExtensionProtocol
import Foundation
import Testing
import WidgetVocabulary

@testable import TesseraCommands

@Suite("Options")
struct OptionTests {
    @Test(
        "Dates with and without time and offset equal Foundation's",
        arguments: [
            ("2001-01-01", "2001-01-01T00:00:00Z"), ("2026-12-25T08:30", "2026-12-25T08:30:00Z"),
            ("2024-02-29 23:59:59", "2024-02-29T23:59:59Z"), ("2026-12-25T08:30+09:00", "2026-12-24T23:30:00Z"),
            ("1970-01-01T00:00:00-0330", "1970-01-01T03:30:00Z"), ("2000-03-01T12:00Z", "2000-03-01T12:00:00Z"),
            ("2100-12-31T01:02:03z", "2100-12-31T01:02:03Z"),
        ])
    func moments(text: String, same: String) throws {
        let expected = try #require(ISO8601DateFormatter().date(from: same))
        #expect(try Moment(argument: text).secondsSinceReferenceDate == expected.timeIntervalSinceReferenceDate)
    }

    @Test(
        "An invalid date is rejected",
        arguments: [
            "", "now", "2026", "2026-13-01", "2026-02-29", "2026-1-1", "2026-01-01T24:00", "2026-01-01T10",
            "2026-01-01T10:60",
            "2026-01-01T10:00+", "2026-01-01T10:00+9", "2026-01-01x", "1969-12-31", "2026-00-10", "2026-01-00",
            "2026-01-01T10:00Z trailing", "２０２６-01-01",
        ])
    func malformedMoments(text: String) {
        #expect(throws: Moment.Malformed.self) { try Moment(argument: text) }
    }

    @Test("Every day of four hundred years follows the one before", .timeLimit(.minutes(30)))
    func calendar() throws {
        var previous: Double?
        for year in stride(from: 1999, to: 2101, by: 1) {
            for month in 1...12 {
                for day in 1...31 {
                    let text = "\(year)-\(month < 10 ? "0" : "")\(month)-\(day < 10 ? "0" : "")\(day)"
                    guard let moment = try? Moment(argument: text) else { continue }
                    if let previous { #expect(moment.secondsSinceReferenceDate - previous == 86_400, "\(text)") }
                    previous = moment.secondsSinceReferenceDate
                }
            }
        }
    }

    @Test("A place south of the equator is accepted in any notation and position on the line")
    func southernPlaces() throws {
        let sydney = GeographicPlace("-33.9,151.2")
        #expect(sydney != nil)
        for words in [["--location", "-33.9,151.2"], ["--location=-33.9,151.2"]] {
            #expect(try RenderCommand.parse(["x"] + words + ["--widget", "A"]).options.location == sydney)
            #expect(try ScreenshotCommand.parse(words + ["Sky"]).location == sydney)
            #expect(try TimelineCommand.parse(["x"] + words + ["--offline"]).location == sydney)
            #expect(try PreviewCommand.parse(["x"] + words).location == sydney)
        }
    }

    @Test("Help for a command names the program before it, however it is requested")
    func help() throws {
        func message(_ words: [String]) -> String? {
            do {
                var command = try Tessera.parseAsRoot(words)
                try command.run()
                return nil
            } catch {
                return Tessera.fullMessage(for: error)
            }
        }
        let help = try #require(message(["render", "--help"]))
        #expect(help.contains("USAGE: tessera render <path> [<options>]"))
        for words in [["render", "-h"], ["help", "render"]] { #expect(message(words) == help) }
    }

    @Test(
        "Locales are normalized",
        arguments: [
            ("ko", "ko"), ("en-us", "en_US"), ("EN_GB", "en_GB"), ("zh-hans-cn", "zh_Hans_CN"), ("es-419", "es_419"),
            ("fil", "fil"),
        ])
    func locales(text: String, identifier: String) throws {
        #expect(try LocaleName(argument: text).identifier == identifier)
    }

    @Test(
        "Locales that do not exist are rejected",
        arguments: ["", "xx", "english", "en_", "en_USA1", "en_US_posix_x", "../etc"])
    func unknownLocales(text: String) {
        #expect(throws: UnknownName.self) { try LocaleName(argument: text) }
    }

    @Test(
        "Arabic and Hebrew are right-to-left, also by script",
        arguments: [
            ("ar", true), ("he_IL", true), ("fa", true), ("ko", false), ("az_Arab", true), ("ar_Latn", false),
        ])
    func direction(text: String, isRightToLeft: Bool) throws {
        #expect((try LocaleName(argument: text).layoutDirection == .rightToLeft) == isRightToLeft)
    }

    @Test("Type sizes have short names and SwiftUI's names", arguments: TypeSize.allCases)
    func typeSizes(size: TypeSize) throws {
        #expect(try TypeSize(argument: size.rawValue) == size)
        #expect(try TypeSize(argument: size.shortName.uppercased()) == size)
    }

    private static let widget = WidgetDescription(
        kind: "Weather", families: [.systemSmall],
        parameters: [
            ConfigurationParameter(
                name: "city", title: "City", typeName: "City",
                options: [.init(json: "\"seoul\"", title: "서울"), .init(json: "\"busan\"", title: "부산")]),
            ConfigurationParameter(name: "count", title: "Count", typeName: "Int"),
            ConfigurationParameter(name: "ratio", title: "Ratio", typeName: "Double?"),
            ConfigurationParameter(name: "isOn", title: "On", typeName: "Bool"),
            ConfigurationParameter(name: "name", title: "Name", typeName: "String"),
        ])

    @Test(
        "Settings become values of their parameters' types",
        arguments: [
            ("city=busan", "\"busan\""), ("City=BUSAN", "\"busan\""), ("city=부산", "\"busan\""), ("count=3", "3"),
            ("ratio=0.5", "0.5"), ("isOn=yes", "true"), ("isOn=0", "false"),
            ("name=a \"b\"=\\c", "\"a \\\"b\\\"=\\\\c\""),
            ("name=", "\"\""), ("name={\"a\":1}", "{\"a\":1}"), ("name=a\nb", "\"a\\nb\""),
        ])
    func settings(text: String, json: String) throws {
        #expect(try ConfigurationArgument(argument: text).json(for: Self.widget).json == json)
    }

    @Test(
        "Invalid settings are rejected with the valid values",
        arguments: [
            ("town=busan", "It has: city, count"), ("city=paris", "It can be: seoul, busan"),
            ("count=many", "a whole number"),
            ("isOn=maybe", "true or false"), ("ratio=nan", "a number"),
        ])
    func wrongSettings(text: String, message: String) throws {
        let argument = try ConfigurationArgument(argument: text)
        let failure = try #require(throws: CommandFailure.self) { try argument.json(for: Self.widget) }
        #expect(failure.status == .usage)
        #expect(failure.message.contains(message))
    }
}
