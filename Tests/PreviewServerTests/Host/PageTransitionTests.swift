import CoreGraphics
import RenderModel
import Testing
import WidgetHost

@testable import PreviewServer

@Suite("The host's plan for a page")
struct PageTransitionTests {
    private static func text(_ string: String, x: Double, marks: Semantics.Marks = []) -> RenderNode {
        RenderNode(
            .text(TextContent(string: string, lines: [])), frame: CGRect(x: x, y: 0, width: 20, height: 10),
            semantics: Semantics(role: .text, label: string, marks: marks), viewType: "Text")
    }

    private static func tree(_ children: [RenderNode]) -> RenderTree {
        let size = CGSize(width: 100, height: 100)
        return RenderTree(
            size: size, scale: 3,
            root: RenderNode(.group, frame: CGRect(origin: .zero, size: size), children: children))
    }

    @Test("F-80, F-81: each step lists its nodes, digits with their movements, moves with their frames")
    func steps() throws {
        let old = Self.tree([Self.text("17", x: 0, marks: .numericTransition), Self.text("a", x: 0)])
        let new = Self.tree([Self.text("18", x: 0, marks: .numericTransition), Self.text("a", x: 9)])
        let transition = PageTransition(from: old, revision: 4, to: new)
        #expect(transition.from == 4)
        #expect(transition.steps.map(\.kind) == [.numericText, .move])
        #expect(transition.steps.map(\.new) == ["0", "1"])
        let glyphs = try #require(transition.steps[0].glyphs)
        #expect(glyphs.map(\.character) == ["7", "8", "1"])
        #expect(glyphs[0].start == [1, 0] && glyphs[0].end == [0, -1])
        #expect(glyphs[1].start == [0, 1] && glyphs[1].end == [1, 0])
        #expect(glyphs[2].start == glyphs[2].end)
        #expect(transition.steps[1].frames == [[0, 0, 20, 10], [9, 0, 20, 10]])
        #expect(transition.reducedSteps.map(\.kind) == [.crossFade, .crossFade])
    }

    @Test("F-80: no step of a page lasts longer than two seconds")
    func durations() {
        let transition = PageTransition(
            from: Self.tree([]), revision: 1, to: Self.tree([Self.text("a", x: 0), Self.text("b", x: 30)]))
        #expect(transition.steps.map(\.kind) == [.fadeIn, .fadeIn])
        #expect(transition.steps.allSatisfy { $0.duration > 0 && $0.duration <= 2 })
    }
}
