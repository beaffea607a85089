/// Which variant of a text is shown.
public protocol TextVariantPreference {}

public struct FixedTextVariant: TextVariantPreference, Hashable, Sendable {
    nonisolated public init() {}
}

public struct SizeDependentTextVariant: TextVariantPreference, Hashable, Sendable {
    nonisolated public init() {}
}

extension TextVariantPreference where Self == FixedTextVariant {
    nonisolated public static var fixed: FixedTextVariant { FixedTextVariant() }
}

extension TextVariantPreference where Self == SizeDependentTextVariant {
    nonisolated public static var sizeDependent: SizeDependentTextVariant { SizeDependentTextVariant() }
}

extension Text {
    /// Has no effect: texts have one variant.
    nonisolated public func textVariant<V: TextVariantPreference>(_ preference: V) -> some View { self }
}
