import Foundation
import FoundationSupplement

public struct HKQuantityTypeIdentifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public static let stepCount = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierStepCount")
    public static let heartRate = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierHeartRate")
    public static let bloodGlucose = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierBloodGlucose")
    public static let bodyMass = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierBodyMass")
    public static let activeEnergyBurned = HKQuantityTypeIdentifier(
        rawValue: "HKQuantityTypeIdentifierActiveEnergyBurned")
    public static let distanceWalkingRunning = HKQuantityTypeIdentifier(
        rawValue: "HKQuantityTypeIdentifierDistanceWalkingRunning")
    public static let dietaryCarbohydrates = HKQuantityTypeIdentifier(
        rawValue: "HKQuantityTypeIdentifierDietaryCarbohydrates")
    public static let insulinDelivery = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierInsulinDelivery")
}

/// A kind of data in the store.
open class HKObjectType: NSObject, @unchecked Sendable {
    public let identifier: String

    init(identifier: String) {
        self.identifier = identifier
        super.init()
    }

    open class func quantityType(forIdentifier identifier: HKQuantityTypeIdentifier) -> HKQuantityType? {
        HKQuantityType(identifier)
    }

    open override func isEqual(_ object: Any?) -> Bool { (object as? HKObjectType)?.identifier == identifier }
    open override var hash: Int { identifier.hashValue }
}

open class HKSampleType: HKObjectType, @unchecked Sendable {}

open class HKQuantityType: HKSampleType, @unchecked Sendable {
    public init(_ identifier: HKQuantityTypeIdentifier) {
        super.init(identifier: identifier.rawValue)
    }
}

/// Who wrote a sample.
open class HKSource: NSObject, @unchecked Sendable {
    public let name: String
    public let bundleIdentifier: String

    init(name: String, bundleIdentifier: String) {
        self.name = name
        self.bundleIdentifier = bundleIdentifier
        super.init()
    }

    /// The program that asks.
    open class func `default`() -> HKSource {
        HKSource(name: ProcessInfo.processInfo.processName, bundleIdentifier: Bundle.main.bundleIdentifier ?? "")
    }
}

public enum HKAuthorizationStatus: Int, Sendable {
    case notDetermined = 0
    case sharingDenied = 1
    case sharingAuthorized = 2
}

/// The person's health data, of which the simulated device has none: it is not available, and questions are reported.
open class HKHealthStore: NSObject, @unchecked Sendable {
    public override init() {
        super.init()
    }

    open class func isHealthDataAvailable() -> Bool {
        note()
        return false
    }

    open func authorizationStatus(for type: HKObjectType) -> HKAuthorizationStatus { .notDetermined }

    open func requestAuthorization(
        toShare typesToShare: Set<HKSampleType>?, read typesToRead: Set<HKObjectType>?,
        completion: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
        Self.note()
        DispatchQueue.global().async { completion(false, HKError(.errorHealthDataUnavailable)) }
    }

    open func requestAuthorization(toShare: Set<HKSampleType>, read: Set<HKObjectType>) async throws {
        Self.note()
        throw HKError(.errorHealthDataUnavailable)
    }

    /// Ends the query without data.
    open func execute(_ query: HKQuery) {
        Self.note()
        DispatchQueue.global().async { query.endWithoutData() }
    }

    open func stop(_ query: HKQuery) {}

    private static func note() {
        Notices.current.add(
            Notices.Notice(
                .warning, subject: "HKHealthStore", message: "The simulated device has no health data.",
                remedy: "Let the widget show something useful without them."))
    }
}

/// Why there are no health data.
public struct HKError: Error, Hashable, Sendable {
    public enum Code: Int, Sendable {
        case errorHealthDataUnavailable = 1
        case errorAuthorizationDenied = 4
        case errorNoData = 11
    }

    public let code: Code

    public init(_ code: Code) {
        self.code = code
    }
}
