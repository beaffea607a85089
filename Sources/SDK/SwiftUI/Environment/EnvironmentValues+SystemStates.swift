// System states that are not available to a widget: all of them are off.
extension EnvironmentValues {
    nonisolated public var accessibilityShowBorders: Bool { false }
    nonisolated public var isActivityUpdateReduced: Bool { false }
    nonisolated public var isUserAuthenticationEnabled: Bool { false }
}

/// The color scheme that a view requests for its presentation.
public struct PreferredColorSchemeKey: PreferenceKey {
    public typealias Value = ColorScheme?

    public static var defaultValue: ColorScheme? { nil }

    public static func reduce(value: inout ColorScheme?, nextValue: () -> ColorScheme?) { value = value ?? nextValue() }
}

extension GeometryProxy {
    /// A widget's content has no concentric corners to avoid.
    public var containerCornerInsets: RectangleCornerInsets { RectangleCornerInsets() }
}

/// The view returned by an accessibility modifier.
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

/// The assistive access scene of an app. A widget has no such scene.
public struct AssistiveAccess<Content: View>: Scene {
    public typealias Body = Never

    nonisolated public init(@ViewBuilder content: () -> Content) {}
}
