import FoundationSupplement

/// The choices of play media intent response code.
public enum INPlayMediaIntentResponseCode: Int, Sendable {
    case unspecified
    case ready
    case continueInApp
    case inProgress
    case success
    case handleInApp
    case failure
    case failureRequiringAppLaunch
    case failureUnknownMediaType
    case failureNoUnplayedContent
    case failureRestrictedContent
    case failureMaxStreamLimitReached
}

/// The outcome of an intent: play media.
open class INPlayMediaIntentResponse: INIntentResponse {
    public internal(set) var code: INPlayMediaIntentResponseCode = .unspecified
    open var nowPlayingInfo: [String: Any]?

    public init(code: INPlayMediaIntentResponseCode, userActivity: NSUserActivity?) {
        self.code = code
        super.init()
        self.userActivity = userActivity
    }
}

/// A request: play media.
open class INPlayMediaIntent: INIntent {
    public internal(set) var mediaItems: [INMediaItem]?
    public internal(set) var mediaContainer: INMediaItem?
    public internal(set) var playShuffled: Bool?
    public internal(set) var playbackRepeatMode: INPlaybackRepeatMode = .unknown
    public internal(set) var resumePlayback: Bool?
    public internal(set) var playbackQueueLocation: INPlaybackQueueLocation = .unknown
    public internal(set) var playbackSpeed: Double?
    public internal(set) var mediaSearch: INMediaSearch?

    public required init() {
        super.init()
    }

    public init(
        mediaItems: [INMediaItem]? = nil, mediaContainer: INMediaItem? = nil, playShuffled: Bool? = nil,
        playbackRepeatMode: INPlaybackRepeatMode = .unknown, resumePlayback: Bool? = nil,
        playbackQueueLocation: INPlaybackQueueLocation = .unknown, playbackSpeed: Double? = nil,
        mediaSearch: INMediaSearch? = nil
    ) {
        self.mediaItems = mediaItems
        self.mediaContainer = mediaContainer
        self.playShuffled = playShuffled
        self.playbackRepeatMode = playbackRepeatMode
        self.resumePlayback = resumePlayback
        self.playbackQueueLocation = playbackQueueLocation
        self.playbackSpeed = playbackSpeed
        self.mediaSearch = mediaSearch
        super.init()
    }
}

/// Handles a request: play media.
public protocol INPlayMediaIntentHandling: NSObjectProtocol {
    func handle(intent: INPlayMediaIntent, completion: @escaping (INPlayMediaIntentResponse) -> Void)
    func handle(intent: INPlayMediaIntent) async -> INPlayMediaIntentResponse
    func confirm(intent: INPlayMediaIntent, completion: @escaping (INPlayMediaIntentResponse) -> Void)
    func confirm(intent: INPlayMediaIntent) async -> INPlayMediaIntentResponse
    func resolveMediaItems(
        for intent: INPlayMediaIntent, with completion: @escaping ([INPlayMediaMediaItemResolutionResult]) -> Void)
    func resolveMediaItems(for intent: INPlayMediaIntent) async -> [INPlayMediaMediaItemResolutionResult]
    func resolvePlayShuffled(
        for intent: INPlayMediaIntent, with completion: @escaping (INBooleanResolutionResult) -> Void)
    func resolvePlayShuffled(for intent: INPlayMediaIntent) async -> INBooleanResolutionResult
    func resolvePlaybackRepeatMode(
        for intent: INPlayMediaIntent, with completion: @escaping (INPlaybackRepeatModeResolutionResult) -> Void)
    func resolvePlaybackRepeatMode(for intent: INPlayMediaIntent) async -> INPlaybackRepeatModeResolutionResult
    func resolveResumePlayback(
        for intent: INPlayMediaIntent, with completion: @escaping (INBooleanResolutionResult) -> Void)
    func resolveResumePlayback(for intent: INPlayMediaIntent) async -> INBooleanResolutionResult
    func resolvePlaybackQueueLocation(
        for intent: INPlayMediaIntent, with completion: @escaping (INPlaybackQueueLocationResolutionResult) -> Void)
    func resolvePlaybackQueueLocation(for intent: INPlayMediaIntent) async -> INPlaybackQueueLocationResolutionResult
    func resolvePlaybackSpeed(
        for intent: INPlayMediaIntent, with completion: @escaping (INPlayMediaPlaybackSpeedResolutionResult) -> Void)
    func resolvePlaybackSpeed(for intent: INPlayMediaIntent) async -> INPlayMediaPlaybackSpeedResolutionResult
}

