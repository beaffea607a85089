import Foundation

// Sendable: unsynchronized as on Apple's systems; an object is set up before it is shared.

/// Queries samples; there are none.
open class HKSampleQuery: HKQuery, @unchecked Sendable {
    public let limit: Int
    public let sortDescriptors: [NSSortDescriptor]?
    private let handler: @Sendable (HKSampleQuery, [HKSample]?, (any Error)?) -> Void

    public init(
        sampleType: HKSampleType, predicate: NSPredicate?, limit: Int, sortDescriptors: [NSSortDescriptor]?,
        resultsHandler: @escaping @Sendable (HKSampleQuery, [HKSample]?, (any Error)?) -> Void
    ) {
        self.limit = limit
        self.sortDescriptors = sortDescriptors
        handler = resultsHandler
        super.init(sampleType, predicate: predicate)
    }

    public init(
        queryDescriptors: [HKQueryDescriptor], limit: Int,
        resultsHandler: @escaping @Sendable (HKSampleQuery, [HKSample]?, (any Error)?) -> Void
    ) {
        self.limit = limit
        sortDescriptors = nil
        handler = resultsHandler
        super.init(queryDescriptors.first?.sampleType)
    }

    public init(
        queryDescriptors: [HKQueryDescriptor], limit: Int, sortDescriptors: [NSSortDescriptor],
        resultsHandler: @escaping @Sendable (HKSampleQuery, [HKSample]?, (any Error)?) -> Void
    ) {
        self.limit = limit
        self.sortDescriptors = sortDescriptors
        handler = resultsHandler
        super.init(queryDescriptors.first?.sampleType)
    }

    override func endWithoutData() {
        handler(self, nil, HKError(.errorHealthDataUnavailable))
    }
}

/// Queries samples and their updates.
open class HKAnchoredObjectQuery: HKQuery, @unchecked Sendable {
    public typealias _Handler =
        @Sendable (HKAnchoredObjectQuery, [HKSample]?, [HKDeletedObject]?, HKQueryAnchor?, (any Error)?) -> Void

    open var updateHandler: _Handler?
    private let handler: _Handler

    public init(
        type: HKSampleType, predicate: NSPredicate?, anchor: HKQueryAnchor?, limit: Int,
        resultsHandler handler:
            @escaping @Sendable (
                HKAnchoredObjectQuery, [HKSample]?, [HKDeletedObject]?, HKQueryAnchor?, (any Error)?
            ) -> Void
    ) {
        self.handler = handler
        super.init(type, predicate: predicate)
    }

    public init(
        queryDescriptors: [HKQueryDescriptor], anchor: HKQueryAnchor?, limit: Int,
        resultsHandler handler:
            @escaping @Sendable (
                HKAnchoredObjectQuery, [HKSample]?, [HKDeletedObject]?, HKQueryAnchor?, (any Error)?
            ) -> Void
    ) {
        self.handler = handler
        super.init(queryDescriptors.first?.sampleType)
    }

    override func endWithoutData() {
        handler(self, nil, nil, nil, HKError(.errorHealthDataUnavailable))
    }
}

public typealias HKObserverQueryCompletionHandler = @Sendable () -> Void

/// Is notified when samples change.
open class HKObserverQuery: HKQuery, @unchecked Sendable {
    private let handler: @Sendable (HKObserverQuery, (any Error)?) -> Void

    public init(
        sampleType: HKSampleType, predicate: NSPredicate?,
        updateHandler:
            @escaping @Sendable (HKObserverQuery, @escaping HKObserverQueryCompletionHandler, (any Error)?)
            -> Void
    ) {
        handler = { query, error in updateHandler(query, {}, error) }
        super.init(sampleType, predicate: predicate)
    }

    public init(
        queryDescriptors: [HKQueryDescriptor],
        updateHandler:
            @escaping @Sendable (
                HKObserverQuery, Set<HKSampleType>?, @escaping HKObserverQueryCompletionHandler, (any Error)?
            ) -> Void
    ) {
        handler = { query, error in updateHandler(query, nil, {}, error) }
        super.init(queryDescriptors.first?.sampleType)
    }

    override func endWithoutData() {
        handler(self, HKError(.errorHealthDataUnavailable))
    }
}

/// Queries the sources of samples.
open class HKSourceQuery: HKQuery, @unchecked Sendable {
    private let handler: @Sendable (HKSourceQuery, Set<HKSource>?, (any Error)?) -> Void

    public init(
        sampleType: HKSampleType, samplePredicate objectPredicate: NSPredicate?,
        completionHandler: @escaping @Sendable (HKSourceQuery, Set<HKSource>?, (any Error)?) -> Void
    ) {
        handler = completionHandler
        super.init(sampleType, predicate: objectPredicate)
    }

    override func endWithoutData() {
        handler(self, nil, HKError(.errorHealthDataUnavailable))
    }
}

open class HKCorrelationQuery: HKQuery, @unchecked Sendable {
    open var correlationType: HKCorrelationType { type }
    public let samplePredicates: [HKSampleType: NSPredicate]?
    private let type: HKCorrelationType
    private let handler: @Sendable (HKCorrelationQuery, [HKCorrelation]?, (any Error)?) -> Void

    public init(
        type correlationType: HKCorrelationType, predicate: NSPredicate?,
        samplePredicates: [HKSampleType: NSPredicate]?,
        completion: @escaping @Sendable (HKCorrelationQuery, [HKCorrelation]?, (any Error)?) -> Void
    ) {
        type = correlationType
        self.samplePredicates = samplePredicates
        handler = completion
        super.init(correlationType, predicate: predicate)
    }

    override func endWithoutData() {
        handler(self, nil, HKError(.errorHealthDataUnavailable))
    }
}

open class HKActivitySummaryQuery: HKQuery, @unchecked Sendable {
    open var updateHandler: (@Sendable (HKActivitySummaryQuery, [HKActivitySummary]?, (any Error)?) -> Void)?
    private let handler: @Sendable (HKActivitySummaryQuery, [HKActivitySummary]?, (any Error)?) -> Void

    public init(
        predicate: NSPredicate?,
        resultsHandler handler: @escaping @Sendable (HKActivitySummaryQuery, [HKActivitySummary]?, (any Error)?) -> Void
    ) {
        self.handler = handler
        super.init(HKObjectType.activitySummaryType(), predicate: predicate)
    }

    override func endWithoutData() {
        handler(self, nil, HKError(.errorHealthDataUnavailable))
    }
}
