import CoreGraphics
import Testing
import WidgetVocabulary

@testable import WidgetAudit

@Suite("One finding for one fault")
struct RuleDeferenceTests {
    /// A text whose end is beyond the trailing edge.
    private static let cut = Sample.widget(showing: [
        Sample.text("123456", at: CGPoint(x: 120, y: 60), points: 20)
    ])

    private static func rules(
        _ widget: WidgetEvidence, _ rules: [AuditRule], _ baseline: Baseline = Baseline(), source: String = ""
    ) -> [RuleID] {
        let sources = SourceIndex([SourceIndex.File(path: "W.swift", text: source)])
        return Sample.report([widget], rules, sources: sources, baseline: baseline).findings.map(\.rule)
    }

    @Test("A number that the edge cuts off is one finding, not also one about its margin")
    func cutNumber() {
        #expect(Self.rules(Self.cut, [.tightMargin]) == [AuditRule.tightMargin.id])
        #expect(Self.rules(Self.cut, [.tightMargin, .cutContent]) == [AuditRule.cutContent.id])
    }

    @Test("A rule whose fault another one states is not counted as passed")
    func reason() {
        let report = Sample.report([Self.cut], [.tightMargin, .cutContent])
        let margin = report.rules.first { $0.rule == AuditRule.tightMargin.id }
        #expect(margin?.notApplicable == ["R-06 states the same fault": 1])
    }

    @Test("A text in another family is another fault")
    func families() {
        let medium = Sample.picture(Sample.tree([Sample.text("123", at: CGPoint(x: 4, y: 60), points: 20)])) {
            $0.family = .systemMedium
        }
        var widget = Self.cut
        widget.pictures.append(medium)
        #expect(Self.rules(widget, [.tightMargin, .cutContent]).contains(AuditRule.tightMargin.id))
    }

    @Test("A comment or a baseline that accepts the fault accepts it under the other rules, too")
    func accepted() {
        let both: [AuditRule] = [.tightMargin, .cutContent]
        #expect(Self.rules(Self.cut, both, source: "// tessera:allow R-06 because the end is not read").isEmpty)
        let report = Sample.report([Self.cut], both)
        let baseline = Baseline(of: report.findings + report.represented)
        #expect(Self.rules(Self.cut, both, baseline).isEmpty)
        #expect(Self.rules(Self.cut, [.tightMargin], baseline).isEmpty)
    }

    @Test("A reload that is too early is one finding; one after entries that are too close is another fault")
    func reload() {
        let late = TimelineEvidence(family: .systemSmall, dates: [0], policy: .after(60), requested: 0)
        let rules: [AuditRule] = [.entrySpacing, .reloadBudget]
        #expect(Self.rules(Sample.widget(timelines: [late]), rules) == [AuditRule.entrySpacing.id])
        let close = TimelineEvidence(family: .systemSmall, dates: [0, 10], policy: .after(120), requested: 0)
        #expect(Self.rules(Sample.widget(timelines: [close]), rules).count == 2)
    }

    @Test("An empty timeline is a violation of the rule about timelines, without a review")
    func emptyTimeline() {
        let failure = WidgetEvidence.Failure(
            .emptyTimeline, family: .systemSmall, request: "timeline", reason: "the timeline is empty")
        #expect(
            Self.rules(Sample.widget(failures: [failure]), [.crash, .timelineOrder]) == [AuditRule.timelineOrder.id])
    }

    @Test("No rule defers to one that defers to it, directly or through others")
    func cycles() {
        var reached: [RuleID: Set<RuleID>] = [:]
        for row in RuleDeference.table { reached[row.rule.id, default: []].insert(row.other.id) }
        for rule in reached.keys {
            var seen: Set<RuleID> = []
            var next = reached[rule] ?? []
            while let other = next.popFirst() {
                if seen.insert(other).inserted { next.formUnion(reached[other] ?? []) }
            }
            #expect(!seen.contains(rule), "\(rule)")
        }
    }
}
