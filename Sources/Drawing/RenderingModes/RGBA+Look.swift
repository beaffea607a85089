import RenderModel

extension RGBA {
    static func gray(_ value: Float) -> RGBA { RGBA(red: value, green: value, blue: value) }

    /// Between two colors, component by component.
    func mixed(with other: RGBA, _ share: Double) -> RGBA {
        let right = Float(share)
        let left = 1 - right
        return RGBA(
            red: red * left + other.red * right, green: green * left + other.green * right,
            blue: blue * left + other.blue * right, alpha: alpha * left + other.alpha * right)
    }

    /// The components, without alpha, times a factor: a darker color of the same hue.
    package func darkened(to factor: Float) -> RGBA {
        RGBA(red: red * factor, green: green * factor, blue: blue * factor, alpha: alpha)
    }

    /// Relative luminance as WCAG defines it, within 0.003: sRGB's curve is replaced by a polynomial, because a power
    /// function need not give the same digits on every machine.
    var relativeLuminance: Double {
        func linear(_ value: Float) -> Double {
            let v = Double(min(max(value, 0), 1))
            return v * (v * (v * 0.305306011 + 0.682171111) + 0.012522878)
        }
        return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
    }

    /// The color itself, or a darker one of its hue whose luminance is at most the limit.
    package func limited(toLuminance limit: Double) -> RGBA {
        guard relativeLuminance > limit else { return self }
        return Self.last({ darkened(to: Float($0)) }, where: { $0.relativeLuminance <= limit })
    }

    /// The color itself, or a lighter one mixed from it and white whose luminance is at least the limit.
    func lifted(toLuminance limit: Double) -> RGBA {
        guard relativeLuminance < limit else { return self }
        return Self.last({ mixed(with: .white, 1 - $0) }, where: { $0.relativeLuminance >= limit })
    }

    /// The color nearest to 1, among those from 0 on, for which the condition holds; it must hold at 0. By halving.
    private static func last(_ color: (Double) -> RGBA, where holds: (RGBA) -> Bool) -> RGBA {
        var low = 0.0
        var high = 1.0
        for _ in 0..<20 {
            let middle = (low + high) / 2
            if holds(color(middle)) { low = middle } else { high = middle }
        }
        return color(low)
    }
}
