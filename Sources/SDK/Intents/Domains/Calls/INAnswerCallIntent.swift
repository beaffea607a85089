import FoundationSupplement

/// The choices of answer call intent response code.
public enum INAnswerCallIntentResponseCode: Int, Sendable {
    case unspecified
    case ready
    case continueInApp
    case inProgress
    case success
    case failure
    case failureRequiringAppLaunch
}

/// The outcome of an intent: answer call.
open class INAnswerCallIntentResponse: INIntentResponse {
    public internal(set) var code: INAnswerCallIntentResponseCode = .unspecified
    open var callRecords: [INCallRecord]?

    public init(code: INAnswerCallIntentResponseCode, userActivity: NSUserActivity?) {
        self.code = code
        super.init()
        self.userActivity = userActivity
    }
}

/// A request: answer call.
open class INAnswerCallIntent: INIntent {
    public internal(set) var audioRoute: INCallAudioRoute = .unknown
    public internal(set) var callIdentifier: String?

    public required init() {
        super.init()
    }

    public init(audioRoute: INCallAudioRoute, callIdentifier: String?) {
        self.audioRoute = audioRoute
        self.callIdentifier = callIdentifier
        super.init()
    }
}

/// Handles a request: answer call.
public protocol INAnswerCallIntentHandling: NSObjectProtocol {
    func handle(intent: INAnswerCallIntent, completion: @escaping (INAnswerCallIntentResponse) -> Void)
    func handle(intent: INAnswerCallIntent) async -> INAnswerCallIntentResponse
    func confirm(intent: INAnswerCallIntent, completion: @escaping (INAnswerCallIntentResponse) -> Void)
    func confirm(intent: INAnswerCallIntent) async -> INAnswerCallIntentResponse
}

extension INAnswerCallIntentHandling {
    public func handle(intent: INAnswerCallIntent, completion: @escaping (INAnswerCallIntentResponse) -> Void) {
        completion(INAnswerCallIntentResponse(code: .unspecified, userActivity: nil))
    }

    public func handle(intent: INAnswerCallIntent) async -> INAnswerCallIntentResponse {
        await _INAnswer.wait { handle(intent: intent, completion: $0) }
    }

    public func confirm(intent: INAnswerCallIntent, completion: @escaping (INAnswerCallIntentResponse) -> Void) {
        completion(INAnswerCallIntentResponse(code: .unspecified, userActivity: nil))
    }

    public func confirm(intent: INAnswerCallIntent) async -> INAnswerCallIntentResponse {
        await _INAnswer.wait { confirm(intent: intent, completion: $0) }
    }
}
