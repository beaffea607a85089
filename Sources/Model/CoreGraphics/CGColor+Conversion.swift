import Foundation

extension CGColor {
    public convenience init(genericGrayGamma2_2Gray gray: CGFloat, alpha: CGFloat) {
        self.init(gray: gray, alpha: alpha)
    }

    public convenience init(
        genericCMYKCyan cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat
    ) {
        self.init(
            red: (1 - cyan) * (1 - black), green: (1 - magenta) * (1 - black), blue: (1 - yellow) * (1 - black),
            alpha: alpha)
    }

    public func copy() -> CGColor? { self }

    /// The same color in another space; the rendering intent is ignored, and values outside the gamut are kept in
    /// extended spaces.
    public func converted(
        to space: CGColorSpace, intent: CGColorRenderingIntent, options: [AnyHashable: Any]?
    ) -> CGColor? {
        guard let from = colorSpace, let components else { return nil }
        if from == space { return self }
        guard let linear = from.linearSRGB(of: components.map { Double($0) }),
            let values = space.components(ofLinearSRGB: linear)
        else { return nil }
        let all = (values + [Double(components.last ?? 1)]).map { CGFloat($0) }
        return all.withUnsafeBufferPointer { buffer in
            buffer.baseAddress.flatMap { CGColor(colorSpace: space, components: $0) }
        }
    }
}

extension CGColorSpace {
    private var isExtended: Bool { name?.contains("Extended") ?? false }
    private var isLinear: Bool { name?.contains("Linear") ?? false }
    private var hasP3Primaries: Bool { name?.contains("DisplayP3") ?? false }

    /// The linear sRGB components of a color in this space.
    fileprivate func linearSRGB(of components: [Double]) -> SIMD3<Double>? {
        switch model {
        case .monochrome:
            guard let gray = components.first else { return nil }
            return SIMD3(repeating: isLinear ? gray : SRGBCurve.linear(gray))
        case .rgb where components.count >= 3:
            let raw = SIMD3(components[0], components[1], components[2])
            let linear = isLinear ? raw : Self.linear(raw)
            return hasP3Primaries ? Self.times(Self.p3ToSRGB, linear) : linear
        case .cmyk where components.count >= 4:
            let light = SIMD3(components[0], components[1], components[2])
            let raw = (SIMD3(repeating: 1) - light) * (1 - components[3])
            return Self.linear(raw)
        default: return nil
        }
    }

    fileprivate func components(ofLinearSRGB color: SIMD3<Double>) -> [Double]? {
        func kept(_ values: [Double]) -> [Double] { isExtended ? values : values.map { min(max($0, 0), 1) } }
        switch model {
        case .monochrome:
            let light = 0.2126 * color.x + 0.7152 * color.y + 0.0722 * color.z
            return kept([isLinear ? light : SRGBCurve.encoded(light)])
        case .rgb:
            let own = hasP3Primaries ? Self.times(Self.sRGBToP3, color) : color
            return kept([own.x, own.y, own.z].map { isLinear ? $0 : SRGBCurve.encoded($0) })
        default: return nil
        }
    }

    private static func linear(_ color: SIMD3<Double>) -> SIMD3<Double> {
        SIMD3(SRGBCurve.linear(color.x), SRGBCurve.linear(color.y), SRGBCurve.linear(color.z))
    }

    /// Rows, from the chromaticities of both spaces with the white point D65.
    private static let p3ToSRGB: [SIMD3<Double>] = [
        [1.2249401762805598, -0.2249401762805598, 0], [-0.042056954709688163, 1.0420569547096881, 0],
        [-0.019637554590334432, -0.078636045550631889, 1.0982736001409663],
    ]
    private static let sRGBToP3: [SIMD3<Double>] = [
        [0.82246196871436230, 0.17753803128563775, 0], [0.033194198850963629, 0.96680580114903637, 0],
        [0.017082631072051830, 0.072397440667960254, 0.91051992826098781],
    ]

    private static func times(_ rows: [SIMD3<Double>], _ color: SIMD3<Double>) -> SIMD3<Double> {
        SIMD3((rows[0] * color).sum(), (rows[1] * color).sum(), (rows[2] * color).sum())
    }
}
