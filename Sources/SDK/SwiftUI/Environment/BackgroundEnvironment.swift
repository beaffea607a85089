/// The prominence of a background.
public struct BackgroundProminence: Hashable, Sendable {
    private enum Kind { case standard, increased }

    private let kind: Kind

    public static let standard = BackgroundProminence(kind: .standard)
    public static let increased = BackgroundProminence(kind: .increased)
}

/// Whether a material appears as in an active window.
public enum MaterialActiveAppearance: Hashable, Sendable {
    case automatic, active, inactive, matchWindow
}

private struct BackgroundProminenceKey: EnvironmentKey {
    static var defaultValue: BackgroundProminence { .standard }
}

private struct BackgroundMaterialKey: EnvironmentKey {
    static var defaultValue: Material? { nil }
}

private struct MaterialActiveAppearanceKey: EnvironmentKey {
    static var defaultValue: MaterialActiveAppearance { .automatic }
}

extension EnvironmentValues {
    nonisolated public var backgroundProminence: BackgroundProminence {
        get { self[BackgroundProminenceKey.self] }
        set { self[BackgroundProminenceKey.self] = newValue }
    }

    /// The material behind the view; `nil` unless a view sets one.
    nonisolated public var backgroundMaterial: Material? {
        get { self[BackgroundMaterialKey.self] }
        set { self[BackgroundMaterialKey.self] = newValue }
    }

    nonisolated public var materialActiveAppearance: MaterialActiveAppearance {
        get { self[MaterialActiveAppearanceKey.self] }
        set { self[MaterialActiveAppearanceKey.self] = newValue }
    }
}

extension Material {
    /// Has no effect: a widget has no window that could be inactive.
    public func materialActiveAppearance(_ appearance: MaterialActiveAppearance) -> Material { self }
}

extension View {
    nonisolated public func materialActiveAppearance(_ appearance: MaterialActiveAppearance) -> some View {
        environment(\.materialActiveAppearance, appearance)
    }
}
