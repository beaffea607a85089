import CoreLocation
import Foundation

// Sendable: unsynchronized as on Apple's systems; an object is set up before it is shared.

/// Builds a workout; the store cannot save any, so each step fails.
open class HKWorkoutBuilder: NSObject, @unchecked Sendable {
    public let device: HKDevice?
    public let workoutConfiguration: HKWorkoutConfiguration
    let store: HKHealthStore
    open var startDate: Date? { nil }
    open var endDate: Date? { nil }
    open var metadata: [String: Any] { [:] }
    open var workoutEvents: [HKWorkoutEvent] { [] }
    open var workoutActivities: [HKWorkoutActivity] { [] }
    open var allStatistics: [HKQuantityType: HKStatistics] { [:] }

    public init(healthStore: HKHealthStore, configuration: HKWorkoutConfiguration, device: HKDevice?) {
        store = healthStore
        workoutConfiguration = configuration
        self.device = device
        super.init()
    }

    private func refuse(_ completion: @escaping @Sendable (Bool, (any Error)?) -> Void) {
        let error = HKHealthStore.unavailable()
        DispatchQueue.global().async { completion(false, error) }
    }

    open func beginCollection(
        withStart startDate: Date, completion: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
        refuse(completion)
    }

    open func beginCollection(at startDate: Date) async throws { throw HKHealthStore.unavailable() }
    open func add(_ samples: [HKSample], completion: @escaping @Sendable (Bool, (any Error)?) -> Void) {
        refuse(completion)
    }

    open func addSamples(_ samples: [HKSample]) async throws { throw HKHealthStore.unavailable() }

    open func addWorkoutEvents(
        _ workoutEvents: [HKWorkoutEvent], completion: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
        refuse(completion)
    }

    open func addWorkoutEvents(_ workoutEvents: [HKWorkoutEvent]) async throws { throw HKHealthStore.unavailable() }

    open func addMetadata(
        _ metadata: [String: Any], completion: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
        refuse(completion)
    }

    open func addMetadata(_ metadata: [String: Any]) async throws { throw HKHealthStore.unavailable() }

    open func addWorkoutActivity(
        _ workoutActivity: HKWorkoutActivity, completion: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
        refuse(completion)
    }

    open func addWorkoutActivity(_ workoutActivity: HKWorkoutActivity) async throws {
        throw HKHealthStore.unavailable()
    }

    open func updateActivity(
        uuid: UUID, adding metadata: [String: Any], completion: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
        refuse(completion)
    }

    open func updateActivity(
        uuid: UUID, end endDate: Date, completion: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
        refuse(completion)
    }

    open func endCollection(withEnd endDate: Date, completion: @escaping @Sendable (Bool, (any Error)?) -> Void) {
        refuse(completion)
    }

    open func endCollection(at endDate: Date) async throws { throw HKHealthStore.unavailable() }

    open func finishWorkout(completion: @escaping @Sendable (HKWorkout?, (any Error)?) -> Void) {
        let error = HKHealthStore.unavailable()
        DispatchQueue.global().async { completion(nil, error) }
    }

    @discardableResult
    open func finishWorkout() async throws -> HKWorkout? { throw HKHealthStore.unavailable() }

    open func discardWorkout() {}
    open func elapsedTime(at date: Date) -> TimeInterval { 0 }
    open func statistics(for quantityType: HKQuantityType) -> HKStatistics? { nil }
    open func seriesBuilder(for seriesType: HKSeriesType) -> HKSeriesBuilder? { nil }
}

public protocol HKLiveWorkoutBuilderDelegate: AnyObject {
    func workoutBuilder(_ workoutBuilder: HKLiveWorkoutBuilder, didCollectDataOf collectedTypes: Set<HKSampleType>)
    func workoutBuilderDidCollectEvent(_ workoutBuilder: HKLiveWorkoutBuilder)
    func workoutBuilder(_ workoutBuilder: HKLiveWorkoutBuilder, didBegin workoutActivity: HKWorkoutActivity)
    func workoutBuilder(_ workoutBuilder: HKLiveWorkoutBuilder, didEnd workoutActivity: HKWorkoutActivity)
}

extension HKLiveWorkoutBuilderDelegate {
    public func workoutBuilder(_ workoutBuilder: HKLiveWorkoutBuilder, didBegin workoutActivity: HKWorkoutActivity) {}
    public func workoutBuilder(_ workoutBuilder: HKLiveWorkoutBuilder, didEnd workoutActivity: HKWorkoutActivity) {}
}

open class HKLiveWorkoutBuilder: HKWorkoutBuilder, @unchecked Sendable {
    open weak var delegate: (any HKLiveWorkoutBuilderDelegate)?
    open weak var workoutSession: HKWorkoutSession?
    open var shouldCollectWorkoutEvents = true
    open var dataSource: HKLiveWorkoutDataSource?
    open var elapsedTime: TimeInterval { 0 }
    open var currentWorkoutActivity: HKWorkoutActivity? { nil }
}

/// The data of a live workout; the simulated device measures none of it.
open class HKLiveWorkoutDataSource: NSObject, @unchecked Sendable {
    open var typesToCollect: Set<HKQuantityType> { types }
    private var types: Set<HKQuantityType> = []

    public init(healthStore: HKHealthStore, workoutConfiguration configuration: HKWorkoutConfiguration?) {
        super.init()
    }

    open func enableCollection(for quantityType: HKQuantityType, predicate: NSPredicate?) {
        types.insert(quantityType)
    }

    open func disableCollection(for quantityType: HKQuantityType) {
        types.remove(quantityType)
    }
}

open class HKSeriesBuilder: NSObject, @unchecked Sendable {
    open func discard() {}
}

/// Builds the route of a workout.
open class HKWorkoutRouteBuilder: HKSeriesBuilder, @unchecked Sendable {
    public init(healthStore: HKHealthStore, device: HKDevice?) {
        super.init()
    }

    open func insertRouteData(
        _ routeData: [CLLocation], completion: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
        let error = HKHealthStore.unavailable()
        DispatchQueue.global().async { completion(false, error) }
    }

    open func insertRouteData(_ routeData: [CLLocation]) async throws { throw HKHealthStore.unavailable() }

    open func addMetadata(
        _ metadata: [String: Any], completion: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
        let error = HKHealthStore.unavailable()
        DispatchQueue.global().async { completion(false, error) }
    }

    open func addMetadata(_ metadata: [String: Any]) async throws { throw HKHealthStore.unavailable() }

    open func finishRoute(
        with workout: HKWorkout, metadata: [String: Any]?,
        completion: @escaping @Sendable (HKWorkoutRoute?, (any Error)?) -> Void
    ) {
        let error = HKHealthStore.unavailable()
        DispatchQueue.global().async { completion(nil, error) }
    }

    @discardableResult
    open func finishRoute(with workout: HKWorkout, metadata: [String: Any]?) async throws -> HKWorkoutRoute {
        throw HKHealthStore.unavailable()
    }
}
