import FoundationSupplement

/// The choices of search for photos intent response code.
public enum INSearchForPhotosIntentResponseCode: Int, Sendable {
    case unspecified
    case ready
    case continueInApp
    case failure
    case failureRequiringAppLaunch
    case failureAppConfigurationRequired
}

/// The outcome of an intent: search for photos.
open class INSearchForPhotosIntentResponse: INIntentResponse {
    public internal(set) var code: INSearchForPhotosIntentResponseCode = .unspecified
    open var searchResultsCount: Int?

    public init(code: INSearchForPhotosIntentResponseCode, userActivity: NSUserActivity?) {
        self.code = code
        super.init()
        self.userActivity = userActivity
    }
}

/// A request: search for photos.
open class INSearchForPhotosIntent: _INPhotoRequest {}

/// Handles a request: search for photos.
public protocol INSearchForPhotosIntentHandling: NSObjectProtocol {
    func handle(intent: INSearchForPhotosIntent, completion: @escaping (INSearchForPhotosIntentResponse) -> Void)
    func handle(intent: INSearchForPhotosIntent) async -> INSearchForPhotosIntentResponse
    func confirm(intent: INSearchForPhotosIntent, completion: @escaping (INSearchForPhotosIntentResponse) -> Void)
    func confirm(intent: INSearchForPhotosIntent) async -> INSearchForPhotosIntentResponse
    func resolveDateCreated(
        for intent: INSearchForPhotosIntent, with completion: @escaping (INDateComponentsRangeResolutionResult) -> Void)
    func resolveDateCreated(for intent: INSearchForPhotosIntent) async -> INDateComponentsRangeResolutionResult
    func resolveLocationCreated(
        for intent: INSearchForPhotosIntent, with completion: @escaping (INPlacemarkResolutionResult) -> Void)
    func resolveLocationCreated(for intent: INSearchForPhotosIntent) async -> INPlacemarkResolutionResult
    func resolveAlbumName(
        for intent: INSearchForPhotosIntent, with completion: @escaping (INStringResolutionResult) -> Void)
    func resolveAlbumName(for intent: INSearchForPhotosIntent) async -> INStringResolutionResult
    func resolvePeopleInPhoto(
        for intent: INSearchForPhotosIntent, with completion: @escaping ([INPersonResolutionResult]) -> Void)
    func resolvePeopleInPhoto(for intent: INSearchForPhotosIntent) async -> [INPersonResolutionResult]
}

extension INSearchForPhotosIntentHandling {
    public func handle(intent: INSearchForPhotosIntent, completion: @escaping (INSearchForPhotosIntentResponse) -> Void)
    {
        completion(INSearchForPhotosIntentResponse(code: .unspecified, userActivity: nil))
    }

    public func handle(intent: INSearchForPhotosIntent) async -> INSearchForPhotosIntentResponse {
        await _INAnswer.wait { handle(intent: intent, completion: $0) }
    }

    public func confirm(
        intent: INSearchForPhotosIntent, completion: @escaping (INSearchForPhotosIntentResponse) -> Void
    ) {
        completion(INSearchForPhotosIntentResponse(code: .unspecified, userActivity: nil))
    }

    public func confirm(intent: INSearchForPhotosIntent) async -> INSearchForPhotosIntentResponse {
        await _INAnswer.wait { confirm(intent: intent, completion: $0) }
    }

    public func resolveDateCreated(
        for intent: INSearchForPhotosIntent, with completion: @escaping (INDateComponentsRangeResolutionResult) -> Void
    ) {
        completion(.notRequired())
    }

    public func resolveDateCreated(for intent: INSearchForPhotosIntent) async -> INDateComponentsRangeResolutionResult {
        await _INAnswer.wait { resolveDateCreated(for: intent, with: $0) }
    }

    public func resolveLocationCreated(
        for intent: INSearchForPhotosIntent, with completion: @escaping (INPlacemarkResolutionResult) -> Void
    ) {
        completion(.notRequired())
    }

    public func resolveLocationCreated(for intent: INSearchForPhotosIntent) async -> INPlacemarkResolutionResult {
        await _INAnswer.wait { resolveLocationCreated(for: intent, with: $0) }
    }

    public func resolveAlbumName(
        for intent: INSearchForPhotosIntent, with completion: @escaping (INStringResolutionResult) -> Void
    ) {
        completion(.notRequired())
    }

    public func resolveAlbumName(for intent: INSearchForPhotosIntent) async -> INStringResolutionResult {
        await _INAnswer.wait { resolveAlbumName(for: intent, with: $0) }
    }

    public func resolvePeopleInPhoto(
        for intent: INSearchForPhotosIntent, with completion: @escaping ([INPersonResolutionResult]) -> Void
    ) {
        completion([])
    }

    public func resolvePeopleInPhoto(for intent: INSearchForPhotosIntent) async -> [INPersonResolutionResult] {
        await _INAnswer.wait { resolvePeopleInPhoto(for: intent, with: $0) }
    }
}
