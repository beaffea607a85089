import CoreGraphics

extension AuditRule {
    static let sparseContent = AuditRule(
        RuleID(.guidelines, 23), "sparse-content", .note,
        title: "The content fills the widget",
        check: """
            The area of the rectangle around all content and controls, as a share of the widget's area, from the \
            medium size on.
            """,
        remedy: "Show more, show it larger, or offer a smaller size only.",
        guideline: """
            A large widget with one small thing in it wastes the space that people give it. A small widget may show \
            one piece of information.
            """,
        sources: [.widgets2022, .widgets2025], needs: [.pictures, .archive, .gallery],
        thresholds: [SparseContent.share], judge: SparseContent.judge)
}

private enum SparseContent {
    static let share = Threshold(
        "share", 8, .percent, .measured("of the widget, for the rectangle around all content; its ink is less"))

    /// A widget with an image in its background shows a photo, and is not sparse. One without data may show a message
    /// only, so that its gallery preview counts if it has more.
    @Sendable static func judge(_ input: RuleInput) -> [RuleOutcome] {
        let pictures = input.usualEntries().filter { _, picture in
            picture.conditions.family.kind == .system && picture.conditions.family != .systemSmall
                && !picture.elements.contains { $0.layer == .containerBackground && $0.image != nil }
        }
        guard !pictures.isEmpty else { return [.notApplicable(reason: "the widget has no size from medium on")] }
        return pictures.map { index, picture in
            let covered = max(contentShare(of: picture), input.preview(of: picture).map(contentShare) ?? 0)
            guard covered < input.value(of: share) else { return .pass(1) }
            let (family, measured) = (picture.conditions.family, Measure.number(covered, .percent))
            return .violation(
                Observation(
                    .family(family), "the content covers \(measured.text) of the \(family.shortName) widget",
                    advice: "Show more, larger, or offer a smaller size only.", measured: measured,
                    bound: input.measure(of: share), spot: picture.spot(index)))
        }
    }

    /// The rectangle around all content, as a share of the widget, in percent.
    private static func contentShare(of picture: PictureEvidence) -> Double {
        let frames = picture.content.map(\.visible) + picture.taps.map(\.visible)
        let box = frames.reduce(CGRect.null) { $0.union($1) }
        let area = box.isNull ? 0 : Double(box.width * box.height)
        return 100 * area / Double(picture.bounds.width * picture.bounds.height)
    }
}
