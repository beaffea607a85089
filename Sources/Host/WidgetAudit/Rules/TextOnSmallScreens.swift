extension AuditRule {
    static let textOnSmallScreens = AuditRule(
        RuleID(.widgets, 5), "text-on-small-screens", .error,
        title: "Text fits the smallest screen and the longest language",
        check: """
            Texts that are truncated or cut off on the smallest screens and in each language of the extension, at the \
            type size Large. Those on the standard screen belong to R-05 and R-06.
            """,
        remedy: "Allow more lines or a minimum scale factor, or offer a shorter form with ViewThatFits.",
        guideline: """
            Widgets are laid out for ten sizes of iPhone screens and for every language of the app. A text that fits \
            the developer's own device is often cut on the smallest one, or in German.
            """,
        sources: [.widgets2025, .developers], needs: [.pictures, .smallestScreen, .languages],
        thresholds: [TextOnSmallScreens.bound], judge: TextOnSmallScreens.judge)
}

private enum TextOnSmallScreens {
    static let bound = Threshold("cut", 0.5, .points, .measured("less is not seen"))

    /// 1. Texts that are truncated or cut off on the reference device in the reference language belong to R-05 and
    ///
    /// 2. Any other such text at the type size Large is a violation.
    @Sendable static func judge(_ input: RuleInput) -> [RuleOutcome] {
        var cut: Set<AuditSubject> = []
        for (index, picture) in input.usualPictures() {
            cut.formUnion(picture.texts.filter(\.facts.isTruncated).map { picture.subject($0.element) })
            cut.formUnion(cutOff(picture, index, input))
        }
        return input.pictures(otherwise: "the widget is drawn for one screen and one language only") {
            $0.conditions.typeSize == .large && $0.conditions.content == .entry && !input.evidence.isUsual($0)
        }.judge { picture, index in
            let cutOff = cutOff(picture, index, input)
            return picture.texts.compactMap { element, text in
                let subject = picture.subject(element)
                guard text.isTruncated || cutOff.contains(subject), !element.isRedacted, !cut.contains(subject)
                else { return nil }
                let conditions = picture.conditions
                let how = text.isTruncated ? "truncated" : "cut off"
                return .violation(
                    Observation(
                        subject,
                        "\(Named.text(text.string)) is \(how) on \(conditions.device) in \(conditions.locale)",
                        advice: """
                            Allow more lines or a minimum scale factor, or offer a shorter form with ViewThatFits.
                            """,
                        measured: .text(text.isTruncated ? "an ellipsis" : "a part"), bound: .text("the whole text"),
                        spot: picture.spot(element, index)))
            }
        }
    }

    /// The texts that a clip or the edge of the widget cuts off.
    private static func cutOff(_ picture: PictureEvidence, _ index: Int, _ input: RuleInput) -> Set<AuditSubject> {
        Set(
            CutContent(picture: picture, index: index).cuts(over: input.value(of: bound)).filter { $0.literal != nil }
                .map(\.subject))
    }
}
