extension AuditRule {
    static let groupedSizes = AuditRule(
        RuleID(.guidelines, 93), "grouped-sizes", .warning,
        title: "The sizes of a widget are one widget",
        check: "Widgets of the extension with the same display name whose families are different.",
        remedy: "Declare one widget with the families of both, and choose the view by widgetFamily.",
        guideline: """
            The gallery shows all sizes of a widget on one page with one description. Two widgets with the same name, one \
            for each size, are two pages that people must compare.
            """,
        sources: [.widgets2022, .widgets2025], needs: .description, judge: GroupedSizes.judge)
}

private enum GroupedSizes {
    /// Widgets with one name are one widget in several configurations. On visionOS sizes with different mounting styles
    /// must be different widgets. Of several widgets, all but the first in the order of kinds have the finding.
    @Sendable static func judge(_ input: RuleInput) -> [RuleOutcome] {
        let own = input.evidence.description
        let siblings = input.evidence.facts.siblings
        guard !siblings.isEmpty, !own.displayName.isEmpty else {
            return [.notApplicable(reason: "the extension has one widget")]
        }
        let first = siblings.filter { other in
            other.displayName == own.displayName && other.mountingStyles == own.mountingStyles
                && Set(other.families).isDisjoint(with: own.families)
        }.map(\.kind).min()
        guard let first, first < own.kind else { return [.pass(1)] }
        return [
            .violation(
                Observation(
                    .widget, "the widgets “\(first)” and “\(own.kind)” have the name “\(own.displayName)”",
                    advice: "Declare one widget with the families of both, and choose the view by widgetFamily.",
                    measured: .text("two widgets"), bound: .text("one widget"), literal: own.displayName))
        ]
    }
}
