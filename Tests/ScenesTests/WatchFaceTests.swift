import CoreGraphics
import DeviceCatalog
import RenderModel
import Scenes
import Testing
import WidgetVocabulary

@Suite("Complications on a face with hands")
struct WatchFaceTests {
    private static let corners = [Family](repeating: .accessoryCorner, count: 4)

    private func scene(_ families: [Family], direction: LayoutDirection = .leftToRight) throws -> Scene {
        try Scene(
            SceneRequest(
                device: try Samples.device("45mm"), context: .watchComplication, direction: direction,
                widgets: families.map { SceneRequest.Widget(name: "Forecast", family: $0) }))
    }

    /// Two lines of three glyphs, each as wide as it is high: the content, and the label at its top leading corner.
    private func widget(_ slot: SceneSlot, content: Semantics.Marks = .curvesContent) -> RenderTree {
        let frame = CGRect(origin: .zero, size: slot.canvas)
        func word(_ string: String, at box: CGRect, _ marks: Semantics.Marks) -> RenderNode {
            let side = Float(box.width) / 3
            let run = GlyphRun(
                font: 0, fill: Fill(.color(.white)),
                glyphs: (0..<3).map { PositionedGlyph(id: 1, x: Float($0) * side, y: 0, cluster: UInt32($0)) },
                rightToLeft: false, range: 0..<3, width: box.width)
            let line = TextLine(
                origin: CGPoint(x: box.minX, y: box.maxY - 3), width: box.width, ascent: box.height - 3, descent: 3,
                runs: [run], range: 0..<3)
            return RenderNode(
                .text(TextContent(string: string, lines: [line])), frame: box, semantics: Semantics(marks: marks))
        }
        let middle = CGRect(x: 4, y: 12, width: 30, height: 12)
        let side = CGRect(x: 0, y: 0, width: 36, height: 12)
        return RenderTree(
            size: slot.canvas, scale: 2,
            root: RenderNode(
                .group, frame: frame,
                children: [
                    word("content", at: middle, content),
                    RenderNode(
                        .group, frame: side, children: [word("label", at: side, [])],
                        semantics: Semantics(marks: .widgetLabel)),
                ]),
            fonts: [FontInstance(file: "Inter.ttf", size: 12)])
    }

    private func composed(_ scene: Scene, _ content: Semantics.Marks = .curvesContent) -> RenderTree {
        var trees = [RenderTree?](repeating: nil, count: scene.slots.count)
        for slot in scene.slots { trees[slot.widget] = widget(slot, content: content) }
        return scene.compose(trees)
    }

    /// Where the glyphs of a word are and how they are turned, in the order of reading.
    private func glyphs(_ word: String, of widget: Int, in tree: RenderTree) -> [(middle: CGPoint, tilt: Double)] {
        let root = tree.root.all.first { $0.semantics?.identifier == "widget-\(widget)" }
        return (root?.all ?? []).compactMap { node -> (middle: CGPoint, tilt: Double)? in
            guard case .effect(.transform(let transform)) = node.content, let child = node.children.first,
                case .text(let text) = child.content, text.string == word
            else { return nil }
            let middle = CGPoint(x: child.frame.midX, y: child.frame.midY)
            return (middle: middle.applying(transform), tilt: Double(transform.b))
        }
    }

    @Test(
        "F-16: in each corner content and label follow the dial and are read from left to right",
        arguments: [LayoutDirection.leftToRight, .rightToLeft])
    func corners(direction: LayoutDirection) throws {
        let scene = try scene(Self.corners, direction: direction)
        let tree = composed(scene)
        #expect(tree.validate().isEmpty)
        let center = CGPoint(x: scene.size.width / 2, y: scene.size.height / 2)
        for (index, slot) in scene.slots.enumerated() {
            let label = glyphs("label", of: index, in: tree)
            let content = glyphs("content", of: index, in: tree)
            for line in [label, content] {
                #expect(line.count == 3)
                #expect(zip(line, line.dropFirst()).allSatisfy { $0.middle.x < $1.middle.x })
                let distances = line.map { distance($0.middle, center) }
                #expect((distances.max() ?? 0) - (distances.min() ?? 0) < 0.01)
                // Rising where the line climbs to the middle of the face, falling where it leaves it.
                let rises = (slot.frame.midX < center.x) == (slot.frame.midY < center.y)
                #expect(line.allSatisfy { rises ? $0.tilt < 0 : $0.tilt > 0 })
            }
            let inner = try #require(label.first.map { distance($0.middle, center) })
            let outer = try #require(content.first.map { distance($0.middle, center) })
            #expect(inner > scene.size.width / 2 - 7 && outer > inner + 12)
            #expect(slot.traits.widgetLabel == .shown)
        }
    }

