import FoundationSupplement

/// The choices of send ride feedback intent response code.
public enum INSendRideFeedbackIntentResponseCode: Int, Sendable {
    case unspecified
    case ready
    case success
    case failure
}

/// The outcome of an intent: send ride feedback.
open class INSendRideFeedbackIntentResponse: INIntentResponse {
    public internal(set) var code: INSendRideFeedbackIntentResponseCode = .unspecified

    public init(code: INSendRideFeedbackIntentResponseCode, userActivity: NSUserActivity?) {
        self.code = code
        super.init()
        self.userActivity = userActivity
    }
}

/// A request: send ride feedback.
open class INSendRideFeedbackIntent: INIntent {
    public internal(set) var rideIdentifier: String = ""
    open var rating: NSNumber?
    open var tip: INCurrencyAmount?

    public required init() {
        super.init()
    }

    public init(rideIdentifier: String) {
        self.rideIdentifier = rideIdentifier
        super.init()
    }
}
