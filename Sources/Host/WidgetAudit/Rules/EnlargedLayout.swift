import CoreGraphics

extension AuditRule {
    static let enlargedLayout = AuditRule(
        RuleID(.guidelines, 21), "enlarged-layout", .warning,
        title: "A larger size shows more",
        check: """
            The texts, symbols and images of each size are compared with those of the next larger one. Sizes that \
            show a photo are exempt.
            """,
        remedy: "Add information to the larger size, or do not offer it.",
        guideline: """
            A larger widget needs the space of several smaller ones. It adds information; the same content at a larger \
            size wastes the space.
            """,
        sources: [.widgets2022, .widgets2025], needs: [.pictures, .gallery], judge: EnlargedLayout.judge)
}

private enum EnlargedLayout {
    /// The share of the widget from which on an image is a photo, which is worth more when it is larger.
    private static let photo = 0.25

    /// A widget without data may show one message in all sizes, so that its gallery previews must show the same as well.
    @Sendable static func judge(_ input: RuleInput) -> [RuleOutcome] {
        let pairs = NeighboringFamilies.all(in: input)
        guard !pairs.isEmpty else { return [.notApplicable(reason: "the widget has one size")] }
        return pairs.map { pair in
            let content = pair.larger.picture.contentSignature
            guard !content.isEmpty, content == pair.smaller.picture.contentSignature,
                !hasPhoto(pair.larger.picture), isSameInGallery(pair, input)
            else { return .pass(1) }
            let (larger, smaller) = (pair.larger.picture.conditions.family, pair.smaller.picture.conditions.family)
            return .violation(
                Observation(
                    .family(larger), "the \(larger.shortName) widget shows the same as the \(smaller.shortName) one",
                    advice: "Add information to the \(larger.shortName) size, or do not offer it.",
                    measured: .text("the same content"), bound: .text("more content"),
                    spot: pair.larger.picture.spot(pair.larger.index), twin: pair.smaller.index))
        }
    }

    private static func isSameInGallery(_ pair: NeighboringFamilies, _ input: RuleInput) -> Bool {
        guard let larger = input.preview(of: pair.larger.picture), let smaller = input.preview(of: pair.smaller.picture)
        else { return true }
        return larger.contentSignature == smaller.contentSignature
    }

    private static func hasPhoto(_ picture: PictureEvidence) -> Bool {
        picture.elements.contains { element in
            let area = Double(element.visible.width * element.visible.height)
            return element.image != nil && area >= photo * Double(picture.bounds.width * picture.bounds.height)
        }
    }
}
