import FoundationSupplement

/// The choices of update media affinity intent response code.
public enum INUpdateMediaAffinityIntentResponseCode: Int, Sendable {
    case unspecified
    case ready
    case inProgress
    case success
    case failure
    case failureRequiringAppLaunch
}

/// The outcome of an intent: update media affinity.
open class INUpdateMediaAffinityIntentResponse: INIntentResponse {
    public internal(set) var code: INUpdateMediaAffinityIntentResponseCode = .unspecified

    public init(code: INUpdateMediaAffinityIntentResponseCode, userActivity: NSUserActivity?) {
        self.code = code
        super.init()
        self.userActivity = userActivity
    }
}

/// A request: update media affinity.
open class INUpdateMediaAffinityIntent: INIntent {
    public internal(set) var mediaItems: [INMediaItem]?
    public internal(set) var mediaSearch: INMediaSearch?
    public internal(set) var affinityType: INMediaAffinityType = .unknown

    public required init() {
        super.init()
    }

    public init(mediaItems: [INMediaItem]?, mediaSearch: INMediaSearch?, affinityType: INMediaAffinityType) {
        self.mediaItems = mediaItems
        self.mediaSearch = mediaSearch
        self.affinityType = affinityType
        super.init()
    }
}

/// Handles a request: update media affinity.
public protocol INUpdateMediaAffinityIntentHandling: NSObjectProtocol {
    func handle(
        intent: INUpdateMediaAffinityIntent, completion: @escaping (INUpdateMediaAffinityIntentResponse) -> Void)
    func handle(intent: INUpdateMediaAffinityIntent) async -> INUpdateMediaAffinityIntentResponse
    func confirm(
        intent: INUpdateMediaAffinityIntent, completion: @escaping (INUpdateMediaAffinityIntentResponse) -> Void)
    func confirm(intent: INUpdateMediaAffinityIntent) async -> INUpdateMediaAffinityIntentResponse
    func resolveMediaItems(
        for intent: INUpdateMediaAffinityIntent,
        with completion: @escaping ([INUpdateMediaAffinityMediaItemResolutionResult]) -> Void)
    func resolveMediaItems(for intent: INUpdateMediaAffinityIntent) async
        -> [INUpdateMediaAffinityMediaItemResolutionResult]
    func resolveAffinityType(
        for intent: INUpdateMediaAffinityIntent,
        with completion: @escaping (INMediaAffinityTypeResolutionResult) -> Void)
    func resolveAffinityType(for intent: INUpdateMediaAffinityIntent) async -> INMediaAffinityTypeResolutionResult
}

extension INUpdateMediaAffinityIntentHandling {
    public func handle(
        intent: INUpdateMediaAffinityIntent, completion: @escaping (INUpdateMediaAffinityIntentResponse) -> Void
    ) {
        completion(INUpdateMediaAffinityIntentResponse(code: .unspecified, userActivity: nil))
    }

    public func handle(intent: INUpdateMediaAffinityIntent) async -> INUpdateMediaAffinityIntentResponse {
        await _INAnswer.wait { handle(intent: intent, completion: $0) }
    }

    public func confirm(
        intent: INUpdateMediaAffinityIntent, completion: @escaping (INUpdateMediaAffinityIntentResponse) -> Void
    ) {
        completion(INUpdateMediaAffinityIntentResponse(code: .unspecified, userActivity: nil))
    }

    public func confirm(intent: INUpdateMediaAffinityIntent) async -> INUpdateMediaAffinityIntentResponse {
        await _INAnswer.wait { confirm(intent: intent, completion: $0) }
    }

    public func resolveMediaItems(
        for intent: INUpdateMediaAffinityIntent,
        with completion: @escaping ([INUpdateMediaAffinityMediaItemResolutionResult]) -> Void
    ) {
        completion([])
    }

    public func resolveMediaItems(for intent: INUpdateMediaAffinityIntent) async
        -> [INUpdateMediaAffinityMediaItemResolutionResult]
    {
        await _INAnswer.wait { resolveMediaItems(for: intent, with: $0) }
    }

    public func resolveAffinityType(
        for intent: INUpdateMediaAffinityIntent,
        with completion: @escaping (INMediaAffinityTypeResolutionResult) -> Void
    ) {
        completion(.notRequired())
    }

    public func resolveAffinityType(for intent: INUpdateMediaAffinityIntent) async
        -> INMediaAffinityTypeResolutionResult
    {
        await _INAnswer.wait { resolveAffinityType(for: intent, with: $0) }
    }
}
