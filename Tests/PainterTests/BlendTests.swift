import CoreGraphics
import Painter
import RenderModel
import Testing

@Suite("Blend modes")
struct BlendTests {
    private static let backdrop = RGBA(red: 0.8, green: 0.4, blue: 0.1, alpha: 1)
    private static let source = RGBA(red: 0.3, green: 0.6, blue: 0.9, alpha: 0.7)

    private func pixel(_ mode: BlendMode, over backdrop: RGBA) throws -> Pixel {
        let node = Sample.effect(.blend(mode), [Sample.rectangle(0, 0, 4, 4, Self.source)])
        return try Sample.paint(Sample.tree(4, 4, [node]), background: backdrop)[2, 2]
    }

    @Test(
        "Every mode matches its published formula, over opaque and over translucent colors",
        arguments: BlendMode.allCases)
    func formulae(mode: BlendMode) throws {
        for backdrop in [Self.backdrop, Self.backdrop.opacity(0.5)] {
            let expected = Reference.composite(mode, backdrop, Self.source)
            let found = try pixel(mode, over: backdrop)
            #expect(found.distance(to: expected) <= 2, "\(mode) over \(backdrop.alpha): \(found), not \(expected)")
        }
    }

    @Test("Over transparency every color-mixing mode paints the source", arguments: BlendMode.allCases)
    func overNothing(mode: BlendMode) throws {
        let found = try pixel(mode, over: .clear)
        switch mode {
        case .sourceAtop, .destinationOut: #expect(found.alpha == 0)
        default: #expect(found.distance(to: Reference.bytes(0.3 * 0.7, 0.6 * 0.7, 0.9 * 0.7, 0.7)) <= 1)
        }
    }

    @Test("A blend inside a clip affects only the group")
    func insideClip() throws {
        let disc = PathStorage(ellipseIn: CGRect(x: 1, y: 1, width: 10, height: 10))
        let cut = Sample.effect(.blend(.destinationOut), [Sample.rectangle(0, 0, 12, 6, .black)])
        let group = Sample.effect(.clip(disc, evenOdd: false), [Sample.rectangle(0, 0, 12, 12, .pureRed), cut])
        let bitmap = try Sample.paint(Sample.tree(12, 12, [group]), background: .white)
        #expect(bitmap[6, 3] == .gray(255))
        #expect(bitmap[6, 8] == Pixel(red: 255, green: 0, blue: 0))
    }
}

/// The W3C's "Compositing and Blending Level 1" in plain doubles, written apart from the kernels.
private enum Reference {
    static func bytes(_ r: Double, _ g: Double, _ b: Double, _ a: Double) -> Pixel {
        func byte(_ v: Double) -> UInt8 { UInt8((min(max(v, 0), 1) * 255).rounded()) }
        return Pixel(red: byte(r), green: byte(g), blue: byte(b), alpha: byte(a))
    }

    static func composite(_ mode: BlendMode, _ backdrop: RGBA, _ source: RGBA) -> Pixel {
        let b = [backdrop.red, backdrop.green, backdrop.blue].map(Double.init)
        let s = [source.red, source.green, source.blue].map(Double.init)
        let (ab, a) = (Double(backdrop.alpha), Double(source.alpha))
        func all(_ part: (Double, Double) -> Double, alpha: Double) -> Pixel {
            bytes(part(b[0], s[0]), part(b[1], s[1]), part(b[2], s[2]), alpha)
        }
        switch mode {
        case .sourceAtop: return all({ b, s in s * a * ab + b * ab * (1 - a) }, alpha: ab)
        case .destinationOver: return all({ b, s in b * ab + s * a * (1 - ab) }, alpha: ab + a * (1 - ab))
        case .destinationOut: return all({ b, _ in b * ab * (1 - a) }, alpha: ab * (1 - a))
        case .plusLighter: return all({ b, s in b * ab + s * a }, alpha: min(1, ab + a))
        case .plusDarker:
            let alpha = min(1, ab + a)
            return all({ b, s in alpha - min(alpha, (1 - b) * ab + (1 - s) * a) }, alpha: alpha)
        default:
            let mixed = blend(mode, b, s)
            let parts = (0..<3).map { (i: Int) -> Double in
                let backdropPart: Double = (1 - a) * ab * b[i]
                let sourcePart: Double = (1 - ab) * a * s[i]
                return backdropPart + sourcePart + a * ab * mixed[i]
            }
            return bytes(parts[0], parts[1], parts[2], a + ab - a * ab)
        }
    }

    private static func blend(_ mode: BlendMode, _ b: [Double], _ s: [Double]) -> [Double] {
        switch mode {
        case .hue: return setLuminance(setSaturation(s, saturation(b)), luminance(b))
        case .saturation: return setLuminance(setSaturation(b, saturation(s)), luminance(b))
        case .color: return setLuminance(s, luminance(b))
        case .luminosity: return setLuminance(b, luminance(s))
        default: return zip(b, s).map { separable(mode, $0, $1) }
        }
    }

    private static func separable(_ mode: BlendMode, _ b: Double, _ s: Double) -> Double {
        switch mode {
        case .multiply: b * s
        case .screen: 1 - (1 - b) * (1 - s)
        case .overlay: b <= 0.5 ? 2 * b * s : 1 - 2 * (1 - b) * (1 - s)
        case .hardLight: s <= 0.5 ? 2 * b * s : 1 - 2 * (1 - b) * (1 - s)
        case .darken: min(b, s)
        case .lighten: max(b, s)
        case .colorDodge: b == 0 ? 0 : s == 1 ? 1 : min(1, b / (1 - s))
        case .colorBurn: b == 1 ? 1 : s == 0 ? 0 : 1 - min(1, (1 - b) / s)
        case .softLight:
            softLight(b, s)
        case .difference: abs(b - s)
        case .exclusion: b + s - 2 * b * s
        default: s
        }
    }

    private static func softLight(_ b: Double, _ s: Double) -> Double {
        if s <= 0.5 { return b - (1 - 2 * s) * b * (1 - b) }
        let lifted = b <= 0.25 ? ((16 * b - 12) * b + 4) * b : b.squareRoot()
        return b + (2 * s - 1) * (lifted - b)
    }

    private static func luminance(_ c: [Double]) -> Double { 0.3 * c[0] + 0.59 * c[1] + 0.11 * c[2] }

    private static func saturation(_ c: [Double]) -> Double { (c.max() ?? 0) - (c.min() ?? 0) }

    private static func setLuminance(_ c: [Double], _ l: Double) -> [Double] {
        let moved = c.map { $0 + l - luminance(c) }
        let n = moved.min() ?? 0
        let x = moved.max() ?? 0
        if n < 0 { return moved.map { l + ($0 - l) * l / (l - n) } }
        if x > 1 { return moved.map { l + ($0 - l) * (1 - l) / (x - l) } }
        return moved
    }

    private static func setSaturation(_ c: [Double], _ s: Double) -> [Double] {
        let low = c.min() ?? 0
        let range = saturation(c)
        return c.map { range == 0 ? 0 : ($0 - low) / range * s }
    }
}
