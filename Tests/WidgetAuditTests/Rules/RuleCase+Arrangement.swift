import CoreGraphics
import RenderModel
import WidgetVocabulary

@testable import WidgetAudit

extension RuleCase {
    static let arrangement: [RuleCase] = [
        RuleCase(
            .tightText, "plain text in the tight margin", measured: "13 pt",
            fault: Sample.widget(showing: [Sample.text("Rain", at: CGPoint(x: 13, y: 60))]),
            twin: Sample.widget(showing: [
                Sample.shape(Sample.rect(11, 40, 60, 40), .white), Sample.text("Rain", at: CGPoint(x: 13, y: 60)),
            ])),
        RuleCase(
            .concentricCorners, "a card with a corner of its own", measured: "30 pt", fault: card(radius: 30),
            twin: card(radius: 12)),
        RuleCase(
            .smallestScreens, "text that is cut on the smallest screen", measured: "14 pt",
            fault: onTwoScreens(clipped(14)), twin: onTwoScreens(clipped(28))),
        RuleCase(
            .fixedFrames, "a bar that is as wide on the smallest screen", measured: "126 pt",
            fault: bars(width: 126), twin: bars(width: 109)),
        RuleCase(
            .fixedFrames, "a bar of a fixed width that no mask shortens", measured: "126 pt",
            fault: bars(width: 126), twin: bars(width: 126, mask: 100)),
        RuleCase(
            .smallestScreens, "content of a fixed width that no mask shortens", measured: "126 pt",
            fault: bars(width: 126), twin: bars(width: 126, mask: 100)),
        RuleCase(
            .enlargedLayout, "a medium size with the content of the small one", measured: "the same content",
            fault: smallAndMedium(["Rain"], ["Rain"]), twin: smallAndMedium(["Rain"], ["Rain", "Wind"])),
        RuleCase(
            .enlargedLayout, "one message in both sizes, also with sample data", measured: "the same content",
            fault: withGallery(smallAndMedium(["No data"], ["No data"]), smallAndMedium(["Rain"], ["Rain"])),
            twin: withGallery(smallAndMedium(["No data"], ["No data"]), smallAndMedium(["Rain"], ["Rain", "Wind"]))),
        RuleCase(
            .sparseContent, "one word in a medium widget, also with sample data", measured: "0.92 %",
            fault: withGallery(medium(Sample.text("Rain")), medium(Sample.text("Sun"))),
            twin: withGallery(
                medium(Sample.text("Rain")), medium(Sample.shape(Sample.rect(16, 16, 200, 100), .black)))),
        RuleCase(
            .primaryContent, "a medium size with another content", measured: "nothing of it", outcome: .needsReview,
            fault: smallAndMedium(["Rain"], ["Wind", "Snow"]), twin: smallAndMedium(["Rain"], ["Wind", "Rain"])),
        RuleCase(
            .primaryContent, "a medium size without the main value", measured: "another main content",
            outcome: .needsReview, fault: smallAndMedium(["Rain", "21"], ["Rain", "Wind"]),
            twin: smallAndMedium(["Rain", "21"], ["Rain", "21°"])),
        RuleCase(
            .sparseContent, "one word in a medium widget", measured: "0.92 %", fault: medium(Sample.text("Rain")),
            twin: medium(Sample.shape(Sample.rect(16, 16, 200, 100), .black))),
        RuleCase(
            .sparseContent, "a later entry of one word, also with sample data", measured: "0.92 %",
            fault: withGallery(oneWordLater, medium(Sample.text("Sun"))),
            twin: withGallery(oneWordLater, medium(Sample.shape(Sample.rect(16, 16, 200, 100), .black)))),
        RuleCase(
            .contentDensity, "31 texts in a small widget", measured: "1.24",
            fault: manyTexts(31) { _ in 14 }, twin: manyTexts(20) { _ in 14 }),
        RuleCase(
            .contentDensity, "35 texts with more characters than a day", measured: "1.4",
            fault: weeks(of: 7) { "\($0)00" }, twin: weeks(of: 7) { "\($0)" }),
        RuleCase(
            .smallWidgetContent, "a grid of eight columns", measured: "40", fault: weeks(of: 8) { "\($0)" },
            twin: weeks(of: 7) { "\($0)" }),
        RuleCase(
            .contentDensity, "five type sizes", measured: "5", fault: manyTexts(5) { 12 + 2 * $0 },
            twin: manyTexts(5) { 12 + 2 * min($0, 3) }),
        RuleCase(
            .smallWidgetContent, "seven texts in a small widget", measured: "7",
            fault: manyTexts(7) { _ in 14 }, twin: manyTexts(6) { _ in 14 }),
        RuleCase(
            .smallWidgetContent, "13 words in a small widget", measured: "13", fault: words(13), twin: words(12)),
        RuleCase(
            .smallWidgetContent, "26 characters without spaces in a small widget", measured: "13",
            fault: Sample.widget(showing: [Sample.text(String(repeating: "雨", count: 26))]),
            twin: Sample.widget(showing: [Sample.text(String(repeating: "雨", count: 24))])),
        RuleCase(
            .logoPlacement, "a logo on the leading side", measured: "elsewhere", fault: logo(x: 20),
            twin: logo(x: 120)),
        RuleCase(
            .logoPlacement, "a large logo", measured: "14.42 %", fault: logo(x: 90, side: 60), twin: logo(x: 120)),
        RuleCase(
            .repeatedName, "the name of the widget", measured: "Sample",
            fault: Sample.widget(showing: [Sample.text("Sample")]),
            twin: Sample.widget(showing: [Sample.text("Samples")])),
        RuleCase(
            .alignmentLines, "six leading edges", measured: "6", fault: columns([16, 23, 37, 52, 70, 91]),
            twin: columns([16, 16, 16, 52, 52, 91])),
        RuleCase(
            .alignmentLines, "columns of a table", measured: "6", fault: columns([16, 23, 37, 52, 70, 91]),
            twin: columns([16, 36, 56, 76, 96, 116])),
        RuleCase(
            .alignmentLines, "six leading edges outside of a chart", measured: "6",
            fault: columns([16, 23, 37, 52, 70, 91]), twin: columns([16, 23, 37, 52, 70, 91], in: "Chart")),
        RuleCase(
            .alignmentLines, "columns that are aligned on their own sides", measured: "6",
            fault: columns([16, 23, 37, 52, 70, 91]), twin: twoColumns),
        RuleCase(
            .alignmentLines, "symbols next to their texts", measured: "6",
            fault: columns([16, 23, 37, 52, 70, 91]), twin: symbolsBeforeTexts),
        RuleCase(
            .evenSpacing, "a dot that is 3 pt off", measured: "3 pt", fault: dots([20, 40, 63, 83, 103]),
            twin: dots([20, 40, 60, 80, 100])),
        RuleCase(
            .evenSpacing, "two groups of dots", measured: "3 pt", fault: dots([20, 40, 63, 83, 103]),
            twin: dots([20, 40, 80, 100, 120])),
        RuleCase(
            .mirroredLayout, "text that stays on the left", measured: "the same places", fault: mirrored(x: 20),
            twin: mirrored(x: 110)),
        RuleCase(
            .longerTexts, "text that is cut in German only", measured: "14 pt", fault: inGerman(clipped(14)),
            twin: inGerman(clipped(28))),
        RuleCase(
            .longerTexts, "text that is cut in German, and not in English", measured: "14 pt",
            fault: inGerman(clipped(14)), twin: inGerman(clipped(14), english: clipped(14))),
        RuleCase(
            .longerTexts, "a text that fills its line", measured: "112.5 %", outcome: .needsReview,
            fault: Sample.widget(showing: [Sample.text("Thunderstorms in", at: CGPoint(x: 16, y: 60))]),
            twin: Sample.widget(showing: [Sample.text("Storms", at: CGPoint(x: 16, y: 60))])),
    ]

