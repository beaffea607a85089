import CoreGraphics
import DeviceCatalog

extension AuditRule {
    static let bothOrientations = AuditRule(
        RuleID(.guidelines, 121), "both-orientations", .warning, decision: .mixed,
        title: "Portrait and landscape show the same content",
        check: """
            The content of the screen in portrait and in landscape: content that is cut in one of them is a fault, \
            and content that is missing in one needs a review.
            """,
        remedy: "Let the layout scroll or change, for example with ViewThatFits.",
        guideline: """
            People hold a device as they like, and turn it either way. What the screen shows in one orientation is not \
            cut off or lost in the other.
            """,
        sources: [.layout], needs: .screens, thresholds: [BothOrientations.cut], judge: BothOrientations.judge)
}

private enum BothOrientations {
    static let cut = Threshold("cut", 0.5, .points, .measured("half a point is more than the rounding to pixels"))

    /// A text or a control that is whole in one orientation and cut in the other is a violation; one that is missing
    /// may be omitted on purpose, which a reader decides. Both rotations of an orientation have the same layout. The
    /// screens of an app that declares one orientation are in no other.
    @Sendable static func judge(_ input: RuleInput) -> [RuleOutcome] {
        input.screens(otherwise: "no preview is drawn in both orientations") {
            turned($0, input) != nil
        } judge: { screen in
            guard let turned = turned(screen, input) else { return [] }
            let others = turned.fixedParts
            return screen.fixedParts.compactMap { part in
                guard lost(of: part, on: screen) <= input.value(of: cut) else { return nil }
                let same = others.filter { $0.name == part.name }
                guard let other = same.min(by: { lost(of: $0, on: turned) < lost(of: $1, on: turned) }) else {
                    return turned.scrolls.isEmpty ? missing(part, turned, shownOn: screen) : nil
                }
                let least = lost(of: other, on: turned)
                guard least > input.value(of: cut) else { return nil }
                let measured = Measure.number(least, .points)
                return turned.finding(
                    part.identity, "\(part.name) is cut by \(measured.text)", at: .init(other), comparedWith: screen,
                    advice: "Let the layout scroll or change, for example with ViewThatFits.", measured: measured,
                    bound: input.measure(of: cut))
            }
        }
    }

    private static func missing(
        _ part: ScreenEvidence.Part, _ turned: ScreenEvidence, shownOn screen: ScreenEvidence
    ) -> RuleOutcome {
        turned.review(
            part.identity, "\(part.name) is not shown", at: turned.whole, comparedWith: screen,
            advice: "Check whether it is omitted on purpose; if not, let the layout scroll or change.",
            measured: .text("not shown"), bound: .text("shown in both orientations"))
    }

    /// The same preview on the same device in the other orientation.
    private static func turned(_ screen: ScreenEvidence, _ input: RuleInput) -> ScreenEvidence? {
        guard screen.isTouched, case .drawn(let screens) = input.evidence.previews else { return nil }
        return screens.first { other in
            other.preview == screen.preview && other.conditions.device == screen.conditions.device
                && other.conditions.orientation != screen.conditions.orientation
                && other.conditions.colorScheme == screen.conditions.colorScheme
        }
    }

    /// How much of a part is outside of the screen, in points.
    private static func lost(of part: ScreenEvidence.Part, on screen: ScreenEvidence) -> Double {
        screen.conditions.bounds.overrun(of: part.frame)
    }
}
