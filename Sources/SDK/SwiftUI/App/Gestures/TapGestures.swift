/// Taps.
public struct TapGesture {
    public var count: Int

    nonisolated public init(count: Int = 1) {
        self.count = count
    }
}

extension TapGesture: Gesture {
    public typealias Value = Void
    public typealias Body = Never
}

/// A tap.
public struct SpatialTapGesture {
    public struct Value: Equatable, Sendable {
        public var location: CGPoint
    }

    public var count: Int
    nonisolated(unsafe) public var coordinateSpace: CoordinateSpace

    nonisolated public init(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local) {
        self.count = count
        self.coordinateSpace = coordinateSpace.coordinateSpace
    }

    @_disfavoredOverload
    nonisolated public init(count: Int = 1, coordinateSpace: CoordinateSpace) {
        self.count = count
        self.coordinateSpace = coordinateSpace
    }
}

extension SpatialTapGesture: Gesture {
    public typealias Body = Never
}

/// A long press.
public struct LongPressGesture {
    /// Seconds.
    public var minimumDuration: Double
    /// Points.
    public var maximumDistance: CGFloat

    nonisolated public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
        self.minimumDuration = minimumDuration
        self.maximumDistance = maximumDistance
    }
}

extension LongPressGesture: Gesture {
    public typealias Value = Bool
    public typealias Body = Never
}

/// Individual touches.
public struct SpatialEventGesture {
    nonisolated(unsafe) public var coordinateSpace: any CoordinateSpaceProtocol
    nonisolated(unsafe) public var action: (SpatialEventCollection) -> Void

    nonisolated public init(
        coordinateSpace: any CoordinateSpaceProtocol = .local,
        action: @escaping (SpatialEventCollection) -> Void = { _ in }
    ) {
        self.coordinateSpace = coordinateSpace
        self.action = action
    }
}

extension SpatialEventGesture: Gesture {
    public typealias Value = SpatialEventCollection
    public typealias Body = Never
}

/// Touch and pointer events.
public struct SpatialEventCollection: Collection {
    public struct Event: Identifiable, Hashable, Sendable {
        public struct ID: Hashable, Sendable {
            let number: Int
        }

        public enum Kind: Hashable, Sendable {
            case touch, directPinch, indirectPinch, pencil, pointer
        }

        public enum Phase: Hashable, Sendable {
            case active, ended, cancelled
        }

        public var id: ID
        public var timestamp: TimeInterval
        public var kind: Kind
        public var location: CGPoint
        public var phase: Phase
        public var modifierKeys: EventModifiers

        public static func == (lhs: Event, rhs: Event) -> Bool { lhs.id == rhs.id && lhs.timestamp == rhs.timestamp }

        public func hash(into hasher: inout Hasher) {
            hasher.combine(id)
            hasher.combine(timestamp)
        }
    }

    private let events: [Event]

    public init(_ events: [Event] = []) {
        self.events = events
    }

    public var startIndex: Int { events.startIndex }
    public var endIndex: Int { events.endIndex }
    public var isEmpty: Bool { events.isEmpty }
    public subscript(position: Int) -> Event { events[position] }
    public subscript(index: Event.ID) -> Event? { events.first { $0.id == index } }
    public func index(after i: Int) -> Int { i + 1 }
}
