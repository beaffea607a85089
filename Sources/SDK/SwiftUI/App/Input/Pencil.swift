/// A double tap on Apple Pencil.
public struct PencilDoubleTapGestureValue: Hashable, Sendable {
    public let hoverPose: PencilHoverPose?
}

/// A squeeze of Apple Pencil.
public struct PencilSqueezeGestureValue: Hashable, Sendable {
    public let hoverPose: PencilHoverPose?
}

public enum PencilSqueezeGesturePhase: Hashable, Sendable {
    case active(PencilSqueezeGestureValue)
    case ended(PencilSqueezeGestureValue)
    case failed
}

/// The hover pose of Apple Pencil.
public struct PencilHoverPose: Hashable, Sendable {
    public let location: CGPoint
    public let anchor: UnitPoint
    public let zDistance: CGFloat
    public let altitude: Angle
    public let azimuth: Angle
    public let roll: Angle

    public static func == (lhs: PencilHoverPose, rhs: PencilHoverPose) -> Bool {
        lhs.location == rhs.location && lhs.zDistance == rhs.zDistance
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(location.x)
        hasher.combine(location.y)
    }
}

/// The user's preferred action for an Apple Pencil gesture.
public struct PencilPreferredAction: Hashable, Sendable {
    private let name: String

    public static let ignore = PencilPreferredAction(name: "ignore")
    public static let switchEraser = PencilPreferredAction(name: "switchEraser")
    public static let switchPrevious = PencilPreferredAction(name: "switchPrevious")
    public static let showColorPalette = PencilPreferredAction(name: "showColorPalette")
    public static let showInkAttributes = PencilPreferredAction(name: "showInkAttributes")
    public static let showContextualPalette = PencilPreferredAction(name: "showContextualPalette")
    public static let runSystemShortcut = PencilPreferredAction(name: "runSystemShortcut")
}

extension EnvironmentValues {
    /// Apple Pencil does not reach a widget.
    nonisolated public var preferredPencilDoubleTapAction: PencilPreferredAction { .ignore }

    /// Apple Pencil does not reach a widget.
    nonisolated public var preferredPencilSqueezeAction: PencilPreferredAction { .ignore }
}

extension View {
    /// Has no effect: Apple Pencil does not reach a widget.
    nonisolated public func onPencilDoubleTap(
        perform action: @escaping (_ value: PencilDoubleTapGestureValue) -> Void
    ) -> some View {
        noEffect("onPencilDoubleTap", .pencil)
    }

    /// Has no effect: Apple Pencil does not reach a widget.
    nonisolated public func onPencilSqueeze(
        perform action: @escaping (_ phase: PencilSqueezeGesturePhase) -> Void
    ) -> some View {
        noEffect("onPencilSqueeze", .pencil)
    }
}
