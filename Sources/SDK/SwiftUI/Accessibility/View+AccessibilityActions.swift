/// An action of a view, in addition to its default action, for assistive technologies.
public struct AccessibilityActionKind: Equatable, Sendable {
    private enum Kind: Equatable {
        case standard, escape, magicTap, delete, showMenu
        case named(Text)
    }

    private let kind: Kind

    private init(_ kind: Kind) {
        self.kind = kind
    }

    public init(named name: Text) {
        kind = .named(name)
    }

    public static let `default` = AccessibilityActionKind(.standard)
    public static let escape = AccessibilityActionKind(.escape)
    public static let magicTap = AccessibilityActionKind(.magicTap)
    public static let delete = AccessibilityActionKind(.delete)
    public static let showMenu = AccessibilityActionKind(.showMenu)
}

/// The category of a group of actions.
public struct AccessibilityActionCategory: Equatable, Sendable {
    private enum Kind: Equatable {
        case standard, edit
        case named(Text)
    }

    private let kind: Kind

    private init(_ kind: Kind) {
        self.kind = kind
    }

    public init(_ name: Text) {
        kind = .named(name)
    }

    public init(_ nameKey: LocalizedStringKey) {
        kind = .named(Text(nameKey))
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ name: S) {
        kind = .named(Text(name))
    }

    public static let `default` = AccessibilityActionCategory(.standard)
    public static let edit = AccessibilityActionCategory(.edit)
}

public enum AccessibilityAdjustmentDirection: Hashable, Sendable {
    case increment, decrement
}

/// A zoom step by an assistive technology.
public struct AccessibilityZoomGestureAction {
    public enum Direction: Hashable, Sendable {
        case zoomIn, zoomOut
    }

    public let direction: Direction
    public let location: UnitPoint
    public let point: CGPoint
}

/// Options for direct touch.
public struct AccessibilityDirectTouchOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    public static let requiresActivation = AccessibilityDirectTouchOptions(rawValue: 1 << 0)
    public static let silentOnTouch = AccessibilityDirectTouchOptions(rawValue: 1 << 1)
}

/// Has no effect: a widget's picture has only the actions of its controls and links.
extension View {
    nonisolated public func accessibilityAction(
        _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
    ) -> some View {
        self
    }

    nonisolated public func accessibilityAction(named name: Text, _ handler: @escaping () -> Void) -> some View { self }

    nonisolated public func accessibilityAction(
        named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void
    ) -> some View {
        self
    }

    @_disfavoredOverload
    nonisolated public func accessibilityAction(
        named name: LocalizedStringResource, _ handler: @escaping () -> Void
    ) -> some View {
        self
    }

    @_disfavoredOverload
    nonisolated public func accessibilityAction<S: StringProtocol>(
        named name: S, _ handler: @escaping () -> Void
    ) -> some View {
        self
    }

    nonisolated public func accessibilityAction<Label: View>(
        action: @escaping () -> Void, @ViewBuilder label: () -> Label
    ) -> some View {
        self
    }

    nonisolated public func accessibilityActions<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
        self
    }

    nonisolated public func accessibilityActions<Content: View>(
        category: AccessibilityActionCategory, @ViewBuilder _ content: () -> Content
    ) -> some View {
        self
    }

    nonisolated public func accessibilityAdjustableAction(
        _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
    ) -> some View {
        self
    }

    nonisolated public func accessibilityScrollAction(_ handler: @escaping (Edge) -> Void) -> some View { self }

    nonisolated public func accessibilityZoomAction(
        _ handler: @escaping (AccessibilityZoomGestureAction) -> Void
    ) -> some View {
        self
    }

    nonisolated public func accessibilityActivationPoint(_ activationPoint: CGPoint) -> some View { self }
    nonisolated public func accessibilityActivationPoint(_ activationPoint: UnitPoint) -> some View { self }

    nonisolated public func accessibilityActivationPoint(_ activationPoint: CGPoint, isEnabled: Bool) -> some View {
        self
    }

    nonisolated public func accessibilityActivationPoint(_ activationPoint: UnitPoint, isEnabled: Bool) -> some View {
        self
    }

    nonisolated public func accessibility(activationPoint: CGPoint) -> some View { self }
    nonisolated public func accessibility(activationPoint: UnitPoint) -> some View { self }

    nonisolated public func accessibilityDirectTouch(
        _ isDirectTouchArea: Bool = true, options: AccessibilityDirectTouchOptions = []
    ) -> some View {
        self
    }

    nonisolated public func accessibilityDragPoint(_ point: UnitPoint, description: Text) -> some View { self }

    nonisolated public func accessibilityDragPoint(_ point: UnitPoint, description: LocalizedStringKey) -> some View {
        self
    }

    @_disfavoredOverload
    nonisolated public func accessibilityDragPoint<S: StringProtocol>(_ point: UnitPoint, description: S) -> some View {
        self
    }

    nonisolated public func accessibilityDropPoint(_ point: UnitPoint, description: Text) -> some View { self }

    nonisolated public func accessibilityDropPoint(_ point: UnitPoint, description: LocalizedStringKey) -> some View {
        self
    }

    @_disfavoredOverload
    nonisolated public func accessibilityDropPoint<S: StringProtocol>(_ point: UnitPoint, description: S) -> some View {
        self
    }
}
