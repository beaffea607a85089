import CoreGraphics
import RenderModel
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

    /// A text of which an ellipsis replaces a part.
    private static func truncated(_ visible: String, of whole: String) -> RenderNode {
        var text = Sample.text(visible, truncated: true)
        text.semantics?.label = whole
        return text
    }

    @Test("A comment above a truncated text accepts only the findings of that text")
    func truncated() {
        let long = String(repeating: "very ", count: 40) + "long"
        let widget = Sample.widget(showing: [
            Self.truncated("Rain until…", of: "Rain until the evening"), Self.truncated("very very…", of: long),
        ])
        let source = """
            Text("Rain until the evening")
            // tessera:allow R-05 because the end is not important
            Text("\(long)")
            """
        let sources = SourceIndex([SourceIndex.File(path: "W.swift", text: source)])
        let report = Sample.report([widget], [.wholeText], sources: sources)
        #expect(report.findings.map(\.message) == ["the text “Rain until…” is truncated"])
        #expect(report.findings.first?.source == SourcePosition(file: "W.swift", line: 1, precision: .exact))
        #expect(report.summary.suppressed == 1 && report.notices.isEmpty)
    }

    @Test("A comment above a button without text accepts only the findings of that button")
    func button() {
        func tap(_ name: String, _ x: Double) -> RenderNode {
            let call = Semantics.IntentCall(typeName: "Module." + name, parameters: [])
            return RenderNode(
                frame: Sample.rect(x, 20, 30, 30), semantics: Semantics(role: .button, interaction: .intent(call)),
                viewType: "Button")
        }
        let widget = Sample.widget(showing: [tap("AddGlass", 10), tap("RemoveGlass", 100)])
        let source = """
            // tessera:allow R-34 because the row is as high as the system's own
            Button(intent: AddGlass()) { Image(systemName: "plus") }
            Button(intent: RemoveGlass()) { Image(systemName: "minus") }
            """
        let sources = SourceIndex([SourceIndex.File(path: "W.swift", text: source)])
        let report = Sample.report([widget], [.touchTargetSize], sources: sources)
        #expect(report.findings.map(\.source?.line) == [3])
        #expect(report.summary.suppressed == 1)
    }

    @Test("A finding about a symbol is at the line of its name")
    func symbol() {
        let widget = Sample.widget(showing: [Sample.symbol(in: Sample.rect(20, 20, 8, 8), .white)])
        let spot = Spot(picture: 0, path: widget.pictures[0].content[0].path, frame: .zero)
        let index = SourceIndex([SourceIndex.File(path: "W.swift", text: "\nImage(systemName: \"cloud\")")])
        #expect(ViewSource(widget, index).position(ofFirst: [spot])?.line == 2)
    }

    @Test(
        "A comment without an effect is reported",
        arguments: [
            ("// tessera:allow R-01", SuppressionNotice.Problem.noReason),
            ("// tessera:allow R-01 the units are small", .noReason),
            ("// tessera:allow R-999 because of the units", .unknownRule),
            ("// tessera:allow text because of the units", .unknownRule),
            ("// tessera:allow R-01 in SampleWidget because of the units", .unknownWidget(known: ["Sample"])),
        ])
    func withoutEffect(source: String, problem: SuppressionNotice.Problem) {
        let report = Self.report(source)
        #expect(report.findings.count == 2)
        #expect(report.notices.map(\.problem) == [problem])
    }

    @Test("A comment names a rule by its id or name, and a widget by its kind")
    func names() {
        for comment in ["minimum-text-size", "Minimum-Text-Size in Sample", "r-1 in Sample"] {
            let report = Self.report("// tessera:allow \(comment) because the units are read once")
            #expect(report.findings.isEmpty && report.notices.isEmpty, "\(comment)")
        }
    }

    @Test("The notice about a name that no widget has lists the widgets of all extensions")
    func widgets() {
        let sources = SourceIndex([
            SourceIndex.File(path: "W.swift", text: "// tessera:allow R-01 in DrinkWidget because of the units")
        ])
        var food = Self.widget
        food.description.kind = "Food"
        let auditor = Auditor(rules: [.minimumTextSize])
        let reports = [food, Self.widget].map { auditor.report(on: [$0], sources: sources) }
        #expect(
            AuditReport.settled(reports).notices.map(\.text)
                == ["W.swift:1: there is no widget “DrinkWidget”; the widgets are: Food, Sample"])
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
