import CoreGraphics
import RenderModel
import WidgetVocabulary

@testable import WidgetAudit

extension RuleCase {
    private static let pale = RGBA(red: 0.9, green: 0.9, blue: 0.9)
    private static let gray = RGBA(red: 0.7, green: 0.7, blue: 0.7)
    /// Secondary text on white.
    private static let secondary = RGBA(red: 0.54, green: 0.54, blue: 0.56)
    private static let block = Sample.rect(16, 40, 126, 40)

    static let colors: [RuleCase] = [
        RuleCase(
            .textContrast, "gray text on white", measured: "2.11:1",
            fault: Sample.widget(showing: [Sample.text("Rain", color: gray)]),
            twin: Sample.widget(showing: [Sample.text("Rain", color: .black)])),
        RuleCase(
            .textContrast, "black text that is nearly transparent", measured: "1.61:1",
            fault: Sample.widget(showing: [faded(Sample.text("Rain"), 0.2)]),
            twin: Sample.widget(showing: [faded(Sample.text("Rain"), 0.8)])),
        RuleCase(
            .textContrast, "tertiary text", measured: "2.11:1",
            fault: Sample.widget(showing: [Sample.text("Rain", color: gray, level: .tertiary)]),
            twin: Sample.widget(showing: [Sample.text("Rain", color: secondary, level: .secondary)])),
        RuleCase(
            .textContrast, "text on an image", measured: "not known", outcome: .needsReview,
            fault: Sample.widget(
                showing: [Sample.image(in: block, label: "Sky"), Sample.text("Rain")],
                images: [Sample.jpeg("sky", width: 378, height: 120)]),
            twin: Sample.widget(showing: [Sample.text("Rain")])),
        RuleCase(
            .textContrast, "a symbol whose layers all resemble what is behind it", measured: "1.25:1",
            fault: Sample.widget(showing: [Sample.symbol(in: block, pale, .white)]),
            twin: Sample.widget(showing: [Sample.symbol(in: block, .white, .black)])),
        RuleCase(
            .textContrast, "a gray symbol that is not decoration", measured: "2.11:1", outcome: .needsReview,
            fault: Sample.widget(showing: [Sample.symbol(in: block, gray)]),
            twin: Sample.widget(showing: [Sample.symbol(in: block, gray, marks: .accessibilityHidden)])),
        RuleCase(
            .darkAppearance, "a dark appearance that is the light one", measured: "equal",
            fault: lightAndDark(dark: Sample.background(.white)), twin: lightAndDark(dark: Sample.background(.black))),
        RuleCase(
            .darkAppearance, "a photo that is the same in dark", measured: "equal", outcome: .needsReview,
            fault: photo(inDark: "sky"), twin: photo(inDark: "night")),
        RuleCase(
            .unreadableBlock, "text on a solid shape in tinted", measured: "the same color",
            fault: tinted(Sample.shape(block, .black)),
            twin: tinted(Sample.shape(block, RGBA.black.opacity(0.2)))),
        RuleCase(
            .unreadableBlock, "a photo in tinted", measured: "20.19 %",
            fault: tintedPhoto(.automatic), twin: tintedPhoto(.desaturated)),
        RuleCase(
            .unreadableBlock, "text on a block of its own luminance in vibrant", measured: "the same color",
            fault: vibrant(text: gray), twin: vibrant(text: .black)),
        RuleCase(
            .namedColors, "a color that does not exist", measured: "missing",
            fault: Sample.widget([Sample.picture(Sample.tree([], diagnostics: [noColor]))]),
            twin: Sample.widget(showing: [])),
    ]

    private static let noColor = Diagnostic(
        .error, .missingColor, subject: "Sky", message: "The asset catalog has no color set named “Sky”.")

    private static func faded(_ node: RenderNode, _ opacity: Double) -> RenderNode {
        RenderNode(.effect(.opacity(opacity)), frame: node.frame, children: [node])
    }

    private static func photo(inDark name: String) -> WidgetEvidence {
        func tree(_ name: String) -> RenderTree {
            Sample.tree(
                [Sample.image(in: Sample.rect(0, 0, 158, 158), label: "A lake")],
                images: [Sample.jpeg(name, width: 474, height: 474)])
        }
        return Sample.widget([
            Sample.picture(tree("sky")),
            Sample.picture(tree(name)) {
                $0.appearance = "dark"
                $0.colorScheme = .dark
            },
        ])
    }

    private static func lightAndDark(dark: RenderNode) -> WidgetEvidence {
        let text = Sample.text("Rain")
        return Sample.widget([
            Sample.picture(Sample.tree([text])),
            Sample.picture(Sample.tree([text], background: dark)) {
                $0.appearance = "dark"
                $0.colorScheme = .dark
            },
        ])
    }

    private static func accented(_ conditions: inout PictureConditions) {
        conditions.appearance = "tinted"
        conditions.mode = .accented
        conditions.background = .removed
    }

    private static func tinted(_ node: RenderNode) -> WidgetEvidence {
        Sample.widget(showing: [node, Sample.text("Rain", color: .white)], accented)
    }

    /// The photo covers 72 by 70 of 158 by 158 points.
    private static func tintedPhoto(_ rendering: ImageContent.AccentedRendering) -> WidgetEvidence {
        Sample.widget(
            showing: [Sample.image(in: Sample.rect(16, 16, 72, 70), label: "Sky", rendering: rendering)],
            images: [Sample.jpeg("sky", width: 216, height: 210)], accented)
    }

    private static func vibrant(text: RGBA) -> WidgetEvidence {
        Sample.widget(showing: [Sample.shape(block, gray), Sample.text("Rain", color: text)]) {
            $0.context = .lockScreen
            $0.appearance = "vibrant"
            $0.mode = .vibrant
        }
    }
}
