import CoreGraphics

extension AuditRule {
    static let standInForms = AuditRule(
        RuleID(.guidelines, 103), "stand-in-forms", .note,
        title: "Circles and squares stand for symbols and images",
        check: """
            The ratio of the sides of a shape of the placeholder that is where the entry has a symbol or a square \
            image, or begins there.
            """,
        remedy: "Use a circle or a square there.",
        guideline: """
            In a placeholder a bar is read as text. What stands for a symbol or a square image is a circle or a square.
            """,
        sources: [.widgets2022, .widgets2025], needs: [.pictures, .placeholder], thresholds: [StandInForms.ratio],
        judge: StandInForms.judge)
}

private enum StandInForms {
    static let ratio = Threshold("ratio", 1.6, .count, .measured("the sides of a shape that looks like a bar"))
    /// Symbols are up to this many times as wide as high.
    private static let mostOriginal = 1.3

    @Sendable static func judge(_ input: RuleInput) -> [RuleOutcome] {
        input.placeholders { standIns, index, entry in
            standIns.own.compactMap { shape in
                guard shape.original.isSymbol || shape.original.image != nil,
                    let original = sideRatio(of: shape.original), original <= mostOriginal,
                    let own = sideRatio(of: shape.element), own >= input.value(of: ratio)
                else { return nil }
                return .violation(
                    Observation(
                        standIns.placeholder.subject(shape.element),
                        "\(shape.element.coverName) of the placeholder is a bar where the widget has an image",
                        advice: "Use a circle or a square there.", measured: .number(own, .count),
                        bound: input.measure(of: ratio), spot: standIns.placeholder.spot(shape.element, index),
                        twin: entry))
            }
        }
    }

    /// The long side divided by the short one.
    private static func sideRatio(of element: AuditElement) -> Double? {
        let sides = [Double(element.frame.width), Double(element.frame.height)].sorted()
        return sides[0] > 0 ? sides[1] / sides[0] : nil
    }
}
