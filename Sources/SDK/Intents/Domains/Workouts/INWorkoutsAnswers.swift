/// The answer for workout goal unit type.
open class INWorkoutGoalUnitTypeResolutionResult: INIntentResolutionResult {
    open class func success(with resolvedWorkoutGoalUnitType: INWorkoutGoalUnitType) -> Self {
        with(.success(resolvedWorkoutGoalUnitType))
    }
    open class func confirmationRequired(with workoutGoalUnitTypeToConfirm: INWorkoutGoalUnitType) -> Self {
        with(.confirmation(workoutGoalUnitTypeToConfirm))
    }
}

/// The answer for workout location type.
open class INWorkoutLocationTypeResolutionResult: INIntentResolutionResult {
    open class func success(with resolvedWorkoutLocationType: INWorkoutLocationType) -> Self {
        with(.success(resolvedWorkoutLocationType))
    }
    open class func confirmationRequired(with workoutLocationTypeToConfirm: INWorkoutLocationType) -> Self {
        with(.confirmation(workoutLocationTypeToConfirm))
    }
}
