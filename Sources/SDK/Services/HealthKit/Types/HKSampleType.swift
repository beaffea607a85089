import Foundation

// Sendable: the classes of this file have no mutable state outside of a lock.

open class HKSampleType: HKObjectType, @unchecked Sendable {
    open var isMaximumDurationRestricted: Bool { false }
    open var maximumAllowedDuration: TimeInterval { .greatestFiniteMagnitude }
    open var isMinimumDurationRestricted: Bool { false }
    open var minimumAllowedDuration: TimeInterval { 0 }
    open var allowsRecalibrationForEstimates: Bool { false }
}

open class HKQuantityType: HKSampleType, @unchecked Sendable {
    public init(_ identifier: HKQuantityTypeIdentifier) {
        super.init(identifier: identifier.rawValue)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    private var measure: HKQuantityMeasure? { .of(HKQuantityTypeIdentifier(rawValue: identifier)) }

    open var aggregationStyle: HKQuantityAggregationStyle { measure?.style ?? .discreteArithmetic }

    open func `is`(compatibleWith unit: HKUnit) -> Bool {
        measure.map { HKUnit(from: $0.unit).dimension == unit.dimension } ?? false
    }

    open override var allowsRecalibrationForEstimates: Bool {
        [HKQuantityTypeIdentifier.sixMinuteWalkTestDistance.rawValue, HKQuantityTypeIdentifier.vo2Max.rawValue]
            .contains(identifier)
    }
}

open class HKCategoryType: HKSampleType, @unchecked Sendable {
    public init(_ identifier: HKCategoryTypeIdentifier) {
        super.init(identifier: identifier.rawValue)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }
}

open class HKCorrelationType: HKSampleType, @unchecked Sendable {
    public init(_ identifier: HKCorrelationTypeIdentifier) {
        super.init(identifier: identifier.rawValue)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }
}

open class HKDocumentType: HKSampleType, @unchecked Sendable {
    public init(_ identifier: HKDocumentTypeIdentifier) {
        super.init(identifier: identifier.rawValue)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }
}

open class HKScoredAssessmentType: HKSampleType, @unchecked Sendable {
    public init(_ identifier: HKScoredAssessmentTypeIdentifier) {
        super.init(identifier: identifier.rawValue)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }
}

open class HKClinicalType: HKSampleType, @unchecked Sendable {
    public init(_ identifier: HKClinicalTypeIdentifier) {
        super.init(identifier: identifier.rawValue)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }
}

open class HKCharacteristicType: HKObjectType, @unchecked Sendable {
    public init(_ identifier: HKCharacteristicTypeIdentifier) {
        super.init(identifier: identifier.rawValue)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }
}

open class HKWorkoutType: HKSampleType, @unchecked Sendable {}
open class HKActivitySummaryType: HKObjectType, @unchecked Sendable {}
open class HKAudiogramSampleType: HKSampleType, @unchecked Sendable {}
open class HKElectrocardiogramType: HKSampleType, @unchecked Sendable {}
open class HKPrescriptionType: HKSampleType, @unchecked Sendable {}
open class HKStateOfMindType: HKSampleType, @unchecked Sendable {}
open class HKMedicationDoseEventType: HKSampleType, @unchecked Sendable {}
open class HKUserAnnotatedMedicationType: HKObjectType, @unchecked Sendable {}

/// Values that belong together in time: routes and heartbeats.
open class HKSeriesType: HKSampleType, @unchecked Sendable {
    public class func workoutRoute() -> HKSeriesType { HKSeriesType(identifier: HKWorkoutRouteTypeIdentifier) }
    public class func heartbeat() -> HKSeriesType { HKSeriesType(identifier: HKDataTypeIdentifierHeartbeatSeries) }
}
