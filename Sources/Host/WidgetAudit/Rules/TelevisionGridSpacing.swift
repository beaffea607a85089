import CoreGraphics
import DeviceCatalog

extension AuditRule {
    static let televisionGridSpacing = AuditRule(
        RuleID(.guidelines, 123), "television-grid-spacing", .warning, decision: .mixed,
        title: "A grid on Apple TV has the guidelines' spacing and widths",
        check: """
            The gaps and the widths of equal items in rows and columns on the screen of Apple TV, against those of \
            the guidelines' grids.
            """,
        remedy: "Use the spacing and the widths of the guidelines' grid with as many columns.",
        guideline: """
            Items of a grid are 40 px apart in a row, rows at least 100 px, and as wide as the number of columns allows: \
            the item in focus grows, and everything is seen from far away.
            """,
        sources: [.layout], needs: .screens,
        thresholds: [TelevisionGridSpacing.horizontal, TelevisionGridSpacing.vertical],
        judge: TelevisionGridSpacing.judge)
}

private enum TelevisionGridSpacing {
    private static let source = Threshold.Origin.stated("Layout, tvOS, grids")
    static let horizontal = Threshold("horizontal", TelevisionGrid.horizontalSpacing, .pixels, source)
    static let vertical = Threshold("vertical", TelevisionGrid.minimumVerticalSpacing, .pixels, source)

    /// Only whole items count as columns. Each rule of the grid is one finding for all rows.
    @Sendable static func judge(_ input: RuleInput) -> [RuleOutcome] {
        input.screens(otherwise: "no preview has a row of controls for Apple TV") {
            $0.isTelevision && !Television.rows(of: $0).isEmpty
        } judge: { screen in
            let rows = Television.rows(of: screen)
            return rows.flatMap { [spacing(of: $0, screen, input), width(of: $0, screen)].compactMap(\.self) }
                + zip(rows.dropFirst(), rows).compactMap { pitch(of: $0, below: $1, screen, input) }
        }
    }

    private static func spacing(
        of row: Television.Row, _ screen: ScreenEvidence, _ input: RuleInput
    ) -> RuleOutcome? {
        let wanted = CGFloat(input.value(of: horizontal))
        guard let gap = row.gaps.first(where: { abs($0 - wanted) > Television.tolerance }) else { return nil }
        let measured = Measure.number(Double(gap), .pixels)
        return screen.finding(
            row.pattern + " spacing", "items of a row are \(measured.text) apart", at: .init(row.items),
            advice: "Use the spacing of the guidelines' grid.", measured: measured,
            bound: input.measure(of: horizontal))
    }

    private static func width(of row: Television.Row, _ screen: ScreenEvidence) -> RuleOutcome? {
        let whole = row.items.filter { screen.conditions.bounds.contains($0.frame) }
        guard let grid = try? TelevisionGrid(columns: whole.count),
            let other = whole.first(where: { abs($0.frame.width - CGFloat(grid.contentWidth)) > Television.tolerance })
        else { return nil }
        let measured = Measure.number(Double(other.frame.width), .pixels)
        return screen.finding(
            row.pattern + " width", "an item in a row of \(whole.count) is \(measured.text) wide",
            at: .init(other), advice: "Give the items the width of the guidelines' grid with as many columns.",
            measured: measured, bound: .number(grid.contentWidth, .pixels))
    }

    private static func pitch(
        of row: Television.Row, below other: Television.Row, _ screen: ScreenEvidence, _ input: RuleInput
    ) -> RuleOutcome? {
        guard row.pattern == other.pattern, let top = row.items.map(\.frame.minY).min(),
            let bottom = other.items.map(\.frame.maxY).max(),
            Double(top - bottom) < input.value(of: vertical) - Double(Television.tolerance)
        else { return nil }
        let measured = Measure.number(Double(top - bottom), .pixels)
        return screen.finding(
            row.pattern + " rows", "rows are \(measured.text) apart", at: .init(other.items + row.items),
            advice: "Use at least the spacing of the guidelines' grid.", measured: measured,
            bound: input.measure(of: vertical))
    }
}
