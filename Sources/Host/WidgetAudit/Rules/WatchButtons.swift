import CoreGraphics
import DeviceCatalog
import WidgetVocabulary

extension AuditRule {
    static let watchButtons = AuditRule(
        RuleID(.guidelines, 113), "watch-buttons", .warning,
        title: "A row on a watch has three buttons with symbols or two with text",
        check: "The number of buttons that a horizontal line crosses on a watch, with text and without.",
        remedy: "Show fewer buttons, or arrange them in two rows.",
        guideline: "On the screen of a watch more buttons in a row are too narrow to be hit.",
        sources: [.layout], needs: .pictures, thresholds: [WatchButtons.symbols, WatchButtons.texts],
        judge: WatchButtons.judge)
}

private enum WatchButtons {
    static let symbols = Threshold(
        "symbols", Double(WatchScreen.glyphButtonsPerRow), .count, .stated("Layout, watchOS, buttons side by side"))
    static let texts = Threshold(
        "texts", Double(WatchScreen.textButtonsPerRow), .count, .stated("Layout, watchOS, buttons side by side"))

    /// Buttons are in a row if a horizontal line crosses all of them. Only a line through the middle of a button is
    /// tried, since the largest row crosses one of these.
    @Sendable static func judge(_ input: RuleInput) -> [RuleOutcome] {
        input.pictures(otherwise: "the widget has no button on a watch") { picture in
            picture.conditions.platform == .appleWatch && picture.conditions.content == .entry
                && picture.taps.contains { $0.kind != .link }
        }.judge { picture, index in
            let buttons = picture.taps.filter { $0.kind != .link }
            let readable = picture.texts.map(\.element)
            let hasText = buttons.map { button in readable.contains { $0.isWithin(button.path) } }
            let rows = buttons.map { button in
                buttons.indices.filter {
                    let frame = buttons[$0].visible
                    return frame.minY < button.visible.midY && frame.maxY > button.visible.midY
                }
            }
            guard let row = rows.max(by: { $0.count < $1.count }) else { return [] }
            let texts = rows.map { row in row.count { hasText[$0] } }.max() ?? 0
            let bound = Double(texts) > input.value(of: Self.texts) ? Self.texts : symbols
            let count = bound == Self.texts ? texts : row.count
            guard Double(count) > input.value(of: bound) else { return [] }
            return [
                .violation(
                    Observation(
                        .family(picture.conditions.family), "\(count) buttons are side by side on a watch",
                        advice: "Show fewer buttons, or arrange them in two rows.",
                        measured: .number(Double(count), .count), bound: input.measure(of: bound),
                        spot: picture.spot(index)))
            ]
        }
    }
}
