import CoreGraphics

extension AuditRule {
    static let mirroredLayout = AuditRule(
        RuleID(.guidelines, 31), "mirrored-layout", .warning,
        title: "The layout mirrors for languages that are read from right to left",
        check: """
            The layout is drawn from right to left. The rule is broken if each text that is not in the middle stays \
            where it was.
            """,
        remedy: "Use leading and trailing alignments, and leave the layout direction to the system.",
        guideline: """
            In Arabic and Hebrew reading begins on the right, and so does the layout. Stacks and leading alignments do \
            it by themselves; offsets, positions and a fixed direction do not.
            """,
        sources: [.layout], needs: [.pictures, .mirrored], judge: MirroredLayout.judge)
}

private enum MirroredLayout {
    private static let tolerance: CGFloat = 1

    /// 1. Texts whose center is in the middle of the widget look the same in both directions, and so do pairs at
    ///    mirrored places, such as the numbers of a clock.
    /// 2. The layout does not mirror if there is another text, and each of those is at the same place as before.
    @Sendable static func judge(_ input: RuleInput) -> [RuleOutcome] {
        let pairs = input.usualPictures().compactMap { index, picture in
            input.evidence.index(like: picture) { $0.content = .mirrored }.map { (usual: index, mirrored: $0) }
        }
        guard !pairs.isEmpty else { return [.notApplicable(reason: "no mirrored layout is drawn")] }
        return pairs.map { usual, mirrored in
            let (picture, other) = (input.evidence.pictures[usual], input.evidence.pictures[mirrored])
            var places: [String: CGRect] = [:]
            for (element, _) in other.texts { places[element.identity] = element.frame }
            let centers = picture.texts.map { $0.element.frame.midX - picture.bounds.midX }
            let moved = picture.texts.compactMap { element, _ -> Bool? in
                let center = element.frame.midX - picture.bounds.midX
                guard element.layer == .content, !centers.contains(where: { abs($0 + center) <= 2 * tolerance }),
                    let place = places[element.identity]
                else { return nil }
                return abs(place.minX - element.frame.minX) > tolerance
                    || abs(place.maxX - element.frame.maxX) > tolerance
            }
            guard !moved.isEmpty, !moved.contains(true) else { return .pass(1) }
            let family = picture.conditions.family
            return .violation(
                Observation(
                    .family(family), "no text of the \(family.shortName) widget moves in a right-to-left layout",
                    advice: "Use leading and trailing alignments, and leave the layout direction to the system.",
                    measured: .text("the same places"), bound: .text("mirrored places"), spot: other.spot(mirrored),
                    twin: usual))
        }
    }
}
