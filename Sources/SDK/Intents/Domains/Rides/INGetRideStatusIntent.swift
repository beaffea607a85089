import FoundationSupplement

/// The choices of get ride status intent response code.
public enum INGetRideStatusIntentResponseCode: Int, Sendable {
    case unspecified
    case ready
    case success = 3
    case failure
    case failureRequiringAppLaunch
    case failureRequiringAppLaunchMustVerifyCredentials
    case failureRequiringAppLaunchServiceTemporarilyUnavailable
}

/// The outcome of an intent: get ride status.
open class INGetRideStatusIntentResponse: INIntentResponse {
    public internal(set) var code: INGetRideStatusIntentResponseCode = .unspecified
    open var rideStatus: INRideStatus?

    public init(code: INGetRideStatusIntentResponseCode, userActivity: NSUserActivity?) {
        self.code = code
        super.init()
        self.userActivity = userActivity
    }
}

/// A request: get ride status.
open class INGetRideStatusIntent: INIntent {

    public required init() {
        super.init()
    }
}

/// Handles a request: get ride status.
public protocol INGetRideStatusIntentHandling: NSObjectProtocol {
    func handle(intent: INGetRideStatusIntent, completion: @escaping (INGetRideStatusIntentResponse) -> Void)
    func handle(intent: INGetRideStatusIntent) async -> INGetRideStatusIntentResponse
    func confirm(intent: INGetRideStatusIntent, completion: @escaping (INGetRideStatusIntentResponse) -> Void)
    func confirm(intent: INGetRideStatusIntent) async -> INGetRideStatusIntentResponse
}

extension INGetRideStatusIntentHandling {
    public func handle(intent: INGetRideStatusIntent, completion: @escaping (INGetRideStatusIntentResponse) -> Void) {
        completion(INGetRideStatusIntentResponse(code: .unspecified, userActivity: nil))
    }

    public func handle(intent: INGetRideStatusIntent) async -> INGetRideStatusIntentResponse {
        await _INAnswer.wait { handle(intent: intent, completion: $0) }
    }

    public func confirm(intent: INGetRideStatusIntent, completion: @escaping (INGetRideStatusIntentResponse) -> Void) {
        completion(INGetRideStatusIntentResponse(code: .unspecified, userActivity: nil))
    }

    public func confirm(intent: INGetRideStatusIntent) async -> INGetRideStatusIntentResponse {
        await _INAnswer.wait { confirm(intent: intent, completion: $0) }
    }
}
