/// The pictures of a widget in which the system's message for developers replaces it, which only some rules read.
///
/// 1. A rule that does not read messages judges the evidence without these pictures.
/// 2. It may apply to nothing then, for a reason that is about the remaining pictures, such as that the widget has no small
///    size. If the rule has another answer for all pictures, the message is the reason.
///
/// Invariant: only reasons change. Findings and passes are those of the pictures that show the widget.
struct ReplacedPictures {
    static let reason = "a message of the system replaces the widget (W-09)"

    private let all: WidgetEvidence
    private let shown: WidgetEvidence

    init(in evidence: WidgetEvidence) {
        all = evidence
        var shown = evidence
        shown.pictures.removeAll(where: \.isMessage)
        self.shown = shown
    }

    private var isEmpty: Bool { shown.pictures.count == all.pictures.count }

    func evidence(for rule: AuditRule) -> WidgetEvidence { rule.needs.contains(.messages) ? all : shown }

    /// - Parameter judge: The outcomes of the rule for some evidence.
    func outcomes(of rule: AuditRule, _ judge: (WidgetEvidence) -> [RuleOutcome]) -> [RuleOutcome] {
        let outcomes = judge(evidence(for: rule))
        guard !isEmpty, !rule.needs.contains(.messages), outcomes.contains(where: { $0.reasonNotToApply != nil })
        else { return outcomes }
        let reasons = Set(judge(all).compactMap(\.reasonNotToApply))
        return outcomes.map { outcome in
            guard let reason = outcome.reasonNotToApply, !reasons.contains(reason) else { return outcome }
            return .notApplicable(reason: Self.reason)
        }
    }
}

extension RuleOutcome {
    /// Why the rule does not apply; `nil` if it does.
    fileprivate var reasonNotToApply: String? {
        if case .notApplicable(let reason) = self { reason } else { nil }
    }
}
