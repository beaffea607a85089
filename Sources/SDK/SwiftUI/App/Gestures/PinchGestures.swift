/// A pinch.
public struct MagnificationGesture {
    public var minimumScaleDelta: CGFloat

    nonisolated public init(minimumScaleDelta: CGFloat = 0.01) {
        self.minimumScaleDelta = minimumScaleDelta
    }
}

extension MagnificationGesture: Gesture {
    public typealias Value = CGFloat
    public typealias Body = Never
}

/// A pinch with its location and velocity.
public struct MagnifyGesture {
    public struct Value: Equatable, Sendable {
        public var time: Date
        public var magnification: CGFloat
        public var velocity: CGFloat
        public var startAnchor: UnitPoint
        public var startLocation: CGPoint
    }

    public var minimumScaleDelta: CGFloat

    nonisolated public init(minimumScaleDelta: CGFloat = 0.01) {
        self.minimumScaleDelta = minimumScaleDelta
    }
}

extension MagnifyGesture: Gesture {
    public typealias Body = Never
}

/// A two-finger rotation.
public struct RotationGesture {
    public var minimumAngleDelta: Angle

    nonisolated public init(minimumAngleDelta: Angle = .degrees(1)) {
        self.minimumAngleDelta = minimumAngleDelta
    }
}

extension RotationGesture: Gesture {
    public typealias Value = Angle
    public typealias Body = Never
}

/// A two-finger rotation with its location and velocity.
public struct RotateGesture {
    public struct Value: Equatable, Sendable {
        public var time: Date
        public var rotation: Angle
        public var velocity: Angle
        public var startAnchor: UnitPoint
        public var startLocation: CGPoint
    }

    public var minimumAngleDelta: Angle

    nonisolated public init(minimumAngleDelta: Angle = .degrees(1)) {
        self.minimumAngleDelta = minimumAngleDelta
    }
}

extension RotateGesture: Gesture {
    public typealias Body = Never
}
