/// How the values of a period are aggregated.
public enum HKQuantityAggregationStyle: Int, Sendable {
    case cumulative = 0
    case discreteArithmetic = 1
    case discreteTemporallyWeighted = 2
    case discreteEquivalentContinuousLevel = 3

    public static var discrete: HKQuantityAggregationStyle { .discreteArithmetic }
}

/// The unit of a quantity, and the aggregation of its values
/// (developer.apple.com/documentation/healthkit/hkquantitytypeidentifier).
struct HKQuantityMeasure {
    var style: HKQuantityAggregationStyle
    var unit: String

    private static let measures: [HKQuantityTypeIdentifier: HKQuantityMeasure] = {
        var measures: [HKQuantityTypeIdentifier: HKQuantityMeasure] = [:]
        for (style, unit, identifiers) in groups {
            for identifier in identifiers { measures[identifier] = HKQuantityMeasure(style: style, unit: unit) }
        }
        return measures
    }()

    static func of(_ identifier: HKQuantityTypeIdentifier) -> HKQuantityMeasure? { measures[identifier] }

    private static let groups: [(HKQuantityAggregationStyle, String, [HKQuantityTypeIdentifier])] = [
        (
            .discreteArithmetic, "count",
            [
                .bodyMassIndex, .appleSleepingBreathingDisturbances, .uvExposure,
            ]
        ),
        (
            .discreteArithmetic, "%",
            [
                .bodyFatPercentage, .walkingDoubleSupportPercentage, .walkingAsymmetryPercentage,
                .appleWalkingSteadiness, .atrialFibrillationBurden, .oxygenSaturation, .peripheralPerfusionIndex,
                .bloodAlcoholContent,
            ]
        ),
        (
            .discreteArithmetic, "m",
            [
                .height, .waistCircumference, .walkingStepLength, .sixMinuteWalkTestDistance, .runningStrideLength,
                .runningVerticalOscillation, .underwaterDepth,
            ]
        ),
        (
            .discreteArithmetic, "g",
            [
                .bodyMass, .leanBodyMass,
            ]
        ),
        (
            .discreteArithmetic, "degC",
            [
                .appleSleepingWristTemperature, .bodyTemperature, .basalBodyTemperature, .waterTemperature,
            ]
        ),
        (
            .cumulative, "count",
            [
                .stepCount, .flightsClimbed, .nikeFuel, .pushCount, .swimmingStrokeCount, .numberOfTimesFallen,
                .inhalerUsage, .numberOfAlcoholicBeverages,
            ]
        ),
        (
            .cumulative, "m",
            [
                .distanceWalkingRunning, .distanceCycling, .distanceWheelchair, .distanceSwimming,
                .distanceDownhillSnowSports, .distanceCrossCountrySkiing, .distancePaddleSports, .distanceRowing,
                .distanceSkatingSports,
            ]
        ),
        (
            .cumulative, "kcal",
            [
                .basalEnergyBurned, .activeEnergyBurned, .dietaryEnergyConsumed,
            ]
        ),
        (
            .cumulative, "min",
            [
                .appleExerciseTime, .appleStandTime, .appleMoveTime, .timeInDaylight,
            ]
        ),
        (
            .discreteArithmetic, "mL/(kg*min)",
            [
                .vo2Max
            ]
        ),
        (
            .discreteArithmetic, "m/s",
            [
                .walkingSpeed, .stairAscentSpeed, .stairDescentSpeed, .runningSpeed, .cyclingSpeed,
                .crossCountrySkiingSpeed, .paddleSportsSpeed, .rowingSpeed,
            ]
        ),
        (
            .discreteArithmetic, "ms",
            [
                .runningGroundContactTime, .heartRateVariabilitySDNN,
            ]
        ),
        (
            .discreteArithmetic, "W",
            [
                .runningPower, .cyclingPower, .cyclingFunctionalThresholdPower,
            ]
        ),
        (
            .discreteArithmetic, "count/min",
            [
                .cyclingCadence, .heartRateRecoveryOneMinute,
            ]
        ),
        (
            .discreteArithmetic, "kcal/(hr*kg)",
            [
                .physicalEffort
            ]
        ),
        (
            .discreteArithmetic, "appleEffortScore",
            [
                .estimatedWorkoutEffortScore, .workoutEffortScore,
            ]
        ),
        (
            .discreteTemporallyWeighted, "count/s",
            [
                .heartRate
            ]
        ),
        (
            .discreteArithmetic, "mmHg",
            [
                .bloodPressureSystolic, .bloodPressureDiastolic,
            ]
        ),
        (
            .discreteArithmetic, "count/s",
            [
                .respiratoryRate, .restingHeartRate, .walkingHeartRateAverage,
            ]
        ),
        (
            .discreteArithmetic, "mg/dL",
            [
                .bloodGlucose
            ]
        ),
        (
            .discreteArithmetic, "S",
            [
                .electrodermalActivity
            ]
        ),
        (
            .cumulative, "IU",
            [
                .insulinDelivery
            ]
        ),
        (
            .discreteArithmetic, "L",
            [
                .forcedVitalCapacity, .forcedExpiratoryVolume1,
            ]
        ),
        (
            .discreteArithmetic, "L/min",
            [
                .peakExpiratoryFlowRate
            ]
        ),
        (
            .discreteEquivalentContinuousLevel, "dBASPL",
            [
                .environmentalAudioExposure, .headphoneAudioExposure,
            ]
        ),
        (
            .discreteArithmetic, "dBASPL",
            [
                .environmentalSoundReduction
            ]
        ),
        (
            .cumulative, "g",
            [
                .dietaryFatTotal, .dietaryFatPolyunsaturated, .dietaryFatMonounsaturated, .dietaryFatSaturated,
                .dietaryCholesterol, .dietarySodium, .dietaryCarbohydrates, .dietaryFiber, .dietarySugar,
                .dietaryProtein, .dietaryVitaminA, .dietaryVitaminB6, .dietaryVitaminB12, .dietaryVitaminC,
                .dietaryVitaminD, .dietaryVitaminE, .dietaryVitaminK, .dietaryCalcium, .dietaryIron, .dietaryThiamin,
                .dietaryRiboflavin, .dietaryNiacin, .dietaryFolate, .dietaryBiotin, .dietaryPantothenicAcid,
                .dietaryPhosphorus, .dietaryIodine, .dietaryMagnesium, .dietaryZinc, .dietarySelenium, .dietaryCopper,
                .dietaryManganese, .dietaryChromium, .dietaryMolybdenum, .dietaryChloride, .dietaryPotassium,
                .dietaryCaffeine,
            ]
        ),
        (
            .cumulative, "mL",
            [
                .dietaryWater
            ]
        ),
    ]
}
