import FoundationSupplement

/// The choices of save profile in car intent response code.
public enum INSaveProfileInCarIntentResponseCode: Int, Sendable {
    case unspecified
    case ready
    case inProgress
    case success
    case failure
    case failureRequiringAppLaunch
}

/// The outcome of an intent: save profile in car.
open class INSaveProfileInCarIntentResponse: INIntentResponse {
    public internal(set) var code: INSaveProfileInCarIntentResponseCode = .unspecified

    public init(code: INSaveProfileInCarIntentResponseCode, userActivity: NSUserActivity?) {
        self.code = code
        super.init()
        self.userActivity = userActivity
    }
}

/// A request: save profile in car.
open class INSaveProfileInCarIntent: INIntent {
    public internal(set) var profileNumber: Int?
    public internal(set) var profileName: String?

    public required init() {
        super.init()
    }

    public init(profileNumber: Int?, profileName: String?) {
        self.profileNumber = profileNumber
        self.profileName = profileName
        super.init()
    }
}

/// Handles a request: save profile in car.
public protocol INSaveProfileInCarIntentHandling: NSObjectProtocol {
    func handle(intent: INSaveProfileInCarIntent, completion: @escaping (INSaveProfileInCarIntentResponse) -> Void)
    func handle(intent: INSaveProfileInCarIntent) async -> INSaveProfileInCarIntentResponse
    func confirm(intent: INSaveProfileInCarIntent, completion: @escaping (INSaveProfileInCarIntentResponse) -> Void)
    func confirm(intent: INSaveProfileInCarIntent) async -> INSaveProfileInCarIntentResponse
    func resolveProfileNumber(
        for intent: INSaveProfileInCarIntent, with completion: @escaping (INIntegerResolutionResult) -> Void)
    func resolveProfileNumber(for intent: INSaveProfileInCarIntent) async -> INIntegerResolutionResult
    func resolveProfileName(
        for intent: INSaveProfileInCarIntent, with completion: @escaping (INStringResolutionResult) -> Void)
    func resolveProfileName(for intent: INSaveProfileInCarIntent) async -> INStringResolutionResult
}

extension INSaveProfileInCarIntentHandling {
    public func handle(
        intent: INSaveProfileInCarIntent, completion: @escaping (INSaveProfileInCarIntentResponse) -> Void
    ) {
        completion(INSaveProfileInCarIntentResponse(code: .unspecified, userActivity: nil))
    }

    public func handle(intent: INSaveProfileInCarIntent) async -> INSaveProfileInCarIntentResponse {
        await _INAnswer.wait { handle(intent: intent, completion: $0) }
    }

    public func confirm(
        intent: INSaveProfileInCarIntent, completion: @escaping (INSaveProfileInCarIntentResponse) -> Void
    ) {
        completion(INSaveProfileInCarIntentResponse(code: .unspecified, userActivity: nil))
    }

    public func confirm(intent: INSaveProfileInCarIntent) async -> INSaveProfileInCarIntentResponse {
        await _INAnswer.wait { confirm(intent: intent, completion: $0) }
    }

    public func resolveProfileNumber(
        for intent: INSaveProfileInCarIntent, with completion: @escaping (INIntegerResolutionResult) -> Void
    ) {
        completion(.notRequired())
    }

    public func resolveProfileNumber(for intent: INSaveProfileInCarIntent) async -> INIntegerResolutionResult {
        await _INAnswer.wait { resolveProfileNumber(for: intent, with: $0) }
    }

    public func resolveProfileName(
        for intent: INSaveProfileInCarIntent, with completion: @escaping (INStringResolutionResult) -> Void
    ) {
        completion(.notRequired())
    }

    public func resolveProfileName(for intent: INSaveProfileInCarIntent) async -> INStringResolutionResult {
        await _INAnswer.wait { resolveProfileName(for: intent, with: $0) }
    }
}
