import CoreGraphics
import ExtensionProtocol
import RenderModel
import WidgetVocabulary

@testable import WidgetAudit

/// Trees and evidence that tests write by hand: a white small widget of 158 by 158 pt on an iPhone.
enum Sample {
    static let size = CGSize(width: 158, height: 158)

    /// The font at an index has as many points.
    private static let fonts = (0...40).map { FontInstance(file: "Inter.ttf", size: Double($0)) }

    static func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> CGRect {
        CGRect(x: x, y: y, width: width, height: height)
    }

    static func tree(
        _ nodes: [RenderNode], background: RenderNode? = Sample.background(), size: CGSize = Sample.size,
        images: [ImageResource] = [], widgetURL: String? = "sample://page", diagnostics: [Diagnostic] = []
    ) -> RenderTree {
        let frame = CGRect(origin: .zero, size: size)
        let content = RenderNode(frame: frame, children: nodes, viewType: "VStack")
        return RenderTree(
            size: size, scale: 3, root: RenderNode(frame: frame, children: (background.map { [$0] } ?? []) + [content]),
            fonts: fonts, symbols: [symbol], images: images, widgetURL: widgetURL, diagnostics: diagnostics)
    }

    static func background(_ color: RGBA = .white) -> RenderNode {
        let frame = CGRect(origin: .zero, size: size)
        return RenderNode(
            frame: frame, children: [shape(frame, color)], semantics: Semantics(marks: .containerBackground))
    }

    static func shape(_ frame: CGRect, _ color: RGBA, marks: Semantics.Marks = []) -> RenderNode {
        RenderNode(
            .shape(ShapeContent(path: PathStorage(rect: frame), fill: Fill(.color(color)))), frame: frame,
            semantics: marks.isEmpty ? nil : Semantics(marks: marks), viewType: "Rectangle")
    }

    /// One line of text, half an em wide per character.
    ///
    /// - Parameter baseline: The left end of the baseline.
    static func text(
        _ string: String, at baseline: CGPoint = CGPoint(x: 20, y: 60), points: Int = 14, color: RGBA = .black,
        truncated: Bool = false, level: Fill.Level = .primary, marks: Semantics.Marks = []
    ) -> RenderNode {
        let width = Double(string.count * points) / 2
        let range = 0..<string.utf8.count
        let run = GlyphRun(
            font: points, fill: Fill(.color(color), level: level), glyphs: [], rightToLeft: false, range: range,
            width: width)
        let (ascent, descent) = (Double(points), Double(points) / 4)
        let line = TextLine(
            origin: baseline, width: width, ascent: ascent, descent: descent, runs: [run], range: range)
        let frame = rect(Double(baseline.x), Double(baseline.y) - ascent, width, ascent + descent)
        return RenderNode(
            .text(TextContent(string: string, lines: [line], truncated: truncated)), frame: frame,
            semantics: Semantics(role: .text, label: string, marks: marks), viewType: "Text")
    }

    private static let symbol = SymbolDrawing(
        name: "cloud", key: "cloud", box: CGSize(width: 20, height: 20), layers: [])

    static func symbol(in frame: CGRect, _ colors: RGBA..., marks: Semantics.Marks = []) -> RenderNode {
        RenderNode(
            .symbol(SymbolContent(symbol: 0, destination: frame, layerFills: colors.map { Fill(.color($0)) })),
            frame: frame, semantics: Semantics(role: .image, label: "Cloudy", marks: marks), viewType: "Image")
    }

    /// An image with a header that has no alpha channel.
    static func jpeg(_ name: String, width: Int, height: Int) -> ImageResource {
        ImageResource(name: name, pixelWidth: width, pixelHeight: height, bytes: [0xFF, 0xD8, 0xFF], format: .encoded)
    }

    /// The first image of the tree.
    static func image(
        in frame: CGRect, natural: CGSize? = nil, label: String? = nil,
        rendering: ImageContent.AccentedRendering = .automatic
    ) -> RenderNode {
        RenderNode(
            .image(
                ImageContent(
                    image: 0, destination: frame, naturalSize: natural ?? frame.size, accentedRendering: rendering)),
            frame: frame, semantics: Semantics(role: .image, label: label), viewType: "Image")
    }

    static func button(_ frame: CGRect, label: String? = "Refresh") -> RenderNode {
        let call = Semantics.IntentCall(typeName: "Refresh", parameters: [])
        return RenderNode(
            frame: frame, semantics: Semantics(role: .button, label: label, interaction: .intent(call)),
            viewType: "Button")
    }

    static func link(_ frame: CGRect, url: String = "sample://row") -> RenderNode {
        RenderNode(
            frame: frame, semantics: Semantics(role: .link, label: "Row", interaction: .link(url: url)),
            viewType: "Link")
    }

    static func picture(_ tree: RenderTree, _ change: (inout PictureConditions) -> Void = { _ in }) -> PictureEvidence {
        var conditions = PictureConditions(family: .systemSmall, size: tree.size)
        change(&conditions)
        return PictureEvidence(tree: tree, conditions: conditions)
    }

    static let description = WidgetDescription(
        kind: "Sample", typeName: "SampleWidget", displayName: "Sample", description: "See a sample.",
        families: [.systemSmall])

    static func widget(
        _ pictures: [PictureEvidence] = [], timelines: [TimelineEvidence] = [],
        description: WidgetDescription = description,
        failures: [WidgetEvidence.Failure] = []
    ) -> WidgetEvidence {
        WidgetEvidence(description, pictures: pictures, timelines: timelines, failures: failures)
    }

    /// The evidence of one picture of some nodes.
    static func widget(
        showing nodes: [RenderNode], images: [ImageResource] = [],
        _ change: (inout PictureConditions) -> Void = { _ in }
    ) -> WidgetEvidence {
        widget([picture(tree(nodes, images: images), change)])
    }

    /// The findings of some rules about a widget.
    static func report(
        _ widgets: [WidgetEvidence], _ rules: [AuditRule] = RuleBook.all, sources: SourceIndex = SourceIndex([]),
        baseline: Baseline = Baseline(), configuration: AuditConfiguration = AuditConfiguration()
    ) -> AuditReport {
        let auditor = Auditor(rules: rules, configuration: configuration)
        return AuditReport.settled([auditor.report(on: widgets, sources: sources)], baseline: baseline)
    }
}
