import FoundationSupplement

/// The choices of edit message intent response code.
public enum INEditMessageIntentResponseCode: Int, Sendable {
    case unspecified
    case ready
    case inProgress
    case success
    case failure
    case failureRequiringAppLaunch
    case failureMessageNotFound
    case failurePastEditTimeLimit
    case failureMessageTypeUnsupported
    case failureUnsupportedOnService
    case failureMessageServiceNotAvailable
    case failureRequiringInAppAuthentication
}

/// The outcome of an intent: edit message.
open class INEditMessageIntentResponse: INIntentResponse {
    public internal(set) var code: INEditMessageIntentResponseCode = .unspecified

    public init(code: INEditMessageIntentResponseCode, userActivity: NSUserActivity?) {
        self.code = code
        super.init()
        self.userActivity = userActivity
    }
}

/// A request: edit message.
open class INEditMessageIntent: INIntent {
    public internal(set) var messageIdentifier: String?
    public internal(set) var editedContent: String?

    public required init() {
        super.init()
    }

    public init(messageIdentifier: String?, editedContent: String?) {
        self.messageIdentifier = messageIdentifier
        self.editedContent = editedContent
        super.init()
    }
}

/// Handles a request: edit message.
public protocol INEditMessageIntentHandling: NSObjectProtocol {
    func handle(intent: INEditMessageIntent, completion: @escaping (INEditMessageIntentResponse) -> Void)
    func handle(intent: INEditMessageIntent) async -> INEditMessageIntentResponse
    func confirm(intent: INEditMessageIntent, completion: @escaping (INEditMessageIntentResponse) -> Void)
    func confirm(intent: INEditMessageIntent) async -> INEditMessageIntentResponse
    func resolveEditedContent(
        for intent: INEditMessageIntent, with completion: @escaping (INStringResolutionResult) -> Void)
    func resolveEditedContent(for intent: INEditMessageIntent) async -> INStringResolutionResult
}

extension INEditMessageIntentHandling {
    public func handle(intent: INEditMessageIntent, completion: @escaping (INEditMessageIntentResponse) -> Void) {
        completion(INEditMessageIntentResponse(code: .unspecified, userActivity: nil))
    }

    public func handle(intent: INEditMessageIntent) async -> INEditMessageIntentResponse {
        await _INAnswer.wait { handle(intent: intent, completion: $0) }
    }

    public func confirm(intent: INEditMessageIntent, completion: @escaping (INEditMessageIntentResponse) -> Void) {
        completion(INEditMessageIntentResponse(code: .unspecified, userActivity: nil))
    }

    public func confirm(intent: INEditMessageIntent) async -> INEditMessageIntentResponse {
        await _INAnswer.wait { confirm(intent: intent, completion: $0) }
    }

    public func resolveEditedContent(
        for intent: INEditMessageIntent, with completion: @escaping (INStringResolutionResult) -> Void
    ) {
        completion(.notRequired())
    }

    public func resolveEditedContent(for intent: INEditMessageIntent) async -> INStringResolutionResult {
        await _INAnswer.wait { resolveEditedContent(for: intent, with: $0) }
    }
}
