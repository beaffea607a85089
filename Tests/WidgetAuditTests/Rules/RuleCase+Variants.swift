import CoreGraphics
import RenderModel
import WidgetVocabulary

@testable import WidgetAudit

/// Faults of colors in other views, entries and places.
extension RuleCase {
    private static let red = RGBA(red: 1, green: 0, blue: 0)
    private static let green = RGBA(red: 0, green: 1, blue: 0)
    private static let blue = RGBA(red: 0, green: 0, blue: 1)
    private static let whole = CGRect(origin: .zero, size: Sample.size)
    private static let part = Sample.rect(20, 20, 60, 60)

    static let variants: [RuleCase] = [
        RuleCase(
            .colorAlone, "entries that are red or blue", measured: "2.15:1", fault: entries(red, blue),
            twin: entries(red, .white)),
        RuleCase(
            .colorAlone, "red and green dots", measured: "red and green", outcome: .needsReview,
            fault: dots([red, green]), twin: dots([red, blue])),
        RuleCase(
            .accentGroups, "no accent on an iPhone", measured: "0", outcome: .needsReview,
            fault: Sample.widget(showing: rows("Rain", "Sun", "Wind"), tinted),
            twin: Sample.widget(showing: rows("Rain", "Sun"), tinted)),
        RuleCase(
            .fullBleedContent, "a material behind everything", measured: "100 %", fault: material(in: whole),
            twin: material(in: part)),
        RuleCase(
            .fullBleedContent, "a plate in dark", measured: "100 %",
            fault: Sample.widget(showing: [Sample.shape(whole, .black)], dark),
            twin: Sample.widget(showing: [Sample.shape(part, .black)], dark)),
        RuleCase(
            .grayImages, "a gray image without a rendering mode", measured: "0.02", fault: tintedPhoto(deviation: 0.02),
            twin: tintedPhoto(deviation: 0.2)),
        RuleCase(
            .standByBackground, "a photo from edge to edge in StandBy", measured: "100 %", fault: photo(whole),
            twin: photo(part)),
        RuleCase(
            .vibrantOpacity, "a translucent shape on the Lock Screen", measured: "30 %",
            fault: Sample.widget(showing: [Sample.shape(part, RGBA.white.opacity(0.3))], vibrant),
            twin: Sample.widget(showing: [Sample.shape(part, .white)], vibrant)),
        levelOfColor,
        RuleCase(
            .vibrantProminence, "a number that is darker than its caption", measured: "0.52",
            fault: prominence(number: gray(0.75), caption: .white),
            twin: prominence(number: .white, caption: gray(0.75))),
        RuleCase(
            .alwaysOnContrast, "dark gray text on a dimmed Lock Screen", measured: "2.37:1",
            fault: onLockScreen(gray(0.35)), twin: onLockScreen(.white)),
        RuleCase(
            .widgetURL, "an accessory on the Lock Screen without a URL", measured: "no URL", outcome: .needsReview,
            fault: accessory(url: nil), twin: accessory(url: "sample://page")),
        RuleCase(.hueCount, "symbols in seven hues", measured: "7", fault: symbols(hues: 7), twin: symbols(hues: 6)),
        RuleCase(
            .textOnSmallScreens, "text that is cut off on the smallest screen", measured: "a part",
            fault: onSmallScreen(clipped(14)), twin: onSmallScreen(clipped(28))),
        RuleCase(
            .textContrast, "white text on a light photo", measured: "2.11:1", fault: onPhoto(.white),
            twin: onPhoto(.black)),
        RuleCase(
            .textContrast, "white text that a filter darkens", measured: "2.02:1",
            fault: darkened(by: -0.75), twin: darkened(by: -0.1)),
    ]

    /// White text with half of its opacity: by itself, or as the secondary level that the sources name.
    private static let levelOfColor: RuleCase = {
        let text = Sample.text("Rain", color: RGBA.white.opacity(0.5), level: .custom)
        let widget = Sample.widget(showing: [text], vibrant)
        var sample = RuleCase(
            .vibrantOpacity, "white with the opacity of a level", measured: "50 %", fault: widget, twin: widget)
        sample.faultSource = "Text(name).foregroundStyle(.white.opacity(0.5))"
        sample.twinSource = "Text(name).foregroundStyle(.secondary)"
        return sample
    }()

    private static func gray(_ value: Float) -> RGBA { RGBA(red: value, green: value, blue: value) }

    private static func rows(_ strings: String...) -> [RenderNode] {
        strings.enumerated().map { Sample.text($1, at: CGPoint(x: 20, y: CGFloat(40 + 30 * $0))) }
    }

    private static func entries(_ now: RGBA, _ later: RGBA) -> WidgetEvidence {
        Sample.widget([
            Sample.picture(Sample.tree([Sample.shape(part, now)])),
            Sample.picture(Sample.tree([Sample.shape(part, later)])) { $0.offset = 3_600 },
        ])
    }

