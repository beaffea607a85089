extension AuditRule {
    static let colorAlone = AuditRule(
        RuleID(.guidelines, 67), "color-alone", .error, decision: .mixed,
        title: "Meaning is not conveyed by color alone",
        check: """
            The two states of each toggle, and the entries of a timeline, are compared. If they have the same parts, \
            the contrast between their colors decides. Red and green marks of one form within an entry need a review.
            """,
        remedy: "Show the state with another symbol, such as checkmark.circle.fill, or with another word.",
        guideline: """
            Tinted, clear, vibrant and StandBy at night show a widget in one color, and many people see few. A state that \
            only another hue shows is not visible there. Change the symbol, the words or the shape as well.
            """,
        sources: [.widgets2022, .widgets2025], needs: [.pictures, .appearances, .archive],
        thresholds: [ColorAlone.contrast], judge: ColorAlone.judge)
}

private enum ColorAlone {
    static let contrast = Threshold(
        "contrast", 3, .ratio, .measured("WCAG 2.2, technique G183: light and dark also differ without colors"))

    /// The states that can be compared are those of a toggle and the entries of a timeline. Two of them are a violation
    /// if they have the same parts in other colors of about the same luminance. Marks in red and green within one entry
    /// need a review.
    @Sendable static func judge(_ input: RuleInput) -> [RuleOutcome] {
        let others = entries(input) + marks(input)
        let toggles = input.pictures(otherwise: "no picture has a toggle, whose two states could be compared") {
            $0.conditions.content == .entry && $0.taps.contains { $0.kind == .toggle }
        }.judge { picture, index in
            picture.taps.compactMap { tap in
                guard let ratio = tap.stateContrast, ratio < input.value(of: contrast) else { return nil }
                return .violation(
                    Observation(
                        .element(tap.identity, picture.conditions.family),
                        "the states of \(Named.tap(tap)) differ in nothing but hue",
                        advice: "Show the state with another symbol, such as checkmark.circle.fill, or another word.",
                        measured: .number(ratio, .ratio), bound: input.measure(of: contrast),
                        spot: picture.spot(tap, index), literal: tap.label))
            }
        }
        return toggles + others
    }

    private static func marks(_ input: RuleInput) -> [RuleOutcome] {
        input.usualPictures().compactMap { index, picture in
            guard let marks = StateMarks(picture) else { return nil }
            return .needsReview(
                Observation(
                    picture.subject(marks.element), "marks of one form are red and green",
                    advice: "Check whether they convey a state; if so, give each state a form of its own.",
                    measured: .text("red and green"), bound: .text("different forms"),
                    spot: picture.spot(marks.element, index)))
        }
    }

    /// Each entry is compared with all earlier ones in its place.
    private static func entries(_ input: RuleInput) -> [RuleOutcome] {
        TimelinePictures.all(in: input).flatMap { timeline in
            timeline.pictures.enumerated().compactMap { number, later -> RuleOutcome? in
                for earlier in timeline.pictures[..<number] {
                    guard let colors = PictureColors(later.picture, earlier.picture),
                        colors.contrast < input.value(of: contrast)
                    else { continue }
                    return .violation(
                        Observation(
                            later.picture.subject(colors.element),
                            "entries of \(later.picture.conditions.family.rawValue) differ in nothing but hue",
                            advice: "Change a symbol, a word or a shape as well.",
                            measured: .number(colors.contrast, .ratio), bound: input.measure(of: contrast),
                            spot: later.picture.spot(colors.element, later.index), twin: earlier.index))
                }
                return nil
            }
        }
    }
}
