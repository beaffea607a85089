import CoreGraphics
import RenderModel

extension RGBA {
    /// The color over an opaque one.
    func over(_ backdrop: RGBA, opacity: Double = 1) -> RGBA {
        let alpha = self.alpha * Float(opacity)
        func mixed(_ component: KeyPath<RGBA, Float>) -> Float {
            self[keyPath: component] * alpha + backdrop[keyPath: component] * (1 - alpha)
        }
        return RGBA(red: mixed(\.red), green: mixed(\.green), blue: mixed(\.blue))
    }

    /// Relative luminance as WCAG 2.2 defines it, 0 to 1.
    var luminance: Double {
        func linear(_ component: Float) -> Double { SRGBCurve.linear(Double(min(max(component, 0), 1))) }
        return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
    }

    /// The contrast ratio of WCAG 2.2, 1 to 21.
    func contrast(to other: RGBA) -> Double {
        let (one, two) = (luminance, other.luminance)
        return (max(one, two) + 0.05) / (min(one, two) + 0.05)
    }
}
