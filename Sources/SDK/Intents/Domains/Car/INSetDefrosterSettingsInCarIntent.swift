import FoundationSupplement

/// The choices of set defroster settings in car intent response code.
public enum INSetDefrosterSettingsInCarIntentResponseCode: Int, Sendable {
    case unspecified
    case ready
    case inProgress
    case success
    case failure
    case failureRequiringAppLaunch
}

/// The outcome of an intent: set defroster settings in car.
open class INSetDefrosterSettingsInCarIntentResponse: INIntentResponse {
    public internal(set) var code: INSetDefrosterSettingsInCarIntentResponseCode = .unspecified

    public init(code: INSetDefrosterSettingsInCarIntentResponseCode, userActivity: NSUserActivity?) {
        self.code = code
        super.init()
        self.userActivity = userActivity
    }
}

/// A request: set defroster settings in car.
open class INSetDefrosterSettingsInCarIntent: INIntent {
    public internal(set) var enable: Bool?
    public internal(set) var defroster: INCarDefroster = .unknown
    public internal(set) var carName: INSpeakableString?

    public required init() {
        super.init()
    }

    public init(enable: Bool?, defroster: INCarDefroster, carName: INSpeakableString?) {
        self.enable = enable
        self.defroster = defroster
        self.carName = carName
        super.init()
    }
}

/// Handles a request: set defroster settings in car.
public protocol INSetDefrosterSettingsInCarIntentHandling: NSObjectProtocol {
    func handle(
        intent: INSetDefrosterSettingsInCarIntent,
        completion: @escaping (INSetDefrosterSettingsInCarIntentResponse) -> Void)
    func handle(intent: INSetDefrosterSettingsInCarIntent) async -> INSetDefrosterSettingsInCarIntentResponse
    func confirm(
        intent: INSetDefrosterSettingsInCarIntent,
        completion: @escaping (INSetDefrosterSettingsInCarIntentResponse) -> Void)
    func confirm(intent: INSetDefrosterSettingsInCarIntent) async -> INSetDefrosterSettingsInCarIntentResponse
    func resolveEnable(
        for intent: INSetDefrosterSettingsInCarIntent, with completion: @escaping (INBooleanResolutionResult) -> Void)
    func resolveEnable(for intent: INSetDefrosterSettingsInCarIntent) async -> INBooleanResolutionResult
    func resolveDefroster(
        for intent: INSetDefrosterSettingsInCarIntent,
        with completion: @escaping (INCarDefrosterResolutionResult) -> Void)
    func resolveDefroster(for intent: INSetDefrosterSettingsInCarIntent) async -> INCarDefrosterResolutionResult
    func resolveCarName(
        for intent: INSetDefrosterSettingsInCarIntent,
        with completion: @escaping (INSpeakableStringResolutionResult) -> Void)
    func resolveCarName(for intent: INSetDefrosterSettingsInCarIntent) async -> INSpeakableStringResolutionResult
}

extension INSetDefrosterSettingsInCarIntentHandling {
    public func handle(
        intent: INSetDefrosterSettingsInCarIntent,
        completion: @escaping (INSetDefrosterSettingsInCarIntentResponse) -> Void
    ) {
        completion(INSetDefrosterSettingsInCarIntentResponse(code: .unspecified, userActivity: nil))
    }

    public func handle(intent: INSetDefrosterSettingsInCarIntent) async -> INSetDefrosterSettingsInCarIntentResponse {
        await _INAnswer.wait { handle(intent: intent, completion: $0) }
    }

    public func confirm(
        intent: INSetDefrosterSettingsInCarIntent,
        completion: @escaping (INSetDefrosterSettingsInCarIntentResponse) -> Void
    ) {
        completion(INSetDefrosterSettingsInCarIntentResponse(code: .unspecified, userActivity: nil))
    }

    public func confirm(intent: INSetDefrosterSettingsInCarIntent) async -> INSetDefrosterSettingsInCarIntentResponse {
        await _INAnswer.wait { confirm(intent: intent, completion: $0) }
    }

    public func resolveEnable(
        for intent: INSetDefrosterSettingsInCarIntent, with completion: @escaping (INBooleanResolutionResult) -> Void
    ) {
        completion(.notRequired())
    }

    public func resolveEnable(for intent: INSetDefrosterSettingsInCarIntent) async -> INBooleanResolutionResult {
        await _INAnswer.wait { resolveEnable(for: intent, with: $0) }
    }

    public func resolveDefroster(
        for intent: INSetDefrosterSettingsInCarIntent,
        with completion: @escaping (INCarDefrosterResolutionResult) -> Void
    ) {
        completion(.notRequired())
    }

    public func resolveDefroster(for intent: INSetDefrosterSettingsInCarIntent) async -> INCarDefrosterResolutionResult
    {
        await _INAnswer.wait { resolveDefroster(for: intent, with: $0) }
    }

    public func resolveCarName(
        for intent: INSetDefrosterSettingsInCarIntent,
        with completion: @escaping (INSpeakableStringResolutionResult) -> Void
    ) {
        completion(.notRequired())
    }

    public func resolveCarName(for intent: INSetDefrosterSettingsInCarIntent) async -> INSpeakableStringResolutionResult
    {
        await _INAnswer.wait { resolveCarName(for: intent, with: $0) }
    }
}
