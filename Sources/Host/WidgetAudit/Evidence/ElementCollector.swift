import CoreGraphics
import RenderModel

/// Flattens a tree into the elements that rules read.
///
/// 1. Nodes are visited in drawing order. Transforms are concatenated, clips intersected as rectangles, opacities
///    multiplied.
/// 2. A leaf becomes an element unless it is fully transparent, has no area or is clipped away. Texts beyond the edge of
///    the widget are kept apart: no one sees them, which is a fault of the layout.
/// 3. Marks are inherited: the container background is a layer, `widgetAccentable` and full color are groups.
/// 4. A label applies to all descendants, because it replaces what they would say; so does hiding.
/// 5. The identity of a node is the path of view types. Helper nodes without a type, such as the effects that only some
///    appearances have, do not contribute to it: their children are numbered as if they were their parent's. A control
///    contributes its kind, and then the view that it may share a node with.
/// 6. Filters that change each color by itself, such as `brightness(_:)`, are applied to the colors of texts, symbols
///    and shapes.
/// 7. Rules compare leaves with each other, so their number and that of their parts are limited. What exceeds a limit is
///    omitted, which the evidence states. A long identity begins with the checksum of its beginning.
///
/// Not derived: the colors of groups under blend modes, masks, blurs, other filters and vibrancy, which are marked
/// unknown; the content of images; the exact outline of clips; views in masks, in symbols within lines, and in a
/// toggle's other state.
struct ElementCollector {
    private let tree: RenderTree
    private(set) var elements: [AuditElement] = []
    /// Texts that are beyond the edge of the widget as a whole. The visible part is an empty one at the edge.
    private(set) var outside: [AuditElement] = []
    private(set) var taps: [TapFacts] = []
    /// Buttons, toggles and links, also those whose action no archive holds.
    private(set) var controls: [TapFacts] = []
    private(set) var scrolls: [ScrollFacts] = []
    private(set) var hasContainerBackground = false
    /// Whether something exceeds a limit and is omitted.
    private(set) var isIncomplete = false
    private var runCount = 0
    private var pointCount = 0

    /// Beyond what can be read on a widget.
    private enum Limit {
        static let elements = 1_500
        static let taps = 500
        /// Of all texts.
        static let runs = 2_000
        /// Of all outlines.
        static let points = 50_000
        /// Identifiers of an element and of those that contain it.
        static let identifiers = 32
        /// Bytes of an identity.
        static let identity = 1_000
    }

    init(_ tree: RenderTree) { self.tree = tree }

    /// What a node has from those that contain it.
    private struct Inherited {
        var path: [Int] = []
        var identity = ""
        var toCanvas = CGAffineTransform.identity
        var clip: CGRect
        var opacity = 1.0
        var layer = AuditElement.Layer.content
        var group = AuditElement.Group.primary
        var colors = AuditElement.Colors.known
        /// The innermost filter first.
        var filters: [ColorFilter] = []
        var label: String?
        var identifiers: [AuditElement.Identifier] = []
        var isHidden = false
        var isRedacted = false
        var mask: CGRect?
        var isOfGauge = false
        var isDisabled = false
    }

    /// The smallest visible side, in points.
    private static let leastSide = 0.1
    /// An opacity that no one sees.
    private static let leastOpacity = 0.01

    mutating func collect() {
        var counts: [String: Int] = [:]
        visit(tree.root, Inherited(clip: CGRect(origin: .zero, size: tree.size)), &counts)
    }

