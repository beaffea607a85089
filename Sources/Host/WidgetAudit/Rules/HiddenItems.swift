import CoreGraphics

extension AuditRule {
    static let hiddenItems = AuditRule(
        RuleID(.guidelines, 130), "hidden-items", .note, decision: .mixed,
        title: "A collection shows a part of its hidden items",
        check: "The last visible item of each scroll view whose content continues: a part of it is visible.",
        remedy: "Choose sizes and spacings so that an item is cut by the edge.",
        guideline: """
            A row that is cut off at the edge shows that the collection continues. Where the last visible item ends at \
            the edge, people do not know that they can scroll.
            """,
        sources: [.layout], needs: .screens, thresholds: [HiddenItems.part], judge: HiddenItems.judge)
}

private enum HiddenItems {
    static let part = Threshold("part", 2, .points, .measured("a thinner part looks like a line"))

    @Sendable static func judge(_ input: RuleInput) -> [RuleOutcome] {
        input.screens(otherwise: "no preview has a scroll view with hidden content") { screen in
            screen.scrolls.contains { !hiddenEdges(of: $0).isEmpty }
        } judge: { screen in
            screen.scrolls.compactMap { scroll in
                let edges = hiddenEdges(of: scroll)
                guard let shown = edges.map({ shownPart(of: scroll, at: $0) }).min(), shown < input.value(of: part)
                else { return nil }
                let measured = Measure.number(shown, .points)
                return screen.finding(
                    scroll.identity, "a scroll view hides items and shows \(measured.text) of the first one",
                    at: .init(path: scroll.path, frame: scroll.viewport),
                    advice: "Choose sizes and spacings so that an item is cut by the edge.", measured: measured,
                    bound: input.measure(of: part))
            }
        }
    }

    private enum HiddenEdge: CaseIterable { case right, bottom }

    /// The edges beyond which there are items.
    private static func hiddenEdges(of scroll: ScrollFacts) -> [HiddenEdge] {
        HiddenEdge.allCases.filter { edge in
            let end = end(of: scroll, edge)
            return scroll.items.contains { span(of: $0, edge).start >= end }
        }
    }

    /// The length of the longest part, before the edge, of an item that the edge cuts; 0 if it cuts none. What is as
    /// long as the scroll view is a background.
    private static func shownPart(of scroll: ScrollFacts, at edge: HiddenEdge) -> Double {
        let (end, length) = (end(of: scroll, edge), edge == .right ? scroll.viewport.width : scroll.viewport.height)
        return Double(
            scroll.items.map { span(of: $0, edge) }
                .filter { $0.start < end && $0.end > end && $0.end - $0.start < length }
                .map { end - $0.start }.max() ?? 0)
    }

    private static func span(of frame: CGRect, _ edge: HiddenEdge) -> (start: CGFloat, end: CGFloat) {
        switch edge {
        case .right: (frame.minX, frame.maxX)
        case .bottom: (frame.minY, frame.maxY)
        }
    }

    private static func end(of scroll: ScrollFacts, _ edge: HiddenEdge) -> CGFloat {
        switch edge {
        case .right: scroll.viewport.maxX
        case .bottom: scroll.viewport.maxY
        }
    }
}
