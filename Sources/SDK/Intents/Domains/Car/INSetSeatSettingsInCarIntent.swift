import FoundationSupplement

/// The choices of set seat settings in car intent response code.
public enum INSetSeatSettingsInCarIntentResponseCode: Int, Sendable {
    case unspecified
    case ready
    case inProgress
    case success
    case failure
    case failureRequiringAppLaunch
}

/// The outcome of an intent: set seat settings in car.
open class INSetSeatSettingsInCarIntentResponse: INIntentResponse {
    public internal(set) var code: INSetSeatSettingsInCarIntentResponseCode = .unspecified

    public init(code: INSetSeatSettingsInCarIntentResponseCode, userActivity: NSUserActivity?) {
        self.code = code
        super.init()
        self.userActivity = userActivity
    }
}

/// A request: set seat settings in car.
open class INSetSeatSettingsInCarIntent: INIntent {
    public internal(set) var enableHeating: Bool?
    public internal(set) var enableCooling: Bool?
    public internal(set) var enableMassage: Bool?
    public internal(set) var seat: INCarSeat = .unknown
    public internal(set) var level: Double?
    public internal(set) var relativeLevelSetting: INRelativeSetting = .unknown
    public internal(set) var carName: INSpeakableString?

    public required init() {
        super.init()
    }

    public init(
        enableHeating: Bool?, enableCooling: Bool?, enableMassage: Bool?, seat: INCarSeat, level: Double?,
        relativeLevelSetting: INRelativeSetting, carName: INSpeakableString?
    ) {
        self.enableHeating = enableHeating
        self.enableCooling = enableCooling
        self.enableMassage = enableMassage
        self.seat = seat
        self.level = level
        self.relativeLevelSetting = relativeLevelSetting
        self.carName = carName
        super.init()
    }
}

/// Handles a request: set seat settings in car.
public protocol INSetSeatSettingsInCarIntentHandling: NSObjectProtocol {
    func handle(
        intent: INSetSeatSettingsInCarIntent, completion: @escaping (INSetSeatSettingsInCarIntentResponse) -> Void)
    func handle(intent: INSetSeatSettingsInCarIntent) async -> INSetSeatSettingsInCarIntentResponse
    func confirm(
        intent: INSetSeatSettingsInCarIntent, completion: @escaping (INSetSeatSettingsInCarIntentResponse) -> Void)
    func confirm(intent: INSetSeatSettingsInCarIntent) async -> INSetSeatSettingsInCarIntentResponse
    func resolveEnableHeating(
        for intent: INSetSeatSettingsInCarIntent, with completion: @escaping (INBooleanResolutionResult) -> Void)
    func resolveEnableHeating(for intent: INSetSeatSettingsInCarIntent) async -> INBooleanResolutionResult
    func resolveEnableCooling(
        for intent: INSetSeatSettingsInCarIntent, with completion: @escaping (INBooleanResolutionResult) -> Void)
    func resolveEnableCooling(for intent: INSetSeatSettingsInCarIntent) async -> INBooleanResolutionResult
    func resolveEnableMassage(
        for intent: INSetSeatSettingsInCarIntent, with completion: @escaping (INBooleanResolutionResult) -> Void)
    func resolveEnableMassage(for intent: INSetSeatSettingsInCarIntent) async -> INBooleanResolutionResult
    func resolveSeat(
        for intent: INSetSeatSettingsInCarIntent, with completion: @escaping (INCarSeatResolutionResult) -> Void)
    func resolveSeat(for intent: INSetSeatSettingsInCarIntent) async -> INCarSeatResolutionResult
    func resolveLevel(
        for intent: INSetSeatSettingsInCarIntent, with completion: @escaping (INIntegerResolutionResult) -> Void)
    func resolveLevel(for intent: INSetSeatSettingsInCarIntent) async -> INIntegerResolutionResult
    func resolveRelativeLevelSetting(
        for intent: INSetSeatSettingsInCarIntent, with completion: @escaping (INRelativeSettingResolutionResult) -> Void
    )
    func resolveRelativeLevelSetting(for intent: INSetSeatSettingsInCarIntent) async
        -> INRelativeSettingResolutionResult
    func resolveCarName(
        for intent: INSetSeatSettingsInCarIntent, with completion: @escaping (INSpeakableStringResolutionResult) -> Void
    )
    func resolveCarName(for intent: INSetSeatSettingsInCarIntent) async -> INSpeakableStringResolutionResult
}

