import CoreGraphics
import RenderModel

extension RuleInput {
    /// Judges the previews on the screens that a rule applies to. Screens without an outcome pass.
    ///
    /// - Parameter reason: The reason that the rule is not applicable if it applies to none of them.
    func screens(
        otherwise reason: String, where applies: (ScreenEvidence) -> Bool = { _ in true },
        judge: (ScreenEvidence) -> [RuleOutcome]
    ) -> [RuleOutcome] {
        let all: [ScreenEvidence]
        switch evidence.previews {
        case .notDrawn(let reason): return [.notApplicable(reason: reason)]
        case .drawn(let screens): all = screens
        }
        guard !all.isEmpty else { return [.notApplicable(reason: "no preview of a view fills a device's screen")] }
        let screens = all.filter(applies)
        guard !screens.isEmpty else { return [.notApplicable(reason: reason)] }
        let outcomes = screens.map(judge)
        let passes = outcomes.count(where: \.isEmpty)
        return outcomes.flatMap(\.self) + (passes > 0 ? [.pass(passes)] : [])
    }
}

extension ScreenEvidence {
    var isTouched: Bool { conditions.kind == .iPhone || conditions.kind == .iPad }

    /// Why frames can differ from those on a device; empty if they do not.
    ///
    /// Bars, lists and fields of an app are not drawn, or without their bars; a scroll view is drawn at its beginning.
    private var doubts: [String] {
        let undrawn = diagnostics.filter { diagnostic in
            diagnostic.code == .notDrawn
                || (diagnostic.code == .noEffect && AppViews.names.contains(diagnostic.subject)
                    && diagnostic.subject != "ScrollView")
        }.map(\.subject)
        guard case .other(let system) = conditions.build else { return Set(undrawn).sorted() }
        return ["the \(conditions.device) with the fonts of \(system.rawValue)"] + Set(undrawn).sorted()
    }

    /// The finding about a part of the preview: a violation, or where frames can differ from a device's, a review.
    ///
    /// - Parameters:
    ///   - part: The same on every screen, such as the identity of a view.
    ///   - message: Without the preview and the screen.
    ///   - advice: An imperative.
    func finding(
        _ part: String, _ message: String, advice: String, measured: Measure, bound: Measure
    ) -> RuleOutcome {
        let doubts = doubts
        guard !doubts.isEmpty else {
            return .violation(observation(part, message, advice: advice, measured: measured, bound: bound))
        }
        let check = "Check it on a device, which draws \(doubts.joined(separator: ", ")) differently. "
        return review(part, message, advice: check + advice, measured: measured, bound: bound)
    }

    /// The finding about something that a reader decides.
    func review(_ part: String, _ message: String, advice: String, measured: Measure, bound: Measure) -> RuleOutcome {
        .needsReview(observation(part, message, advice: advice, measured: measured, bound: bound))
    }

    private func observation(
        _ part: String, _ message: String, advice: String, measured: Measure, bound: Measure
    ) -> Observation {
        Observation(
            .named("\(preview.name): \(part)"), "\(message) in the preview “\(preview.name)” on \(conditions.text)",
            advice: advice, measured: measured, bound: bound, source: preview.source)
    }

    /// Whether a view is in a scroll view, which moves it.
    func isScrolled(_ path: [Int]) -> Bool { scrolls.contains { path.starts(with: $0.path) } }

    /// A text, a symbol, a progress view or a control that does not scroll, which has to be seen or hit.
    struct Part {
        var identity: String
        var name: String
        /// On the canvas: the ink of a text, the frame of anything else.
        var frame: CGRect
        var control: TapFacts?
    }

    /// The parts that do not scroll, controls first, which include their labels. Decoration is omitted.
    var fixedParts: [Part] {
        let controls = controls.filter { !isScrolled($0.path) }
        let labels = elements.filter { element in
            !isScrolled(element.path) && !element.isDecoration
                && !controls.contains { element.isWithin($0.path) }
        }
        return controls.map { Part(identity: $0.identity, name: Named.tap($0), frame: $0.frame, control: $0) }
            + labels.compactMap(Self.part)
    }

    private static func part(_ element: AuditElement) -> Part? {
        let (identity, frame) = (element.identity, element.frame)
        switch element.content {
        case .text(let text):
            let ink = element.inkBounds
            guard !ink.isNull else { return nil }
            return Part(identity: identity, name: Named.text(text.string), frame: ink)
        case .symbol(let name): return Part(identity: identity, name: "the symbol “\(name)”", frame: frame)
        case .progress: return Part(identity: identity, name: "a progress view", frame: frame)
        case .image, .shape: return nil
        }
    }
}

extension CGRect {
    /// How far another rectangle extends beyond this one, at most; negative if it is inside.
    func overrun(of other: CGRect) -> Double {
        Double(max(minX - other.minX, other.maxX - maxX, minY - other.minY, other.maxY - maxY))
    }
}
