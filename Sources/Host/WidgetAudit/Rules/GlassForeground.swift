import WidgetVocabulary

extension AuditRule {
    static let glassForeground = AuditRule(
        RuleID(.guidelines, 112), "glass-foreground", .warning,
        title: "Text is in the foreground of glass",
        check: "Texts that are part of the container background of a widget with the texture glass.",
        remedy: "Move the text out of containerBackground(for: .widget).",
        guideline: """
            With the texture glass the system dims the background of a widget with the light of the room and leaves the \
            foreground bright. Text that is drawn as a part of the container background is dimmed with it.
            """,
        sources: [.widgets2025], needs: .pictures, judge: GlassForeground.judge)
}

private enum GlassForeground {
    @Sendable static func judge(_ input: RuleInput) -> [RuleOutcome] {
        guard input.evidence.description.texture == .glass else {
            return [.notApplicable(reason: "the widget has the texture paper")]
        }
        return input.pictures(otherwise: "the widget is not drawn on Apple Vision Pro") {
            $0.conditions.platform == .visionPro && $0.conditions.content == .entry
        }.judge { picture, index in
            picture.texts.compactMap { element, text in
                guard element.layer == .containerBackground else { return nil }
                return .violation(
                    Observation(
                        picture.subject(element), "\(Named.text(text.string)) is a part of the background",
                        advice: "Move the text out of containerBackground(for: .widget).",
                        measured: .text("background"), bound: .text("foreground"), spot: picture.spot(element, index),
                        literal: text.string))
            }
        }
    }
}
