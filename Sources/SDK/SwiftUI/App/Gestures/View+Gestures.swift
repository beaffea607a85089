/// How an added gesture interacts with a view's own gestures.
public struct GestureMask: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    public static let none: GestureMask = []
    public static let gesture = GestureMask(rawValue: 1)
    public static let subviews = GestureMask(rawValue: 2)
    public static let all: GestureMask = [.gesture, .subviews]
}

/// The input devices of a gesture.
public struct GestureInputKinds: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    public static let directTouch = GestureInputKinds(rawValue: 1 << 0)
    public static let pointer = GestureInputKinds(rawValue: 1 << 1)
    public static let pencil = GestureInputKinds(rawValue: 1 << 2)
    public static let all: GestureInputKinds = [.directTouch, .pointer, .pencil]
}

extension View {
    /// Has no effect: a widget's views get no touches.
    nonisolated public func gesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
        noEffect("gesture", .gestures)
    }

    nonisolated public func gesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
        noEffect("gesture", .gestures)
    }

    nonisolated public func gesture<T: Gesture>(_ gesture: T, name: String, isEnabled: Bool = true) -> some View {
        noEffect("gesture", .gestures)
    }

    /// Has no effect: a widget's views get no touches.
    nonisolated public func simultaneousGesture<T: Gesture>(
        _ gesture: T, including mask: GestureMask = .all
    ) -> some View {
        noEffect("simultaneousGesture", .gestures)
    }

    nonisolated public func simultaneousGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
        noEffect("simultaneousGesture", .gestures)
    }

    nonisolated public func simultaneousGesture<T: Gesture>(
        _ gesture: T, name: String, isEnabled: Bool = true
    ) -> some View {
        noEffect("simultaneousGesture", .gestures)
    }

    /// Has no effect: a widget's views get no touches.
    nonisolated public func highPriorityGesture<T: Gesture>(
        _ gesture: T, including mask: GestureMask = .all
    ) -> some View {
        noEffect("highPriorityGesture", .gestures)
    }

    nonisolated public func highPriorityGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
        noEffect("highPriorityGesture", .gestures)
    }

    nonisolated public func highPriorityGesture<T: Gesture>(
        _ gesture: T, name: String, isEnabled: Bool = true
    ) -> some View {
        noEffect("highPriorityGesture", .gestures)
    }

    /// Has no effect: a widget's views get no touches.
    nonisolated public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
        noEffect("onTapGesture", .gestures)
    }

    nonisolated public func onTapGesture(
        count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local,
        perform action: @escaping (CGPoint) -> Void
    ) -> some View {
        noEffect("onTapGesture", .gestures)
    }

    @_disfavoredOverload
    nonisolated public func onTapGesture(
        count: Int = 1, coordinateSpace: CoordinateSpace, perform action: @escaping (CGPoint) -> Void
    ) -> some View {
        noEffect("onTapGesture", .gestures)
    }

    /// Has no effect: a widget's views get no touches.
    nonisolated public func onLongPressGesture(
        minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, perform action: @escaping () -> Void,
        onPressingChanged: ((Bool) -> Void)? = nil
    ) -> some View {
        noEffect("onLongPressGesture", .gestures)
    }

    @_disfavoredOverload
    nonisolated public func onLongPressGesture(
        minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, pressing: ((Bool) -> Void)? = nil,
        perform action: @escaping () -> Void
    ) -> some View {
        noEffect("onLongPressGesture", .gestures)
    }

    /// Has no effect: a widget's views get no touches.
    nonisolated public func onLongTouchGesture(
        minimumDuration: Double = 0.5, perform action: @escaping () -> Void = {},
        onTouchingChanged: ((Bool) -> Void)? = nil
    ) -> some View {
        noEffect("onLongTouchGesture", .gestures)
    }

    /// Has no effect: a widget's views get no touches.
    nonisolated public func handGestureShortcut(_ shortcut: HandGestureShortcut, isEnabled: Bool = true) -> some View {
        noEffect("handGestureShortcut", .gestures)
    }
}

/// A hand gesture on Apple Watch.
public struct HandGestureShortcut: Hashable, Sendable {
    private let name: String

    public static let primaryAction = HandGestureShortcut(name: "primaryAction")
}
