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
        let (report, _) = try Self.report(try widget.files(.fault), ["--rules", widget.rule])
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
