import FoundationSupplement

/// The choices of request ride intent response code.
public enum INRequestRideIntentResponseCode: Int, Sendable {
    case unspecified
    case ready
    case success = 3
    case failure
    case failureRequiringAppLaunch
    case failureRequiringAppLaunchMustVerifyCredentials
    case failureRequiringAppLaunchNoServiceInArea
    case failureRequiringAppLaunchServiceTemporarilyUnavailable
    case failureRequiringAppLaunchPreviousRideNeedsCompletion
    case failureRequiringAppLaunchRideScheduledTooFar
}

/// The outcome of an intent: request ride.
open class INRequestRideIntentResponse: INIntentResponse {
    public internal(set) var code: INRequestRideIntentResponseCode = .unspecified
    open var rideStatus: INRideStatus?

    public init(code: INRequestRideIntentResponseCode, userActivity: NSUserActivity?) {
        self.code = code
        super.init()
        self.userActivity = userActivity
    }
}

/// A request: request ride.
open class INRequestRideIntent: INIntent {
    public internal(set) var pickupLocation: CLPlacemark?
    public internal(set) var dropOffLocation: CLPlacemark?
    public internal(set) var rideOptionName: INSpeakableString?
    public internal(set) var partySize: Int?
    public internal(set) var paymentMethod: INPaymentMethod?
    public internal(set) var scheduledPickupTime: INDateComponentsRange?

    public required init() {
        super.init()
    }

    public init(
        pickupLocation: CLPlacemark? = nil, dropOffLocation: CLPlacemark? = nil,
        rideOptionName: INSpeakableString? = nil,
        partySize: Int? = nil, paymentMethod: INPaymentMethod? = nil, scheduledPickupTime: INDateComponentsRange? = nil
    ) {
        self.pickupLocation = pickupLocation
        self.dropOffLocation = dropOffLocation
        self.rideOptionName = rideOptionName
        self.partySize = partySize
        self.paymentMethod = paymentMethod
        self.scheduledPickupTime = scheduledPickupTime
        super.init()
    }
}

/// Handles a request: request ride.
public protocol INRequestRideIntentHandling: NSObjectProtocol {
    func handle(intent: INRequestRideIntent, completion: @escaping (INRequestRideIntentResponse) -> Void)
    func handle(intent: INRequestRideIntent) async -> INRequestRideIntentResponse
    func confirm(intent: INRequestRideIntent, completion: @escaping (INRequestRideIntentResponse) -> Void)
    func confirm(intent: INRequestRideIntent) async -> INRequestRideIntentResponse
    func resolvePickupLocation(
        for intent: INRequestRideIntent, with completion: @escaping (INPlacemarkResolutionResult) -> Void)
    func resolvePickupLocation(for intent: INRequestRideIntent) async -> INPlacemarkResolutionResult
    func resolveDropOffLocation(
        for intent: INRequestRideIntent, with completion: @escaping (INPlacemarkResolutionResult) -> Void)
    func resolveDropOffLocation(for intent: INRequestRideIntent) async -> INPlacemarkResolutionResult
    func resolveRideOptionName(
        for intent: INRequestRideIntent, with completion: @escaping (INSpeakableStringResolutionResult) -> Void)
    func resolveRideOptionName(for intent: INRequestRideIntent) async -> INSpeakableStringResolutionResult
    func resolvePartySize(
        for intent: INRequestRideIntent, with completion: @escaping (INIntegerResolutionResult) -> Void)
    func resolvePartySize(for intent: INRequestRideIntent) async -> INIntegerResolutionResult
    func resolveScheduledPickupTime(
        for intent: INRequestRideIntent, with completion: @escaping (INDateComponentsRangeResolutionResult) -> Void)
    func resolveScheduledPickupTime(for intent: INRequestRideIntent) async -> INDateComponentsRangeResolutionResult
}

extension INRequestRideIntentHandling {
    public func handle(intent: INRequestRideIntent, completion: @escaping (INRequestRideIntentResponse) -> Void) {
        completion(INRequestRideIntentResponse(code: .unspecified, userActivity: nil))
    }

    public func handle(intent: INRequestRideIntent) async -> INRequestRideIntentResponse {
        await _INAnswer.wait { handle(intent: intent, completion: $0) }
    }

    public func confirm(intent: INRequestRideIntent, completion: @escaping (INRequestRideIntentResponse) -> Void) {
        completion(INRequestRideIntentResponse(code: .unspecified, userActivity: nil))
    }

    public func confirm(intent: INRequestRideIntent) async -> INRequestRideIntentResponse {
        await _INAnswer.wait { confirm(intent: intent, completion: $0) }
    }

    public func resolvePickupLocation(
        for intent: INRequestRideIntent, with completion: @escaping (INPlacemarkResolutionResult) -> Void
    ) {
        completion(.notRequired())
    }

    public func resolvePickupLocation(for intent: INRequestRideIntent) async -> INPlacemarkResolutionResult {
        await _INAnswer.wait { resolvePickupLocation(for: intent, with: $0) }
    }

    public func resolveDropOffLocation(
        for intent: INRequestRideIntent, with completion: @escaping (INPlacemarkResolutionResult) -> Void
    ) {
        completion(.notRequired())
    }

    public func resolveDropOffLocation(for intent: INRequestRideIntent) async -> INPlacemarkResolutionResult {
        await _INAnswer.wait { resolveDropOffLocation(for: intent, with: $0) }
    }

    public func resolveRideOptionName(
        for intent: INRequestRideIntent, with completion: @escaping (INSpeakableStringResolutionResult) -> Void
    ) {
        completion(.notRequired())
    }

    public func resolveRideOptionName(for intent: INRequestRideIntent) async -> INSpeakableStringResolutionResult {
        await _INAnswer.wait { resolveRideOptionName(for: intent, with: $0) }
    }

    public func resolvePartySize(
        for intent: INRequestRideIntent, with completion: @escaping (INIntegerResolutionResult) -> Void
    ) {
        completion(.notRequired())
    }

    public func resolvePartySize(for intent: INRequestRideIntent) async -> INIntegerResolutionResult {
        await _INAnswer.wait { resolvePartySize(for: intent, with: $0) }
    }

    public func resolveScheduledPickupTime(
        for intent: INRequestRideIntent, with completion: @escaping (INDateComponentsRangeResolutionResult) -> Void
    ) {
        completion(.notRequired())
    }

    public func resolveScheduledPickupTime(for intent: INRequestRideIntent) async
        -> INDateComponentsRangeResolutionResult
    {
        await _INAnswer.wait { resolveScheduledPickupTime(for: intent, with: $0) }
    }
}
