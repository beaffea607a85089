import CoreGraphics
import WidgetVocabulary

extension AuditRule {
    static let longerTexts = AuditRule(
        RuleID(.guidelines, 32), "longer-texts", .warning, decision: .mixed,
        title: "The layout survives longer texts",
        check: """
            Every language of the extension is drawn, and texts that are cut or overlap are found as for R-06 and \
            R-07. Without another language, a line that has no room for the stated length needs a review.
            """,
        remedy: "Let the text wrap or shrink, or choose a shorter form with ViewThatFits.",
        guideline: """
            German and Finnish need about 40 % more space than English, and numbers have other forms elsewhere. A \
            layout that fits one language cuts, truncates or overlaps the texts of another.
            """,
        sources: [.layout], needs: [.pictures, .languages],
        thresholds: [CutContent.bound, TextOverlap.bound, LongerTexts.length], judge: LongerTexts.judge)
}

private enum LongerTexts {
    static let length = Threshold("length", 140, .percent, .measured("what a translation of a short text needs"))

    /// 1. Text that is cut, truncated or overlaps in another language is a violation, unless the same text does so in the
    ///    reference language, which other rules find.
    /// 2. Without another language, a text of one line that would be wider than the content with 40 % more characters
    ///    needs a review. One that is truncated has no room at all, which R-05 finds.
    @Sendable static func judge(_ input: RuleInput) -> [RuleOutcome] {
        let reference = input.evidence.reference
        let isTranslated = input.evidence.pictures.contains { $0.conditions.locale != reference.locale }
        guard isTranslated else { return fullLines(input) }
        return input.pictures(otherwise: "no other language is drawn at the type size Large") {
            $0.conditions.locale != reference.locale && $0.conditions.content == .entry
                && $0.conditions.typeSize <= .large
        }.judge { picture, index in
            let known = input.evidence.index(like: picture) { $0.locale = reference.locale }.map { number in
                Set(faults(in: input.evidence.pictures[number], number, input).map(\.subject))
            }
            return faults(in: picture, index, input).filter { known?.contains($0.subject) != true }
                .map(RuleOutcome.violation)
        }
    }

    private static func faults(in picture: PictureEvidence, _ index: Int, _ input: RuleInput) -> [Observation] {
        let cuts = CutContent(picture: picture, index: index).violations(
            over: CutContent.bound, input, advice: "Let the text wrap, shrink or choose a shorter form.")
        let overlaps = TextOverlap(picture: picture).violations(over: TextOverlap.bound, input, index)
        return (cuts + truncations(of: picture, index, input) + overlaps).compactMap { outcome -> Observation? in
            guard case .violation(let seen) = outcome else { return nil }
            return seen
        }
    }

    private static func truncations(of picture: PictureEvidence, _ index: Int, _ input: RuleInput) -> [RuleOutcome] {
        TruncatedText(picture: picture, index: index, usual: nil).violations(
            "in \(picture.conditions.locale)", advice: "Let the text wrap, shrink or choose a shorter form.")
    }

    private static func fullLines(_ input: RuleInput) -> [RuleOutcome] {
        let pictures = input.usualPictures().filter { $0.picture.conditions.family.kind == .system }
        guard !pictures.isEmpty else { return [.notApplicable(reason: "no language is drawn")] }
        let share = input.value(of: length)
        return pictures.flatMap { index, picture -> [RuleOutcome] in
            let room = Double(picture.bounds.width) - 2 * picture.conditions.systemMargin
            let found = picture.texts.compactMap { element, text -> RuleOutcome? in
                let width = Double(element.inkBounds.isNull ? 0 : element.inkBounds.width)
                guard text.lineCount == 1, !text.isDynamic, !text.isTruncated,
                    text.string.contains(where: \.isLetter), width <= room,
                    width * share / 100 > room
                else { return nil }
                let measured = Measure.number(100 * room / width, .percent)
                return .needsReview(
                    Observation(
                        picture.subject(element),
                        "\(Named.text(text.string)) has room for \(measured.text) of its length",
                        advice: "Check the longest translation, or allow a second line or a minimum scale factor.",
                        measured: measured, bound: input.measure(of: length), spot: picture.spot(element, index),
                        literal: text.string))
            }
            return found.isEmpty ? [.pass(1)] : found
        }
    }
}
