import AppleAPI
import Foundation
import SourceDiagnosis
import Synchronization
import Testing
import WidgetCompiler

@testable import TesseraCommands

/// Which of the widget extensions that a path stands for a command takes, and what it says and asks.
@Suite("Choice of widget extensions")
struct WidgetChoiceTests {
    private static let projects =
        (#filePath as NSString).deletingLastPathComponent + "/../XcodeProjectTests/Fixtures"
    private static let meadow = projects + "/Meadow/Meadow.xcodeproj"

    /// What is written to the terminal.
    private final class Page: Sendable {
        private let lines = Mutex("")
        var text: String { lines.withLock { $0 } }
        func add(_ text: String) { lines.withLock { $0 += text } }
    }

    private func choice(
        _ extent: WidgetChoice.Extent, target: String? = nil, style: Terminal.Style = .plain, page: Page = Page(),
        answers: [String] = []
    ) throws -> WidgetChoice {
        let rest = Mutex(answers[...])
        return WidgetChoice(
            command: "timeline", taking: extent,
            options: try ProjectOptions.parse(target.map { ["--target", $0] } ?? []),
            terminal: Terminal(style: style) { page.add($0) }, answer: { rest.withLock { $0.popFirst() } })
    }

    private func failure(_ body: () throws -> Void) throws -> CommandFailure {
        try #require(#expect(throws: CommandFailure.self, performing: body))
    }

    @Test("A command for several extensions uses all of them and lists them")
    func every() throws {
        let page = Page()
        let sources = try choice(.every, page: page).sources(of: [Self.meadow])
        #expect(sources.map(\.target) == ["Bees Extension", "Birds"])
        #expect(sources.map(\.path) == [Self.meadow, Self.meadow])
        #expect(page.text.contains("Using 2 widget extensions:\n  Bees Extension"))
    }

    @Test("Without a terminal, the list contains the exact command for each")
    func commands() throws {
        let failure = try failure { _ = try choice(.one).sources(of: [Self.meadow]) }
        #expect(failure.status == .usage)
        let remedy = try #require(failure.remedy)
        #expect(remedy.contains("tessera timeline \(Self.meadow) --target 'Bees Extension'"))
        #expect(remedy.contains("tessera timeline \(Self.meadow) --target Birds"))
    }

    @Test("On a terminal a number selects, and Return selects the first", arguments: ["2", ""])
    func asked(answer: String) throws {
        let page = Page()
        let choice = try choice(.one, style: .interactive(columns: 80), page: page, answers: ["7", "x", answer])
        #expect(try choice.source(of: Self.meadow).target == (answer == "2" ? "Birds" : "Bees Extension"))
        #expect(page.text.contains("Type a number from 1 to 2."))
        #expect(page.text.contains("Which one? [1]"))
    }

    @Test("A terminal without an answer ends with the list")
    func noAnswer() throws {
        let failure = try failure {
            _ = try choice(.one, style: .interactive(columns: 80)).sources(of: [Self.meadow])
        }
        #expect(failure.remedy?.contains("--target Birds") == true)
    }

    @Test("A name selects one, ignoring case; an unknown one is rejected with the known ones")
    func target() throws {
        #expect(try choice(.one, target: "birds").source(of: Self.meadow).target == "Birds")
        let failure = try failure { _ = try choice(.every, target: "Wasps").sources(of: [Self.meadow]) }
        #expect(
            failure.message
                == "The project Meadow.xcodeproj has no widget extension “Wasps”; it has Bees Extension and Birds.")
    }

    @Test("Every command distinguishes extensions with the same name by their projects")
    func sameName() throws {
        let scratch = try Scratch()
        for name in ["One", "Two"] {
            try scratch.write(
                "name: \(name)\ntargets:\n  W: { type: app-extension, platform: iOS, sources: [.] }\n",
                to: name + "/project.yml")
            try scratch.write("import WidgetKit\n@main struct A: WidgetBundle {}\n", to: name + "/A.swift")
        }
        #expect(try choice(.every).sources(of: [scratch.path]).count == 2)
        let failure = try failure { _ = try choice(.every, target: "W").sources(of: [scratch.path]) }
        #expect(failure.remedy?.contains("tessera timeline \(scratch.path)/Two/project.yml --target W") == true)
    }

    @Test("An app is never treated as a widget, and a folder without a widget extension is reported as such")
    func app() throws {
        let scratch = try Scratch()
        try scratch.write("import SwiftUI\n@main struct A: App {}\n", to: "A.swift")
        let failure = try failure { _ = try choice(.every).sources(of: [scratch.path]) }
        #expect(failure.message == "There is no widget extension in “\(scratch.path)”.")
        #expect(failure.status == .usage)
    }

    @Test("The only extension below a folder is used and reported")
    func below() throws {
        let page = Page()
        let source = try choice(.one, page: page).source(of: Self.projects + "/Orchard")
        #expect(source.target == "OrchardWidget")
        #expect(page.text.contains("Using OrchardWidget"))
    }

    @Test(
        "Words are quoted for a shell",
        arguments: [("App.xcodeproj", "App.xcodeproj"), ("My App", "'My App'"), ("Bee's", "'Bee'\\''s'"), ("", "''")])
    func quoting(word: String, quoted: String) {
        #expect(WidgetChoice.quoted(word) == quoted)
    }

