/// Texts that end in an ellipsis in one picture, and are whole in another one of the same widget.
struct TruncatedText {
    let picture: PictureEvidence
    let index: Int
    /// The picture with the whole texts; `nil` if there is none, so that every truncated text counts.
    let usual: PictureEvidence?

    /// The outcomes of a rule.
    ///
    /// - Parameters:
    ///   - place: Where the text is truncated, such as `in de`.
    ///   - advice: An imperative.
    func violations(_ place: String, advice: String) -> [RuleOutcome] {
        let known = Set(usual?.texts.filter(\.facts.isTruncated).map(\.element.identity) ?? [])
        return picture.texts.compactMap { element, text in
            guard text.isTruncated, !element.isRedacted, !known.contains(element.identity) else { return nil }
            return .violation(
                Observation(
                    picture.subject(element), "\(Named.text(text.string)) is truncated \(place)", advice: advice,
                    measured: .text("an ellipsis"), bound: .text("the whole text"), spot: picture.spot(element, index)))
        }
    }
}
