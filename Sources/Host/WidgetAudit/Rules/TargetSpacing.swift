import CoreGraphics

extension AuditRule {
    static let targetSpacing = AuditRule(
        RuleID(.guidelines, 35), "target-spacing", .warning,
        title: "Targets are apart",
        check: """
            The distance from each button, toggle and link to the nearest other one, on platforms that are touched. \
            A target within another one is a part of it.
            """,
        remedy: "Add spacing between the targets, or combine them into one.",
        guideline: """
            Between two targets there is space for an imprecise tap; where they touch or overlap, the wrong one reacts.
            """,
        sources: [.widgets2025], needs: [.pictures, .archive, .smallestScreen],
        thresholds: [TargetSpacing.gap], judge: TargetSpacing.judge)
}

private enum TargetSpacing {
    static let gap = Threshold("gap", 8, .points, .measured("the usual spacing of stacks"))
    /// Layout rounds to pixels.
    private static let tolerance = 0.5

    /// A target within another one is a part of it. Links in a small widget have no effect.
    @Sendable static func judge(_ input: RuleInput) -> [RuleOutcome] {
        input.pictures(otherwise: "no picture has two targets") {
            $0.conditions.isTouched && $0.conditions.family.kind == .system && $0.conditions.content == .entry
                && $0.conditions.typeSize == .large && targets(of: $0).count > 1
        }.judge { picture, index in
            let targets = targets(of: picture)
            return targets.indices.compactMap { number in
                let tap = targets[number]
                let distances = targets[..<number].filter { !isNested($0, tap) }.map {
                    distance(from: $0.visible, to: tap.visible)
                }
                guard let nearest = distances.min(), nearest < input.value(of: Self.gap) - tolerance else { return nil }
                let measured = Measure.number(nearest, .points)
                return .violation(
                    Observation(
                        .element(tap.identity, picture.conditions.family),
                        nearest > 0
                            ? "\(Named.tap(tap)) is \(measured.text) from the next target"
                            : "\(Named.tap(tap)) touches another target",
                        advice: "Add spacing between the targets, or combine them into one.", measured: measured,
                        bound: input.measure(of: Self.gap), spot: picture.spot(tap, index), literal: tap.label))
            }
        }
    }

    private static func targets(of picture: PictureEvidence) -> [TapFacts] {
        picture.taps.filter { $0.kind != .link || picture.conditions.family != .systemSmall }
    }

    private static func isNested(_ one: TapFacts, _ other: TapFacts) -> Bool {
        one.path.starts(with: other.path) || other.path.starts(with: one.path)
    }

    /// The larger of the two distances; 0 where the frames touch or overlap.
    private static func distance(from one: CGRect, to other: CGRect) -> Double {
        let x = max(one.minX, other.minX) - min(one.maxX, other.maxX)
        let y = max(one.minY, other.minY) - min(one.maxY, other.maxY)
        return Double(max(x, y, 0))
    }
}
