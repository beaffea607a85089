import CoreGraphics
import PixelKernels
import RenderModel

extension TreePainter {
    func materialSource(
        _ material: Material, transform: CGAffineTransform, area: pk_rect, on canvas: Canvas, opacity: Double
    ) -> PaintSource? {
        let backdrop = Backdrop(
            radius: MaterialRecipe.blurRadius, saturation: MaterialRecipe.saturation,
            cover: MaterialRecipe.tint(of: material, appearance: appearance))
        return backdropSource(backdrop, transform: transform, area: area, on: canvas, opacity: opacity)
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
