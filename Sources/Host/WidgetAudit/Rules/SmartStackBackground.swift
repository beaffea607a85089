extension AuditRule {
    static let smartStackBackground = AuditRule(
        RuleID(.guidelines, 81), "smart-stack-background", .note, decision: .review,
        title: "A background in the Smart Stack of a watch has a purpose",
        check: "Container backgrounds in the Smart Stack of a watch that are not black.",
        remedy: "Use black there, unless the background conveys information.",
        guideline: """
            Widgets in a watch's Smart Stack are black by default, which matches the screen. A color or an image behind \
            the content helps only if it tells something, such as the state of the weather.
            """,
        sources: [.widgets2025], needs: [.pictures, .appearances], judge: SmartStackBackground.judge)
}

private enum SmartStackBackground {
    /// A luminance that is not distinguished from black.
    private static let black = 0.01

    @Sendable static func judge(_ input: RuleInput) -> [RuleOutcome] {
        input.pictures(otherwise: "the widget is not shown in the Smart Stack of a watch") {
            $0.conditions.context == .watchSmartStack && $0.conditions.mode == .fullColor
                && $0.conditions.content == .entry
        }.judge { picture, index in
            let visible = picture.elements.filter { element in
                guard element.layer == .containerBackground else { return false }
                return element.image != nil || element.shape?.paint.luminance.map { $0 > black } ?? false
            }
            guard !visible.isEmpty else { return [] }
            return [
                .needsReview(
                    Observation(
                        .family(picture.conditions.family), "the widget has a colored background in the Smart Stack",
                        advice: "Check whether the background tells something; if not, use black there.",
                        measured: .text("colored"), bound: .text("black, or a background with a meaning"),
                        spot: picture.spot(index)))
            ]
        }
    }
}
