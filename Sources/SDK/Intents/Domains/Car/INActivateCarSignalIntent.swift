import FoundationSupplement

/// The choices of activate car signal intent response code.
public enum INActivateCarSignalIntentResponseCode: Int, Sendable {
    case unspecified
    case ready
    case inProgress
    case success
    case failure
    case failureRequiringAppLaunch
}

/// The outcome of an intent: activate car signal.
open class INActivateCarSignalIntentResponse: INIntentResponse {
    public internal(set) var code: INActivateCarSignalIntentResponseCode = .unspecified
    open var signals: INCarSignalOptions = []

    public init(code: INActivateCarSignalIntentResponseCode, userActivity: NSUserActivity?) {
        self.code = code
        super.init()
        self.userActivity = userActivity
    }
}

/// A request: activate car signal.
open class INActivateCarSignalIntent: INIntent {
    public internal(set) var carName: INSpeakableString?
    public internal(set) var signals: INCarSignalOptions = []

    public required init() {
        super.init()
    }

    public init(carName: INSpeakableString?, signals: INCarSignalOptions) {
        self.carName = carName
        self.signals = signals
        super.init()
    }
}

/// Handles a request: activate car signal.
public protocol INActivateCarSignalIntentHandling: NSObjectProtocol {
    func handle(intent: INActivateCarSignalIntent, completion: @escaping (INActivateCarSignalIntentResponse) -> Void)
    func handle(intent: INActivateCarSignalIntent) async -> INActivateCarSignalIntentResponse
    func confirm(intent: INActivateCarSignalIntent, completion: @escaping (INActivateCarSignalIntentResponse) -> Void)
    func confirm(intent: INActivateCarSignalIntent) async -> INActivateCarSignalIntentResponse
    func resolveCarName(
        for intent: INActivateCarSignalIntent, with completion: @escaping (INSpeakableStringResolutionResult) -> Void)
    func resolveCarName(for intent: INActivateCarSignalIntent) async -> INSpeakableStringResolutionResult
    func resolveSignals(
        for intent: INActivateCarSignalIntent, with completion: @escaping (INCarSignalOptionsResolutionResult) -> Void)
    func resolveSignals(for intent: INActivateCarSignalIntent) async -> INCarSignalOptionsResolutionResult
}

extension INActivateCarSignalIntentHandling {
    public func handle(
        intent: INActivateCarSignalIntent, completion: @escaping (INActivateCarSignalIntentResponse) -> Void
    ) {
        completion(INActivateCarSignalIntentResponse(code: .unspecified, userActivity: nil))
    }

    public func handle(intent: INActivateCarSignalIntent) async -> INActivateCarSignalIntentResponse {
        await _INAnswer.wait { handle(intent: intent, completion: $0) }
    }

    public func confirm(
        intent: INActivateCarSignalIntent, completion: @escaping (INActivateCarSignalIntentResponse) -> Void
    ) {
        completion(INActivateCarSignalIntentResponse(code: .unspecified, userActivity: nil))
    }

    public func confirm(intent: INActivateCarSignalIntent) async -> INActivateCarSignalIntentResponse {
        await _INAnswer.wait { confirm(intent: intent, completion: $0) }
    }

    public func resolveCarName(
        for intent: INActivateCarSignalIntent, with completion: @escaping (INSpeakableStringResolutionResult) -> Void
    ) {
        completion(.notRequired())
    }

    public func resolveCarName(for intent: INActivateCarSignalIntent) async -> INSpeakableStringResolutionResult {
        await _INAnswer.wait { resolveCarName(for: intent, with: $0) }
    }

    public func resolveSignals(
        for intent: INActivateCarSignalIntent, with completion: @escaping (INCarSignalOptionsResolutionResult) -> Void
    ) {
        completion(.notRequired())
    }

    public func resolveSignals(for intent: INActivateCarSignalIntent) async -> INCarSignalOptionsResolutionResult {
        await _INAnswer.wait { resolveSignals(for: intent, with: $0) }
    }
}
