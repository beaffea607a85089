import Typesetter

/// A length that follows Dynamic Type.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
    private let base: Value
    private let style: Font.TextStyle

    nonisolated public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle = .body) {
        base = wrappedValue
        style = textStyle
    }

    /// The length in the current environment, in points, rounded to a whole pixel. It scales with the style's leading
    /// (as UIKit documents for its font metrics; N1805–N1820).
    public var wrappedValue: Value {
        let environment = EnvironmentValues.current
        let step = environment.dynamicTypeSize.typeSize
        guard step != .large else { return base }
        let platform = environment.typographyPlatform
        let now = TextStyleTable.metrics(of: style.typesetterStyle, at: step, platform: platform).leading
        let usual = TextStyleTable.metrics(of: style.typesetterStyle, at: .large, platform: platform).leading
        let scale = environment.displayScale > 0 ? Double(environment.displayScale) : 1
        return Value((Double(base) * now / usual * scale).rounded() / scale)
    }
}
