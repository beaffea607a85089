import Foundation
import RenderModel
import TestSupport
import Testing

@testable import XcodeProject

/// Rows of combining marks in files, which are costly as keys.
@Suite(.timeLimit(.minutes(30)))
struct MarkTests {
    /// The ways in which files write one mark.
    private static let notations = [
        "\u{301}", "\u{1D165}", #"\u0301"#, #"\U0301"#, #"\U301"#, #"\U00000301"#, #"\uD834\uDD65"#, "&#769;",
        "&#x301;", "&#x0000301;", "\\\u{301}", "\\\n   \u{301}", "<![CDATA[\u{301}]]>",
    ]

    /// What is expected of texts with so many marks in a row.
    private static let results: [(count: Int, LimitedFile.Rejection?)] = [
        (CombiningMarks.limit, nil), (CombiningMarks.limit + 1, .marks),
    ]

    private func rejection(_ text: String, _ encoding: String.Encoding = .utf8) throws -> LimitedFile.Rejection? {
        LimitedFile.rejection(ofText: try #require(text.data(using: encoding)))
    }

    @Test("S-LIMIT-42: A file with more combining marks in a row than the limit is rejected", arguments: notations)
    func marks(notation: String) throws {
        for (count, result) in Self.results {
            let row = String(repeating: notation, count: count)
            #expect(try rejection("{\"e\(row)\": 1}") == result)
        }
        #expect(try rejection(String(repeating: notation + "a", count: 1_000)) == nil)
    }

    @Test(
        "S-LIMIT-42: Marks are found in each encoding that a file can have",
        arguments: [
            String.Encoding.utf16, .utf16BigEndian, .utf16LittleEndian, .utf32, .utf32BigEndian, .utf32LittleEndian,
        ])
    func encodings(encoding: String.Encoding) throws {
        for (count, result) in Self.results {
            #expect(try rejection("{\"e" + String(repeating: "\u{301}", count: count), encoding) == result)
        }
    }

    @Test("S-LIMIT-42: Marks are found in a binary property list, at even and odd positions", arguments: ["e", "ee"])
    func binary(key: String) throws {
        for (count, result) in Self.results {
            let value = "e" + String(repeating: "\u{301}", count: count)
            let list = try PropertyListSerialization.data(fromPropertyList: [key: value], format: .binary, options: 0)
            #expect(LimitedFile.rejection(ofText: list) == result)
        }
    }

    @Test("S-LIMIT-42: Text that resembles a notation has no marks")
    func others() throws {
        for text in [#"\\u0301"#, "&amp;#x301;", #"\u0301]"#, #"\n\u0301"#, "&#x301;<a>", #"\u{301}"#, "\u{301} "] {
            #expect(try rejection("{\"e" + String(repeating: text, count: 1_000)) == nil, "\(text)")
        }
    }

    @Test(
        "S-LIMIT-42: XML in an encoding that hides marks is rejected",
        arguments: [
            (#"encoding="UTF-7""#, true), (#"encoding='windows-1258'"#, true), (#"encoding="UTF-8""#, false),
            (#"encoding = "utf-8""#, false), ("", false),
        ])
    func declarations(declaration: String, isRejected: Bool) throws {
        let text = "<?xml version=\"1.0\" \(declaration)?><plist><dict/></plist>"
        #expect(try rejection(text) == (isRejected ? .encoding : nil))
        #expect(try rejection("\u{FEFF}" + text) == (isRejected ? .encoding : nil))
    }

    @Test(
        "S-LIMIT-42: A file of a project with a million combining marks is an error that names it",
        arguments: ["project.yml", "A.xcodeproj/project.pbxproj", "A.xcworkspace/contents.xcworkspacedata"])
    func files(name: String) throws {
        let scratch = try ScratchFolder()
        try scratch.write("{ \"e" + String(repeating: "\u{301}\u{323}", count: 500_000) + "\": 1 }", to: name)
        let error = #expect(throws: ProjectProblem.self) {
            let path = try #require(try ProjectPath(scratch.path))
            _ = try ProjectSet(path, configuration: nil)
        }
        let text = try #require(error).description
        #expect(text.contains("/\(name)” cannot be read: it has more than 128 combining marks in a row"), "\(text)")
    }

    @Test("S-LIMIT-42: The values of settings do not add up to more combining marks in a row than the limit")
    func settings() throws {
        var settings = BuildSettings(file: "/A.xcodeproj")
        let marks = String(repeating: "\u{301}", count: CombiningMarks.limit)
        settings.add(level: [
            .init(key: "ROW", value: marks), .init(key: "TWO", value: "$(ROW)$(ROW)"),
            .init(key: "NAME", value: "$(e$(TWO))"),
        ])
        #expect(try settings.value("ROW") == marks)
        for name in ["TWO", "NAME"] {
            let error = #expect(throws: ProjectProblem.self) { _ = try settings.value(name) }
            #expect(try #require(error).description.contains("more than 128 combining marks in a row"))
        }
    }
}
