import CoreGraphics
import RenderModel

#if canImport(Glibc)
    import Glibc
#endif

/// A color in OKLab with its alpha.
private struct PerceptualColor {
    var lightness, a, b, alpha: Double

    init(lightness: Double, a: Double, b: Double, alpha: Double) {
        self.lightness = lightness
        self.a = a
        self.b = b
        self.alpha = alpha
    }

    /// Matrices: the definition of OKLab.
    init(_ color: RGBA) {
        let red = SRGBCurve.linear(Double(color.red))
        let green = SRGBCurve.linear(Double(color.green))
        let blue = SRGBCurve.linear(Double(color.blue))
        let l = cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
        let m = cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
        let s = cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
        lightness = 0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s
        a = 1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s
        b = 0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s
        alpha = Double(color.alpha)
    }

    var rgba: RGBA {
        let l = lightness + 0.3963377774 * a + 0.2158037573 * b
        let m = lightness - 0.1055613458 * a - 0.0638541728 * b
        let s = lightness - 0.0894841775 * a - 1.2914855480 * b
        let l3 = l * l * l
        let m3 = m * m * m
        let s3 = s * s * s
        return RGBA(
            red: Self.component(4.0767416621 * l3 - 3.3077115913 * m3 + 0.2309699292 * s3),
            green: Self.component(-1.2684380046 * l3 + 2.6097574011 * m3 - 0.3413193965 * s3),
            blue: Self.component(-0.0041960863 * l3 - 0.7034186147 * m3 + 1.7076147010 * s3), alpha: Float(alpha))
    }

    /// Between two colors; each is weighted by its alpha, so that a clear end adds no color of its own.
    func mixed(with other: PerceptualColor, _ share: Double) -> PerceptualColor {
        let alpha = alpha * (1 - share) + other.alpha * share
        guard alpha > 0 else { return PerceptualColor(lightness: lightness, a: a, b: b, alpha: 0) }
        let left = self.alpha * (1 - share) / alpha
        let right = other.alpha * share / alpha
        return PerceptualColor(
            lightness: lightness * left + other.lightness * right, a: a * left + other.a * right,
            b: b * left + other.b * right, alpha: alpha)
    }

    private static func component(_ linear: Double) -> Float { Float(SRGBCurve.encoded(linear)) }
}

extension ColorRamp {
    /// Stops between which plain sRGB interpolation, all that SVG has, stays within half a step of 255 of this ramp.
    ///
    /// A segment is bisected until its middle agrees, at most eight times. Only the last 1/256 next to a color with a
    /// zero component can remain further off: there encoded sRGB has an unbounded slope.
    ///
    /// - Parameter most: the number of stops after which no more are added, because they would not fit.
    func sampledStops(atMost most: Int) -> [GradientStop] {
        guard interpolation == .perceptual else { return stops }
        var sampled: [GradientStop] = []
        for (index, stop) in stops.enumerated() {
            sampled.append(stop)
            guard index + 1 < stops.count, sampled.count <= most else { break }
            let next = stops[index + 1]
            guard next.location > stop.location, next.color != stop.color else { continue }
            let left = PerceptualColor(stop.color)
            let right = PerceptualColor(next.color)
            func refine(_ low: Double, _ lowColor: RGBA, _ high: Double, _ highColor: RGBA, depth: Int) {
                let middle = (low + high) / 2
                let exact = left.mixed(with: right, middle).rgba
                guard depth > 0, sampled.count <= most,
                    exact.difference(from: lowColor.average(with: highColor)) > 0.5 / 255
                else { return }
                refine(low, lowColor, middle, exact, depth: depth - 1)
                let location = stop.location + (next.location - stop.location) * middle
                sampled.append(GradientStop(color: exact, location: location))
                refine(middle, exact, high, highColor, depth: depth - 1)
            }
            refine(0, stop.color, 1, next.color, depth: 8)
        }
        return sampled
    }

    /// The color at a position of the ramp, 0…1.
    func color(at location: Double) -> RGBA {
        guard let first = stops.first, let last = stops.last else { return .clear }
        if location <= first.location { return first.color }
        if location >= last.location { return last.color }
        for index in 1..<stops.count where stops[index].location >= location {
            let left = stops[index - 1]
            let right = stops[index]
            let span = right.location - left.location
            guard span > 0 else { return right.color }
            return left.color.mixed(with: right.color, (location - left.location) / span, interpolation)
        }
        return last.color
    }
}

extension RGBA {
    func mixed(with other: RGBA, _ share: Double, _ interpolation: ColorRamp.Interpolation) -> RGBA {
        switch interpolation {
        case .perceptual: return PerceptualColor(self).mixed(with: PerceptualColor(other), share).rgba
        case .device:
            let right = Float(share)
            let left = 1 - right
            return RGBA(
                red: red * left + other.red * right, green: green * left + other.green * right,
                blue: blue * left + other.blue * right, alpha: alpha * left + other.alpha * right)
        }
    }

    fileprivate func average(with other: RGBA) -> RGBA { mixed(with: other, 0.5, .device) }

    fileprivate func difference(from other: RGBA) -> Float {
        max(abs(red - other.red), abs(green - other.green), abs(blue - other.blue), abs(alpha - other.alpha))
    }

    /// `#rrggbb`; SVG's colors are limited to sRGB, so wider ones are clamped.
    var hexadecimal: String {
        var text: [UInt8] = [UInt8(ascii: "#")]
        let digits = Array("0123456789abcdef".utf8)
        for component in [red, green, blue] {
            let limited = component.isFinite ? min(max(component, 0), 1) : 0
            let byte = Int((limited * 255).rounded())
            text += [digits[byte >> 4], digits[byte & 15]]
        }
        return String(decoding: text, as: UTF8.self)
    }
}
