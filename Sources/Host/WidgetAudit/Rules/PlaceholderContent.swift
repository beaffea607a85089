import WidgetVocabulary

extension AuditRule {
    static let placeholderContent = AuditRule(
        RuleID(.guidelines, 99), "placeholder-content", .error, decision: .mixed,
        title: "The placeholder does not look like data",
        check: """
            The placeholder is compared with the entries. It shows data if it is drawn as the current entry and has \
            text or other entries differ, or if a text that is not redacted has a number or is another one in an \
            entry. Texts of the sources that no entry changes need a review.
            """,
        remedy: "Remove unredacted() from what shows data, so that the system hides it.",
        guideline: """
            The placeholder appears before the first data. If it shows values, people take sample data for their own. \
            The system hides text and images unless they are marked with unredacted().
            """,
        sources: [.widgets2022, .widgets2025], needs: [.pictures, .placeholder, .timeline, .archive],
        judge: PlaceholderContent.judge)
}

private enum PlaceholderContent {
    /// 1. A placeholder that is drawn as the current entry is a violation if it has text, or if other entries differ,
    ///    so that it shows data by shapes. Otherwise its content may never change. It needs a review where several
    ///    entries are all drawn alike, with no texts but those that the sources have: a title, or sample data.
    /// 2. Every visible text with a number is a violation, and so is one that changes: another text has its place in
    ///    the current entry or in a later one.
    @Sendable static func judge(_ input: RuleInput) -> [RuleOutcome] {
        let pictures = input.evidence.pictures
        return input.pictures(otherwise: "no placeholder is drawn") { $0.conditions.content == .placeholder }.judge {
            picture, index in
            let family = picture.conditions.family
            let entry = input.evidence.index(like: picture) { $0.content = .entry }
            if let entry, isSame(picture, pictures[entry]),
                !picture.texts.isEmpty || !picture.content.isEmpty && changes(family, input)
            {
                let seen = Observation(
                    .family(family), "the placeholder of \(family.rawValue) is the same as its content",
                    advice: """
                        Remove unredacted() from what shows data, and draw shapes without data when redactionReasons \
                        contains placeholder.
                        """,
                    measured: .text("equal"), bound: .text("different"), spot: picture.spot(index), twin: entry)
                return [isFixed(picture, input) ? .needsReview(seen) : .violation(seen)]
            }
            let entries = pictures.filter { isEntry($0, of: picture) }
            return picture.texts.compactMap { element, text in
                guard !element.isRedacted, text.string.contains(where: \.isNumber) || varies(element, in: entries)
                else { return nil }
                return .violation(
                    Observation(
                        picture.subject(element), "the placeholder shows \(Named.text(text.string))",
                        advice: "Remove unredacted() from the view, so that the system hides it.",
                        measured: .text(text.string), bound: .text("no data"), spot: picture.spot(element, index)))
            }
        }
    }

    /// Whether two pictures are drawn alike. The tree of a placeholder has marks that the tree of an entry lacks.
    private static func isSame(_ picture: PictureEvidence, _ entry: PictureEvidence) -> Bool {
        picture.checksum == entry.checksum || picture.elements == entry.elements
    }

    /// Whether entries of the family's timeline look different.
    private static func changes(_ family: Family, _ input: RuleInput) -> Bool {
        input.evidence.timelines.contains { $0.family == family && ($0.drawings ?? 0) > 1 }
    }

    /// Whether several entries of the family's timeline look the same, and the sources have each text of the picture.
    private static func isFixed(_ picture: PictureEvidence, _ input: RuleInput) -> Bool {
        let isSteady = input.evidence.timelines.contains { timeline in
            timeline.family == picture.conditions.family && timeline.dates.count > 1 && timeline.drawings == 1
        }
        return isSteady && !picture.texts.isEmpty
            && picture.strings.allSatisfy { !$0.contains(where: \.isNumber) && input.sources.hasLiteral($0) }
    }

    /// Whether a picture is one of the current entry or of a later one in the conditions of a placeholder.
    private static func isEntry(_ picture: PictureEvidence, of placeholder: PictureEvidence) -> Bool {
        var conditions = placeholder.conditions
        conditions.content = .entry
        conditions.offset = picture.conditions.offset
        return picture.conditions == conditions
    }

    /// Whether an entry has another text with the identity of an element.
    private static func varies(_ element: AuditElement, in entries: [PictureEvidence]) -> Bool {
        entries.contains { entry in
            entry.texts.contains { other, text in
                other.identity == element.identity && text.string != element.text?.string
            }
        }
    }
}
