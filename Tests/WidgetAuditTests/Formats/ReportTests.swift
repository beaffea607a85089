import CoreGraphics
import Foundation
import RenderModel
import Testing

@testable import WidgetAudit

@Suite("Forms of the report")
struct ReportTests {
    /// Text of 9 pt in two appearances, and a text on an image.
    private static let report: AuditReport = {
        let image = Sample.image(in: Sample.rect(16, 40, 126, 40), label: "Sky")
        let tree = Sample.tree(
            [image, Sample.text("5 < 7", points: 9)], images: [Sample.jpeg("sky", width: 378, height: 120)])
        let pictures = [Sample.picture(tree), Sample.picture(tree) { $0.appearance = "dark" }]
        let sources = SourceIndex([
            SourceIndex.File(path: "./My Widget/A.swift", text: "struct SampleWidget {\n    Text(\"5 < 7\")")
        ])
        return Sample.report([Sample.widget(pictures)], rules, sources: sources)
    }()

    private static let rules: [AuditRule] = [.minimumTextSize, .textContrast, .settingCount]

    private static func text(_ format: ReportFormat) -> String {
        format.write(report, rules: rules, program: "1.0")
    }

    private static func object(_ format: ReportFormat) throws -> [String: Any] {
        let object = try JSONSerialization.jsonObject(with: Data(text(format).utf8))
        return try #require(object as? [String: Any])
    }

