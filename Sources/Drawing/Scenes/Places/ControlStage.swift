import CoreGraphics
import DeviceCatalog
import RenderModel
import Typesetter

/// A part of Control Center with one control: the darkened wallpaper below it, and space around it.
package struct ControlStage: Hashable, Sendable {
    package var placement: ControlPlacement
    package var wallpaper: Wallpaper
    /// Pixels per point of the screen.
    package var scale: Double

    package init(placement: ControlPlacement, wallpaper: Wallpaper = .graphite, scale: Double? = nil) {
        self.placement = placement
        self.wallpaper = wallpaper
        self.scale = scale ?? placement.device.scale
    }

    /// - Parameter tree: The tree as laid out for the placement.
    package func compose(_ tree: RenderTree, typesetter: Typesetter = .standard) -> RenderTree {
        let margin = Decisions.controlStageMargin
        let size = CGSize(width: tree.size.width + 2 * margin, height: tree.size.height + 2 * margin)
        var drawing = SceneDrawing(
            SceneFrame(size: size, scale: scale, direction: .leftToRight, locale: "en"), typesetter: typesetter)
        let screen = placement.device.screen.size
        // A piece of the upper half, where Control Center's first cells are.
        let whole = CGRect(
            x: (size.width - screen.width) / 2, y: -screen.height * 0.25, width: screen.width, height: screen.height)
        drawing.append(wallpaper.nodes(in: whole, variant: .dark))
        drawing.wrap(.blur(radius: Decisions.controlCenterBlur, opaque: true))
        drawing.fill(drawing.frame.bounds, .black(Decisions.controlCenterShade))
        let place = drawing.frame.snapped(CGPoint(x: margin, y: margin))
        var merger = TreeMerger()
        let backdrop = merger.adopt(drawing.tree)
        let transform = CGAffineTransform(translationX: place.x, y: place.y)
        let control = RenderNode(
            .effect(.transform(transform)), frame: CGRect(origin: place, size: tree.size),
            children: [merger.adopt(tree)])
        return RenderTree(
            size: size, scale: scale,
            root: RenderNode(
                .group, frame: CGRect(origin: .zero, size: size), children: [backdrop, control],
                semantics: Semantics(role: .container, identifier: "control-" + placement.size.rawValue)),
            fonts: merger.fonts, symbols: merger.symbols, images: merger.images, widgetURL: tree.widgetURL,
            diagnostics: tree.diagnostics)
    }
}
