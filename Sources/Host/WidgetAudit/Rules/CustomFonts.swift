extension AuditRule {
    static let customFonts = AuditRule(
        RuleID(.guidelines, 11), "custom-fonts", .note,
        title: "Fonts of the app's own are few and large",
        check: """
            The fonts of the widget's own are counted by the first letters of their files. The texts that they set \
            are compared with the middle one of all sizes.
            """,
        remedy: "Keep one custom font, for headlines or large values, and use the system's font for small text.",
        guideline: """
            The system's font is made for small sizes. A custom font gives character to a headline or a large \
            value; at small sizes it is harder to read, and several of them look restless.
            """,
        sources: [.widgets2022, .widgets2025], needs: [.pictures, .archive], thresholds: [CustomFonts.families],
        judge: CustomFonts.judge)
}

private enum CustomFonts {
    static let families = Threshold("families", 1, .count, .measured("one font next to the system's"))
    /// File names of one family, such as `Lato-Bold.ttf` and `LatoLight.ttf`, begin with as many equal letters.
    private static let commonLetters = 4

    @Sendable static func judge(_ input: RuleInput) -> [RuleOutcome] {
        let calls = CustomFontCalls(input.sources)
        return input.pictures(otherwise: "no text has a font of the widget's own") {
            $0.conditions.content == .entry && $0.conditions.typeSize == .large
                && !(ownFonts(of: $0).isEmpty && calls.replaced(in: $0).isEmpty)
        }.judge { picture, index in
            let replaced = calls.replaced(in: picture)
            let names = Set(
                (ownFonts(of: picture) + replaced.map(\.name)).map { $0.prefix(commonLetters).lowercased() })
            let family = picture.conditions.family
            var outcomes = smallTexts(of: picture, Set(replaced.compactMap(\.size)), index)
            if Double(names.count) > input.value(of: families) {
                outcomes.append(
                    .violation(
                        Observation(
                            .family(family), "the \(family.shortName) widget has \(names.count) fonts of its own",
                            advice: "Keep one of them, and use the system's font for the rest.",
                            measured: .number(Double(names.count), .count), bound: input.measure(of: families),
                            spot: picture.spot(index))))
            }
            return outcomes
        }
    }

    private static func ownFonts(of picture: PictureEvidence) -> Set<String> {
        Set(picture.texts.flatMap { $0.facts.runs.compactMap(\.ownFont) })
    }

    /// Rounding of fonts.
    private static let tolerance = 0.05

    /// Texts in an own font that belong to the smaller half of the widget's sizes.
    ///
    /// - Parameter replaced: The sizes of fonts that the picture replaces. Their texts are recognized by them.
    private static func smallTexts(
        of picture: PictureEvidence, _ replaced: Set<Double>, _ index: Int
    ) -> [RuleOutcome] {
        let sizes = Set(picture.texts.flatMap { element, text in text.runs.map { $0.size * element.scale } }).sorted()
        guard sizes.count > 1 else { return [] }
        let middle = sizes[sizes.count / 2]
        return picture.texts.compactMap { element, text in
            let own = text.runs.filter { run in
                run.ownFont != nil || replaced.contains { abs($0 - run.size) < tolerance }
            }.map { $0.size * element.scale }
            guard let size = own.min(), size < middle else { return nil }
            return .violation(
                Observation(
                    picture.subject(element),
                    "\(Named.text(text.string)) is one of the smaller texts and has a font of the widget's own",
                    advice: "Use the system's font for small text.", measured: .number(size, .points),
                    bound: .number(middle, .points), spot: picture.spot(element, index), literal: text.string))
        }
    }
}