    private static func dots(_ colors: [RGBA]) -> WidgetEvidence {
        Sample.widget(
            showing: colors.enumerated().map { Sample.shape(Sample.rect(20, Double(20 + 30 * $0), 12, 12), $1) })
    }

    private static func material(in frame: CGRect) -> WidgetEvidence {
        let content = ShapeContent(path: PathStorage(rect: frame), fill: Fill(.material(.regular)))
        return Sample.widget(showing: [RenderNode(.shape(content), frame: frame, viewType: "Rectangle")])
    }

    private static func photo(_ frame: CGRect) -> WidgetEvidence {
        Sample.widget(
            showing: [Sample.image(in: frame, label: "Sky")], images: [Sample.jpeg("sky", width: 474, height: 474)]
        ) {
            $0.context = .standBy
            $0.appearance = "day"
            $0.background = .removed
        }
    }

    private static func tintedPhoto(deviation: Double) -> WidgetEvidence {
        var widget = photo(part)
        tinted(&widget.pictures[0].conditions)
        widget.pictures[0].images[0].tones = ImageTones(deviation: deviation, low: 0.4, high: 0.6)
        return widget
    }

    /// Text on an opaque photo whose tones are between 0.7 and 1, and on a plain plate for other colors.
    private static func onPhoto(_ color: RGBA) -> WidgetEvidence {
        let isLight = color == .white
        var widget = Sample.widget(
            showing: [
                isLight ? Sample.image(in: whole, label: "Sky") : Sample.shape(whole, gray(0.7)),
                Sample.text("Rain", color: color),
            ], images: [Sample.jpeg("sky", width: 474, height: 474)])
        widget.pictures[0].images[0].tones = ImageTones(deviation: 0.1, low: 0.7, high: 1)
        return widget
    }

    private static func prominence(number: RGBA, caption: RGBA) -> WidgetEvidence {
        Sample.widget(
            showing: [
                Sample.text("21", points: 30, color: number),
                Sample.text("Rain", at: CGPoint(x: 20, y: 100), color: caption),
            ], vibrant)
    }

    private static func onLockScreen(_ color: RGBA) -> WidgetEvidence {
        Sample.widget([
            Sample.picture(Sample.tree([Sample.text("Rain", color: color)], background: nil)) {
                vibrant(&$0)
                $0.appearance = "always-on"
                $0.luminance = .reduced
            }
        ])
    }

    private static func accessory(url: String?) -> WidgetEvidence {
        Sample.widget([
            Sample.picture(Sample.tree([Sample.text("Rain")], widgetURL: url)) {
                vibrant(&$0)
                $0.family = .accessoryCircular
            }
        ])
    }

    private static func onSmallScreen(_ node: RenderNode) -> WidgetEvidence {
        Sample.widget([
            Sample.picture(Sample.tree([Sample.text("Rain")])),
            Sample.picture(Sample.tree([node])) { $0.device = "320x568" },
        ])
    }

    /// White text on black under a filter.
    private static func darkened(by amount: Double) -> WidgetEvidence {
        let text = Sample.text("Rain", color: .white)
        let filter = RenderNode(.effect(.colorFilter(.brightness(amount))), frame: text.frame, children: [text])
        return Sample.widget([Sample.picture(Sample.tree([filter], background: Sample.background(.black)))])
    }

    /// Symbols in the first colors of a color wheel of twelve.
    private static func symbols(hues: Int) -> WidgetEvidence {
        let wheel: [(Float, Float, Float)] = [
            (0, 0, 1), (0, 0.5, 1), (0, 1, 1), (0, 1, 0.5), (0, 1, 0), (0.5, 1, 0), (1, 1, 0),
        ]
        let nodes = wheel.prefix(hues).enumerated().map { index, color in
            let frame = Sample.rect(Double(16 + index * 18), 20, 16, 16)
            let fill = Fill(.color(RGBA(red: color.0, green: color.1, blue: color.2)))
            return RenderNode(
                .symbol(SymbolContent(symbol: 0, destination: frame, layerFills: [fill])), frame: frame,
                viewType: "Image")
        }
        return Sample.widget(showing: nodes)
    }

    private static func tinted(_ conditions: inout PictureConditions) {
        conditions.appearance = "tinted"
        conditions.mode = .accented
        conditions.background = .removed
    }

    private static func dark(_ conditions: inout PictureConditions) {
        conditions.appearance = "dark"
        conditions.colorScheme = .dark
    }

    private static func vibrant(_ conditions: inout PictureConditions) {
        conditions.context = .lockScreen
        conditions.appearance = "vibrant"
        conditions.mode = .vibrant
    }
}
