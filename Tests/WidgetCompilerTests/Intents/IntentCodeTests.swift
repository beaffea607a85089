import Foundation
import HostTestSupport
import Testing

@testable import WidgetCompiler

@Suite("Classes of intent definitions")
struct IntentCodeTests {
    private static let garden = BuiltFixture.fixtures + "/Garden"
    private static let definition = garden + "/Intents/Base.lproj/Garden.intentdefinition"

    private func code(
        _ definitions: [String], sources: [(path: String, content: [UInt8])] = []
    ) throws -> IntentCode {
        var declarations = WidgetDeclarations()
        for source in sources { declarations.add(source.content) }
        return try IntentCode(definitions: definitions, sources: sources, declarations: declarations)
    }

    private func source(_ path: String, _ text: String) -> (path: String, content: [UInt8]) {
        (path, Array(text.utf8))
    }

    private func text(_ code: IntentCode) -> String {
        code.files.map { String(decoding: $0.content, as: UTF8.self) }.joined()
    }

    @Test("Every kind of parameter is generated as in Xcode, reproducibly")
    func wholeDefinition() throws {
        let handler = source("/w/Handler.swift", "final class GardenIntents: INExtension {}")
        let code = try code([Self.definition], sources: [handler])
        #expect(code.messages == [])
        #expect(code.files.map(\.name) == ["Garden.intentdefinition.swift"])
        let expected = try String(contentsOfFile: Self.garden + "/Garden.expected.txt", encoding: .utf8)
        for (written, wanted) in zip(text(code).split(separator: "\n"), expected.split(separator: "\n")) {
            try #require(written == wanted)
        }
        #expect(text(code) == expected)
        #expect(try self.code([Self.definition], sources: [handler]).files == code.files)
    }

    @Test(
        "Case names start in lower case, reserved words are quoted",
        arguments: [
            ("TopLeft", "topLeft"), ("URLField", "urlField"), ("URL", "url"), ("A", "a"), ("iPhone", "iPhone"),
            ("default", "`default`"), ("In", "`in`"), ("two words", "two_words"), ("4x", "_4x"), ("", "_"),
        ])
    func members(name: String, expected: String) {
        #expect(SwiftName.member(name) == expected)
    }

    @Test("S-FILE-10: A string cannot escape its literal")
    func literals() {
        #expect(SwiftName.literal(#"a"b\(c)"#) == #""a\"b\\(c)""#)
        #expect(SwiftName.literal("a\nb\u{2028}") == #""a\u{a}b\u{2028}""#)
    }

    /// A definition with one intent that takes a choice.
    private func write(_ name: String, in folder: TemporaryFolder, cases: [String]) throws -> String {
        let values = cases.enumerated().map { ["INEnumValueName": $1, "INEnumValueIndex": $0] as [String: Any] }
        let parameter: [String: Any] = [
            "INIntentParameterName": "mode", "INIntentParameterType": "Integer", "INIntentParameterEnumType": "Mode",
            "INIntentParameterConfigurable": true,
        ]
        let list: [String: Any] = [
            "INEnums": [["INEnumName": "Mode", "INEnumValues": values]],
            "INIntents": [["INIntentName": "Configuration", "INIntentParameters": [parameter]]],
        ]
        let data = try PropertyListSerialization.data(fromPropertyList: list, format: .xml, options: 0)
        try folder.write(String(decoding: data, as: UTF8.self), to: name)
        return folder.path + "/" + name
    }

    @Test(
        "A class that sources name with a class prefix gets an alias",
        arguments: [
            ("let a: ABConfigurationIntent", ["typealias ABConfigurationIntent = ConfigurationIntent"]),
            (
                "class H: ABCConfigurationIntentHandling {}",
                ["typealias ABCConfigurationIntentHandling = ConfigurationIntentHandling"]
            ),
            ("struct ABConfigurationIntent {}", []), ("let a: MyConfigurationIntent", []),
            ("// ABConfigurationIntent", []), ("let a: INConfigurationIntent, b: ABMode", []),
        ])
    func classPrefix(sourceText: String, aliases: [String]) throws {
        let folder = try TemporaryFolder()
        let path = try write("App.intentdefinition", in: folder, cases: ["unknown"])
        let written = text(try code([path], sources: [source("/w/A.swift", sourceText)]))
        #expect(written.split(separator: "\n").filter { $0.hasPrefix("typealias ") }.map(String.init) == aliases)
    }

    @Test("Of two definitions with the same name, the nearer one is used, and the other is reported")
    func nearest() throws {
        let folder = try TemporaryFolder()
        let app = try write("App/Base.lproj/App.intentdefinition", in: folder, cases: ["unknown", "app"])
        let watch = try write("Watch/Base.lproj/Watch.intentdefinition", in: folder, cases: ["unknown", "watch"])
        func used(_ path: String) -> (path: String, content: [UInt8]) {
            source(folder.path + path, "let a = ConfigurationIntent()")
        }
        let near = try code([app, watch], sources: [used("/Watch/Views/A.swift"), used("/Common/B.swift")])
        #expect(text(near).contains("case watch = 1"))
        #expect(!text(near).contains("case app = 1"))
        #expect(near.messages.map(\.file) == [app, app])
        #expect(near.messages.first?.severity == .warning)
        #expect(near.messages.first?.message.contains("Mode is skipped: \(watch) also defines it") == true)
        let equal = try code([watch, app], sources: [used("/Common/B.swift")])
        #expect(text(equal).contains("case app = 1"))
        let twin = try write("Copy/Copy.intentdefinition", in: folder, cases: ["unknown", "app"])
        #expect(try code([app, twin]).messages == [])
        #expect(try code([app, twin]).files.count == 1)
    }

