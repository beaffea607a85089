import FoundationSupplement

/// The choices of add media intent response code.
public enum INAddMediaIntentResponseCode: Int, Sendable {
    case unspecified
    case ready
    case inProgress
    case success
    case handleInApp
    case failure
    case failureRequiringAppLaunch
}

/// The outcome of an intent: add media.
open class INAddMediaIntentResponse: INIntentResponse {
    public internal(set) var code: INAddMediaIntentResponseCode = .unspecified

    public init(code: INAddMediaIntentResponseCode, userActivity: NSUserActivity?) {
        self.code = code
        super.init()
        self.userActivity = userActivity
    }
}

/// A request: add media.
open class INAddMediaIntent: INIntent {
    public internal(set) var mediaItems: [INMediaItem]?
    public internal(set) var mediaSearch: INMediaSearch?
    public internal(set) var mediaDestination: INMediaDestination?

    public required init() {
        super.init()
    }

    public init(mediaItems: [INMediaItem]?, mediaSearch: INMediaSearch?, mediaDestination: INMediaDestination?) {
        self.mediaItems = mediaItems
        self.mediaSearch = mediaSearch
        self.mediaDestination = mediaDestination
        super.init()
    }
}

/// Handles a request: add media.
public protocol INAddMediaIntentHandling: NSObjectProtocol {
    func handle(intent: INAddMediaIntent, completion: @escaping (INAddMediaIntentResponse) -> Void)
    func handle(intent: INAddMediaIntent) async -> INAddMediaIntentResponse
    func confirm(intent: INAddMediaIntent, completion: @escaping (INAddMediaIntentResponse) -> Void)
    func confirm(intent: INAddMediaIntent) async -> INAddMediaIntentResponse
    func resolveMediaItems(
        for intent: INAddMediaIntent, with completion: @escaping ([INAddMediaMediaItemResolutionResult]) -> Void)
    func resolveMediaItems(for intent: INAddMediaIntent) async -> [INAddMediaMediaItemResolutionResult]
    func resolveMediaDestination(
        for intent: INAddMediaIntent, with completion: @escaping (INAddMediaMediaDestinationResolutionResult) -> Void)
    func resolveMediaDestination(for intent: INAddMediaIntent) async -> INAddMediaMediaDestinationResolutionResult
}

extension INAddMediaIntentHandling {
    public func handle(intent: INAddMediaIntent, completion: @escaping (INAddMediaIntentResponse) -> Void) {
        completion(INAddMediaIntentResponse(code: .unspecified, userActivity: nil))
    }

    public func handle(intent: INAddMediaIntent) async -> INAddMediaIntentResponse {
        await _INAnswer.wait { handle(intent: intent, completion: $0) }
    }

    public func confirm(intent: INAddMediaIntent, completion: @escaping (INAddMediaIntentResponse) -> Void) {
        completion(INAddMediaIntentResponse(code: .unspecified, userActivity: nil))
    }

    public func confirm(intent: INAddMediaIntent) async -> INAddMediaIntentResponse {
        await _INAnswer.wait { confirm(intent: intent, completion: $0) }
    }

    public func resolveMediaItems(
        for intent: INAddMediaIntent, with completion: @escaping ([INAddMediaMediaItemResolutionResult]) -> Void
    ) {
        completion([])
    }

    public func resolveMediaItems(for intent: INAddMediaIntent) async -> [INAddMediaMediaItemResolutionResult] {
        await _INAnswer.wait { resolveMediaItems(for: intent, with: $0) }
    }

    public func resolveMediaDestination(
        for intent: INAddMediaIntent, with completion: @escaping (INAddMediaMediaDestinationResolutionResult) -> Void
    ) {
        completion(.notRequired())
    }

    public func resolveMediaDestination(for intent: INAddMediaIntent) async
        -> INAddMediaMediaDestinationResolutionResult
    {
        await _INAnswer.wait { resolveMediaDestination(for: intent, with: $0) }
    }
}
