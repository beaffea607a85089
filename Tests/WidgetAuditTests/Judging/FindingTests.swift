import CoreGraphics
import RenderModel
import Testing
import WidgetVocabulary

@testable import WidgetAudit

@Suite("Findings")
struct FindingTests {
    private static let small = Sample.tree([Sample.text("Rain", points: 9)])

    @Test("The same fault in forty pictures is one finding with forty places")
    func grouping() throws {
        let pictures = (0..<40).map { number in
            Sample.picture(Self.small) { $0.locale = "l\(number)" }
        }
        let findings = Sample.report([Sample.widget(pictures)], [.minimumTextSize]).findings
        #expect(findings.count == 1)
        #expect(findings.first?.places.count == 40)
    }

    @Test("S-PAGE-21: An audit that is ended judges nothing more")
    func ended() {
        let auditor = Auditor(rules: [.minimumTextSize])
        let widget = Sample.widget(showing: [Sample.text("Rain", points: 9)])
        #expect(auditor.report(on: [widget]).findings.count == 1)
        #expect(auditor.report(on: [widget], until: { true }).findings.isEmpty)
    }

    @Test("A finding has the measure of its worst place")
    func worst() throws {
        let pictures = [10, 8, 9].map { points in
            Sample.picture(Sample.tree([Sample.text("Rain", points: points)])) { $0.locale = "l\(points)" }
        }
        let findings = Sample.report([Sample.widget(pictures)], [.minimumTextSize]).findings
        #expect(findings.map(\.measured) == [.number(8, .points)])
        #expect(findings.first?.places.map(\.measured.text) == ["10 pt", "8 pt", "9 pt"])
    }

