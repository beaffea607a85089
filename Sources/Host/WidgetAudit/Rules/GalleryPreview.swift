extension AuditRule {
    static let galleryPreview = AuditRule(
        RuleID(.guidelines, 95), "gallery-preview", .error, decision: .mixed,
        title: "The gallery shows a realistic preview",
        check: """
            The snapshot for the gallery. One that is empty, redacted or drawn as the placeholder is certain, and so \
            are several values that are all zero or missing; a single one needs a review.
            """,
        remedy: "Return sample data from the snapshot when context.isPreview is true.",
        guideline: """
            The preview is why people add a widget. An empty one, one that is a placeholder, or one in which everything is \
            zero shows nothing of its use. Return sample data for a preview.
            """,
        sources: [.widgets2022, .widgets2025], needs: [.pictures, .placeholder, .gallery], judge: GalleryPreview.judge)
}

private enum GalleryPreview {
    /// 1. An empty preview is a violation.
    /// 2. So is one that is a placeholder: the system hides some of it and no text or image is left, or it is drawn as
    ///    the placeholder is and not as the current entry.
    /// 3. Several values that are all zero or missing are a violation. A single one may be typical and needs a review.
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
            if isHidden(picture) || isPlaceholder(picture, input) {
                return [.violation(seen("is a placeholder", sample, "hidden"))]
            }
            let values = picture.texts.filter { !$0.facts.isDynamic && !$0.element.isRedacted }.map(\.facts.string)
                .filter { $0.contains(where: \.isNumber) || isMissing($0) }
            guard !values.isEmpty, values.allSatisfy({ isZero($0) || isMissing($0) }) else { return [] }
            if values.count > 1 { return [.violation(seen("shows zeros only", sample, "zeros"))] }
            return [
                .needsReview(
                    seen("shows zero", "Check whether a typical value would show its use better.", "zero"))
            ]
        }
    }

    /// Whether the system hides parts, and all that could inform is among them.
    private static func isHidden(_ picture: PictureEvidence) -> Bool {
        guard picture.content.contains(where: \.isRedacted) else { return false }
        return picture.content.allSatisfy { $0.isRedacted || $0.text == nil && $0.image == nil }
    }

    /// Whether the preview is drawn as the placeholder, and the current entry is not.
    private static func isPlaceholder(_ picture: PictureEvidence, _ input: RuleInput) -> Bool {
        func checksum(_ content: PictureConditions.Content) -> UInt64? {
            input.evidence.index(like: picture) { $0.content = content }.map { input.evidence.pictures[$0].checksum }
        }
        guard let entry = checksum(.entry), checksum(.placeholder) == picture.checksum else { return false }
        return entry != picture.checksum && picture.texts.isEmpty
    }

    private static func isZero(_ text: String) -> Bool {
        text.allSatisfy { !$0.isNumber || $0.wholeNumberValue == 0 }
    }

    /// Whether a text replaces a missing value, such as two dashes before a unit.
    private static func isMissing(_ text: String) -> Bool {
        let marks = text.prefix { "-–—…".contains($0) }
        return !marks.isEmpty && !text.contains(where: \.isNumber) && text.count <= marks.count + 3
    }
}
