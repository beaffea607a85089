import Typesetter

/// The user's text size.
public enum DynamicTypeSize: CaseIterable, Comparable, Hashable, Sendable {
    case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
    case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

    public var isAccessibilitySize: Bool { self >= .accessibility1 }
}

/// The user's Bold Text setting.
public enum LegibilityWeight: Hashable, Sendable {
    case regular, bold
}

private struct DynamicTypeSizeKey: EnvironmentKey {
    static var defaultValue: DynamicTypeSize { .large }
}

private struct LegibilityWeightKey: EnvironmentKey {
    static var defaultValue: LegibilityWeight? { nil }
}

private struct TypographyPlatformKey: EnvironmentKey {
    static var defaultValue: TypographyPlatform { .iOS }
}

extension EnvironmentValues {
    /// The operating system whose text styles are used.
    package var typographyPlatform: TypographyPlatform {
        get { self[TypographyPlatformKey.self] }
        set { self[TypographyPlatformKey.self] = newValue }
    }

    nonisolated public var dynamicTypeSize: DynamicTypeSize {
        get { self[DynamicTypeSizeKey.self] }
        set { self[DynamicTypeSizeKey.self] = newValue }
    }

    nonisolated public var legibilityWeight: LegibilityWeight? {
        get { self[LegibilityWeightKey.self] }
        set { self[LegibilityWeightKey.self] = newValue }
    }
}

extension View {
    nonisolated public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
        environment(\.dynamicTypeSize, size)
    }

    /// Limits the type size to a range.
    nonisolated public func dynamicTypeSize<T: RangeExpression>(_ range: T) -> some View
    where T.Bound == DynamicTypeSize {
        transformEnvironment(\.dynamicTypeSize) { size in
            let allowed = DynamicTypeSize.allCases.filter { range.contains($0) }
            guard let lowest = allowed.first, let highest = allowed.last else { return }
            size = min(max(size, lowest), highest)
        }
    }
}
