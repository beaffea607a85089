import WidgetVocabulary

extension AuditRule {
    static let distantText = AuditRule(
        RuleID(.guidelines, 76), "distant-text", .note,
        title: "Text is larger in StandBy and CarPlay",
        check: """
            The smallest text in StandBy and CarPlay on the screen, compared with that of the same size on the Home \
            Screen.
            """,
        remedy: "Show less there, in the sizes of the Home Screen or larger.",
        guideline: """
            In StandBy and CarPlay a widget is read from a distance. The system enlarges the small widget; a layout that \
            shows more, and smaller, text there cancels that.
            """,
        sources: [.widgets2025], needs: [.pictures, .appearances], thresholds: [DistantText.ratio],
        judge: DistantText.judge)
}

private enum DistantText {
    static let ratio = Threshold(
        "ratio", 1.3, .count, .measured("on the screen; less where the factor of the place is less"))

    /// Points; layout rounds the size of shrunk text.
    private static let tolerance = 0.1

    @Sendable static func judge(_ input: RuleInput) -> [RuleOutcome] {
        let near = input.usualPictures().filter { $0.picture.conditions.context == .homeScreen }
        return input.pictures(otherwise: "the widget is not shown in StandBy or CarPlay") {
            [.standBy, .carPlay].contains($0.conditions.context) && $0.conditions.content == .entry
                && smallest(in: $0) != nil
        }.judge { picture, index in
            // A layout that does not change is as large as the place makes it.
            guard let own = smallest(in: picture),
                let home = near.first(where: { $0.picture.conditions.family == picture.conditions.family }),
                let usual = smallest(in: home.picture)
            else { return [] }
            let bound = usual * min(input.value(of: ratio), picture.conditions.factor)
            guard own < bound - tolerance else { return [] }
            let measured = Measure.number(own, .points)
            return [
                .violation(
                    Observation(
                        .family(picture.conditions.family),
                        "the smallest text in \(picture.conditions.context.name) has \(measured.text) on the screen",
                        advice: "Show less there, in the sizes of the Home Screen or larger.", measured: measured,
                        bound: .number(bound, .points), spot: picture.spot(index),
                        twin: home.index))
            ]
        }
    }

    /// The smallest size on the screen, in points of the device.
    private static func smallest(in picture: PictureEvidence) -> Double? {
        let sizes = picture.texts.compactMap { element, text in text.smallestSize.map { $0 * element.scale } }
        return sizes.min().map { $0 * picture.conditions.factor }
    }
}
