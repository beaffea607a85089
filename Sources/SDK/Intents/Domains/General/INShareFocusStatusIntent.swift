import FoundationSupplement

/// The choices of share focus status intent response code.
public enum INShareFocusStatusIntentResponseCode: Int, Sendable {
    case unspecified
    case ready
    case inProgress
    case success
    case failure
    case failureRequiringAppLaunch
}

/// The outcome of an intent: share focus status.
open class INShareFocusStatusIntentResponse: INIntentResponse {
    public internal(set) var code: INShareFocusStatusIntentResponseCode = .unspecified

    public init(code: INShareFocusStatusIntentResponseCode, userActivity: NSUserActivity?) {
        self.code = code
        super.init()
        self.userActivity = userActivity
    }
}

/// A request: share focus status.
open class INShareFocusStatusIntent: INIntent {
    public internal(set) var focusStatus: INFocusStatus?

    public required init() {
        super.init()
    }

    public init(focusStatus: INFocusStatus?) {
        self.focusStatus = focusStatus
        super.init()
    }
}

/// Handles a request: share focus status.
public protocol INShareFocusStatusIntentHandling: NSObjectProtocol {
    func handle(intent: INShareFocusStatusIntent, completion: @escaping (INShareFocusStatusIntentResponse) -> Void)
    func handle(intent: INShareFocusStatusIntent) async -> INShareFocusStatusIntentResponse
    func confirm(intent: INShareFocusStatusIntent, completion: @escaping (INShareFocusStatusIntentResponse) -> Void)
    func confirm(intent: INShareFocusStatusIntent) async -> INShareFocusStatusIntentResponse
}

extension INShareFocusStatusIntentHandling {
    public func handle(
        intent: INShareFocusStatusIntent, completion: @escaping (INShareFocusStatusIntentResponse) -> Void
    ) {
        completion(INShareFocusStatusIntentResponse(code: .unspecified, userActivity: nil))
    }

    public func handle(intent: INShareFocusStatusIntent) async -> INShareFocusStatusIntentResponse {
        await _INAnswer.wait { handle(intent: intent, completion: $0) }
    }

    public func confirm(
        intent: INShareFocusStatusIntent, completion: @escaping (INShareFocusStatusIntentResponse) -> Void
    ) {
        completion(INShareFocusStatusIntentResponse(code: .unspecified, userActivity: nil))
    }

    public func confirm(intent: INShareFocusStatusIntent) async -> INShareFocusStatusIntentResponse {
        await _INAnswer.wait { confirm(intent: intent, completion: $0) }
    }
}
