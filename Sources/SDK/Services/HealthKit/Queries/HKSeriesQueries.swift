import CoreLocation
import Foundation

// Sendable: unsynchronized as on Apple's systems; an object is set up before it is shared.

/// Queries the locations of a route.
open class HKWorkoutRouteQuery: HKQuery, @unchecked Sendable {
    private let handler: @Sendable (HKWorkoutRouteQuery, [CLLocation]?, Bool, (any Error)?) -> Void

    public init(
        route workoutRoute: HKWorkoutRoute,
        dataHandler: @escaping @Sendable (HKWorkoutRouteQuery, [CLLocation]?, Bool, (any Error)?) -> Void
    ) {
        handler = dataHandler
        super.init(HKSeriesType.workoutRoute())
    }

    override func endWithoutData() {
        handler(self, nil, true, HKError(.errorHealthDataUnavailable))
    }
}

open class HKHeartbeatSeriesQuery: HKQuery, @unchecked Sendable {
    private let handler: @Sendable (HKHeartbeatSeriesQuery, TimeInterval, Bool, Bool, (any Error)?) -> Void

    public init(
        heartbeatSeries: HKHeartbeatSeriesSample,
        dataHandler: @escaping @Sendable (HKHeartbeatSeriesQuery, TimeInterval, Bool, Bool, (any Error)?) -> Void
    ) {
        handler = dataHandler
        super.init(HKSeriesType.heartbeat())
    }

    override func endWithoutData() {
        handler(self, 0, false, true, HKError(.errorHealthDataUnavailable))
    }
}

open class HKElectrocardiogramQuery: HKQuery, @unchecked Sendable {
    public enum Result {
        case measurement(HKElectrocardiogram.VoltageMeasurement)
        case done
        case error(any Error)
    }

    private let handler: @Sendable (HKElectrocardiogramQuery, Result) -> Void

    public init(
        _ electrocardiogram: HKElectrocardiogram,
        dataHandler: @escaping @Sendable (HKElectrocardiogramQuery, Result) -> Void
    ) {
        handler = dataHandler
        super.init(HKObjectType.electrocardiogramType())
    }

    override func endWithoutData() {
        handler(self, .error(HKError(.errorHealthDataUnavailable)))
    }
}

open class HKQuantitySeriesSampleQuery: HKQuery, @unchecked Sendable {
    open var includeSample = false
    open var orderByQuantitySampleStartDate = false
    private let handler: @Sendable (HKQuantitySeriesSampleQuery, (any Error)?) -> Void

    public init(
        quantityType: HKQuantityType, predicate: NSPredicate?,
        quantityHandler:
            @escaping @Sendable (
                HKQuantitySeriesSampleQuery, HKQuantity?, DateInterval?, HKQuantitySample?, Bool, (any Error)?
            ) -> Void
    ) {
        handler = { query, error in quantityHandler(query, nil, nil, nil, true, error) }
        super.init(quantityType, predicate: predicate)
    }

    override func endWithoutData() {
        handler(self, HKError(.errorHealthDataUnavailable))
    }
}

open class HKDocumentQuery: HKQuery, @unchecked Sendable {
    public let limit: Int
    public let sortDescriptors: [NSSortDescriptor]?
    public let includeDocumentData: Bool
    private let handler: @Sendable (HKDocumentQuery, [HKDocumentSample]?, Bool, (any Error)?) -> Void

    public init(
        documentType: HKDocumentType, predicate: NSPredicate?, limit: Int, sortDescriptors: [NSSortDescriptor]?,
        includeDocumentData: Bool,
        resultsHandler: @escaping @Sendable (HKDocumentQuery, [HKDocumentSample]?, Bool, (any Error)?) -> Void
    ) {
        self.limit = limit
        self.sortDescriptors = sortDescriptors
        self.includeDocumentData = includeDocumentData
        handler = resultsHandler
        super.init(documentType, predicate: predicate)
    }

    override func endWithoutData() {
        handler(self, nil, true, HKError(.errorHealthDataUnavailable))
    }
}
