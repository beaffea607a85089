import CoreGraphics
import RenderModel

@testable import WidgetAudit

/// Faults of placeholders.
extension RuleCase {
    private static let gray = RGBA(red: 0.5, green: 0.5, blue: 0.5)
    private static let rows = [Sample.text("Rain"), Sample.text("Rain", at: CGPoint(x: 20, y: 100))]
    /// Where the capitals of the rows are.
    private static let bars = [50, 90].map { Sample.rect(20, $0, 28, 10) }

    static let placeholders: [RuleCase] = [
        RuleCase(
            .placeholderParts, "an empty placeholder", measured: "0", fault: placeholder([], of: rows),
            twin: placeholder(bars.map(hidden), of: rows)),
        RuleCase(
            .placeholderParts, "a placeholder of one shape", measured: "1",
            fault: placeholder([Sample.shape(Sample.rect(20, 20, 118, 118), gray)], of: rows),
            twin: placeholder(bars.map(hidden), of: rows)),
        RuleCase(
            .standInOpacity, "an opaque bar", measured: "100 %",
            fault: placeholder([Sample.shape(bars[0], gray)], of: [rows[0]]),
            twin: placeholder([Sample.shape(bars[0], gray.opacity(0.5))], of: [rows[0]])),
        RuleCase(
            .standInOpacity, "an invisible bar", measured: "0 %",
            fault: placeholder([Sample.shape(bars[0], gray.opacity(0))], of: [rows[0]]),
            twin: placeholder([Sample.shape(bars[0], gray.opacity(0.4))], of: [rows[0]])),
        RuleCase(
            .standInOpacity, "an invisible gradient, not one that ends in nothing", measured: "0 %",
            fault: placeholder([fading(bars[0], from: 0)], of: [rows[0]]),
            twin: placeholder([fading(bars[0], from: 0.4)], of: [rows[0]])),
        RuleCase(
            .standInOpacity, "an opaque bar, not a mark of a chart", measured: "100 %",
            fault: placeholder([Sample.shape(bars[0], gray)], of: [rows[0]]),
            twin: placeholder([chart(Sample.shape(bars[0], gray))], of: [rows[0]])),
        RuleCase(
            .standInOpacity, "an opaque bar that is larger than the ink of its text", measured: "100 %",
            fault: placeholder([Sample.shape(Sample.rect(20, 48, 50, 14), gray)], of: [rows[0]]),
            twin: placeholder([Sample.shape(Sample.rect(20, 48, 120, 100), gray)], of: [rows[0]])),
        RuleCase(
            .placeholderContent, "a name that changes", measured: "Rain",
            fault: placeholder([Sample.text("Rain")], of: [Sample.text("Snow")]),
            twin: placeholder([Sample.text("Rain")], of: rows)),
        RuleCase(
            .placeholderContent, "a ring of data", measured: "equal", fault: ring(drawings: 2),
            twin: ring(drawings: 1)),
        steady("Rain", outcome: .needsReview).reading("Text(\"Rain\")"),
        steady("Rain", outcome: .violation),
        steady("21°", outcome: .violation).reading("Text(\"21°\")"),
        RuleCase(
            .standInWidths, "three equal bars", measured: "0 pt", fault: placeholder(widths: [60, 60, 60]),
            twin: placeholder(widths: [60, 50, 40])),
        RuleCase(
            .standInForms, "a bar for a symbol", measured: "2.5",
            fault: placeholder(
                [Sample.shape(Sample.rect(20, 26, 20, 8), gray)], of: [Sample.symbol(in: Sample.rect(20, 20, 20, 20))]),
            twin: placeholder(
                [Sample.shape(Sample.rect(20, 20, 20, 20), gray)],
                of: [Sample.symbol(in: Sample.rect(20, 20, 20, 20))])),
        RuleCase(
            .standInForms, "a wide bar that begins where a symbol does", measured: "6",
            fault: placeholder(
                [Sample.shape(Sample.rect(20, 25, 60, 10), gray)], of: [Sample.symbol(in: Sample.rect(20, 20, 20, 20))]),
            twin: placeholder(
                [Sample.shape(Sample.rect(60, 25, 60, 10), gray)], of: [Sample.symbol(in: Sample.rect(20, 20, 20, 20))])
        ),
        RuleCase(
            .placeholderCoverage, "one bar for two rows", measured: "50 %",
            fault: placeholder([hidden(bars[0])], of: rows), twin: placeholder(bars.map(hidden), of: rows)),
        RuleCase(
            .placeholderCoverage, "two bars that begin higher than two rows, not three", measured: "0 %",
            fault: placeholder(higherBars(2), of: rows), twin: placeholder(higherBars(3), of: rows)),
        RuleCase(
            .placeholderCoverage, "one bar for two lines", measured: "50 %",
            fault: placeholder([hidden(bars[0])], of: [twoLines]), twin: placeholder(bars.map(hidden), of: [twoLines])),
        RuleCase(
            .placeholderCoverage, "bars for neither the entry nor the gallery preview", measured: "50 %",
            fault: placeholder([hidden(bars[0])], of: rows, preview: rows),
            twin: placeholder([hidden(bars[0])], of: rows, preview: [rows[0]])),
    ]

