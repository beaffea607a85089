import FoundationSupplement

/// The choices of set profile in car intent response code.
public enum INSetProfileInCarIntentResponseCode: Int, Sendable {
    case unspecified
    case ready
    case inProgress
    case success
    case failure
    case failureRequiringAppLaunch
}

/// The outcome of an intent: set profile in car.
open class INSetProfileInCarIntentResponse: INIntentResponse {
    public internal(set) var code: INSetProfileInCarIntentResponseCode = .unspecified

    public init(code: INSetProfileInCarIntentResponseCode, userActivity: NSUserActivity?) {
        self.code = code
        super.init()
        self.userActivity = userActivity
    }
}

/// A request: set profile in car.
open class INSetProfileInCarIntent: INIntent {
    public internal(set) var profileNumber: Int?
    public internal(set) var profileName: String?
    public internal(set) var defaultProfile: Bool?
    public internal(set) var carName: INSpeakableString?

    public required init() {
        super.init()
    }

    public init(profileNumber: Int?, profileName: String?, defaultProfile: Bool?, carName: INSpeakableString?) {
        self.profileNumber = profileNumber
        self.profileName = profileName
        self.defaultProfile = defaultProfile
        self.carName = carName
        super.init()
    }
}

/// Handles a request: set profile in car.
public protocol INSetProfileInCarIntentHandling: NSObjectProtocol {
    func handle(intent: INSetProfileInCarIntent, completion: @escaping (INSetProfileInCarIntentResponse) -> Void)
    func handle(intent: INSetProfileInCarIntent) async -> INSetProfileInCarIntentResponse
    func confirm(intent: INSetProfileInCarIntent, completion: @escaping (INSetProfileInCarIntentResponse) -> Void)
    func confirm(intent: INSetProfileInCarIntent) async -> INSetProfileInCarIntentResponse
    func resolveProfileNumber(
        for intent: INSetProfileInCarIntent, with completion: @escaping (INIntegerResolutionResult) -> Void)
    func resolveProfileNumber(for intent: INSetProfileInCarIntent) async -> INIntegerResolutionResult
    func resolveProfileName(
        for intent: INSetProfileInCarIntent, with completion: @escaping (INStringResolutionResult) -> Void)
    func resolveProfileName(for intent: INSetProfileInCarIntent) async -> INStringResolutionResult
    func resolveCarName(
        for intent: INSetProfileInCarIntent, with completion: @escaping (INSpeakableStringResolutionResult) -> Void)
    func resolveCarName(for intent: INSetProfileInCarIntent) async -> INSpeakableStringResolutionResult
}

extension INSetProfileInCarIntentHandling {
    public func handle(intent: INSetProfileInCarIntent, completion: @escaping (INSetProfileInCarIntentResponse) -> Void)
    {
        completion(INSetProfileInCarIntentResponse(code: .unspecified, userActivity: nil))
    }

    public func handle(intent: INSetProfileInCarIntent) async -> INSetProfileInCarIntentResponse {
        await _INAnswer.wait { handle(intent: intent, completion: $0) }
    }

    public func confirm(
        intent: INSetProfileInCarIntent, completion: @escaping (INSetProfileInCarIntentResponse) -> Void
    ) {
        completion(INSetProfileInCarIntentResponse(code: .unspecified, userActivity: nil))
    }

    public func confirm(intent: INSetProfileInCarIntent) async -> INSetProfileInCarIntentResponse {
        await _INAnswer.wait { confirm(intent: intent, completion: $0) }
    }

    public func resolveProfileNumber(
        for intent: INSetProfileInCarIntent, with completion: @escaping (INIntegerResolutionResult) -> Void
    ) {
        completion(.notRequired())
    }

    public func resolveProfileNumber(for intent: INSetProfileInCarIntent) async -> INIntegerResolutionResult {
        await _INAnswer.wait { resolveProfileNumber(for: intent, with: $0) }
    }

    public func resolveProfileName(
        for intent: INSetProfileInCarIntent, with completion: @escaping (INStringResolutionResult) -> Void
    ) {
        completion(.notRequired())
    }

    public func resolveProfileName(for intent: INSetProfileInCarIntent) async -> INStringResolutionResult {
        await _INAnswer.wait { resolveProfileName(for: intent, with: $0) }
    }

    public func resolveCarName(
        for intent: INSetProfileInCarIntent, with completion: @escaping (INSpeakableStringResolutionResult) -> Void
    ) {
        completion(.notRequired())
    }

    public func resolveCarName(for intent: INSetProfileInCarIntent) async -> INSpeakableStringResolutionResult {
        await _INAnswer.wait { resolveCarName(for: intent, with: $0) }
    }
}
