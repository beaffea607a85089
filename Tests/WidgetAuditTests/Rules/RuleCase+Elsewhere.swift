import CoreGraphics
import ExtensionProtocol
import RenderModel

@testable import WidgetAudit

extension RuleCase {
    /// Faults that show in another hour, direction, language or screen than the usual one.
    static let elsewhere: [RuleCase] = [
        RuleCase(
            .smallWidgetContent, "thirteen words of a later hour", measured: "13", fault: later(words(13)),
            twin: later(words(12))),
        RuleCase(
            .contentDensity, "five type sizes of a later hour", measured: "5",
            fault: later(sizes([10, 14, 18, 22, 26])),
            twin: later(sizes([10, 14, 18, 22, 22]))),
        RuleCase(
            .laterPlaceholder, "one placeholder among texts", measured: "a placeholder",
            fault: later(pair(.redacted), after: pair([])), twin: later(pair([]), after: pair(.redacted))),
        RuleCase(
            .cutContent, "text that is cut in the mirrored layout", measured: "14 pt", fault: mirrored([clipped(14)]),
            twin: mirrored([clipped(28)])),
        RuleCase(
            .overlappingTexts, "texts that overlap in the mirrored layout", measured: "207.27 pt²",
            fault: mirrored([Sample.text("Rain"), Sample.text("Sun", at: CGPoint(x: 25, y: 60))]),
            twin: mirrored([Sample.text("Rain"), Sample.text("Sun", at: CGPoint(x: 60, y: 60))])),
        RuleCase(
            .tightMargin, "text at the edge of the mirrored layout", measured: "4 pt",
            fault: mirrored([Sample.text("Rain", at: CGPoint(x: 126, y: 60))]),
            twin: mirrored([Sample.text("Rain", at: CGPoint(x: 114, y: 60))])),
        RuleCase(
            .mirroredLayout, "text that moves within its side", measured: "the same places",
            fault: mirrored([Sample.text("Rain", at: CGPoint(x: 40, y: 60))]),
            twin: mirrored([Sample.text("Rain", at: CGPoint(x: 110, y: 60))])),
        RuleCase(
            .mirroredLayout, "a title that stays while the rest mirrors", measured: "the same side",
            fault: mirrored(titled(20, 100), from: titled(20, 30)),
            twin: mirrored(titled(110, 100), from: titled(20, 30))),
        RuleCase(
            .longerTexts, "text that is truncated in German only", measured: "an ellipsis",
            fault: inGerman(Sample.text("Niedersch…", truncated: true)), twin: inGerman(Sample.text("Regen"))),
        RuleCase(
            .largerTypeSizes, "text that is truncated at the largest size", measured: "an ellipsis",
            fault: atLargest(Sample.text("Thunderst…", truncated: true)), twin: atLargest(Sample.text("Thunderstorm"))),
        RuleCase(
            .largerTypeSizes, "a symbol that larger type pushes over a text", measured: "138.18 pt²",
            fault: growing(from: 100, to: 20), twin: growing(from: 20, to: 20)),
        RuleCase(
            .largerTypeSizes, "a symbol over a text, not next to it", measured: "138.18 pt²",
            fault: growing(from: 100, to: 20), twin: growing(from: 100, to: 60)),
        RuleCase(
            .smallestScreens, "text that is truncated on the smallest screen", measured: "an ellipsis",
            fault: onSmallest(Sample.text("Thunderst…", truncated: true)), twin: onSmallest(Sample.text("Thunderstorm"))
        ),
        RuleCase(
            .smallestScreens, "content without a margin on the smallest screen", measured: "118 pt",
            fault: onTwoScreens([20, 124]), twin: onTwoScreens([20, 111])),
        numbered(
            RuleCase(
                .fixedFrames, "a stack of one height", measured: "118 pt", fault: onTwoScreens([20, 124]),
                twin: onTwoScreens([20, 111]))),
    ]

    private static func later(_ nodes: [RenderNode], after now: [RenderNode] = [Sample.text("Rain")]) -> WidgetEvidence
    {
        Sample.widget([
            Sample.picture(Sample.tree(now)), Sample.picture(Sample.tree(nodes)) { $0.offset = 21_600 },
        ])
    }

    private static func words(_ count: Int) -> [RenderNode] {
        [Sample.text(Array(repeating: "a", count: count).joined(separator: " "))]
    }

    private static func sizes(_ points: [Int]) -> [RenderNode] { points.map { Sample.text("Sun", points: $0) } }

    /// A title above a value, which may be redacted.
    private static func pair(_ marks: Semantics.Marks) -> [RenderNode] {
        [Sample.text("Tide"), Sample.text("Low", at: CGPoint(x: 20, y: 100), marks: marks)]
    }

    private static func titled(_ title: Double, _ detail: Double) -> [RenderNode] {
        [Sample.text("Tide", at: CGPoint(x: title, y: 40)), Sample.text("Low", at: CGPoint(x: detail, y: 100))]
    }

    private static func mirrored(
        _ nodes: [RenderNode], from usual: [RenderNode] = [Sample.text("Rain")]
    ) -> WidgetEvidence {
        Sample.widget([
            Sample.picture(Sample.tree(usual)), Sample.picture(Sample.tree(nodes)) { $0.content = .mirrored },
        ])
    }

    private static func atLargest(_ node: RenderNode) -> WidgetEvidence {
        Sample.widget([
            Sample.picture(Sample.tree([Sample.text("Thunderstorm")])),
            Sample.picture(Sample.tree([node])) { $0.typeSize = .accessibility5 },
        ])
    }

    /// A text from 20 to 48 pt and a symbol, whose leading edge is at another place at the largest type size.
    private static func growing(from usual: Double, to largest: Double) -> WidgetEvidence {
        func nodes(_ x: Double) -> [RenderNode] {
            [Sample.text("Rain"), Sample.symbol(in: Sample.rect(x, 45, 20, 20))]
        }
        return Sample.widget([
            Sample.picture(Sample.tree(nodes(usual))),
            Sample.picture(Sample.tree(nodes(largest))) { $0.typeSize = .accessibility5 },
        ])
    }

    private static func onSmallest(_ node: RenderNode) -> WidgetEvidence {
        Sample.widget([
            Sample.picture(Sample.tree([Sample.text("Thunderstorm")])),
            Sample.picture(Sample.tree([node])) { $0.device = "320x568" },
        ])
    }

    private static func inGerman(_ node: RenderNode) -> WidgetEvidence {
        Sample.widget([
            Sample.picture(Sample.tree([Sample.text("Rain")])),
            Sample.picture(Sample.tree([node])) { $0.locale = "de" },
        ])
    }

    /// Symbols of 14 pt at two heights, on the usual screen and on one of 141 pt, which has 109 pt between its margins.
    private static func onTwoScreens(_ heights: [Double]) -> WidgetEvidence {
        let nodes = heights.map { Sample.symbol(in: Sample.rect(60, $0, 20, 14)) }
        return Sample.widget([
            Sample.picture(Sample.tree(nodes)),
            Sample.picture(Sample.tree(nodes, size: CGSize(width: 141, height: 141))) { $0.device = "320x568" },
        ])
    }

    private static func numbered(_ sample: RuleCase) -> RuleCase {
        var sample = sample
        sample.faultSource = ".frame(minHeight: 118)"
        sample.twinSource = ".frame(minHeight: 105)"
        return sample
    }
}
