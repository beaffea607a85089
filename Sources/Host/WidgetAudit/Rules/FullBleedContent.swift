import CoreGraphics

extension AuditRule {
    static let fullBleedContent = AuditRule(
        RuleID(.guidelines, 72), "full-bleed-content", .error,
        title: "The background is the container background",
        check: """
            The share of the widget that each shape, material or image of the content covers, if it is at least half \
            opaque, in every appearance.
            """,
        remedy: "Move it into containerBackground(for: .widget).",
        guideline: """
            A color or an image that covers the whole widget as content stays where the system removes backgrounds: \
            in tinted and clear it becomes a block in one color, in StandBy a bright rectangle.
            """,
        sources: [.widgets2025, .tutorial], needs: [.pictures, .appearances, .archive],
        thresholds: [FullBleedContent.share], judge: FullBleedContent.judge)
}

private enum FullBleedContent {
    static let share = Threshold("share", 95, .percent, .measured("what the content margins leave is less"))
    /// What lets the background shine through is a veil, not a background.
    private static let leastOpacity = 0.5

    /// What reaches the edges in StandBy and CarPlay is R-73's.
    @Sendable static func judge(_ input: RuleInput) -> [RuleOutcome] {
        let bound = input.value(of: share)
        return input.pictures(otherwise: "accessories have no background") {
            $0.conditions.family.kind == .system && $0.conditions.content == .entry
                && ![.standBy, .carPlay].contains($0.conditions.context)
        }.judge { picture, index in
            picture.content.compactMap { element in
                guard element.isMaterial || element.coverOpacity.map({ $0 >= leastOpacity }) == true else { return nil }
                let area = element.visible.intersection(picture.bounds)
                let covered = 100 * area.width * area.height / (picture.bounds.width * picture.bounds.height)
                guard Double(covered) >= bound else { return nil }
                return .violation(
                    Observation(
                        picture.subject(element), "\(element.coverName) covers the whole widget as content",
                        advice: "Move it into containerBackground(for: .widget) { … }.",
                        measured: .number(Double(covered), .percent), bound: input.measure(of: share),
                        spot: picture.spot(element, index)))
            }
        }
    }
}
