import RenderModel
import WidgetVocabulary

/// A color that may depend on the environment.
public struct Color: Hashable, Sendable {
    package indirect enum Provider: Hashable, Sendable {
        case resolved(Resolved)
        case system(SystemColor)
        /// A color set of the widget's asset catalog.
        case asset(name: String)
        case accent
        case faded(Provider, Double)
        case mixed(Provider, Provider, fraction: Double, perceptually: Bool)
        /// One provider per color scheme.
        case adaptive(light: Provider, dark: Provider)
    }

    /// The color space of the components.
    public enum RGBColorSpace: Hashable, Sendable {
        case sRGB
        case sRGBLinear
        case displayP3
    }

    package let provider: Provider

    package init(provider: Provider) {
        self.provider = provider
    }

    package init(system color: SystemColor) {
        provider = .system(color)
    }

    nonisolated public init(_ resolved: Resolved) {
        provider = .resolved(resolved)
    }

    nonisolated public init(
        _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
    ) {
        self.init(
            Resolved(
                colorSpace: colorSpace, red: Float(red), green: Float(green), blue: Float(blue),
                opacity: Float(opacity)))
    }

    nonisolated public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
        self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
    }

    /// - Parameter hue: 0…1 is one turn, starting at red.
    nonisolated public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
        let (red, green, blue) = ColorMath.rgb(hue: hue, saturation: saturation, brightness: brightness)
        self.init(red: red, green: green, blue: blue, opacity: opacity)
    }

    /// A color set of the widget's asset catalog. The bundle is always the widget's.
    nonisolated public init(_ name: String, bundle: Bundle? = nil) {
        provider = .asset(name: name)
    }

    nonisolated public init(_ resource: ColorResource) {
        provider = .asset(name: resource.name)
    }

    nonisolated public init(_ color: CGColor) {
        self.init(cgColor: color)
    }

    nonisolated public init(cgColor: CGColor) {
        let values = (cgColor.components ?? [0, 0, 0, 1]).map { Float($0) }
        let space: RGBColorSpace =
            switch cgColor.colorSpace?.name {
            case CGColorSpace.displayP3, CGColorSpace.extendedDisplayP3: .displayP3
            case CGColorSpace.linearSRGB, CGColorSpace.extendedLinearSRGB: .sRGBLinear
            default: .sRGB
            }
        switch values.count {
        case 4:
            self.init(
                Resolved(colorSpace: space, red: values[0], green: values[1], blue: values[2], opacity: values[3]))
        default:
            let (white, opacity) = (values.first ?? 0, values.last ?? 1)
            self.init(Resolved(red: white, green: white, blue: white, opacity: opacity))
        }
    }

    /// The color as Core Graphics represents it; `nil` when it depends on the environment.
    public var cgColor: CGColor? {
        if case .resolved(let color) = provider { return color.cgColor }
        return nil
    }
}

/// Refers to a color set of the asset catalog.
public struct ColorResource: Hashable, Sendable {
    package let name: String

    nonisolated public init(name: String, bundle: Bundle) {
        self.name = name
    }
}

extension Color: CustomStringConvertible {
    public var description: String { provider.description }
}

extension Color.Provider: CustomStringConvertible {
    package var description: String {
        switch self {
        case .resolved(let color): color.description
        case .system(.label): "primary"
        case .system(.secondaryLabel): "secondary"
        case .system(let color): color.rawValue
        case .asset(let name): "NamedColor(name: \"\(name)\", bundle: nil)"
        case .accent: "AccentColorProvider()"
        case .faded(let color, let opacity): "\(Int(exactly: (opacity * 100).rounded()) ?? 0)% \(color)"
        case .mixed(let from, let to, let fraction, _): "\(from) mixed with \(to) by \(fraction)"
        case .adaptive(let light, let dark): "light \(light), dark \(dark)"
        }
    }
}
