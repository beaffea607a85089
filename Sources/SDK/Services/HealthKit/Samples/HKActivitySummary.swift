import Foundation

// Sendable: unsynchronized as on Apple's systems; an object is set up before it is shared.

/// The rings of a day.
open class HKActivitySummary: NSObject, NSCopying, @unchecked Sendable {
    open var activityMoveMode: HKActivityMoveMode = .activeEnergy
    open var isPaused = false
    open var activeEnergyBurned = HKQuantity(unit: .kilocalorie(), doubleValue: 0)
    open var appleMoveTime = HKQuantity(unit: .minute(), doubleValue: 0)
    open var appleExerciseTime = HKQuantity(unit: .minute(), doubleValue: 0)
    open var appleStandHours = HKQuantity(unit: .count(), doubleValue: 0)
    open var activeEnergyBurnedGoal = HKQuantity(unit: .kilocalorie(), doubleValue: 0)
    open var appleMoveTimeGoal = HKQuantity(unit: .minute(), doubleValue: 0)
    open var exerciseTimeGoal: HKQuantity?
    open var standHoursGoal: HKQuantity?
    open var appleExerciseTimeGoal = HKQuantity(unit: .minute(), doubleValue: 0)
    open var appleStandHoursGoal = HKQuantity(unit: .count(), doubleValue: 0)

    public override init() {
        super.init()
    }

    /// The day of the summary; one that code creates has none.
    open func dateComponents(for calendar: Calendar) -> DateComponents {
        DateComponents(calendar: calendar)
    }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = HKActivitySummary()
        copy.activityMoveMode = activityMoveMode
        copy.isPaused = isPaused
        copy.activeEnergyBurned = activeEnergyBurned
        copy.appleMoveTime = appleMoveTime
        copy.appleExerciseTime = appleExerciseTime
        copy.appleStandHours = appleStandHours
        copy.activeEnergyBurnedGoal = activeEnergyBurnedGoal
        copy.appleMoveTimeGoal = appleMoveTimeGoal
        copy.exerciseTimeGoal = exerciseTimeGoal
        copy.standHoursGoal = standHoursGoal
        copy.appleExerciseTimeGoal = appleExerciseTimeGoal
        copy.appleStandHoursGoal = appleStandHoursGoal
        return copy
    }
}
