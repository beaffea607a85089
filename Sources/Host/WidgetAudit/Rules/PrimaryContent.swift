import RenderModel

extension AuditRule {
    static let primaryContent = AuditRule(
        RuleID(.guidelines, 22), "primary-content", .warning, decision: .review,
        title: "A larger size keeps the main content of the smaller one",
        check: """
            The texts, symbols and images of each size are searched in the next larger one, and so is the largest \
            text.
            """,
        remedy: "Show the main content of the smaller size in the larger one, too.",
        guideline: """
            People choose a larger size to see more of the same thing. What the small widget shows first is in the \
            larger ones, too.
            """,
        sources: [.widgets2022, .widgets2025], needs: .pictures, judge: PrimaryContent.judge)
}

private enum PrimaryContent {
    /// Two sizes that have nothing in common may show different things, or a quotation that a provider chose by chance;
    /// a largest text that is missing may have another form. A reader decides.
    @Sendable static func judge(_ input: RuleInput) -> [RuleOutcome] {
        let pairs = NeighboringFamilies.all(in: input)
        guard !pairs.isEmpty else { return [.notApplicable(reason: "the widget has one size")] }
        return pairs.map { pair in
            let smaller = ContentLeaf.all(of: pair.smaller.picture)
            let larger = ContentLeaf.all(of: pair.larger.picture)
            guard !smaller.isEmpty, !larger.isEmpty else { return .pass(1) }
            let strings = pair.larger.picture.strings
            let common = smaller.contains { leaf in
                larger.contains { $0.signature == leaf.signature }
                    || leaf.element.text.map { text in strings.contains { overlap($0, text.string) } } ?? false
            }
            let families = (pair.larger.picture.conditions.family, pair.smaller.picture.conditions.family)
            func seen(_ message: String, _ advice: String, _ measured: String) -> Observation {
                Observation(
                    .family(families.0), message, advice: advice, measured: .text(measured),
                    bound: .text("the content of the \(families.1.shortName) size"),
                    spot: pair.larger.picture.spot(pair.larger.index), twin: pair.smaller.index)
            }
            guard common else {
                return .needsReview(
                    seen(
                        "the \(families.0.shortName) widget shows nothing of the \(families.1.shortName) one",
                        "Check whether both sizes show the same kind of content.",
                        "nothing of it"))
            }
            guard let main = mainText(of: pair.smaller.picture), !strings.contains(where: { overlap($0, main) }) else {
                return .pass(1)
            }
            return .needsReview(
                seen(
                    "the \(families.0.shortName) widget does not show \(Named.text(main))",
                    "Check whether it shows the main content of the \(families.1.shortName) size in another form.",
                    "another main content"))
        }
    }

    private static func overlap(_ one: String, _ other: String) -> Bool { one.contains(other) || other.contains(one) }

    /// The largest text that does not show the time; among equals, the first string.
    private static func mainText(of picture: PictureEvidence) -> String? {
        let texts = picture.texts.filter {
            $0.element.layer == .content && !$0.facts.isDynamic && !$0.facts.string.isEmpty
        }
        let sized = texts.compactMap { element, facts in
            facts.runs.map(\.size).max().map { (size: $0 * element.scale, string: facts.string) }
        }
        return sized.max { ($0.size, $1.string) < ($1.size, $0.string) }?.string
    }
}
