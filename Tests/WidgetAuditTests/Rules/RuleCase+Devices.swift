import CoreGraphics
import RenderModel
import WidgetVocabulary

@testable import WidgetAudit

/// Faults on Apple Vision Pro and Apple Watch.
extension RuleCase {
    private static let number = Sample.text("21°", points: 30)
    private static let details = Sample.text("Rain", at: CGPoint(x: 20, y: 100))

    static let devices: [RuleCase] = [
        RuleCase(
            .twoDistances, "one layout for both distances", measured: "equal",
            fault: distances(near: [details], far: [details]), twin: distances(near: [details], far: [number])),
        RuleCase(
            .twoDistances, "another color from afar", measured: "equal",
            fault: distances(near: [details], far: [Sample.text("Rain", at: CGPoint(x: 20, y: 100), color: .white)]),
            twin: distances(near: [details], far: [number])),
        RuleCase(
            .farView, "fewer details in the same size", measured: "14 pt",
            fault: distances(near: [details, Sample.text("Snow")], far: [details]),
            twin: distances(near: [details, Sample.text("Snow")], far: [number])),
        RuleCase(
            .farView, "larger type with more details", measured: "30 pt",
            fault: distances(near: [details], far: [number, details]),
            twin: distances(near: [details, Sample.text("Snow")], far: [number])),
        RuleCase(
            .farView, "another text of the same size", measured: "14 pt",
            fault: distances(near: [details], far: [Sample.text("Snow")]),
            twin: distances(near: [details, Sample.text("21°")], far: [number])),
        RuleCase(
            .sharedElements, "nothing in common", measured: "0", outcome: .needsReview,
            fault: distances(near: [details], far: [number]),
            twin: distances(near: [details, Sample.text("21°")], far: [number])),
        RuleCase(
            .farView, "the current entry, compared with a later one", measured: "14 pt",
            fault: distances(near: [details], far: [Sample.text("Snow")]), twin: later),
        RuleCase(
            .visualBalance, "content at the left edge", measured: "37.34 %", outcome: .needsReview,
            fault: inRoom([Sample.shape(Sample.rect(0, 0, 40, 158), .black)]),
            twin: inRoom([Sample.shape(Sample.rect(59, 59, 40, 40), .black)])),
        RuleCase(
            .paletteContrast, "faint text in a palette", measured: "1.82:1", fault: inPalette(opacity: 0.25),
            twin: inPalette(opacity: 1)),
        RuleCase(
            .recessedMounting, "a small widget for walls only", measured: "recessed", outcome: .needsReview,
            fault: mounted([.recessed]), twin: mounted([.elevated, .recessed])),
        RuleCase(
            .glassForeground, "text in the background", measured: "background", fault: behindGlass(isBehind: true),
            twin: behindGlass(isBehind: false)),
        RuleCase(
            .watchButtons, "three buttons with text in a row", measured: "3", fault: buttons(3, texts: true),
            twin: buttons(2, texts: true)),
        RuleCase(
            .watchButtons, "four buttons with symbols in a row", measured: "4", fault: buttons(4, texts: false),
            twin: buttons(3, texts: false)),
        RuleCase(
            .watchMargins, "text at the side of a watch", measured: "2 pt",
            fault: onWatch([Sample.text("Rain", at: CGPoint(x: 2, y: 60))]),
            twin: onWatch([Sample.text("Rain", at: CGPoint(x: 20, y: 60))])),
        RuleCase(
            .smartStackRelevance, "entries without a relevance", measured: "no relevance", outcome: .needsReview,
            fault: stacked(hasRelevance: false), twin: stacked(hasRelevance: true)),
        RuleCase(
            .rotationRequest, "a request to rotate", measured: "rotate your device",
            fault: Sample.widget(showing: [Sample.text("Rotate your device")]),
            twin: Sample.widget(showing: [Sample.text("Rotate the crops")])),
        RuleCase(
            .rotationRequest, "a request to rotate in Italian", measured: "gira tu",
            fault: Sample.widget(showing: [Sample.text("Gira tu!")]),
            twin: Sample.widget(showing: [Sample.text("Gira tutto")])),
        RuleCase(
            .rotationRequest, "a request to turn the phone", measured: "turn your iphone sideways",
            fault: Sample.widget(showing: [Sample.text("Turn your iPhone sideways")]),
            twin: Sample.widget(showing: [Sample.text("Turn your compost")])),
        RuleCase(
            .rotationRequest, "a request for landscape in German", measured: "ins querformat",
            fault: Sample.widget(showing: [Sample.text("Bitte ins Querformat drehen")]),
            twin: Sample.widget(showing: [Sample.text("Bitte das Sieb drehen")])),
        signedOut,
        RuleCase(
            .signedOut, "an empty entry", measured: "nothing", outcome: .needsReview,
            fault: Sample.widget(showing: []), twin: Sample.widget(showing: [Sample.text("Sign in")])),
    ]

