import Foundation

/// A question that is answered once.
public protocol HKAsyncQuery<Output>: Sendable {
    associatedtype Output

    func result(for healthStore: HKHealthStore) async throws -> Output
}

/// A question that is answered again whenever the data change.
public protocol HKAsyncSequenceQuery: Sendable {
    associatedtype Sequence: AsyncSequence

    func results(for healthStore: HKHealthStore) -> Sequence
}

/// The answers of a store without data: an error.
public struct _HKNoResults<Element: Sendable>: AsyncSequence, Sendable {
    public struct Iterator: AsyncIteratorProtocol {
        public mutating func next() async throws -> Element? {
            throw HKError(.errorHealthDataUnavailable)
        }
    }

    public func makeAsyncIterator() -> Iterator { Iterator() }
}

/// Samples of a kind that a predicate chooses.
public struct HKSamplePredicate<Sample: HKSample>: Sendable {
    public let sampleType: HKSampleType
    nonisolated(unsafe) public let nsPredicate: NSPredicate?

    init(_ sampleType: HKSampleType, _ predicate: NSPredicate?) {
        self.sampleType = sampleType
        nsPredicate = predicate
    }
}

extension HKSamplePredicate {
    public static func sample(
        type: HKSampleType, predicate: NSPredicate? = nil
    ) -> HKSamplePredicate<HKSample> where Sample == HKSample { .init(type, predicate) }

    public static func quantitySample(
        type: HKQuantityType, predicate: NSPredicate? = nil
    ) -> HKSamplePredicate<HKQuantitySample> where Sample == HKQuantitySample { .init(type, predicate) }

    public static func categorySample(
        type: HKCategoryType, predicate: NSPredicate? = nil
    ) -> HKSamplePredicate<HKCategorySample> where Sample == HKCategorySample { .init(type, predicate) }

    public static func correlation(
        type: HKCorrelationType, predicate: NSPredicate? = nil
    ) -> HKSamplePredicate<HKCorrelation> where Sample == HKCorrelation { .init(type, predicate) }

    public static func clinicalRecord(
        type: HKClinicalType, predicate: NSPredicate? = nil
    ) -> HKSamplePredicate<HKClinicalRecord> where Sample == HKClinicalRecord { .init(type, predicate) }

    public static func workout(_ predicate: NSPredicate? = nil) -> HKSamplePredicate<HKWorkout>
    where Sample == HKWorkout { .init(HKObjectType.workoutType(), predicate) }

    public static func workoutRoute(_ predicate: NSPredicate? = nil) -> HKSamplePredicate<HKWorkoutRoute>
    where Sample == HKWorkoutRoute { .init(HKSeriesType.workoutRoute(), predicate) }

    public static func heartbeatSeries(_ predicate: NSPredicate? = nil) -> HKSamplePredicate<HKHeartbeatSeriesSample>
    where Sample == HKHeartbeatSeriesSample { .init(HKSeriesType.heartbeat(), predicate) }

    public static func audiogram(_ predicate: NSPredicate? = nil) -> HKSamplePredicate<HKAudiogramSample>
    where Sample == HKAudiogramSample { .init(HKObjectType.audiogramSampleType(), predicate) }

    public static func electrocardiogram(_ predicate: NSPredicate? = nil) -> HKSamplePredicate<HKElectrocardiogram>
    where Sample == HKElectrocardiogram { .init(HKObjectType.electrocardiogramType(), predicate) }

    public static func visionPrescription(_ predicate: NSPredicate? = nil) -> HKSamplePredicate<HKVisionPrescription>
    where Sample == HKVisionPrescription { .init(HKObjectType.visionPrescriptionType(), predicate) }

    public static func stateOfMind(_ predicate: NSPredicate? = nil) -> HKSamplePredicate<HKStateOfMind>
    where Sample == HKStateOfMind { .init(HKObjectType.stateOfMindType(), predicate) }

    public static func medicationDoseEvent(_ predicate: NSPredicate? = nil) -> HKSamplePredicate<HKMedicationDoseEvent>
    where Sample == HKMedicationDoseEvent { .init(HKObjectType.medicationDoseEventType(), predicate) }
}

extension HKAsyncQuery {
    /// The answer of a store without data.
    func noResult() -> HKError {
        HKHealthStore.note()
        return HKError(.errorHealthDataUnavailable)
    }
}
