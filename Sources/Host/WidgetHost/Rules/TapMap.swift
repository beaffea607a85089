import CoreGraphics
import ExtensionProtocol
import RenderModel
import WidgetVocabulary

/// The tap targets of a widget, computed from its tree.
///
/// 1. The tree is walked in drawing order. A node with an interaction becomes a region: its layout frame with the
///    transforms and clips of the enclosing effects.
/// 2. Nodes that are fully transparent, disabled or clipped are skipped.
/// 3. A tap belongs to the frontmost region that contains it; nodes inside of others are in front of them.
/// 4. A tap outside of every region belongs to the nearest one whose frame, enlarged to 44 by 44 points about its
///    center, contains it: small regions are enlarged, but never into a neighbor (the touch area is that of the Human
///    Interface Guidelines for layout).
/// 5. Any other tap belongs to the whole widget and opens the app at the widget's URL (F-85).
/// 6. An inline accessory is a single target (F-91). In a small widget links have no effect (F-89).
package struct TapMap: Sendable {
    /// Points.
    static let touchSize = 44.0

    package struct Region: Hashable, Sendable {
        package var target: TapTarget
        /// The transform from the canvas to the node's own space; `nil` if the node has no area.
        fileprivate var toNode: CGAffineTransform
        fileprivate var nodeFrame: CGRect
        fileprivate var clips: [Clip]

        fileprivate func contains(_ point: CGPoint) -> Bool {
            nodeFrame.contains(point.applying(toNode)) && clips.allSatisfy { $0.contains(point) }
        }
    }

    fileprivate struct Clip: Hashable, Sendable {
        var path: PathStorage
        var evenOdd: Bool
        var toNode: CGAffineTransform

        func contains(_ point: CGPoint) -> Bool {
            path.contains(point.applying(toNode), evenOdd: evenOdd)
        }
    }

    /// The regions in drawing order.
    package private(set) var regions: [Region] = []
    private let widget: TapTarget
    private let isOneTarget: Bool
    private let ignoresLinks: Bool

    package init(_ tree: RenderTree, family: Family) {
        widget = TapTarget(
            path: NodePath([]), frame: CGRect(origin: .zero, size: tree.size),
            action: .openApp(url: tree.widgetURL))
        isOneTarget = family == .accessoryInline
        ignoresLinks = family == .systemSmall
        if !isOneTarget { collect(tree.root, path: [], Inherited()) }
    }

    /// What a node has from those that contain it.
    private struct Inherited {
        var toCanvas = CGAffineTransform.identity
        var clips: [Clip] = []
        var isDisabled = false
    }

    private mutating func collect(_ node: RenderNode, path: [Int], _ outside: Inherited) {
        var inside = outside
        if case .effect(let effect) = node.content {
            switch effect {
            case .opacity(let opacity) where opacity <= 0: return
            case .transform(let transform): inside.toCanvas = transform.concatenating(outside.toCanvas)
            case .clip(let path, let evenOdd):
                inside.clips.append(Clip(path: path, evenOdd: evenOdd, toNode: outside.toCanvas.inverted()))
            default: break
            }
        }
        if node.semantics?.marks.contains(.disabled) == true { inside.isDisabled = true }
        if let interaction = node.semantics?.interaction, !inside.isDisabled {
            add(node, interaction, path: path, inside)
        }
        for (index, child) in node.children.enumerated() { collect(child, path: path + [index], inside) }
    }

    private mutating func add(
        _ node: RenderNode, _ interaction: Semantics.Interaction, path: [Int], _ around: Inherited
    ) {
        let map = around.toCanvas
        guard map.a * map.d - map.b * map.c != 0, node.frame.width > 0, node.frame.height > 0 else { return }
        var frame = node.frame.applying(map)
        for clip in around.clips {
            frame = frame.intersection(clip.path.boundingRect.applying(clip.toNode.inverted()))
        }
        guard !frame.isNull, frame.width > 0, frame.height > 0 else { return }
        guard let target = target(interaction, path: NodePath(path), frame: frame) else { return }
        regions.append(
            Region(target: target, toNode: map.inverted(), nodeFrame: node.frame, clips: around.clips))
    }

    private func target(_ interaction: Semantics.Interaction, path: NodePath, frame: CGRect) -> TapTarget? {
        switch interaction {
        case .intent(let call): return TapTarget(path: path, frame: frame, action: .perform(call))
        case .toggle(let call, let isOn):
            return TapTarget(path: path, frame: frame, action: .toggle(call, isOn: isOn))
        case .link(let url):
            if ignoresLinks {
                return TapTarget(
                    path: path, frame: frame, action: widget.action,
                    finding: "the link to \(url) has no effect in a small widget; use widgetURL")
            }
            return TapTarget(path: path, frame: frame, action: .openApp(url: url))
        }
    }

    /// Every target, with the whole widget last.
    package var targets: [TapTarget] { regions.map(\.target) + [widget] }

    package func target(at point: CGPoint) -> TapTarget {
        if let direct = regions.last(where: { $0.contains(point) }) { return direct.target }
        var nearest: (distance: Double, target: TapTarget)?
        for region in regions.reversed() {
            let frame = region.target.frame
            let widened = frame.insetBy(
                dx: min(0, (frame.width - Self.touchSize) / 2), dy: min(0, (frame.height - Self.touchSize) / 2))
            guard widened.contains(point) else { continue }
            let distance = Self.distance(point, frame)
            if nearest.map({ distance < $0.distance }) ?? true { nearest = (distance, region.target) }
        }
        return nearest?.target ?? widget
    }

    /// The target of a node, or the whole widget for the root.
    package func target(of path: NodePath) -> TapTarget? {
        regions.first { $0.target.path == path }?.target ?? (path.indices.isEmpty ? widget : nil)
    }

    /// The path of a treated tree's target in the widget's own tree.
    ///
    /// A treatment removes the widget's background or moves it to the front of the list, wraps the rest, and keeps the
    /// order. So the regions of both trees correspond if those of the background are counted first or not at all.
    func path(of target: TapTarget, in own: RenderTree, family: Family) -> NodePath? {
        guard let index = regions.firstIndex(where: { $0.target.path == target.path }) else { return NodePath([]) }
        let isBackground = own.root.children.map { $0.semantics?.marks.contains(.containerBackground) == true }
        let all = TapMap(own, family: family).regions.map(\.target.path)
        func inBackground(_ path: NodePath) -> Bool {
            path.indices.first.map { isBackground.indices.contains($0) && isBackground[$0] } ?? false
        }
        let content = all.filter { !inBackground($0) }
        let ordered = regions.count == content.count ? content : all.filter(inBackground) + content
        return ordered.count == regions.count && ordered.indices.contains(index) ? ordered[index] : nil
    }

    private static func distance(_ point: CGPoint, _ frame: CGRect) -> Double {
        let dx = max(frame.minX - point.x, 0, point.x - frame.maxX)
        let dy = max(frame.minY - point.y, 0, point.y - frame.maxY)
        return (dx * dx + dy * dy).squareRoot()
    }
}
