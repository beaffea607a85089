import CoreGraphics
import RenderModel

/// The backdrops of a tree's nodes that show it blurred.
///
/// SVG has no blurred backdrop. But the content below a node is known, so it can be drawn a second time, blurred, where
/// it is visible. The plan lists these nodes for every translucent node.
///
/// 1. The tree is walked back to front. The drawing so far is kept as parts: nodes with the rectangle that they paint
///    and the path of the enclosing group.
/// 2. A finished group becomes one part, to keep the number of names small. It stays split when one of its parts is
///    translucent; an effect is always one part, because it applies to the whole.
/// 3. A translucent node takes the parts below its own rectangle. Opaque parts are included as far as the blur reaches;
///    translucent parts only where they are below it, so that neighbors on a screen do not redraw each other
///    repeatedly.
/// 4. Where nothing opaque is below, the backdrop is unknown: the image may be placed on anything. There the node has
///    no backdrop.
/// 5. A part that is used may use others itself, so stacked translucent nodes repeat each other exponentially. A node
///    whose backdrop would repeat too many parts has no backdrop, and neither has one that is too late in a tree of
///    thousands.
///
/// Invariant: a node uses only what is drawn before it, so nothing draws itself.
struct BackdropPlan {
    /// A node to draw again.
    struct Use {
        var path: [Int]
        /// From the points of the enclosing group to those of the node that needs the backdrop.
        var transform: CGAffineTransform
    }

    struct View {
        var uses: [Use]
        /// Whether the canvas around the node is fully covered, so that only the canvas' edge ends the backdrop.
        var isOpaque: Bool
    }

    private struct Part {
        var path: [Int]
        var place: CGAffineTransform
        /// In canvas points.
        var ink: CGRect
        var looksThrough: Bool
        /// The area it covers with opaque color, in canvas points; null for none.
        var cover: CGRect
        /// The parts that a viewer draws for it, those that it uses included.
        var cost: Int
    }

    /// Parts that a viewer draws for one backdrop.
    private static let mostRepeated = 4_096
    /// Parts that all backdrops use directly.
    private static let mostUses = 20_000

    /// Whether a node has no backdrop because of a limit.
    private(set) var isCut = false
    private var useCount = 0
    private(set) var views: [[Int]: View] = [:]
    private(set) var used: Set<[Int]> = []
    private var drawn: [Part] = []
    private let canvas: CGRect

    /// - Parameter isInterrupted: whether the plan is no longer needed; polled for each node.
    init(_ tree: RenderTree, isInterrupted: () -> Bool = { false }) {
        canvas = CGRect(origin: .zero, size: tree.size)
        guard tree.root.looksThrough else { return }
        walk(tree.root, path: [], place: .identity, isInterrupted)
    }

    /// Leaves the node's parts at the end of `drawn`.
    private mutating func walk(
        _ node: RenderNode, path: [Int], place: CGAffineTransform, _ isInterrupted: () -> Bool
    ) {
        guard !isInterrupted() else { return }
        let repeated = node.ownBackdropRadius.map { look(from: node, path, place, radius: $0) } ?? 0
        let first = drawn.count
        var inner = place
        if case .effect(.transform(let transform)) = node.content { inner = transform.concatenating(place) }
        for (index, child) in node.children.enumerated() where !child.isErasing {
            walk(child, path: path + [index], place: inner, isInterrupted)
        }
        let looksThrough = node.ownBackdropRadius != nil || drawn[first...].contains(where: \.looksThrough)
        if case .group = node.content, looksThrough { return }
        let ink = node.inkBounds
        let cover = drawn[first...].map(\.cover).max { $0.area < $1.area } ?? .null
        let cost = drawn[first...].reduce(1 + repeated) { min($0 + $1.cost, Self.mostRepeated + 1) }
        drawn.removeSubrange(first...)
        guard !ink.isNull else { return }
        drawn.append(
            Part(
                path: path, place: place, ink: ink.applying(place), looksThrough: looksThrough,
                cover: node.cover(with: cover, place), cost: cost))
    }

    /// - Returns: The parts that a viewer draws for the backdrop; 0 if there is none.
    private mutating func look(
        from node: RenderNode, _ path: [Int], _ place: CGAffineTransform, radius: Double
    ) -> Int {
        let ink = node.inkBounds
        guard !ink.isNull, abs(place.a * place.d - place.b * place.c) > 1e-9 else { return 0 }
        guard useCount < Self.mostUses else {
            isCut = true
            return 0
        }
        let area = ink.applying(place)
        let middle = CGPoint(x: area.midX, y: area.midY)
        guard drawn.contains(where: { $0.cover.contains(middle) }) else { return 0 }
        let reach = radius * Drawing.blurReach * max(hypot(place.a, place.b), hypot(place.c, place.d))
        let wide = area.insetBy(dx: -reach, dy: -reach)
        let back = place.inverted()
        let below = drawn.filter { $0.ink.intersects($0.looksThrough ? area : wide) }
        let repeated = below.reduce(0) { min($0 + $1.cost, Self.mostRepeated + 1) }
        guard repeated <= Self.mostRepeated else {
            isCut = true
            return 0
        }
        useCount += below.count
        let seen = wide.intersection(canvas)
        views[path] = View(
            uses: below.map { Use(path: $0.path, transform: $0.place.concatenating(back)) },
            isOpaque: below.contains { $0.cover.contains(seen) })
        used.formUnion(below.map(\.path))
        return repeated
    }
}

extension RenderNode {
    /// Whether the node or a descendant shows its backdrop.
    fileprivate var looksThrough: Bool {
        ownBackdropRadius != nil || children.contains { $0.looksThrough }
    }

    /// Standard deviation of the blur in points, for a node that itself shows its backdrop.
    fileprivate var ownBackdropRadius: Double? {
        if case .effect(.vibrancy(let vibrancy)) = content { return vibrancy.radius }
        return fills.lazy.compactMap { $0.paint.backdrop(in: .light)?.radius }.first
    }

    /// The area that the node covers with opaque color, given the largest covered area among its children, in canvas
    /// points.
    fileprivate func cover(with inner: CGRect, _ place: CGAffineTransform) -> CGRect {
        switch content {
        case .group, .effect(.transform), .effect(.isolate), .effect(.vibrancy), .effect(.colorFilter): return inner
        case .effect(.clip(let path, _)):
            return path.controlBox.map { inner.intersection($0.applying(place)) } ?? .null
        case .shape(let shape):
            guard case .fill = shape.style, shape.fill.paint.isOpaque, let box = shape.path.controlBox else {
                return inner
            }
            return [box.applying(place), inner].max { $0.area < $1.area } ?? inner
        case .image(let image):
            return image.template == nil ? image.destination.applying(place) : inner
        case .text, .symbol, .effect: return inner
        }
    }
}

extension Paint {
    fileprivate var isOpaque: Bool {
        switch self {
        case .color(let color): color.alpha >= 1
        case .linear(let ramp, _, _), .radial(let ramp, _, _, _), .elliptical(let ramp, _, _, _, _),
            .angular(let ramp, _, _, _):
            ramp.stops.allSatisfy { $0.color.alpha >= 1 }
        case .mesh(let mesh): mesh.colors.allSatisfy { $0.alpha >= 1 }
        case .image, .material, .backdrop, .faded: false
        }
    }
}

extension CGRect {
    fileprivate var area: Double { isNull ? 0 : Double(width * height) }
}
