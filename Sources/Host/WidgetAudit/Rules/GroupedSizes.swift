import ExtensionProtocol

extension AuditRule {
    static let groupedSizes = AuditRule(
        RuleID(.guidelines, 93), "grouped-sizes", .warning,
        title: "The sizes of a widget are one widget",
        check: """
            Widgets of the extension with the same display name, and those whose names differ in a word for their \
            sizes only and that have different families.
            """,
        remedy: "Declare one widget with the families of both, and choose the view by widgetFamily.",
        guideline: """
            The gallery shows all sizes of a widget on one page with one description. Two widgets with the same name, one \
            for each size, are two pages that people must compare.
            """,
        sources: [.widgets2022, .widgets2025], needs: .description, judge: GroupedSizes.judge)
}

private enum GroupedSizes {
    /// Words for sizes in names of widgets, lowercase.
    private static let sizes: Set<Substring> = [
        "small", "medium", "large", "extra", "extralarge", "xl", "circular", "rectangular", "inline", "size",
    ]

    /// Widgets with one name are one widget in several configurations, and so are those whose names differ in a word
    /// for their sizes only, if they have no family in common. On visionOS sizes with different mounting styles must be
    /// different widgets. Of several widgets, all but the first in the order of kinds have the finding.
    @Sendable static func judge(_ input: RuleInput) -> [RuleOutcome] {
        let own = input.evidence.description
        let siblings = input.evidence.facts.siblings
        guard !siblings.isEmpty, !own.displayName.isEmpty else {
            return [.notApplicable(reason: "the extension has one widget")]
        }
        let first = siblings.filter { other in
            guard other.mountingStyles == own.mountingStyles else { return false }
            if other.displayName == own.displayName { return true }
            return name(of: other) == name(of: own) && Set(other.families).isDisjoint(with: own.families)
        }.min { $0.kind < $1.kind }
        guard let first, first.kind < own.kind else { return [.pass(1)] }
        let haveOtherFamilies = Set(first.families).isDisjoint(with: own.families)
        return [
            .violation(
                Observation(
                    .widget, "the widgets “\(first.kind)” and “\(own.kind)” have the name “\(own.displayName)”",
                    advice: haveOtherFamilies
                        ? "Declare one widget with the families of both, and choose the view by widgetFamily."
                        : "Give each a name of its own, or declare one widget whose configuration chooses the content.",
                    measured: .text("two widgets"), bound: .text("one widget"), literal: own.displayName))
        ]
    }

    /// The words of the display name without those for sizes; all of them when nothing else is left.
    private static func name(of widget: WidgetDescription) -> [Substring] {
        let words = widget.displayName.lowercased().split { !$0.isLetter && !$0.isNumber }
        let others = words.filter { !sizes.contains($0) }
        return others.isEmpty ? words : others
    }
}
