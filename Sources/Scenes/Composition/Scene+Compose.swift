import CoreGraphics
import RenderModel
import RenderingModes

extension Scene {
    /// The whole place as one tree.
    ///
    /// For each slot, in order: the tree given for its widget is treated as the place treats it, cut off at the slot's
    /// outline and brought to its place. A slot without a tree stays empty.
    ///
    /// - Parameter trees: by the widgets' order in the request; each laid out at its slot's canvas.
    package func compose(_ trees: [RenderTree?]) -> RenderTree {
        var merger = TreeMerger()
        var children = [merger.adopt(backdrop)]
        for slot in slots {
            guard trees.indices.contains(slot.widget), let tree = trees[slot.widget] else { continue }
            children.append(slot.node(showing: tree.treated(by: slot.treatment), merger: &merger))
        }
        children.append(merger.adopt(foreground))
        return RenderTree(
            size: size, scale: scale,
            root: RenderNode(
                .group, frame: CGRect(origin: .zero, size: size), children: children,
                meaning: Meaning(role: .container, identifier: name)), fonts: merger.fonts,
            symbols: merger.symbols, images: merger.images, diagnostics: merger.diagnostics)
    }
}

extension SceneSlot {
    /// The widget where it belongs, as one thing that opens the widget's URL where nothing inside it does more.
    fileprivate func node(showing tree: RenderTree, merger: inout TreeMerger) -> RenderNode {
        var content = merger.adopt(tree)
        let label = labelArc.flatMap { arc in content.takeLabel().flatMap { $0.placed(along: arc) } }
        if let bend { content = content.bent(bend, centredOn: tree.root.inkFrame) }
        if let clip {
            content = RenderNode(.effect(.clip(clip, evenOdd: false)), frame: content.frame, children: [content])
        }
        var children: [RenderNode] = []
        var transform = transform
        if let lead {
            // Lead, gap and content are centred as one line.
            let ink = tree.root.inkFrame ?? CGRect(origin: .zero, size: canvas)
            let width = lead.size.width + Self.leadGap + ink.width * transform.a
            let start = frame.midX - width / 2
            children.append(Self.moved(merger.adopt(lead), by: CGPoint(x: start, y: frame.minY)))
            transform.tx = start + lead.size.width + Self.leadGap - ink.minX * transform.a
        }
        children.append(RenderNode(.effect(.transform(transform)), frame: frame, children: [content]))
        if let label { children.append(label) }
        return RenderNode(
            .group, frame: frame, children: children,
            meaning: Meaning(
                role: .container, identifier: "widget-\(widget)",
                interaction: tree.widgetURL.map { .link(url: $0) }))
    }

    /// Between the date and the content of an inline widget, in points.
    private static let leadGap = 8.0

    private static func moved(_ node: RenderNode, by offset: CGPoint) -> RenderNode {
        RenderNode(
            .effect(.transform(CGAffineTransform(translationX: offset.x, y: offset.y))), frame: node.frame,
            children: [node])
    }
}

extension RenderNode {
    /// Around everything that draws; `nil` when nothing does. Frames within transforms are not moved: content of one
    /// line has none.
    var inkFrame: CGRect? {
        var frame: CGRect?
        switch content {
        case .group, .effect: break
        case .shape, .text, .image, .symbol: frame = self.frame
        }
        for child in children {
            guard let other = child.inkFrame else { continue }
            frame = frame.map { $0.union(other) } ?? other
        }
        return frame
    }
}
