/// Styles that a modifier set for its content, and the outer ones.
///
/// A style is resolved in the outer scope, so that `.foregroundStyle(.secondary)` inside `.foregroundStyle(.blue)` is
/// the second level of blue, and a style that refers to itself ends at the default.
final class StyleScope: Sendable {
    /// One per level, primary first; never empty.
    let styles: [AnyShapeStyle]
    let outer: StyleScope?

    init(_ styles: [AnyShapeStyle], outer: StyleScope?) {
        self.styles = styles
        self.outer = outer
    }

    /// Levels beyond the given ones are levels of the last one.
    ///
    /// - Parameter restore: makes a scope the current one of its kind.
    func resolve(
        _ request: _ShapeStyleRequest, _ restore: (inout EnvironmentValues, StyleScope?) -> Void
    ) -> _ResolvedShapeStyle {
        var inner = request
        restore(&inner.environment, outer)
        let index = min(request.level, styles.count - 1)
        inner.level = request.level - index
        return styles[index]._resolve(inner)
    }
}

private struct ForegroundScopeKey: EnvironmentKey {
    static var defaultValue: StyleScope? { nil }
}

private struct TintScopeKey: EnvironmentKey {
    static var defaultValue: StyleScope? { nil }
}

private struct BackgroundScopeKey: EnvironmentKey {
    static var defaultValue: StyleScope? { nil }
}

extension EnvironmentValues {
    var foregroundScope: StyleScope? {
        get { self[ForegroundScopeKey.self] }
        set { self[ForegroundScopeKey.self] = newValue }
    }

    var tintScope: StyleScope? {
        get { self[TintScopeKey.self] }
        set { self[TintScopeKey.self] = newValue }
    }

    var backgroundScope: StyleScope? {
        get { self[BackgroundScopeKey.self] }
        set { self[BackgroundScopeKey.self] = newValue }
    }

    /// Replaces the foreground styles, from the primary level on, in this environment.
    package mutating func setForegroundStyles(_ styles: [AnyShapeStyle]) {
        foregroundScope = styles.isEmpty ? nil : StyleScope(styles, outer: foregroundScope)
    }

    /// The foreground at a level: 0 primary, 1 secondary, … Used for texts, symbols and shapes.
    package func foregroundStyle(level: Int = 0) -> _ResolvedShapeStyle {
        let request = _ShapeStyleRequest(environment: self, level: level)
        if let foregroundScope {
            return foregroundScope.resolve(request) { $0.foregroundScope = $1 }
        }
        return Color(system: StyleLevels.foreground(level))._resolve(_ShapeStyleRequest(environment: self))
    }

    /// The tint at a level; the accent color when none is set.
    package func tintStyle(level: Int = 0) -> _ResolvedShapeStyle {
        let request = _ShapeStyleRequest(environment: self, level: level)
        if let tintScope {
            return tintScope.resolve(request) { $0.tintScope = $1 }
        }
        return Color.accentColor._resolve(request)
    }

    /// The background style that was set, from the primary level on.
    public var backgroundStyle: AnyShapeStyle? {
        get { backgroundScope?.styles.first }
        set { backgroundScope = newValue.map { StyleScope([$0], outer: backgroundScope) } }
    }
}
