import CoreGraphics
import RenderModel
import WidgetVocabulary

@testable import WidgetAudit

/// Faults that show where the system changes the colors of a widget.
extension RuleCase {
    private static let red = RGBA(red: 1, green: 0, blue: 0)
    private static let green = RGBA(red: 0, green: 1, blue: 0)
    private static let blue = RGBA(red: 0, green: 0, blue: 1)
    private static let dark = RGBA(red: 0.3, green: 0.3, blue: 0.3)

    static let recolored: [RuleCase] = [
        RuleCase(
            .colorAlone, "a toggle that is red or blue", measured: "2.15:1", fault: toggle(other: blue),
            twin: toggle(other: .white)),
        RuleCase(
            .accentGroups, "no accent on a watch", measured: "0", fault: onWatch([text("Rain"), text("Sun")]),
            twin: onWatch([text("Rain"), Sample.text("Sun", marks: .accentable)])),
        RuleCase(
            .accentGroups, "everything in the accent group", measured: "2",
            fault: onWatch([Sample.text("Rain", marks: .accentable), Sample.text("Sun", marks: .accentable)]),
            twin: onWatch([text("Rain"), Sample.text("Sun", marks: .accentable)])),
        RuleCase(
            .fullColorCover, "a photo in full color behind everything", measured: "100 %",
            fault: photo(Sample.rect(0, 0, 158, 158), .fullColor, accented),
            twin: photo(Sample.rect(20, 20, 60, 60), .fullColor, accented)),
        RuleCase(
            .fullColorMedia, "an image in full color", measured: "full color", outcome: .needsReview,
            fault: photo(Sample.rect(20, 20, 60, 60), .fullColor, accented),
            twin: photo(Sample.rect(20, 20, 60, 60), .desaturated, accented)),
        RuleCase(
            .grayImages, "an image of one gray", measured: "0.02", fault: tones(0.02, 0.5, 0.55, accented),
            twin: tones(0.2, 0.1, 0.8, accented)),
        RuleCase(
            .grayImages, "an opaque image of one gray", measured: "0.02", fault: tones(0.02, 0.5, 0.55, accented),
            twin: tones(0.02, 0.5, 0.55, coverage: 0.6, accented)),
        RuleCase(
            .vibrantImages, "an image without details", measured: "1.09:1", fault: tones(0.02, 0.5, 0.55, vibrant),
            twin: tones(0.2, 1, 1, vibrant)),
        RuleCase(
            .vibrantImages, "an image with little contrast", measured: "1.09:1", fault: tones(0.02, 0.5, 0.55, vibrant),
            twin: tones(0.2, 0.1, 0.8, vibrant)),
        RuleCase(
            .standByBackground, "a stripe from top to bottom in StandBy", measured: "37.97 %",
            fault: Sample.widget(showing: [Sample.shape(Sample.rect(0, 0, 60, 158), blue)], day),
            twin: Sample.widget(showing: [Sample.shape(Sample.rect(0, 20, 60, 100), blue)], day)),
        RuleCase(
            .standByBackground, "a stripe that is not a curve of a chart", measured: "37.97 %",
            fault: Sample.widget(showing: [Sample.shape(Sample.rect(0, 0, 60, 158), blue)], day),
            twin: Sample.widget(showing: [curve], day)),
        RuleCase(
            .standByImages, "a large image in StandBy", measured: "32.45 %", outcome: .needsReview,
            fault: photo(Sample.rect(20, 20, 90, 90), .automatic, day),
            twin: photo(Sample.rect(20, 20, 60, 60), .automatic, day)),
        RuleCase(
            .standByNight, "blue text at night", measured: "2.44:1", fault: onBlack(text("Rain", blue), night),
            twin: onBlack(text("Rain", .white), night)),
        RuleCase(
            .distantText, "text of half the size in StandBy", measured: "14 pt", fault: inStandBy(points: 7),
            twin: inStandBy(points: 14)),
        RuleCase(
            .vibrantOpacity, "translucent text on the Lock Screen", measured: "60 %",
            fault: Sample.widget(showing: [text("Rain", RGBA.white.opacity(0.6))], vibrant),
            twin: Sample.widget(showing: [text("Rain", RGBA(red: 0.6, green: 0.6, blue: 0.6))], vibrant)),
        RuleCase(
            .vibrantProminence, "a dark number above light text", measured: "0.07",
            fault: Sample.widget(
                showing: [Sample.text("21", points: 30, color: dark), Sample.text("Rain", color: .white)], vibrant),
            twin: Sample.widget(
                showing: [Sample.text("21", points: 30, color: .white), Sample.text("Rain", color: dark)], vibrant)),
        RuleCase(
            .alwaysOnContrast, "dark gray text on a dimmed display", measured: "2.37:1",
            fault: onBlack(text("Rain", RGBA(red: 0.35, green: 0.35, blue: 0.35)), dimmed),
            twin: onBlack(text("Rain", .white), dimmed)),
        RuleCase(
            .smartStackBackground, "a white background in the Smart Stack", measured: "colored",
            outcome: .needsReview, fault: Sample.widget([smartStack(.white)]),
            twin: Sample.widget([smartStack(.black)])),
        RuleCase(
            .invertedContrast, "green text in inverted colors", measured: "3.14:1",
            fault: onBlack(text("Rain", green), inverted), twin: onBlack(text("Rain", .white), inverted)),
        RuleCase(
            .semanticTextColors, "black text on a background that turns black", measured: "1",
            fault: lightAndDark(dark: .black), twin: lightAndDark(dark: .white)),
        RuleCase(.hueCount, "seven hues", measured: "7", fault: hues(7), twin: hues(6)),
    ]