    private static func card(radius: CGFloat) -> WidgetEvidence {
        let frame = Sample.rect(10, 10, 138, 138)
        let path = PathStorage(
            roundedRect: frame, cornerSize: CGSize(width: radius, height: radius), style: .circular)
        let node = RenderNode(
            .shape(ShapeContent(path: path, fill: Fill(.color(.white)))), frame: frame, viewType: "RoundedRectangle")
        return Sample.widget(showing: [node]) { $0.cornerRadius = 22 }
    }

    private static func onTwoScreens(_ small: RenderNode) -> WidgetEvidence {
        Sample.widget([
            Sample.picture(Sample.tree([Sample.text("Rain")])),
            Sample.picture(Sample.tree([small])) { $0.device = "320x568" },
        ])
    }

    private static func inGerman(_ node: RenderNode, english: RenderNode = Sample.text("Rain")) -> WidgetEvidence {
        Sample.widget([
            Sample.picture(Sample.tree([english])),
            Sample.picture(Sample.tree([node])) { $0.locale = "de" },
        ])
    }

    /// A bar of 126 pt on the usual screen, and its width on a smaller one.
    ///
    /// - Parameter mask: The width of the mask of both.
    private static func bars(width: Double, mask: Double? = nil) -> WidgetEvidence {
        let small = CGSize(width: 141, height: 141)
        func bar(_ width: Double) -> RenderNode {
            let frame = Sample.rect(16, 60, width, 20)
            let bar = Sample.shape(frame, .black)
            guard let mask else { return bar }
            let shown = Sample.shape(Sample.rect(16, 60, mask, 20), .black)
            return RenderNode(.effect(.mask(shown)), frame: frame, children: [bar])
        }
        return Sample.widget([
            Sample.picture(Sample.tree([bar(126)])),
            Sample.picture(Sample.tree([bar(width)], size: small)) { $0.device = "320x568" },
        ])
    }

