private struct IconSpacingKey: EnvironmentKey {
    static var defaultValue: CGFloat? { nil }
}

private struct IconWidthKey: EnvironmentKey {
    static var defaultValue: CGFloat? { nil }
}

extension EnvironmentValues {
    /// Points between the icon and the title of a label; `nil` for the default.
    nonisolated public var labelIconToTitleSpacing: CGFloat? {
        get { self[IconSpacingKey.self] }
        set { self[IconSpacingKey.self] = newValue }
    }

    /// Points reserved for a label's icon; `nil` for the icon's own width.
    nonisolated public var labelReservedIconWidth: CGFloat? {
        get { self[IconWidthKey.self] }
        set { self[IconWidthKey.self] = newValue }
    }
}

extension View {
    nonisolated public func labelIconToTitleSpacing(_ spacing: CGFloat) -> some View {
        environment(\.labelIconToTitleSpacing, spacing)
    }

    nonisolated public func labelReservedIconWidth(_ value: CGFloat) -> some View {
        environment(\.labelReservedIconWidth, value)
    }
}
