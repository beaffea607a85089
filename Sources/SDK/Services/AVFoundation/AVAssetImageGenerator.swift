import CoreMedia
import Foundation
import FoundationSupplement
import QuartzCore

// Sendable: unsynchronized as on Apple's systems; an object is set up before it is shared.

/// Creates images from a video. Video is not decoded here, which is reported.
open class AVAssetImageGenerator: NSObject, @unchecked Sendable {
    public enum Result: Int, Sendable {
        case succeeded, failed, cancelled
    }

    public struct ApertureMode: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        public static let cleanAperture = ApertureMode(rawValue: "CleanAperture")
        public static let productionAperture = ApertureMode(rawValue: "ProductionAperture")
        public static let encodedPixels = ApertureMode(rawValue: "EncodedPixels")
    }

    public let asset: AVAsset
    open var appliesPreferredTrackTransform = false
    open var maximumSize = CGSize.zero
    open var apertureMode: ApertureMode?
    open var videoComposition: AVVideoComposition?
    open var requestedTimeToleranceBefore = CMTime.positiveInfinity
    open var requestedTimeToleranceAfter = CMTime.positiveInfinity

    public init(asset: AVAsset) {
        self.asset = asset
    }

    open func copyCGImage(at requestedTime: CMTime, actualTime: UnsafeMutablePointer<CMTime>?) throws -> CGImage {
        throw failure
    }

    open func image(at time: CMTime) async throws -> (image: CGImage, actualTime: CMTime) { throw failure }

    open func generateCGImageAsynchronously(
        for requestedTime: CMTime,
        completionHandler handler: @escaping @Sendable (CGImage?, CMTime, (any Error)?) -> Void
    ) {
        handler(nil, .invalid, failure)
    }

    open func generateCGImagesAsynchronously(
        forTimes requestedTimes: [NSValue],
        completionHandler handler: @escaping @Sendable (CMTime, CGImage?, CMTime, Result, (any Error)?) -> Void
    ) {
        for time in requestedTimes { handler(time.timeValue, nil, .invalid, .failed, failure) }
    }

    open func cancelAllCGImageGeneration() {}

    private var failure: AVError {
        Notices.current.addInert("AVAssetImageGenerator", .absent("video decoder"))
        return AVError(.decoderNotFound)
    }
}

/// Exports media to another format. Media cannot be decoded here, which is reported.
open class AVAssetExportSession: NSObject, @unchecked Sendable {
    public enum Status: Int, Sendable {
        case unknown, waiting, exporting, completed, failed, cancelled
    }

    public enum State: Sendable {
        case pending
        case waiting
        case exporting(progress: Progress)
    }

    public let asset: AVAsset
    public let presetName: String
    open var outputFileType: AVFileType?
    open var outputURL: URL?
    open var shouldOptimizeForNetworkUse = false
    open var timeRange = CMTimeRange(start: .zero, duration: .positiveInfinity)
    open var metadata: [AVMetadataItem]?
    open var fileLengthLimit: Int64 = 0
    open var audioMix: AVAudioMix?
    open var videoComposition: AVVideoComposition?
    open var audioTimePitchAlgorithm = AVAudioTimePitchAlgorithm.spectral
    open private(set) var status = Status.unknown

    public init?(asset: AVAsset, presetName: String) {
        self.asset = asset
        self.presetName = presetName
    }

    open var error: (any Error)? { status == .failed ? AVError(.exportFailed) : nil }
    open var progress: Float { 0 }
    open var supportedFileTypes: [AVFileType] { [.mov, .mp4, .m4a] }
    open var estimatedOutputFileLength: Int64 { 0 }

    open func exportAsynchronously(completionHandler handler: @escaping @Sendable () -> Void) {
        fail()
        handler()
    }

    open func export() async { fail() }

    open func export(to url: URL, as fileType: AVFileType) async throws {
        fail()
        throw AVError(.exportFailed)
    }

    open func cancelExport() { status = .cancelled }

    open class func allExportPresets() -> [String] { [AVAssetExportPresetPassthrough] }

