import DeviceCatalog
import RenderModel
import WidgetVocabulary

extension AuditRule {
    static let alwaysOnContrast = AuditRule(
        RuleID(.guidelines, 80), "always-on-contrast", .warning,
        title: "Text is readable on the Always-On display",
        check: "The contrast of each text at the brightness of an Always-On display, at the worst of six points.",
        remedy: "Use a lighter color when isLuminanceReduced is true.",
        guideline: """
            An Always-On display shows a widget with less light. Dark grays and saturated dark colors are not readable \
            there, although they are at full brightness.
            """,
        sources: [.widgets2022, .widgets2025], needs: [.pictures, .appearances],
        thresholds: [AlwaysOnContrast.contrast], judge: AlwaysOnContrast.judge)
}

private enum AlwaysOnContrast {
    static let contrast = Threshold("contrast", 3, .ratio, .measured("WCAG 2.2, 1.4.3, large text"))

    /// Of the places with a dimmed picture, StandBy and watch faces are black behind the widget; on the Lock Screen the
    /// wallpaper is not known, so that its texts have no certain ratio.
    @Sendable static func judge(_ input: RuleInput) -> [RuleOutcome] {
        input.pictures(otherwise: "no place of the widget has an Always-On display") {
            $0.conditions.luminance == .reduced && $0.conditions.content == .entry && !$0.texts.isEmpty
        }.judge { picture, index in
            TextLegibility(picture, changing: dimmed).violations(
                below: contrast, input, index: index, place: "on the Always-On display",
                advice: "Use a lighter color when isLuminanceReduced is true.")
        }
    }

    private static func dimmed(_ color: RGBA) -> RGBA {
        let factor = Float(Decisions.alwaysOnBrightness)
        return RGBA(red: color.red * factor, green: color.green * factor, blue: color.blue * factor, alpha: color.alpha)
    }
}
