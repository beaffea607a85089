import FoundationSupplement

/// The choices of hang up call intent response code.
public enum INHangUpCallIntentResponseCode: Int, Sendable {
    case unspecified
    case ready
    case inProgress
    case success
    case failure
    case failureRequiringAppLaunch
    case failureNoCallToHangUp
}

/// The outcome of an intent: hang up call.
open class INHangUpCallIntentResponse: INIntentResponse {
    public internal(set) var code: INHangUpCallIntentResponseCode = .unspecified

    public init(code: INHangUpCallIntentResponseCode, userActivity: NSUserActivity?) {
        self.code = code
        super.init()
        self.userActivity = userActivity
    }
}

/// A request: hang up call.
open class INHangUpCallIntent: INIntent {
    public internal(set) var callIdentifier: String?

    public required init() {
        super.init()
    }

    public init(callIdentifier: String?) {
        self.callIdentifier = callIdentifier
        super.init()
    }
}

/// Handles a request: hang up call.
public protocol INHangUpCallIntentHandling: NSObjectProtocol {
    func handle(intent: INHangUpCallIntent, completion: @escaping (INHangUpCallIntentResponse) -> Void)
    func handle(intent: INHangUpCallIntent) async -> INHangUpCallIntentResponse
    func confirm(intent: INHangUpCallIntent, completion: @escaping (INHangUpCallIntentResponse) -> Void)
    func confirm(intent: INHangUpCallIntent) async -> INHangUpCallIntentResponse
}

extension INHangUpCallIntentHandling {
    public func handle(intent: INHangUpCallIntent, completion: @escaping (INHangUpCallIntentResponse) -> Void) {
        completion(INHangUpCallIntentResponse(code: .unspecified, userActivity: nil))
    }

    public func handle(intent: INHangUpCallIntent) async -> INHangUpCallIntentResponse {
        await _INAnswer.wait { handle(intent: intent, completion: $0) }
    }

    public func confirm(intent: INHangUpCallIntent, completion: @escaping (INHangUpCallIntentResponse) -> Void) {
        completion(INHangUpCallIntentResponse(code: .unspecified, userActivity: nil))
    }

    public func confirm(intent: INHangUpCallIntent) async -> INHangUpCallIntentResponse {
        await _INAnswer.wait { confirm(intent: intent, completion: $0) }
    }
}