extension INSetSeatSettingsInCarIntentHandling {
    public func handle(
        intent: INSetSeatSettingsInCarIntent, completion: @escaping (INSetSeatSettingsInCarIntentResponse) -> Void
    ) {
        completion(INSetSeatSettingsInCarIntentResponse(code: .unspecified, userActivity: nil))
    }

    public func handle(intent: INSetSeatSettingsInCarIntent) async -> INSetSeatSettingsInCarIntentResponse {
        await _INAnswer.wait { handle(intent: intent, completion: $0) }
    }

    public func confirm(
        intent: INSetSeatSettingsInCarIntent, completion: @escaping (INSetSeatSettingsInCarIntentResponse) -> Void
    ) {
        completion(INSetSeatSettingsInCarIntentResponse(code: .unspecified, userActivity: nil))
    }

    public func confirm(intent: INSetSeatSettingsInCarIntent) async -> INSetSeatSettingsInCarIntentResponse {
        await _INAnswer.wait { confirm(intent: intent, completion: $0) }
    }

    public func resolveEnableHeating(
        for intent: INSetSeatSettingsInCarIntent, with completion: @escaping (INBooleanResolutionResult) -> Void
    ) {
        completion(.notRequired())
    }

    public func resolveEnableHeating(for intent: INSetSeatSettingsInCarIntent) async -> INBooleanResolutionResult {
        await _INAnswer.wait { resolveEnableHeating(for: intent, with: $0) }
    }

    public func resolveEnableCooling(
        for intent: INSetSeatSettingsInCarIntent, with completion: @escaping (INBooleanResolutionResult) -> Void
    ) {
        completion(.notRequired())
    }

    public func resolveEnableCooling(for intent: INSetSeatSettingsInCarIntent) async -> INBooleanResolutionResult {
        await _INAnswer.wait { resolveEnableCooling(for: intent, with: $0) }
    }

    public func resolveEnableMassage(
        for intent: INSetSeatSettingsInCarIntent, with completion: @escaping (INBooleanResolutionResult) -> Void
    ) {
        completion(.notRequired())
    }

    public func resolveEnableMassage(for intent: INSetSeatSettingsInCarIntent) async -> INBooleanResolutionResult {
        await _INAnswer.wait { resolveEnableMassage(for: intent, with: $0) }
    }

    public func resolveSeat(
        for intent: INSetSeatSettingsInCarIntent, with completion: @escaping (INCarSeatResolutionResult) -> Void
    ) {
        completion(.notRequired())
    }

    public func resolveSeat(for intent: INSetSeatSettingsInCarIntent) async -> INCarSeatResolutionResult {
        await _INAnswer.wait { resolveSeat(for: intent, with: $0) }
    }

    public func resolveLevel(
        for intent: INSetSeatSettingsInCarIntent, with completion: @escaping (INIntegerResolutionResult) -> Void
    ) {
        completion(.notRequired())
    }

    public func resolveLevel(for intent: INSetSeatSettingsInCarIntent) async -> INIntegerResolutionResult {
        await _INAnswer.wait { resolveLevel(for: intent, with: $0) }
    }

    public func resolveRelativeLevelSetting(
        for intent: INSetSeatSettingsInCarIntent, with completion: @escaping (INRelativeSettingResolutionResult) -> Void
    ) {
        completion(.notRequired())
    }

    public func resolveRelativeLevelSetting(for intent: INSetSeatSettingsInCarIntent) async
        -> INRelativeSettingResolutionResult
    {
        await _INAnswer.wait { resolveRelativeLevelSetting(for: intent, with: $0) }
    }

    public func resolveCarName(
        for intent: INSetSeatSettingsInCarIntent, with completion: @escaping (INSpeakableStringResolutionResult) -> Void
    ) {
        completion(.notRequired())
    }

    public func resolveCarName(for intent: INSetSeatSettingsInCarIntent) async -> INSpeakableStringResolutionResult {
        await _INAnswer.wait { resolveCarName(for: intent, with: $0) }
    }
}
