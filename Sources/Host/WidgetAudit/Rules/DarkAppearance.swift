extension AuditRule {
    static let darkAppearance = AuditRule(
        RuleID(.guidelines, 65), "dark-appearance", .warning, decision: .mixed,
        title: "Light and dark differ",
        check: """
            The drawings in light and in dark are compared, with everything in them. Whether a photo suits both, a \
            reader decides.
            """,
        remedy: "Use semantic colors, or color sets with a dark variant.",
        guideline: """
            A widget that looks the same in light and dark glares on a dark Home Screen, or disappears on a light one. \
            Use colors that adapt, or variants in the asset catalog.
            """,
        sources: [.widgets2022, .widgets2025], needs: [.pictures, .appearances], judge: DarkAppearance.judge)
}

private enum DarkAppearance {
    /// The share of the widget, in percent, from which on an image is what the widget shows.
    private static let photo = 50.0

    /// A photo is the same in both appearances, so that a reader decides about one that fills most of the widget.
    @Sendable static func judge(_ input: RuleInput) -> [RuleOutcome] {
        let pairs = input.usualPictures().compactMap { index, picture -> (Int, Int)? in
            guard picture.conditions.colorScheme == .light, picture.conditions.hasMargins else { return nil }
            let dark = input.evidence.index(like: picture) {
                $0.appearance = "dark"
                $0.colorScheme = .dark
            }
            return dark.map { (index, $0) }
        }
        guard !pairs.isEmpty else { return [.notApplicable(reason: "no picture is drawn in light and dark")] }
        return pairs.map { light, dark in
            let pictures = input.evidence.pictures
            guard pictures[light].checksum == pictures[dark].checksum else { return .pass(1) }
            let family = pictures[light].conditions.family
            let isPhoto = hasPhoto(pictures[dark])
            let seen = Observation(
                .family(family), "the \(family.shortName) widget is the same in light and dark",
                advice: isPhoto
                    ? "Check whether the image is content, such as a photo; if not, add a dark variant of it."
                    : "Use semantic colors, or color sets with a dark variant.",
                measured: .text("equal"), bound: .text("different"), spot: pictures[dark].spot(dark), twin: light)
            return isPhoto ? .needsReview(seen) : .violation(seen)
        }
    }

    private static func hasPhoto(_ picture: PictureEvidence) -> Bool {
        picture.elements.contains { $0.image?.isTemplate == false && picture.share(of: $0) >= photo }
    }
}
