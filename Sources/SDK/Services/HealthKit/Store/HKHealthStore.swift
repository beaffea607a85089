import Foundation
import FoundationSupplement

// Sendable: unsynchronized as on Apple's systems; an object is set up before it is shared.

public enum HKAuthorizationStatus: Int, Sendable {
    case notDetermined = 0
    case sharingDenied = 1
    case sharingAuthorized = 2
}

public enum HKAuthorizationRequestStatus: Int, Sendable {
    case unknown = 0
    case shouldRequest = 1
    case unnecessary = 2
}

public enum HKUpdateFrequency: Int, Sendable {
    case immediate = 1
    case hourly = 2
    case daily = 3
    case weekly = 4
}

extension NSNotification.Name {
    public static let HKUserPreferencesDidChange = NSNotification.Name("HKUserPreferencesDidChangeNotification")
}

/// The user's health data, of which the simulated device has none: it is not available, and questions are reported.
open class HKHealthStore: NSObject, @unchecked Sendable {
    public override init() {
        super.init()
    }

    open class func isHealthDataAvailable() -> Bool {
        note()
        return false
    }

    open var workoutSessionMirroringStartHandler: (@Sendable (HKWorkoutSession) -> Void)?
    open func supportsHealthRecords() -> Bool { false }
    open func earliestPermittedSampleDate() -> Date { .distantPast }

    /// Ends the query without data.
    open func execute(_ query: HKQuery) {
        Self.note()
        DispatchQueue.global().async { query.endWithoutData() }
    }

    open func stop(_ query: HKQuery) {}

    static func note() {
        Notices.current.add(
            Notices.Notice(
                .warning, subject: "HKHealthStore", message: "The simulated device has no health data.",
                remedy: "Make sure the widget shows something useful without it."))
    }

    /// Reports the query and the reason that it has no result.
    static func unavailable() -> HKError {
        note()
        return HKError(.errorHealthDataUnavailable)
    }

    func refuse(_ completion: @escaping @Sendable (Bool, (any Error)?) -> Void) {
        let error = Self.unavailable()
        DispatchQueue.global().async { completion(false, error) }
    }
}

extension HKHealthStore {
    public func authorizationStatus(for type: HKObjectType) -> HKAuthorizationStatus { .notDetermined }

    public func requestAuthorization(
        toShare typesToShare: Set<HKSampleType>?, read typesToRead: Set<HKObjectType>?,
        completion: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
        refuse(completion)
    }

    public func requestAuthorization(
        toShare typesToShare: Set<HKSampleType>, read typesToRead: Set<HKObjectType>
    ) async throws {
        throw Self.unavailable()
    }

    public func requestPerObjectReadAuthorization(
        for objectType: HKObjectType, predicate: NSPredicate?,
        completion: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
        refuse(completion)
    }

    public func requestPerObjectReadAuthorization(for objectType: HKObjectType, predicate: NSPredicate?) async throws {
        throw Self.unavailable()
    }

    public func getRequestStatusForAuthorization(
        toShare typesToShare: Set<HKSampleType>, read typesToRead: Set<HKObjectType>,
        completion: @escaping @Sendable (HKAuthorizationRequestStatus, (any Error)?) -> Void
    ) {
        let error = Self.unavailable()
        DispatchQueue.global().async { completion(.unknown, error) }
    }

    public func statusForAuthorizationRequest(
        toShare typesToShare: Set<HKSampleType>, read typesToRead: Set<HKObjectType>
    ) async throws -> HKAuthorizationRequestStatus {
        throw Self.unavailable()
    }

    public func handleAuthorizationForExtension(completion: @escaping @Sendable (Bool, (any Error)?) -> Void) {
        refuse(completion)
    }

    public func handleAuthorizationForExtension() async throws { throw Self.unavailable() }
}

extension HKHealthStore {
    public func dateOfBirthComponents() throws -> DateComponents { throw Self.unavailable() }
    public func dateOfBirth() throws -> Date { throw Self.unavailable() }
    public func biologicalSex() throws -> HKBiologicalSexObject { throw Self.unavailable() }
    public func bloodType() throws -> HKBloodTypeObject { throw Self.unavailable() }
    public func fitzpatrickSkinType() throws -> HKFitzpatrickSkinTypeObject { throw Self.unavailable() }
    public func wheelchairUse() throws -> HKWheelchairUseObject { throw Self.unavailable() }
    public func activityMoveMode() throws -> HKActivityMoveModeObject { throw Self.unavailable() }

    public func preferredUnits(
        for quantityTypes: Set<HKQuantityType>,
        completion: @escaping @Sendable ([HKQuantityType: HKUnit], (any Error)?) -> Void
    ) {
        let error = Self.unavailable()
        DispatchQueue.global().async { completion([:], error) }
    }

    public func preferredUnits(for quantityTypes: Set<HKQuantityType>) async throws -> [HKQuantityType: HKUnit] {
        throw Self.unavailable()
    }
}
