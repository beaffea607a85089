extension AuditRule {
    static let laterPlaceholder = AuditRule(
        RuleID(.guidelines, 57), "later-placeholder", .error, decision: .mixed,
        title: "A placeholder never replaces content",
        check: """
            Entries that are redacted, without a text to read. After an entry with content they are certain; a \
            current entry of that kind needs a review.
            """,
        remedy: "Keep the last content, and say how old it is.",
        guideline: """
            Once a widget has shown data, old data is better than none. A placeholder in the timeline looks as if the \
            widget had lost it.
            """,
        sources: [.widgets2022, .widgets2025], needs: [.pictures, .timeline, .archive], judge: LaterPlaceholder.judge)
}

private enum LaterPlaceholder {
    /// 1. An entry that is redacted and has no text to read, after one with such a text, is a violation. Redacted text is
    ///    drawn as bars.
    /// 2. So is an entry with a placeholder where an earlier one has a text, although others are still readable.
    /// 3. A current entry of that kind may be the widget's first one, or that of a user who is signed out.
    @Sendable static func judge(_ input: RuleInput) -> [RuleOutcome] {
        let timelines = TimelinePictures.all(in: input)
        guard !timelines.isEmpty else { return [.notApplicable(reason: "no entry is drawn")] }
        return timelines.flatMap { timeline -> [RuleOutcome] in
            var hasContent = false
            var readable: Set<String> = []
            var outcomes: [RuleOutcome] = []
            for (index, picture) in timeline.pictures {
                guard picture.texts.allSatisfy(\.element.isRedacted) else {
                    if let bar = picture.content.first(where: { $0.isRedacted && isWithin(readable, $0) }) {
                        outcomes.append(partial(bar, picture, index))
                    }
                    hasContent = true
                    readable.formUnion(picture.texts.filter { !$0.element.isRedacted }.map(\.element.identity))
                    continue
                }
                guard picture.content.contains(where: \.isRedacted) else { continue }
                let family = picture.conditions.family
                let seen = Observation(
                    .family(family),
                    hasContent
                        ? "a later entry of \(family.rawValue) is a placeholder"
                        : "the current entry of \(family.rawValue) is a placeholder",
                    advice: hasContent
                        ? "Keep the last content, and say how old it is."
                        : "Check whether it explains what is missing, such as a sign-in.",
                    measured: .text("a placeholder"), bound: .text("content"), spot: picture.spot(index))
                outcomes.append(hasContent ? .violation(seen) : .needsReview(seen))
            }
            return outcomes.isEmpty ? [.pass(timeline.pictures.count)] : outcomes
        }
    }

    /// Whether the element is at the place of one of some texts, or a part of it.
    private static func isWithin(_ texts: Set<String>, _ element: AuditElement) -> Bool {
        texts.contains(element.identity) || texts.contains { element.identity.hasPrefix($0 + "/") }
    }

    private static func partial(_ bar: AuditElement, _ picture: PictureEvidence, _ index: Int) -> RuleOutcome {
        let family = picture.conditions.family
        return .violation(
            Observation(
                .family(family), "a text of a later entry of \(family.rawValue) is a placeholder",
                advice: "Keep the last content, and say how old it is.", measured: .text("a placeholder"),
                bound: .text("content"), spot: picture.spot(bar, index)))
    }
}
