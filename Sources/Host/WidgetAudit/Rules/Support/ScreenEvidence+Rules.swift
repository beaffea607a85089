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
    ///   - area: The marked part of the picture.
    ///   - twin: The screen that this one was compared with.
    ///   - advice: An imperative.
    func finding(
        _ part: String, _ message: String, at area: Area, comparedWith twin: ScreenEvidence? = nil, advice: String,
        measured: Measure, bound: Measure
    ) -> RuleOutcome {
        let doubts = doubts
        guard !doubts.isEmpty else {
            var seen = observation(part, message, at: area, advice: advice, measured: measured, bound: bound)
            seen.twin = twin?.picture
            return .violation(seen)
        }
        let check = "Check it on a device, which draws \(doubts.joined(separator: ", ")) differently. "
        return review(
            part, message, at: area, comparedWith: twin, advice: check + advice, measured: measured, bound: bound)
    }

    /// The finding about something that a reader decides.
    func review(
        _ part: String, _ message: String, at area: Area, comparedWith twin: ScreenEvidence? = nil, advice: String,
        measured: Measure, bound: Measure
    ) -> RuleOutcome {
        var seen = observation(part, message, at: area, advice: advice, measured: measured, bound: bound)
        seen.twin = twin?.picture
        return .needsReview(seen)
    }

    private func observation(
        _ part: String, _ message: String, at area: Area, advice: String, measured: Measure, bound: Measure
    ) -> Observation {
        Observation(
            .named("\(preview.name): \(part)"), "\(message) in the preview “\(preview.name)” on \(conditions.text)",
            advice: advice, measured: measured, bound: bound,
            spot: Spot(picture, path: area.path, frame: area.frame), source: preview.source)
    }

    private var picture: Spot.Picture { .preview(preview.name, conditions) }

    /// The part of the screen that a finding is about.
    struct Area {
        var path: [Int]
        /// In points of the screen.
        var frame: CGRect

        init(path: [Int] = [], frame: CGRect) {
            self.path = path
            self.frame = frame
        }

        init(_ part: Part) { self.init(path: part.path, frame: part.frame) }

        init(_ control: TapFacts) { self.init(path: control.path, frame: control.frame) }

        /// All of several controls.
        init(_ controls: [TapFacts]) {
            self.init(
                path: controls.first?.path ?? [], frame: controls.reduce(CGRect.null) { $0.union($1.frame) })
        }
    }

    /// For a finding that no part of the screen shows.
    var whole: Area { Area(frame: conditions.bounds) }

    /// Whether a view is in a scroll view, which moves it.
    func isScrolled(_ path: [Int]) -> Bool { scrolls.contains { path.starts(with: $0.path) } }

    /// A text, a symbol, a progress view or a control that does not scroll, which has to be seen or hit.
    struct Part {
        var identity: String
        var path: [Int]
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
        return controls.map { control in
            Part(
                identity: control.identity, path: control.path, name: Named.tap(control), frame: control.frame,
                control: control)
        } + labels.compactMap(Self.part)
    }

    private static func part(_ element: AuditElement) -> Part? {
        func part(_ name: String, _ frame: CGRect) -> Part {
            Part(identity: element.identity, path: element.path, name: name, frame: frame)
        }
        switch element.content {
        case .text(let text):
            let ink = element.inkBounds
            return ink.isNull ? nil : part(Named.text(text.string), ink)
        case .symbol(let name): return part("the symbol “\(name)”", element.frame)
        case .progress: return part("a progress view", element.frame)
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