    private static let mediumSize = CGSize(width: 338, height: 158)

    private static func medium(_ node: RenderNode) -> WidgetEvidence {
        Sample.widget([Sample.picture(Sample.tree([node], size: mediumSize)) { $0.family = .systemMedium }])
    }

    /// Texts in lines, the last of which is the largest.
    private static func smallAndMedium(_ small: [String], _ medium: [String]) -> WidgetEvidence {
        func nodes(_ strings: [String]) -> [RenderNode] {
            strings.enumerated().map { row, text in
                Sample.text(text, at: CGPoint(x: 20, y: 40 + Double(row) * 40), points: 14 + 4 * row)
            }
        }
        return Sample.widget([
            Sample.picture(Sample.tree(nodes(small))),
            Sample.picture(Sample.tree(nodes(medium), size: mediumSize)) { $0.family = .systemMedium },
        ])
    }

    private static let oneWordLater: WidgetEvidence = {
        var later = medium(Sample.text("Rain"))
        later.pictures[0].conditions.offset = 21_600
        return Sample.widget(medium(Sample.shape(Sample.rect(16, 16, 200, 100), .black)).pictures + later.pictures)
    }()

    /// The pictures of a widget, and those of another one as its previews in the gallery.
    private static func withGallery(_ widget: WidgetEvidence, _ gallery: WidgetEvidence) -> WidgetEvidence {
        let previews = gallery.pictures.map { picture in
            var preview = picture
            preview.conditions.content = .gallery
            return preview
        }
        return Sample.widget(widget.pictures + previews)
    }

    private static func manyTexts(_ count: Int, points: (Int) -> Int) -> WidgetEvidence {
        Sample.widget(showing: (0..<count).map { Sample.text("Sun", points: points($0)) })
    }

    /// Five rows of texts.
    private static func weeks(of days: Int, text: (Int) -> String) -> WidgetEvidence {
        Sample.widget(
            showing: (0..<5 * days).map { number in
                let place = CGPoint(x: 10 + Double(number % days) * 20, y: 30 + Double(number / days) * 20)
                return Sample.text(text(10 + number), at: place, points: 10)
            })
    }

    private static func words(_ count: Int) -> WidgetEvidence {
        Sample.widget(showing: [Sample.text(Array(repeating: "a", count: count).joined(separator: " "))])
    }

    /// A logo of two parts, of which each covers a half.
    private static func logo(x: Double, side: Double = 20) -> WidgetEvidence {
        let parts = [0, side / 2].map { Sample.shape(Sample.rect(x + $0, 16, side / 2, side), .black) }
        let logo = RenderNode(
            frame: Sample.rect(x, 16, side, side), children: parts, semantics: Semantics(identifier: "logo"),
            viewType: "HStack")
        return Sample.widget(showing: [logo, Sample.text("Rain", at: CGPoint(x: 20, y: 120))])
    }

    private static func columns(_ edges: [Double], in view: String = "Grid") -> WidgetEvidence {
        let texts = edges.enumerated().map { row, x in
            Sample.text("Sun", at: CGPoint(x: x, y: 20 + Double(row) * 20))
        }
        return Sample.widget(showing: [
            RenderNode(frame: Sample.rect(0, 0, 158, 158), children: texts, viewType: view)
        ])
    }

    /// Three texts share their leading edges, and three others of different widths their trailing edges.
    private static let twoColumns = Sample.widget(
        showing: ["Sun", "Clouds", "Thunder"].enumerated().flatMap { row, word in
            let y = 20 + Double(row) * 20
            let trailing = Sample.text(word, at: CGPoint(x: 0, y: y)).frame.width
            return [
                Sample.text(word, at: CGPoint(x: 16, y: y)), Sample.text(word, at: CGPoint(x: 142 - trailing, y: y)),
            ]
        })

    /// Six rows of a symbol and a text, with their texts at six places. The leading edges of all symbols are equal.
    private static let symbolsBeforeTexts = Sample.widget(
        showing: (0..<6).flatMap { row in
            let y = 10 + Double(row) * 20
            let width = 4 + Double(row * row)
            return [
                Sample.symbol(in: Sample.rect(16, y - 12, width, 14)),
                Sample.text("Sun", at: CGPoint(x: 20 + width, y: y)),
            ]
        })

    private static func dots(_ edges: [Double]) -> WidgetEvidence {
        Sample.widget(showing: edges.map { Sample.symbol(in: Sample.rect($0, 60, 10, 10)) })
    }

    private static func mirrored(x: Double) -> WidgetEvidence {
        Sample.widget([
            Sample.picture(Sample.tree([Sample.text("Rain")])),
            Sample.picture(Sample.tree([Sample.text("Rain", at: CGPoint(x: x, y: 60))])) { $0.content = .mirrored },
        ])
    }
}
