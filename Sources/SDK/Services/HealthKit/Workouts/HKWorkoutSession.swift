import Foundation

// Sendable: unsynchronized as on Apple's systems; an object is set up before it is shared.

public enum HKWorkoutSessionState: Int, Sendable {
    case notStarted = 1
    case running = 2
    case ended = 3
    case paused = 4
    case prepared = 5
    case stopped = 6
}

public enum HKWorkoutSessionType: Int, Sendable {
    case primary = 0
    case mirrored = 1
}

public protocol HKWorkoutSessionDelegate: AnyObject, Sendable {
    func workoutSession(
        _ workoutSession: HKWorkoutSession, didChangeTo toState: HKWorkoutSessionState,
        from fromState: HKWorkoutSessionState, date: Date)
    func workoutSession(_ workoutSession: HKWorkoutSession, didFailWithError error: any Error)
    func workoutSession(_ workoutSession: HKWorkoutSession, didGenerate event: HKWorkoutEvent)
    func workoutSession(
        _ workoutSession: HKWorkoutSession, didBeginActivityWith workoutConfiguration: HKWorkoutConfiguration,
        date: Date)
    func workoutSession(
        _ workoutSession: HKWorkoutSession, didEndActivityWith workoutConfiguration: HKWorkoutConfiguration,
        date: Date)
    func workoutSession(_ workoutSession: HKWorkoutSession, didReceiveDataFromRemoteWorkoutSession data: [Data])
    func workoutSession(
        _ workoutSession: HKWorkoutSession, didDisconnectFromRemoteDeviceWithError error: (any Error)?)
}

extension HKWorkoutSessionDelegate {
    public func workoutSession(_ workoutSession: HKWorkoutSession, didGenerate event: HKWorkoutEvent) {}
    public func workoutSession(
        _ workoutSession: HKWorkoutSession, didBeginActivityWith workoutConfiguration: HKWorkoutConfiguration,
        date: Date
    ) {}
    public func workoutSession(
        _ workoutSession: HKWorkoutSession, didEndActivityWith workoutConfiguration: HKWorkoutConfiguration,
        date: Date
    ) {}
    public func workoutSession(
        _ workoutSession: HKWorkoutSession, didReceiveDataFromRemoteWorkoutSession data: [Data]
    ) {}
    public func workoutSession(
        _ workoutSession: HKWorkoutSession, didDisconnectFromRemoteDeviceWithError error: (any Error)?
    ) {}
}

/// An ongoing workout; none starts here.
open class HKWorkoutSession: NSObject, @unchecked Sendable {
    public let workoutConfiguration: HKWorkoutConfiguration
    open weak var delegate: (any HKWorkoutSessionDelegate)?
    private let store: HKHealthStore

    public init(healthStore: HKHealthStore, configuration workoutConfiguration: HKWorkoutConfiguration) throws {
        store = healthStore
        self.workoutConfiguration = workoutConfiguration
        super.init()
    }

    public init(configuration workoutConfiguration: HKWorkoutConfiguration) throws {
        store = HKHealthStore()
        self.workoutConfiguration = workoutConfiguration
        super.init()
    }

    open var activityType: HKWorkoutActivityType { workoutConfiguration.activityType }
    open var locationType: HKWorkoutSessionLocationType { workoutConfiguration.locationType }
    open var state: HKWorkoutSessionState { .notStarted }
    open var type: HKWorkoutSessionType { .primary }
    open var startDate: Date? { nil }
    open var endDate: Date? { nil }
    open var currentActivity: HKWorkoutActivity {
        HKWorkoutActivity(
            workoutConfiguration: workoutConfiguration, start: .distantPast, end: nil, metadata: nil)
    }

    open func prepare() {}

    open func startActivity(with date: Date?) {
        let error = HKHealthStore.unavailable()
        DispatchQueue.global().async { self.delegate?.workoutSession(self, didFailWithError: error) }
    }

    open func stopActivity(with date: Date?) {}
    open func end() {}
    open func pause() {}
    open func resume() {}
    open func beginNewActivity(configuration: HKWorkoutConfiguration, date: Date, metadata: [String: Any]?) {}
    open func endCurrentActivity(on date: Date) {}

    open func startMirroringToCompanionDevice(completion: @escaping @Sendable (Bool, (any Error)?) -> Void) {
        let error = HKHealthStore.unavailable()
        DispatchQueue.global().async { completion(false, error) }
    }

    open func startMirroringToCompanionDevice() async throws { throw HKHealthStore.unavailable() }
    open func stopMirroringToCompanionDevice() async throws { throw HKHealthStore.unavailable() }

    open func sendToRemoteWorkoutSession(
        data: Data, completion: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
        let error = HKHealthStore.unavailable()
        DispatchQueue.global().async { completion(false, error) }
    }

    open func sendToRemoteWorkoutSession(data: Data) async throws { throw HKHealthStore.unavailable() }

    open func associatedWorkoutBuilder() -> HKLiveWorkoutBuilder {
        let builder = HKLiveWorkoutBuilder(healthStore: store, configuration: workoutConfiguration, device: nil)
        builder.workoutSession = self
        return builder
    }
}
