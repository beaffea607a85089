import CoreGraphics

extension AuditRule {
    static let contentDensity = AuditRule(
        RuleID(.guidelines, 24), "content-density", .warning,
        title: "The content is not a collage",
        check: """
            The number of texts, symbols and images for each 1,000 square points, and the number of different type \
            sizes, of each system family.
            """,
        remedy: "Show fewer things in fewer text styles, and leave the rest to the app.",
        guideline: """
            Many things in many sizes of type cannot be taken in at a glance. Fewer sizes give the content an order.
            """,
        sources: [.widgets2022, .widgets2025], needs: [.pictures, .archive],
        thresholds: [ContentDensity.leaves, ContentDensity.sizes], judge: ContentDensity.judge)
}

private enum ContentDensity {
    static let leaves = Threshold(
        "leaves", 1.2, .count, .measured("texts, symbols and images per 1,000 square points: 30 in a small widget"))
    static let sizes = Threshold("sizes", 4, .count, .measured("a value, a title, text and a caption"))
    private static let unit = 1_000.0

    @Sendable static func judge(_ input: RuleInput) -> [RuleOutcome] {
        let pictures = input.usualEntries().filter { $0.picture.conditions.family.kind == .system }
        guard !pictures.isEmpty else { return [.notApplicable(reason: "the widget has only accessories")] }
        return pictures.flatMap { index, picture -> [RuleOutcome] in
            let outcomes = [density(of: picture, index, input), sizes(of: picture, index, input)].compactMap { $0 }
            return outcomes.isEmpty ? [.pass(1)] : outcomes
        }
    }

    private static func density(of picture: PictureEvidence, _ index: Int, _ input: RuleInput) -> RuleOutcome? {
        let count = ContentLeaf.counted(in: picture).count
        let density = Double(count) * unit / Double(picture.bounds.width * picture.bounds.height)
        guard density > input.value(of: leaves) else { return nil }
        let family = picture.conditions.family
        return .violation(
            Observation(
                .family(family), "the \(family.shortName) widget has \(count) texts, symbols and images",
                advice: "Show fewer of them, and leave the rest to the app.", measured: .number(density, .count),
                bound: input.measure(of: leaves), spot: picture.spot(index)))
    }

    /// A text that a minimum scale factor shrank counts with its own size.
    private static func sizes(of picture: PictureEvidence, _ index: Int, _ input: RuleInput) -> RuleOutcome? {
        let sizes = picture.texts.filter { $0.element.layer == .content && !$0.element.isDecoration }.compactMap {
            element, text in
            text.runs.map(\.size).max().map { ($0 * element.scale / text.scaleFactor).rounded() }
        }
        let count = Set(sizes).count
        guard Double(count) > input.value(of: Self.sizes) else { return nil }
        let family = picture.conditions.family
        return .violation(
            Observation(
                .named("type sizes of \(family.rawValue)"), "the \(family.shortName) widget has \(count) type sizes",
                advice: "Use a few text styles.", measured: .number(Double(count), .count),
                bound: input.measure(of: Self.sizes), spot: picture.spot(index)))
    }
}
