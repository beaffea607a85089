/// A rule of the audit: what the guidelines require, how it is measured, and the function that decides it.
package struct AuditRule: Sendable {
    /// Who decides whether a widget follows the rule.
    package enum Decision: String, CaseIterable, Hashable, Sendable {
        /// The program: what it finds is a violation.
        case decidable
        /// A reader of the widget: what the program finds needs a review.
        case review
        /// The program where it is certain, otherwise a reader.
        case mixed
        /// No one: the rule is about facts that the program does not know, and it is never applicable.
        case undecided
    }

    package let id: RuleID
    /// The name in URLs and configurations, such as `minimum-text-size`.
    package let slug: String
    package let severity: AuditSeverity
    package let decision: Decision
    /// The requirement as a short sentence.
    package let title: String
    /// What is measured, and where.
    package let check: String
    /// What to do about a fault, as an imperative.
    package let remedy: String
    /// The guideline in the project's own words, and why it matters.
    package let guideline: String
    package let sources: [GuidelineSource]
    package let needs: EvidenceNeeds
    package let thresholds: [Threshold]
    /// Pure: equal inputs have equal outcomes.
    package let judge: @Sendable (RuleInput) -> [RuleOutcome]

    package init(
        _ id: RuleID, _ slug: String, _ severity: AuditSeverity, decision: Decision = .decidable, title: String,
        check: String, remedy: String, guideline: String, sources: [GuidelineSource], needs: EvidenceNeeds,
        thresholds: [Threshold] = [], judge: @escaping @Sendable (RuleInput) -> [RuleOutcome]
    ) {
        self.id = id
        self.slug = slug
        self.severity = severity
        self.decision = decision
        self.title = title
        self.check = check
        self.remedy = remedy
        self.guideline = guideline
        self.sources = sources
        self.needs = needs
        self.thresholds = thresholds
        self.judge = judge
    }
}

/// A document that a rule comes from.
package enum GuidelineSource: String, CaseIterable, Hashable, Sendable {
    case widgets2022 = "Human Interface Guidelines, Widgets, 2022"
    case widgets2025 = "Human Interface Guidelines, Widgets, December 2025"
    case layout = "Human Interface Guidelines, Layout"
    case tutorial = "the tutorial of the weather widget"
    case developers = "reports and documentation of developers about widgets on devices"
}

/// The input of a rule: the evidence of one widget, the sources of its extension, and the values of the rule's
/// thresholds.
package struct RuleInput: Sendable {
    package var evidence: WidgetEvidence
    package let sources: SourceIndex
    private let values: [String: Double]
    private let isEnded: @Sendable () -> Bool

    /// - Parameters:
    ///   - values: The configured values, by the names of thresholds.
    ///   - isEnded: Whether no further pictures are judged, asked before each.
    package init(
        _ evidence: WidgetEvidence, sources: SourceIndex = SourceIndex([]), values: [String: Double] = [:],
        until isEnded: @escaping @Sendable () -> Bool = { false }
    ) {
        self.evidence = evidence
        self.sources = sources
        self.values = values
        self.isEnded = isEnded
    }

    package func value(of threshold: Threshold) -> Double { values[threshold.name] ?? threshold.value }

    /// A threshold's value with its unit.
    package func measure(of threshold: Threshold) -> Measure { .number(value(of: threshold), threshold.unit) }

    /// The pictures that a rule applies to.
    ///
    /// - Parameter reason: The reason that it is not applicable if it applies to none of them.
    package func pictures(
        otherwise reason: String, where applies: (PictureEvidence) -> Bool = { _ in true }
    ) -> PictureSelection {
        let pictures = evidence.pictures.enumerated().filter { applies($0.element) }
        return PictureSelection(
            pictures: pictures.map { ($0.offset, $0.element) }, reason: reason, isEnded: isEnded)
    }

    /// An outcome for each timeline.
    func timelines(_ judge: (TimelineEvidence) -> RuleOutcome) -> [RuleOutcome] {
        guard !evidence.timelines.isEmpty else { return [.notApplicable(reason: "no timeline was requested")] }
        return evidence.timelines.map(judge)
    }
}

/// The pictures that a rule applies to, with their indices in the evidence.
package struct PictureSelection: Sendable {
    fileprivate let pictures: [(index: Int, picture: PictureEvidence)]
    fileprivate let reason: String
    fileprivate let isEnded: @Sendable () -> Bool

    /// Judges each picture. Pictures without an outcome pass.
    package func judge(_ judge: (PictureEvidence, Int) -> [RuleOutcome]) -> [RuleOutcome] {
        guard !pictures.isEmpty else { return [.notApplicable(reason: reason)] }
        var outcomes: [RuleOutcome] = []
        var passes = 0
        for (index, picture) in pictures where !isEnded() {
            let own = judge(picture, index)
            if own.isEmpty { passes += 1 } else { outcomes += own }
        }
        return passes > 0 ? outcomes + [.pass(passes)] : outcomes
    }
}
