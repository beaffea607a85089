// States of the system that a widget is not told of: nothing of it holds.
extension EnvironmentValues {
    nonisolated public var accessibilityShowBorders: Bool { false }
    nonisolated public var isActivityUpdateReduced: Bool { false }
    nonisolated public var isUserAuthenticationEnabled: Bool { false }
}

/// The appearance that a view asks its presentation for.
public struct PreferredColorSchemeKey: PreferenceKey {
    public typealias Value = ColorScheme?

    public static var defaultValue: ColorScheme? { nil }

    public static func reduce(value: inout ColorScheme?, nextValue: () -> ColorScheme?) { value = value ?? nextValue() }
}

extension GeometryProxy {
    /// A widget's content has no corners of its own to keep away from.
    public var containerCornerInsets: RectangleCornerInsets { RectangleCornerInsets() }
}

/// What a modifier of accessibility makes of a view.
public struct AccessibilityAttachmentModifier: ViewModifier {
    public func body(content: Content) -> some View { content }
}

extension Transaction {
    /// Has no effect: a widget does not scroll.
    nonisolated public var scrollPositionUpdatePreservesVelocity: Bool {
        get { self[PreservesVelocity.self] }
        set { self[PreservesVelocity.self] = newValue }
    }

    /// Has no effect: a widget does not scroll.
    nonisolated public var scrollTargetAnchor: UnitPoint? {
        get { self[TargetAnchor.self] }
        set { self[TargetAnchor.self] = newValue }
    }

    private struct PreservesVelocity: TransactionKey {
        static var defaultValue: Bool { false }
    }

    private struct TargetAnchor: TransactionKey {
        static var defaultValue: UnitPoint? { nil }
    }
}

/// The simple interface of an app. A widget has no such scene.
public struct AssistiveAccess<Content: View>: Scene {
    public typealias Body = Never

    nonisolated public init(@ViewBuilder content: () -> Content) {}
}