    private static func text(_ string: String, _ color: RGBA = .black) -> RenderNode {
        Sample.text(string, color: color, level: .custom)
    }

    // MARK: Places

    private static func accented(_ conditions: inout PictureConditions) {
        conditions.appearance = "tinted"
        conditions.mode = .accented
        conditions.background = .removed
    }

    private static func vibrant(_ conditions: inout PictureConditions) {
        conditions.context = .lockScreen
        conditions.appearance = "vibrant"
        conditions.mode = .vibrant
    }

    private static func day(_ conditions: inout PictureConditions) {
        conditions.context = .standBy
        conditions.appearance = "day"
        conditions.colorScheme = .dark
        conditions.background = .removed
    }

    private static func night(_ conditions: inout PictureConditions) {
        day(&conditions)
        conditions.appearance = "night"
        conditions.mode = .vibrant
    }

    private static func dimmed(_ conditions: inout PictureConditions) {
        day(&conditions)
        conditions.appearance = "always-on"
        conditions.luminance = .reduced
    }

    private static func inverted(_ conditions: inout PictureConditions) {
        conditions.family = .accessoryRectangular
        conditions.platform = .appleWatch
        conditions.context = .watchComplication
        conditions.appearance = "inverted"
    }

    // MARK: Widgets

    private static func toggle(other: RGBA) -> WidgetEvidence {
        let frame = Sample.rect(20, 20, 60, 44)
        let call = Semantics.IntentCall(typeName: "Switch", parameters: [])
        func node(_ color: RGBA) -> RenderNode {
            RenderNode(frame: frame, children: [Sample.shape(frame, color)], viewType: "Toggle")
        }
        var toggle = node(red)
        toggle.semantics = Semantics(
            role: .toggle, label: "Lamp", interaction: .toggle(call, isOn: true), otherState: .node(node(other)))
        return Sample.widget(showing: [toggle])
    }

    private static func onWatch(_ nodes: [RenderNode]) -> WidgetEvidence {
        Sample.widget(showing: nodes) {
            $0.family = .accessoryRectangular
            $0.platform = .appleWatch
            $0.context = .watchSmartStack
            $0.appearance = "accented"
            $0.mode = .accented
        }
    }

    private static func photo(
        _ frame: CGRect, _ rendering: ImageContent.AccentedRendering, _ change: (inout PictureConditions) -> Void
    ) -> WidgetEvidence {
        Sample.widget(
            showing: [Sample.image(in: frame, label: "Sky", rendering: rendering)],
            images: [Sample.jpeg("sky", width: 474, height: 474)], change)
    }

    private static func tones(
        _ deviation: Double, _ low: Double, _ high: Double, coverage: Double = 1,
        _ change: (inout PictureConditions) -> Void
    ) -> WidgetEvidence {
        var widget = photo(Sample.rect(20, 20, 60, 60), .desaturated, change)
        widget.pictures[0].images[0].tones = ImageTones(
            deviation: deviation, low: low, high: high, coverage: coverage)
        return widget
    }

    private static func onBlack(
        _ node: RenderNode, _ change: (inout PictureConditions) -> Void
    ) -> WidgetEvidence {
        Sample.widget([Sample.picture(Sample.tree([node], background: nil), change)])
    }

    private static func inStandBy(points: Int) -> WidgetEvidence {
        Sample.widget([
            Sample.picture(Sample.tree([Sample.text("Rain")])),
            Sample.picture(Sample.tree([Sample.text("Rain", points: points)], background: nil)) {
                day(&$0)
                $0.factor = 2
            },
        ])
    }

    /// A triangle from edge to edge, such as an area of a chart.
    private static let curve: RenderNode = {
        var path = PathStorage()
        path.move(to: CGPoint(x: 0, y: 158))
        path.line(to: CGPoint(x: 80, y: 40))
        path.line(to: CGPoint(x: 158, y: 158))
        path.close()
        return RenderNode(
            .shape(ShapeContent(path: path, fill: Fill(.color(blue)))), frame: Sample.rect(0, 40, 158, 118),
            viewType: "AreaMark")
    }()

    private static func smartStack(_ color: RGBA) -> PictureEvidence {
        Sample.picture(Sample.tree([text("Rain")], background: Sample.background(color))) {
            $0.family = .accessoryRectangular
            $0.platform = .appleWatch
            $0.context = .watchSmartStack
            $0.appearance = "full-colour"
        }
    }

    private static func lightAndDark(dark color: RGBA) -> WidgetEvidence {
        Sample.widget([
            Sample.picture(Sample.tree([text("Rain")])),
            Sample.picture(Sample.tree([text("Rain", color)], background: Sample.background(.black))) {
                $0.appearance = "dark"
                $0.colorScheme = .dark
            },
        ])
    }

    /// Squares in the first colors of a color wheel of twelve.
    private static func hues(_ count: Int) -> WidgetEvidence {
        let wheel: [(Float, Float, Float)] = [
            (1, 0, 0), (1, 0.5, 0), (1, 1, 0), (0.5, 1, 0), (0, 1, 0), (0, 1, 0.5), (0, 1, 1),
        ]
        let squares = wheel.prefix(count).enumerated().map { index, color in
            Sample.shape(
                Sample.rect(Double(16 + index * 18), 20, 16, 16),
                RGBA(red: color.0, green: color.1, blue: color.2))
        }
        return Sample.widget(showing: squares)
    }
}
