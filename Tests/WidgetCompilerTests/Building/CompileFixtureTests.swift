import ExtensionProcess
import ExtensionProtocol
import Foundation
import HostTestSupport
import RenderModel
import Testing
import WidgetVocabulary

@testable import WidgetCompiler

/// Whole widget extensions that must compile and render, and single mistakes that must not compile.
@Suite("Compile fixtures")
struct CompileFixtureTests {
    private static let fixtures = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("../../Fixtures").standardizedFileURL.path
    /// Names that the fixtures use although nothing of that name exists, or that only Apple's own system has.
    private static let namesMissingOnPurpose: Set<String> = ["MissingColor", "MissingImage", "Menlo"]

    /// Sizes of an iPhone with 390 × 844 points.
    private static func place(_ family: Family) -> WidgetEnvironment {
        let size =
            switch family {
            case .systemMedium: CGSize(width: 338, height: 158)
            case .systemLarge: CGSize(width: 338, height: 354)
            case .accessoryCircular: CGSize(width: 72, height: 72)
            case .accessoryRectangular: CGSize(width: 160, height: 72)
            case .accessoryInline: CGSize(width: 234, height: 26)
            default: CGSize(width: 158, height: 158)
            }
        return WidgetEnvironment(family: family, canvasSize: size)
    }

    private static func isForgiven(_ diagnostic: Diagnostic) -> Bool {
        let missing: Set<Diagnostic.Code> = [
            .missingColor, .missingImage, .missingGlyph, .missingFont, .missingLocalization,
        ]
        if namesMissingOnPurpose.contains(diagnostic.subject) { return true }
        return diagnostic.severity != .error && !missing.contains(diagnostic.code)
    }

    @Test("A folder compiles, and each widget draws in each of its families", arguments: ["Breadth", "TutorialShape"])
    func folderRenders(name: String) throws {
        let built: BuiltExtension
        do {
            built = try BuiltFixture.build(Self.fixtures + "/" + name)
        } catch BuildError.compile(let messages) {
            for message in messages where message.severity == .error { Issue.record("\(message)") }
            return
        }
        let session = ExtensionProcess(built, options: .patient)
        let description = try session.describe()
        #expect(!description.widgets.isEmpty)
        var missingSymbols: Set<String> = []
        for widget in description.widgets {
            #expect(!widget.families.isEmpty, "\(widget.kind) has no families")
            for family in widget.families {
                let place = Self.place(family)
                let reply = try session.entries(
                    EntriesRequest(kind: widget.kind, purpose: .timeline, environment: place))
                let trees = try session.render(RenderRequest(token: reply.token, environments: [place]))
                let tree = try #require(trees.first)
                #expect(tree.size == place.canvasSize)
                #expect(tree.validate() == [], "\(widget.kind), \(family)")
                #expect(!tree.root.children.isEmpty, "\(widget.kind), \(family): nothing is drawn")
                let diagnostics = reply.diagnostics + tree.diagnostics
                missingSymbols.formUnion(
                    diagnostics.filter { $0.code.isAboutSymbol }.map(\.subject))
                let faults = diagnostics.filter { $0.code != .missingSymbol && !Self.isForgiven($0) }
                #expect(faults.isEmpty, "\(widget.kind), \(family): \(faults.map(\.message))")
            }
        }
        #expect(missingSymbols.subtracting(Self.namesMissingOnPurpose) == [])
    }

    @Test("F-198: code in the tutorial's shape compiles as written, without a warning")
    func tutorialCompiles() throws {
        let builder = WidgetBuilder(sdk: try SDKLocation.find(), options: BuiltFixture.options())
        #expect(try builder.check(try WidgetFolder(at: Self.fixtures + "/TutorialShape")) == [])
    }

    @Test(
        "F-198: code in the tutorial's shape imports only the tutorial's modules, and those of its task of real weather",
        arguments: [("TutorialShape", []), ("../../Examples/Weather", ["CoreLocation", "WeatherKit"])])
    func tutorialImports(path: String, added: [String]) throws {
        let folder = Self.fixtures + "/" + path
        let names = try #require(FileManager.default.enumerator(atPath: folder)).compactMap { $0 as? String }
        var imported: Set<String> = []
        for name in names where name.hasSuffix(".swift") {
            let source = try String(contentsOfFile: folder + "/" + name, encoding: .utf8)
            imported.formUnion(source.matches(of: /(?m)^import (\w+)/).map { String($0.1) })
        }
        #expect(imported.isSuperset(of: ["SwiftUI", "WidgetKit", "AppIntents"]))
        #expect(imported.isSubset(of: ["Foundation", "SwiftUI", "WidgetKit", "AppIntents"] + added))
    }

    /// A file whose first comment names the word that the compiler's message must have.
    struct Misuse: Sendable, CustomTestStringConvertible {
        let path: String
        let word: String

        var testDescription: String { URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent }

        init?(path: String) {
            guard let text = try? String(contentsOfFile: path, encoding: .utf8),
                let match = text.firstMatch(of: /^\/\/ Must not compile: the message names "([^"]+)"\./)
            else { return nil }
            self.path = path
            word = String(match.1)
        }

        static let files = ((try? FileManager.default.contentsOfDirectory(atPath: fixtures + "/Negative")) ?? [])
            .filter { $0.hasSuffix(".swift") }.sorted().map { fixtures + "/Negative/" + $0 }
        static let all = files.compactMap(Misuse.init)
    }

    @Test("Every negative fixture specifies a word of its message")
    func negativeFixturesAreNamed() {
        #expect(Misuse.files.count >= 24)
        #expect(Misuse.all.count == Misuse.files.count)
    }

    @Test("A misuse is rejected in its own file, by name", arguments: Misuse.all)
    func misuseIsRejected(misuse: Misuse) throws {
        let builder = WidgetBuilder(sdk: try SDKLocation.find(), options: BuiltFixture.options())
        let messages = try builder.check(try WidgetFolder(at: misuse.path))
        let errors = messages.filter { $0.severity == .error }
        #expect(!errors.isEmpty, "it compiles")
        #expect(errors.allSatisfy { $0.file == misuse.path }, "\(errors)")
        let texts = messages.filter { $0.severity != .warning }.map(\.message)
        #expect(texts.contains { $0.contains(misuse.word) }, "\(misuse.word) is not in \(texts)")
    }
}
