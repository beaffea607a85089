import Foundation
import FoundationSupplement
import HealthKit

/// The goal of a step.
public enum WorkoutGoal: Hashable, Sendable {
    case open
    case distance(Double, UnitLength)
    case time(Double, UnitDuration)
    case energy(Double, UnitEnergy)
    case poolSwimDistanceWithTime(Measurement<UnitLength>, Measurement<UnitDuration>)
}

public protocol WorkoutAlert: Hashable, Sendable {}

public enum WorkoutAlertMetric: Hashable, Sendable {
    case current
    case average
}

public struct HeartRateRangeAlert: WorkoutAlert {
    public let target: ClosedRange<Measurement<UnitFrequency>>

    public init(target: ClosedRange<Measurement<UnitFrequency>>) {
        self.target = target
    }
}

public struct HeartRateZoneAlert: WorkoutAlert {
    public let zone: Int

    public init(zone: Int) {
        self.zone = zone
    }
}

public struct SpeedRangeAlert: WorkoutAlert {
    public let target: ClosedRange<Measurement<UnitSpeed>>
    public let metric: WorkoutAlertMetric

    public init(target: ClosedRange<Measurement<UnitSpeed>>, metric: WorkoutAlertMetric = .current) {
        self.target = target
        self.metric = metric
    }
}

public struct SpeedThresholdAlert: WorkoutAlert {
    public let target: Measurement<UnitSpeed>
    public let metric: WorkoutAlertMetric

    public init(target: Measurement<UnitSpeed>, metric: WorkoutAlertMetric = .current) {
        self.target = target
        self.metric = metric
    }
}

public struct CadenceRangeAlert: WorkoutAlert {
    public let target: ClosedRange<Measurement<UnitFrequency>>

    public init(target: ClosedRange<Measurement<UnitFrequency>>) {
        self.target = target
    }
}

public struct PowerRangeAlert: WorkoutAlert {
    public let target: ClosedRange<Measurement<UnitPower>>

    public init(target: ClosedRange<Measurement<UnitPower>>) {
        self.target = target
    }
}

public struct WorkoutStep: Hashable, Sendable {
    public var goal: WorkoutGoal
    public var alert: (any WorkoutAlert)?
    public var displayName: String?

    public init(goal: WorkoutGoal = .open, alert: (any WorkoutAlert)? = nil, displayName: String? = nil) {
        self.goal = goal
        self.alert = alert
        self.displayName = displayName
    }

    public static func == (left: WorkoutStep, right: WorkoutStep) -> Bool {
        left.goal == right.goal && left.displayName == right.displayName
            && left.alert.map { AnyHashable($0) } == right.alert.map { AnyHashable($0) }
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(goal)
        hasher.combine(displayName)
    }
}

public struct IntervalStep: Hashable, Sendable {
    public enum Purpose: Hashable, Sendable {
        case work
        case recovery
    }

    public var purpose: Purpose
    public var step: WorkoutStep

    public init(_ purpose: Purpose, goal: WorkoutGoal = .open, alert: (any WorkoutAlert)? = nil) {
        self.purpose = purpose
        step = WorkoutStep(goal: goal, alert: alert)
    }

    public init(_ purpose: Purpose, step: WorkoutStep) {
        self.purpose = purpose
        self.step = step
    }
}

public struct IntervalBlock: Hashable, Sendable {
    public var steps: [IntervalStep]
    public var iterations: Int

    public init(steps: [IntervalStep] = [], iterations: Int = 1) {
        self.steps = steps
        self.iterations = iterations
    }
}

/// A training that the user put together.
public struct CustomWorkout: Hashable, Sendable {
    public var activity: HKWorkoutActivityType
    public var location: HKWorkoutSessionLocationType
    public var displayName: String?
    public var warmup: WorkoutStep?
    public var blocks: [IntervalBlock]
    public var cooldown: WorkoutStep?

    public init(
        activity: HKWorkoutActivityType, location: HKWorkoutSessionLocationType = .unknown,
        displayName: String? = nil, warmup: WorkoutStep? = nil, blocks: [IntervalBlock] = [],
        cooldown: WorkoutStep? = nil
    ) {
        self.activity = activity
        self.location = location
        self.displayName = displayName
        self.warmup = warmup
        self.blocks = blocks
        self.cooldown = cooldown
    }
}

public struct SingleGoalWorkout: Hashable, Sendable {
    public var activity: HKWorkoutActivityType
    public var location: HKWorkoutSessionLocationType
    public var swimmingLocation: HKWorkoutSwimmingLocationType
    public var goal: WorkoutGoal

    public init(
        activity: HKWorkoutActivityType, location: HKWorkoutSessionLocationType = .unknown,
        swimmingLocation: HKWorkoutSwimmingLocationType = .unknown, goal: WorkoutGoal
    ) {
        self.activity = activity
        self.location = location
        self.swimmingLocation = swimmingLocation
        self.goal = goal
    }
}

public struct PacerWorkout: Hashable, Sendable {
    public var activity: HKWorkoutActivityType
    public var location: HKWorkoutSessionLocationType
    public var distance: Measurement<UnitLength>
    public var time: Measurement<UnitDuration>

    public init(
        activity: HKWorkoutActivityType, location: HKWorkoutSessionLocationType = .unknown,
        distance: Measurement<UnitLength>, time: Measurement<UnitDuration>
    ) {
        self.activity = activity
        self.location = location
        self.distance = distance
        self.time = time
    }
}

/// A training to do on a watch.
public struct WorkoutPlan: Hashable, Sendable, Identifiable {
    public enum Workout: Hashable, Sendable {
        case custom(CustomWorkout)
        case goal(SingleGoalWorkout)
        case pacer(PacerWorkout)
    }

    public let id: UUID
    public var workout: Workout

    public init(_ workout: Workout, id: UUID = UUID()) {
        self.id = id
        self.workout = workout
    }
}

public struct ScheduledWorkoutPlan: Hashable, Sendable {
    public var plan: WorkoutPlan
    public var date: DateComponents
    public var complete: Bool

    public init(_ plan: WorkoutPlan, date: DateComponents) {
        self.plan = plan
        self.date = date
        complete = false
    }
}

/// Schedules workouts on the user's watch; there is none.
public final class WorkoutScheduler: Sendable {
    public enum AuthorizationState: Hashable, Sendable {
        case notDetermined
        case restricted
        case denied
        case authorized
    }

    public static let shared = WorkoutScheduler()
    public static var isSupported: Bool { false }
    public static let maxAllowedScheduledWorkoutCount = 50

    public var authorizationState: AuthorizationState { get async { .notDetermined } }
    public var scheduledWorkouts: [ScheduledWorkoutPlan] { get async { [] } }

    public func requestAuthorization() async -> AuthorizationState {
        Notices.current.addInert("WorkoutScheduler.requestAuthorization", .absent("paired Apple Watch with workouts"))
        return .notDetermined
    }

    public func schedule(_ plan: WorkoutPlan, at date: DateComponents) async {
        Notices.current.addInert("WorkoutScheduler.schedule", .absent("paired Apple Watch with workouts"))
    }

    public func remove(_ plan: WorkoutPlan, at date: DateComponents) async {}
    public func markComplete(_ plan: WorkoutPlan, at date: DateComponents) async {}
    public func removeAllWorkouts() async {}
}
