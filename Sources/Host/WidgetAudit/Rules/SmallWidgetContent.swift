extension AuditRule {
    static let smallWidgetContent = AuditRule(
        RuleID(.guidelines, 25), "small-widget-content", .warning,
        title: "A small widget shows one thing",
        check: """
            The number of texts, symbols and images of the small size, and the number of its words. Two letters of \
            scripts that do not separate words count as one.
            """,
        remedy: "Keep the most important value, and move the rest to a larger size.",
        guideline: """
            A small widget typically has one piece of information, with what is needed to understand it.
            """,
        sources: [.widgets2025, .tutorial], needs: [.pictures, .archive],
        thresholds: [SmallWidgetContent.leaves, SmallWidgetContent.words], judge: SmallWidgetContent.judge)
}

private enum SmallWidgetContent {
    static let leaves = Threshold(
        "leaves", 6, .count, .measured("a value, its unit, a title, a symbol and two details"))
    static let words = Threshold("words", 12, .count, .measured("more than a glance reads"))
    /// Characters per word of languages that do not separate words.
    private static let wordLength = 2

    @Sendable static func judge(_ input: RuleInput) -> [RuleOutcome] {
        let pictures = input.usualEntries().filter { $0.picture.conditions.family == .systemSmall }
        guard !pictures.isEmpty else { return [.notApplicable(reason: "the widget has no small size")] }
        return pictures.map { index, picture in
            let leaves = ContentLeaf.counted(in: picture)
            let words = leaves.compactMap { $0.element.text?.string }.reduce(0) { $0 + Self.words(in: $1) }
            let counts = [(leaves.count, Self.leaves, "texts, symbols and images"), (words, Self.words, "words")]
            guard let (count, limit, name) = counts.first(where: { Double($0.0) > input.value(of: $0.1) }) else {
                return .pass(1)
            }
            return .violation(
                Observation(
                    .family(.systemSmall), "the small widget has \(count) \(name)",
                    advice: "Keep the most important value, and move the rest to a larger size.",
                    measured: .number(Double(count), .count), bound: input.measure(of: limit),
                    spot: picture.spot(index)))
        }
    }

    private static func words(in text: String) -> Int {
        text.split(whereSeparator: \.isWhitespace).reduce(0) { sum, word in
            let packed = word.unicodeScalars.count(where: isOfUnseparatedScript)
            return sum + max(1, (packed + wordLength - 1) / wordLength)
        }
    }

    /// Thai and Lao, Japanese, and Chinese. Korean separates words.
    private static func isOfUnseparatedScript(_ scalar: Unicode.Scalar) -> Bool {
        (0x0E00...0x0EFF).contains(scalar.value) || (0x3040...0x30FF).contains(scalar.value)
            || (0x3400...0x9FFF).contains(scalar.value) || (0x20000...0x3FFFF).contains(scalar.value)
    }
}
