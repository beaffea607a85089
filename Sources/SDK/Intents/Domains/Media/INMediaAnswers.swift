/// The choices of add media media destination unsupported reason.
public enum INAddMediaMediaDestinationUnsupportedReason: Int, Sendable {
    case playlistNameNotFound = 1
    case playlistNotEditable
}

/// The answer for add media media destination.
open class INAddMediaMediaDestinationResolutionResult: INMediaDestinationResolutionResult {
    open class func unsupported(forReason reason: INAddMediaMediaDestinationUnsupportedReason) -> Self {
        unsupported(withReason: reason.rawValue)
    }

    public convenience init(mediaDestinationResolutionResult: INMediaDestinationResolutionResult) {
        self.init()
        adopt(mediaDestinationResolutionResult)
    }
}

/// The choices of add media media item unsupported reason.
public enum INAddMediaMediaItemUnsupportedReason: Int, Sendable {
    case loginRequired = 1
    case subscriptionRequired
    case unsupportedMediaType
    case explicitContentSettings
    case cellularDataSettings
    case restrictedContent
    case serviceUnavailable
    case regionRestriction
}

/// The answer for add media media item.
open class INAddMediaMediaItemResolutionResult: INMediaItemResolutionResult {
    open class func unsupported(forReason reason: INAddMediaMediaItemUnsupportedReason) -> Self {
        unsupported(withReason: reason.rawValue)
    }

    public convenience init(mediaItemResolutionResult: INMediaItemResolutionResult) {
        self.init()
        adopt(mediaItemResolutionResult)
    }
}

/// The choices of play media media item unsupported reason.
public enum INPlayMediaMediaItemUnsupportedReason: Int, Sendable {
    case loginRequired = 1
    case subscriptionRequired
    case unsupportedMediaType
    case explicitContentSettings
    case cellularDataSettings
    case restrictedContent
    case serviceUnavailable
    case regionRestriction
}

/// The answer for play media media item.
open class INPlayMediaMediaItemResolutionResult: INMediaItemResolutionResult {
    open class func unsupported(forReason reason: INPlayMediaMediaItemUnsupportedReason) -> Self {
        unsupported(withReason: reason.rawValue)
    }

    public convenience init(mediaItemResolutionResult: INMediaItemResolutionResult) {
        self.init()
        adopt(mediaItemResolutionResult)
    }
}

/// The choices of play media playback speed unsupported reason.
public enum INPlayMediaPlaybackSpeedUnsupportedReason: Int, Sendable {
    case belowMinimum = 1
    case aboveMaximum
}

/// The answer for play media playback speed.
open class INPlayMediaPlaybackSpeedResolutionResult: INDoubleResolutionResult {
    open class func unsupported(forReason reason: INPlayMediaPlaybackSpeedUnsupportedReason) -> Self {
        unsupported(withReason: reason.rawValue)
    }

    public convenience init(doubleResolutionResult: INDoubleResolutionResult) {
        self.init()
        adopt(doubleResolutionResult)
    }
}

/// The choices of search for media media item unsupported reason.
public enum INSearchForMediaMediaItemUnsupportedReason: Int, Sendable {
    case loginRequired = 1
    case subscriptionRequired
    case unsupportedMediaType
    case explicitContentSettings
    case cellularDataSettings
    case restrictedContent
    case serviceUnavailable
    case regionRestriction
}

/// The answer for search for media media item.
open class INSearchForMediaMediaItemResolutionResult: INMediaItemResolutionResult {
    open class func unsupported(forReason reason: INSearchForMediaMediaItemUnsupportedReason) -> Self {
        unsupported(withReason: reason.rawValue)
    }

    public convenience init(mediaItemResolutionResult: INMediaItemResolutionResult) {
        self.init()
        adopt(mediaItemResolutionResult)
    }
}

/// The choices of update media affinity media item unsupported reason.
public enum INUpdateMediaAffinityMediaItemUnsupportedReason: Int, Sendable {
    case loginRequired = 1
    case subscriptionRequired
    case unsupportedMediaType
    case explicitContentSettings
    case cellularDataSettings
    case restrictedContent
    case serviceUnavailable
    case regionRestriction
}

/// The answer for update media affinity media item.
open class INUpdateMediaAffinityMediaItemResolutionResult: INMediaItemResolutionResult {
    open class func unsupported(forReason reason: INUpdateMediaAffinityMediaItemUnsupportedReason) -> Self {
        unsupported(withReason: reason.rawValue)
    }

    public convenience init(mediaItemResolutionResult: INMediaItemResolutionResult) {
        self.init()
        adopt(mediaItemResolutionResult)
    }
}

/// The answer for media affinity type.
open class INMediaAffinityTypeResolutionResult: INIntentResolutionResult {
    open class func success(with resolvedMediaAffinityType: INMediaAffinityType) -> Self {
        with(.success(resolvedMediaAffinityType))
    }
    open class func confirmationRequired(with mediaAffinityTypeToConfirm: INMediaAffinityType) -> Self {
        with(.confirmation(mediaAffinityTypeToConfirm))
    }
}

/// The answer for media destination.
open class INMediaDestinationResolutionResult: INIntentResolutionResult {
    open class func success(with resolvedMediaDestination: INMediaDestination) -> Self {
        with(.success(resolvedMediaDestination))
    }
    open class func disambiguation(with mediaDestinationsToDisambiguate: [INMediaDestination]) -> Self {
        with(.disambiguation(mediaDestinationsToDisambiguate))
    }
    open class func confirmationRequired(with mediaDestinationToConfirm: INMediaDestination?) -> Self {
        with(.confirmation(mediaDestinationToConfirm))
    }
}

/// The answer for media item.
open class INMediaItemResolutionResult: INIntentResolutionResult {
    open class func success(with resolvedMediaItem: INMediaItem) -> Self { with(.success(resolvedMediaItem)) }
    open class func disambiguation(with mediaItemsToDisambiguate: [INMediaItem]) -> Self {
        with(.disambiguation(mediaItemsToDisambiguate))
    }
    open class func confirmationRequired(with mediaItemToConfirm: INMediaItem?) -> Self {
        with(.confirmation(mediaItemToConfirm))
    }
}

extension NSObjectProtocol where Self: INMediaItemResolutionResult {
    public static func successes(with resolvedMediaItems: [INMediaItem]) -> [Self] {
        resolvedMediaItems.map { success(with: $0) }
    }
}

/// The answer for playback queue location.
open class INPlaybackQueueLocationResolutionResult: INIntentResolutionResult {
    open class func success(with resolvedPlaybackQueueLocation: INPlaybackQueueLocation) -> Self {
        with(.success(resolvedPlaybackQueueLocation))
    }
    open class func confirmationRequired(with playbackQueueLocationToConfirm: INPlaybackQueueLocation) -> Self {
        with(.confirmation(playbackQueueLocationToConfirm))
    }
}

/// The answer for playback repeat mode.
open class INPlaybackRepeatModeResolutionResult: INIntentResolutionResult {
    open class func success(with resolvedPlaybackRepeatMode: INPlaybackRepeatMode) -> Self {
        with(.success(resolvedPlaybackRepeatMode))
    }
    open class func confirmationRequired(with playbackRepeatModeToConfirm: INPlaybackRepeatMode) -> Self {
        with(.confirmation(playbackRepeatModeToConfirm))
    }
}
