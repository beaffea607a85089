extension AuditRule {
    static let sharedElements = AuditRule(
        RuleID(.guidelines, 107), "shared-elements", .warning, decision: .review,
        title: "Both distances share elements",
        check: "The texts, symbols and images of both levels of detail have nothing in common.",
        remedy: "Keep the main value in both layouts.",
        guideline: """
            While the viewer comes nearer, one layout changes into the other. Elements that both have let the viewer see \
            that it is the same widget.
            """,
        sources: [.widgets2025], needs: [.pictures, .appearances], judge: SharedElements.judge)
}

private enum SharedElements {
    /// A value may be written in two forms, so that a reader decides.
    @Sendable static func judge(_ input: RuleInput) -> [RuleOutcome] {
        input.distances { pair in
            let (near, far) = (signatures(of: pair.near), signatures(of: pair.far))
            guard !near.isEmpty, !far.isEmpty, near.isDisjoint(with: far) else { return [] }
            return [
                .needsReview(
                    pair.observation(
                        "the views from nearby and from afar have no text, symbol or image in common",
                        advice: "Check whether the viewer recognizes the widget; if not, keep its main value in both.",
                        measured: .number(0, .count), bound: .text("one or more")))
            ]
        }
    }

    /// Texts, symbols, images and progress views.
    private static func signatures(of picture: PictureEvidence) -> Set<String> {
        Set(ContentLeaf.all(of: picture).map(\.signature))
    }
}