    @Test("F-16: content without a curve stays straight, and is smaller next to a label")
    func straight() throws {
        let scene = try scene(Self.corners)
        let tree = composed(scene, [])
        let word = try #require(tree.root.all.first { $0.semantics?.identifier == "widget-0" })
        let place = try #require(
            word.all.first { node in
                if case .effect(.transform(let transform)) = node.content { transform.b == 0 } else { false }
            })
        #expect(abs(place.frame.width - 24) < 1e-9)
        #expect(CGRect(origin: .zero, size: scene.size).contains(place.frame))
    }

    @Test("F-16: the upper round complication has a label within the dial, which is drawn only if the place shows it")
    func rounds() throws {
        let four = try scene([Family](repeating: .accessoryCircular, count: 4))
        #expect(four.slots.map(\.traits.widgetLabel) == [.shown, .hidden, .hidden, .hidden])
        let tree = composed(four)
        let label = glyphs("label", of: 0, in: tree)
        #expect(label.count == 3)
        let upper = four.slots[0].frame
        let middle = CGPoint(x: upper.midX, y: upper.midY)
        #expect(label.allSatisfy { distance($0.middle, middle) > upper.width / 2 + 7 })
        for other in 1..<4 { #expect(glyphs("label", of: other, in: tree).isEmpty) }
        #expect(tree.words.filter { $0 == "label" }.count == 3)
        let phone = try Samples.scene("393x852", .lockScreen, .accessoryCircular)
        #expect(!composed(phone).words.contains("label"))
        #expect(phone.slots[0].traits.widgetLabel == .hidden)
    }

    @Test(
        "A line of text does not overlap the labels of the corners",
        arguments: ["40mm", "41mm", "44mm", "45mm", "49mm"])
    func lineAndLabels(device: String) throws {
        let scene = try Samples.scene(
            device, .watchComplication, .accessoryCorner, .accessoryCorner, .accessoryInline)
        let line = try #require(scene.slots[2].bend)
        let label = try #require(scene.slots[0].label)
        // Half a line of 16-point text, and a gap that can be seen.
        #expect(line.radius + 8 + 4 < label.bend.radius - label.textSize / 2)
    }

    @Test("The bar of a gauge is curved with its gradient, and a longer label is scaled down")
    func bars() throws {
        let scene = try scene([.accessoryCorner, .accessoryCorner, .accessoryCorner])
        var trees: [RenderTree?] = []
        for slot in scene.slots {
            let box = CGRect(x: 0, y: 0, width: 400, height: 6)
            let ramp = ColorRamp(
                stops: [GradientStop(color: .white, location: 0), GradientStop(color: .black, location: 1)],
                interpolation: .device)
            let bar = RenderNode(
                .shape(
                    ShapeContent(
                        path: PathStorage(rect: box),
                        fill: Fill(.linear(ramp, from: .zero, to: CGPoint(x: 400, y: 0))))), frame: box)
            let gauge = RenderNode(
                .group, frame: box, children: [bar], semantics: Semantics(role: .gauge, marks: .widgetLabel))
            trees.append(
                RenderTree(
                    size: slot.canvas, scale: 2,
                    root: RenderNode(.group, frame: CGRect(origin: .zero, size: slot.canvas), children: [gauge])))
        }
        let tree = scene.compose(trees)
        for index in 0..<3 {
            let root = try #require(tree.root.all.first { $0.semantics?.identifier == "widget-\(index)" })
            let bar = try #require(
                root.all.compactMap { node in
                    if case .shape(let shape) = node.content { shape } else { nil as ShapeContent? }
                }.first)
            let bounds = bar.path.boundingRect
            #expect(CGRect(origin: .zero, size: scene.size).contains(bounds))
            #expect(bounds.width > 40 && bounds.height > 30)
            guard case .angular(let ramp, _, let from, let to) = bar.fill.paint else {
                Issue.record("the gradient does not follow the bar")
                return
            }
            #expect(from < to)
            // White is on the left in each corner, which below is where the angles end.
            #expect((ramp.stops.first?.color == .white) == (index < 2))
            #expect(ramp.stops.map(\.location) == [0, 1])
        }
    }

    private func distance(_ first: CGPoint, _ second: CGPoint) -> Double {
        let (across, down) = (first.x - second.x, first.y - second.y)
        return (across * across + down * down).squareRoot()
    }
}
