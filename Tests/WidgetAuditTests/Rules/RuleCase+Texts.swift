import CoreGraphics
import RenderModel
import WidgetVocabulary

@testable import WidgetAudit

extension RuleCase {
    static let texts: [RuleCase] = [
        RuleCase(
            .minimumTextSize, "text of 9 pt", measured: "9 pt",
            fault: Sample.widget(showing: [Sample.text("Rain", points: 9)]),
            twin: Sample.widget(showing: [Sample.text("Rain", points: 11)])),
        RuleCase(
            .minimumTextSize, "text that a transform shrinks", measured: "7 pt",
            fault: Sample.widget(showing: [scaled(Sample.text("Rain"), by: 0.5)]),
            twin: Sample.widget(showing: [scaled(Sample.text("Rain"), by: 0.9)])),
        RuleCase(
            .wholeText, "truncated text", measured: "an ellipsis",
            fault: Sample.widget(showing: [Sample.text("Thunderst…", truncated: true)]),
            twin: Sample.widget(showing: [Sample.text("Thunderstorm")])),
        RuleCase(
            .wholeText, "text that a larger type size truncates, unless the system sets it inline",
            measured: "an ellipsis",
            fault: truncatedAtLargerSize(.accessoryRectangular), twin: truncatedAtLargerSize(.accessoryInline)),
        RuleCase(
            .wholeText, "text that is truncated at Large, reported once", measured: "an ellipsis",
            fault: atTwoTypeSizes(Sample.text("Thunderst…", truncated: true)),
            twin: atTwoTypeSizes(Sample.text("Thunderstorm"))),
        RuleCase(
            .textOnSmallScreens, "text that is truncated on the smallest screen", measured: "an ellipsis",
            fault: onTwoScreens(small: Sample.text("Thunderst…", truncated: true)),
            twin: onTwoScreens(small: Sample.text("Thunderstorm"))),
        RuleCase(
            .textOnSmallScreens, "text that is truncated in German only", measured: "an ellipsis",
            fault: inTwoLanguages(german: Sample.text("Niedersch…", truncated: true)),
            twin: inTwoLanguages(german: Sample.text("Regen"))),
    ]

    private static func scaled(_ node: RenderNode, by factor: Double) -> RenderNode {
        let transform = CGAffineTransform(scaleX: CGFloat(factor), y: CGFloat(factor))
        return RenderNode(.effect(.transform(transform)), frame: node.frame, children: [node])
    }

    private static func onTwoScreens(small: RenderNode) -> WidgetEvidence {
        Sample.widget([
            Sample.picture(Sample.tree([Sample.text("Thunderstorm")])),
            Sample.picture(Sample.tree([small])) { $0.device = "320x568" },
        ])
    }

    private static func inTwoLanguages(german: RenderNode) -> WidgetEvidence {
        Sample.widget([
            Sample.picture(Sample.tree([Sample.text("Rain")])),
            Sample.picture(Sample.tree([german])) { $0.locale = "de" },
        ])
    }

    private static func atTwoTypeSizes(_ node: RenderNode) -> WidgetEvidence {
        Sample.widget(
            [TypeSize.large, .xxxLarge].map { size in Sample.picture(Sample.tree([node])) { $0.typeSize = size } })
    }

    private static func truncatedAtLargerSize(_ family: Family) -> WidgetEvidence {
        Sample.widget(showing: [Sample.text("Rai…", truncated: true)]) {
            $0.family = family
            $0.typeSize = .xxxLarge
        }
    }
}
