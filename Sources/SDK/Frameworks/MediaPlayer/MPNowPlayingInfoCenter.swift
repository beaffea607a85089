import Foundation
import FoundationSupplement
import UIKit

// Sendable: the classes of this file have no mutable state outside of a lock.

public enum MPNowPlayingPlaybackState: UInt, Sendable {
    case unknown = 0
    case playing = 1
    case paused = 2
    case stopped = 3
    case interrupted = 4
}

public enum MPNowPlayingInfoMediaType: UInt, Sendable {
    case none = 0
    case audio = 1
    case video = 2
}

public let MPNowPlayingInfoPropertyElapsedPlaybackTime: String = "MPNowPlayingInfoPropertyElapsedPlaybackTime"
public let MPNowPlayingInfoPropertyPlaybackRate: String = "MPNowPlayingInfoPropertyPlaybackRate"
public let MPNowPlayingInfoPropertyDefaultPlaybackRate: String = "MPNowPlayingInfoPropertyDefaultPlaybackRate"
public let MPNowPlayingInfoPropertyPlaybackQueueIndex: String = "MPNowPlayingInfoPropertyPlaybackQueueIndex"
public let MPNowPlayingInfoPropertyPlaybackQueueCount: String = "MPNowPlayingInfoPropertyPlaybackQueueCount"
public let MPNowPlayingInfoPropertyChapterNumber: String = "MPNowPlayingInfoPropertyChapterNumber"
public let MPNowPlayingInfoPropertyChapterCount: String = "MPNowPlayingInfoPropertyChapterCount"
public let MPNowPlayingInfoPropertyIsLiveStream: String = "MPNowPlayingInfoPropertyIsLiveStream"
public let MPNowPlayingInfoPropertyAvailableLanguageOptions: String = "MPNowPlayingInfoPropertyAvailableLanguageOptions"
public let MPNowPlayingInfoPropertyCurrentLanguageOptions: String = "MPNowPlayingInfoPropertyCurrentLanguageOptions"
public let MPNowPlayingInfoPropertyMediaType: String = "MPNowPlayingInfoPropertyMediaType"
public let MPNowPlayingInfoPropertyPlaybackProgress: String = "MPNowPlayingInfoPropertyPlaybackProgress"
public let MPNowPlayingInfoPropertyServiceIdentifier: String = "MPNowPlayingInfoPropertyServiceIdentifier"
public let MPNowPlayingInfoPropertyAssetURL: String = "MPNowPlayingInfoPropertyAssetURL"
public let MPNowPlayingInfoPropertyCurrentPlaybackDate: String = "MPNowPlayingInfoPropertyCurrentPlaybackDate"
public let MPNowPlayingInfoPropertyExternalContentIdentifier: String =
    "MPNowPlayingInfoPropertyExternalContentIdentifier"
public let MPNowPlayingInfoPropertyExternalUserProfileIdentifier: String =
    "MPNowPlayingInfoPropertyExternalUserProfileIdentifier"
public let MPNowPlayingInfoPropertyExcludeFromSuggestions: String = "MPNowPlayingInfoPropertyExcludeFromSuggestions"
public let MPNowPlayingInfoCollectionIdentifier: String = "MPNowPlayingInfoCollectionIdentifier"

/// The Now Playing info for the Lock Screen; stored, but not shown.
open class MPNowPlayingInfoCenter: NSObject, @unchecked Sendable {
    private static let center = MPNowPlayingInfoCenter()

    open class func `default`() -> MPNowPlayingInfoCenter { center }

    @_Guarded open var nowPlayingInfo: [String: Any]?
    @_Guarded open var playbackState = MPNowPlayingPlaybackState.unknown
    open class var supportedAnimatedArtworkKeys: [String] { [] }
}

open class MPNowPlayingSession: NSObject, @unchecked Sendable {
    public let players: [AVPlayer]
    public let nowPlayingInfoCenter = MPNowPlayingInfoCenter()
    public let remoteCommandCenter = MPRemoteCommandCenter()
    @_Guarded open var automaticallyPublishesNowPlayingInfo = false

    public init(players: [AVPlayer]) {
        self.players = players
    }

    open var isActive: Bool { false }
    open var canBecomeActive: Bool { false }

    open func becomeActiveIfPossible(completion: ((Bool) -> Void)? = nil) { completion?(false) }
}

/// A volume slider; empty here.
open class MPVolumeView: UIView {
    open var showsVolumeSlider = true
    open var showsRouteButton = true

    open func setVolumeThumbImage(_ image: UIImage?, for state: UIControl.State) {}
    open func setMinimumVolumeSliderImage(_ image: UIImage?, for state: UIControl.State) {}
    open func setMaximumVolumeSliderImage(_ image: UIImage?, for state: UIControl.State) {}
    open func setRouteButtonImage(_ image: UIImage?, for state: UIControl.State) {}
}
