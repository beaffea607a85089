import CoreGraphics
import RenderModel

/// Filters that replace a group's colors.
extension Drawing {
    /// SVG's matrices apply to colors that are not premultiplied. So luminance as alpha takes two steps: the matrix
    /// computes alpha from the color alone, and compositing with the group restores the group's own alpha.
    static func recolor(_ color: RGBA, keeping kept: Recoloring, into buffer: inout XMLBuffer) {
        switch kept {
        case .alpha:
            buffer.empty("feColorMatrix", [("values", rows(of: color) + " 0 0 0 \(number(Double(color.alpha))) 0")])
        case .luminanceAsAlpha:
            writeLuminance(of: color, share: Double(color.alpha), into: &buffer)
        case .shades:
            let rows = [color.red, color.green, color.blue].map { component in
                luminance.map { number($0 * Double(component)) }.joined(separator: " ") + " 0 0"
            }
            buffer.empty(
                "feColorMatrix",
                [("values", rows.joined(separator: " ") + " 0 0 0 \(number(Double(color.alpha))) 0")])
        }
    }

    /// Ink with the strength that `Vibrancy` derives from the group's luminance, whatever its alpha.
    static func write(_ vibrancy: Vibrancy, into buffer: inout XMLBuffer) {
        let ink = vibrancy.ink == .dark ? vibrancy.darkInk : vibrancy.lightInk
        let strength = luminance.map { number($0 * (vibrancy.strongest - vibrancy.weakest)) }.joined(separator: " ")
        buffer.empty(
            "feColorMatrix",
            [
                ("in", "SourceGraphic"),
                ("values", rows(of: ink) + " \(strength) 0 " + number(vibrancy.weakest)),
            ])
    }

    private static let luminance = [0.2126, 0.7152, 0.0722]

    /// The color with the group's alpha times its luminance times a share.
    private static func writeLuminance(of color: RGBA, share: Double, into buffer: inout XMLBuffer) {
        let alpha = luminance.map { number($0 * share) }.joined(separator: " ")
        buffer.empty(
            "feColorMatrix", [("in", "SourceGraphic"), ("values", rows(of: color) + " \(alpha) 0 0")])
        buffer.empty("feComposite", [("in2", "SourceGraphic"), ("operator", "in")])
    }

    /// Matrix rows that set every pixel to the color.
    private static func rows(of color: RGBA) -> String {
        [color.red, color.green, color.blue].map { "0 0 0 0 " + number(Double($0)) }.joined(separator: " ")
    }
}
