import CoreGraphics
import DeviceCatalog
import RenderModel
import Scenes
import Testing
import WidgetVocabulary

@Suite("Live widgets in a place")
struct PlacedWidgetTests {
    /// A word at the top of the canvas as content that follows the place, and one as the widget's label.
    private static func widget(_ slot: SceneSlot) -> RenderTree {
        func word(_ string: String, at x: Double, _ marks: Semantics.Marks) -> RenderNode {
            let box = CGRect(x: x, y: 4, width: 12, height: 12)
            let run = GlyphRun(
                font: 0, fill: Fill(.color(.white)), glyphs: [PositionedGlyph(id: 1, x: 0, y: 0, cluster: 0)],
                rightToLeft: false, range: 0..<1, width: 12)
            let line = TextLine(
                origin: CGPoint(x: x, y: 13), width: 12, ascent: 9, descent: 3, runs: [run], range: 0..<1)
            return RenderNode(
                .text(TextContent(string: string, lines: [line])), frame: box, semantics: Semantics(marks: marks))
        }
        return RenderTree(
            size: slot.canvas, scale: 2,
            root: RenderNode(
                .group, frame: CGRect(origin: .zero, size: slot.canvas),
                children: [word("content", at: 4, .curvesContent), word("label", at: 18, .widgetLabel)]),
            fonts: [FontInstance(file: "Inter.ttf", size: 12)])
    }

    /// Words with the middles of their boxes, after all transforms.
    private static func words(_ node: RenderNode, _ outer: CGAffineTransform) -> [(word: String, middle: CGPoint)] {
        if case .text(let text) = node.content {
            let box = node.frame
            return [(text.string, CGPoint(x: box.midX, y: box.midY).applying(outer))]
        }
        var inner = outer
        if case .effect(.transform(let transform)) = node.content { inner = transform.concatenating(outer) }
        return node.children.flatMap { words($0, inner) }
    }

    @Test("A live widget is curved as in the picture of the whole place, with its label")
    func asComposed() throws {
        let corners = [Family](repeating: .accessoryCorner, count: 4)
        for families in [corners, [.accessoryCorner, .accessoryCorner, .accessoryInline]] {
            let scene = try Scene(
                SceneRequest(
                    device: try Samples.device("45mm"), context: .watchComplication,
                    widgets: families.map { SceneRequest.Widget(name: "Forecast", family: $0) }))
            for slot in scene.slots {
                #expect(slot.bendsContent)
                var trees = [RenderTree?](repeating: nil, count: scene.slots.count)
                trees[slot.widget] = Self.widget(slot)
                let whole = scene.compose(trees)
                let part = try #require(whole.root.all.first { $0.semantics?.identifier == "widget-\(slot.widget)" })
                let expected = Self.words(part, .identity)
                let live = Self.words(Self.widget(slot).standing(in: slot).root, slot.transform)
                #expect(live.map(\.word) == expected.map(\.word))
                #expect(live.contains { $0.word == "label" } == (slot.label != nil))
                for (one, other) in zip(live, expected) {
                    #expect(abs(one.middle.x - other.middle.x) < 1e-6 && abs(one.middle.y - other.middle.y) < 1e-6)
                }
            }
        }
    }

    @Test("In a place without curves a widget is unchanged")
    func straight() throws {
        let scene = try Samples.scene("393x852", .homeScreen, .systemSmall)
        let slot = try #require(scene.slots.first)
        #expect(!slot.bendsContent)
        #expect(Self.widget(slot).standing(in: slot) == Self.widget(slot))
    }
}
