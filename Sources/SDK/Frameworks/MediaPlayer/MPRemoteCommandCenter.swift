import Foundation
import FoundationSupplement

// Sendable: the classes of this file have no mutable state outside of a lock.

public enum MPRemoteCommandHandlerStatus: Int, Sendable {
    case success = 0
    case noSuchContent = 100
    case noActionableNowPlayingItem = 110
    case deviceNotFound = 120
    case commandFailed = 200
}

public enum MPShuffleType: Int, Sendable {
    case off = 0
    case items = 1
    case collections = 2
}

public enum MPRepeatType: Int, Sendable {
    case off = 0
    case one = 1
    case all = 2
}

public enum MPSeekCommandEventType: UInt, Sendable {
    case beginSeeking = 0
    case endSeeking = 1
}

/// A button outside of the app; it is never pressed here.
open class MPRemoteCommand: NSObject, @unchecked Sendable {
    @_Guarded open var isEnabled = true

    open func addTarget(_ target: Any, action: Selector) {}

    @discardableResult
    open func addTarget(handler: @escaping (MPRemoteCommandEvent) -> MPRemoteCommandHandlerStatus) -> Any {
        NSObject()
    }

    open func removeTarget(_ target: Any?) {}

    open func removeTarget(_ target: Any, action: Selector?) {}
}

open class MPSkipIntervalCommand: MPRemoteCommand, @unchecked Sendable {
    @_Guarded open var preferredIntervals: [NSNumber] = []
}

open class MPFeedbackCommand: MPRemoteCommand, @unchecked Sendable {
    @_Guarded open var isActive = false
    @_Guarded open var localizedTitle = ""
    @_Guarded open var localizedShortTitle = ""
}

open class MPRatingCommand: MPRemoteCommand, @unchecked Sendable {
    @_Guarded open var minimumRating: Float = 0
    @_Guarded open var maximumRating: Float = 0
}

open class MPChangePlaybackRateCommand: MPRemoteCommand, @unchecked Sendable {
    @_Guarded open var supportedPlaybackRates: [NSNumber] = []
}

open class MPChangePlaybackPositionCommand: MPRemoteCommand, @unchecked Sendable {}

open class MPChangeShuffleModeCommand: MPRemoteCommand, @unchecked Sendable {
    @_Guarded open var currentShuffleType = MPShuffleType.off
}

open class MPChangeRepeatModeCommand: MPRemoteCommand, @unchecked Sendable {
    @_Guarded open var currentRepeatType = MPRepeatType.off
}

open class MPRemoteCommandCenter: NSObject, @unchecked Sendable {
    private static let center = MPRemoteCommandCenter()

    open class func shared() -> MPRemoteCommandCenter { center }

    public let pauseCommand = MPRemoteCommand()
    public let playCommand = MPRemoteCommand()
    public let stopCommand = MPRemoteCommand()
    public let togglePlayPauseCommand = MPRemoteCommand()
    public let enableLanguageOptionCommand = MPRemoteCommand()
    public let disableLanguageOptionCommand = MPRemoteCommand()
    public let nextTrackCommand = MPRemoteCommand()
    public let previousTrackCommand = MPRemoteCommand()
    public let seekForwardCommand = MPRemoteCommand()
    public let seekBackwardCommand = MPRemoteCommand()
    public let skipForwardCommand = MPSkipIntervalCommand()
    public let skipBackwardCommand = MPSkipIntervalCommand()
    public let ratingCommand = MPRatingCommand()
    public let likeCommand = MPFeedbackCommand()
    public let dislikeCommand = MPFeedbackCommand()
    public let bookmarkCommand = MPFeedbackCommand()
    public let changePlaybackRateCommand = MPChangePlaybackRateCommand()
    public let changeRepeatModeCommand = MPChangeRepeatModeCommand()
    public let changeShuffleModeCommand = MPChangeShuffleModeCommand()
    public let changePlaybackPositionCommand = MPChangePlaybackPositionCommand()
}

open class MPRemoteCommandEvent: NSObject, @unchecked Sendable {
    open var command: MPRemoteCommand { MPRemoteCommand() }
    open var timestamp: TimeInterval { 0 }
}

open class MPSkipIntervalCommandEvent: MPRemoteCommandEvent, @unchecked Sendable {
    open var interval: TimeInterval { 0 }
}

open class MPSeekCommandEvent: MPRemoteCommandEvent, @unchecked Sendable {
    open var type: MPSeekCommandEventType { .beginSeeking }
}

open class MPRatingCommandEvent: MPRemoteCommandEvent, @unchecked Sendable {
    open var rating: Float { 0 }
}

open class MPFeedbackCommandEvent: MPRemoteCommandEvent, @unchecked Sendable {
    open var isNegative: Bool { false }
}

open class MPChangePlaybackRateCommandEvent: MPRemoteCommandEvent, @unchecked Sendable {
    open var playbackRate: Float { 1 }
}

open class MPChangePlaybackPositionCommandEvent: MPRemoteCommandEvent, @unchecked Sendable {
    open var positionTime: TimeInterval { 0 }
}

open class MPChangeShuffleModeCommandEvent: MPRemoteCommandEvent, @unchecked Sendable {
    open var shuffleType: MPShuffleType { .off }
    open var preservesShuffleMode: Bool { false }
}

open class MPChangeRepeatModeCommandEvent: MPRemoteCommandEvent, @unchecked Sendable {
    open var repeatType: MPRepeatType { .off }
    open var preservesRepeatMode: Bool { false }
}

open class MPContentItem: NSObject, @unchecked Sendable {
    public let identifier: String
    @_Guarded open var title: String?
    @_Guarded open var subtitle: String?
    @_Guarded open var artwork: MPMediaItemArtwork?
    @_Guarded open var playbackProgress: Float = -1
    @_Guarded open var isContainer = false
    @_Guarded open var isPlayable = false
    @_Guarded open var isStreamingContent = false
    @_Guarded open var isExplicitContent = false

    public init(identifier: String) {
        self.identifier = identifier
    }
}
