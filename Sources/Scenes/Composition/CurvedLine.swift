import CoreGraphics
import Foundation
import RenderModel

extension RenderNode {
    /// The same drawing bent around a centre, as text follows the edge of a dial.
    ///
    /// Every glyph and symbol stays as it is and is turned as a whole:
    /// 1. Its middle says how far along the line it stands from the vertical through the centre.
    /// 2. That length on the circle through the baseline gives the angle to turn it by.
    /// 3. It is moved to the vertical, level with the circle, and turned about the centre.
    ///
    /// Geometry in points of the canvas.
    ///
    /// - Parameter ink: around everything drawn; its middle comes to lie on the vertical.
    func bent(_ bend: SceneSlot.Bend, centredOn ink: CGRect?) -> RenderNode {
        var bend = bend
        bend.shift = ink.map { bend.center.x - $0.midX } ?? 0
        return bent(bend)
    }

    private func bent(_ bend: SceneSlot.Bend) -> RenderNode {
        switch content {
        case .text(let text):
            let glyphs = text.lines.flatMap { $0.bent(bend, string: text.string) }
            return RenderNode(.group, frame: frame, children: glyphs, meaning: meaning, viewType: viewType)
        case .symbol, .image, .shape:
            return bend.turn(self, middle: frame.midX, baseline: bend.level)
        case .group, .effect:
            var node = self
            node.children = children.map { $0.bent(bend) }
            return node
        }
    }
}

extension TextLine {
    fileprivate func bent(_ bend: SceneSlot.Bend, string: String) -> [RenderNode] {
        var nodes: [RenderNode] = []
        for run in runs {
            for (index, glyph) in run.glyphs.enumerated() {
                let next = index + 1 < run.glyphs.count ? Double(run.glyphs[index + 1].x) : nil
                let first = Double(run.glyphs.first?.x ?? 0)
                let end = next ?? first + run.width
                var alone = self
                alone.runs = [run]
                alone.runs[0].glyphs = [glyph]
                alone.decorations = []
                alone.attachments = []
                let middle = origin.x + (Double(glyph.x) + end) / 2
                let box = CGRect(
                    x: origin.x + Double(glyph.x), y: origin.y - ascent, width: end - Double(glyph.x),
                    height: ascent + descent)
                nodes.append(
                    bend.turn(
                        RenderNode(.text(TextContent(string: string, lines: [alone])), frame: box), middle: middle,
                        baseline: origin.y))
            }
        }
        return nodes + attachments.map { bend.turn($0, middle: $0.frame.midX, baseline: origin.y) }
    }
}

extension SceneSlot.Bend {
    /// - Parameters:
    ///   - middle: where along the line the node stands.
    ///   - baseline: the height that comes to lie on the circle.
    fileprivate func turn(_ node: RenderNode, middle: Double, baseline: Double) -> RenderNode {
        let turn = radius > 0 ? (middle + shift - center.x) / radius : 0
        let angle = side == .above ? turn : -turn
        let transform = CGAffineTransform(translationX: center.x - middle, y: level - baseline)
            .concatenating(CGAffineTransform(translationX: -center.x, y: -center.y))
            .concatenating(CGAffineTransform(rotationAngle: angle))
            .concatenating(CGAffineTransform(translationX: center.x, y: center.y))
        return RenderNode(.effect(.transform(transform)), frame: node.frame, children: [node])
    }
}