    private mutating func visit(_ node: RenderNode, _ outside: Inherited, _ counts: inout [String: Int]) {
        var inside = outside
        if case .effect(let effect) = node.content { apply(effect, to: &inside) }
        guard inside.opacity >= Self.leastOpacity else { return }
        apply(node.semantics, to: &inside)
        let isProgress = node.semantics?.role == .progress
        let kind = node.viewType.isEmpty ? node.content.leafName ?? (isProgress ? "progress" : nil) : node.viewType
        guard let name = kind.map(AuditText.limited) else {
            addInteraction(node, inside)
            return visitChildren(of: node, inside, &counts)
        }
        // A control whose content is one view may be that view's node, or have one of its own.
        let own = TapFacts.Kind(of: node)?.viewType ?? name
        let number = counts[own, default: 0]
        counts[own] = number + 1
        let part = number == 0 ? own : "\(own)#\(number)"
        inside.identity = Self.identity(part, in: outside.identity)
        addInteraction(node, inside)
        if own != name { inside.identity = Self.identity(name, in: inside.identity) }
        add(node, inside)
        addColors(of: node, inside)
        var inner: [String: Int] = [:]
        visitChildren(of: node, inside, &inner)
    }

    private static func identity(_ part: String, in outside: String) -> String {
        guard !outside.isEmpty else { return part }
        let isLong = outside.utf8.count + part.utf8.count > Limit.identity
        return (isLong ? "…" + String(outside.utf8.checksum, radix: 16) : outside) + "/" + part
    }

    private mutating func visitChildren(
        of node: RenderNode, _ inside: Inherited, _ counts: inout [String: Int]
    ) {
        for (index, child) in node.children.enumerated() {
            var next = inside
            next.path.append(index)
            visit(child, next, &counts)
        }
    }

    private func apply(_ effect: Effect, to inside: inout Inherited) {
        switch effect {
        case .opacity(let opacity): inside.opacity *= opacity
        case .transform(let transform): inside.toCanvas = transform.concatenating(inside.toCanvas)
        case .clip(let path, _):
            inside.clip = inside.clip.intersection(path.boundingRect.applying(inside.toCanvas))
        case .blend(let mode): if mode != .normal { inside.colors = .unknown }
        case .colorFilter(let filter): inside.filters.insert(filter, at: 0)
        case .mask(let mask):
            let bounds = mask.paintedBounds(inside.toCanvas)
            inside.colors = .unknown
            inside.mask = inside.mask?.intersection(bounds) ?? bounds
        case .blur, .vibrancy: inside.colors = .unknown
        case .shadow, .isolate: break
        }
    }

    private mutating func apply(_ semantics: Semantics?, to inside: inout Inherited) {
        guard let semantics else { return }
        if semantics.role == .gauge || semantics.role == .progress { inside.isOfGauge = true }
        let marks = semantics.marks
        if marks.contains(.containerBackground) {
            inside.layer = .containerBackground
            hasContainerBackground = true
        }
        if marks.contains(.accentable), inside.group == .primary { inside.group = .accent }
        if marks.contains(.fullColor) { inside.group = .fullColor }
        if marks.contains(.accessibilityHidden) { inside.isHidden = true }
        if marks.contains(.redacted) { inside.isRedacted = true }
        if marks.contains(.disabled) { inside.isDisabled = true }
        if let name = semantics.identifier, !name.isEmpty {
            if inside.identifiers.count < Limit.identifiers {
                inside.identifiers.append(AuditElement.Identifier(name: name, path: inside.path))
            } else {
                isIncomplete = true
            }
        }
        if inside.label == nil, let label = semantics.label, !label.isEmpty { inside.label = label }
    }

    /// The frame of a node on the canvas and its visible part; `nil` when nothing of it is visible.
    private func frames(of frame: CGRect, _ inside: Inherited) -> (whole: CGRect, visible: CGRect)? {
        let whole = frame.applying(inside.toCanvas)
        let visible = whole.intersection(inside.clip)
        guard !visible.isNull, visible.width >= Self.leastSide, visible.height >= Self.leastSide else { return nil }
        return (whole, visible)
    }

