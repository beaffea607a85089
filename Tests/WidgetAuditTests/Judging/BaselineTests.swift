import CoreGraphics
import Foundation
import RenderModel
import Testing

@testable import WidgetAudit

@Suite("Baselines")
struct BaselineTests {
    private static let widget = Sample.widget(showing: [Sample.text("Rain", points: 9)])

    @Test("A baseline that is written and read again hides its findings")
    func known() throws {
        let findings = Sample.report([Self.widget]).findings
        #expect(!findings.isEmpty)
        let baseline = try Baseline(json: Data(Baseline(of: findings).json.utf8), name: "audit.json")
        let report = Sample.report([Self.widget], baseline: baseline)
        #expect(report.findings.isEmpty)
        #expect(report.summary.known == findings.count)
        #expect(report.summary.resolved == 0)
    }

    @Test("Each line of a baseline says what it is about, also those of texts with one cause")
    func lines() {
        let gray = RGBA(red: 0.85, green: 0.85, blue: 0.85)
        let texts = [("Rain", 40.0), ("Sun", 80)].map { Sample.text($0, at: CGPoint(x: 20, y: $1), color: gray) }
        let findings = Sample.report([Sample.widget(showing: texts)], [.textContrast]).findings
        #expect(findings.count == 1)
        let lines = Baseline(of: findings).json.split(separator: "\n").filter { $0.contains("finding\"") }
        #expect(Set(lines).count == 2 && lines.count == 2, "\(lines)")
        #expect(lines.contains { $0.contains("“Rain”") } && lines.contains { $0.contains("“Sun”") })
    }

    @Test("A new finding is reported, and a resolved one is counted")
    func changed() throws {
        let baseline = Baseline(of: Sample.report([Self.widget], [.minimumTextSize]).findings)
        let other = Sample.widget(showing: [Sample.text("Rain"), Sample.text("Sun", points: 9)])
        let report = Sample.report([other], [.minimumTextSize], baseline: baseline)
        #expect(report.findings.map(\.message) == ["the text “Sun” is set at 9 pt"])
        #expect(report.summary.resolved == 1)
    }

    @Test("No entry is resolved while an extension could not be audited")
    func unaudited() {
        let baseline = Baseline(of: Sample.report([Self.widget], [.minimumTextSize]).findings)
        let clean = Auditor(rules: [.minimumTextSize]).report(on: [Sample.widget(showing: [Sample.text("Rain")])])
        #expect(AuditReport.settled([clean], baseline: baseline).summary.resolved == 1)
        #expect(AuditReport.settled([clean], baseline: baseline, unaudited: ["A"]).summary.resolved == 0)
    }

    @Test("Entries of rules that are not judged are not resolved, and an update keeps them")
    func otherRules() throws {
        let entries = Baseline(of: Sample.report([Self.widget], [.minimumTextSize, .spokenImages]).findings)
        let report = Sample.report([Self.widget], [.spokenImages], baseline: entries)
        #expect(report.summary.resolved == 0)
        var updated = Baseline(of: report.findings)
        updated.keep(entries, exceptFor: [AuditRule.spokenImages.id])
        #expect(updated == entries)
        updated = Baseline()
        updated.keep(entries, exceptFor: [AuditRule.minimumTextSize.id])
        #expect(updated == Baseline())
    }

    @Test(
        "A broken baseline has a message that names it",
        arguments: [
            "", "[]", "{\"version\": 1}", "{\"version\": 2, \"findings\": []}",
            #"{"version": 1, "findings": [{"fingerprint": "0123456789abcdef", "rule": "size"}]}"#,
        ])
    func broken(json: String) {
        #expect {
            _ = try Baseline(json: Data(json.utf8), name: "audit.json")
        } throws: { error in
            "\(error)".contains("“audit.json”")
        }
    }
}
