import Testing

@testable import WidgetAudit

@Suite("Suppressions")
struct SuppressionTests {
    private static let widget = Sample.widget(showing: [
        Sample.text("Rain", points: 9), Sample.text("Sun", points: 9),
    ])

    private static func report(_ source: String) -> AuditReport {
        let sources = SourceIndex([SourceIndex.File(path: "W.swift", text: source)])
        return Sample.report([widget], [.minimumTextSize], sources: sources)
    }

    @Test("A comment with a reason accepts the findings of its rule")
    func accepted() {
        let report = Self.report("// tessera:allow R-01 because the units are read once")
        #expect(report.findings.isEmpty && report.notices.isEmpty)
        #expect(report.summary.suppressed == 2)
    }

    @Test("S-LIMIT-40: Lines full of marks in strings are read once", .timeLimit(.minutes(30)))
    func manyMarks() {
        let line = "\"" + String(repeating: "//tessera:allow ", count: 120)
        let source = Array(repeating: line, count: 10_000).joined(separator: "\n")
        #expect(Suppression.all(in: SourceIndex([SourceIndex.File(path: "W.swift", text: source)])).isEmpty)
    }

    @Test("A comment above a finding's line accepts only the findings of that line")
    func bound() {
        let report = Self.report(
            """
            // tessera:allow R-01 because the unit is read once
            Text("Rain")
            Text("Sun")
            """)
        #expect(report.findings.map(\.message) == ["the text “Sun” is set at 9 pt"])
        #expect(report.notices.isEmpty)
    }

    @Test(
        "A comment without an effect is reported",
        arguments: [
            ("// tessera:allow R-01", SuppressionNotice.Problem.noReason),
            ("// tessera:allow R-01 the units are small", .noReason),
            ("// tessera:allow R-999 because of the units", .unknownRule),
            ("// tessera:allow text because of the units", .unknownRule),
            ("// tessera:allow R-01 in OtherWidget because of the units", .unmatched),
        ])
    func withoutEffect(source: String, problem: SuppressionNotice.Problem) {
        let report = Self.report(source)
        #expect(report.findings.count == 2)
        #expect(report.notices.map(\.problem) == [problem])
    }

    @Test("S-FILE-13: Comments without number are applied in the time of reading them", .timeLimit(.minutes(30)))
    func many() {
        let comment = "// tessera:allow R-01 because the unit is read once\n"
        let report = Self.report(String(repeating: comment, count: 60_000))
        #expect(report.findings.isEmpty && report.notices.isEmpty)
        #expect(report.summary.suppressed == 2)
    }

    @Test("A comment about a rule that is not selected is not reported")
    func notSelected() {
        let report = Self.report("// tessera:allow R-34 because of the rows")
        #expect(report.notices.isEmpty)
    }

    @Test(
        "A string that mentions a comment is not one",
        arguments: [
            #"let text = "tessera:allow R-01 because""#, #"let text = "// tessera:allow R-01 because of the units""#,
            #"let text = "a \" // tessera:allow R-01 because of the units""#,
        ])
    func strings(source: String) {
        let report = Self.report(source)
        #expect(report.findings.count == 2 && report.notices.isEmpty)
    }

    @Test(
        "A comment counts after code, whatever the strings of the code contain",
        arguments: [
            #"let page = "https://sample" // tessera:allow R-01 because the units are read once"#,
            #"let text = "tessera:allow" // tessera:allow R-01 because the units are read once"#,
            #"let text = "\"" // tessera:allow R-01 because the units are read once"#,
        ])
    func afterCode(source: String) {
        #expect(Self.report(source).findings.isEmpty)
    }

    @Test("A comment that has an effect in one of two extensions with the same source is not reported")
    func shared() {
        let sources = SourceIndex([
            SourceIndex.File(path: "W.swift", text: "// tessera:allow R-01 because the units are read once")
        ])
        let auditor = Auditor(rules: [.minimumTextSize])
        let clean = Sample.widget(showing: [Sample.text("Rain")])
        let reports = [clean, Self.widget].map { auditor.report(on: [$0], sources: sources) }
        #expect(AuditReport.settled(reports).notices.isEmpty)
        #expect(AuditReport.settled([reports[0], reports[0]]).notices.count == 1)
    }
}
