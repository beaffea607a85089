/// The choices of workout goal unit type.
public enum INWorkoutGoalUnitType: Int, Sendable {
    case unknown
    case inch
    case meter
    case foot
    case mile
    case yard
    case second
    case minute
    case hour
    case joule
    case kiloCalorie
}

/// The choices of workout location type.
public enum INWorkoutLocationType: Int, Sendable {
    case unknown
    case outdoor
    case indoor
}
