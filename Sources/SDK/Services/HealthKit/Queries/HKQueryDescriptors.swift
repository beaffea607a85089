import CoreLocation
import Foundation

public struct HKSampleQueryDescriptor<Sample: HKSample>: HKAsyncQuery, @unchecked Sendable {
    // Sendable: its properties are constants; predicates and sort descriptors are immutable.
    public let predicates: [HKSamplePredicate<Sample>]
    public let sortDescriptors: [SortDescriptor<Sample>]
    public let limit: Int?

    public init(
        predicates: [HKSamplePredicate<Sample>], sortDescriptors: [SortDescriptor<Sample>], limit: Int? = nil
    ) {
        self.predicates = predicates
        self.sortDescriptors = sortDescriptors
        self.limit = limit
    }

    public func result(for healthStore: HKHealthStore) async throws -> [Sample] { throw noResult() }
}

public struct HKStatisticsQueryDescriptor: HKAsyncQuery, Sendable {
    public let predicate: HKSamplePredicate<HKQuantitySample>
    public let options: HKStatisticsOptions

    public init(predicate: HKSamplePredicate<HKQuantitySample>, options: HKStatisticsOptions) {
        self.predicate = predicate
        self.options = options
    }

    public func result(for healthStore: HKHealthStore) async throws -> HKStatistics? { throw noResult() }
}

public struct HKStatisticsCollectionQueryDescriptor: HKAsyncQuery, HKAsyncSequenceQuery, Sendable {
    public struct Result: Sendable {
        public let statisticsCollection: HKStatisticsCollection
        public let statistics: HKStatistics?
    }

    public typealias Results = _HKNoResults<Result>

    public let predicate: HKSamplePredicate<HKQuantitySample>
    public let options: HKStatisticsOptions
    public let anchorDate: Date
    public let intervalComponents: DateComponents

    public init(
        predicate: HKSamplePredicate<HKQuantitySample>, options: HKStatisticsOptions, anchorDate: Date,
        intervalComponents: DateComponents
    ) {
        self.predicate = predicate
        self.options = options
        self.anchorDate = anchorDate
        self.intervalComponents = intervalComponents
    }

    public func result(for healthStore: HKHealthStore) async throws -> HKStatisticsCollection { throw noResult() }
    public func results(for healthStore: HKHealthStore) -> Results { Results() }
}

public struct HKAnchoredObjectQueryDescriptor<Sample: HKSample>: HKAsyncQuery, HKAsyncSequenceQuery, Sendable {
    public struct Result: Sendable {
        public let addedSamples: [Sample]
        public let deletedObjects: [HKDeletedObject]
        public let newAnchor: HKQueryAnchor
    }

    public typealias Results = _HKNoResults<Result>

    public let predicates: [HKSamplePredicate<Sample>]
    public let anchor: HKQueryAnchor?
    public let limit: Int?

    public init(predicates: [HKSamplePredicate<Sample>], anchor: HKQueryAnchor?, limit: Int? = nil) {
        self.predicates = predicates
        self.anchor = anchor
        self.limit = limit
    }

    public func result(for healthStore: HKHealthStore) async throws -> Result { throw noResult() }
    public func results(for healthStore: HKHealthStore) -> Results { Results() }
}

public struct HKActivitySummaryQueryDescriptor: HKAsyncQuery, HKAsyncSequenceQuery, Sendable {
    public typealias Results = _HKNoResults<[HKActivitySummary]>

    nonisolated(unsafe) public let predicate: NSPredicate?

    public init(predicate: NSPredicate? = nil) {
        self.predicate = predicate
    }

    public func result(for healthStore: HKHealthStore) async throws -> [HKActivitySummary] { throw noResult() }
    public func results(for healthStore: HKHealthStore) -> Results { Results() }
}

public struct HKCorrelationQueryDescriptor: HKAsyncQuery, Sendable {
    public let predicate: HKSamplePredicate<HKCorrelation>

    public init(predicate: HKSamplePredicate<HKCorrelation>) {
        self.predicate = predicate
    }

    public func result(for healthStore: HKHealthStore) async throws -> [HKCorrelation] { throw noResult() }
}

public struct HKSourceQueryDescriptor<Sample: HKSample>: HKAsyncQuery, Sendable {
    public let predicate: HKSamplePredicate<Sample>

    public init(predicate: HKSamplePredicate<Sample>) {
        self.predicate = predicate
    }

    public func result(for healthStore: HKHealthStore) async throws -> [HKSource] { throw noResult() }
}

public struct HKWorkoutRouteQueryDescriptor: HKAsyncSequenceQuery, Sendable {
    public typealias Results = _HKNoResults<CLLocation>

    public let workoutRoute: HKWorkoutRoute

    public init(_ workoutRoute: HKWorkoutRoute) {
        self.workoutRoute = workoutRoute
    }

    public func results(for healthStore: HKHealthStore) -> Results { Results() }
}

public struct HKHeartbeatSeriesQueryDescriptor: HKAsyncSequenceQuery, Sendable {
    public struct Heartbeat: Hashable, Sendable {
        public let timeIntervalSinceStart: TimeInterval
        public let precededByGap: Bool
    }

    public typealias Results = _HKNoResults<Heartbeat>

    public let heartbeatSeries: HKHeartbeatSeriesSample

    public init(_ heartbeatSeries: HKHeartbeatSeriesSample) {
        self.heartbeatSeries = heartbeatSeries
    }

    public func results(for healthStore: HKHealthStore) -> Results { Results() }
}

public struct HKElectrocardiogramQueryDescriptor: HKAsyncSequenceQuery, Sendable {
    public typealias Results = _HKNoResults<HKElectrocardiogram.VoltageMeasurement>

    public let electrocardiogram: HKElectrocardiogram

    public init(_ electrocardiogram: HKElectrocardiogram) {
        self.electrocardiogram = electrocardiogram
    }

    public func results(for healthStore: HKHealthStore) -> Results { Results() }
}

public struct HKQuantitySeriesSampleQueryDescriptor: HKAsyncSequenceQuery, Sendable {
    public struct Options: OptionSet, Hashable, Sendable {
        public let rawValue: Int

        public init(rawValue: Int) {
            self.rawValue = rawValue
        }

        public static let includeSample = Options(rawValue: 1)
        public static let orderByQuantitySampleStartDate = Options(rawValue: 2)
    }

    public struct Result: Sendable {
        public let quantity: HKQuantity
        public let dateInterval: DateInterval
        public let sample: HKQuantitySample?
    }

    public typealias Results = _HKNoResults<Result>

    public let predicate: HKSamplePredicate<HKQuantitySample>
    public let options: Options

    public init(predicate: HKSamplePredicate<HKQuantitySample>, options: Options = []) {
        self.predicate = predicate
        self.options = options
    }

    public func results(for healthStore: HKHealthStore) -> Results { Results() }
}

public struct HKUserAnnotatedMedicationQueryDescriptor: HKAsyncQuery, Sendable {
    nonisolated(unsafe) public let predicate: NSPredicate?
    public let limit: Int?

    public init(predicate: NSPredicate? = nil, limit: Int? = nil) {
        self.predicate = predicate
        self.limit = limit
    }

    public func result(for healthStore: HKHealthStore) async throws -> [HKUserAnnotatedMedication] { throw noResult() }
}
