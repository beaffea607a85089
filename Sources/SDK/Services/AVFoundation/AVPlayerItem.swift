import CoreMedia
import Foundation
import FoundationSupplement

// Sendable: unsynchronized as on Apple's systems; an object is set up before it is shared.

/// A piece of media as one player plays it.
open class AVPlayerItem: NSObject, NSCopying, @unchecked Sendable {
    public enum Status: Int, Sendable {
        case unknown, readyToPlay, failed
    }

    public let asset: AVAsset
    private var position = CMTime.zero
    open var forwardPlaybackEndTime = CMTime.invalid
    open var reversePlaybackEndTime = CMTime.invalid
    open var preferredForwardBufferDuration: TimeInterval = 0
    open var preferredPeakBitRate = 0.0
    open var preferredPeakBitRateForExpensiveNetworks = 0.0
    open var preferredMaximumResolution = CGSize.zero
    open var canUseNetworkResourcesForLiveStreamingWhilePaused = false
    open var automaticallyPreservesTimeOffsetFromLive = false
    open var configuredTimeOffsetFromLive = CMTime.invalid
    open var audioTimePitchAlgorithm = AVAudioTimePitchAlgorithm.timeDomain
    open var allowedAudioSpatializationFormats: UInt = 0
    open var isAudioSpatializationAllowed = true
    open var audioMix: AVAudioMix?
    open var videoComposition: AVVideoComposition?
    open var externalMetadata: [AVMetadataItem] = []
    open var navigationMarkerGroups: [Any] = []
    open private(set) var outputs: [AVPlayerItemOutput] = []
    open private(set) var mediaDataCollectors: [Any] = []
    open var nowPlayingInfo: [String: Any]?

    public convenience init(url URL: URL) {
        self.init(asset: AVURLAsset(url: URL), automaticallyLoadedAssetKeys: nil)
    }

    public convenience init(asset: AVAsset) {
        self.init(asset: asset, automaticallyLoadedAssetKeys: nil)
    }

    public init(asset: AVAsset, automaticallyLoadedAssetKeys: [String]?) {
        self.asset = asset
    }

    open func copy(with zone: NSZone? = nil) -> Any { AVPlayerItem(asset: asset) }

    open var status: Status { .unknown }
    open var error: (any Error)? { nil }
    open var duration: CMTime { .indefinite }
    open var presentationSize: CGSize { .zero }
    open var tracks: [AVPlayerItemTrack] { [] }
    open var timedMetadata: [AVMetadataItem]? { nil }
    open var loadedTimeRanges: [NSValue] { [] }
    open var seekableTimeRanges: [NSValue] { [] }
    open var isPlaybackLikelyToKeepUp: Bool { false }
    open var isPlaybackBufferFull: Bool { false }
    open var isPlaybackBufferEmpty: Bool { true }
    open var canPlayFastForward: Bool { false }
    open var canPlaySlowForward: Bool { false }
    open var canPlayReverse: Bool { false }
    open var canStepForward: Bool { false }
    open var canStepBackward: Bool { false }
    open var timebase: CMTimebase? { nil }
    open var currentMediaSelection: AVMediaSelection { AVMediaSelection() }

    open func currentTime() -> CMTime { position }

    open func currentDate() -> Date? { nil }

    open func seek(to time: CMTime, completionHandler: (@Sendable (Bool) -> Void)?) {
        position = time
        completionHandler?(true)
    }

    @discardableResult
    open func seek(to time: CMTime) async -> Bool {
        position = time
        return true
    }

    open func cancelPendingSeeks() {}

    open func step(byCount stepCount: Int) {}

    open func add(_ output: AVPlayerItemOutput) { outputs.append(output) }

    open func remove(_ output: AVPlayerItemOutput) { outputs.removeAll { $0 === output } }

    open func select(_ option: AVMediaSelectionOption?, in mediaSelectionGroup: AVMediaSelectionGroup) {}

    open func accessLog() -> AVPlayerItemAccessLog? { nil }

    open func errorLog() -> AVPlayerItemErrorLog? { nil }

    public static let didPlayToEndTimeNotification = Notification.Name("AVPlayerItemDidPlayToEndTimeNotification")
    public static let failedToPlayToEndTimeNotification = Notification.Name(
        "AVPlayerItemFailedToPlayToEndTimeNotification")
    public static let timeJumpedNotification = Notification.Name("AVPlayerItemTimeJumpedNotification")
    public static let playbackStalledNotification = Notification.Name("AVPlayerItemPlaybackStalledNotification")
    public static let newAccessLogEntryNotification = Notification.Name("AVPlayerItemNewAccessLogEntryNotification")
    public static let newErrorLogEntryNotification = Notification.Name("AVPlayerItemNewErrorLogEntryNotification")
}

