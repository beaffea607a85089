extension Color {
    /// The color with its opacity multiplied.
    public func opacity(_ opacity: Double) -> Color {
        Color(provider: .faded(provider, opacity))
    }

    /// A color between this one (`fraction` 0) and `rhs` (1).
    public func mix(with rhs: Color, by fraction: Double, in colorSpace: Gradient.ColorSpace = .perceptual) -> Color {
        let limited = min(max(fraction, 0), 1)
        return Color(
            provider: .mixed(
                provider, rhs.provider, fraction: limited, perceptually: colorSpace == .perceptual))
    }

    /// The system's gradient for a color: for dark colors from lighter at the top to the color, for bright colors from
    /// the color to darker at the bottom.
    public var gradient: AnyGradient {
        AnyGradient(source: .standard(self))
    }
}

/// The two colors of `Color.gradient`.
///
/// Measured in published pictures of macOS 26 for eleven system colors (E-GRADIENT-2; N0734 to N0743; blue in picture
/// I0035's test, whose tiles begin at 47, 168, 255):
/// 1. Compute the luma of the color with the weights of ITU-R BT.601 on gamma-encoded components.
/// 2. Up to a luma of 0.7 the second color is lighter: luma plus three tenths of the difference to white, but at most
///    0.135; differences between the components shrink to 0.85. It is at the top, the color itself from 0.7 of the
///    height to the bottom.
/// 3. Above, it is darker: luma less 0.08, differences grow to 1.08. It is at the bottom, the color itself from the top
///    to 0.3 of the height.
/// All eleven are met within 4/255.
struct StandardGradient {
    let color: Color.Resolved

    var stops: [(color: Color.Resolved, location: Double)] {
        isBright ? [(color, 0.3), (second, 1)] : [(second, 0), (color, 0.7)]
    }

    private var luma: Float { 0.299 * color.red + 0.587 * color.green + 0.114 * color.blue }
    private var isBright: Bool { luma > 0.7 }

    private var second: Color.Resolved {
        let factor: Float = isBright ? 1.08 : 0.85
        let target = isBright ? luma - 0.08 : luma + min(0.3 * (1 - luma), 0.135)
        let offset = target - factor * luma
        func part(_ value: Float) -> Float { min(max(value * factor + offset, 0), 1) }
        return Color.Resolved(
            red: part(color.red), green: part(color.green), blue: part(color.blue), opacity: color.opacity)
    }
}
