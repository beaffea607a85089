import RenderModel

extension Color {
    /// A color resolved in one environment: red, green and blue of extended sRGB.
    ///
    /// The components are stored linear in single precision, which determines how halves of 1/255 are rounded in the
    /// description (N0723 to N0733).
    public struct Resolved: Hashable, Sendable {
        /// Proportional to light, 0…1 within sRGB.
        public var linearRed: Float
        public var linearGreen: Float
        public var linearBlue: Float
        /// 0…1.
        public var opacity: Float

        /// - Parameters:
        ///   - colorSpace: the color space of the components.
        ///   - red: 0…1, or beyond for colors outside the space's gamut.
        public init(
            colorSpace: Color.RGBColorSpace = .sRGB, red: Float, green: Float, blue: Float, opacity: Float = 1
        ) {
            self.opacity = opacity
            switch colorSpace {
            case .sRGB:
                linearRed = ColorMath.linear(red)
                linearGreen = ColorMath.linear(green)
                linearBlue = ColorMath.linear(blue)
            case .sRGBLinear:
                linearRed = red
                linearGreen = green
                linearBlue = blue
            case .displayP3:
                let (r, g, b) = (ColorMath.linear(red), ColorMath.linear(green), ColorMath.linear(blue))
                (linearRed, linearGreen, linearBlue) = ColorMath.linearSRGB(displayP3: (r, g, b))
            }
        }

        init(linearRed: Float, linearGreen: Float, linearBlue: Float, opacity: Float) {
            self.linearRed = linearRed
            self.linearGreen = linearGreen
            self.linearBlue = linearBlue
            self.opacity = opacity
        }

        /// Gamma-encoded, 0…1 within sRGB.
        public var red: Float {
            get { ColorMath.encoded(linearRed) }
            set { linearRed = ColorMath.linear(newValue) }
        }

        public var green: Float {
            get { ColorMath.encoded(linearGreen) }
            set { linearGreen = ColorMath.linear(newValue) }
        }

        public var blue: Float {
            get { ColorMath.encoded(linearBlue) }
            set { linearBlue = ColorMath.linear(newValue) }
        }

        public var cgColor: CGColor {
            CGColor(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(opacity))
        }
    }
}

extension Color.Resolved {
    package init(_ color: RGBA) {
        self.init(red: color.red, green: color.green, blue: color.blue, opacity: color.alpha)
    }

    package var rgba: RGBA { RGBA(red: tidy(red), green: tidy(green), blue: tidy(blue), alpha: opacity) }

    /// The round trip through linear light is off by about 1e-7; a color of whole 255ths is restored exactly.
    private func tidy(_ value: Float) -> Float {
        let steps = (value * 255).rounded()
        return abs(value * 255 - steps) < 1e-3 ? steps / 255 : value
    }

    func opacity(_ factor: Float) -> Color.Resolved {
        var copy = self
        copy.opacity *= factor
        return copy
    }

    /// A color between this one and another, taking opacity into account.
    func mixed(with other: Color.Resolved, by fraction: Float, perceptually: Bool) -> Color.Resolved {
        let alpha = opacity + (other.opacity - opacity) * fraction
        guard alpha > 0 else { return self.opacity(0) }
        // Colors are weighted by their opacity, so that a mix with clear keeps its hue.
        let share = other.opacity * fraction / alpha
        if perceptually {
            let from = ColorMath.oklab(linear: (linearRed, linearGreen, linearBlue))
            let to = ColorMath.oklab(linear: (other.linearRed, other.linearGreen, other.linearBlue))
            let (r, g, b) = ColorMath.linearSRGB(oklab: ColorMath.mix(from, to, share))
            return Color.Resolved(linearRed: r, linearGreen: g, linearBlue: b, opacity: alpha)
        }
        let (r, g, b) = ColorMath.mix((red, green, blue), (other.red, other.green, other.blue), share)
        return Color.Resolved(red: r, green: g, blue: b, opacity: alpha)
    }
}

extension Color.Resolved: CustomStringConvertible {
    /// `#RRGGBBAA`
    public var description: String {
        [red, green, blue, opacity].reduce(into: "#") { text, value in
            let byte = UInt8(value.isNaN ? 0 : min(max((value * 255).rounded(), 0), 255))
            text += (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
        }
    }
}

extension Color.Resolved: Codable {
    public init(from decoder: any Decoder) throws {
        var values = try decoder.unkeyedContainer()
        linearRed = try values.decode(Float.self)
        linearGreen = try values.decode(Float.self)
        linearBlue = try values.decode(Float.self)
        opacity = try values.decode(Float.self)
    }

    public func encode(to encoder: any Encoder) throws {
        var values = encoder.unkeyedContainer()
        for value in [linearRed, linearGreen, linearBlue, opacity] { try values.encode(value) }
    }
}
