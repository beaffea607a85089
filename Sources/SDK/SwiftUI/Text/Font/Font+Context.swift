import Typesetter

extension Font {
    /// The environment that determines a font's size.
    public struct Context: Hashable, Sendable {
        let dynamicTypeSize: DynamicTypeSize
        let legibilityWeight: LegibilityWeight?
    }

    /// A font with its size and weight resolved.
    public struct Resolved: Hashable, Sendable {
        /// Points.
        public let pointSize: CGFloat
        public let weight: Weight
        public let width: Width
        public let leading: Leading
        public let isBold: Bool
        public let isItalic: Bool
        public let isMonospaced: Bool
        public let isLowercaseSmallCaps: Bool
        public let isUppercaseSmallCaps: Bool
        public var isSmallCaps: Bool { isLowercaseSmallCaps && isUppercaseSmallCaps }
    }

    public func resolve(in context: Context) -> Resolved {
        var environment = EnvironmentValues.current
        environment.dynamicTypeSize = context.dynamicTypeSize
        let request = request(in: environment, modifiers: context.legibilityWeight == .bold ? [.bold(true)] : [])
        let width: Width =
            switch request.width {
            case .compressed: .compressed
            case .condensed: .condensed
            case .standard: .standard
            case .expanded: .expanded
            }
        return Resolved(
            pointSize: CGFloat(request.size), weight: Weight(value: request.weight), width: width, leading: .standard,
            isBold: request.weight >= .semibold, isItalic: request.slant == .italic,
            isMonospaced: request.family == .monospaced,
            isLowercaseSmallCaps: request.smallCapitals.contains(.lowercase),
            isUppercaseSmallCaps: request.smallCapitals.contains(.uppercase))
    }
}

extension EnvironmentValues {
    public var fontResolutionContext: Font.Context {
        Font.Context(dynamicTypeSize: dynamicTypeSize, legibilityWeight: legibilityWeight)
    }
}
