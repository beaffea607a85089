import CoreGraphics
import RenderModel
import WidgetVocabulary

@testable import WidgetAudit

/// Faults of previews on the screen of Apple TV.
extension RuleCase {
    static let televisions: [RuleCase] = [
        RuleCase(
            .televisionSafeArea, "a button at the side of a television", measured: "40 px",
            fault: screen(television, [Sample.button(Sample.rect(40, 300, 200, 100))]),
            twin: screen(television, [Sample.button(Sample.rect(80, 300, 200, 100))])),
        RuleCase(
            .televisionSafeArea, "a button drawn with other fonts", measured: "40 px", outcome: .needsReview,
            fault: screen(foreign, [Sample.button(Sample.rect(40, 300, 200, 100))]),
            twin: screen(foreign, [Sample.button(Sample.rect(80, 300, 200, 100))])),
        RuleCase(
            .televisionGridSpacing, "a row with narrow gaps", measured: "20 px",
            fault: grid([Sample.rect(80, 100, 860, 200), Sample.rect(960, 100, 860, 200)]), twin: grid(columns)),
        RuleCase(
            .televisionGridSpacing, "a row of narrow items", measured: "800 px",
            fault: grid([Sample.rect(80, 100, 800, 200), Sample.rect(920, 100, 800, 200)]), twin: grid(columns)),
        RuleCase(
            .televisionGridSpacing, "rows with a narrow gap", measured: "60 px",
            fault: grid(columns + columns.map { $0.offsetBy(dx: 0, dy: 260) }),
            twin: grid(columns + columns.map { $0.offsetBy(dx: 0, dy: 300) })),
        RuleCase(
            .focusedGrowth, "an item that covers its neighbor in focus", measured: "10 px",
            fault: grid([Sample.rect(100, 100, 400, 200), Sample.rect(510, 100, 400, 200)]),
            twin: grid([Sample.rect(100, 100, 400, 200), Sample.rect(540, 100, 400, 200)])),
        RuleCase(
            .partHiddenItems, "a row that is not centered", measured: "40 px",
            fault: grid([ends[0], Sample.rect(200, 300, 1500, 100), Sample.rect(1860, 300, 200, 100)]),
            twin: grid(ends)),
    ]

    private static let columns = [Sample.rect(80, 100, 860, 200), Sample.rect(980, 100, 860, 200)]
    /// 100 px of both items are visible.
    private static let ends = [Sample.rect(-100, 300, 200, 100), Sample.rect(1820, 300, 200, 100)]

    private static let foreign = ScreenConditions.television(drawnBy: .iOS)
    private static let television: ScreenConditions = {
        var conditions = foreign
        conditions.build = .own
        return conditions
    }()

    private static func grid(_ frames: [CGRect]) -> WidgetEvidence {
        screen(television, frames.map { Sample.button($0) })
    }
}
