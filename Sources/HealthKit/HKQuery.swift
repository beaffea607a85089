import Foundation

public struct HKQueryOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    public static let strictStartDate = HKQueryOptions(rawValue: 1)
    public static let strictEndDate = HKQueryOptions(rawValue: 2)
}

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
}

/// A question to the store.
open class HKQuery: NSObject, @unchecked Sendable {
    override init() {
        super.init()
    }

    /// The store has no samples, so the predicate chooses none.
    open class func predicateForSamples(
        withStart startDate: Date?, end endDate: Date?, options: HKQueryOptions = []
    ) -> NSPredicate {
        NSPredicate(value: false)
    }

    func endWithoutData() {}
}

/// One measurement, or several of the same kind.
open class HKSample: NSObject, @unchecked Sendable {
    public let sampleType: HKSampleType
    public let startDate: Date
    public let endDate: Date

    init(type: HKSampleType, start: Date, end: Date) {
        sampleType = type
        startDate = start
        endDate = end
        super.init()
    }
}

open class HKQuantitySample: HKSample, @unchecked Sendable {
    public let quantityType: HKQuantityType
    public let quantity: HKQuantity

    public init(type: HKQuantityType, quantity: HKQuantity, start: Date, end: Date) {
        quantityType = type
        self.quantity = quantity
        super.init(type: type, start: start, end: end)
    }
}

/// Asks for samples; there are none.
open class HKSampleQuery: HKQuery, @unchecked Sendable {
    private let handler: @Sendable (HKSampleQuery, [HKSample]?, (any Error)?) -> Void

    public init(
        sampleType: HKSampleType, predicate: NSPredicate?, limit: Int, sortDescriptors: [NSSortDescriptor]?,
        resultsHandler: @escaping @Sendable (HKSampleQuery, [HKSample]?, (any Error)?) -> Void
    ) {
        handler = resultsHandler
        super.init()
    }

    override func endWithoutData() {
        handler(self, nil, HKError(.errorHealthDataUnavailable))
    }
}

public let HKObjectQueryNoLimit = 0

/// What samples of a time come to.
open class HKStatistics: NSObject, @unchecked Sendable {
    public let quantityType: HKQuantityType
    public let startDate: Date
    public let endDate: Date

    init(type: HKQuantityType, start: Date, end: Date) {
        quantityType = type
        startDate = start
        endDate = end
        super.init()
    }

    open func sumQuantity() -> HKQuantity? { nil }
    open func averageQuantity() -> HKQuantity? { nil }
    open func minimumQuantity() -> HKQuantity? { nil }
    open func maximumQuantity() -> HKQuantity? { nil }
}

open class HKStatisticsCollection: NSObject, @unchecked Sendable {
    override init() {
        super.init()
    }

    open func statistics() -> [HKStatistics] { [] }
    open func statistics(for date: Date) -> HKStatistics? { nil }

    open func enumerateStatistics(
        from startDate: Date, to endDate: Date,
        with block: (HKStatistics, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {}
}

/// Asks for statistics of equal times; there are none.
open class HKStatisticsCollectionQuery: HKQuery, @unchecked Sendable {
    open var initialResultsHandler:
        (@Sendable (HKStatisticsCollectionQuery, HKStatisticsCollection?, (any Error)?) -> Void)?

    public init(
        quantityType: HKQuantityType, quantitySamplePredicate: NSPredicate?, options: HKStatisticsOptions = [],
        anchorDate: Date, intervalComponents: DateComponents
    ) {
        super.init()
    }

    override func endWithoutData() {
        initialResultsHandler?(self, nil, HKError(.errorHealthDataUnavailable))
    }
}

/// Asks for the statistics of one time; there are none.
open class HKStatisticsQuery: HKQuery, @unchecked Sendable {
    private let handler: @Sendable (HKStatisticsQuery, HKStatistics?, (any Error)?) -> Void

    public init(
        quantityType: HKQuantityType, quantitySamplePredicate: NSPredicate?, options: HKStatisticsOptions = [],
        completionHandler: @escaping @Sendable (HKStatisticsQuery, HKStatistics?, (any Error)?) -> Void
    ) {
        handler = completionHandler
        super.init()
    }

    override func endWithoutData() {
        handler(self, nil, HKError(.errorHealthDataUnavailable))
    }
}
