import FoundationSupplement

/// The choices of set climate settings in car intent response code.
public enum INSetClimateSettingsInCarIntentResponseCode: Int, Sendable {
    case unspecified
    case ready
    case inProgress
    case success
    case failure
    case failureRequiringAppLaunch
}

/// The outcome of an intent: set climate settings in car.
open class INSetClimateSettingsInCarIntentResponse: INIntentResponse {
    public internal(set) var code: INSetClimateSettingsInCarIntentResponseCode = .unspecified

    public init(code: INSetClimateSettingsInCarIntentResponseCode, userActivity: NSUserActivity?) {
        self.code = code
        super.init()
        self.userActivity = userActivity
    }
}

/// A request: set climate settings in car.
open class INSetClimateSettingsInCarIntent: INIntent {
    public internal(set) var enableFan: Bool?
    public internal(set) var enableAirConditioner: Bool?
    public internal(set) var enableClimateControl: Bool?
    public internal(set) var enableAutoMode: Bool?
    public internal(set) var airCirculationMode: INCarAirCirculationMode = .unknown
    public internal(set) var fanSpeedIndex: Double?
    public internal(set) var fanSpeedPercentage: Double?
    public internal(set) var relativeFanSpeedSetting: INRelativeSetting = .unknown
    public internal(set) var temperature: Measurement<UnitTemperature>?
    public internal(set) var relativeTemperatureSetting: INRelativeSetting = .unknown
    public internal(set) var climateZone: INCarSeat = .unknown
    public internal(set) var carName: INSpeakableString?

    public required init() {
        super.init()
    }

    public init(
        enableFan: Bool?, enableAirConditioner: Bool?, enableClimateControl: Bool?, enableAutoMode: Bool?,
        airCirculationMode: INCarAirCirculationMode, fanSpeedIndex: Double?, fanSpeedPercentage: Double?,
        relativeFanSpeedSetting: INRelativeSetting, temperature: Measurement<UnitTemperature>?,
        relativeTemperatureSetting: INRelativeSetting, climateZone: INCarSeat, carName: INSpeakableString?
    ) {
        self.enableFan = enableFan
        self.enableAirConditioner = enableAirConditioner
        self.enableClimateControl = enableClimateControl
        self.enableAutoMode = enableAutoMode
        self.airCirculationMode = airCirculationMode
        self.fanSpeedIndex = fanSpeedIndex
        self.fanSpeedPercentage = fanSpeedPercentage
        self.relativeFanSpeedSetting = relativeFanSpeedSetting
        self.temperature = temperature
        self.relativeTemperatureSetting = relativeTemperatureSetting
        self.climateZone = climateZone
        self.carName = carName
        super.init()
    }
}

