import WidgetVocabulary

extension AuditRule {
    static let dataAge = AuditRule(
        RuleID(.guidelines, 56), "data-age", .note, decision: .review,
        title: "Old data says how old it is",
        check: """
            The time from the last entry to the next reload, where a number is shown and no text updates by itself.
            """,
        remedy: "Show when the value was updated, with Text(_:style: .relative).",
        guideline: """
            A widget may show data long after it was fetched. The time of the last update tells people whether to \
            trust it.
            """,
        sources: [.widgets2022, .widgets2025], needs: [.pictures, .timeline], thresholds: [DataAge.limit],
        judge: DataAge.judge)
}

private enum DataAge {
    static let limit = Threshold("limit", 3_600, .seconds, .measured("values of an hour ago are old"))

    /// Whether numbers become wrong with time is for a reader to decide. Text that shows the time tells their age.
    @Sendable static func judge(_ input: RuleInput) -> [RuleOutcome] {
        let pictures = input.usualPictures().filter { $0.picture.conditions.family.kind == .system }
        let shown = pictures.compactMap { index, picture in
            input.evidence.timelines.first { $0.family == picture.conditions.family }
                .map { (index: index, picture: picture, timeline: $0) }
        }
        guard !shown.isEmpty else { return [.notApplicable(reason: "no timeline was requested")] }
        return shown.map { index, picture, timeline in
            guard let last = timeline.dates.max(), let reload = timeline.reload,
                reload - last >= input.value(of: limit),
                let value = number(in: picture), !picture.texts.contains(where: \.facts.isDynamic)
            else { return .pass(1) }
            let age = Measure.number(reload - last, .seconds)
            return .needsReview(
                Observation(
                    .family(picture.conditions.family), "\(Named.text(value)) may be \(age.text) old, without a time",
                    advice: "Check whether the value can be out of date; if so, show when it was updated.",
                    measured: age, bound: input.measure(of: limit), spot: picture.spot(index)))
        }
    }

    /// The first text in the order of painting that has a number.
    private static func number(in picture: PictureEvidence) -> String? {
        picture.texts.first { !$0.facts.isDynamic && $0.facts.string.contains(where: \.isNumber) }?.facts.string
    }
}