extension NSNotification.Name {
    public static let AVPlayerItemDidPlayToEndTime = AVPlayerItem.didPlayToEndTimeNotification
    public static let AVPlayerItemFailedToPlayToEndTime = AVPlayerItem.failedToPlayToEndTimeNotification
    public static let AVPlayerItemTimeJumped = AVPlayerItem.timeJumpedNotification
    public static let AVPlayerItemPlaybackStalled = AVPlayerItem.playbackStalledNotification
    public static let AVPlayerItemNewAccessLogEntry = AVPlayerItem.newAccessLogEntryNotification
    public static let AVPlayerItemNewErrorLogEntry = AVPlayerItem.newErrorLogEntryNotification
}

open class AVPlayerItemTrack: NSObject, @unchecked Sendable {
    open var assetTrack: AVAssetTrack? { nil }
    open var isEnabled = true
    open var currentVideoFrameRate: Float { 0 }
}

open class AVMediaSelection: NSObject, @unchecked Sendable {
    open func selectedMediaOption(in mediaSelectionGroup: AVMediaSelectionGroup) -> AVMediaSelectionOption? { nil }
}

open class AVPlayerItemAccessLog: NSObject, @unchecked Sendable {
    open var events: [AVPlayerItemAccessLogEvent] { [] }
}

open class AVPlayerItemAccessLogEvent: NSObject, @unchecked Sendable {
    open var indicatedBitrate: Double { 0 }
    open var observedBitrate: Double { 0 }
    open var numberOfStalls: Int { 0 }
    open var uri: String? { nil }
}

open class AVPlayerItemErrorLog: NSObject, @unchecked Sendable {
    open var events: [AVPlayerItemErrorLogEvent] { [] }
}

open class AVPlayerItemErrorLogEvent: NSObject, @unchecked Sendable {
    open var errorStatusCode: Int { 0 }
    open var errorDomain: String { "" }
    open var errorComment: String? { nil }
}

open class AVPlayerItemOutput: NSObject, @unchecked Sendable {
    open var suppressesPlayerRendering = false

    open func itemTime(forHostTime hostTimeInSeconds: CFTimeInterval) -> CMTime { .invalid }

    open func itemTime(forMachAbsoluteTime machAbsoluteTime: Int64) -> CMTime { .invalid }
}

/// Images from a video; there are none.
open class AVPlayerItemVideoOutput: AVPlayerItemOutput, @unchecked Sendable {
    open weak var delegate: (any AVPlayerItemOutputPullDelegate)? { nil }

    public override init() {
        super.init()
    }

    public init(pixelBufferAttributes: [String: any Sendable]? = nil) {
        super.init()
    }

    public init(outputSettings: [String: any Sendable]?) {
        super.init()
    }

    open func hasNewPixelBuffer(forItemTime itemTime: CMTime) -> Bool { false }

    open func copyPixelBuffer(
        forItemTime itemTime: CMTime, itemTimeForDisplay outItemTimeForDisplay: UnsafeMutablePointer<CMTime>?
    ) -> CVPixelBuffer? { nil }

    open func setDelegate(_ delegate: (any AVPlayerItemOutputPullDelegate)?, queue delegateQueue: DispatchQueue?) {}

    open func requestNotificationOfMediaDataChange(withAdvanceInterval interval: TimeInterval) {}
}

public protocol AVPlayerItemOutputPullDelegate: NSObjectProtocol {
    func outputMediaDataWillChange(_ sender: AVPlayerItemOutput)
    func outputSequenceWasFlushed(_ output: AVPlayerItemOutput)
}

extension AVPlayerItemOutputPullDelegate {
    public func outputMediaDataWillChange(_ sender: AVPlayerItemOutput) {}
    public func outputSequenceWasFlushed(_ output: AVPlayerItemOutput) {}
}

open class AVPlayerItemMetadataOutput: AVPlayerItemOutput, @unchecked Sendable {
    public init(identifiers: [String]? = nil) {
        super.init()
    }

    open func setDelegate(
        _ delegate: (any AVPlayerItemMetadataOutputPushDelegate)?, queue delegateQueue: DispatchQueue?
    ) {}
}

public protocol AVPlayerItemMetadataOutputPushDelegate: NSObjectProtocol {
    func metadataOutput(
        _ output: AVPlayerItemMetadataOutput, didOutputTimedMetadataGroups groups: [AVTimedMetadataGroup],
        from track: AVPlayerItemTrack?)
}

extension AVPlayerItemMetadataOutputPushDelegate {
    public func metadataOutput(
        _ output: AVPlayerItemMetadataOutput, didOutputTimedMetadataGroups groups: [AVTimedMetadataGroup],
        from track: AVPlayerItemTrack?
    ) {}
}

open class AVTimedMetadataGroup: NSObject, @unchecked Sendable {
    public let items: [AVMetadataItem]
    public let timeRange: CMTimeRange

    public init(items: [AVMetadataItem], timeRange: CMTimeRange) {
        self.items = items
        self.timeRange = timeRange
    }
}
