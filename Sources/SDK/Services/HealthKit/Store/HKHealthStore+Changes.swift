import Foundation

extension HKHealthStore {
    public func save(_ object: HKObject, withCompletion completion: @escaping @Sendable (Bool, (any Error)?) -> Void) {
        refuse(completion)
    }

    public func save(
        _ objects: [HKObject], withCompletion completion: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
        refuse(completion)
    }

    public func save(_ object: HKObject) async throws { throw Self.unavailable() }
    public func save(_ objects: [HKObject]) async throws { throw Self.unavailable() }

    public func delete(
        _ object: HKObject, withCompletion completion: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
        refuse(completion)
    }

    public func delete(
        _ objects: [HKObject], withCompletion completion: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
        refuse(completion)
    }

    public func delete(_ object: HKObject) async throws { throw Self.unavailable() }
    public func delete(_ objects: [HKObject]) async throws { throw Self.unavailable() }

    public func deleteObjects(
        of objectType: HKObjectType, predicate: NSPredicate,
        withCompletion completion: @escaping @Sendable (Bool, Int, (any Error)?) -> Void
    ) {
        let error = Self.unavailable()
        DispatchQueue.global().async { completion(false, 0, error) }
    }

    @discardableResult
    public func deleteObjects(of objectType: HKObjectType, predicate: NSPredicate) async throws -> Int {
        throw Self.unavailable()
    }

    public func enableBackgroundDelivery(
        for type: HKObjectType, frequency: HKUpdateFrequency,
        withCompletion completion: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
        refuse(completion)
    }

    public func enableBackgroundDelivery(for type: HKObjectType, frequency: HKUpdateFrequency) async throws {
        throw Self.unavailable()
    }

    public func disableBackgroundDelivery(
        for type: HKObjectType, withCompletion completion: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
        refuse(completion)
    }

    public func disableBackgroundDelivery(for type: HKObjectType) async throws { throw Self.unavailable() }

    public func disableAllBackgroundDelivery(
        completion: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
        refuse(completion)
    }

    public func disableAllBackgroundDelivery() async throws { throw Self.unavailable() }
}

extension HKHealthStore {
    public func add(
        _ samples: [HKSample], to workout: HKWorkout,
        completion: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
        refuse(completion)
    }

    public func addSamples(_ samples: [HKSample], to workout: HKWorkout) async throws { throw Self.unavailable() }
    public func start(_ workoutSession: HKWorkoutSession) { Self.note() }
    public func end(_ workoutSession: HKWorkoutSession) {}
    public func pause(_ workoutSession: HKWorkoutSession) {}
    public func resumeWorkoutSession(_ workoutSession: HKWorkoutSession) {}

    public func startWatchApp(
        with workoutConfiguration: HKWorkoutConfiguration,
        completion: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
        refuse(completion)
    }

    public func startWatchApp(toHandle workoutConfiguration: HKWorkoutConfiguration) async throws {
        throw Self.unavailable()
    }

    public func recoverActiveWorkoutSession(
        completion: @escaping @Sendable (HKWorkoutSession?, (any Error)?) -> Void
    ) {
        let error = Self.unavailable()
        DispatchQueue.global().async { completion(nil, error) }
    }

    public func recoverActiveWorkoutSession() async throws -> HKWorkoutSession? { throw Self.unavailable() }

    public func relateWorkoutEffortSample(
        _ sample: HKSample, with workout: HKWorkout, activity: HKWorkoutActivity?
    ) async throws {
        throw Self.unavailable()
    }

    public func splitTotalEnergy(
        _ totalEnergy: HKQuantity, start startDate: Date, end endDate: Date,
        resultsHandler: @escaping @Sendable (HKQuantity?, HKQuantity?, (any Error)?) -> Void
    ) {
        let error = Self.unavailable()
        DispatchQueue.global().async { resultsHandler(nil, nil, error) }
    }
}
