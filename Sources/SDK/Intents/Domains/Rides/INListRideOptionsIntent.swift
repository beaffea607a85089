import FoundationSupplement

/// The choices of list ride options intent response code.
public enum INListRideOptionsIntentResponseCode: Int, Sendable {
    case unspecified
    case ready
    case success = 3
    case failure
    case failureRequiringAppLaunch
    case failureRequiringAppLaunchMustVerifyCredentials
    case failureRequiringAppLaunchNoServiceInArea
    case failureRequiringAppLaunchServiceTemporarilyUnavailable
    case failureRequiringAppLaunchPreviousRideNeedsCompletion
    case failurePreviousRideNeedsFeedback
}

/// The outcome of an intent: list ride options.
open class INListRideOptionsIntentResponse: INIntentResponse {
    public internal(set) var code: INListRideOptionsIntentResponseCode = .unspecified
    open var rideOptions: [INRideOption]?
    open var paymentMethods: [INPaymentMethod]?
    open var expirationDate: Date?

    public init(code: INListRideOptionsIntentResponseCode, userActivity: NSUserActivity?) {
        self.code = code
        super.init()
        self.userActivity = userActivity
    }
}

/// A request: list ride options.
open class INListRideOptionsIntent: INIntent {
    public internal(set) var pickupLocation: CLPlacemark?
    public internal(set) var dropOffLocation: CLPlacemark?

    public required init() {
        super.init()
    }

    public init(pickupLocation: CLPlacemark?, dropOffLocation: CLPlacemark?) {
        self.pickupLocation = pickupLocation
        self.dropOffLocation = dropOffLocation
        super.init()
    }
}

/// Handles a request: list ride options.
public protocol INListRideOptionsIntentHandling: NSObjectProtocol {
    func handle(intent: INListRideOptionsIntent, completion: @escaping (INListRideOptionsIntentResponse) -> Void)
    func handle(intent: INListRideOptionsIntent) async -> INListRideOptionsIntentResponse
    func confirm(intent: INListRideOptionsIntent, completion: @escaping (INListRideOptionsIntentResponse) -> Void)
    func confirm(intent: INListRideOptionsIntent) async -> INListRideOptionsIntentResponse
    func resolvePickupLocation(
        for intent: INListRideOptionsIntent, with completion: @escaping (INPlacemarkResolutionResult) -> Void)
    func resolvePickupLocation(for intent: INListRideOptionsIntent) async -> INPlacemarkResolutionResult
    func resolveDropOffLocation(
        for intent: INListRideOptionsIntent, with completion: @escaping (INPlacemarkResolutionResult) -> Void)
    func resolveDropOffLocation(for intent: INListRideOptionsIntent) async -> INPlacemarkResolutionResult
}

extension INListRideOptionsIntentHandling {
    public func handle(intent: INListRideOptionsIntent, completion: @escaping (INListRideOptionsIntentResponse) -> Void)
    {
        completion(INListRideOptionsIntentResponse(code: .unspecified, userActivity: nil))
    }

    public func handle(intent: INListRideOptionsIntent) async -> INListRideOptionsIntentResponse {
        await _INAnswer.wait { handle(intent: intent, completion: $0) }
    }

    public func confirm(
        intent: INListRideOptionsIntent, completion: @escaping (INListRideOptionsIntentResponse) -> Void
    ) {
        completion(INListRideOptionsIntentResponse(code: .unspecified, userActivity: nil))
    }

    public func confirm(intent: INListRideOptionsIntent) async -> INListRideOptionsIntentResponse {
        await _INAnswer.wait { confirm(intent: intent, completion: $0) }
    }

    public func resolvePickupLocation(
        for intent: INListRideOptionsIntent, with completion: @escaping (INPlacemarkResolutionResult) -> Void
    ) {
        completion(.notRequired())
    }

    public func resolvePickupLocation(for intent: INListRideOptionsIntent) async -> INPlacemarkResolutionResult {
        await _INAnswer.wait { resolvePickupLocation(for: intent, with: $0) }
    }

    public func resolveDropOffLocation(
        for intent: INListRideOptionsIntent, with completion: @escaping (INPlacemarkResolutionResult) -> Void
    ) {
        completion(.notRequired())
    }

    public func resolveDropOffLocation(for intent: INListRideOptionsIntent) async -> INPlacemarkResolutionResult {
        await _INAnswer.wait { resolveDropOffLocation(for: intent, with: $0) }
    }
}