    /// An entry of a symbol, in sources that ask whether someone is signed in.
    private static let signedOut: RuleCase = {
        let padlock = Sample.widget(showing: [Sample.symbol(in: Sample.rect(60, 60, 40, 40))])
        var sample = RuleCase(
            .signedOut, "a symbol instead of an explanation", measured: "no text", outcome: .needsReview,
            fault: padlock, twin: padlock)
        sample.faultSource = "if account.isSignedIn { Text(name) }"
        sample.twinSource = "if forecast.isRainy { Text(name) }"
        return sample
    }()

    private static func room(_ conditions: inout PictureConditions) {
        conditions.platform = .visionPro
        conditions.context = .verticalSurface
        conditions.appearance = "full-colour-near"
    }

    private static func inRoom(_ nodes: [RenderNode]) -> WidgetEvidence { Sample.widget(showing: nodes, room) }

    private static func distances(near: [RenderNode], far: [RenderNode]) -> WidgetEvidence {
        Sample.widget([
            Sample.picture(Sample.tree(near), room),
            Sample.picture(Sample.tree(far)) {
                room(&$0)
                $0.appearance = "full-colour-far"
            },
        ])
    }

    /// A view from nearby of an hour later, which none from afar belongs to.
    private static let later = Sample.widget([
        Sample.picture(Sample.tree([details])) {
            room(&$0)
            $0.offset = 3_600
        },
        Sample.picture(Sample.tree([Sample.text("Snow")])) {
            room(&$0)
            $0.appearance = "full-colour-far"
        },
    ])

    private static func inPalette(opacity: Double) -> WidgetEvidence {
        let text = Sample.text("Rain", color: RGBA.white.opacity(opacity))
        return Sample.widget([
            Sample.picture(Sample.tree([text], background: nil)) {
                room(&$0)
                $0.appearance = "palette-near"
                $0.mode = .accented
            }
        ])
    }

    private static func mounted(_ styles: Set<MountingStyle>) -> WidgetEvidence {
        var description = Sample.description
        description.mountingStyles = styles
        return Sample.widget(description: description)
    }

    private static func behindGlass(isBehind: Bool) -> WidgetEvidence {
        var background = Sample.background()
        if isBehind { background.children.append(details) }
        let tree = Sample.tree(isBehind ? [] : [details], background: background)
        return Sample.widget([Sample.picture(tree, room)])
    }

    private static func watch(_ conditions: inout PictureConditions) {
        conditions.family = .accessoryRectangular
        conditions.platform = .appleWatch
        conditions.context = .watchSmartStack
        conditions.appearance = "full-colour"
        conditions.systemMargin = 8
    }

    private static func onWatch(_ nodes: [RenderNode]) -> WidgetEvidence { Sample.widget(showing: nodes, watch) }

    private static func buttons(_ count: Int, texts: Bool) -> WidgetEvidence {
        let nodes = (0..<count).map { index in
            var button = Sample.button(Sample.rect(Double(8 + 36 * index), 20, 32, 32))
            let baseline = CGPoint(x: CGFloat(12 + 36 * index), y: 40)
            button.children = [
                texts
                    ? Sample.text("Go", at: baseline)
                    : Sample.symbol(in: Sample.rect(Double(12 + 36 * index), 26, 20, 20))
            ]
            return button
        }
        return onWatch(nodes)
    }

    private static func stacked(hasRelevance: Bool) -> WidgetEvidence {
        var widget = onWatch([details])
        var timeline = TimelineEvidence(family: .accessoryRectangular, dates: [0], policy: .never, requested: 0)
        timeline.hasRelevance = hasRelevance
        widget.timelines = [timeline]
        return widget
    }
}