    open class func exportPresets(compatibleWith asset: AVAsset) -> [String] { [] }

    private func fail() {
        status = .failed
        Notices.current.addInert("AVAssetExportSession.export", .absent("video and audio encoder"))
    }
}

open class AVAudioMix: NSObject, @unchecked Sendable {
    open var inputParameters: [AVAudioMixInputParameters] = []
}

open class AVMutableAudioMix: AVAudioMix, @unchecked Sendable {
    public override init() {
        super.init()
    }
}

open class AVAudioMixInputParameters: NSObject, @unchecked Sendable {
    open var trackID: CMPersistentTrackID = 0
}

open class AVMutableAudioMixInputParameters: AVAudioMixInputParameters, @unchecked Sendable {
    public convenience init(track: AVAssetTrack?) {
        self.init()
        trackID = track?.trackID ?? 0
    }

    open func setVolume(_ volume: Float, at time: CMTime) {}

    open func setVolumeRamp(fromStartVolume startVolume: Float, toEndVolume endVolume: Float, timeRange: CMTimeRange) {}
}

open class AVVideoComposition: NSObject, @unchecked Sendable {
    open var frameDuration = CMTime.invalid
    open var renderSize = CGSize.zero
    open var renderScale: Float = 1
    open var instructions: [Any] = []
}

open class AVMutableVideoComposition: AVVideoComposition, @unchecked Sendable {
    public override init() {
        super.init()
    }

    open var animationTool: AVVideoCompositionCoreAnimationTool?

    public convenience init(propertiesOf asset: AVAsset) {
        self.init()
    }
}

/// Renders layers into a video; no video is created here.
open class AVVideoCompositionCoreAnimationTool: NSObject, @unchecked Sendable {
    override init() {
        super.init()
    }

    public convenience init(additionalLayer layer: CALayer, asTrackID trackID: CMPersistentTrackID) {
        self.init()
    }

    public convenience init(postProcessingAsVideoLayer videoLayer: CALayer, in animationLayer: CALayer) {
        self.init()
    }

    public convenience init(postProcessingAsVideoLayers videoLayers: [CALayer], in animationLayer: CALayer) {
        self.init()
    }
}

open class AVVideoCompositionInstruction: NSObject, @unchecked Sendable {
    open var timeRange = CMTimeRange.invalid
    open var layerInstructions: [AVVideoCompositionLayerInstruction] = []
}

open class AVMutableVideoCompositionInstruction: AVVideoCompositionInstruction, @unchecked Sendable {
    open var backgroundColor: CGColor?
}

open class AVVideoCompositionLayerInstruction: NSObject, @unchecked Sendable {}

open class AVMutableVideoCompositionLayerInstruction: AVVideoCompositionLayerInstruction, @unchecked Sendable {
    public convenience init(assetTrack track: AVAssetTrack) {
        self.init()
    }

    open func setTransform(_ transform: CGAffineTransform, at time: CMTime) {}

    open func setOpacity(_ opacity: Float, at time: CMTime) {}
}

/// Media composed of segments, which are not stored.
open class AVComposition: AVAsset, @unchecked Sendable {}

open class AVMutableComposition: AVComposition, @unchecked Sendable {
    public override init() {
        super.init()
    }

    open func addMutableTrack(
        withMediaType mediaType: AVMediaType, preferredTrackID: CMPersistentTrackID
    ) -> AVMutableCompositionTrack? { AVMutableCompositionTrack() }

    open func insertTimeRange(_ timeRange: CMTimeRange, of asset: AVAsset, at startTime: CMTime) throws {}

    open func removeTimeRange(_ timeRange: CMTimeRange) {}
}

open class AVCompositionTrack: AVAssetTrack, @unchecked Sendable {}

open class AVMutableCompositionTrack: AVCompositionTrack, @unchecked Sendable {
    open func insertTimeRange(_ timeRange: CMTimeRange, of track: AVAssetTrack, at startTime: CMTime) throws {}

    open func scaleTimeRange(_ timeRange: CMTimeRange, toDuration duration: CMTime) {}
}
