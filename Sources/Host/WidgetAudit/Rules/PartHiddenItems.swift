import CoreGraphics

extension AuditRule {
    static let partHiddenItems = AuditRule(
        RuleID(.guidelines, 125), "part-hidden-items", .note, decision: .mixed,
        title: "Items that are partly hidden show equally at both sides",
        check: "The visible widths of the first and the last item of a row that both ends of the screen cut.",
        remedy: "Center the whole items of the row.",
        guideline: """
            A row of Apple TV that continues at both sides shows the same width of the items at its ends, so that it \
            looks centered.
            """,
        sources: [.layout], needs: .screens, thresholds: [PartHiddenItems.difference], judge: PartHiddenItems.judge)
}

private enum PartHiddenItems {
    static let difference = Threshold("difference", 1, .pixels, .measured("rounding moves an edge by less"))

    @Sendable static func judge(_ input: RuleInput) -> [RuleOutcome] {
        input.screens(otherwise: "no preview for Apple TV has a row that continues at both sides") { screen in
            screen.isTelevision && Television.rows(of: screen).contains { widths(of: $0, on: screen) != nil }
        } judge: { screen in
            Television.rows(of: screen).compactMap { row in
                guard let (leading, trailing) = widths(of: row, on: screen) else { return nil }
                let difference = Double(abs(leading - trailing))
                guard difference > input.value(of: Self.difference) else { return nil }
                let measured = Measure.number(difference, .pixels)
                return screen.finding(
                    row.pattern, "the items at the ends of a row differ by \(measured.text) in what they show",
                    at: .init(row.items), advice: "Center the whole items of the row.", measured: measured,
                    bound: input.measure(of: Self.difference))
            }
        }
    }

    /// The visible widths of the items at both edges of the screen; `nil` unless both are partly hidden.
    private static func widths(of row: Television.Row, on screen: ScreenEvidence) -> (CGFloat, CGFloat)? {
        let bounds = screen.conditions.bounds
        guard let first = row.items.first?.frame, let last = row.items.last?.frame, first.minX < bounds.minX,
            last.maxX > bounds.maxX
        else { return nil }
        return (first.maxX - bounds.minX, bounds.maxX - last.minX)
    }
}
