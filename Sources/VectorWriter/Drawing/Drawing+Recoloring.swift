import CoreGraphics
import RenderModel

/// Filters that replace a group's colours.
extension Drawing {
    /// SVG's matrices act on colours that are not premultiplied. So luminance as alpha takes two steps: the matrix
    /// makes alpha of the colour alone, and compositing with the group brings back the group's own alpha.
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

    /// Ink on what lies under the group, as strong as `Vibrancy` says; were the backdrop even, its blur would change
    /// nothing, and this would be the same.
    static func write(_ vibrancy: Vibrancy, into buffer: inout XMLBuffer) {
        let ink = vibrancy.ink == .dark ? vibrancy.darkInk : vibrancy.lightInk
        writeLuminance(of: ink, share: vibrancy.strongest - vibrancy.weakest, result: "bright", into: &buffer)
        buffer.empty(
            "feColorMatrix",
            [
                ("in", "SourceGraphic"), ("values", rows(of: ink) + " 0 0 0 \(number(vibrancy.weakest)) 0"),
                ("result", "even"),
            ])
        buffer.empty(
            "feComposite",
            [("in", "even"), ("in2", "bright"), ("operator", "arithmetic"), ("k2", "1"), ("k3", "1")])
    }

    private static let luminance = [0.2126, 0.7152, 0.0722]

    /// The colour with the group's alpha times its luminance times a share.
    private static func writeLuminance(
        of color: RGBA, share: Double, result: String? = nil, into buffer: inout XMLBuffer
    ) {
        let alpha = luminance.map { number($0 * share) }.joined(separator: " ")
        buffer.empty(
            "feColorMatrix", [("in", "SourceGraphic"), ("values", rows(of: color) + " \(alpha) 0 0")])
        buffer.empty("feComposite", [("in2", "SourceGraphic"), ("operator", "in"), ("result", result)])
    }

    /// Matrix rows that give every pixel the colour.
    private static func rows(of color: RGBA) -> String {
        [color.red, color.green, color.blue].map { "0 0 0 0 " + number(Double($0)) }.joined(separator: " ")
    }
}
