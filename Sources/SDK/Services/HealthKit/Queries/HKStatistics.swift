import Foundation

// Sendable: unsynchronized as on Apple's systems; an object is set up before it is shared.

public struct HKStatisticsOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    public static let separateBySource = HKStatisticsOptions(rawValue: 1)
    public static let discreteAverage = HKStatisticsOptions(rawValue: 2)
    public static let discreteMin = HKStatisticsOptions(rawValue: 4)
    public static let discreteMax = HKStatisticsOptions(rawValue: 8)
    public static let cumulativeSum = HKStatisticsOptions(rawValue: 16)
    public static let mostRecent = HKStatisticsOptions(rawValue: 32)
    public static let discreteMostRecent = HKStatisticsOptions(rawValue: 32)
    public static let duration = HKStatisticsOptions(rawValue: 64)
}

/// Statistics of samples; empty.
open class HKStatistics: NSObject, NSCopying, @unchecked Sendable {
    public let quantityType: HKQuantityType
    public let startDate: Date
    public let endDate: Date

    init(type: HKQuantityType, start: Date, end: Date) {
        quantityType = type
        startDate = start
        endDate = end
        super.init()
    }

    open var sources: [HKSource]? { nil }
    open func sumQuantity() -> HKQuantity? { nil }
    open func averageQuantity() -> HKQuantity? { nil }
    open func minimumQuantity() -> HKQuantity? { nil }
    open func maximumQuantity() -> HKQuantity? { nil }
    open func mostRecentQuantity() -> HKQuantity? { nil }
    open func mostRecentQuantityDateInterval() -> DateInterval? { nil }
    open func duration() -> HKQuantity? { nil }
    open func sumQuantity(for source: HKSource) -> HKQuantity? { nil }
    open func averageQuantity(for source: HKSource) -> HKQuantity? { nil }
    open func minimumQuantity(for source: HKSource) -> HKQuantity? { nil }
    open func maximumQuantity(for source: HKSource) -> HKQuantity? { nil }
    open func mostRecentQuantity(for source: HKSource) -> HKQuantity? { nil }
    open func mostRecentQuantityDateInterval(for source: HKSource) -> DateInterval? { nil }
    open func duration(for source: HKSource) -> HKQuantity? { nil }
    open func copy(with zone: NSZone? = nil) -> Any { self }
}

open class HKStatisticsCollection: NSObject, @unchecked Sendable {
    override init() {
        super.init()
    }

    open func statistics() -> [HKStatistics] { [] }
    open func statistics(for date: Date) -> HKStatistics? { nil }
    open func sources() -> Set<HKSource> { [] }

    open func enumerateStatistics(
        from startDate: Date, to endDate: Date,
        with block: (HKStatistics, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {}
}

/// Queries the statistics of one interval; there are none.
open class HKStatisticsQuery: HKQuery, @unchecked Sendable {
    private let handler: @Sendable (HKStatisticsQuery, HKStatistics?, (any Error)?) -> Void

    public init(
        quantityType: HKQuantityType, quantitySamplePredicate: NSPredicate?, options: HKStatisticsOptions = [],
        completionHandler: @escaping @Sendable (HKStatisticsQuery, HKStatistics?, (any Error)?) -> Void
    ) {
        handler = completionHandler
        super.init(quantityType, predicate: quantitySamplePredicate)
    }

    override func endWithoutData() {
        handler(self, nil, HKError(.errorHealthDataUnavailable))
    }
}

/// Queries statistics of equal intervals; there are none.
open class HKStatisticsCollectionQuery: HKQuery, @unchecked Sendable {
    public let anchorDate: Date
    public let options: HKStatisticsOptions
    public let intervalComponents: DateComponents
    open var initialResultsHandler:
        (@Sendable (HKStatisticsCollectionQuery, HKStatisticsCollection?, (any Error)?) -> Void)?
    open var statisticsUpdateHandler:
        (
            @Sendable (HKStatisticsCollectionQuery, HKStatistics?, HKStatisticsCollection?, (any Error)?) ->
                Void
        )?

    public init(
        quantityType: HKQuantityType, quantitySamplePredicate: NSPredicate?, options: HKStatisticsOptions = [],
        anchorDate: Date, intervalComponents: DateComponents
    ) {
        self.anchorDate = anchorDate
        self.options = options
        self.intervalComponents = intervalComponents
        super.init(quantityType, predicate: quantitySamplePredicate)
    }

    override func endWithoutData() {
        initialResultsHandler?(self, nil, HKError(.errorHealthDataUnavailable))
    }
}
