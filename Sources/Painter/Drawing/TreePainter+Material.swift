import CoreGraphics
import PixelKernels
import RenderModel

extension TreePainter {
    /// Copies what lies under the area, blurs it, makes it more colourful and tints it.
    func materialSource(
        _ material: Material, transform: CGAffineTransform, area: pk_rect, on canvas: Canvas, opacity: Double
    ) -> PaintSource? {
        let sigma = BlurRadius.sigma(MaterialRecipe.blurRadius, transform: transform)
        let surface = canvas.surface
        let all = pk_rect(
            x0: surface.x, y0: surface.y, x1: surface.x + surface.width, y1: surface.y + surface.height)
        let around = area.insetBy(-pk_blur_reach(sigma)).intersection(all)
        guard !around.isEmpty, let layer = makeLayer(around) else { return nil }
        withUnsafePointer(to: layer.surface) { target in
            withUnsafePointer(to: surface) { backdrop in
                pk_composite(painter.scratch, target, around, backdrop, 255, PK_BLEND_NORMAL)
            }
            _ = pk_blur_surface(target, sigma, true)
        }
        ColorMatrix(.saturation(MaterialRecipe.saturation)).apply(to: layer)
        let tint = PaintSource(color: MaterialRecipe.tint(of: material, appearance: appearance), opacity: 1)
        tint.withKernelSource { source in
            withUnsafePointer(to: layer.surface) { target in
                pk_fill_rect(
                    painter.scratch, target, around, Double(around.x0), Double(around.y0), Double(around.x1),
                    Double(around.y1), source)
            }
        }
        return PaintSource(layer: layer, opacity: opacity)
    }
}

/// What a material does to its backdrop.
///
/// Apple publishes no numbers for its materials on iOS. The bar of its own web pages is described in plain CSS, though:
/// `saturate(180%) blur(20px)` under white, or under rgb(29, 29, 31) in the dark, at 0.72 and above. That is taken for
/// `regular`; the other materials hide less or more, in even steps, as their names say.
enum MaterialRecipe {
    /// Points; CSS's blur function and SwiftUI's radius both mean the standard deviation.
    static let blurRadius = 20.0
    static let saturation = 1.8

    static func tint(of material: Material, appearance: Painter.Appearance) -> RGBA {
        let cover: Float =
            switch material {
            case .ultraThin: 0.44
            case .thin: 0.58
            case .regular: 0.72
            case .bar: 0.80
            case .thick: 0.84
            case .ultraThick: 0.92
            }
        return switch appearance {
        case .light: RGBA(red: 1, green: 1, blue: 1, alpha: cover)
        case .dark: RGBA(red: 29 / 255, green: 29 / 255, blue: 31 / 255, alpha: cover)
        }
    }
}
