import FoundationSupplement

/// The choices of start photo playback intent response code.
public enum INStartPhotoPlaybackIntentResponseCode: Int, Sendable {
    case unspecified
    case ready
    case continueInApp
    case failure
    case failureRequiringAppLaunch
    case failureAppConfigurationRequired
}

/// The outcome of an intent: start photo playback.
open class INStartPhotoPlaybackIntentResponse: INIntentResponse {
    public internal(set) var code: INStartPhotoPlaybackIntentResponseCode = .unspecified
    open var searchResultsCount: Int?

    public init(code: INStartPhotoPlaybackIntentResponseCode, userActivity: NSUserActivity?) {
        self.code = code
        super.init()
        self.userActivity = userActivity
    }
}

/// A request: start photo playback.
open class INStartPhotoPlaybackIntent: _INPhotoRequest {}

/// Handles a request: start photo playback.
public protocol INStartPhotoPlaybackIntentHandling: NSObjectProtocol {
    func handle(intent: INStartPhotoPlaybackIntent, completion: @escaping (INStartPhotoPlaybackIntentResponse) -> Void)
    func handle(intent: INStartPhotoPlaybackIntent) async -> INStartPhotoPlaybackIntentResponse
    func confirm(intent: INStartPhotoPlaybackIntent, completion: @escaping (INStartPhotoPlaybackIntentResponse) -> Void)
    func confirm(intent: INStartPhotoPlaybackIntent) async -> INStartPhotoPlaybackIntentResponse
    func resolveDateCreated(
        for intent: INStartPhotoPlaybackIntent,
        with completion: @escaping (INDateComponentsRangeResolutionResult) -> Void)
    func resolveDateCreated(for intent: INStartPhotoPlaybackIntent) async -> INDateComponentsRangeResolutionResult
    func resolveLocationCreated(
        for intent: INStartPhotoPlaybackIntent, with completion: @escaping (INPlacemarkResolutionResult) -> Void)
    func resolveLocationCreated(for intent: INStartPhotoPlaybackIntent) async -> INPlacemarkResolutionResult
    func resolveAlbumName(
        for intent: INStartPhotoPlaybackIntent, with completion: @escaping (INStringResolutionResult) -> Void)
    func resolveAlbumName(for intent: INStartPhotoPlaybackIntent) async -> INStringResolutionResult
    func resolvePeopleInPhoto(
        for intent: INStartPhotoPlaybackIntent, with completion: @escaping ([INPersonResolutionResult]) -> Void)
    func resolvePeopleInPhoto(for intent: INStartPhotoPlaybackIntent) async -> [INPersonResolutionResult]
}

extension INStartPhotoPlaybackIntentHandling {
    public func handle(
        intent: INStartPhotoPlaybackIntent, completion: @escaping (INStartPhotoPlaybackIntentResponse) -> Void
    ) {
        completion(INStartPhotoPlaybackIntentResponse(code: .unspecified, userActivity: nil))
    }

    public func handle(intent: INStartPhotoPlaybackIntent) async -> INStartPhotoPlaybackIntentResponse {
        await _INAnswer.wait { handle(intent: intent, completion: $0) }
    }

    public func confirm(
        intent: INStartPhotoPlaybackIntent, completion: @escaping (INStartPhotoPlaybackIntentResponse) -> Void
    ) {
        completion(INStartPhotoPlaybackIntentResponse(code: .unspecified, userActivity: nil))
    }

    public func confirm(intent: INStartPhotoPlaybackIntent) async -> INStartPhotoPlaybackIntentResponse {
        await _INAnswer.wait { confirm(intent: intent, completion: $0) }
    }

    public func resolveDateCreated(
        for intent: INStartPhotoPlaybackIntent,
        with completion: @escaping (INDateComponentsRangeResolutionResult) -> Void
    ) {
        completion(.notRequired())
    }

    public func resolveDateCreated(for intent: INStartPhotoPlaybackIntent) async
        -> INDateComponentsRangeResolutionResult
    {
        await _INAnswer.wait { resolveDateCreated(for: intent, with: $0) }
    }

    public func resolveLocationCreated(
        for intent: INStartPhotoPlaybackIntent, with completion: @escaping (INPlacemarkResolutionResult) -> Void
    ) {
        completion(.notRequired())
    }

    public func resolveLocationCreated(for intent: INStartPhotoPlaybackIntent) async -> INPlacemarkResolutionResult {
        await _INAnswer.wait { resolveLocationCreated(for: intent, with: $0) }
    }

    public func resolveAlbumName(
        for intent: INStartPhotoPlaybackIntent, with completion: @escaping (INStringResolutionResult) -> Void
    ) {
        completion(.notRequired())
    }

    public func resolveAlbumName(for intent: INStartPhotoPlaybackIntent) async -> INStringResolutionResult {
        await _INAnswer.wait { resolveAlbumName(for: intent, with: $0) }
    }

    public func resolvePeopleInPhoto(
        for intent: INStartPhotoPlaybackIntent, with completion: @escaping ([INPersonResolutionResult]) -> Void
    ) {
        completion([])
    }

    public func resolvePeopleInPhoto(for intent: INStartPhotoPlaybackIntent) async -> [INPersonResolutionResult] {
        await _INAnswer.wait { resolvePeopleInPhoto(for: intent, with: $0) }
    }
}
