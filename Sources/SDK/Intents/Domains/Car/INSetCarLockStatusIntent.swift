import FoundationSupplement

/// The choices of set car lock status intent response code.
public enum INSetCarLockStatusIntentResponseCode: Int, Sendable {
    case unspecified
    case ready
    case inProgress
    case success
    case failure
    case failureRequiringAppLaunch
}

/// The outcome of an intent: set car lock status.
open class INSetCarLockStatusIntentResponse: INIntentResponse {
    public internal(set) var code: INSetCarLockStatusIntentResponseCode = .unspecified

    public init(code: INSetCarLockStatusIntentResponseCode, userActivity: NSUserActivity?) {
        self.code = code
        super.init()
        self.userActivity = userActivity
    }
}

/// A request: set car lock status.
open class INSetCarLockStatusIntent: INIntent {
    public internal(set) var locked: Bool?
    public internal(set) var carName: INSpeakableString?

    public required init() {
        super.init()
    }

    public init(locked: Bool?, carName: INSpeakableString?) {
        self.locked = locked
        self.carName = carName
        super.init()
    }
}

/// Handles a request: set car lock status.
public protocol INSetCarLockStatusIntentHandling: NSObjectProtocol {
    func handle(intent: INSetCarLockStatusIntent, completion: @escaping (INSetCarLockStatusIntentResponse) -> Void)
    func handle(intent: INSetCarLockStatusIntent) async -> INSetCarLockStatusIntentResponse
    func confirm(intent: INSetCarLockStatusIntent, completion: @escaping (INSetCarLockStatusIntentResponse) -> Void)
    func confirm(intent: INSetCarLockStatusIntent) async -> INSetCarLockStatusIntentResponse
    func resolveLocked(
        for intent: INSetCarLockStatusIntent, with completion: @escaping (INBooleanResolutionResult) -> Void)
    func resolveLocked(for intent: INSetCarLockStatusIntent) async -> INBooleanResolutionResult
    func resolveCarName(
        for intent: INSetCarLockStatusIntent, with completion: @escaping (INSpeakableStringResolutionResult) -> Void)
    func resolveCarName(for intent: INSetCarLockStatusIntent) async -> INSpeakableStringResolutionResult
}

extension INSetCarLockStatusIntentHandling {
    public func handle(
        intent: INSetCarLockStatusIntent, completion: @escaping (INSetCarLockStatusIntentResponse) -> Void
    ) {
        completion(INSetCarLockStatusIntentResponse(code: .unspecified, userActivity: nil))
    }

    public func handle(intent: INSetCarLockStatusIntent) async -> INSetCarLockStatusIntentResponse {
        await _INAnswer.wait { handle(intent: intent, completion: $0) }
    }

    public func confirm(
        intent: INSetCarLockStatusIntent, completion: @escaping (INSetCarLockStatusIntentResponse) -> Void
    ) {
        completion(INSetCarLockStatusIntentResponse(code: .unspecified, userActivity: nil))
    }

    public func confirm(intent: INSetCarLockStatusIntent) async -> INSetCarLockStatusIntentResponse {
        await _INAnswer.wait { confirm(intent: intent, completion: $0) }
    }

    public func resolveLocked(
        for intent: INSetCarLockStatusIntent, with completion: @escaping (INBooleanResolutionResult) -> Void
    ) {
        completion(.notRequired())
    }

    public func resolveLocked(for intent: INSetCarLockStatusIntent) async -> INBooleanResolutionResult {
        await _INAnswer.wait { resolveLocked(for: intent, with: $0) }
    }

    public func resolveCarName(
        for intent: INSetCarLockStatusIntent, with completion: @escaping (INSpeakableStringResolutionResult) -> Void
    ) {
        completion(.notRequired())
    }

    public func resolveCarName(for intent: INSetCarLockStatusIntent) async -> INSpeakableStringResolutionResult {
        await _INAnswer.wait { resolveCarName(for: intent, with: $0) }
    }
}
