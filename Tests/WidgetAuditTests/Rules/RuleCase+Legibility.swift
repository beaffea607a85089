import CoreGraphics
import RenderModel
import WidgetVocabulary

@testable import WidgetAudit

extension RuleCase {
    static let legibility: [RuleCase] = [
        RuleCase(
            .readableAfterScaling, "text of 10 pt on an iPad that shows 85 %", measured: "8.5 pt",
            fault: onTablet(points: 10), twin: onTablet(points: 11)),
        RuleCase(
            .textInImages, "an image that is spoken as a number", measured: "21°", outcome: .needsReview,
            fault: image(label: "21°"), twin: image(label: "A cloudy sky")),
        RuleCase(
            .cutContent, "text that a clip cuts", measured: "14 pt", fault: Sample.widget(showing: [clipped(14)]),
            twin: Sample.widget(showing: [clipped(28)])),
        RuleCase(
            .cutContent, "a button whose symbol is below the edge, not the margin of its frame", measured: "2 pt",
            fault: symbolInButton(y: 144), twin: symbolInButton(y: 141)),
        RuleCase(
            .cutContent, "text in the rounded corner", measured: "3.42 pt", fault: inCorner(CGPoint(x: 1, y: 12)),
            twin: inCorner(CGPoint(x: 20, y: 60))),
        RuleCase(
            .cutContent, "text that is cut six hours later", measured: "14 pt", fault: later(clipped(14)),
            twin: later(clipped(28))),
        RuleCase(
            .overlappingTexts, "two texts that overlap", measured: "207.27 pt²",
            fault: Sample.widget(showing: pair(x: 25)), twin: Sample.widget(showing: pair(x: 60))),
        RuleCase(
            .overlappingTexts, "a card between two texts", measured: "207.27 pt²",
            fault: Sample.widget(showing: [card(0.5)] + pair(x: 25)),
            twin: Sample.widget(showing: [pair(x: 25)[0], card(1), pair(x: 25)[1]])),
        RuleCase(
            .dynamicType, "text that has one size", measured: "the same sizes",
            fault: atTwoSizes([Sample.text("Rain")], [Sample.text("Rain")]),
            twin: atTwoSizes([Sample.text("Rain")], [Sample.text("Rain", points: 40)])),
        RuleCase(
            .largerTypeSizes, "text that is cut at the largest size", measured: "14 pt",
            fault: atTwoSizes([Sample.text("Rain")], [clipped(14)]),
            twin: atTwoSizes([Sample.text("Rain")], [clipped(28)])),
        RuleCase(
            .textStyles, "a caption of a fixed size", measured: "12 pt",
            fault: atTwoSizes(values(30, 12), values(40, 12)), twin: atTwoSizes(values(30, 12), values(40, 24))),
        RuleCase(
            .customFonts, "two families of fonts", measured: "2",
            fault: fonts([14: "Lato-Bold.ttf", 20: "Merriweather.ttf"], size: 20),
            twin: fonts([14: "Lato-Bold.ttf", 20: "LatoLight.ttf"], size: 20)),
        RuleCase(
            .customFonts, "small text in an own font", measured: "14 pt", fault: fonts([14: "Lato-Bold.ttf"]),
            twin: fonts([20: "Lato-Bold.ttf"])),
        RuleCase(
            .bitmapGlyphs, "a bitmap as a glyph", measured: "20 pt", outcome: .needsReview, fault: glyph(side: 20),
            twin: glyph(side: 60)),
        RuleCase(
            .namedSymbols, "a name that no symbol has", measured: "missing",
            fault: reporting(.missingSymbol, "Cloud Rain", .error), twin: Sample.widget(showing: [])),
        RuleCase(
            .namedSymbols, "a symbol without a drawing", measured: "missing", outcome: .needsReview,
            fault: reporting(.missingSymbol, "cloud.sleet", .error),
            twin: reporting(.missingSymbol, "cloud.sleet", .warning)),
        RuleCase(
            .knownCharacters, "a code point that is never a character", measured: "missing",
            fault: reporting(.missingGlyph, "U+FDD0", .warning), twin: Sample.widget(showing: [Sample.text("Rain")])),
        RuleCase(
            .knownCharacters, "a character that the fonts lack", measured: "missing", outcome: .needsReview,
            fault: reporting(.missingGlyph, "U+12000", .warning), twin: Sample.widget(showing: [Sample.text("Rain")])),
    ]