    @Test("The order of pictures does not change the report")
    func order() {
        let texts = ["Rain", "Sun"].map { Sample.text($0, at: CGPoint(x: 4, y: 60), points: 9) }
        let pictures = Family.allCases.prefix(3).flatMap { family in
            [ColorScheme.light, .dark].map { scheme in
                Sample.picture(Sample.tree(texts)) {
                    $0.family = family
                    $0.appearance = scheme.rawValue
                }
            }
        }
        let report = Sample.report([Sample.widget(pictures)])
        let reversed = Sample.report([Sample.widget(pictures.reversed())])
        #expect(report.findings.count > 3)
        #expect(report.findings.map(\.fingerprint) == reversed.findings.map(\.fingerprint))
        #expect(
            report.findings.map { $0.places.map(\.conditions) } == reversed.findings.map { $0.places.map(\.conditions) }
        )
    }

    @Test("A fingerprint survives other words, a moved line and a renamed file")
    func fingerprints() {
        func fingerprints(_ text: String, _ file: String, _ source: String) -> [String] {
            let sources = SourceIndex([SourceIndex.File(path: file, text: source)])
            let widget = Sample.widget(showing: [Sample.text(text, points: 9)])
            return Sample.report([widget], [.minimumTextSize], sources: sources).findings.map(\.fingerprint)
        }
        let first = fingerprints("Rain", "A.swift", "struct SampleWidget {}\nText(\"Rain\")")
        #expect(first.count == 1 && first[0].count == 16)
        #expect(first == fingerprints("Regen", "B.swift", "\n\n\nText(\"Regen\")\nstruct SampleWidget {}"))
    }

    @Test("Two views with the same fault have different fingerprints")
    func distinct() {
        let widget = Sample.widget(showing: [9, 9].map { Sample.text("Rain", points: $0) })
        let findings = Sample.report([widget], [.minimumTextSize]).findings
        #expect(Set(findings.map(\.fingerprint)).count == 2)
    }

    @Test("A finding is at the literal of its text, or at the widget's declaration")
    func sources() throws {
        let source =
            "import WidgetKit\nstruct SampleWidget: Widget {\n    Text(\"Rain\")\n    Text(\"Sun\") + Text(\"Sun\")\n}"
        let index = SourceIndex([SourceIndex.File(path: "W.swift", text: source)])
        #expect(index.literal("Rain") == SourcePosition(file: "W.swift", line: 3, precision: .exact))
        #expect(index.declaration(of: "Module.SampleWidget")?.line == 2)
        #expect(index.literal("Snow") == nil)
    }

    @Test("A configured severity is the most that a finding of the rule has")
    func configured() {
        let pictures = [(Family.systemSmall, TypeSize.large), (.systemMedium, .accessibility1)].map { family, size in
            Sample.picture(Sample.tree([Sample.text("Rai…", truncated: true)])) {
                ($0.family, $0.typeSize) = (family, size)
            }
        }
        func severities(_ severity: AuditSeverity) -> [AuditSeverity] {
            let configuration = AuditConfiguration(rules: [AuditRule.wholeText.id: .init(severity: severity)])
            return Sample.report([Sample.widget(pictures)], [.wholeText], configuration: configuration).findings
                .map(\.severity)
        }
        #expect(severities(.error) == [.error, .warning])
        #expect(severities(.note) == [.note, .note])
    }

    @Test("Findings of less severity than the wanted one are not reported, whatever the severity of their rule")
    func least() {
        let pictures = [(Family.systemSmall, TypeSize.large), (.systemMedium, .accessibility1)].map { family, size in
            Sample.picture(Sample.tree([Sample.text("Rai…", truncated: true)])) {
                ($0.family, $0.typeSize) = (family, size)
            }
        }
        let report = Auditor(rules: [.wholeText]).report(on: [Sample.widget(pictures)])
        let baseline = Baseline(of: AuditReport.settled([report]).findings)
        #expect(AuditReport.settled([report], least: .error).findings.map(\.severity) == [.error])
        let known = AuditReport.settled([report], baseline: baseline, least: .error)
        #expect(known.findings.isEmpty && known.summary.known == 1 && known.summary.resolved == 0)
    }

    @Test("What two extensions find in a source that they share is one finding, in two sources two findings")
    func extensions() {
        func report(_ file: String, _ appearance: String) -> AuditReport {
            let picture = Sample.picture(Self.small) { $0.appearance = appearance }
            let sources = SourceIndex([SourceIndex.File(path: file, text: "struct SampleWidget {}")])
            return Auditor(rules: [.minimumTextSize]).report(on: [Sample.widget([picture])], sources: sources)
        }
        let shared = AuditReport.settled([report("A.swift", "light"), report("A.swift", "dark")]).findings
        #expect(shared.map { $0.places.compactMap(\.conditions.widget?.appearance) } == [["dark", "light"]])
        let separate = AuditReport.settled([report("A.swift", "light"), report("B.swift", "light")]).findings
        #expect(separate.map(\.source?.file) == ["A.swift", "B.swift"])
        #expect(Set(separate.map(\.fingerprint)).count == 2)
    }

    @Test("A message is one line, whatever the labels of the widget contain")
    func lines() {
        let widget = Sample.widget(showing: [Sample.button(Sample.rect(20, 20, 20, 20), label: "Refresh\nnow")])
        let messages = Sample.report([widget], [.touchTargetSize]).findings.map(\.message)
        #expect(messages == ["the button “Refresh now” is 20 × 20 pt large"])
    }

    @Test("Findings are counted by severity and by rule")
    func counts() {
        let report = Sample.report([Sample.widget(showing: [Sample.text("Rain", points: 9)])])
        #expect(report.summary.violations[.error] == 1)
        #expect(report.summary.reviews == 0)
        #expect(report.rules.first { $0.rule == AuditRule.minimumTextSize.id }?.violations == 1)
    }

    @Test(
        "The failure level decides from which findings on an audit fails",
        arguments: [
            (FailureLevel.error, false, false), (.warning, true, false), (.review, true, true),
        ])
    func levels(level: FailureLevel, warning: Bool, review: Bool) {
        let image = Sample.image(in: Sample.rect(16, 40, 126, 40), label: "Sky")
        let tree = Sample.tree(
            [image, Sample.text("5 < 7", points: 9)], images: [Sample.jpeg("sky", width: 378, height: 120)],
            widgetURL: nil)
        let report = Sample.report(
            [Sample.widget([Sample.picture(tree)])], [.minimumTextSize, .textContrast, .widgetURL])
        func isMet(byOnly name: String) -> Bool {
            var part = report
            part.findings.removeAll { $0.level != name }
            #expect(part.findings.count == 1)
            return level.isMet(by: part)
        }
        #expect(!level.isMet(by: AuditReport()))
        #expect(isMet(byOnly: "error"))
        #expect(isMet(byOnly: "warning") == warning)
        #expect(isMet(byOnly: "review") == review)
        var notes = report
        notes.findings.removeAll { $0.level != "warning" }
        for index in notes.findings.indices { notes.findings[index].severity = .note }
        #expect(!level.isMet(by: notes))
    }
}
