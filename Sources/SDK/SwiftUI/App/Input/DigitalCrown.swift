/// The sensitivity of the crown.
public enum DigitalCrownRotationalSensitivity: Sendable {
    case low, medium, high
}

/// A rotation of the crown.
public struct DigitalCrownEvent: Sendable {
    public var offset: Double
    public var velocity: Double
}

extension View {
    /// Has no effect: the crown turns pages, not a widget.
    nonisolated public func digitalCrownRotation<V: BinaryFloatingPoint>(
        _ binding: Binding<V>, from minValue: V, through maxValue: V, by stride: V.Stride? = nil,
        sensitivity: DigitalCrownRotationalSensitivity = .high, isContinuous: Bool = false,
        isHapticFeedbackEnabled: Bool = true
    ) -> some View where V.Stride: BinaryFloatingPoint {
        noEffect("digitalCrownRotation", .gestures)
    }

    nonisolated public func digitalCrownRotation<V: BinaryFloatingPoint>(_ binding: Binding<V>) -> some View {
        noEffect("digitalCrownRotation", .gestures)
    }

    nonisolated public func digitalCrownRotation<V: BinaryFloatingPoint>(
        _ binding: Binding<V>, onChange: @escaping (DigitalCrownEvent) -> Void = { _ in },
        onIdle: @escaping () -> Void = {}
    ) -> some View {
        noEffect("digitalCrownRotation", .gestures)
    }

    nonisolated public func digitalCrownRotation<V: BinaryFloatingPoint>(
        detent: Binding<V>, from minValue: V, through maxValue: V, by stride: V.Stride? = nil,
        sensitivity: DigitalCrownRotationalSensitivity = .high, isContinuous: Bool = false,
        isHapticFeedbackEnabled: Bool = true, onChange: @escaping (DigitalCrownEvent) -> Void = { _ in },
        onIdle: @escaping () -> Void = {}
    ) -> some View where V.Stride: BinaryFloatingPoint {
        noEffect("digitalCrownRotation", .gestures)
    }

    /// Has no effect: a widget has no crown.
    nonisolated public func digitalCrownAccessory(_ visibility: Visibility) -> some View {
        noEffect("digitalCrownAccessory", .gestures)
    }

    nonisolated public func digitalCrownAccessory<Content: View>(@ViewBuilder content: () -> Content) -> some View {
        noEffect("digitalCrownAccessory", .gestures)
    }
}
