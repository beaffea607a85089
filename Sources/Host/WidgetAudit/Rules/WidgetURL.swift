extension AuditRule {
    static let widgetURL = AuditRule(
        RuleID(.widgets, 10), "widget-url", .warning, decision: .mixed,
        title: "A tap opens what the widget shows",
        check: """
            The URL of the widget in each family. Links replace it in sizes from medium on. Accessories without one \
            need a review, and so does a widget with a URL that only its preview has, or that the sources give to some \
            entries.
            """,
        remedy: "Add widgetURL(_:) to the widget's view, and open the page for it in the app.",
        guideline: """
            Without widgetURL(_:) or links a tap opens the app where it was left, not at the content that the widget \
            shows.
            """,
        sources: [.widgets2022, .widgets2025, .developers], needs: [.pictures, .gallery], judge: WidgetURL.judge)
}

private enum WidgetURL {
    @Sendable static func judge(_ input: RuleInput) -> [RuleOutcome] {
        let pictures = input.currentPictures()
        guard !pictures.isEmpty else { return [.notApplicable(reason: "no entry is drawn")] }
        let calls = WidgetURLCalls(input)
        return pictures.map { index, picture in
            let family = picture.conditions.family
            guard picture.opensNoPage else { return .pass(1) }
            let seen = Observation(
                .family(family), "a tap on \(family.rawValue) opens the app without a destination",
                advice: "Add widgetURL(_:) to the widget's view, and open the page for it in the app.",
                measured: .text("no URL"), bound: .text("a URL"), spot: picture.spot(index))
            // The first page of an app often is what its accessories show.
            return family.kind == .accessory ? .needsReview(seen) : calls.outcome(seen, family)
        }
    }
}
