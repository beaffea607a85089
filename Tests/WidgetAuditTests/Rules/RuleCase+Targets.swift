import CoreGraphics
import RenderModel
import WidgetVocabulary

@testable import WidgetAudit

extension RuleCase {
    static let targets: [RuleCase] = [
        RuleCase(
            .touchTargetSize, "a button that is 30 pt high", measured: "30 pt",
            fault: Sample.widget(showing: [Sample.button(Sample.rect(20, 20, 60, 30))]),
            twin: Sample.widget(showing: [Sample.button(Sample.rect(20, 20, 60, 44))])),
        RuleCase(
            .touchTargetSize, "a button of an entry, which has no effect in a placeholder", measured: "30 pt",
            fault: Sample.widget(showing: [Sample.button(Sample.rect(20, 20, 60, 30))]),
            twin: Sample.widget(showing: [Sample.button(Sample.rect(20, 20, 60, 30))]) { $0.content = .placeholder }),
        RuleCase(
            .smallWidgetTargets, "a link in a small widget", measured: "a link",
            fault: Sample.widget(showing: [Sample.link(Sample.rect(20, 20, 100, 50))]),
            twin: Sample.widget(showing: [Sample.text("Rain")])),
        RuleCase(
            .smallWidgetTargets, "two buttons in a small widget", measured: "2",
            fault: Sample.widget(showing: [20, 90].map { Sample.button(Sample.rect(20, $0, 60, 44)) }),
            twin: Sample.widget(showing: [Sample.button(Sample.rect(20, 20, 60, 44))])),
        RuleCase(
            .targetCount, "five links in a medium widget", measured: "5", fault: medium(links: 5),
            twin: medium(links: 4)),
        RuleCase(
            .widgetURL, "no URL", measured: "no URL",
            fault: Sample.widget([Sample.picture(Sample.tree([Sample.text("Rain")], widgetURL: nil))]),
            twin: Sample.widget(showing: [Sample.text("Rain")])),
        RuleCase(
            .spokenImages, "a button without a label", measured: "no label",
            fault: Sample.widget(showing: [Sample.button(Sample.rect(20, 20, 60, 44), label: nil)]),
            twin: Sample.widget(showing: [Sample.button(Sample.rect(20, 20, 60, 44))])),
        RuleCase(
            .spokenImages, "a button whose symbol alone is spoken", measured: "symbol “cloud”",
            fault: Sample.widget(showing: [cloudButton(label: nil)]),
            twin: Sample.widget(showing: [cloudButton(label: "Forecast")])),
    ]

    private static func cloudButton(label: String?) -> RenderNode {
        var button = Sample.button(Sample.rect(20, 20, 60, 44), label: label)
        var cloud = Sample.symbol(in: Sample.rect(40, 32, 20, 20))
        cloud.semantics?.label = nil
        button.children = [cloud]
        return button
    }

    private static func medium(links: Int) -> WidgetEvidence {
        let size = CGSize(width: 338, height: 158)
        let nodes = (0..<links).map { Sample.link(Sample.rect(Double(20 + $0 * 60), 20, 50, 50)) }
        return Sample.widget([Sample.picture(Sample.tree(nodes, size: size)) { $0.family = .systemMedium }])
    }
}
