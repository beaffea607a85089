import CoreMedia
import Foundation
import FoundationSupplement

// Sendable: unsynchronized as on Apple's systems; an object is set up before it is shared.

/// Plays video and audio. Here it only tracks its state; there is no audio or video, which is reported.
open class AVPlayer: NSObject, @unchecked Sendable {
    public enum Status: Int, Sendable {
        case unknown, readyToPlay, failed
    }

    public enum TimeControlStatus: Int, Sendable {
        case paused, waitingToPlayAtSpecifiedRate, playing
    }

    public enum ActionAtItemEnd: Int, Sendable {
        case advance, pause, none
    }

    public struct WaitingReason: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        public static let toMinimizeStalls = WaitingReason(rawValue: "AVPlayerWaitingToMinimizeStallsReason")
        public static let evaluatingBufferingRate = WaitingReason(
            rawValue: "AVPlayerWaitingWhileEvaluatingBufferingRateReason")
        public static let noItemToPlay = WaitingReason(rawValue: "AVPlayerWaitingWithNoItemToPlayReason")
    }

    public struct HDRMode: OptionSet, Hashable, Sendable {
        public let rawValue: Int

        public init(rawValue: Int) {
            self.rawValue = rawValue
        }

        public static let hlg = HDRMode(rawValue: 1)
        public static let hdr10 = HDRMode(rawValue: 2)
        public static let dolbyVision = HDRMode(rawValue: 4)
    }

    private var item: AVPlayerItem?
    private var position = CMTime.zero
    open var rate: Float = 0
    open var defaultRate: Float = 1
    open var volume: Float = 1
    open var isMuted = false
    open var actionAtItemEnd = ActionAtItemEnd.pause
    open var automaticallyWaitsToMinimizeStalling = true
    open var allowsExternalPlayback = true
    open var usesExternalPlaybackWhileExternalScreenIsActive = false
    open var externalPlaybackVideoGravity = AVLayerVideoGravity.resizeAspect
    open var preventsDisplaySleepDuringVideoPlayback = true
    open var appliesMediaSelectionCriteriaAutomatically = true
    open var audiovisualBackgroundPlaybackPolicy = AVPlayerAudiovisualBackgroundPlaybackPolicy.automatic
    open var sourceClock: CMClock?

    public override init() {
        super.init()
    }

    public init(url URL: URL) {
        item = AVPlayerItem(url: URL)
        super.init()
    }

    public init(playerItem item: AVPlayerItem?) {
        self.item = item
        super.init()
    }

    open var status: Status { .readyToPlay }
    open var error: (any Error)? { nil }
    open var currentItem: AVPlayerItem? { item }
    open var timeControlStatus: TimeControlStatus { rate == 0 ? .paused : .playing }
    open var reasonForWaitingToPlay: WaitingReason? { nil }
    open var isExternalPlaybackActive: Bool { false }
    open class var eligibleForHDRPlayback: Bool { false }
    open class var availableHDRModes: HDRMode { [] }

    open func play() {
        rate = defaultRate
        Notices.current.addSilence(of: "AVPlayer")
    }

    open func playImmediately(atRate rate: Float) {
        play()
        self.rate = rate
    }

    open func pause() { rate = 0 }

    open func replaceCurrentItem(with item: AVPlayerItem?) {
        self.item = item
        position = .zero
    }

    open func currentTime() -> CMTime { position }

    open func seek(to time: CMTime) { position = time }

    open func seek(to date: Date) {}

    open func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime) { position = time }

    open func seek(to time: CMTime, completionHandler: @escaping @Sendable (Bool) -> Void) {
        position = time
        completionHandler(true)
    }

    open func seek(
        to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime,
        completionHandler: @escaping @Sendable (Bool) -> Void
    ) {
        position = time
        completionHandler(true)
    }

    @discardableResult
    open func seek(to time: CMTime) async -> Bool {
        position = time
        return true
    }

    @discardableResult
    open func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime) async -> Bool {
        position = time
        return true
    }

    open func setRate(_ rate: Float, time itemTime: CMTime, atHostTime hostClockTime: CMTime) { self.rate = rate }

    @discardableResult
    open func preroll(atRate rate: Float) async -> Bool { false }

    open func cancelPendingPrerolls() {}

    /// Has no effect: no time passes while nothing plays.
    open func addPeriodicTimeObserver(
        forInterval interval: CMTime, queue: DispatchQueue?, using block: @escaping @Sendable (CMTime) -> Void
    ) -> Any { NSObject() }

    open func addBoundaryTimeObserver(
        forTimes times: [NSValue], queue: DispatchQueue?, using block: @escaping @Sendable () -> Void
    ) -> Any { NSObject() }

    open func removeTimeObserver(_ observer: Any) {}

    open func setMediaSelectionCriteria(
        _ criteria: AVPlayerMediaSelectionCriteria?, forMediaCharacteristic mediaCharacteristic: AVMediaCharacteristic
    ) {}

    public static let rateDidChangeNotification = Notification.Name("AVPlayerRateDidChangeNotification")
    public static let eligibleForHDRPlaybackDidChangeNotification = Notification.Name(
        "AVPlayerEligibleForHDRPlaybackDidChangeNotification")
}