/// Handles a request: set climate settings in car.
public protocol INSetClimateSettingsInCarIntentHandling: NSObjectProtocol {
    func handle(
        intent: INSetClimateSettingsInCarIntent, completion: @escaping (INSetClimateSettingsInCarIntentResponse) -> Void
    )
    func handle(intent: INSetClimateSettingsInCarIntent) async -> INSetClimateSettingsInCarIntentResponse
    func confirm(
        intent: INSetClimateSettingsInCarIntent, completion: @escaping (INSetClimateSettingsInCarIntentResponse) -> Void
    )
    func confirm(intent: INSetClimateSettingsInCarIntent) async -> INSetClimateSettingsInCarIntentResponse
    func resolveEnableFan(
        for intent: INSetClimateSettingsInCarIntent, with completion: @escaping (INBooleanResolutionResult) -> Void)
    func resolveEnableFan(for intent: INSetClimateSettingsInCarIntent) async -> INBooleanResolutionResult
    func resolveEnableAirConditioner(
        for intent: INSetClimateSettingsInCarIntent, with completion: @escaping (INBooleanResolutionResult) -> Void)
    func resolveEnableAirConditioner(for intent: INSetClimateSettingsInCarIntent) async -> INBooleanResolutionResult
    func resolveEnableClimateControl(
        for intent: INSetClimateSettingsInCarIntent, with completion: @escaping (INBooleanResolutionResult) -> Void)
    func resolveEnableClimateControl(for intent: INSetClimateSettingsInCarIntent) async -> INBooleanResolutionResult
    func resolveEnableAutoMode(
        for intent: INSetClimateSettingsInCarIntent, with completion: @escaping (INBooleanResolutionResult) -> Void)
    func resolveEnableAutoMode(for intent: INSetClimateSettingsInCarIntent) async -> INBooleanResolutionResult
    func resolveAirCirculationMode(
        for intent: INSetClimateSettingsInCarIntent,
        with completion: @escaping (INCarAirCirculationModeResolutionResult) -> Void)
    func resolveAirCirculationMode(for intent: INSetClimateSettingsInCarIntent) async
        -> INCarAirCirculationModeResolutionResult
    func resolveFanSpeedIndex(
        for intent: INSetClimateSettingsInCarIntent, with completion: @escaping (INIntegerResolutionResult) -> Void)
    func resolveFanSpeedIndex(for intent: INSetClimateSettingsInCarIntent) async -> INIntegerResolutionResult
    func resolveFanSpeedPercentage(
        for intent: INSetClimateSettingsInCarIntent, with completion: @escaping (INDoubleResolutionResult) -> Void)
    func resolveFanSpeedPercentage(for intent: INSetClimateSettingsInCarIntent) async -> INDoubleResolutionResult
    func resolveRelativeFanSpeedSetting(
        for intent: INSetClimateSettingsInCarIntent,
        with completion: @escaping (INRelativeSettingResolutionResult) -> Void)
    func resolveRelativeFanSpeedSetting(for intent: INSetClimateSettingsInCarIntent) async
        -> INRelativeSettingResolutionResult
    func resolveTemperature(
        for intent: INSetClimateSettingsInCarIntent, with completion: @escaping (INTemperatureResolutionResult) -> Void)
    func resolveTemperature(for intent: INSetClimateSettingsInCarIntent) async -> INTemperatureResolutionResult
    func resolveRelativeTemperatureSetting(
        for intent: INSetClimateSettingsInCarIntent,
        with completion: @escaping (INRelativeSettingResolutionResult) -> Void)
    func resolveRelativeTemperatureSetting(for intent: INSetClimateSettingsInCarIntent) async
        -> INRelativeSettingResolutionResult
    func resolveClimateZone(
        for intent: INSetClimateSettingsInCarIntent, with completion: @escaping (INCarSeatResolutionResult) -> Void)
    func resolveClimateZone(for intent: INSetClimateSettingsInCarIntent) async -> INCarSeatResolutionResult
    func resolveCarName(
        for intent: INSetClimateSettingsInCarIntent,
        with completion: @escaping (INSpeakableStringResolutionResult) -> Void)
    func resolveCarName(for intent: INSetClimateSettingsInCarIntent) async -> INSpeakableStringResolutionResult
}

extension INSetClimateSettingsInCarIntentHandling {
    public func handle(
        intent: INSetClimateSettingsInCarIntent, completion: @escaping (INSetClimateSettingsInCarIntentResponse) -> Void
    ) {
        completion(INSetClimateSettingsInCarIntentResponse(code: .unspecified, userActivity: nil))
    }

    public func handle(intent: INSetClimateSettingsInCarIntent) async -> INSetClimateSettingsInCarIntentResponse {
        await _INAnswer.wait { handle(intent: intent, completion: $0) }
    }

    public func confirm(
        intent: INSetClimateSettingsInCarIntent, completion: @escaping (INSetClimateSettingsInCarIntentResponse) -> Void
    ) {
        completion(INSetClimateSettingsInCarIntentResponse(code: .unspecified, userActivity: nil))
    }

    public func confirm(intent: INSetClimateSettingsInCarIntent) async -> INSetClimateSettingsInCarIntentResponse {
        await _INAnswer.wait { confirm(intent: intent, completion: $0) }
    }

    public func resolveEnableFan(
        for intent: INSetClimateSettingsInCarIntent, with completion: @escaping (INBooleanResolutionResult) -> Void
    ) {
        completion(.notRequired())
    }

    public func resolveEnableFan(for intent: INSetClimateSettingsInCarIntent) async -> INBooleanResolutionResult {
        await _INAnswer.wait { resolveEnableFan(for: intent, with: $0) }
    }

    public func resolveEnableAirConditioner(
        for intent: INSetClimateSettingsInCarIntent, with completion: @escaping (INBooleanResolutionResult) -> Void
    ) {
        completion(.notRequired())
    }

    public func resolveEnableAirConditioner(for intent: INSetClimateSettingsInCarIntent) async
        -> INBooleanResolutionResult
    {
        await _INAnswer.wait { resolveEnableAirConditioner(for: intent, with: $0) }
    }

