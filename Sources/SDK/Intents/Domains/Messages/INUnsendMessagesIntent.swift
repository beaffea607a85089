import FoundationSupplement

/// The choices of unsend messages intent response code.
public enum INUnsendMessagesIntentResponseCode: Int, Sendable {
    case unspecified
    case ready
    case inProgress
    case success
    case failure
    case failureRequiringAppLaunch
    case failureMessageNotFound
    case failurePastUnsendTimeLimit
    case failureMessageTypeUnsupported
    case failureUnsupportedOnService
    case failureMessageServiceNotAvailable
    case failureRequiringInAppAuthentication
}

/// The outcome of an intent: unsend messages.
open class INUnsendMessagesIntentResponse: INIntentResponse {
    public internal(set) var code: INUnsendMessagesIntentResponseCode = .unspecified

    public init(code: INUnsendMessagesIntentResponseCode, userActivity: NSUserActivity?) {
        self.code = code
        super.init()
        self.userActivity = userActivity
    }
}

/// A request: unsend messages.
open class INUnsendMessagesIntent: INIntent {
    public internal(set) var messageIdentifiers: [String]?

    public required init() {
        super.init()
    }

    public init(messageIdentifiers: [String]?) {
        self.messageIdentifiers = messageIdentifiers
        super.init()
    }
}

/// Handles a request: unsend messages.
public protocol INUnsendMessagesIntentHandling: NSObjectProtocol {
    func handle(intent: INUnsendMessagesIntent, completion: @escaping (INUnsendMessagesIntentResponse) -> Void)
    func handle(intent: INUnsendMessagesIntent) async -> INUnsendMessagesIntentResponse
    func confirm(intent: INUnsendMessagesIntent, completion: @escaping (INUnsendMessagesIntentResponse) -> Void)
    func confirm(intent: INUnsendMessagesIntent) async -> INUnsendMessagesIntentResponse
}

extension INUnsendMessagesIntentHandling {
    public func handle(intent: INUnsendMessagesIntent, completion: @escaping (INUnsendMessagesIntentResponse) -> Void) {
        completion(INUnsendMessagesIntentResponse(code: .unspecified, userActivity: nil))
    }

    public func handle(intent: INUnsendMessagesIntent) async -> INUnsendMessagesIntentResponse {
        await _INAnswer.wait { handle(intent: intent, completion: $0) }
    }

    public func confirm(intent: INUnsendMessagesIntent, completion: @escaping (INUnsendMessagesIntentResponse) -> Void)
    {
        completion(INUnsendMessagesIntentResponse(code: .unspecified, userActivity: nil))
    }

    public func confirm(intent: INUnsendMessagesIntent) async -> INUnsendMessagesIntentResponse {
        await _INAnswer.wait { confirm(intent: intent, completion: $0) }
    }
}
