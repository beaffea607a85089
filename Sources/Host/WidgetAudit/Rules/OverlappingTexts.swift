import CoreGraphics
import WidgetVocabulary

extension AuditRule {
    static let overlappingTexts = AuditRule(
        RuleID(.guidelines, 7), "overlapping-texts", .error,
        title: "Texts and controls do not overlap",
        check: """
            The ink of the lines of each two texts, and of texts and controls, is intersected, in every place, appearance \
            and entry. Text on a card that hides what is behind it does not overlap.
            """,
        remedy: "Place the texts in a stack instead of an overlay or an offset.",
        guideline: """
            Two texts on top of each other cannot be read, nor can one below a button. It happens with offsets and \
            overlays that fit one value only: a longer one runs into its neighbor.
            """,
        sources: [.layout], needs: [.pictures, .appearances, .archive, .mirrored], thresholds: [TextOverlap.bound],
        judge: OverlappingTexts.judge)
}

private enum OverlappingTexts {
    /// Larger type sizes are R-09's.
    @Sendable static func judge(_ input: RuleInput) -> [RuleOutcome] {
        input.pictures(otherwise: "no picture has a text next to another or to a control") {
            $0.conditions.showsEntry && $0.conditions.typeSize <= .large && !$0.texts.isEmpty
                && $0.texts.count + $0.taps.count > 1
        }.judge { picture, index in
            TextOverlap(picture: picture).violations(over: TextOverlap.bound, input, index)
                + symbols(of: picture, index, input)
        }
    }

    /// The share of a symbol's frame at each side that may have no ink.
    private static let margin: CGFloat = 0.15

    /// Symbols of controls over or below a text that is not a part of the same control.
    private static func symbols(of picture: PictureEvidence, _ index: Int, _ input: RuleInput) -> [RuleOutcome] {
        picture.content.filter { $0.isSymbol && !$0.isDecoration && $0.isUpright && $0.colors == .known }.compactMap {
            symbol -> RuleOutcome? in
            let controls = picture.taps.filter { symbol.isWithin($0.path) }
            guard let control = controls.last else { return nil }
            let ink = symbol.frame.insetBy(dx: symbol.frame.width * margin, dy: symbol.frame.height * margin)
                .intersection(symbol.visible)
            let covered = picture.texts.filter { text in
                !text.element.isDecoration && !text.element.isRedacted && text.element.colors == .known
                    && !controls.contains { text.element.isWithin($0.path) }
                    && text.element.inkBoxes.contains {
                        area(of: $0.intersection(ink)) > input.value(of: TextOverlap.bound)
                    }
            }
            guard let text = covered.first?.facts.string else { return nil }
            return .violation(
                Observation(
                    picture.subject(symbol), "\(Named.tap(control)) overlaps \(Named.text(text))",
                    advice: "Place them in a stack, so that both have space.", measured: .text("over a text"),
                    bound: .text("apart"), spot: picture.spot(symbol, index)))
        }
    }

    private static func area(of box: CGRect) -> Double { box.isNull ? 0 : Double(box.width * box.height) }
}
