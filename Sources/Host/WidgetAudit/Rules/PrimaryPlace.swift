import CoreGraphics
import DeviceCatalog

extension AuditRule {
    static let primaryPlace = AuditRule(
        RuleID(.guidelines, 128), "primary-place", .note, decision: .review,
        title: "The main item is near the top and the leading side",
        check: """
            The center of the only largest text, against the upper half of the screen. Whether it is the main item, a \
            reader decides.
            """,
        remedy: "Move the main item up and to the leading side.",
        guideline: """
            People read from the top and from the leading side. The main item is where they look first.
            """,
        sources: [.layout], needs: .screens, thresholds: [PrimaryPlace.height], judge: PrimaryPlace.judge)
}

private enum PrimaryPlace {
    static let height = Threshold("height", 50, .percent, .measured("the center of the item is in the lower half"))
    /// Percent; a title in the middle of the screen, with an image above it, is below the middle by less.
    private static let tolerance = 5.0

    /// The only largest one of several texts is taken for the main item, which a reader decides.
    @Sendable static func judge(_ input: RuleInput) -> [RuleOutcome] {
        input.screens(otherwise: "no preview on a touch screen has a largest text") {
            $0.isTouched && $0.conditions.orientation == .portrait && main(of: $0) != nil
        } judge: { screen in
            let area = screen.conditions.safeArea
            guard let (element, text) = main(of: screen), area.height > 0 else { return [] }
            let place = 100 * Double((element.inkBounds.midY - area.minY) / area.height)
            guard place > input.value(of: height) + tolerance else { return [] }
            let measured = Measure.number(place, .percent)
            return [
                screen.review(
                    element.identity,
                    "\(Named.text(text.string)), the largest text, is at \(measured.text) of the height",
                    at: .init(path: element.path, frame: element.inkBounds),
                    advice: "Check whether it is the main item; if so, move it up.", measured: measured,
                    bound: input.measure(of: height))
            ]
        }
    }

    private static func main(of screen: ScreenEvidence) -> (AuditElement, TextFacts)? {
        let sized = screen.elements.compactMap { element -> (size: Double, element: AuditElement, text: TextFacts)? in
            guard let text = element.text, !element.inkBounds.isNull, let size = text.runs.map(\.size).max(),
                !screen.isScrolled(element.path)
            else { return nil }
            return (size * element.scale, element, text)
        }
        let largest = sized.map(\.size).max()
        let first = sized.filter { $0.size == largest }
        guard first.count == 1, sized.count > 1 else { return nil }
        return (first[0].element, first[0].text)
    }
}
