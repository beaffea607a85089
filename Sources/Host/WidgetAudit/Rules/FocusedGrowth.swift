import CoreGraphics
import DeviceCatalog

extension AuditRule {
    static let focusedGrowth = AuditRule(
        RuleID(.guidelines, 124), "focused-growth", .warning, decision: .mixed,
        title: "An item that grows in focus covers no other",
        check: "The frame of each item, enlarged as in focus, against those of its neighbors.",
        remedy: "Add space between the items.",
        guideline: """
            On Apple TV the item in focus grows. The space around it has room for that, so that it covers none of its \
            neighbors.
            """,
        sources: [.layout], needs: .screens, thresholds: [FocusedGrowth.factor], judge: FocusedGrowth.judge)
}

private enum FocusedGrowth {
    static let factor = Threshold("factor", 1.1, .count, .measured("the system's items grow by about a tenth"))

    /// Every control can be in focus. None grows by more than the spacing of the guidelines' grid, whose widest items
    /// otherwise would cover each other.
    @Sendable static func judge(_ input: RuleInput) -> [RuleOutcome] {
        input.screens(otherwise: "no preview has two controls for Apple TV") {
            $0.isTelevision && $0.controls.count > 1
        } judge: { screen in
            let growth = CGFloat(input.value(of: factor) - 1)
            return screen.controls.compactMap { control in
                let grown = control.frame.insetBy(
                    dx: -min(control.frame.width * growth / 2, CGFloat(TelevisionGrid.horizontalSpacing)),
                    dy: -min(control.frame.height * growth / 2, CGFloat(TelevisionGrid.minimumVerticalSpacing)))
                let overlaps = screen.controls.compactMap { other -> CGFloat? in
                    guard other.path != control.path, !other.path.starts(with: control.path),
                        !control.path.starts(with: other.path)
                    else { return nil }
                    let common = grown.intersection(other.frame)
                    return common.isNull ? nil : min(common.width, common.height)
                }
                guard let overlap = overlaps.max(), overlap > Television.tolerance else { return nil }
                let measured = Measure.number(Double(overlap), .pixels)
                return screen.finding(
                    RepeatedViews.pattern(of: control.identity),
                    "\(Named.tap(control)) covers \(measured.text) of a neighbor in focus", at: .init(control),
                    advice: "Add space between the items.", measured: measured, bound: .number(0, .pixels))
            }
        }
    }
}
