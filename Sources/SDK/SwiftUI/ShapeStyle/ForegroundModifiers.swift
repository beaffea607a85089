/// Sets the foreground styles of the content, primary first.
struct ForegroundStyleModifier: EnvironmentModifier {
    typealias Body = Never

    let styles: [AnyShapeStyle]

    nonisolated func modify(_ environment: inout EnvironmentValues) {
        environment.setForegroundStyles(styles)
    }
}

/// Sets or, with `nil`, removes the tint of the content.
struct TintModifier: EnvironmentModifier {
    typealias Body = Never

    let style: AnyShapeStyle?

    nonisolated func modify(_ environment: inout EnvironmentValues) {
        environment.tintScope = style.map { StyleScope([$0], outer: environment.tintScope) }
    }
}

extension View {
    nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
        modifier(ForegroundStyleModifier(styles: [AnyShapeStyle(style)]))
    }

    nonisolated public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(
        _ primary: S1, _ secondary: S2
    ) -> some View {
        modifier(ForegroundStyleModifier(styles: [AnyShapeStyle(primary), AnyShapeStyle(secondary)]))
    }

    nonisolated public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
        _ primary: S1, _ secondary: S2, _ tertiary: S3
    ) -> some View {
        modifier(
            ForegroundStyleModifier(
                styles: [AnyShapeStyle(primary), AnyShapeStyle(secondary), AnyShapeStyle(tertiary)]))
    }

    /// `nil` restores the default foreground.
    nonisolated public func foregroundColor(_ color: Color?) -> some View {
        modifier(ForegroundStyleModifier(styles: color.map { [AnyShapeStyle($0)] } ?? []))
    }

    nonisolated public func tint<S: ShapeStyle>(_ tint: S?) -> some View {
        modifier(TintModifier(style: tint.map { AnyShapeStyle($0) }))
    }

    nonisolated public func tint(_ tint: Color?) -> some View {
        modifier(TintModifier(style: tint.map { AnyShapeStyle($0) }))
    }

    nonisolated public func accentColor(_ accentColor: Color?) -> some View {
        modifier(TintModifier(style: accentColor.map { AnyShapeStyle($0) }))
    }

    nonisolated public func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View {
        transformEnvironment(\.backgroundStyle) { $0 = AnyShapeStyle(style) }
    }
}
