import CoreGraphics

extension AuditRule {
    static let bitmapGlyphs = AuditRule(
        RuleID(.guidelines, 12), "bitmap-glyphs", .note, decision: .review,
        title: "Glyphs are symbols",
        check: "The longer side of each template image, which is drawn in one color as a symbol is.",
        remedy: "Use a symbol of SF Symbols that shows the same, or a custom symbol.",
        guideline: """
            Symbols of the system follow the weight and the size of the text next to them, and every rendering mode. A \
            small bitmap does not.
            """,
        sources: [.widgets2022, .widgets2025], needs: .pictures, thresholds: [BitmapGlyphs.side],
        judge: BitmapGlyphs.judge)
}

private enum BitmapGlyphs {
    static let side = Threshold("side", 32, .points, .measured("glyphs next to text are smaller"))

    /// Only an image in one color is a glyph; whether a symbol shows the same is for a reader to decide.
    @Sendable static func judge(_ input: RuleInput) -> [RuleOutcome] {
        let side = input.value(of: Self.side)
        return input.pictures(otherwise: "no image is shown") {
            $0.conditions.content == .entry && $0.elements.contains { $0.image != nil }
        }.judge { picture, index in
            picture.content.compactMap { element in
                guard let image = element.image, image.isTemplate, !element.isRedacted else { return nil }
                let size = Double(max(element.frame.width, element.frame.height))
                guard size < side else { return nil }
                return .needsReview(
                    Observation(
                        image.name.isEmpty ? picture.subject(element) : .named(image.name),
                        "\(Named.image(image.name)) is a glyph of \(Measure.number(size, .points).text)",
                        advice: "Check whether a symbol of SF Symbols shows the same.",
                        measured: .number(size, .points), bound: input.measure(of: Self.side),
                        spot: picture.spot(element, index)))
            }
        }
    }
}
