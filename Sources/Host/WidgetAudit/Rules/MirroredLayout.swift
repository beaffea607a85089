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
    /// 2. Another text mirrors if its center moves to the other side of the middle. The layout does not mirror if there
    ///    are such texts, and none of them does. Swapping views or alignments by the direction undoes the mirroring.
    /// 3. Nor does it if the first of these texts stays far from the middle on its side. The labels of a chart have the
    ///    order of its axis.
    @Sendable static func judge(_ input: RuleInput) -> [RuleOutcome] {
        let pairs = input.usualPictures().compactMap { index, picture in
            input.evidence.index(like: picture) { $0.content = .mirrored }.map { (usual: index, mirrored: $0) }
        }
        guard !pairs.isEmpty else { return [.notApplicable(reason: "no mirrored layout is drawn")] }
        return pairs.map { usual, mirrored in
            let (picture, other) = (input.evidence.pictures[usual], input.evidence.pictures[mirrored])
            let texts = compared(picture, other)
            let family = picture.conditions.family
            if !texts.isEmpty, texts.allSatisfy(\.stays) {
                return .violation(
                    Observation(
                        .family(family), "no text of the \(family.shortName) widget moves in a right-to-left layout",
                        advice: advice, measured: .text("the same places"), bound: .text("mirrored places"),
                        spot: other.spot(mirrored), twin: usual))
            }
            guard let first = texts.first(where: { !$0.isInChart }), first.stays,
                abs(first.element.frame.midX - picture.bounds.midX) > sidelong * picture.bounds.width
            else { return .pass(1) }
            return .violation(
                Observation(
                    picture.subject(first.element),
                    "\(Named.text(first.element.text?.string ?? "")) stays on its side in a right-to-left layout",
                    advice: advice, measured: .text("the same side"), bound: .text("the other side"),
                    spot: other.spot(first.mirrored, mirrored), twin: usual))
        }
    }

    private static let advice = "Use leading and trailing alignments, and leave the layout direction to the system."
    /// The share of the width beyond which a center is on one side without doubt.
    private static let sidelong: CGFloat = 0.1

    private struct Text {
        var element: AuditElement
        var mirrored: AuditElement
        var stays: Bool

        var isInChart: Bool {
            element.identity.split(separator: "/").contains { $0 == "Chart" || $0.hasPrefix("Chart#") }
        }
    }

    /// The texts that are on one side, with their mirrored ones, in the order of painting.
    private static func compared(_ picture: PictureEvidence, _ other: PictureEvidence) -> [Text] {
        var elements: [String: AuditElement] = [:]
        for (element, _) in other.texts { elements[element.identity] = element }
        let centers = picture.texts.map { $0.element.frame.midX - picture.bounds.midX }
        return picture.texts.compactMap { element, _ -> Text? in
            let center = element.frame.midX - picture.bounds.midX
            guard element.layer == .content, !centers.contains(where: { abs($0 + center) <= 2 * tolerance }),
                let mirrored = elements[element.identity]
            else { return nil }
            let otherCenter = mirrored.frame.midX - other.bounds.midX
            return Text(element: element, mirrored: mirrored, stays: center * otherCenter > 0)
        }
    }
}
