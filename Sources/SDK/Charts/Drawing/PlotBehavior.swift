import CoreGraphics
import RenderModel
import SwiftUI

/// Draws marks in its frame.
///
/// Curves and symbols are not aligned to device pixels as shapes in views are: a line's points and the symbols on them
/// must stay together. Straight lines of the axes start at a pixel, so that all of them look alike, and rectangles are
/// aligned to pixels.
final class PlotBehavior: NodeBehavior {
    private let marks: [DrawnMark]
    private let symbols: [[LayoutNode]]
    private let environment: EnvironmentValues

    private init(_ marks: [DrawnMark], _ inputs: _ViewInputs) {
        self.marks = marks
        environment = inputs.environment
        symbols = marks.map { mark in mark.views.map { ViewRenderer.makeRoot($0.view, inputs: inputs) } }
    }

    static func node(_ marks: [DrawnMark], _ inputs: _ViewInputs) -> LayoutNode {
        HostedNode(PlotBehavior(marks, inputs), inputs)
    }

    var children: [LayoutNode] { symbols.flatMap { $0 } }

    func measure(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }

    func placeChildren(of node: HostedNode, size: CGSize, proposal: ProposedViewSize) {
        for (mark, nodes) in zip(marks, symbols) {
            for (view, node) in zip(mark.views, nodes) {
                node.place(at: view.center, anchor: .center, proposal: .unspecified)
            }
        }
    }

    func emit(_ hosted: HostedNode, into emitter: inout RenderEmitter, frame: CGRect) {
        for (mark, nodes) in zip(marks, symbols) {
            let views = emitter.collect { emitter in
                for node in nodes { emitter.emit(node, in: hosted, frame: frame) }
            }
            node(mark, views, frame).map { emitter.append($0) }
        }
    }

    /// 1. Draw the layers, then the symbol views.
    /// 2. Apply clip, mask, blur, shadow and opacity.
    /// 3. Add the descriptions: on the drawing itself if there is one, else on a node for each position.
    private func node(_ mark: DrawnMark, _ views: [RenderNode], _ plot: CGRect) -> RenderNode? {
        let bounds = mark.bounds.offsetBy(dx: plot.minX, dy: plot.minY)
        var nodes = mark.layers.compactMap { node($0, bounds, plot, mark.viewType) } + views
        guard !nodes.isEmpty else { return nil }
        let sound = effects(of: mark, bounds, plot).compactMap { environment.finite($0, in: mark.viewType) }
        nodes = sound.reduce(nodes) { nodes, effect in
            [RenderNode(.effect(effect), frame: bounds, children: nodes, viewType: mark.viewType)]
        }
        return spoken(mark, nodes, bounds, plot)
    }

    private func node(_ layer: DrawnMark.Layer, _ bounds: CGRect, _ plot: CGRect, _ viewType: String) -> RenderNode? {
        let path = path(layer, CGAffineTransform(translationX: plot.minX, y: plot.minY))
        guard path.isFinite, !path.isEmpty else { return nil }
        let style = layer.style.resolved(in: environment)
        let reference = layer.bounds?.offsetBy(dx: plot.minX, dy: plot.minY) ?? plot
        let content = ShapeContent(
            path: path, style: layer.drawing, fill: style.fill(in: reference, layoutDirection: .leftToRight))
        let frame = layer.snapping == .line ? path.boundingRect : bounds
        return style.decorate(RenderNode(.shape(content), frame: frame, viewType: viewType))
    }

    private func path(_ layer: DrawnMark.Layer, _ transform: CGAffineTransform) -> PathStorage {
        switch (layer.snapping, layer.drawing) {
        case (.line, .stroke(let stroke)):
            return layer.path.applying(snapping(layer.path, width: stroke.width, transform))
        case (.rectangle(let keepsLength), .fill):
            let rect = layer.path.boundingRect.applying(transform)
            return PathStorage(rect: snapped(rect, keepsLength: keepsLength))
        default: return layer.path.applying(transform)
        }
    }

