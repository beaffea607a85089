import CoreLocation
import Foundation

// Sendable: unsynchronized as on Apple's systems; an object is set up before it is shared.

public enum HKWorkoutEventType: Int, Sendable {
    case pause = 1
    case resume = 2
    case lap = 3
    case marker = 4
    case motionPaused = 5
    case motionResumed = 6
    case segment = 7
    case pauseOrResumeRequest = 8
}

open class HKWorkoutEvent: NSObject, NSCopying, @unchecked Sendable {
    public let type: HKWorkoutEventType
    public let dateInterval: DateInterval
    public let metadata: [String: Any]?
    open var date: Date { dateInterval.start }

    public init(type: HKWorkoutEventType, dateInterval: DateInterval, metadata: [String: Any]?) {
        self.type = type
        self.dateInterval = dateInterval
        self.metadata = metadata
        super.init()
    }

    public convenience init(type: HKWorkoutEventType, date: Date) {
        self.init(type: type, dateInterval: DateInterval(start: date, duration: 0), metadata: nil)
    }

    public convenience init(type: HKWorkoutEventType, date: Date, metadata: [String: Any]) {
        self.init(type: type, dateInterval: DateInterval(start: date, duration: 0), metadata: metadata)
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A training.
open class HKWorkout: HKSample, @unchecked Sendable {
    public let workoutActivityType: HKWorkoutActivityType
    public let workoutEvents: [HKWorkoutEvent]?
    public let duration: TimeInterval
    public let totalEnergyBurned: HKQuantity?
    public let totalDistance: HKQuantity?
    public let totalSwimmingStrokeCount: HKQuantity?
    public let totalFlightsClimbed: HKQuantity?
    open var workoutActivities: [HKWorkoutActivity] { [] }
    open var allStatistics: [HKQuantityType: HKStatistics] { [:] }
    open func statistics(for quantityType: HKQuantityType) -> HKStatistics? { nil }

    private init(
        type: HKWorkoutActivityType, start: Date, end: Date, events: [HKWorkoutEvent]?, duration: TimeInterval?,
        energy: HKQuantity?, distance: HKQuantity?, strokes: HKQuantity?, flights: HKQuantity?, device: HKDevice?,
        metadata: [String: Any]?
    ) {
        workoutActivityType = type
        workoutEvents = events
        self.duration = duration ?? end.timeIntervalSince(start)
        totalEnergyBurned = energy
        totalDistance = distance
        totalSwimmingStrokeCount = strokes
        totalFlightsClimbed = flights
        super.init(type: HKObjectType.workoutType(), start: start, end: end, device: device, metadata: metadata)
    }

    public convenience init(activityType workoutActivityType: HKWorkoutActivityType, start: Date, end: Date) {
        self.init(
            type: workoutActivityType, start: start, end: end, events: nil, duration: nil, energy: nil, distance: nil,
            strokes: nil, flights: nil, device: nil, metadata: nil)
    }

    public convenience init(
        activityType workoutActivityType: HKWorkoutActivityType, start: Date, end: Date,
        workoutEvents: [HKWorkoutEvent]?, totalEnergyBurned: HKQuantity?, totalDistance: HKQuantity?,
        metadata: [String: Any]?
    ) {
        self.init(
            type: workoutActivityType, start: start, end: end, events: workoutEvents, duration: nil,
            energy: totalEnergyBurned, distance: totalDistance, strokes: nil, flights: nil, device: nil,
            metadata: metadata)
    }

    public convenience init(
        activityType workoutActivityType: HKWorkoutActivityType, start: Date, end: Date,
        workoutEvents: [HKWorkoutEvent]?, totalEnergyBurned: HKQuantity?, totalDistance: HKQuantity?,
        device: HKDevice?, metadata: [String: Any]?
    ) {
        self.init(
            type: workoutActivityType, start: start, end: end, events: workoutEvents, duration: nil,
            energy: totalEnergyBurned, distance: totalDistance, strokes: nil, flights: nil, device: device,
            metadata: metadata)
    }

    public convenience init(
        activityType workoutActivityType: HKWorkoutActivityType, start: Date, end: Date, duration: TimeInterval,
        totalEnergyBurned: HKQuantity?, totalDistance: HKQuantity?, metadata: [String: Any]?
    ) {
        self.init(
            type: workoutActivityType, start: start, end: end, events: nil, duration: duration,
            energy: totalEnergyBurned, distance: totalDistance, strokes: nil, flights: nil, device: nil,
            metadata: metadata)
    }

    public convenience init(
        activityType workoutActivityType: HKWorkoutActivityType, start: Date, end: Date, duration: TimeInterval,
        totalEnergyBurned: HKQuantity?, totalDistance: HKQuantity?, device: HKDevice?, metadata: [String: Any]?
    ) {
        self.init(
            type: workoutActivityType, start: start, end: end, events: nil, duration: duration,
            energy: totalEnergyBurned, distance: totalDistance, strokes: nil, flights: nil, device: device,
            metadata: metadata)
    }

    public convenience init(
        activityType workoutActivityType: HKWorkoutActivityType, start: Date, end: Date,
        workoutEvents: [HKWorkoutEvent]?, totalEnergyBurned: HKQuantity?, totalDistance: HKQuantity?,
        totalSwimmingStrokeCount: HKQuantity?, device: HKDevice?, metadata: [String: Any]?
    ) {
        self.init(
            type: workoutActivityType, start: start, end: end, events: workoutEvents, duration: nil,
            energy: totalEnergyBurned, distance: totalDistance, strokes: totalSwimmingStrokeCount, flights: nil,
            device: device, metadata: metadata)
    }

    public convenience init(
        activityType workoutActivityType: HKWorkoutActivityType, start: Date, end: Date,
        workoutEvents: [HKWorkoutEvent]?, totalEnergyBurned: HKQuantity?, totalDistance: HKQuantity?,
        totalFlightsClimbed: HKQuantity?, device: HKDevice?, metadata: [String: Any]?
    ) {
        self.init(
            type: workoutActivityType, start: start, end: end, events: workoutEvents, duration: nil,
            energy: totalEnergyBurned, distance: totalDistance, strokes: nil, flights: totalFlightsClimbed,
            device: device, metadata: metadata)
    }
}

/// A part of a training.
open class HKWorkoutActivity: NSObject, NSCopying, @unchecked Sendable {
    public let uuid = UUID()
    public let workoutConfiguration: HKWorkoutConfiguration
    public let startDate: Date
    public let endDate: Date?
    public let metadata: [String: Any]?

    public init(
        workoutConfiguration: HKWorkoutConfiguration, start startDate: Date, end endDate: Date?,
        metadata: [String: Any]?
    ) {
        self.workoutConfiguration = workoutConfiguration
        self.startDate = startDate
        self.endDate = endDate
        self.metadata = metadata
        super.init()
    }

    open var duration: TimeInterval { endDate?.timeIntervalSince(startDate) ?? 0 }
    open var workoutEvents: [HKWorkoutEvent] { [] }
    open var allStatistics: [HKQuantityType: HKStatistics] { [:] }
    open func statistics(for quantityType: HKQuantityType) -> HKStatistics? { nil }
    open func copy(with zone: NSZone? = nil) -> Any { self }
}

public enum HKWorkoutSessionLocationType: Int, Sendable {
    case unknown = 1
    case indoor = 2
    case outdoor = 3
}

open class HKWorkoutConfiguration: NSObject, NSCopying, @unchecked Sendable {
    open var activityType: HKWorkoutActivityType = .other
    open var locationType: HKWorkoutSessionLocationType = .unknown
    open var swimmingLocationType: HKWorkoutSwimmingLocationType = .unknown
    open var lapLength: HKQuantity?

    public override init() {
        super.init()
    }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = HKWorkoutConfiguration()
        copy.activityType = activityType
        copy.locationType = locationType
        copy.swimmingLocationType = swimmingLocationType
        copy.lapLength = lapLength
        return copy
    }
}

open class HKSeriesSample: HKSample, @unchecked Sendable {
    open var count: Int { 0 }
}

open class HKWorkoutRoute: HKSeriesSample, @unchecked Sendable {}
open class HKHeartbeatSeriesSample: HKSeriesSample, @unchecked Sendable {}
