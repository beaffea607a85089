import FoundationSupplement

/// The choices of set radio station intent response code.
public enum INSetRadioStationIntentResponseCode: Int, Sendable {
    case unspecified
    case ready
    case inProgress
    case success
    case failure
    case failureRequiringAppLaunch
    case failureNotSubscribed
}

/// The outcome of an intent: set radio station.
open class INSetRadioStationIntentResponse: INIntentResponse {
    public internal(set) var code: INSetRadioStationIntentResponseCode = .unspecified

    public init(code: INSetRadioStationIntentResponseCode, userActivity: NSUserActivity?) {
        self.code = code
        super.init()
        self.userActivity = userActivity
    }
}

/// A request: set radio station.
open class INSetRadioStationIntent: INIntent {
    public internal(set) var radioType: INRadioType = .unknown
    public internal(set) var frequency: Int?
    public internal(set) var stationName: String?
    public internal(set) var channel: String?
    public internal(set) var presetNumber: Int?

    public required init() {
        super.init()
    }

    public init(radioType: INRadioType, frequency: Int?, stationName: String?, channel: String?, presetNumber: Int?) {
        self.radioType = radioType
        self.frequency = frequency
        self.stationName = stationName
        self.channel = channel
        self.presetNumber = presetNumber
        super.init()
    }
}

/// Handles a request: set radio station.
public protocol INSetRadioStationIntentHandling: NSObjectProtocol {
    func handle(intent: INSetRadioStationIntent, completion: @escaping (INSetRadioStationIntentResponse) -> Void)
    func handle(intent: INSetRadioStationIntent) async -> INSetRadioStationIntentResponse
    func confirm(intent: INSetRadioStationIntent, completion: @escaping (INSetRadioStationIntentResponse) -> Void)
    func confirm(intent: INSetRadioStationIntent) async -> INSetRadioStationIntentResponse
    func resolveRadioType(
        for intent: INSetRadioStationIntent, with completion: @escaping (INRadioTypeResolutionResult) -> Void)
    func resolveRadioType(for intent: INSetRadioStationIntent) async -> INRadioTypeResolutionResult
    func resolveFrequency(
        for intent: INSetRadioStationIntent, with completion: @escaping (INDoubleResolutionResult) -> Void)
    func resolveFrequency(for intent: INSetRadioStationIntent) async -> INDoubleResolutionResult
    func resolveStationName(
        for intent: INSetRadioStationIntent, with completion: @escaping (INStringResolutionResult) -> Void)
    func resolveStationName(for intent: INSetRadioStationIntent) async -> INStringResolutionResult
    func resolveChannel(
        for intent: INSetRadioStationIntent, with completion: @escaping (INStringResolutionResult) -> Void)
    func resolveChannel(for intent: INSetRadioStationIntent) async -> INStringResolutionResult
    func resolvePresetNumber(
        for intent: INSetRadioStationIntent, with completion: @escaping (INIntegerResolutionResult) -> Void)
    func resolvePresetNumber(for intent: INSetRadioStationIntent) async -> INIntegerResolutionResult
}

extension INSetRadioStationIntentHandling {
    public func handle(intent: INSetRadioStationIntent, completion: @escaping (INSetRadioStationIntentResponse) -> Void)
    {
        completion(INSetRadioStationIntentResponse(code: .unspecified, userActivity: nil))
    }

    public func handle(intent: INSetRadioStationIntent) async -> INSetRadioStationIntentResponse {
        await _INAnswer.wait { handle(intent: intent, completion: $0) }
    }

    public func confirm(
        intent: INSetRadioStationIntent, completion: @escaping (INSetRadioStationIntentResponse) -> Void
    ) {
        completion(INSetRadioStationIntentResponse(code: .unspecified, userActivity: nil))
    }

    public func confirm(intent: INSetRadioStationIntent) async -> INSetRadioStationIntentResponse {
        await _INAnswer.wait { confirm(intent: intent, completion: $0) }
    }

    public func resolveRadioType(
        for intent: INSetRadioStationIntent, with completion: @escaping (INRadioTypeResolutionResult) -> Void
    ) {
        completion(.notRequired())
    }

    public func resolveRadioType(for intent: INSetRadioStationIntent) async -> INRadioTypeResolutionResult {
        await _INAnswer.wait { resolveRadioType(for: intent, with: $0) }
    }

    public func resolveFrequency(
        for intent: INSetRadioStationIntent, with completion: @escaping (INDoubleResolutionResult) -> Void
    ) {
        completion(.notRequired())
    }

    public func resolveFrequency(for intent: INSetRadioStationIntent) async -> INDoubleResolutionResult {
        await _INAnswer.wait { resolveFrequency(for: intent, with: $0) }
    }

    public func resolveStationName(
        for intent: INSetRadioStationIntent, with completion: @escaping (INStringResolutionResult) -> Void
    ) {
        completion(.notRequired())
    }

    public func resolveStationName(for intent: INSetRadioStationIntent) async -> INStringResolutionResult {
        await _INAnswer.wait { resolveStationName(for: intent, with: $0) }
    }

    public func resolveChannel(
        for intent: INSetRadioStationIntent, with completion: @escaping (INStringResolutionResult) -> Void
    ) {
        completion(.notRequired())
    }

    public func resolveChannel(for intent: INSetRadioStationIntent) async -> INStringResolutionResult {
        await _INAnswer.wait { resolveChannel(for: intent, with: $0) }
    }

    public func resolvePresetNumber(
        for intent: INSetRadioStationIntent, with completion: @escaping (INIntegerResolutionResult) -> Void
    ) {
        completion(.notRequired())
    }

    public func resolvePresetNumber(for intent: INSetRadioStationIntent) async -> INIntegerResolutionResult {
        await _INAnswer.wait { resolvePresetNumber(for: intent, with: $0) }
    }
}