    private func snapped(_ rect: CGRect, keepsLength: Axis?) -> CGRect {
        let scale = environment.displayScale
        guard scale > 0, rect.width > 0, rect.height > 0 else { return rect }
        func pixel(_ value: CGFloat) -> CGFloat { (value * scale + 0.001).rounded() / scale }
        func ends(_ start: CGFloat, _ length: CGFloat, _ axis: Axis) -> (start: CGFloat, length: CGFloat) {
            let first = pixel(start)
            let end = axis == keepsLength ? first + pixel(length) : pixel(start + length)
            return (first, max(end - first, 1 / scale))
        }
        let x = ends(rect.minX, rect.width, .horizontal)
        let y = ends(rect.minY, rect.height, .vertical)
        return CGRect(x: x.start, y: y.start, width: x.length, height: y.length)
    }

    /// Moves a horizontal or vertical line so that one of its sides is between two pixels.
    private func snapping(_ path: PathStorage, width: Double, _ transform: CGAffineTransform) -> CGAffineTransform {
        let scale = environment.displayScale
        guard scale > 0 else { return transform }
        let box = path.boundingRect.applying(transform)
        let half = CGFloat(width) / 2
        func shift(_ center: CGFloat) -> CGFloat {
            ((center - half) * scale + 0.001).rounded() / scale - (center - half)
        }
        var moved = transform
        if box.width == 0 { moved.tx += shift(box.minX) }
        if box.height == 0 { moved.ty += shift(box.minY) }
        return moved
    }

    private func effects(of mark: DrawnMark, _ bounds: CGRect, _ plot: CGRect) -> [Effect] {
        var effects: [Effect] = []
        if let clip = mark.clip {
            let path = clip.path.applying(CGAffineTransform(translationX: plot.minX, y: plot.minY))
            effects.append(.clip(path, evenOdd: clip.evenOdd))
        }
        if !mark.mask.isEmpty {
            let nodes = mark.mask.compactMap { node($0, [], plot) }
            effects.append(.mask(RenderNode(.group, frame: bounds, children: nodes)))
        }
        if mark.blur > 0 { effects.append(.blur(radius: Double(mark.blur), opaque: false)) }
        for shadow in mark.shadows {
            let color = shadow.color.resolved(in: environment).fill(in: bounds).paint
            guard case .color(let color) = color else { continue }
            effects.append(
                .shadow(color: color, radius: Double(shadow.radius), offset: CGPoint(x: shadow.x, y: shadow.y)))
        }
        if mark.opacity < 1 { effects.append(.opacity(mark.opacity)) }
        return effects
    }

    private func spoken(_ mark: DrawnMark, _ nodes: [RenderNode], _ bounds: CGRect, _ plot: CGRect) -> RenderNode {
        if mark.speech.count == 1, nodes.count == 1, case .shape = nodes[0].content {
            var node = nodes[0]
            node.semantics = semantics(mark.speech[0])
            return node
        }
        if mark.speech.isEmpty {
            return nodes.count == 1
                ? nodes[0] : RenderNode(.group, frame: bounds, children: nodes, viewType: mark.viewType)
        }
        if mark.speech.count == 1 {
            return RenderNode(
                .group, frame: bounds, children: nodes, semantics: semantics(mark.speech[0]), viewType: mark.viewType)
        }
        if mark.speech.count > Self.mostPlaces {
            return RenderNode(
                .group, frame: bounds, children: nodes, semantics: summary(mark.speech), viewType: mark.viewType)
        }
        let places = mark.speech.map { speech in
            RenderNode(
                .group, frame: speech.frame.offsetBy(dx: plot.minX, dy: plot.minY), semantics: semantics(speech),
                viewType: mark.viewType)
        }
        return RenderNode(.group, frame: bounds, children: nodes + places, viewType: mark.viewType)
    }

    /// Decided by this project: more points of a line than this are too many to listen to one by one.
    private static let mostPlaces = 100

    /// From the first position to the last, from the first amount to the last.
    private func summary(_ speech: [DrawnMark.Speech]) -> Semantics {
        func ends(_ part: (DrawnMark.Speech) -> String?) -> String? {
            guard let first = speech.first.flatMap(part), let last = speech.last.flatMap(part) else { return nil }
            return "\(first) – \(last)"
        }
        return Semantics(
            label: ends(\.label), value: ends(\.value),
            marks: speech.allSatisfy(\.isHidden) ? .accessibilityHidden : [])
    }

    private func semantics(_ speech: DrawnMark.Speech) -> Semantics {
        Semantics(
            label: speech.label, value: speech.value, identifier: speech.identifier,
            marks: speech.isHidden ? .accessibilityHidden : [])
    }
}
