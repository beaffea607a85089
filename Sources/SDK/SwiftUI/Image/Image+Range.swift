extension Image {
    /// The dynamic range of an image.
    public struct DynamicRange: Hashable, Sendable {
        private enum Kind { case standard, constrainedHigh, high }

        private let kind: Kind

        public static let standard = DynamicRange(kind: .standard)
        public static let constrainedHigh = DynamicRange(kind: .constrainedHigh)
        public static let high = DynamicRange(kind: .high)
    }

    /// Accepted: images are drawn in the standard range.
    nonisolated public func allowedDynamicRange(_ range: DynamicRange?) -> Image { self }

    nonisolated public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil, label: Text) {
        self.init(name, bundle: bundle, label: label)
    }

    nonisolated public init(decorative name: String, variableValue: Double?, bundle: Bundle? = nil) {
        self.init(decorative: name, bundle: bundle)
    }
}

/// How the colors of a symbol's layers are drawn.
public struct SymbolColorRenderingMode: Hashable, Sendable {
    enum Kind { case flat, gradient }

    let kind: Kind

    public static let flat = SymbolColorRenderingMode(kind: .flat)
    /// From a lighter color at the top to the color itself.
    public static let gradient = SymbolColorRenderingMode(kind: .gradient)
}

/// What a symbol's variable value affects.
public struct SymbolVariableValueMode: Hashable, Sendable {
    private enum Kind { case color, draw }

    private let kind: Kind

    public static let color = SymbolVariableValueMode(kind: .color)
    public static let draw = SymbolVariableValueMode(kind: .draw)
}

private struct SymbolColorKey: EnvironmentKey {
    static var defaultValue: SymbolColorRenderingMode? { nil }
}

private struct SymbolValueKey: EnvironmentKey {
    static var defaultValue: SymbolVariableValueMode? { nil }
}

private struct DynamicRangeKey: EnvironmentKey {
    static var defaultValue: Image.DynamicRange? { nil }
}

extension EnvironmentValues {
    nonisolated public var symbolColorRenderingMode: SymbolColorRenderingMode? {
        get { self[SymbolColorKey.self] }
        set { self[SymbolColorKey.self] = newValue }
    }

    nonisolated public var symbolVariableValueMode: SymbolVariableValueMode? {
        get { self[SymbolValueKey.self] }
        set { self[SymbolValueKey.self] = newValue }
    }

    nonisolated public var allowedDynamicRange: Image.DynamicRange? {
        get { self[DynamicRangeKey.self] }
        set { self[DynamicRangeKey.self] = newValue }
    }
}

extension View {
    nonisolated public func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> some View {
        environment(\.symbolColorRenderingMode, mode)
    }

    /// Accepted: the value fades the layers above it.
    nonisolated public func symbolVariableValueMode(_ mode: SymbolVariableValueMode?) -> some View {
        environment(\.symbolVariableValueMode, mode)
    }

    /// Accepted: images are drawn in the standard range.
    nonisolated public func allowedDynamicRange(_ range: Image.DynamicRange?) -> some View {
        environment(\.allowedDynamicRange, range)
    }
}

extension Image {
    nonisolated public func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> Image {
        var copy = self
        copy.symbolColorMode = mode
        return copy
    }

    /// Accepted: the value fades the layers above it.
    nonisolated public func symbolVariableValueMode(_ mode: SymbolVariableValueMode?) -> Image { self }
}
