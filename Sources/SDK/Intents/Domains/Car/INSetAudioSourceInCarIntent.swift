import FoundationSupplement

/// The choices of set audio source in car intent response code.
public enum INSetAudioSourceInCarIntentResponseCode: Int, Sendable {
    case unspecified
    case ready
    case inProgress
    case success
    case failure
    case failureRequiringAppLaunch
}

/// The outcome of an intent: set audio source in car.
open class INSetAudioSourceInCarIntentResponse: INIntentResponse {
    public internal(set) var code: INSetAudioSourceInCarIntentResponseCode = .unspecified

    public init(code: INSetAudioSourceInCarIntentResponseCode, userActivity: NSUserActivity?) {
        self.code = code
        super.init()
        self.userActivity = userActivity
    }
}

/// A request: set audio source in car.
open class INSetAudioSourceInCarIntent: INIntent {
    public internal(set) var audioSource: INCarAudioSource = .unknown
    public internal(set) var relativeAudioSourceReference: INRelativeReference = .unknown

    public required init() {
        super.init()
    }

    public init(audioSource: INCarAudioSource, relativeAudioSourceReference: INRelativeReference) {
        self.audioSource = audioSource
        self.relativeAudioSourceReference = relativeAudioSourceReference
        super.init()
    }
}

/// Handles a request: set audio source in car.
public protocol INSetAudioSourceInCarIntentHandling: NSObjectProtocol {
    func handle(
        intent: INSetAudioSourceInCarIntent, completion: @escaping (INSetAudioSourceInCarIntentResponse) -> Void)
    func handle(intent: INSetAudioSourceInCarIntent) async -> INSetAudioSourceInCarIntentResponse
    func confirm(
        intent: INSetAudioSourceInCarIntent, completion: @escaping (INSetAudioSourceInCarIntentResponse) -> Void)
    func confirm(intent: INSetAudioSourceInCarIntent) async -> INSetAudioSourceInCarIntentResponse
    func resolveAudioSource(
        for intent: INSetAudioSourceInCarIntent, with completion: @escaping (INCarAudioSourceResolutionResult) -> Void)
    func resolveAudioSource(for intent: INSetAudioSourceInCarIntent) async -> INCarAudioSourceResolutionResult
    func resolveRelativeAudioSourceReference(
        for intent: INSetAudioSourceInCarIntent,
        with completion: @escaping (INRelativeReferenceResolutionResult) -> Void)
    func resolveRelativeAudioSourceReference(for intent: INSetAudioSourceInCarIntent) async
        -> INRelativeReferenceResolutionResult
}

extension INSetAudioSourceInCarIntentHandling {
    public func handle(
        intent: INSetAudioSourceInCarIntent, completion: @escaping (INSetAudioSourceInCarIntentResponse) -> Void
    ) {
        completion(INSetAudioSourceInCarIntentResponse(code: .unspecified, userActivity: nil))
    }

    public func handle(intent: INSetAudioSourceInCarIntent) async -> INSetAudioSourceInCarIntentResponse {
        await _INAnswer.wait { handle(intent: intent, completion: $0) }
    }

    public func confirm(
        intent: INSetAudioSourceInCarIntent, completion: @escaping (INSetAudioSourceInCarIntentResponse) -> Void
    ) {
        completion(INSetAudioSourceInCarIntentResponse(code: .unspecified, userActivity: nil))
    }

    public func confirm(intent: INSetAudioSourceInCarIntent) async -> INSetAudioSourceInCarIntentResponse {
        await _INAnswer.wait { confirm(intent: intent, completion: $0) }
    }

    public func resolveAudioSource(
        for intent: INSetAudioSourceInCarIntent, with completion: @escaping (INCarAudioSourceResolutionResult) -> Void
    ) {
        completion(.notRequired())
    }

    public func resolveAudioSource(for intent: INSetAudioSourceInCarIntent) async -> INCarAudioSourceResolutionResult {
        await _INAnswer.wait { resolveAudioSource(for: intent, with: $0) }
    }

    public func resolveRelativeAudioSourceReference(
        for intent: INSetAudioSourceInCarIntent,
        with completion: @escaping (INRelativeReferenceResolutionResult) -> Void
    ) {
        completion(.notRequired())
    }

    public func resolveRelativeAudioSourceReference(for intent: INSetAudioSourceInCarIntent) async
        -> INRelativeReferenceResolutionResult
    {
        await _INAnswer.wait { resolveRelativeAudioSourceReference(for: intent, with: $0) }
    }
}