public enum AVPlayerAudiovisualBackgroundPlaybackPolicy: Int, Sendable {
    case automatic = 1
    case pauses = 2
    case continuesIfPossible = 3
}

open class AVPlayerMediaSelectionCriteria: NSObject, @unchecked Sendable {
    public let preferredLanguages: [String]?
    public let preferredMediaCharacteristics: [AVMediaCharacteristic]?

    public init(preferredLanguages: [String]?, preferredMediaCharacteristics: [AVMediaCharacteristic]?) {
        self.preferredLanguages = preferredLanguages
        self.preferredMediaCharacteristics = preferredMediaCharacteristics
    }
}

/// Plays items one after the other.
open class AVQueuePlayer: AVPlayer, @unchecked Sendable {
    private var waiting: [AVPlayerItem]

    public init(items: [AVPlayerItem]) {
        waiting = items
        super.init(playerItem: items.first)
    }

    public override init() {
        waiting = []
        super.init()
    }

    public override init(playerItem item: AVPlayerItem?) {
        waiting = item.map { [$0] } ?? []
        super.init(playerItem: item)
    }

    public override init(url URL: URL) {
        waiting = []
        super.init(url: URL)
        waiting = currentItem.map { [$0] } ?? []
    }

    open func items() -> [AVPlayerItem] { waiting }

    open func advanceToNextItem() {
        if !waiting.isEmpty { waiting.removeFirst() }
        replaceCurrentItem(with: waiting.first)
    }

    open func canInsert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?) -> Bool { !waiting.contains(item) }

    open func insert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?) {
        let place = afterItem.flatMap { waiting.firstIndex(of: $0) }.map { $0 + 1 } ?? waiting.count
        waiting.insert(item, at: place)
        if currentItem == nil { replaceCurrentItem(with: waiting.first) }
    }

    open func remove(_ item: AVPlayerItem) { waiting.removeAll { $0 === item } }

    open func removeAllItems() {
        waiting = []
        replaceCurrentItem(with: nil)
    }
}

/// Plays an item again and again.
open class AVPlayerLooper: NSObject, @unchecked Sendable {
    public enum Status: Int, Sendable {
        case unknown, ready, failed, cancelled
    }

    public enum ItemOrdering: Int, Sendable {
        case loopingItemsPrecedeExistingItems, loopingItemsFollowExistingItems
    }

    public init(player: AVQueuePlayer, templateItem itemToLoop: AVPlayerItem, timeRange loopRange: CMTimeRange) {
        player.insert(itemToLoop, after: nil)
    }

    public convenience init(player: AVQueuePlayer, templateItem itemToLoop: AVPlayerItem) {
        self.init(player: player, templateItem: itemToLoop, timeRange: .invalid)
    }

    open var status: Status { .ready }
    open var error: (any Error)? { nil }
    open var loopCount: Int { 0 }
    open var loopingPlayerItems: [AVPlayerItem] { [] }

    open func disableLooping() {}
}

/// Shows a player's video.
open class AVPlayerLayer: CALayer {
    open var player: AVPlayer?
    open var videoGravity = AVLayerVideoGravity.resizeAspect
    open var pixelBufferAttributes: [String: Any]?
    open var isReadyForDisplay: Bool { false }
    open var videoRect: CGRect { .zero }

    public convenience init(player: AVPlayer?) {
        self.init()
        self.player = player
    }
}

/// The largest rectangle with an aspect ratio inside another one.
public func AVMakeRect(aspectRatio: CGSize, insideRect boundingRect: CGRect) -> CGRect {
    guard aspectRatio.width > 0, aspectRatio.height > 0 else { return boundingRect }
    let scale = min(boundingRect.width / aspectRatio.width, boundingRect.height / aspectRatio.height)
    let size = CGSize(width: aspectRatio.width * scale, height: aspectRatio.height * scale)
    return CGRect(
        x: boundingRect.midX - size.width / 2, y: boundingRect.midY - size.height / 2, width: size.width,
        height: size.height)
}
