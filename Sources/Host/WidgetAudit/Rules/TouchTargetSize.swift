import CoreGraphics

extension AuditRule {
    static let touchTargetSize = AuditRule(
        RuleID(.guidelines, 34), "touch-target-size", .warning,
        title: "Touch targets are 44 by 44 pt or larger",
        check: """
            The shorter side of the visible part of each button, toggle and link of an entry at the type size Large, \
            with half a point of tolerance. Watches and Macs are exempt.
            """,
        remedy: "Enlarge the label with frame(minWidth: 44, minHeight: 44) and contentShape(Rectangle()).",
        guideline: """
            A smaller target is hard to hit, above all for people with limited dexterity. The whole widget as a target \
            and accessories are exempt, and so are links in a small widget, which have no effect there.
            """,
        sources: [.layout, .widgets2025], needs: [.pictures, .archive, .smallestScreen],
        thresholds: [TouchTargetSize.minimum],
        judge: TouchTargetSize.judge)
}

private enum TouchTargetSize {
    static let minimum = Threshold("minimum", 44, .points, .stated("Layout, touch targets of 44 by 44 points"))
    private static let tolerance = 0.5

    @Sendable static func judge(_ input: RuleInput) -> [RuleOutcome] {
        let minimum = input.value(of: Self.minimum)
        return input.pictures(otherwise: "no picture has a button, a toggle or a link") {
            $0.conditions.showsEntry && $0.conditions.isTouched && $0.conditions.family.kind == .system
                && $0.conditions.typeSize == .large && !targets(of: $0).isEmpty
        }.judge { picture, index in
            targets(of: picture).compactMap { tap in
                let side = Double(min(tap.visible.width, tap.visible.height))
                guard side < minimum - tolerance else { return nil }
                let size = [tap.visible.width, tap.visible.height].map { Measure.digits(Double($0)) }
                    .joined(separator: " × ")
                return .violation(
                    Observation(
                        .element(tap.identity, picture.conditions.family), "\(Named.tap(tap)) is \(size) pt large",
                        advice:
                            "Enlarge the label with frame(minWidth: 44, minHeight: 44) and contentShape(Rectangle()).",
                        measured: .number(side, .points), bound: input.measure(of: Self.minimum),
                        spot: picture.spot(tap, index), literal: tap.label))
            }
        }
    }

    private static func targets(of picture: PictureEvidence) -> [TapFacts] {
        picture.taps.filter { $0.kind != .link || picture.conditions.family != .systemSmall }
    }
}
