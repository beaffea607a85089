import CoreGraphics
import RenderModel

@testable import WidgetAudit

extension RuleCase {
    static let layouts: [RuleCase] = [
        RuleCase(
            .standardMargin, "text 13 pt from the edge", measured: "13 pt",
            fault: Sample.widget(showing: [Sample.text("Rain", at: CGPoint(x: 13, y: 60))]),
            twin: Sample.widget(showing: [Sample.text("Rain", at: CGPoint(x: 16, y: 60))])),
        RuleCase(
            .tightMargin, "text 4 pt from the edge", measured: "4 pt",
            fault: Sample.widget(showing: [Sample.text("Rain", at: CGPoint(x: 4, y: 60))]),
            twin: Sample.widget(showing: [Sample.text("Rain", at: CGPoint(x: 12, y: 60))])),
        RuleCase(
            .tightMargin, "a glyph at the edge", measured: "0 pt",
            fault: Sample.widget(showing: [Sample.symbol(in: Sample.rect(0, 60, 20, 20))]),
            twin: Sample.widget(showing: [Sample.symbol(in: Sample.rect(0, 60, 90, 90))])),
        RuleCase(
            .tightMargin, "a glyph at the edge that no mask cuts out", measured: "0 pt",
            fault: Sample.widget(showing: [Sample.symbol(in: Sample.rect(0, 60, 20, 20))]),
            twin: Sample.widget(showing: [masked(Sample.symbol(in: Sample.rect(0, 60, 20, 20)))])),
        RuleCase(
            .tightMargin, "a shape near the edge that no mask cuts out", measured: "4 pt",
            fault: Sample.widget(showing: [Sample.shape(Sample.rect(4, 60, 30, 30), .black)]),
            twin: Sample.widget(showing: [masked(Sample.shape(Sample.rect(4, 60, 30, 30), .black))])),
        RuleCase(
            .tightMargin, "an image near the edge, not one with a transparent margin", measured: "4 pt",
            fault: picture(ink: Sample.rect(0, 0, 1, 1)), twin: picture(ink: Sample.rect(0.3, 0, 0.7, 1))),
        RuleCase(
            .tightMargin, "text near the edge at Large, not at a larger type size", measured: "4 pt",
            fault: Sample.widget(showing: [Sample.text("Rain", at: CGPoint(x: 4, y: 60))]),
            twin: Sample.widget(showing: [Sample.text("Rain", at: CGPoint(x: 4, y: 60))]) {
                $0.typeSize = .accessibility3
            }),
        RuleCase(
            .standardMargin, "a glyph that is not in a button", measured: "12 pt",
            fault: Sample.widget(showing: [Sample.symbol(in: Sample.rect(12, 60, 20, 20))]),
            twin: Sample.widget(showing: [inButton(Sample.symbol(in: Sample.rect(12, 60, 20, 20)))])),
        RuleCase(
            .standardMargin, "text on a card that is closer to the edge than 11 pt", measured: "13 pt",
            fault: onCard(inset: 4), twin: onCard(inset: 11)),
        RuleCase(
            .fullBleedContent, "a background as content", measured: "100 %",
            fault: Sample.widget(showing: [Sample.shape(Sample.rect(0, 0, 158, 158), .black)]),
            twin: Sample.widget([
                Sample.picture(Sample.tree([Sample.text("Rain")], background: Sample.background(.black)))
            ])
        ),
        RuleCase(
            .loadingSpinner, "a progress view without a value", measured: "no value",
            fault: Sample.widget(showing: [progress(nil)]), twin: Sample.widget(showing: [progress("50%")])),
        RuleCase(
            .containerBackground, "no container background", measured: "missing",
            fault: Sample.widget([Sample.picture(Sample.tree([], background: nil, diagnostics: [noBackground]))]),
            twin: Sample.widget(showing: [])),
        RuleCase(
            .minimumTextSize, "small text of the widget, not of the system's message", measured: "9 pt",
            fault: Sample.widget([Sample.picture(Sample.tree([Sample.text("Rain", points: 9)]))]),
            twin: Sample.widget([
                Sample.picture(Sample.tree([Sample.text("Please adopt", points: 9)], diagnostics: [noBackground]))
            ])),
    ]

    private static let noBackground = Diagnostic(
        .error, .missingContainerBackground, subject: "Sample", message: "The widget has no container background.")

    private static func progress(_ value: String?) -> RenderNode {
        RenderNode(
            frame: Sample.rect(60, 60, 30, 30), semantics: Semantics(role: .progress, value: value),
            viewType: "VStack")
    }

    /// An image of 30 pt that is 4 pt from the edge.
    private static func picture(ink: CGRect) -> WidgetEvidence {
        var widget = Sample.widget(
            showing: [Sample.image(in: Sample.rect(4, 60, 30, 30), label: "Sun")],
            images: [Sample.jpeg("sun", width: 90, height: 90)])
        widget.pictures[0].images[0].tones = ImageTones(deviation: 0.3, low: 0, high: 1, ink: ink)
        return widget
    }

    private static func masked(_ node: RenderNode) -> RenderNode {
        RenderNode(
            .effect(.mask(Sample.shape(node.frame, .black))), frame: node.frame, children: [node])
    }

    private static func inButton(_ node: RenderNode) -> RenderNode {
        var button = Sample.button(Sample.rect(12, 50, 44, 44))
        button.children = [node]
        return button
    }

    private static func onCard(inset: Double) -> WidgetEvidence {
        Sample.widget(showing: [
            Sample.shape(Sample.rect(inset, 40, 100, 40), .white), Sample.text("Rain", at: CGPoint(x: 13, y: 60)),
        ])
    }
}
