import Foundation
import FoundationSupplement

// Sendable: the classes of this file have no mutable state outside of a lock.

public enum MPMusicPlaybackState: Int, Sendable {
    case stopped = 0
    case playing = 1
    case paused = 2
    case interrupted = 3
    case seekingForward = 4
    case seekingBackward = 5
}

public enum MPMusicRepeatMode: Int, Sendable {
    case `default` = 0
    case none = 1
    case one = 2
    case all = 3
}

public enum MPMusicShuffleMode: Int, Sendable {
    case `default` = 0
    case off = 1
    case songs = 2
    case albums = 3
}

public protocol MPSystemMusicPlayerController: NSObjectProtocol {
    func openToPlay(_ queueDescriptor: MPMusicPlayerQueueDescriptor)
}

/// Plays the library's music; playback is silent here, which is reported.
open class MPMusicPlayerController: NSObject, MPMediaPlayback, MPSystemMusicPlayerController, @unchecked Sendable {
    private static let system = MPMusicPlayerController()
    private static let application = MPMusicPlayerApplicationController()

    open class var applicationMusicPlayer: MPMusicPlayerController { application }
    open class var applicationQueuePlayer: MPMusicPlayerApplicationController { application }
    open class var systemMusicPlayer: MPMusicPlayerController & MPSystemMusicPlayerController { system }
    open class var iPodMusicPlayer: MPMusicPlayerController { system }

    open var playbackState: MPMusicPlaybackState { .stopped }
    @_Guarded open var repeatMode = MPMusicRepeatMode.default
    @_Guarded open var shuffleMode = MPMusicShuffleMode.default
    @_Guarded open var nowPlayingItem: MPMediaItem?
    open var indexOfNowPlayingItem: Int { NSNotFound }
    @_Guarded open var volume: Float = 0.5
    @_Guarded open var currentPlaybackTime: TimeInterval = 0
    @_Guarded open var currentPlaybackRate: Float = 0
    open var isPreparedToPlay: Bool { false }

    open func setQueue(with query: MPMediaQuery) {}
    open func setQueue(with itemCollection: MPMediaItemCollection) {}
    open func setQueue(with storeIDs: [String]) {}
    open func setQueue(with descriptor: MPMusicPlayerQueueDescriptor) {}
    open func prepend(_ descriptor: MPMusicPlayerQueueDescriptor) {}
    open func append(_ descriptor: MPMusicPlayerQueueDescriptor) {}
    open func openToPlay(_ queueDescriptor: MPMusicPlayerQueueDescriptor) {}
    open func prepareToPlay() {}

    open func prepareToPlay(completionHandler: @escaping @Sendable ((any Error)?) -> Void) {
        completionHandler(MPError(.permissionDenied))
    }

    open func play() { Notices.current.addSilence(of: "MPMusicPlayerController") }

    open func pause() {}
    open func stop() {}
    open func beginSeekingForward() {}
    open func beginSeekingBackward() {}
    open func endSeeking() {}
    open func skipToNextItem() {}
    open func skipToBeginning() {}
    open func skipToPreviousItem() {}
    open func beginGeneratingPlaybackNotifications() {}
    open func endGeneratingPlaybackNotifications() {}
}

public protocol MPMediaPlayback: AnyObject {
    func prepareToPlay()
    var isPreparedToPlay: Bool { get }
    func play()
    func pause()
    func stop()
    var currentPlaybackTime: TimeInterval { get set }
    var currentPlaybackRate: Float { get set }
    func beginSeekingForward()
    func beginSeekingBackward()
    func endSeeking()
}

open class MPMusicPlayerApplicationController: MPMusicPlayerController, @unchecked Sendable {
    open func perform(
        queueTransaction: @escaping (MPMusicPlayerControllerMutableQueue) -> Void,
        completionHandler: @escaping (MPMusicPlayerControllerQueue, (any Error)?) -> Void
    ) { completionHandler(MPMusicPlayerControllerQueue(), MPError(.permissionDenied)) }
}

open class MPMusicPlayerControllerQueue: NSObject, @unchecked Sendable {
    open var items: [MPMediaItem] { [] }
}

open class MPMusicPlayerControllerMutableQueue: MPMusicPlayerControllerQueue, @unchecked Sendable {
    open func insert(_ queueDescriptor: MPMusicPlayerQueueDescriptor, after afterItem: MPMediaItem?) {}
    open func remove(_ item: MPMediaItem) {}
}

open class MPMusicPlayerQueueDescriptor: NSObject, @unchecked Sendable {}

open class MPMusicPlayerMediaItemQueueDescriptor: MPMusicPlayerQueueDescriptor, @unchecked Sendable {
    public let itemCollection: MPMediaItemCollection
    @_Guarded open var startItem: MPMediaItem?

    public init(itemCollection: MPMediaItemCollection) {
        self.itemCollection = itemCollection
    }

    public init(query: MPMediaQuery) {
        itemCollection = MPMediaItemCollection(items: [])
    }
}

open class MPMusicPlayerStoreQueueDescriptor: MPMusicPlayerQueueDescriptor, @unchecked Sendable {
    @_Guarded open var storeIDs: [String]?
    @_Guarded open var startItemID: String?

    public init(storeIDs: [String]) {
        self.storeIDs = storeIDs
    }
}

extension NSNotification.Name {
    public static let MPMusicPlayerControllerPlaybackStateDidChange = NSNotification.Name(
        "MPMusicPlayerControllerPlaybackStateDidChangeNotification")
    public static let MPMusicPlayerControllerNowPlayingItemDidChange = NSNotification.Name(
        "MPMusicPlayerControllerNowPlayingItemDidChangeNotification")
    public static let MPMusicPlayerControllerVolumeDidChange = NSNotification.Name(
        "MPMusicPlayerControllerVolumeDidChangeNotification")
    public static let MPMusicPlayerControllerQueueDidChange = NSNotification.Name(
        "MPMusicPlayerControllerQueueDidChangeNotification")
}
