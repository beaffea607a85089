import FoundationSupplement

/// The choices of set message attribute intent response code.
public enum INSetMessageAttributeIntentResponseCode: Int, Sendable {
    case unspecified
    case ready
    case inProgress
    case success
    case failure
    case failureRequiringAppLaunch
    case failureMessageNotFound
    case failureMessageAttributeNotSet
}

/// The outcome of an intent: set message attribute.
open class INSetMessageAttributeIntentResponse: INIntentResponse {
    public internal(set) var code: INSetMessageAttributeIntentResponseCode = .unspecified

    public init(code: INSetMessageAttributeIntentResponseCode, userActivity: NSUserActivity?) {
        self.code = code
        super.init()
        self.userActivity = userActivity
    }
}

/// A request: set message attribute.
open class INSetMessageAttributeIntent: INIntent {
    public internal(set) var identifiers: [String]?
    public internal(set) var attribute: INMessageAttribute = .unknown

    public required init() {
        super.init()
    }

    public init(identifiers: [String]?, attribute: INMessageAttribute) {
        self.identifiers = identifiers
        self.attribute = attribute
        super.init()
    }
}

/// Handles a request: set message attribute.
public protocol INSetMessageAttributeIntentHandling: NSObjectProtocol {
    func handle(
        intent: INSetMessageAttributeIntent, completion: @escaping (INSetMessageAttributeIntentResponse) -> Void)
    func handle(intent: INSetMessageAttributeIntent) async -> INSetMessageAttributeIntentResponse
    func confirm(
        intent: INSetMessageAttributeIntent, completion: @escaping (INSetMessageAttributeIntentResponse) -> Void)
    func confirm(intent: INSetMessageAttributeIntent) async -> INSetMessageAttributeIntentResponse
    func resolveAttribute(
        for intent: INSetMessageAttributeIntent, with completion: @escaping (INMessageAttributeResolutionResult) -> Void
    )
    func resolveAttribute(for intent: INSetMessageAttributeIntent) async -> INMessageAttributeResolutionResult
}

extension INSetMessageAttributeIntentHandling {
    public func handle(
        intent: INSetMessageAttributeIntent, completion: @escaping (INSetMessageAttributeIntentResponse) -> Void
    ) {
        completion(INSetMessageAttributeIntentResponse(code: .unspecified, userActivity: nil))
    }

    public func handle(intent: INSetMessageAttributeIntent) async -> INSetMessageAttributeIntentResponse {
        await _INAnswer.wait { handle(intent: intent, completion: $0) }
    }

    public func confirm(
        intent: INSetMessageAttributeIntent, completion: @escaping (INSetMessageAttributeIntentResponse) -> Void
    ) {
        completion(INSetMessageAttributeIntentResponse(code: .unspecified, userActivity: nil))
    }

    public func confirm(intent: INSetMessageAttributeIntent) async -> INSetMessageAttributeIntentResponse {
        await _INAnswer.wait { confirm(intent: intent, completion: $0) }
    }

    public func resolveAttribute(
        for intent: INSetMessageAttributeIntent, with completion: @escaping (INMessageAttributeResolutionResult) -> Void
    ) {
        completion(.notRequired())
    }

    public func resolveAttribute(for intent: INSetMessageAttributeIntent) async -> INMessageAttributeResolutionResult {
        await _INAnswer.wait { resolveAttribute(for: intent, with: $0) }
    }
}
