import CoreGraphics
import RenderModel
import RenderingModes

extension Scene {
    /// The whole place as one tree.
    ///
    /// For each slot, in order: the tree of its widget gets the place's treatment, is clipped to the slot's outline and
    /// positioned. A slot without a tree stays empty.
    ///
    /// - Parameter trees: The trees in the order of the request's widgets; each laid out at its slot's canvas.
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
                semantics: Semantics(role: .container, identifier: name)), fonts: merger.fonts,
            symbols: merger.symbols, images: merger.images, diagnostics: merger.diagnostics)
    }
}

extension SceneSlot {
    /// The positioned widget, as one element that opens the widget's URL unless an element inside it handles the tap.
    ///
    /// 1. The label is extracted from the widget and bent along its circle; a place without a label omits it.
    /// 2. A line is bent as a whole. Content that requests a curve is extracted too, if the place curves it, and bent
    ///    on the circle through the center of the widget's position.
    /// 3. The rest is clipped and moved to the widget's position, which is a smaller one next to a label.
    func node(showing tree: RenderTree, merger: inout TreeMerger) -> RenderNode {
        let drawing = merger.adopt(tree)
        let side = label.flatMap { drawing.labelNode(in: $0, fonts: merger.fonts) }
        let content = drawing.without(.widgetLabel)
        var children: [RenderNode] = []
        if let bend {
            children.append(placed(content.bent(bend), by: transform))
        } else if let lead {
            // Lead, gap and content are centered as one line, in reading direction.
            let ink = content.inkFrame ?? CGRect(origin: .zero, size: canvas)
            let (own, other) = (Double(lead.size.width), Double(ink.width * transform.a))
            let start = frame.midX - (own + Self.leadGap + other) / 2
            let (first, second) =
                switch leadDirection {
                case .leftToRight: (start, start + own + Self.leadGap)
                case .rightToLeft: (start + other + Self.leadGap, start)
                }
            children.append(Self.moved(merger.adopt(lead), by: CGPoint(x: first, y: frame.minY)))
            var place = transform
            place.tx = second - ink.minX * transform.a
            children.append(placed(content, by: place))
        } else {
            children += cornered(content, in: side == nil ? nil : label?.content)
        }
        return RenderNode(
            .group, frame: frame, children: children + (side.map { [$0] } ?? []),
            semantics: Semantics(
                role: .container, identifier: "widget-\(widget)",
                interaction: tree.widgetURL.map { .link(url: $0) }))
    }

    /// The content in its position or the smaller one, with content that requests it bent.
    private func cornered(_ content: RenderNode, in smaller: CGRect?) -> [RenderNode] {
        var place = transform
        let square = smaller ?? frame
        if let smaller, canvas.width > 0 {
            let factor = smaller.width / canvas.width
            place = CGAffineTransform(translationX: smaller.minX, y: smaller.minY).scaledBy(x: factor, y: factor)
        }
        guard let curveCenter, let curved = content.only(.curvesContent), let ink = curved.inkFrame else {
            return [placed(content, by: place)]
        }
        let line = CurvedLine(
            bend: Bend(through: square.center, around: curveCenter), middle: ink.center, scale: place.a)
        return [placed(content.without(.curvesContent), by: place), curved.bent(along: line)]
    }

    private func placed(_ content: RenderNode, by place: CGAffineTransform) -> RenderNode {
        var content = content
        if let clip {
            content = RenderNode(.effect(.clip(clip, evenOdd: false)), frame: content.frame, children: [content])
        }
        return RenderNode(
            .effect(.transform(place)), frame: CGRect(origin: .zero, size: canvas).applying(place),
            children: [content])
    }

    /// Between the date and the content of an inline widget, in points.
    package static let leadGap = 8.0

    private static func moved(_ node: RenderNode, by offset: CGPoint) -> RenderNode {
        RenderNode(
            .effect(.transform(CGAffineTransform(translationX: offset.x, y: offset.y))), frame: node.frame,
            children: [node])
    }
}

extension RenderNode {
    /// The label of the widget along its circle; `nil` for a widget without one.
    fileprivate func labelNode(in label: SceneLabel, fonts: [FontInstance]) -> RenderNode? {
        guard let node = only(.widgetLabel), let ink = node.inkFrame else { return nil }
        let sizes = node.fontIndices.compactMap { fonts.indices.contains($0) ? fonts[$0].size : nil }
        var scale = label.textSize / max(sizes.max() ?? 0, SceneLabel.treeTextSize)
        if ink.width * scale > label.length { scale = label.length / ink.width }
        return node.bent(along: CurvedLine(bend: label.bend, middle: ink.center, scale: scale))
    }
}
