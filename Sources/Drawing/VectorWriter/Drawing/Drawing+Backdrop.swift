import CoreGraphics
import RenderModel

/// Nodes that show their backdrop. See `BackdropPlan`.
extension Drawing {
    /// Standard deviations beyond which a blur has no visible effect.
    static let blurReach = 3.0

    /// Opens a named group when the node is drawn a second time elsewhere.
    mutating func openUsedNode() -> Bool {
        guard let nodePath, backdrops.used.contains(nodePath) else { return false }
        open("g", [("id", name("b", nodePath))])
        return true
    }

    private func name(_ kind: String, _ path: [Int]) -> String {
        ([definitions.prefix + kind] + path.map(String.init)).joined(separator: "-")
    }

    /// Draws content filled with its backdrop.
    ///
    /// 1. The content is a stencil: a filled area is a clip, anything else a mask.
    /// 2. Behind the stencil is the backdrop, blurred, saturated and covered.
    /// 3. Over it are the content's other fills. Texts are always drawn, also clear ones, so that they can be selected.
    ///
    /// - Returns: whether it was drawn; content without a known backdrop is drawn normally.
    mutating func drawLookingThrough(_ node: RenderNode) -> Bool {
        guard let nodePath, let view = backdrops.views[nodePath],
            let paint = node.fills.first(where: \.paint.looksThrough)?.paint,
            let backdrop = paint.backdrop(in: appearance)
        else { return false }
        let area = node.inkBounds
        let stencil = stencil(of: node, area: area)
        open("g", [stencil, ("opacity", Self.text(paint.fading)), ("aria-hidden", "true")])
        draw(view, within: area, blurredBy: backdrop.radius) { buffer in
            buffer.empty(
                "feColorMatrix",
                [("type", "saturate"), ("values", number(max(backdrop.saturation, 0))), ("result", "s")])
            buffer.empty(
                "feFlood",
                [
                    ("flood-color", backdrop.cover.hexadecimal),
                    ("flood-opacity", Self.text(Double(backdrop.cover.alpha))),
                ])
            buffer.empty("feComposite", [("in2", "s")])
        }
        close("g")
        if case .shape = node.content { return true }
        drawContent(of: node.withFills { $0.paint.looksThrough ? Fill(.color(.clear), level: $0.level) : $0 })
        return true
    }

    private mutating func stencil(of node: RenderNode, area: CGRect) -> (StaticString, String?) {
        if case .shape(let shape) = node.content, case .fill(let evenOdd) = shape.style {
            return ("clip-path", "url(#\(clipName(shape.path, evenOdd: evenOdd)))")
        }
        let white = node.withFills { Fill(.color($0.paint.looksThrough ? .white : .clear), level: $0.level) }
        let content = captured { $0.unnamed { $0.drawContent(of: white) } }
        return ("mask", "url(#\(maskName(region: area.insetBy(dx: -2, dy: -2)) { $0.append(content) }))")
    }

    /// Draws ink on the blurred backdrop of a group; see `Vibrancy`.
    ///
    /// The group's alpha is a mask over the blurred backdrop and the ink on it, whose strength is the group's
    /// luminance. Without a known backdrop only ink is drawn, through the same mask.
    mutating func drawVibrant(_ vibrancy: Vibrancy, on node: RenderNode) {
        if vibrancy.ink == .byBackdrop {
            note("vibrancy", "SVG cannot measure the brightness of the backdrop; the light ink is used.")
        }
        let area = node.children.reduce(CGRect.null) { $0.union($1.inkBounds) }.insetBy(dx: -2, dy: -2)
        guard let nodePath, !area.isNull else { return }
        let content = name("c", nodePath)
        let mask = maskName(region: area) { $0.empty("use", [("href", "#\(content)")]) }
        let ink = filterName(region: area) { Self.write(vibrancy, into: &$0) }
        open("g", [("mask", "url(#\(mask))")])
        if let view = backdrops.views[nodePath] {
            open("g", [("aria-hidden", "true")])
            draw(view, within: area, blurredBy: vibrancy.radius) { _ in }
            close("g")
        }
        open("g", [("filter", "url(#\(ink))")])
        open("g", [("id", content)])
        drawChildren(of: node)
        close("g")
        close("g")
        close("g")
    }

    /// Beyond the canvas everything is transparent, which a blur would include. Where the backdrop is opaque it
    /// therefore becomes opaque again, and near an edge the mean of the existing pixels.
    ///
    /// - Parameter steps: the filter's steps after the blur.
    private mutating func draw(
        _ view: BackdropPlan.View, within area: CGRect, blurredBy radius: Double,
        _ steps: (inout XMLBuffer) -> Void
    ) {
        let reach = radius * Self.blurReach
        let filter = filterName(region: area.insetBy(dx: -reach, dy: -reach)) { buffer in
            buffer.empty("feGaussianBlur", [("stdDeviation", number(max(radius, 0)))])
            if view.isOpaque {
                buffer.empty("feColorMatrix", [("values", "1 0 0 0 0 0 1 0 0 0 0 0 1 0 0 0 0 0 0 1")])
            }
            steps(&buffer)
        }
        open("g", [("filter", "url(#\(filter))"), ("pointer-events", "none")])
        for use in view.uses where !isOmitted(use.path) {
            let isInPlace = use.transform == .identity
            empty(
                "use", [("href", "#\(name("b", use.path))"), ("transform", isInPlace ? nil : matrix(use.transform))])
        }
        close("g")
    }
}

extension Paint {
    fileprivate var looksThrough: Bool { backdrop(in: .light) != nil }
}
