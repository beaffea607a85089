import Foundation
import TestSupport
import Testing

/// The audit by the released program.
@Suite(
    "The released program audits widgets",
    .enabled(if: Released.program != nil, "TESSERA_RELEASED names no program"))
struct ReleasedAuditTests {
    private struct Report: Decodable {
        struct Finding: Decodable {
            var rule: String
            var outcome: String
            var severity: String
            var message: String
            var fingerprint: String
        }

        struct Summary: Decodable {
            var suppressed: Int
            var inBaseline: Int
        }

        var findings: [Finding]
        var summary: Summary

        var violations: [Finding] { findings.filter { $0.outcome == "violation" } }
    }

    private static func report(
        _ files: [String: String], _ options: [String] = []
    ) throws -> (report: Report, status: Int32) {
        let run = try Released.run(["audit"], files: files, ["--format", "json"] + options)
        let report = try? JSONDecoder().decode(Report.self, from: Data(run.output.utf8))
        return (try #require(report, "\(run.errors)"), run.status)
    }

    /// A widget of one small text.
    private static let small = Released.widget(view: #"Text("Rain").font(.system(size: 9))"#)

    @Test("A seeded fault is found by its rule", arguments: AuditCorpus.widgets)
    func faults(widget: AuditCorpus.Widget) throws {
        // Other rules would only draw more pictures; the twin is judged by all of them.
        let (report, _) = try Self.report(try widget.files(.fault), ["--rules", widget.rule] + widget.options)
        let found = report.findings.filter { $0.outcome == widget.outcome }.map(\.rule)
        #expect(found.contains(widget.rule), "\(report.findings.map { $0.rule + ": " + $0.message })")
    }

    @Test("No rule has a violation in a clean twin", arguments: AuditCorpus.widgets)
    func twins(widget: AuditCorpus.Widget) throws {
        let (report, status) = try Self.report(try widget.files(.twin))
        #expect(report.violations.isEmpty, "\(report.violations.map { $0.rule + ": " + $0.message })")
        if widget.outcome != "violation" { #expect(!report.findings.map(\.rule).contains(widget.rule)) }
        #expect(status == 0)
    }

    @Test("A timeline that is never returned is reported as such, not as a missing snapshot")
    func silentTimeline() throws {
        let source = Released.widget(view: #"Text("Rain")"#).replacing(
            "completion(Timeline(entries: [Moment(date: .now)], policy: .never))",
            with: """
                guard context.family != .accessoryRectangular else { return }
                completion(Timeline(entries: [Moment(date: .now)], policy: .never))
                """
        ).replacing("[.systemSmall]", with: "[.systemSmall, .accessoryRectangular]")
        let report = try Self.report(["Probe.swift": source], ["--time-limit", "20"]).report
        let messages = report.findings.filter { $0.rule == "W-12" }.map(\.message)
        #expect(messages.count == 1, "\(messages)")
        #expect(messages.allSatisfy { $0.hasPrefix("The timeline of accessoryRectangular fails") }, "\(messages)")
        #expect(messages.allSatisfy { $0.contains("within 20 s") && !$0.contains("snapshot") }, "\(messages)")
    }

    @Test("S-EXIT-2: The exit status is 1 when a finding has the level that --fail-on names, otherwise 0")
    func levels() throws {
        let rules = ["--rules", "R-01"]
        #expect(try Self.report(["Probe.swift": Self.small], rules).status == 1)
        #expect(try Self.report(["Probe.swift": Self.small], rules + ["--fail-on", "review"]).status == 1)
        #expect(try Self.report(["Probe.swift": Self.small], ["--rules", "widget-url"]).status == 0)
        let warning = ["--rules", "widget-url", "--fail-on", "warning"]
        #expect(try Self.report(["Probe.swift": Self.small], warning).status == 1)
    }

    @Test("Fingerprints are the same after lines have moved and the file has another name")
    func fingerprints() throws {
        let first = try Self.report(["Probe.swift": Self.small]).report
        let second = try Self.report(["Renamed.swift": "\n\n\n" + Self.small]).report
        #expect(!first.findings.isEmpty)
        #expect(first.findings.map(\.fingerprint) == second.findings.map(\.fingerprint))
    }

    @Test("A comment with a reason accepts a finding")
    func suppression() throws {
        let source = "// tessera:allow R-01 because the unit is read once\n" + Self.small
        let (report, status) = try Self.report(["Probe.swift": source], ["--rules", "R-01"])
        #expect(report.findings.isEmpty)
        #expect(report.summary.suppressed == 1)
        #expect(status == 0)
    }

    @Test(
        "Two runs write the same report, in every form",
        arguments: ["json", "sarif", "junit", "github", "text", "html"])
    func repetition(format: String) throws {
        let source = Self.small.replacing("[.systemSmall]", with: "[.systemSmall, .systemMedium]")
        // Without the rules that measure time and memory.
        let rules = ["--rules", "R-01", "R-15", "R-23", "R-65", "R-66", "R-88", "W-10"]
        let reports = try (0..<2).map { _ in
            let folder = try Scratch()
            let path = folder.path + "/report"
            let run = try Released.run(
                ["audit"], files: ["Probe.swift": source], rules + ["--format", format, "--out", path])
            #expect(run.status == 1 && run.output.isEmpty, "\(run.errors)")
            return Self.withoutFolders(try String(contentsOfFile: path, encoding: .utf8))
        }
        #expect(!reports[0].isEmpty)
        #expect(reports[0] == reports[1])
    }

    /// A report without the folders of the sources, whose names differ.
    private static func withoutFolders(_ text: String) -> String {
        text.replacing(/[^\s"=>]*\/Probe\/Probe\.swift/, with: "Probe.swift")
    }

    @Test("A severity hides the findings below it, also of rules that have findings above it")
    func severity() throws {
        let source = Self.small.replacing(
            #"Text("Rain").font(.system(size: 9))"#,
            with: #"VStack { Text("Rain").font(.system(size: 9)); Text("A long title of a widget").lineLimit(1) }"#)
        let all = try Self.report(["Probe.swift": source]).report
        let errors = try Self.report(["Probe.swift": source], ["--severity", "error"]).report
        #expect(all.findings.contains { $0.severity != "error" })
        #expect(!errors.findings.isEmpty && errors.findings.allSatisfy { $0.severity == "error" })
        #expect(all.findings.filter { $0.severity == "error" }.map(\.fingerprint) == errors.findings.map(\.fingerprint))
    }

    @Test("An update of a baseline for some rules keeps the entries of the others")
    func updates() throws {
        let folder = try Scratch()
        let options = ["--baseline", folder.path + "/known.json"]
        let files = ["Probe.swift": Self.small]
        _ = try Released.run(["audit"], files: files, options + ["--update-baseline"])
        let clean = ["Probe.swift": Self.small.replacing("size: 9", with: "size: 14")]
        let run = try Released.run(["audit"], files: clean, options + ["--rules", "R-01", "--update-baseline"])
        #expect(run.status == 0, "\(run.errors)")
        let (report, _) = try Self.report(files, options)
        #expect(report.findings.map(\.rule) == ["R-01"])
    }

    @Test("A baseline stays as it is when an extension does not compile")
    func brokenUpdate() throws {
        let folder = try Scratch()
        try folder.write("{}", to: "known.json")
        let run = try Released.run(
            ["audit"], files: ["Probe.swift": "import SwiftUI\nlet a: Int = \"\"\n" + Self.small],
            ["--baseline", folder.path + "/known.json", "--update-baseline"])
        #expect(run.status == 3, "\(run.errors)")
        #expect(try String(contentsOfFile: folder.path + "/known.json", encoding: .utf8) == "{}")
    }

    @Test("S-EXIT-5: A crash ends with status 4 if its rule is not judged, after the report")
    func unjudgedCrash() throws {
        let source = Self.small.replacing("completion(Timeline(", with: "fatalError()\ncompletion(Timeline(")
        let (report, status) = try Self.report(["Probe.swift": source], ["--rules", "R-01"])
        #expect(!report.findings.contains { $0.rule == "W-12" })
        #expect(status == 4)
    }

    @Test("A crash that the settings, a comment or the baseline accepts does not end with status 4")
    func acceptedCrash() throws {
        let source = Self.small.replacing("size: 9", with: "size: 14")
            .replacing("completion(Timeline(", with: "fatalError()\ncompletion(Timeline(")
        let folder = try Scratch()
        let known = ["--baseline", folder.path + "/known.json"]
        _ = try Released.run(["audit"], files: ["Probe.swift": source], known + ["--update-baseline"])
        try folder.write("audit: { rules: { W-12: off } }", to: "off.yml")
        let rule = ["--rules", "R-01"]
        #expect(try Self.report(["Probe.swift": source], rule + known).status == 0)
        #expect(try Self.report(["Probe.swift": source], rule + ["--settings", folder.path + "/off.yml"]).status == 0)
        let comment = "// tessera:allow W-12 because the provider is being written\n"
        #expect(try Self.report(["Probe.swift": comment + source], rule).status == 0)
    }

    @Test("A date decides which entry is audited", arguments: [("08", 1), ("12", 0)])
    func date(hour: String, count: Int) throws {
        let source = Self.small.replacing(
            ".font(.system(size: 9))",
            with: ".font(.system(size: Calendar.current.component(.hour, from: entry.date) == 8 ? 9 : 14))")
        let (report, _) = try Self.report(
            ["Probe.swift": source], ["--rules", "R-01", "--at", "2026-12-25T\(hour):00Z"])
        #expect(report.findings.count == count)
    }

    @Test("An extension without widgets does not change the status of the others")
    func controls() throws {
        let control = """
            import AppIntents
            import SwiftUI
            import WidgetKit
            struct Press: AppIntent {
                static let title: LocalizedStringResource = "Press"
                func perform() async throws -> some IntentResult { .result() }
            }
            @main struct Lamp: ControlWidget {
                var body: some ControlWidgetConfiguration {
                    StaticControlConfiguration(kind: "Lamp") {
                        ControlWidgetButton(action: Press()) { Label("Lamp", systemImage: "lamp.desk") }
                    }
                }
            }
            """
        let clean = Self.small.replacing("size: 9", with: "size: 14")
        let rules = ["--rules", "R-01"]
        #expect(try Self.report(["One/Probe.swift": clean, "Two/Lamp.swift": control], rules).status == 0)
        let alone = try Released.run(["audit"], files: ["Lamp.swift": control], rules)
        #expect(alone.status == 2 && alone.errors.contains("no widget to audit"), "\(alone.errors)")
    }

    @Test("A configuration that names no widget of the extension is an error that lists them")
    func scope() throws {
        let folder = try Scratch()
        try folder.write("audit: { widgets: [Lamp] }", to: "other.yml")
        let run = try Released.run(
            ["audit"], files: ["Probe.swift": Self.small], ["--settings", folder.path + "/other.yml"])
        #expect(run.status == 2)
        #expect(run.errors.contains("“Lamp”") && run.errors.contains("Probe"), "\(run.errors)")
    }

    @Test("A baseline that was written hides its findings")
    func baseline() throws {
        let folder = try Scratch()
        let options = ["--baseline", folder.path + "/known.json"]
        let written = try Released.run(["audit"], files: ["Probe.swift": Self.small], options + ["--update-baseline"])
        #expect(written.status == 0, "\(written.errors)")
        let (report, status) = try Self.report(["Probe.swift": Self.small], options)
        #expect(report.findings.isEmpty && report.summary.inBaseline > 0)
        #expect(status == 0)
    }

    @Test(
        "An unknown rule and files that cannot be used have one clear message",
        arguments: [
            (["--rules", "R-999"], "R-999"), (["--baseline", "/nonexistent.json"], "/nonexistent.json"),
            (["--settings", "/nonexistent.yml"], "/nonexistent.yml"), (["--update-baseline"], "--baseline"),
            (["--baseline", "known.json", "--update-baseline", "--out", "report.txt"], "--out"),
        ])
    func mistakes(options: [String], part: String) throws {
        let run = try Released.run(["audit"], files: ["Probe.swift": Self.small], options)
        #expect(run.status == 2)
        #expect(run.output.isEmpty)
        #expect(run.errors.contains(part), "\(run.errors)")
    }

    @Test("A widget that crashes in one family is audited in the others")
    func crash() throws {
        let provider = Released.provider.replacing(
            "completion(Timeline(", with: "if context.family == .systemSmall { fatalError() }\ncompletion(Timeline(")
        let source = Self.small.replacing(Released.provider, with: provider)
            .replacing("[.systemSmall]", with: "[.systemSmall, .systemMedium]")
        let (report, _) = try Self.report(["Probe.swift": source], ["--rules", "R-01", "crash"])
        #expect(Set(report.violations.map(\.rule)) == ["R-01", "W-12"], "\(report.findings.map(\.message))")
    }
}
