import Foundation

// Sendable: the classes of this file have no mutable state outside of a lock.

/// A recording of the heart's currents; the store has none.
open class HKElectrocardiogram: HKSample, @unchecked Sendable {
    public enum Classification: Int, Sendable {
        case notSet = 0
        case sinusRhythm = 1
        case atrialFibrillation = 2
        case inconclusiveLowHeartRate = 3
        case inconclusiveHighHeartRate = 4
        case inconclusivePoorReading = 5
        case inconclusiveOther = 6
        case unrecognized = 100
    }

    public enum Lead: Int, Sendable {
        case appleWatchSimilarToLeadI = 1
    }

    public enum SymptomsStatus: Int, Sendable {
        case notSet = 0
        case none = 1
        case present = 2
    }

    open class VoltageMeasurement: NSObject, NSCopying, @unchecked Sendable {
        public let timeSinceSampleStart: TimeInterval

        init(timeSinceSampleStart: TimeInterval) {
            self.timeSinceSampleStart = timeSinceSampleStart
            super.init()
        }

        open func quantity(for lead: HKElectrocardiogram.Lead) -> HKQuantity? { nil }
        open func copy(with zone: NSZone? = nil) -> Any { self }
    }

    open var numberOfVoltageMeasurements: Int { 0 }
    open var samplingFrequency: HKQuantity? { nil }
    open var classification: Classification { .notSet }
    open var averageHeartRate: HKQuantity? { nil }
    open var symptomsStatus: SymptomsStatus { .notSet }
}

/// The hearing sensitivity of each ear.
open class HKAudiogramSample: HKSample, @unchecked Sendable {
    public let sensitivityPoints: [HKAudiogramSensitivityPoint]

    public init(
        sensitivityPoints: [HKAudiogramSensitivityPoint], start startDate: Date, end endDate: Date,
        metadata: [String: Any]?
    ) {
        self.sensitivityPoints = sensitivityPoints
        super.init(type: HKObjectType.audiogramSampleType(), start: startDate, end: endDate, metadata: metadata)
    }

    public init(
        sensitivityPoints: [HKAudiogramSensitivityPoint], start startDate: Date, end endDate: Date, device: HKDevice?,
        metadata: [String: Any]?
    ) {
        self.sensitivityPoints = sensitivityPoints
        super.init(
            type: HKObjectType.audiogramSampleType(), start: startDate, end: endDate, device: device,
            metadata: metadata)
    }
}

open class HKAudiogramSensitivityPoint: NSObject, @unchecked Sendable {
    public let frequency: HKQuantity
    public let leftEarSensitivity: HKQuantity?
    public let rightEarSensitivity: HKQuantity?

    public init(
        frequency: HKQuantity, leftEarSensitivity: HKQuantity?, rightEarSensitivity: HKQuantity?
    ) throws {
        self.frequency = frequency
        self.leftEarSensitivity = leftEarSensitivity
        self.rightEarSensitivity = rightEarSensitivity
        super.init()
    }
}