    /// A text whose second line is 40 pt below the first one.
    private static let twoLines: RenderNode = {
        var node = rows[0]
        guard case .text(var text) = node.content, var second = text.lines.first else { return node }
        second.origin.y += 40
        text.lines.append(second)
        node.content = .text(text)
        node.frame.size.height += 40
        return node
    }()

    /// Bars in the distance of the rows, the first of which is above that of the first row.
    private static func higherBars(_ count: Int) -> [RenderNode] {
        (0..<count).map { hidden(Sample.rect(20, 35 + 40 * Double($0), 28, 10)) }
    }

    /// A bar whose color ends at half of its width.
    private static func fading(_ frame: CGRect, from alpha: Double) -> RenderNode {
        let ramp = ColorRamp(
            stops: [alpha, 0].enumerated().map { place, alpha in
                GradientStop(color: gray.opacity(alpha), location: Double(place))
            }, interpolation: .device)
        let paint = Paint.linear(ramp, from: frame.origin, to: CGPoint(x: frame.midX, y: frame.minY))
        return RenderNode(
            .shape(ShapeContent(path: PathStorage(rect: frame), fill: Fill(paint))), frame: frame, viewType: "Rectangle"
        )
    }

    private static func chart(_ mark: RenderNode) -> RenderNode {
        RenderNode(frame: mark.frame, children: [mark], viewType: "Chart")
    }

    /// A bar that the system draws.
    private static func hidden(_ frame: CGRect) -> RenderNode { Sample.shape(frame, gray, marks: .redacted) }

    private static func placeholder(
        _ nodes: [RenderNode], of entry: [RenderNode], preview: [RenderNode]? = nil
    ) -> WidgetEvidence {
        let gallery = preview.map { nodes in Sample.picture(Sample.tree(nodes)) { $0.content = .gallery } }
        return Sample.widget(
            [
                Sample.picture(Sample.tree(entry)),
                Sample.picture(Sample.tree(nodes)) { $0.content = .placeholder },
            ] + [gallery].compactMap { $0 })
    }

    /// A placeholder with a text that all entries have, and one without it.
    private static func steady(_ string: String, outcome: AuditFinding.Outcome) -> RuleCase {
        var fault = placeholder([Sample.text(string)], of: [Sample.text(string)])
        fault.timelines = [
            TimelineEvidence(family: .systemSmall, dates: [0, 3_600], policy: .never, requested: 0, drawings: 1)
        ]
        return RuleCase(
            .placeholderContent, "the text \(string) in all entries and in the placeholder", measured: "equal",
            outcome: outcome, fault: fault, twin: placeholder([hidden(bars[0])], of: [Sample.text(string)]))
    }

    /// A placeholder without text that is drawn as the current entry is.
    private static func ring(drawings: Int) -> WidgetEvidence {
        var widget = placeholder([Sample.shape(bars[0], gray)], of: [Sample.shape(bars[0], gray)])
        widget.timelines = [
            TimelineEvidence(
                family: .systemSmall, dates: [0, 3_600], policy: .never, requested: 0, drawings: drawings)
        ]
        return widget
    }

    private static func placeholder(widths: [Double]) -> WidgetEvidence {
        let bars = widths.enumerated().map { index, width in
            hidden(Sample.rect(20, Double(20 + 30 * index), width, 10))
        }
        return placeholder(bars, of: rows)
    }
}
