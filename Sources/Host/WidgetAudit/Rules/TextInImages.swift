extension AuditRule {
    static let textInImages = AuditRule(
        RuleID(.guidelines, 3), "text-in-images", .error, decision: .review,
        title: "Text is not part of an image",
        check: """
            An image is spoken with a number that no text of the widget shows, so that it probably contains that \
            number.
            """,
        remedy: "Draw the text with Text over the image, and give the image a label that describes it.",
        guideline: """
            Text in a bitmap follows neither the type size nor the language, is blurred when it is scaled, and is not \
            spoken. Draw it with Text over the image.
            """,
        sources: [.widgets2022, .widgets2025], needs: .pictures, judge: TextInImages.judge)
}

private enum TextInImages {
    /// The content of an image is not known. One whose label has a number that no text of the widget shows probably
    /// contains that number.
    @Sendable static func judge(_ input: RuleInput) -> [RuleOutcome] {
        input.pictures(otherwise: "no image is shown") {
            $0.conditions.content == .entry && $0.elements.contains { $0.image != nil }
        }.judge { picture, index in
            picture.content.compactMap { element in
                guard let image = element.image, let label = element.label, label != image.name, !element.isHidden,
                    label.contains(where: \.isNumber), !isShown(label, in: picture)
                else { return nil }
                return .needsReview(
                    Observation(
                        picture.subject(element), "\(Named.image(image.name)) is spoken as “\(label)”",
                        advice: "Check whether the image contains text; if so, draw it with Text.",
                        measured: .text(label), bound: .text("no text in an image"), spot: picture.spot(element, index)
                    ))
            }
        }
    }

    private static func isShown(_ label: String, in picture: PictureEvidence) -> Bool {
        let numbers = label.split { !$0.isNumber }
        return numbers.allSatisfy { number in picture.strings.contains { $0.contains(number) } }
    }
}
