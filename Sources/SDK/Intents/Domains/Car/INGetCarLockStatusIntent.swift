import FoundationSupplement

/// The choices of get car lock status intent response code.
public enum INGetCarLockStatusIntentResponseCode: Int, Sendable {
    case unspecified
    case ready
    case inProgress
    case success
    case failure
    case failureRequiringAppLaunch
}

/// The outcome of an intent: get car lock status.
open class INGetCarLockStatusIntentResponse: INIntentResponse {
    public internal(set) var code: INGetCarLockStatusIntentResponseCode = .unspecified
    open var locked: Bool?

    public init(code: INGetCarLockStatusIntentResponseCode, userActivity: NSUserActivity?) {
        self.code = code
        super.init()
        self.userActivity = userActivity
    }
}

/// A request: get car lock status.
open class INGetCarLockStatusIntent: INIntent {
    public internal(set) var carName: INSpeakableString?

    public required init() {
        super.init()
    }

    public init(carName: INSpeakableString?) {
        self.carName = carName
        super.init()
    }
}

/// Handles a request: get car lock status.
public protocol INGetCarLockStatusIntentHandling: NSObjectProtocol {
    func handle(intent: INGetCarLockStatusIntent, completion: @escaping (INGetCarLockStatusIntentResponse) -> Void)
    func handle(intent: INGetCarLockStatusIntent) async -> INGetCarLockStatusIntentResponse
    func confirm(intent: INGetCarLockStatusIntent, completion: @escaping (INGetCarLockStatusIntentResponse) -> Void)
    func confirm(intent: INGetCarLockStatusIntent) async -> INGetCarLockStatusIntentResponse
    func resolveCarName(
        for intent: INGetCarLockStatusIntent, with completion: @escaping (INSpeakableStringResolutionResult) -> Void)
    func resolveCarName(for intent: INGetCarLockStatusIntent) async -> INSpeakableStringResolutionResult
}

extension INGetCarLockStatusIntentHandling {
    public func handle(
        intent: INGetCarLockStatusIntent, completion: @escaping (INGetCarLockStatusIntentResponse) -> Void
    ) {
        completion(INGetCarLockStatusIntentResponse(code: .unspecified, userActivity: nil))
    }

    public func handle(intent: INGetCarLockStatusIntent) async -> INGetCarLockStatusIntentResponse {
        await _INAnswer.wait { handle(intent: intent, completion: $0) }
    }

    public func confirm(
        intent: INGetCarLockStatusIntent, completion: @escaping (INGetCarLockStatusIntentResponse) -> Void
    ) {
        completion(INGetCarLockStatusIntentResponse(code: .unspecified, userActivity: nil))
    }

    public func confirm(intent: INGetCarLockStatusIntent) async -> INGetCarLockStatusIntentResponse {
        await _INAnswer.wait { confirm(intent: intent, completion: $0) }
    }

    public func resolveCarName(
        for intent: INGetCarLockStatusIntent, with completion: @escaping (INSpeakableStringResolutionResult) -> Void
    ) {
        completion(.notRequired())
    }

    public func resolveCarName(for intent: INGetCarLockStatusIntent) async -> INSpeakableStringResolutionResult {
        await _INAnswer.wait { resolveCarName(for: intent, with: $0) }
    }
}