    @Test("Extensions with the same name have separate output folders")
    func folders() {
        let sources = ["a", "b"].map { WidgetSource($0 + "/App.xcodeproj", target: "My Widget") }
        #expect(TargetFolders(of: sources, in: "out").names == ["My_Widget", "My_Widget-2"])
    }

    @Test("S-EXIT-7: The status of a widget that fails outranks one that never started")
    func statuses() {
        #expect(ExitStatus.worst(of: [.fine, .usage, .compilation]) == .compilation)
        #expect(ExitStatus.worst(of: [.findings, .widget]) == .widget)
        #expect(ExitStatus.worst(of: [.fine]) == nil)
    }
}

/// The groups of the report on what a widget's sources lack.
@Suite("Groups of the check report")
struct CheckReportSectionTests {
    private func module(_ name: String, in file: String) -> MissingSymbol {
        MissingSymbol(symbol: name, isModule: true, uses: [.init(file: file, line: 1)], verdict: .foreignModule)
    }

    private func report(_ diagnosis: SourceFindings) -> CheckReport {
        CheckReport(path: "p", folder: "/p", files: ["/p/A.swift"], diagnosis: diagnosis)
    }

    @Test("A search that used up its effort is reported as incomplete")
    func cut() {
        var diagnosis = SourceFindings()
        diagnosis.missing = [module("Gzip", in: "/p/A.swift")]
        #expect(!report(diagnosis).text.contains("there may be more"))
        diagnosis.cutAfter = 3
        #expect(report(diagnosis).text.contains("there may be more: the search stopped when its compile time"))
        diagnosis.others = [CompilerMessage(severity: .error, file: "", line: 0, message: "no answer")]
        #expect(report(diagnosis).text.contains("1 file, 1 with errors"))
    }

    @Test("Third-party packages are listed separately from unsupported APIs, with the reason once and the files")
    func packages() {
        var diagnosis = SourceFindings()
        diagnosis.missing = [
            module("Gzip", in: "/p/A.swift"), module("Lottie", in: "/p/B.swift"),
            MissingSymbol(
                symbol: "CryptoKit", isModule: true, uses: [.init(file: "/p/A.swift", line: 2)],
                verdict: .unsupported(nearest: [], instead: nil, reason: nil)),
        ]
        diagnosis.remarks = ["Gzip", "Lottie"].map { name in
            CompilerMessage(
                severity: .warning, file: "/p/A.swift", line: 1,
                message:
                    "\(name): it belongs to the package https://example.invalid/\(name), "
                    + "which is not available: no network")
        }
        let report = report(diagnosis)
        #expect(
            report.missingLines == [
                "  packages that are not available: 2 modules, 2 files",
                "    Gzip  of https://example.invalid/Gzip", "      needed by A.swift",
                "    Lottie  of https://example.invalid/Lottie", "      needed by B.swift", "      no network",
                "  modules that do not exist here: 1 module, 1 use", "    CryptoKit  1 use", "      A.swift:2",
            ])
        #expect(!report.text.contains("remarks:"))
        #expect(CheckReport.json(of: [report]).contains("\"package\""))
    }

    @Test("The notes of an error follow it in the text, as many as help, and are its members in JSON")
    func notes() throws {
        func note(_ line: Int, _ text: String) -> CompilerMessage {
            CompilerMessage(severity: .note, file: "/p/A.swift", line: line, column: 6, message: text)
        }
        var diagnosis = SourceFindings()
        diagnosis.others = [
            CompilerMessage(
                severity: .error, file: "/p/A.swift", line: 9, column: 6, message: "invalid redeclaration of 'f'",
                notes: [note(8, "'f' previously declared here")]),
            CompilerMessage(
                severity: .error, file: "/p/A.swift", line: 12, column: 1, message: "ambiguous use of 'g'",
                notes: (1...6).map { note($0, "found this candidate") }),
        ]
        let report = report(diagnosis)
        #expect(
            report.text.contains(
                """
                    A.swift:9: invalid redeclaration of 'f'
                      A.swift:8: note: 'f' previously declared here
                    A.swift:12: ambiguous use of 'g'
                      A.swift:1: note: found this candidate
                """))
        #expect(report.text.contains("note: found this candidate\n      … and 2 more notes\n"))
        #expect(report.text.contains("other errors: 2\n"))
        let json = try JSONSerialization.jsonObject(with: Data(CheckReport.json(of: [report]).utf8)) as? [String: Any]
        let folder = try #require((json?["folders"] as? [[String: Any]])?.first)
        let errors = try #require(folder["otherErrors"] as? [[String: Any]])
        let notes = errors.map { $0["notes"] as? [[String: Any]] ?? [] }
        #expect(notes.map(\.count) == [1, 6])
        #expect(notes.first?.first?["line"] as? Int == 8)
        #expect(notes.first?.first?["file"] as? String == "A.swift")
    }

    @Test("A name may be in a missing file that the project lists")
    func missingFile() {
        var diagnosis = SourceFindings()
        diagnosis.missing = [
            MissingSymbol(
                symbol: "APIKEY", isModule: false, uses: [.init(file: "/p/A.swift", line: 1)],
                verdict: .undeclared(nearest: []))
        ]
        diagnosis.remarks = [
            CompilerMessage(
                severity: .warning, file: "/p/Key.swift", message: "the target W lists this file, which does not exist")
        ]
        #expect(report(diagnosis).text.contains("it may be declared in Key.swift, which the project lists"))
    }
}
