import Testing

@testable import WidgetAudit

/// A widget with one fault and its clean twin.
struct RuleCase: Sendable, CustomTestStringConvertible {
    var rule: AuditRule
    var name: String
    var fault: WidgetEvidence
    var twin: WidgetEvidence
    /// The outcome for the fault.
    var outcome = AuditFinding.Outcome.violation
    /// The measured value of the fault.
    var measured: String
    /// Lines of the extension's sources.
    var faultSource = ""
    var twinSource = ""

    init(
        _ rule: AuditRule, _ name: String, measured: String, outcome: AuditFinding.Outcome = .violation,
        fault: WidgetEvidence, twin: WidgetEvidence
    ) {
        self.rule = rule
        self.name = name
        self.fault = fault
        self.twin = twin
        self.outcome = outcome
        self.measured = measured
    }

    /// A fault of the sources.
    init(
        _ rule: AuditRule, _ name: String, measured: String, outcome: AuditFinding.Outcome, faultSource: String,
        twinSource: String
    ) {
        self.init(
            rule, name, measured: measured, outcome: outcome, fault: Sample.widget(), twin: Sample.widget())
        self.faultSource = faultSource
        self.twinSource = twinSource
    }

    /// The case with sources of both widgets.
    func reading(_ source: String) -> RuleCase {
        var sample = self
        sample.faultSource = source
        sample.twinSource = source
        return sample
    }

    var testDescription: String { "\(rule.id) \(name)" }

    static let all: [RuleCase] = [
        texts, layouts, targets, colors, images, updates, metadata, legibility, arrangement, interaction, timelines,
        recolored, variants, galleries, placeholders, devices, process, screens, televisions, elsewhere, forms,
    ].flatMap { $0 }

    /// Rules about facts that no evidence has. They are never applicable, with the reason.
    static let undecidable: [AuditRule] = [.frameWidths, .occasionVariant]

    static func index(of source: String) -> SourceIndex {
        SourceIndex([SourceIndex.File(path: "Widget.swift", text: source)])
    }
}

@Suite("Rules of the audit")
struct RuleTests {
    @Test("Each rule finds its fault once, with its measure", arguments: RuleCase.all)
    func fault(_ sample: RuleCase) throws {
        let findings = Sample.report(
            [sample.fault], [sample.rule], sources: RuleCase.index(of: sample.faultSource)
        ).findings
        let finding = try #require(findings.first, "\(sample.name)")
        #expect(findings.count == 1, "\(findings.map(\.message))")
        #expect(finding.outcome == sample.outcome)
        #expect(finding.measured.text == sample.measured)
    }

    @Test("Each rule accepts the clean twin", arguments: RuleCase.all)
    func twin(_ sample: RuleCase) {
        let findings = Sample.report(
            [sample.twin], [sample.rule], sources: RuleCase.index(of: sample.twinSource)
        ).findings
        #expect(findings.isEmpty, "\(findings.map(\.message))")
    }

    @Test("The order of the pictures does not change what a rule finds", arguments: RuleCase.all)
    func order(_ sample: RuleCase) {
        func lines(_ widget: WidgetEvidence) -> [String] {
            Sample.report([widget], [sample.rule]).findings.map { finding in
                let places = finding.places.map { "\($0.conditions.text), \($0.twin?.text ?? "alone")" }
                return ([finding.fingerprint, finding.message, finding.measured.text] + places).joined(separator: "; ")
            }
        }
        var reversed = sample.fault
        reversed.pictures.reverse()
        reversed.timelines.reverse()
        if case .drawn(let screens) = reversed.previews { reversed.previews = .drawn(screens.reversed()) }
        #expect(lines(sample.fault) == lines(reversed))
    }

    @Test("A rule about facts that no evidence has is not applicable, with a reason", arguments: RuleCase.undecidable)
    func undecidable(_ rule: AuditRule) throws {
        let report = Sample.report([Sample.widget(showing: [Sample.text("Rain")])], [rule])
        #expect(report.findings.isEmpty)
        #expect(report.rules.first?.notApplicable.keys.allSatisfy { !$0.isEmpty } == true)
        #expect(report.rules.first?.notApplicable.count == 1)
    }

    @Test("What a rule says about who decides is true for its fault", arguments: RuleCase.all)
    func decision(_ sample: RuleCase) {
        switch sample.rule.decision {
        case .decidable: #expect(sample.outcome == .violation)
        case .review: #expect(sample.outcome == .needsReview)
        case .mixed: break
        case .undecided: Issue.record("an undecided rule has a fault")
        }
    }

    @Test("A rule that no one decides is one that is never applicable")
    func undecided() {
        #expect(RuleBook.all.filter { $0.decision == .undecided }.map(\.id) == RuleCase.undecidable.map(\.id).sorted())
    }

    @Test("Every rule that evidence decides has a fault and a twin")
    func coverage() {
        let tested = Set(RuleCase.all.map(\.rule.id) + RuleCase.undecidable.map(\.id))
        #expect(RuleBook.all.map(\.id).filter { !tested.contains($0) }.isEmpty)
    }

    @Test("Ids and slugs are unique, and each rule has a source and texts that end in a period")
    func book() {
        let rules = RuleBook.all
        #expect(Set(rules.map(\.id)).count == rules.count)
        #expect(Set(rules.map(\.slug)).count == rules.count)
        for rule in rules {
            #expect(!rule.sources.isEmpty, "\(rule.id)")
            for text in [rule.guideline, rule.check, rule.remedy] {
                #expect(text.hasSuffix(".") && !text.contains("  "), "\(rule.id): \(text)")
            }
            #expect(!rule.title.hasSuffix("."), "\(rule.id)")
            #expect(Set(rule.thresholds.map(\.name)).count == rule.thresholds.count, "\(rule.id)")
        }
    }

    @Test("A rule without anything to check is not applicable, with a reason")
    func notApplicable() throws {
        let report = Sample.report([Sample.widget()])
        let count = try #require(report.rules.first { $0.rule == AuditRule.minimumTextSize.id })
        #expect(count.passes == 0)
        #expect(count.notApplicable == ["no picture shows text at the type size Large": 1])
    }
}
