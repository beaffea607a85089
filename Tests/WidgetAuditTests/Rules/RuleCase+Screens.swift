import CoreGraphics
import RenderModel
import WidgetVocabulary

@testable import WidgetAudit

/// Faults of previews on whole screens.
extension RuleCase {
    static let screens: [RuleCase] = [
        RuleCase(
            .safeAreaContent, "a symbol under the housing", measured: "29 pt",
            fault: onPhone([Sample.symbol(in: Sample.rect(20, 30, 20, 20))]),
            twin: onPhone([background, Sample.symbol(in: Sample.rect(20, 60, 20, 20))])),
        RuleCase(
            .safeAreaContent, "a symbol under the housing next to a list", measured: "29 pt", outcome: .needsReview,
            fault: onPhone([Sample.symbol(in: Sample.rect(20, 30, 20, 20))], reporting: .noEffect, "List"),
            twin: onPhone([Sample.symbol(in: Sample.rect(20, 60, 20, 20))], reporting: .noEffect, "List")),
        RuleCase(
            .backgroundEdges, "a background that ends at the safe area", measured: "59 pt",
            fault: onPhone([Sample.shape(Sample.rect(0, 59, 393, 759), .white)]), twin: onPhone([background])),
        RuleCase(
            .bottomControls, "a button at the bottom", measured: "0 pt",
            fault: onPhone([Sample.button(Sample.rect(100, 830, 100, 22))]),
            twin: onPhone([Sample.button(Sample.rect(100, 770, 100, 48))])),
        RuleCase(
            .bottomControls, "a button in a corner", measured: "7 pt",
            fault: screen(withHomeButton, [Sample.button(Sample.rect(4, 640, 44, 20))]),
            twin: screen(withHomeButton, [Sample.button(Sample.rect(16, 640, 44, 20))])),
        RuleCase(
            .fullWidthButtons, "a button without margins", measured: "0 pt",
            fault: onPhone([button(Sample.rect(0, 700, 393, 50))]),
            twin: onPhone([button(Sample.rect(16, 700, 361, 50))])),
        RuleCase(
            .fullWidthButtons, "a button below the safe area", measured: "22 pt",
            fault: onPhone([button(Sample.rect(16, 790, 361, 50))]),
            twin: onPhone([button(Sample.rect(16, 768, 361, 50))])),
        RuleCase(
            .bothOrientations, "a button that is cut in landscape", measured: "21 pt",
            fault: turned(to: [Sample.button(Sample.rect(80, 370, 100, 44))]),
            twin: turned(to: [Sample.button(Sample.rect(80, 300, 100, 44))])),
        RuleCase(
            .bothOrientations, "a button that is missing in landscape", measured: "not shown", outcome: .needsReview,
            fault: turned(to: []), twin: turned(to: [Sample.button(Sample.rect(80, 300, 100, 44))])),
        RuleCase(
            .windowBottom, "a button at the bottom of a window", measured: "20 pt",
            fault: screen(window, [Sample.button(Sample.rect(600, 850, 100, 30))]),
            twin: screen(window, [Sample.button(Sample.rect(600, 700, 100, 30))])),
        RuleCase(
            .windowBottom, "a symbol at the bottom of a window", measured: "10 pt", outcome: .needsReview,
            fault: screen(window, [Sample.symbol(in: Sample.rect(600, 870, 20, 20))]),
            twin: screen(window, [Sample.symbol(in: Sample.rect(600, 700, 20, 20))])),
        RuleCase(
            .keyboardField, "a field", measured: "not known", outcome: .needsReview,
            fault: onPhone([label], reporting: .notDrawn, "TextField"), twin: onPhone([label])),
        RuleCase(
            .primaryPlace, "the largest text at the bottom", measured: "80 %", outcome: .needsReview,
            fault: onPhone([label, Sample.text("21°", at: CGPoint(x: 20, y: 680.3), points: 40)]),
            twin: onPhone([label, Sample.text("21°", at: CGPoint(x: 20, y: 200), points: 40)])),
        RuleCase(
            .hiddenStatusBar, "a hidden status bar", measured: "hidden", outcome: .needsReview,
            fault: onPhone([label], reporting: .noEffect, "statusBarHidden"), twin: onPhone([label])),
        RuleCase(
            .hiddenItems, "rows that end at the edge", measured: "0 pt",
            fault: onPhone([rows(of: 60, apart: 77)]), twin: onPhone([rows(of: 90, apart: 100)])),
    ]

    private static let background = Sample.shape(Sample.rect(0, 0, 393, 852), .white)
    private static let label = Sample.text("Rain", at: CGPoint(x: 20, y: 100))

    private static let portrait = ScreenConditions(
        .iPhone, device: "393x852", orientation: .portrait, size: CGSize(width: 393, height: 852),
        safeArea: Sample.rect(0, 59, 393, 759), margin: 16)
    private static let landscape = ScreenConditions(
        .iPhone, device: "393x852", orientation: .landscape, size: CGSize(width: 852, height: 393),
        safeArea: Sample.rect(59, 0, 734, 372), margin: 20)
    private static let withHomeButton = ScreenConditions(
        .iPhone, device: "375x667", orientation: .portrait, size: CGSize(width: 375, height: 667),
        safeArea: Sample.rect(0, 20, 375, 647), margin: 16)
    private static let window = ScreenConditions(
        .mac, device: "Mac", orientation: .landscape, size: CGSize(width: 1440, height: 900),
        safeArea: Sample.rect(0, 24, 1440, 876), margin: 20)

    private static func evidence(
        _ conditions: ScreenConditions, _ nodes: [RenderNode], _ diagnostics: [Diagnostic] = []
    ) -> ScreenEvidence {
        let tree = Sample.tree(nodes, background: nil, size: conditions.size, diagnostics: diagnostics)
        return ScreenEvidence(tree: tree, preview: .init(name: "Start"), conditions: conditions)
    }

    static func screen(_ conditions: ScreenConditions, _ nodes: [RenderNode]) -> WidgetEvidence {
        var widget = Sample.widget()
        widget.previews = .drawn([evidence(conditions, nodes)])
        return widget
    }

    private static func onPhone(_ nodes: [RenderNode]) -> WidgetEvidence { screen(portrait, nodes) }

    private static func onPhone(
        _ nodes: [RenderNode], reporting code: Diagnostic.Code, _ subject: String
    ) -> WidgetEvidence {
        var widget = Sample.widget()
        let diagnostic = Diagnostic(.warning, code, subject: subject, message: "\(subject) is different.")
        widget.previews = .drawn([evidence(portrait, nodes, [diagnostic])])
        return widget
    }

    /// A button that is whole in portrait, and nodes in landscape.
    private static func turned(to nodes: [RenderNode]) -> WidgetEvidence {
        var widget = Sample.widget()
        let upright = [Sample.button(Sample.rect(20, 700, 100, 44))]
        widget.previews = .drawn([evidence(portrait, upright), evidence(landscape, nodes)])
        return widget
    }

    private static func button(_ frame: CGRect) -> RenderNode {
        var button = Sample.button(frame)
        button.children = [Sample.shape(frame, .black)]
        return button
    }

    /// A scroll view with twelve rows across the safe area.
    private static func rows(of height: Double, apart pitch: Double) -> RenderNode {
        let area = portrait.safeArea
        let rows = (0..<12).map { Sample.shape(Sample.rect(0, 59 + Double($0) * pitch, 393, height), .black) }
        return RenderNode(
            .effect(.clip(PathStorage(rect: area), evenOdd: false)), frame: area, children: rows,
            viewType: "ScrollView")
    }
}