    @Test("A type that the sources declare is not generated; a nested one does not count")
    func declared() throws {
        let folder = try TemporaryFolder()
        let path = try write("A.intentdefinition", in: folder, cases: ["unknown", "app"])
        let nested = source("/w/A.swift", "struct Provider { enum Mode { case a } }\nextension Mode {}")
        #expect(text(try code([path], sources: [nested])).contains("public enum Mode: Int"))
        let own = source("/w/A.swift", "@objc public enum Mode: Int { case unknown }")
        let left = text(try code([path], sources: [own]))
        #expect(!left.contains("enum Mode: Int"))
        #expect(left.contains("public class ConfigurationIntent: INIntent {"))
    }

    @Test("Without an Intents extension no options are requested")
    func withoutHandler() throws {
        let plain = text(try code([Self.definition]))
        #expect(!plain.contains("options: .searched"))
        #expect(plain.contains("func provideBedOptionsCollection(for intent: ShowBedIntent, searchTerm: String?"))
        let hidden = source("/w/A.swift", "private class Handler: INExtension {}")
        #expect(text(try code([Self.definition], sources: [hidden])) == plain)
    }

    @Test(
        "A malformed definition ends the build with one message that names the file and the remedy",
        arguments: [
            ("<plist><dict>", "it is not a property list"),
            (
                "<plist><array/></plist>",
                "it is not a property list with a dictionary: line 1: it is not a table of keys and values"
            ),
            ("<plist><dict><key>INIntents</key><string/></dict></plist>", "INIntents is not a list of dictionaries"),
            (
                "<plist><dict><key>INIntents</key><array><dict/></array></dict></plist>",
                "intent 1 has no INIntentName"
            ),
            (
                """
                <plist><dict><key>INIntents</key><array><dict><key>INIntentName</key><string>A</string>
                <key>INIntentParameters</key><array><dict/></array></dict></array></dict></plist>
                """, "parameter 1 of A has no INIntentParameterName"
            ),
            (
                """
                <plist><dict><key>INEnums</key><array><dict><key>INEnumName</key><string>A</string></dict>
                </array></dict></plist>
                """, "A has no cases"
            ),
        ])
    func malformed(content: String, reason: String) throws {
        let folder = try TemporaryFolder()
        try folder.write("import WidgetKit", to: "A.swift")
        try folder.write(content, to: "Bad.intentdefinition")
        let builder = WidgetBuilder(sdk: try SDKLocation.find(), options: BuiltFixture.options())
        let error = #expect(throws: BuildError.self) { try builder.check(try WidgetFolder(at: folder.path)) }
        let words = error?.description ?? ""
        #expect(words.contains("/Bad.intentdefinition' cannot be used: \(reason)"), "\(words)")
        #expect(words.contains("open and save it in Xcode"))
    }

    @Test("A name that a definition uses but does not define is a warning with the file")
    func unknownTypes() throws {
        let folder = try TemporaryFolder()
        func parameter(_ name: String, _ more: [String: String]) -> [String: Any] {
            ["INIntentParameterName": name, "INIntentParameterConfigurable": true].merging(more) { $1 }
        }
        let list: [String: Any] = [
            "INIntents": [
                [
                    "INIntentName": "A",
                    "INIntentParameters": [
                        parameter("a", ["INIntentParameterType": "Restaurant"]),
                        parameter(
                            "b", ["INIntentParameterType": "Object", "INIntentParameterObjectType": "Nowhere"]),
                        parameter(
                            "c", ["INIntentParameterType": "Integer", "INIntentParameterEnumType": "Nothing"]),
                    ],
                ]
            ]
        ]
        let data = try PropertyListSerialization.data(fromPropertyList: list, format: .xml, options: 0)
        try folder.write(String(decoding: data, as: UTF8.self), to: "A.intentdefinition")
        let code = try code([folder.path + "/A.intentdefinition"])
        #expect(
            code.messages.map(\.message) == [
                "parameter 1 of A, a: unknown type 'Restaurant'; it is treated as INObject",
                "parameter 2 of A, b: the file has no type 'Nowhere'; it is treated as INObject",
                "parameter 3 of A, c: the file has no enumeration 'Nothing'; the value is treated as a number",
            ])
        #expect(code.messages.allSatisfy { $0.file == folder.path + "/A.intentdefinition" })
        #expect(text(code).contains("public var a: INObject?"))
    }

    @Test("The name of a build depends on its definitions")
    func digest() throws {
        let folder = try TemporaryFolder()
        try folder.write("import WidgetKit", to: "A.swift")
        func digest() throws -> String {
            let sources = try PreparedSources(
                try WidgetFolder(at: folder.path), platform: .iOS, role: .fragment)
            return CompilerInvocation(sources: sources, sdk: try SDKLocation.find(), options: BuildOptions()).digest
        }
        let bare = try digest()
        _ = try write("A.intentdefinition", in: folder, cases: ["unknown", "one"])
        let one = try digest()
        #expect(one != bare)
        #expect(try digest() == one)
        _ = try write("A.intentdefinition", in: folder, cases: ["unknown", "two"])
        #expect(try digest() != one)
    }
}
