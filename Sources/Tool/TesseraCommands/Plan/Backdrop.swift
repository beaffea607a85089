import CoreGraphics
import DeviceCatalog
import RenderModel
import RenderingModes
import Scenes
import WidgetVocabulary

/// The background under a translucent widget, clipped to the widget's shape.
///
/// Glass and vibrant widgets are made of what is behind them; a picture without it would show neither. So they are
/// drawn over a part of the wallpaper: on the Lock Screen the part below the clock, elsewhere a part near the center.
/// All widgets of a size get the same part, so that they can be compared. Widgets on the black of StandBy, CarPlay and
/// watch faces get black, and white on an inverting watch face.
package struct Backdrop: Hashable, Sendable {
    package enum Kind: Hashable, Sendable {
        case wallpaper(Wallpaper, Wallpaper.Variant)
        case black, white
    }

    package var kind: Kind
    /// The size of the place, in its points.
    package var screen: CGSize
    /// Points of the place per point of the widget's canvas.
    package var factor: Double
    /// The corner radius of the widget's canvas, in its points.
    package var cornerRadius: Double
    package var isRound: Bool
    /// The fraction of the remaining height that lies above the widget.
    package var height: Double

    /// `nil` if the widget is opaque or no wallpaper is requested.
    init?(_ treatment: Treatment, in place: WidgetPlace, under setting: Setting, wallpaper: Wallpaper?) {
        guard let wallpaper else { return nil }
        switch (treatment.background, place.context) {
        case (.glass, _), (.removed, .lockScreen):
            // Widgets on the Lock Screen receive the dark color scheme and are drawn in white.
            let isDark = setting.appearance == .dark || place.context == .lockScreen
            kind = .wallpaper(wallpaper, isDark ? .dark : .light)
        case (.removed, .standBy), (.removed, .carPlay): kind = .black
        case (.removed, .watchComplication):
            kind = treatment.finishes.contains(.inverted) ? .white : .black
        default: return nil
        }
        screen = CGSize(width: place.device.screen.size.width, height: place.device.screen.size.height)
        factor = place.factor
        cornerRadius = place.cornerRadius
        height = place.context == .lockScreen ? 0.3 : 0.4
        isRound = place.family == .accessoryCircular || place.family == .accessoryCorner
    }

    /// The system's background below a view that fills a screen.
    init(ofScreenIn colorScheme: ColorScheme) {
        kind = colorScheme == .light ? .white : .black
        screen = .zero
        factor = 1
        cornerRadius = 0
        isRound = false
        height = 0
    }

    /// The tree with the backdrop below it, everything clipped to the widget's shape.
    func under(_ tree: RenderTree) -> RenderTree {
        let frame = CGRect(origin: .zero, size: tree.size)
        var result = tree
        result.root.children = [
            RenderNode(
                .effect(.clip(outline(frame), evenOdd: false)), frame: frame,
                children: [ground(frame, scale: tree.scale)] + tree.root.children)
        ]
        return result
    }

    private func outline(_ frame: CGRect) -> PathStorage {
        if isRound { return PathStorage(ellipseIn: frame) }
        let radius = min(cornerRadius, frame.width / 2, frame.height / 2)
        guard radius > 0 else { return PathStorage(rect: frame) }
        return PathStorage(roundedRect: frame, cornerSize: CGSize(width: radius, height: radius), style: .continuous)
    }

    private func ground(_ frame: CGRect, scale: Double) -> RenderNode {
        switch kind {
        case .black, .white:
            let color = kind == .white ? RGBA.white : .black
            return RenderNode(
                .shape(ShapeContent(path: PathStorage(rect: frame), fill: Fill(.color(color)))), frame: frame)
        case .wallpaper(let wallpaper, let variant):
            let shown = CGSize(width: frame.width * factor, height: frame.height * factor)
            let left = (screen.width - shown.width) / 2
            let top = max((screen.height - shown.height) * height, 0)
            let place = CGAffineTransform(translationX: -left, y: -top)
                .concatenating(CGAffineTransform(scaleX: 1 / factor, y: 1 / factor))
            let picture = wallpaper.tree(size: screen, scale: scale, variant: variant)
            return RenderNode(.effect(.transform(place)), frame: frame, children: [picture.root])
        }
    }
}
