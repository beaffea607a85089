extension AuditRule {
    static let ownPreviews = AuditRule(
        RuleID(.guidelines, 97), "own-previews", .warning, decision: .review,
        title: "Each size has its own preview",
        check: "Snapshots for the gallery that consist of one image, which is that of another size as well.",
        remedy: "Draw the preview with the widget's view.",
        guideline: """
            People compare sizes in the gallery. If one image is the preview of several, they do not see what a larger \
            size adds.
            """,
        sources: [.widgets2022, .widgets2025], needs: [.pictures, .gallery], judge: OwnPreviews.judge)
}

private enum OwnPreviews {
    /// A preview that consists of one image, which is that of another size as well. A widget whose content is a photo has
    /// the same preview, so that a reader decides.
    @Sendable static func judge(_ input: RuleInput) -> [RuleOutcome] {
        let pictures = input.evidence.pictures
        return input.pictures(otherwise: "no snapshot for the gallery is drawn") {
            $0.conditions.content == .gallery
        }.judge { picture, index in
            guard let image = onlyImage(of: picture) else { return [] }
            let others = pictures.indices.filter { other in
                pictures[other].conditions.content == .gallery
                    && pictures[other].conditions < picture.conditions
                    && pictures[other].conditions.family != picture.conditions.family
                    && onlyImage(of: pictures[other]) == image
            }
            let smallest = others.min { pictures[$0].conditions < pictures[$1].conditions }
            guard let smallest else { return [] }
            let family = picture.conditions.family
            return [
                .needsReview(
                    Observation(
                        .family(family), "the preview of \(family.rawValue) is the image of another size",
                        advice:
                            "Check whether the image is the content; if not, draw the preview with the widget's view.",
                        measured: .text("the same image"), bound: .text("its own preview"), spot: picture.spot(index),
                        twin: smallest))
            ]
        }
    }

    private static func onlyImage(of picture: PictureEvidence) -> PictureEvidence.ImageFile? {
        let leaves = picture.content
        guard leaves.count == 1, let image = leaves[0].image, !image.isTemplate,
            picture.images.indices.contains(image.resource)
        else { return nil }
        return picture.images[image.resource]
    }
}
