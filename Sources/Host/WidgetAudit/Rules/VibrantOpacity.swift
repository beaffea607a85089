import RenderModel

extension AuditRule {
    static let vibrantOpacity = AuditRule(
        RuleID(.guidelines, 77), "vibrant-opacity", .warning,
        title: "Vibrant content is opaque",
        check: """
            The opacity of the colors of texts in vibrant, and of symbols and shapes on the Lock Screen, multiplied \
            by that of their views. The levels of the foreground style and parts of system views are exempt.
            """,
        remedy: "Use an opaque gray, or foregroundStyle(.secondary), instead of opacity.",
        guideline: """
            The Lock Screen derives how strongly a view shows from its luminance. Opacity weakens it a second time, so \
            that content disappears on some wallpapers. Use opaque grays, or the levels of the foreground style.
            """,
        sources: [.widgets2022, .widgets2025], needs: [.pictures, .appearances], thresholds: [VibrantOpacity.least],
        judge: VibrantOpacity.judge)
}

private enum VibrantOpacity {
    static let least = Threshold("least", 99, .percent, .stated("Widgets, content at full opacity"))

    /// The opacities of the levels below primary of a color that the widget chose, with the names of the levels.
    private static let levels: [(opacity: Double, name: String)] = [
        (0.5, "secondary"), (0.25, "tertiary"), (0.18, "quaternary"),
    ]
    /// Views of the system whose parts are translucent.
    private static let systemViews: Set = [
        "AccessoryWidgetBackground", "Divider", "Chart", "Button", "Toggle",
    ]

    /// 1. Texts are judged wherever a place is vibrant, symbols and shapes on the Lock Screen: in StandBy at night they
    ///    are those of the Home Screen.
    /// 2. The levels of a style are translucent on purpose. A level of a color that the widget chose cannot be
    ///    distinguished from a color with the opacity of the level, unless the sources name no such level.
    /// 3. The parts of the system's own views are not judged.
    @Sendable static func judge(_ input: RuleInput) -> [RuleOutcome] {
        let known = levels.filter { level in isNamed(level.name, input.sources) }.map(\.opacity)
        return input.pictures(in: .vibrant, otherwise: "nothing is shown in vibrant") { !$0.content.isEmpty }.judge {
            picture, index in
            picture.content.compactMap { element in
                guard !element.isRedacted, element.colors == .known,
                    element.text != nil || picture.conditions.context == .lockScreen && !isOfSystem(element),
                    let alpha = leastAlpha(of: element, levels: known)
                else { return nil }
                let share = 100 * alpha * element.opacity
                guard share < input.value(of: least) else { return nil }
                let measured = Measure.number(share, .percent)
                let name = element.text.map { Named.text($0.string) } ?? "the view \(viewName(of: element))"
                return .violation(
                    Observation(
                        picture.subject(element), "\(name) has an opacity of \(measured.text)",
                        advice: "Use an opaque gray, or foregroundStyle(.secondary), instead of opacity.",
                        measured: measured, bound: input.measure(of: least), spot: picture.spot(element, index),
                        literal: element.text?.string))
            }
        }
    }

    /// The least alpha of the element's colors, where levels of a style count as opaque; `nil` for something else than
    /// a text, a symbol or a shape.
    private static func leastAlpha(of element: AuditElement, levels: [Double]) -> Double? {
        let fills: [Fill]
        switch element.content {
        case .text(let text): fills = text.runs.filter { !$0.isColorFont }.map { Fill($0.paint, level: $0.level) }
        case .symbol: fills = element.drawing?.fills ?? []
        case .shape(let shape): fills = [Fill(shape.paint, level: shape.level)]
        case .image, .progress: return nil
        }
        let alphas = fills.map { fill -> Double in
            guard fill.level == .custom || fill.level == .primary, let alpha = fill.paint.leastAlpha else { return 1 }
            return levels.contains { abs($0 - alpha) < tolerance } ? 1 : alpha
        }
        return alphas.min()
    }

    private static let tolerance = 0.005

    private static func isNamed(_ level: String, _ sources: SourceIndex) -> Bool {
        sources.files.contains { file in file.lines.contains { SourceIndex.code(of: $0).contains(level) } }
    }

    private static func isOfSystem(_ element: AuditElement) -> Bool {
        element.isOfGauge
            || RepeatedViews.pattern(of: element.identity).split(separator: "/").contains {
                systemViews.contains(String($0))
            }
    }

    private static func viewName(of element: AuditElement) -> String {
        RepeatedViews.pattern(of: element.identity).split(separator: "/").last.map(String.init) ?? "Shape"
    }
}
