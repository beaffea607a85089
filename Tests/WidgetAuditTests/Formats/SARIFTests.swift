import Foundation
import Testing

@testable import WidgetAudit

@Suite("SARIF report")
struct SARIFTests {
    private static let rules: [AuditRule] = [.minimumTextSize, .textContrast, .widgetURL]

    /// Violations and a review, with and without a source, a comment without effect and an extension that failed.
    private static func document(_ path: String = "./My Widgets/a:b.swift") throws -> JSONValue {
        let image = Sample.image(in: Sample.rect(16, 40, 126, 40), label: "Sky")
        let tree = Sample.tree(
            [image, Sample.text("Rain {0} [a](b)", points: 9)],
            images: [Sample.jpeg("sky", width: 378, height: 120)], widgetURL: nil)
        let source = "Text(\"Rain {0} [a](b)\")\n// tessera:allow R-66 in Other because the sky is dark"
        let reports = [source, ""].map { text in
            Auditor(rules: rules).report(
                on: [Sample.widget([Sample.picture(tree)])],
                sources: SourceIndex([SourceIndex.File(path: path, text: text)]))
        }
        let report = AuditReport.settled(reports, unaudited: ["Broken"])
        #expect(report.findings.count == 6 && report.notices.count == 1)
        let text = ReportFormat.sarif.write(report, rules: rules, program: "1.0")
        return try JSONDecoder().decode(JSONValue.self, from: Data(text.utf8))
    }

    private static func results(_ document: JSONValue) throws -> [[String: JSONValue]] {
        guard case .object(let members) = document, case .list(let runs)? = members["runs"],
            case .object(let run)? = runs.first, case .list(let results)? = run["results"]
        else { return [] }
        return results.compactMap { if case .object(let members) = $0 { members } else { nil } }
    }

    @Test(
        "A report has the structure of version 2.1.0",
        arguments: ["./My Widgets/a:b.swift", "/src/ü.swift", "W.swift"])
    func structure(path: String) throws {
        #expect(SARIFShape.document.problems(of: try Self.document(path)) == [])
    }

    @Test("An empty report has the structure of version 2.1.0")
    func empty() throws {
        let text = ReportFormat.sarif.write(AuditReport(), rules: RuleBook.all, program: "1.0")
        let document = try JSONDecoder().decode(JSONValue.self, from: Data(text.utf8))
        #expect(SARIFShape.document.problems(of: document) == [])
    }

    @Test("Each result has different fingerprints with a name, which are those of the findings")
    func fingerprints() throws {
        let results = try Self.results(try Self.document())
        #expect(results.count == 6)
        #expect(Set(results.map { $0["fingerprints"] }).count == 6)
        for result in results {
            guard case .object(let names)? = result["fingerprints"] else {
                Issue.record("no fingerprints")
                continue
            }
            #expect(Array(names.keys) == [SARIFReport.fingerprint])
            #expect(result["partialFingerprints"] == result["fingerprints"])
        }
    }

    @Test("What needs a review has the kind review and no level, a violation its severity")
    func kinds() throws {
        let kinds = try Self.results(try Self.document()).map { [$0["kind"], $0["level"]] }
        #expect(kinds.contains([.text("fail"), .text("error")]) && kinds.contains([.text("fail"), .text("warning")]))
        #expect(kinds.contains([.text("review"), .text("none")]))
        #expect(!kinds.contains { $0[0] == .text("review") && $0[1] != .text("none") })
    }

    @Test(
        "Another structure is found",
        arguments: [
            (#"{"version": "2.1.0"}"#, "$: no runs"), (#"{"version": "2.0.0", "runs": []}"#, "$.version: 2.0.0"),
            (#"{"version": "2.1.0", "runs": [{}]}"#, "$.runs[0]: no tool"),
            (#"{"version": "2.1.0", "runs": [], "extra": 1}"#, "$: unknown extra"),
            (#"{"version": "2.1.0", "runs": {}}"#, "$.runs: another type"),
            (#"{"$schema": "sarif.json", "version": "2.1.0", "runs": []}"#, "$.$schema: sarif.json"),
        ])
    func faults(json: String, problem: String) throws {
        let document = try JSONDecoder().decode(JSONValue.self, from: Data(json.utf8))
        #expect(SARIFShape.document.problems(of: document) == [problem])
    }

    @Test(
        "An address has no spaces, no letters beyond ASCII, whole escapes and no colon in its first part",
        arguments: [
            ("a%20b/c.swift", true), ("file:///a/%C3%BC", true), ("../a.swift", true), ("a b", false), ("ü", false),
            ("a%2", false), ("a%zz", false), ("1a:b", false), ("a/b:c", true),
        ])
    func addresses(text: String, isAddress: Bool) {
        #expect((URIText(text) != nil) == isAddress)
    }
}
