extension AuditRule {
    static let galleryPreview = AuditRule(
        RuleID(.guidelines, 95), "gallery-preview", .error, decision: .mixed,
        title: "The gallery shows a realistic preview",
        check: """
            The snapshot for the gallery. One that is empty or redacted is certain; one in which all numbers are \
            zero needs a review.
            """,
        remedy: "Return sample data from the snapshot when context.isPreview is true.",
        guideline: """
            The preview is why people add a widget. An empty one, one that is a placeholder, or one in which everything is \
            zero shows nothing of its use. Return sample data for a preview.
            """,
        sources: [.widgets2022, .widgets2025], needs: [.pictures, .gallery], judge: GalleryPreview.judge)
}

private enum GalleryPreview {
    @Sendable static func judge(_ input: RuleInput) -> [RuleOutcome] {
        input.pictures(otherwise: "no snapshot for the gallery is drawn") { $0.conditions.content == .gallery }.judge {
            picture, index in
            let family = picture.conditions.family
            func seen(_ problem: String, _ advice: String, _ measured: String) -> Observation {
                Observation(
                    .family(family), "the gallery's preview of \(family.rawValue) \(problem)", advice: advice,
                    measured: .text(measured), bound: .text("sample data"), spot: picture.spot(index))
            }
            let sample = "Return an entry with sample data from the snapshot when context.isPreview is true."
            if picture.showsNothing { return [.violation(seen("is empty", sample, "empty"))] }
            if !picture.content.isEmpty, picture.content.allSatisfy(\.isRedacted) {
                return [.violation(seen("is a placeholder", sample, "hidden"))]
            }
            let numbers = picture.texts.filter { !$0.facts.isDynamic }.map(\.facts.string).filter {
                $0.contains(where: \.isNumber)
            }
            guard numbers.count > 1, numbers.allSatisfy({ $0.allSatisfy { !$0.isNumber || $0.wholeNumberValue == 0 } })
            else { return [] }
            return [
                .needsReview(
                    seen("shows zeros only", "Check whether typical values would show its use better.", "zeros"))
            ]
        }
    }
}