    private mutating func add(_ node: RenderNode, _ inside: Inherited) {
        guard let content = content(of: node) else { return }
        func element(_ whole: CGRect, _ visible: CGRect) -> AuditElement {
            AuditElement(
                content: content, path: inside.path, identity: inside.identity, frame: whole, visible: visible,
                toCanvas: inside.toCanvas, opacity: inside.opacity, layer: inside.layer, group: inside.group,
                colors: inside.colors, label: inside.label, identifiers: inside.identifiers, isHidden: inside.isHidden,
                isRedacted: inside.isRedacted, mask: inside.mask, isOfGauge: inside.isOfGauge)
        }
        if let (whole, visible) = frames(of: node.frame, inside) {
            guard takeRoom(for: content) else { return isIncomplete = true }
            elements.append(element(whole, visible))
        } else if case .text = content, let (whole, edge) = beyond(node.frame, inside) {
            guard takeRoom(for: content) else { return isIncomplete = true }
            outside.append(element(whole, edge))
        }
    }

    /// The frame of a node on the canvas and the nearest point of the widget's edge; `nil` unless all of it is beyond.
    private func beyond(_ frame: CGRect, _ inside: Inherited) -> (whole: CGRect, edge: CGRect)? {
        let whole = frame.applying(inside.toCanvas)
        let canvas = CGRect(origin: .zero, size: tree.size)
        guard !whole.isNull, whole.width >= Self.leastSide, whole.height >= Self.leastSide,
            !whole.intersects(canvas)
        else { return nil }
        let x = min(max(whole.midX, canvas.minX), canvas.maxX)
        let y = min(max(whole.midY, canvas.minY), canvas.maxY)
        return (whole, CGRect(x: x, y: y, width: 0, height: 0))
    }

    private mutating func addInteraction(_ node: RenderNode, _ inside: Inherited) {
        addTap(node, inside)
        addControl(node, inside)
        let scroll = ScrollFacts(
            node, path: inside.path, identity: inside.identity, viewport: inside.clip, toCanvas: inside.toCanvas)
        guard let scroll else { return }
        guard scrolls.count < Limit.taps else { return isIncomplete = true }
        scrolls.append(scroll)
    }

    private mutating func addControl(_ node: RenderNode, _ inside: Inherited) {
        guard let kind = TapFacts.Kind(node.semantics?.role), let (whole, visible) = frames(of: node.frame, inside)
        else { return }
        guard controls.count < Limit.taps else { return isIncomplete = true }
        controls.append(
            TapFacts(
                kind: kind, path: inside.path, identity: inside.identity.isEmpty ? kind.rawValue : inside.identity,
                frame: whole, visible: visible, label: inside.label ?? node.firstLabel))
    }

    /// - Returns: `false` if an element would exceed a limit.
    private mutating func takeRoom(for content: AuditElement.Content) -> Bool {
        var runs = runCount
        var points = pointCount
        switch content {
        case .text(let text): runs += text.runs.count
        case .shape(let shape): points += shape.path.points.count
        case .symbol, .image, .progress: break
        }
        guard elements.count + outside.count < Limit.elements, runs <= Limit.runs, points <= Limit.points
        else { return false }
        (runCount, pointCount) = (runs, points)
        return true
    }

    private mutating func addTap(_ node: RenderNode, _ inside: Inherited) {
        guard let interaction = node.semantics?.interaction, !inside.isDisabled,
            let (whole, visible) = frames(of: node.frame, inside)
        else { return }
        guard taps.count < Limit.taps else {
            isIncomplete = true
            return
        }
        let (kind, url, intent): (TapFacts.Kind, String?, String?) =
            switch interaction {
            case .link(let url): (.link, url, nil)
            case .intent(let call): (.button, nil, call.typeName)
            case .toggle(let call, _): (.toggle, nil, call.typeName)
            }
        let identity = inside.identity.isEmpty ? kind.rawValue : inside.identity
        taps.append(
            TapFacts(
                kind: kind, url: url, path: inside.path, identity: identity, frame: whole, visible: visible,
                label: inside.label ?? node.firstLabel, intent: intent,
                stateContrast: ToggleStates(node, tree)?.contrast))
    }

