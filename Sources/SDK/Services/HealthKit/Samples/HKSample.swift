import Foundation

// Sendable: the classes of this file have no mutable state outside of a lock.

/// One measurement, or several of the same kind.
open class HKSample: HKObject, @unchecked Sendable {
    public let sampleType: HKSampleType
    public let startDate: Date
    public let endDate: Date

    init(type: HKSampleType, start: Date, end: Date, device: HKDevice? = nil, metadata: [String: Any]? = nil) {
        sampleType = type
        startDate = start
        endDate = end
        super.init(device: device, metadata: metadata)
    }

    open var hasUndeterminedDuration: Bool { endDate == .distantFuture }
}

open class HKQuantitySample: HKSample, @unchecked Sendable {
    public let quantityType: HKQuantityType
    public let quantity: HKQuantity
    open var count: Int { 1 }

    public init(type quantityType: HKQuantityType, quantity: HKQuantity, start startDate: Date, end endDate: Date) {
        self.quantityType = quantityType
        self.quantity = quantity
        super.init(type: quantityType, start: startDate, end: endDate)
    }

    public init(
        type quantityType: HKQuantityType, quantity: HKQuantity, start startDate: Date, end endDate: Date,
        metadata: [String: Any]?
    ) {
        self.quantityType = quantityType
        self.quantity = quantity
        super.init(type: quantityType, start: startDate, end: endDate, metadata: metadata)
    }

    public init(
        type quantityType: HKQuantityType, quantity: HKQuantity, start startDate: Date, end endDate: Date,
        device: HKDevice?, metadata: [String: Any]?
    ) {
        self.quantityType = quantityType
        self.quantity = quantity
        super.init(type: quantityType, start: startDate, end: endDate, device: device, metadata: metadata)
    }
}

open class HKCumulativeQuantitySample: HKQuantitySample, @unchecked Sendable {
    open var sumQuantity: HKQuantity { quantity }
}

open class HKDiscreteQuantitySample: HKQuantitySample, @unchecked Sendable {
    open var minimumQuantity: HKQuantity { quantity }
    open var averageQuantity: HKQuantity { quantity }
    open var maximumQuantity: HKQuantity { quantity }
    open var mostRecentQuantity: HKQuantity { quantity }
    open var mostRecentQuantityDateInterval: DateInterval {
        DateInterval(start: startDate, end: max(startDate, endDate))
    }
}

public typealias HKCumulativeQuantitySeriesSample = HKCumulativeQuantitySample

open class HKCategorySample: HKSample, @unchecked Sendable {
    public let categoryType: HKCategoryType
    public let value: Int

    public init(type: HKCategoryType, value: Int, start startDate: Date, end endDate: Date) {
        categoryType = type
        self.value = value
        super.init(type: type, start: startDate, end: endDate)
    }

    public init(
        type: HKCategoryType, value: Int, start startDate: Date, end endDate: Date, metadata: [String: Any]?
    ) {
        categoryType = type
        self.value = value
        super.init(type: type, start: startDate, end: endDate, metadata: metadata)
    }

    public init(
        type: HKCategoryType, value: Int, start startDate: Date, end endDate: Date, device: HKDevice?,
        metadata: [String: Any]?
    ) {
        categoryType = type
        self.value = value
        super.init(type: type, start: startDate, end: endDate, device: device, metadata: metadata)
    }
}

/// Samples that belong together, such as the two pressures of blood.
open class HKCorrelation: HKSample, @unchecked Sendable {
    public let correlationType: HKCorrelationType
    public let objects: Set<HKSample>

    public init(
        type correlationType: HKCorrelationType, start startDate: Date, end endDate: Date, objects: Set<HKSample>
    ) {
        self.correlationType = correlationType
        self.objects = objects
        super.init(type: correlationType, start: startDate, end: endDate)
    }

    public init(
        type correlationType: HKCorrelationType, start startDate: Date, end endDate: Date, objects: Set<HKSample>,
        metadata: [String: Any]?
    ) {
        self.correlationType = correlationType
        self.objects = objects
        super.init(type: correlationType, start: startDate, end: endDate, metadata: metadata)
    }

    public init(
        type correlationType: HKCorrelationType, start startDate: Date, end endDate: Date, objects: Set<HKSample>,
        device: HKDevice?, metadata: [String: Any]?
    ) {
        self.correlationType = correlationType
        self.objects = objects
        super.init(type: correlationType, start: startDate, end: endDate, device: device, metadata: metadata)
    }

    open func objects(for objectType: HKObjectType) -> Set<HKSample> { objects.filter { $0.sampleType == objectType } }
}
