import FoundationSupplement

/// The choices of cancel ride intent response code.
public enum INCancelRideIntentResponseCode: Int, Sendable {
    case unspecified
    case ready
    case success
    case failure
}

/// The outcome of an intent: cancel ride.
open class INCancelRideIntentResponse: INIntentResponse {
    public internal(set) var code: INCancelRideIntentResponseCode = .unspecified
    open var cancellationFee: INCurrencyAmount?
    open var cancellationFeeThreshold: DateComponents?

    public init(code: INCancelRideIntentResponseCode, userActivity: NSUserActivity?) {
        self.code = code
        super.init()
        self.userActivity = userActivity
    }
}

/// A request: cancel ride.
open class INCancelRideIntent: INIntent {
    public internal(set) var rideIdentifier: String = ""

    public required init() {
        super.init()
    }

    public init(rideIdentifier: String) {
        self.rideIdentifier = rideIdentifier
        super.init()
    }
}

/// Handles a request: cancel ride.
public protocol INCancelRideIntentHandling: NSObjectProtocol {
    func handle(cancelRide intent: INCancelRideIntent, completion: @escaping (INCancelRideIntentResponse) -> Void)
    func handle(cancelRide intent: INCancelRideIntent) async -> INCancelRideIntentResponse
    func confirm(cancelRide intent: INCancelRideIntent, completion: @escaping (INCancelRideIntentResponse) -> Void)
    func confirm(cancelRide intent: INCancelRideIntent) async -> INCancelRideIntentResponse
}

extension INCancelRideIntentHandling {
    public func handle(
        cancelRide intent: INCancelRideIntent, completion: @escaping (INCancelRideIntentResponse) -> Void
    ) {
        completion(INCancelRideIntentResponse(code: .unspecified, userActivity: nil))
    }

    public func handle(cancelRide intent: INCancelRideIntent) async -> INCancelRideIntentResponse {
        await _INAnswer.wait { handle(cancelRide: intent, completion: $0) }
    }

    public func confirm(
        cancelRide intent: INCancelRideIntent, completion: @escaping (INCancelRideIntentResponse) -> Void
    ) {
        completion(INCancelRideIntentResponse(code: .unspecified, userActivity: nil))
    }

    public func confirm(cancelRide intent: INCancelRideIntent) async -> INCancelRideIntentResponse {
        await _INAnswer.wait { confirm(cancelRide: intent, completion: $0) }
    }
}