    /// Adds the drawing of a symbol, and the effect of filters, to the element of a node.
    private mutating func addColors(of node: RenderNode, _ inside: Inherited) {
        guard let index = elements.indices.last, elements[index].path == inside.path else { return }
        if case .symbol(let symbol) = node.content, tree.symbols.indices.contains(symbol.symbol) {
            elements[index].drawing = SymbolFacts(symbol, tree.symbols[symbol.symbol])
        }
        if !inside.filters.isEmpty { elements[index].apply(inside.filters) }
    }

    private func content(of node: RenderNode) -> AuditElement.Content? {
        switch node.content {
        case .text(let text):
            var facts = facts(of: text)
            facts.whole = node.semantics?.label.map(AuditText.limited)
            return .text(facts)
        case .symbol(let symbol):
            let name = tree.symbols.indices.contains(symbol.symbol) ? tree.symbols[symbol.symbol].name : ""
            return .symbol(name: name)
        case .image(let image):
            guard tree.images.indices.contains(image.image) else { return nil }
            return .image(ImageFacts(image, tree.images[image.image]))
        case .shape(let shape):
            return .shape(ShapeFacts(shape))
        case .group, .effect:
            // The role is that of the style's outermost view, whatever its type.
            guard node.semantics?.role == .progress else { return nil }
            return .progress(isIndeterminate: node.semantics?.value == nil)
        }
    }

    /// The height of capitals in San Francisco, as a share of the type size.
    private static let capitals = 0.705

    private func facts(of text: TextContent) -> TextFacts {
        var runs: [TextFacts.Run] = []
        for line in text.lines {
            var x = Double(line.origin.x)
            for run in line.runs {
                defer { x += run.width }
                guard tree.fonts.indices.contains(run.font), run.width > 0 else { continue }
                let font = tree.fonts[run.font]
                let height = font.size * Self.capitals
                let ink = CGRect(x: x, y: Double(line.origin.y) - height, width: run.width, height: height)
                runs.append(
                    TextFacts.Run(
                        size: font.size, paint: run.fill.paint, level: run.fill.level, ink: ink,
                        isColorFont: font.isColor, ownFont: BundleFontName(font.file)?.file))
            }
        }
        return TextFacts(
            string: AuditText.limited(text.string), runs: runs, isTruncated: text.truncated,
            isDynamic: text.dynamicDate != nil, scaleFactor: text.scaleFactor, lineCount: text.lines.count)
    }
}

extension RenderNode {
    /// The label of the first descendant that has one.
    fileprivate var firstLabel: String? {
        if let label = semantics?.label, !label.isEmpty { return label }
        return children.lazy.compactMap(\.firstLabel).first
    }
}

extension TapFacts.Kind {
    /// `nil` for a node that isn't a control.
    fileprivate init?(of node: RenderNode) {
        switch node.semantics?.interaction {
        case .link: self = .link
        case .intent: self = .button
        case .toggle: self = .toggle
        case nil: self.init(node.semantics?.role)
        }
    }

    fileprivate var viewType: String {
        switch self {
        case .link: "Link"
        case .button: "Button"
        case .toggle: "Toggle"
        }
    }

    /// `nil` for the role of anything but a control.
    fileprivate init?(_ role: Semantics.Role?) {
        switch role {
        case .button: self = .button
        case .toggle: self = .toggle
        case .link: self = .link
        case .text, .image, .header, .gauge, .progress, .container, .divider, nil: return nil
        }
    }
}

extension RenderNode.Content {
    /// The name of a leaf that no view type names.
    fileprivate var leafName: String? {
        switch self {
        case .text: "text"
        case .symbol: "symbol"
        case .image: "image"
        case .shape: "shape"
        case .group, .effect: nil
        }
    }
}
