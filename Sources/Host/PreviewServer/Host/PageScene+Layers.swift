import CoreGraphics
import RenderModel
import VectorWriter

/// Splits a picture at its glass.
///
/// 1. Nodes are visited back to front. Those without a material are collected.
/// 2. A shape filled with a material ends the collected layer and becomes a separate layer.
/// 3. A group without an effect is visited in the same way. So is one whose effect changes every pixel independently:
///    each of its layers gets the effect, except for its glass.
/// 4. Under any other effect a material remains part of the drawing.
///
/// Drawn on top of each other, the layers result in the picture.
extension PageScene {
    static func layers(of tree: RenderTree, prefix: String, by svg: PageSVG) -> [Layer] {
        var cutter = GlassMask(tree: tree, prefix: prefix, svg: svg)
        cutter.take([tree.root], within: [])
        cutter.close()
        return cutter.layers
    }
}

private struct GlassMask {
    let tree: RenderTree
    let prefix: String
    let svg: PageSVG
    private(set) var layers: [PageScene.Layer] = []
    private var open: [RenderNode] = []

    init(tree: RenderTree, prefix: String, svg: PageSVG) {
        self.tree = tree
        self.prefix = prefix
        self.svg = svg
    }

    mutating func take(_ nodes: [RenderNode], within effects: [Effect]) {
        for node in nodes {
            switch node.content {
            case _ where !node.holdsMaterial: open.append(node.within(effects))
            case .shape(let shape):
                guard let glass = PageScene.Glass(shape) else {
                    open.append(node.within(effects))
                    continue
                }
                close()
                layers.append(PageScene.Layer(glass: glass))
            case .group: take(node.children, within: effects)
            case .effect(.colorFilter(let filter)): take(node.children, within: effects + [.colorFilter(filter)])
            case .effect, .text, .image, .symbol: open.append(node.within(effects))
            }
        }
    }

    mutating func close() {
        guard !open.isEmpty else { return }
        var part = tree
        part.root = RenderNode(.group, frame: tree.root.frame, children: open)
        open = []
        layers.append(PageScene.Layer(svg: svg.text(of: part, prefix: "\(prefix)\(layers.count)-")))
    }
}

extension RenderNode {
    fileprivate var holdsMaterial: Bool {
        if case .shape(let shape) = content, shape.fill.paint.material != nil { return true }
        return children.contains { $0.holdsMaterial }
    }

    fileprivate func within(_ effects: [Effect]) -> RenderNode {
        effects.reversed().reduce(self) { RenderNode(.effect($1), frame: $0.frame, children: [$0]) }
    }
}

extension Paint {
    /// The material and its opacity.
    fileprivate var material: (Material, opacity: Double)? {
        switch self {
        case .material(let material): (material, 1)
        case .faded(let paint, let factor): paint.material.map { ($0.0, $0.opacity * factor) }
        default: nil
        }
    }
}

extension PageScene.Glass {
    fileprivate init?(_ shape: ShapeContent) {
        guard case .fill = shape.style, let (material, opacity) = shape.fill.paint.material else { return nil }
        let box = shape.path.controlRect
        self.init(
            frame: [Double(box.minX), Double(box.minY), Double(box.width), Double(box.height)],
            radius: shape.path.cornerRadius(in: box), filter: Material.backdropFilter,
            cover: "rgb(255 255 255 / \(material.coverage))", opacity: opacity)
    }
}

extension PathStorage {
    /// The radius of circular corners that extend as far into the box as the path's own: on the diagonal, where a
    /// circle of radius r starts r (1 - √½) from either side.
    fileprivate func cornerRadius(in box: CGRect) -> Double {
        var (outside, inside) = (0.0, min(box.width, box.height) / 2)
        for _ in 0..<20 {
            let middle = (outside + inside) / 2
            let point = CGPoint(x: box.minX + middle, y: box.minY + middle)
            if contains(point, evenOdd: false) { inside = middle } else { outside = middle }
        }
        return inside < 0.01 ? 0 : inside / (1 - 0.5.squareRoot())
    }
}