    @Test("Text has a paragraph for each finding, with its places and what to do")
    func plain() {
        #expect(
            Self.text(.text) == """
                ./My Widget/A.swift:2: error: R-01 minimum-text-size: Sample: the text “5 < 7” is set at 9 pt
                  measured 9 pt; bound 11 pt
                  systemSmall on 393x852, Home Screen, dark, large, en_US
                  systemSmall on 393x852, Home Screen, light, large, en_US
                  Use a text style or a font of at least 11 pt, or raise the minimum scale factor and shorten the text.

                ./My Widget/A.swift:2: review: R-66 text-contrast: Sample: the colors behind the text “5 < 7” are not known
                  measured not known; bound 4.5:1
                  systemSmall on 393x852, Home Screen, dark, large, en_US
                  systemSmall on 393x852, Home Screen, light, large, en_US
                  Check whether the text is readable on the image, the material or the effect behind it.

                1 error, 0 warnings, 0 notes, 1 to review, 0 passed, 1 not applicable in 2 pictures

                """)
    }

    @Test("A line that is the widget's, not the finding's, is not stated as that of the finding")
    func near() throws {
        let sources = SourceIndex([SourceIndex.File(path: "A.swift", text: "struct SampleWidget {\n}")])
        let widget = Sample.widget(showing: [Sample.text("Rain", points: 9)])
        let report = Sample.report([widget], [.minimumTextSize], sources: sources)
        func text(_ format: ReportFormat) -> String {
            format.write(report, rules: [.minimumTextSize], program: "1.0")
        }
        #expect(text(.text).hasPrefix("near A.swift:1: error: R-01"))
        #expect(text(.junit).contains("file=\"A.swift\">"))
        for format in [ReportFormat.github, .sarif] { #expect(text(format).contains(SourcePosition.remark)) }
        #expect(!Self.text(.github).contains(SourcePosition.remark))
    }

    @Test("JSON has findings with numbers, and counts under summary")
    func json() throws {
        let object = try Self.object(.json)
        let findings = try #require(object["findings"] as? [[String: Any]])
        #expect(findings.map { $0["rule"] as? String } == ["R-01", "R-66"])
        #expect(findings.map { $0["outcome"] as? String } == ["violation", "needs-review"])
        #expect(findings.map { $0["severity"] as? String } == ["error", "error"])
        let first = try #require(findings.first)
        #expect(first["measured"] as? Double == 9)
        #expect(first["bound"] as? Double == 11)
        #expect((first["source"] as? [String: Any])?["line"] as? Int == 2)
        let places = try #require(first["places"] as? [[String: Any]])
        #expect(places.map { $0["appearance"] as? String } == ["dark", "light"])
        let summary = try #require(object["summary"] as? [String: Any])
        #expect(summary["passes"] as? Int == 0)
        #expect(summary["notApplicable"] as? Int == 1)
        #expect((summary["violations"] as? [String: Int])?["error"] == 1)
    }

    @Test("SARIF has rules, levels, positions as URIs and fingerprints")
    func sarif() throws {
        let object = try Self.object(.sarif)
        #expect(object["version"] as? String == "2.1.0")
        let run = try #require((object["runs"] as? [[String: Any]])?.first)
        let results = try #require(run["results"] as? [[String: Any]])
        #expect(results.map { $0["kind"] as? String } == ["fail", "review"])
        #expect(results.map { $0["level"] as? String } == ["error", "none"])
        #expect(results.map { $0["ruleIndex"] as? Int } == [0, 1])
        let prints = results.compactMap { ($0["partialFingerprints"] as? [String: String])?["tesseraAudit/v1"] }
        #expect(prints == Self.report.findings.map(\.fingerprint))
        let location = try #require((results[0]["locations"] as? [[String: Any]])?.first)
        let physical = try #require(location["physicalLocation"] as? [String: Any])
        #expect((physical["artifactLocation"] as? [String: Any])?["uri"] as? String == "My%20Widget/A.swift")
        #expect(SARIFReport.uri(of: "/a/ü.swift") == "file:///a/%C3%BC.swift")
    }

    @Test("JUnit has a suite for each rule, with failures, questions and skipped rules")
    func junit() throws {
        let xml = Self.text(.junit)
        #expect(xml.contains("<testsuites name=\"tessera audit\" tests=\"3\" failures=\"1\" errors=\"0\">"))
        #expect(xml.contains("name=\"Sample: the text “5 &lt; 7” is set at 9 pt\""))
        #expect(xml.contains("<skipped message=\"needs review: "))
        #expect(xml.contains("<skipped message=\"not applicable: the widget cannot be configured\"/>"))
    }

    @Test(
        "JUnit has as failures what fails the command",
        arguments: [(FailureLevel.error, 1), (.warning, 2), (.review, 3)])
    func levels(level: FailureLevel, failures: Int) {
        let image = Sample.image(in: Sample.rect(16, 40, 126, 40), label: "Sky")
        let tree = Sample.tree(
            [image, Sample.text("5 < 7", points: 9)], images: [Sample.jpeg("sky", width: 378, height: 120)],
            widgetURL: nil)
        let rules: [AuditRule] = [.minimumTextSize, .textContrast, .widgetURL, .galleryTexts]
        let report = Sample.report([Sample.widget([Sample.picture(tree)])], rules)
        #expect(report.findings.map(\.level) == ["error", "review", "warning"])
        let xml = ReportFormat.junit.write(report, rules: rules, program: "1.0", failingOn: level)
        #expect(xml.contains("<testsuites name=\"tessera audit\" tests=\"4\" failures=\"\(failures)\""))
        #expect(xml.components(separatedBy: "<failure ").count == failures + 1)
        #expect(level.isMet(by: report))
    }

    @Test("A rule whose findings are all in the baseline passes in JUnit")
    func known() {
        let widget = Sample.widget(showing: [Sample.text("Rain", points: 9)])
        let baseline = Baseline(of: Sample.report([widget], [.minimumTextSize]).findings)
        let report = Sample.report([widget], [.minimumTextSize], baseline: baseline)
        let xml = ReportFormat.junit.write(report, rules: [.minimumTextSize], program: "1.0")
        #expect(xml.contains("tests=\"1\" failures=\"0\" errors=\"0\" skipped=\"0\""))
    }

    @Test("The cases of a JUnit suite have different names")
    func cases() {
        let widget = Sample.widget(showing: [Sample.text("Rain", points: 9), Sample.text("Rain", points: 9)])
        let report = Sample.report([widget], [.minimumTextSize])
        let xml = ReportFormat.junit.write(report, rules: [.minimumTextSize], program: "1.0")
        #expect(xml.contains("name=\"Sample: the text “Rain” is set at 9 pt\""))
        #expect(xml.contains("name=\"Sample: the text “Rain” is set at 9 pt (2)\""))
    }

    @Test(
        "Every form has comments without effect and extensions that were not audited",
        arguments: ReportFormat.allCases)
    func notices(format: ReportFormat) {
        let sources = SourceIndex([SourceIndex.File(path: "./A.swift", text: "// tessera:allow R-01")])
        var report = Sample.report([Sample.widget(showing: [Sample.text("Rain")])], Self.rules, sources: sources)
        report.unaudited = ["Broken"]
        let text = format.write(report, rules: Self.rules, program: "1.0")
        #expect(text.contains("the comment has no effect without a reason") && text.contains("Broken"), "\(text)")
    }

    @Test("Every form is the same for each order of the pictures", arguments: ReportFormat.allCases)
    func orders(format: ReportFormat) {
        let tree = Sample.tree([Sample.text("Rain", points: 9), Sample.text("Sun", points: 8)])
        let pictures = ["light", "dark", "tinted"].map { name in Sample.picture(tree) { $0.appearance = name } }
        let texts = [pictures, pictures.reversed(), [pictures[1], pictures[2], pictures[0]]].map { pictures in
            format.write(Sample.report([Sample.widget(pictures)]), rules: RuleBook.all, program: "1.0")
        }
        #expect(texts[0] == texts[1] && texts[1] == texts[2])
    }

    @Test("GitHub annotations are one line each, with the file and the line")
    func github() {
        let lines = Self.text(.github).split(separator: "\n")
        #expect(lines.count == 2)
        #expect(
            lines[0].hasPrefix("::error file=My Widget/A.swift,line=2,title=R-01 minimum-text-size::Sample: The "))
        #expect(lines[0].contains("%0AUse a text style"))
        #expect(lines[1].hasPrefix("::notice file="))
    }

    @Test("S-TEXT-1: Names begin no line and end no property, with line breaks and with combined separators")
    func names() {
        let name = "A,\u{301}:\u{301}\n::error::B\r\n%.swift"
        let source = "struct SampleWidget {\n    Text(\"Rain\")"
        let report = Sample.report(
            [Sample.widget(showing: [Sample.text("Rain", points: 9)])], [.minimumTextSize],
            sources: SourceIndex([SourceIndex.File(path: name, text: source)]))
        func lines(_ format: ReportFormat) -> [Substring] {
            format.write(report, rules: Self.rules, program: "1.0").split(separator: "\n")
        }
        let annotation = lines(.github)
        #expect(annotation.count == 1)
        let file = "file=A%2C\u{301}%3A\u{301}%0A%3A%3Aerror%3A%3AB%0D%0A%25.swift,line=2,"
        #expect(annotation.first?.hasPrefix("::error " + file) == true, "\(annotation)")
        #expect(lines(.text).filter { $0.hasPrefix("::") }.isEmpty)
        #expect(lines(.text).first?.hasPrefix("A,\u{301}:\u{301} ::error::B %.swift:2: error: R-01") == true)
    }

    @Test("Several views of one picture are one place of the text report", arguments: [ReportFormat.text, .junit])
    func places(format: ReportFormat) {
        let gray = RGBA(red: 0.85, green: 0.85, blue: 0.85)
        let texts = [40, 80].map { Sample.text("Rain", at: CGPoint(x: 20, y: Double($0)), color: gray) }
        let report = Sample.report([Sample.widget(showing: texts)], [.textContrast])
        #expect(report.findings.map(\.places.count) == [2])
        let text = format.write(report, rules: [.textContrast], program: "1.0")
        #expect(text.components(separatedBy: "systemSmall on 393x852").count == 2, "\(text)")
    }

    @Test("The names of appearances are spelled as everywhere else")
    func appearance() {
        let picture = Sample.picture(Sample.tree([])) { $0.appearance = "full-colour" }
        #expect(picture.conditions.text.contains(", full-color, "))
    }

    @Test("Long times are in hours or days")
    func times() {
        #expect(Measure.number(300, .seconds).text == "300 s")
        #expect(Measure.number(5_400, .seconds).text == "1.5 h")
        #expect(Measure.number(235_500, .seconds).text == "2.7 days")
    }

    @Test("Numbers have at most two decimals in every form")
    func numbers() {
        #expect(Measure.number(4.499, .ratio).text == "4.5:1")
        #expect(Measure.number(9, .points).text == "9 pt")
        #expect(Measure.number(-0.001, .points).text == "0 pt")
        #expect(Measure.number(12_582_912, .bytes).text == "12 MB")
        #expect(Measure.number(1.05, .count).text == "1.05")
    }
}
