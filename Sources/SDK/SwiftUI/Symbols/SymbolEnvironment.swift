import SymbolSet

/// The rendering mode of a symbol's layers.
public struct SymbolRenderingMode: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
        case monochrome, hierarchical, palette, multicolor
    }

    let kind: Kind

    /// One color for all.
    public static let monochrome = SymbolRenderingMode(kind: .monochrome)
    /// One color, fainter layer by layer.
    public static let hierarchical = SymbolRenderingMode(kind: .hierarchical)
    /// A separate style for each layer.
    public static let palette = SymbolRenderingMode(kind: .palette)
    /// The symbol's own colors.
    public static let multicolor = SymbolRenderingMode(kind: .multicolor)
}

/// A variant of a symbol, such as filled or in a circle.
public struct SymbolVariants: Hashable, Sendable {
    enum Enclosure: String, Hashable, Sendable {
        case circle, square, rectangle
    }

    var enclosure: Enclosure?
    var isFilled = false
    var isSlashed = false

    public static let none = SymbolVariants()
    public static let circle = SymbolVariants(enclosure: .circle)
    public static let square = SymbolVariants(enclosure: .square)
    public static let rectangle = SymbolVariants(enclosure: .rectangle)
    public static let fill = SymbolVariants(isFilled: true)
    public static let slash = SymbolVariants(isSlashed: true)

    private func with(_ change: (inout SymbolVariants) -> Void) -> SymbolVariants {
        var copy = self
        change(&copy)
        return copy
    }

    public var circle: SymbolVariants { with { $0.enclosure = .circle } }
    public var square: SymbolVariants { with { $0.enclosure = .square } }
    public var rectangle: SymbolVariants { with { $0.enclosure = .rectangle } }
    public var fill: SymbolVariants { with { $0.isFilled = true } }
    public var slash: SymbolVariants { with { $0.isSlashed = true } }

    public func contains(_ other: SymbolVariants) -> Bool {
        (other.enclosure == nil || enclosure == other.enclosure) && (!other.isFilled || isFilled)
            && (!other.isSlashed || isSlashed)
    }

    func union(_ other: SymbolVariants) -> SymbolVariants {
        SymbolVariants(
            enclosure: other.enclosure ?? enclosure, isFilled: isFilled || other.isFilled,
            isSlashed: isSlashed || other.isSlashed)
    }

    /// The name with all variants, then with fewer, until the library has one; the unchanged name if it has none.
    ///
    /// Apple's names put a slash before an enclosure and the fill last: `bell.slash`, `bell.circle.fill`.
    func name(for base: String, known: (String) -> Bool) -> String {
        let endsFilled = base.hasSuffix(".fill")
        let stem = endsFilled ? String(base.dropLast(".fill".count)) : base
        let present = Set(stem.split(separator: ".").dropFirst().map(String.init))
        func name(_ enclosure: Enclosure?, _ slash: Bool, _ fill: Bool) -> String {
            var name = stem
            if slash, !present.contains("slash") { name += ".slash" }
            if let enclosure, !present.contains(enclosure.rawValue) { name += ".\(enclosure.rawValue)" }
            return fill || endsFilled ? name + ".fill" : name
        }
        let candidates = [
            name(enclosure, isSlashed, isFilled), name(enclosure, isSlashed, false), name(nil, isSlashed, isFilled),
            name(enclosure, false, isFilled), name(nil, isSlashed, false), name(nil, false, isFilled),
        ]
        return candidates.first(where: known) ?? base
    }
}

private struct ImageScaleKey: EnvironmentKey { static var defaultValue: Image.Scale { .medium } }
private struct SymbolVariantsKey: EnvironmentKey { static var defaultValue: SymbolVariants { .none } }
private struct SymbolRenderingModeKey: EnvironmentKey { static var defaultValue: SymbolRenderingMode? { nil } }

extension EnvironmentValues {
    nonisolated public var imageScale: Image.Scale {
        get { self[ImageScaleKey.self] }
        set { self[ImageScaleKey.self] = newValue }
    }

    nonisolated public var symbolVariants: SymbolVariants {
        get { self[SymbolVariantsKey.self] }
        set { self[SymbolVariantsKey.self] = newValue }
    }

    nonisolated public var symbolRenderingMode: SymbolRenderingMode? {
        get { self[SymbolRenderingModeKey.self] }
        set { self[SymbolRenderingModeKey.self] = newValue }
    }
}

extension View {
    nonisolated public func imageScale(_ scale: Image.Scale) -> some View { environment(\.imageScale, scale) }

    nonisolated public func symbolVariant(_ variant: SymbolVariants) -> some View {
        transformEnvironment(\.symbolVariants) { $0 = variant == .none ? .none : $0.union(variant) }
    }

    nonisolated public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
        environment(\.symbolRenderingMode, mode)
    }
}

extension Image.Scale {
    var symbolScale: SymbolScale {
        switch self {
        case .small: .small
        case .medium: .medium
        case .large: .large
        }
    }
}
