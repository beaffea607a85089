import Foundation
import HostTestSupport
import TestSupport
import Testing
import WidgetCompiler

@testable import SourceDiagnosis

/// A uniform sample of names from Apple's documentation, each used as declared: the fraction that compiles.
///
/// The sampling rule is at the top of each table in `Fixtures/NameSamples`.
@Suite("Samples of Apple's documented names")
struct NameSampleTests {
    /// A row of a table, which becomes a separate file in a widget folder.
    struct Row: Hashable {
        enum Place: String { case view, statement, declaration }

        var number: Int
        var module: String
        var name: String
        var place: Place
        var source: String

        var file: String { "Row\(number).swift" }

        func text(imports: [String]) -> String {
            let body = source.replacingOccurrences(of: "\\n", with: "\n")
                .replacingOccurrences(of: "¤", with: String(number))
            let code =
                switch place {
                case .view: "struct Row\(number): View {\n    var body: some View {\n\(body)\n    }\n}\n"
                case .statement: "@MainActor func row\(number)() async throws {\n\(body)\n}\n"
                case .declaration: body + "\n"
                }
            return (imports + [module]).map { "import \($0)\n" }.joined() + code
        }
    }

    private static let fixtures = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("../Fixtures/NameSamples").standardizedFileURL.path
    private static let rowsOfFolder = 100

    private let folder: TemporaryFolder
    private let builder: WidgetBuilder

    init() throws {
        folder = try TemporaryFolder()
        builder = WidgetBuilder(sdk: try SDKLocation.find(), options: BuiltFixture.options())
    }

    static func rows(_ table: String) throws -> [Row] {
        let text = try String(contentsOfFile: "\(fixtures)/\(table).tsv", encoding: .utf8)
        let lines = text.split(separator: "\n").filter { !$0.hasPrefix("#") }
        return try lines.enumerated().map { number, line in
            let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
            try #require(fields.count == 4, "row \(number)")
            let place = try #require(Row.Place(rawValue: fields[2]), "row \(number)")
            return Row(number: number, module: fields[0], name: fields[1], place: place, source: fields[3])
        }
    }

    /// Folders of the rows, each with the sources that they share.
    private func folders(of rows: [Row], imports: [String], shared: String?) throws -> [WidgetFolder] {
        try stride(from: 0, to: rows.count, by: Self.rowsOfFolder).map { start in
            let name = "\(start)"
            for row in rows[start..<min(start + Self.rowsOfFolder, rows.count)] {
                try folder.write(row.text(imports: imports), to: "\(name)/\(row.file)")
            }
            if let shared { try folder.write(shared, to: name + "/Shared.swift") }
            return try WidgetFolder(at: folder.path + "/" + name)
        }
    }

    private static func list(_ errors: [String: String], of rows: [Row]) -> String {
        rows.compactMap { row in errors[row.file].map { "\(row.module) \(row.name): \($0)" } }.joined(separator: "\n")
    }

    @Test("95 of 100 names of a widget's own frameworks compile as they are documented")
    func core() throws {
        let rows = try Self.rows("core")
        #expect(rows.count == 500)
        let shared = try String(contentsOfFile: Self.fixtures + "/Shared.swift", encoding: .utf8)
        let imports = [
            "Accessibility", "ActivityKit", "Charts", "CoreLocation", "Intents", "SwiftUI", "UIKit", "WidgetKit",
            "AppIntents",
        ]
        var errors: [String: String] = [:]
        for folder in try folders(of: rows, imports: imports, shared: shared) {
            for message in try builder.check(folder) where message.severity == .error {
                errors[(message.file as NSString).lastPathComponent, default: message.message] += ""
            }
        }
        #expect(errors["Shared.swift"] == nil)
        #expect(errors.count * 100 <= rows.count * 5, "\(Self.list(errors, of: rows))")
    }

    @Test("Every name of other frameworks compiles, or is reported with its Apple module")
    func frameworks() throws {
        let rows = try Self.rows("frameworks")
        #expect(rows.count == 200)
        let modules = Dictionary(uniqueKeysWithValues: rows.map { ($0.file, $0.module) })
        var unexplained: [String: String] = [:]
        let imports = ["CoreImage.CIFilterBuiltins", "CoreMedia", "UIKit", "SwiftUI"]
        for folder in try folders(of: rows, imports: imports, shared: nil) {
            let diagnosis = try builder.diagnose(folder)
            for message in diagnosis.others {
                unexplained[(message.file as NSString).lastPathComponent] = message.message
            }
            for symbol in diagnosis.missing {
                for use in symbol.uses {
                    let file = (use.file as NSString).lastPathComponent
                    guard symbol.group != .unsupported || symbol.module != modules[file] else { continue }
                    unexplained[file] = "\(symbol.symbol) of \(symbol.module ?? "nobody")"
                }
            }
        }
        #expect(unexplained.isEmpty, "\(Self.list(unexplained, of: rows))")
    }
}
