import CoreGraphics
import Foundation
import RenderModel

/// The map from a straight drawing to one along a circle.
///
/// 1. Points at the height of `middle` are mapped onto the circle, points above it to the side that the tops face, both
///    at `scale`.
/// 2. Lengths along the line are lengths on the circle, measured from `middle`, clockwise if tops face outward and
///    counterclockwise if they face inward.
/// 3. Glyphs, symbols, images and shapes are not deformed but rotated as a whole, about their own center.
/// 4. The bars of gauges and progress views are bent: each point of their outlines is mapped by (1) and (2), and a
///    gradient along the bar becomes one around the circle.
struct CurvedLine {
    let bend: SceneSlot.Bend
    /// The point of the drawing that is mapped onto the circle at the bend's angle.
    let middle: CGPoint
    let scale: Double

    private var turn: Double { bend.tops == .outward ? 1 : -1 }

    /// Radians from straight up, clockwise.
    private func angle(at x: Double) -> Double {
        bend.radius > 0 ? bend.angle + turn * (x - middle.x) * scale / bend.radius : bend.angle
    }

    private func onCircle(_ angle: Double, _ radius: Double) -> CGPoint {
        CGPoint(x: bend.center.x + radius * sin(angle), y: bend.center.y - radius * cos(angle))
    }

    func point(_ point: CGPoint) -> CGPoint {
        onCircle(angle(at: point.x), bend.radius + turn * (middle.y - point.y) * scale)
    }

    /// The node moved to its position on the circle.
    ///
    /// - Parameter x: The node's center along the line.
    fileprivate func turned(_ node: RenderNode, at x: Double) -> RenderNode {
        let angle = angle(at: x)
        let place = onCircle(angle, bend.radius)
        let transform = CGAffineTransform(translationX: -x, y: -middle.y)
            .concatenating(CGAffineTransform(scaleX: scale, y: scale))
            .concatenating(CGAffineTransform(rotationAngle: bend.tops == .outward ? angle : angle - .pi))
            .concatenating(CGAffineTransform(translationX: place.x, y: place.y))
        return RenderNode(
            .effect(.transform(transform)), frame: node.frame.applying(transform), children: [node])
    }

    fileprivate func paint(_ paint: Paint) -> Paint {
        switch paint {
        case .faded(let inner, let factor): return .faded(self.paint(inner), factor)
        case .linear(let ramp, let from, let to):
            // Angles of paints start on the right and must increase.
            var angles = [from.x, to.x].map { angle(at: $0) - .pi / 2 }
            var ramp = ramp
            if angles[0] > angles[1] {
                angles.reverse()
                ramp.stops = ramp.stops.reversed().map { GradientStop(color: $0.color, location: 1 - $0.location) }
            }
            while angles[0] < 0 { angles = angles.map { $0 + 2 * .pi } }
            return .angular(ramp, center: bend.center, from: angles[0], to: angles[1])
        case .color, .radial, .elliptical, .angular, .mesh, .image, .material, .backdrop: return paint
        }
    }
}

extension RenderNode {
    /// The same drawing along a circle.
    func bent(along line: CurvedLine) -> RenderNode {
        bent(along: line, isBar: false)
    }

    private func bent(along line: CurvedLine, isBar: Bool) -> RenderNode {
        switch content {
        case .text(let text):
            let glyphs = text.lines.flatMap { $0.bent(along: line, string: text.string) }
            return RenderNode(.group, children: glyphs, semantics: semantics, viewType: viewType)
        case .shape(var shape) where isBar:
            shape.path = shape.path.bent(line.point)
            shape.fill = Fill(line.paint(shape.fill.paint), level: shape.fill.level)
            if case .stroke(var stroke) = shape.style {
                stroke.width *= line.scale
                shape.style = .stroke(stroke)
            }
            var node = self
            node.content = .shape(shape)
            node.frame = shape.path.boundingRect
            return node
        case .effect(.clip(let path, let evenOdd)) where isBar:
            return RenderNode(
                .effect(.clip(path.bent(line.point), evenOdd: evenOdd)),
                children: children.map { $0.bent(along: line, isBar: true) }, semantics: semantics, viewType: viewType)
        case .symbol, .image, .shape, .effect(.clip), .effect(.mask), .effect(.transform):
            return line.turned(self, at: frame.midX)
        case .group, .effect:
            let isBar = isBar || semantics?.role == .gauge || semantics?.role == .progress
            return RenderNode(
                content, children: children.map { $0.bent(along: line, isBar: isBar) }, semantics: semantics,
                viewType: viewType)
        }
    }

    /// A node whose frame encloses its children.
    private init(_ content: Content, children: [RenderNode], semantics: Semantics?, viewType: String) {
        let frames = children.map(\.frame)
        let frame = frames.dropFirst().reduce(frames.first ?? .zero) { $0.union($1) }
        self.init(content, frame: frame, children: children, semantics: semantics, viewType: viewType)
    }
}

extension TextLine {
    fileprivate func bent(along line: CurvedLine, string: String) -> [RenderNode] {
        var nodes: [RenderNode] = []
        for run in runs {
            for (index, glyph) in run.glyphs.enumerated() {
                let next = index + 1 < run.glyphs.count ? Double(run.glyphs[index + 1].x) : nil
                let first = Double(run.glyphs.first?.x ?? 0)
                let end = next ?? first + run.width
                var alone = self
                alone.runs = [run]
                alone.runs[0].glyphs = [glyph]
                alone.runs[0].range = run.range(of: glyph)
                alone.runs[0].width = end - Double(glyph.x)
                alone.range = alone.runs[0].range
                alone.decorations = []
                alone.attachments = []
                let box = CGRect(
                    x: origin.x + Double(glyph.x), y: origin.y - ascent, width: end - Double(glyph.x),
                    height: ascent + descent)
                nodes.append(
                    line.turned(
                        RenderNode(.text(TextContent(string: string, lines: [alone])), frame: box), at: box.midX))
            }
        }
        return nodes + attachments.map { line.turned($0, at: $0.frame.midX) }
    }
}

extension GlyphRun {
    /// The part of the text that a glyph represents: up to the next glyph with a later start. If several glyphs
    /// represent the same part, only the first has it.
    fileprivate func range(of glyph: PositionedGlyph) -> Range<Int> {
        let start = Int(glyph.cluster)
        let isFirst = glyphs.first { $0.cluster == glyph.cluster } == glyph
        let end = glyphs.map { Int($0.cluster) }.filter { $0 > start }.min() ?? max(range.upperBound, start)
        return isFirst ? start..<end : start..<start
    }
}