extension INPlayMediaIntentHandling {
    public func handle(intent: INPlayMediaIntent, completion: @escaping (INPlayMediaIntentResponse) -> Void) {
        completion(INPlayMediaIntentResponse(code: .unspecified, userActivity: nil))
    }

    public func handle(intent: INPlayMediaIntent) async -> INPlayMediaIntentResponse {
        await _INAnswer.wait { handle(intent: intent, completion: $0) }
    }

    public func confirm(intent: INPlayMediaIntent, completion: @escaping (INPlayMediaIntentResponse) -> Void) {
        completion(INPlayMediaIntentResponse(code: .unspecified, userActivity: nil))
    }

    public func confirm(intent: INPlayMediaIntent) async -> INPlayMediaIntentResponse {
        await _INAnswer.wait { confirm(intent: intent, completion: $0) }
    }

    public func resolveMediaItems(
        for intent: INPlayMediaIntent, with completion: @escaping ([INPlayMediaMediaItemResolutionResult]) -> Void
    ) {
        completion([])
    }

    public func resolveMediaItems(for intent: INPlayMediaIntent) async -> [INPlayMediaMediaItemResolutionResult] {
        await _INAnswer.wait { resolveMediaItems(for: intent, with: $0) }
    }

    public func resolvePlayShuffled(
        for intent: INPlayMediaIntent, with completion: @escaping (INBooleanResolutionResult) -> Void
    ) {
        completion(.notRequired())
    }

    public func resolvePlayShuffled(for intent: INPlayMediaIntent) async -> INBooleanResolutionResult {
        await _INAnswer.wait { resolvePlayShuffled(for: intent, with: $0) }
    }

    public func resolvePlaybackRepeatMode(
        for intent: INPlayMediaIntent, with completion: @escaping (INPlaybackRepeatModeResolutionResult) -> Void
    ) {
        completion(.notRequired())
    }

    public func resolvePlaybackRepeatMode(for intent: INPlayMediaIntent) async -> INPlaybackRepeatModeResolutionResult {
        await _INAnswer.wait { resolvePlaybackRepeatMode(for: intent, with: $0) }
    }

    public func resolveResumePlayback(
        for intent: INPlayMediaIntent, with completion: @escaping (INBooleanResolutionResult) -> Void
    ) {
        completion(.notRequired())
    }

    public func resolveResumePlayback(for intent: INPlayMediaIntent) async -> INBooleanResolutionResult {
        await _INAnswer.wait { resolveResumePlayback(for: intent, with: $0) }
    }

    public func resolvePlaybackQueueLocation(
        for intent: INPlayMediaIntent, with completion: @escaping (INPlaybackQueueLocationResolutionResult) -> Void
    ) {
        completion(.notRequired())
    }

    public func resolvePlaybackQueueLocation(for intent: INPlayMediaIntent) async
        -> INPlaybackQueueLocationResolutionResult
    {
        await _INAnswer.wait { resolvePlaybackQueueLocation(for: intent, with: $0) }
    }

    public func resolvePlaybackSpeed(
        for intent: INPlayMediaIntent, with completion: @escaping (INPlayMediaPlaybackSpeedResolutionResult) -> Void
    ) {
        completion(.notRequired())
    }

    public func resolvePlaybackSpeed(for intent: INPlayMediaIntent) async -> INPlayMediaPlaybackSpeedResolutionResult {
        await _INAnswer.wait { resolvePlaybackSpeed(for: intent, with: $0) }
    }
}
