/// A drag.
public struct DragGesture {
    public struct Value: Equatable, Sendable {
        public var time: Date
        public var location: CGPoint
        public var startLocation: CGPoint
        public var translation: CGSize {
            CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
        }
        public var velocity: CGSize
        public var predictedEndLocation: CGPoint
        public var predictedEndTranslation: CGSize
    }

    /// Points.
    public var minimumDistance: CGFloat
    nonisolated(unsafe) public var coordinateSpace: CoordinateSpace

    nonisolated public init(
        minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol = .local
    ) {
        self.minimumDistance = minimumDistance
        self.coordinateSpace = coordinateSpace.coordinateSpace
    }

    @_disfavoredOverload
    nonisolated public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace) {
        self.minimumDistance = minimumDistance
        self.coordinateSpace = coordinateSpace
    }
}

extension DragGesture: Gesture {
    public typealias Body = Never
}

/// A drag in a window or in 3D space.
public struct WindowDragGesture: Gesture {
    public typealias Body = Never

    public struct Value: Equatable, Sendable {}

    nonisolated public init() {}
}
