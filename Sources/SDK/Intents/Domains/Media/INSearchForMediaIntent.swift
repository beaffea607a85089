import FoundationSupplement

/// The choices of search for media intent response code.
public enum INSearchForMediaIntentResponseCode: Int, Sendable {
    case unspecified
    case ready
    case continueInApp
    case inProgress
    case success
    case failure
    case failureRequiringAppLaunch
}

/// The outcome of an intent: search for media.
open class INSearchForMediaIntentResponse: INIntentResponse {
    public internal(set) var code: INSearchForMediaIntentResponseCode = .unspecified
    open var mediaItems: [INMediaItem]?

    public init(code: INSearchForMediaIntentResponseCode, userActivity: NSUserActivity?) {
        self.code = code
        super.init()
        self.userActivity = userActivity
    }
}

/// A request: search for media.
open class INSearchForMediaIntent: INIntent {
    public internal(set) var mediaItems: [INMediaItem]?
    public internal(set) var mediaSearch: INMediaSearch?

    public required init() {
        super.init()
    }

    public init(mediaItems: [INMediaItem]?, mediaSearch: INMediaSearch?) {
        self.mediaItems = mediaItems
        self.mediaSearch = mediaSearch
        super.init()
    }
}

/// Handles a request: search for media.
public protocol INSearchForMediaIntentHandling: NSObjectProtocol {
    func handle(intent: INSearchForMediaIntent, completion: @escaping (INSearchForMediaIntentResponse) -> Void)
    func handle(intent: INSearchForMediaIntent) async -> INSearchForMediaIntentResponse
    func confirm(intent: INSearchForMediaIntent, completion: @escaping (INSearchForMediaIntentResponse) -> Void)
    func confirm(intent: INSearchForMediaIntent) async -> INSearchForMediaIntentResponse
    func resolveMediaItems(
        for intent: INSearchForMediaIntent,
        with completion: @escaping ([INSearchForMediaMediaItemResolutionResult]) -> Void)
    func resolveMediaItems(for intent: INSearchForMediaIntent) async -> [INSearchForMediaMediaItemResolutionResult]
}

extension INSearchForMediaIntentHandling {
    public func handle(intent: INSearchForMediaIntent, completion: @escaping (INSearchForMediaIntentResponse) -> Void) {
        completion(INSearchForMediaIntentResponse(code: .unspecified, userActivity: nil))
    }

    public func handle(intent: INSearchForMediaIntent) async -> INSearchForMediaIntentResponse {
        await _INAnswer.wait { handle(intent: intent, completion: $0) }
    }

    public func confirm(intent: INSearchForMediaIntent, completion: @escaping (INSearchForMediaIntentResponse) -> Void)
    {
        completion(INSearchForMediaIntentResponse(code: .unspecified, userActivity: nil))
    }

    public func confirm(intent: INSearchForMediaIntent) async -> INSearchForMediaIntentResponse {
        await _INAnswer.wait { confirm(intent: intent, completion: $0) }
    }

    public func resolveMediaItems(
        for intent: INSearchForMediaIntent,
        with completion: @escaping ([INSearchForMediaMediaItemResolutionResult]) -> Void
    ) {
        completion([])
    }

    public func resolveMediaItems(for intent: INSearchForMediaIntent) async
        -> [INSearchForMediaMediaItemResolutionResult]
    {
        await _INAnswer.wait { resolveMediaItems(for: intent, with: $0) }
    }
}