    public func resolveEnableClimateControl(
        for intent: INSetClimateSettingsInCarIntent, with completion: @escaping (INBooleanResolutionResult) -> Void
    ) {
        completion(.notRequired())
    }

    public func resolveEnableClimateControl(for intent: INSetClimateSettingsInCarIntent) async
        -> INBooleanResolutionResult
    {
        await _INAnswer.wait { resolveEnableClimateControl(for: intent, with: $0) }
    }

    public func resolveEnableAutoMode(
        for intent: INSetClimateSettingsInCarIntent, with completion: @escaping (INBooleanResolutionResult) -> Void
    ) {
        completion(.notRequired())
    }

    public func resolveEnableAutoMode(for intent: INSetClimateSettingsInCarIntent) async -> INBooleanResolutionResult {
        await _INAnswer.wait { resolveEnableAutoMode(for: intent, with: $0) }
    }

    public func resolveAirCirculationMode(
        for intent: INSetClimateSettingsInCarIntent,
        with completion: @escaping (INCarAirCirculationModeResolutionResult) -> Void
    ) {
        completion(.notRequired())
    }

    public func resolveAirCirculationMode(for intent: INSetClimateSettingsInCarIntent) async
        -> INCarAirCirculationModeResolutionResult
    {
        await _INAnswer.wait { resolveAirCirculationMode(for: intent, with: $0) }
    }

    public func resolveFanSpeedIndex(
        for intent: INSetClimateSettingsInCarIntent, with completion: @escaping (INIntegerResolutionResult) -> Void
    ) {
        completion(.notRequired())
    }

    public func resolveFanSpeedIndex(for intent: INSetClimateSettingsInCarIntent) async -> INIntegerResolutionResult {
        await _INAnswer.wait { resolveFanSpeedIndex(for: intent, with: $0) }
    }

    public func resolveFanSpeedPercentage(
        for intent: INSetClimateSettingsInCarIntent, with completion: @escaping (INDoubleResolutionResult) -> Void
    ) {
        completion(.notRequired())
    }

    public func resolveFanSpeedPercentage(for intent: INSetClimateSettingsInCarIntent) async -> INDoubleResolutionResult
    {
        await _INAnswer.wait { resolveFanSpeedPercentage(for: intent, with: $0) }
    }

    public func resolveRelativeFanSpeedSetting(
        for intent: INSetClimateSettingsInCarIntent,
        with completion: @escaping (INRelativeSettingResolutionResult) -> Void
    ) {
        completion(.notRequired())
    }

    public func resolveRelativeFanSpeedSetting(for intent: INSetClimateSettingsInCarIntent) async
        -> INRelativeSettingResolutionResult
    {
        await _INAnswer.wait { resolveRelativeFanSpeedSetting(for: intent, with: $0) }
    }

    public func resolveTemperature(
        for intent: INSetClimateSettingsInCarIntent, with completion: @escaping (INTemperatureResolutionResult) -> Void
    ) {
        completion(.notRequired())
    }

    public func resolveTemperature(for intent: INSetClimateSettingsInCarIntent) async -> INTemperatureResolutionResult {
        await _INAnswer.wait { resolveTemperature(for: intent, with: $0) }
    }

    public func resolveRelativeTemperatureSetting(
        for intent: INSetClimateSettingsInCarIntent,
        with completion: @escaping (INRelativeSettingResolutionResult) -> Void
    ) {
        completion(.notRequired())
    }

    public func resolveRelativeTemperatureSetting(for intent: INSetClimateSettingsInCarIntent) async
        -> INRelativeSettingResolutionResult
    {
        await _INAnswer.wait { resolveRelativeTemperatureSetting(for: intent, with: $0) }
    }

    public func resolveClimateZone(
        for intent: INSetClimateSettingsInCarIntent, with completion: @escaping (INCarSeatResolutionResult) -> Void
    ) {
        completion(.notRequired())
    }

    public func resolveClimateZone(for intent: INSetClimateSettingsInCarIntent) async -> INCarSeatResolutionResult {
        await _INAnswer.wait { resolveClimateZone(for: intent, with: $0) }
    }

    public func resolveCarName(
        for intent: INSetClimateSettingsInCarIntent,
        with completion: @escaping (INSpeakableStringResolutionResult) -> Void
    ) {
        completion(.notRequired())
    }

    public func resolveCarName(for intent: INSetClimateSettingsInCarIntent) async -> INSpeakableStringResolutionResult {
        await _INAnswer.wait { resolveCarName(for: intent, with: $0) }
    }
}
