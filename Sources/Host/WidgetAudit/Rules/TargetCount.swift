import WidgetVocabulary

extension AuditRule {
    static let targetCount = AuditRule(
        RuleID(.guidelines, 39), "target-count", .warning,
        title: "A widget has few targets",
        check: "The number of buttons, toggles and links of each size from medium on.",
        remedy: "Group related links into one, or show fewer rows.",
        guideline: """
            A widget shows information at a glance; many buttons and links turn it into a small app in which the wrong \
            thing is tapped.
            """,
        sources: [.widgets2022, .widgets2025], needs: [.pictures, .archive],
        thresholds: [TargetCount.medium, TargetCount.large, TargetCount.extraLarge], judge: TargetCount.judge)
}

private enum TargetCount {
    static let medium = Threshold("medium", 4, .count, .measured("the rows of a medium widget"))
    static let large = Threshold("large", 8, .count, .measured("twice those of a medium widget"))
    static let extraLarge = Threshold("extra-large", 12, .count, .measured("three times those of a medium widget"))

    private static func limit(of family: Family) -> Threshold? {
        switch family {
        case .systemMedium: medium
        case .systemLarge: large
        case .systemExtraLarge, .systemExtraLargePortrait: extraLarge
        default: nil
        }
    }

    @Sendable static func judge(_ input: RuleInput) -> [RuleOutcome] {
        input.pictures(otherwise: "the widget has no size from medium on") {
            limit(of: $0.conditions.family) != nil && $0.conditions.content == .entry
        }.judge { picture, index in
            guard let limit = limit(of: picture.conditions.family),
                Double(picture.taps.count) > input.value(of: limit)
            else { return [] }
            let family = picture.conditions.family
            return [
                .violation(
                    Observation(
                        .family(family), "the \(family.shortName) widget has \(picture.taps.count) targets",
                        advice: "Group related links into one, or show fewer rows.",
                        measured: .number(Double(picture.taps.count), .count), bound: input.measure(of: limit),
                        spot: picture.spot(index)))
            ]
        }
    }
}