    /// A text from x = 20 to 48 of which a clip shows as many points.
    static func clipped(_ width: Double) -> RenderNode {
        let text = Sample.text("Rain")
        let path = PathStorage(rect: Sample.rect(20, 0, width, 158))
        return RenderNode(.effect(.clip(path, evenOdd: false)), frame: text.frame, children: [text])
    }

    /// A button with a symbol of 20 pt, whose drawing has a margin of 4 pt.
    private static func symbolInButton(y: Double) -> WidgetEvidence {
        var button = Sample.button(Sample.rect(60, 110, 60, 48))
        button.children = [Sample.symbol(in: Sample.rect(70, y, 20, 20), .black)]
        var tree = Sample.tree([button])
        tree.symbols[0].layers = [SymbolDrawing.Layer(steps: [.fill(PathStorage(rect: Sample.rect(4, 4, 12, 12)))])]
        return Sample.widget([Sample.picture(tree)])
    }

    private static func onTablet(points: Int) -> WidgetEvidence {
        Sample.widget(showing: [Sample.text("Rain", points: points)]) {
            $0.platform = .iPad
            $0.factor = 0.85
        }
    }

    private static func image(label: String) -> WidgetEvidence {
        Sample.widget(
            showing: [Sample.image(in: Sample.rect(20, 20, 60, 60), label: label)],
            images: [Sample.jpeg("sky", width: 180, height: 180)])
    }

    private static func inCorner(_ baseline: CGPoint) -> WidgetEvidence {
        Sample.widget(showing: [Sample.text("Rain", at: baseline)]) { $0.cornerRadius = 22 }
    }

    private static func later(_ node: RenderNode) -> WidgetEvidence {
        Sample.widget([
            Sample.picture(Sample.tree([Sample.text("Rain")])),
            Sample.picture(Sample.tree([node])) { $0.offset = 21_600 },
        ])
    }

    private static func pair(x: Double) -> [RenderNode] {
        [Sample.text("Rain"), Sample.text("Sun", at: CGPoint(x: x, y: 60))]
    }

    private static func card(_ opacity: Double) -> RenderNode {
        Sample.shape(Sample.rect(0, 40, 158, 40), RGBA.white.opacity(opacity))
    }

    /// The usual picture, and the one at the largest type size.
    private static func atTwoSizes(_ large: [RenderNode], _ largest: [RenderNode]) -> WidgetEvidence {
        Sample.widget([
            Sample.picture(Sample.tree(large)),
            Sample.picture(Sample.tree(largest)) { $0.typeSize = .accessibility5 },
        ])
    }

    private static func values(_ value: Int, _ caption: Int) -> [RenderNode] {
        [Sample.text("21", points: value), Sample.text("Rain", at: CGPoint(x: 20, y: 100), points: caption)]
    }

    /// Texts of 14 and 20 pt in fonts of the widget's own.
    ///
    /// - Parameter size: Points of the first text, if they differ.
    private static func fonts(_ files: [Int: String], size: Double? = nil) -> WidgetEvidence {
        var tree = Sample.tree([
            Sample.text("Rain", points: 14), Sample.text("Sun", at: CGPoint(x: 20, y: 100), points: 20),
        ])
        for (index, file) in files { tree.fonts[index].file = BundleFontName(file: file).text }
        if let size { tree.fonts[14].size = size }
        return Sample.widget([Sample.picture(tree)])
    }

    private static func glyph(side: Double) -> WidgetEvidence {
        let frame = Sample.rect(20, 20, side, side)
        let image = ImageContent(
            image: 0, destination: frame, naturalSize: frame.size, template: Fill(.color(.black)))
        return Sample.widget(
            showing: [
                RenderNode(
                    .image(image), frame: frame, semantics: Semantics(role: .image, label: "Rain"), viewType: "Image")
            ], images: [Sample.jpeg("drop", width: 180, height: 180)])
    }

    private static func reporting(
        _ code: Diagnostic.Code, _ subject: String, _ severity: Diagnostic.Severity
    ) -> WidgetEvidence {
        let diagnostic = Diagnostic(severity, code, subject: subject, message: "\(subject) is missing.")
        return Sample.widget([Sample.picture(Sample.tree([Sample.text("Rain")], diagnostics: [diagnostic]))])
    }
}
