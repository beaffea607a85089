import CoreMedia
import CoreVideo
import FoundationSupplement

// Sendable: unsynchronized as on Apple's systems; an object is set up before it is shared.

/// Writes media into a file. A widget writes none.
open class AVAssetWriter: NSObject, @unchecked Sendable {
    public enum Status: Int, Sendable { case unknown, writing, completed, failed, cancelled }

    public let outputURL: URL
    public let outputFileType: AVFileType
    open private(set) var status = Status.unknown
    open private(set) var inputs: [AVAssetWriterInput] = []
    open var error: (any Error)? { status == .failed ? AVError(.unknown) : nil }
    open var metadata: [AVMetadataItem] = []
    open var shouldOptimizeForNetworkUse = false
    open var movieFragmentInterval = CMTime.invalid
    open var movieTimeScale: CMTimeScale = 0
    open var directoryForTemporaryFiles: URL?
    open var availableMediaTypes: [AVMediaType] { [.video, .audio] }

    public init(outputURL: URL, fileType outputFileType: AVFileType) throws {
        self.outputURL = outputURL
        self.outputFileType = outputFileType
        super.init()
    }

    public convenience init(url outputURL: URL, fileType outputFileType: AVFileType) throws {
        try self.init(outputURL: outputURL, fileType: outputFileType)
    }

    open func canApply(outputSettings: [String: Any]?, forMediaType mediaType: AVMediaType) -> Bool { true }
    open func canAdd(_ input: AVAssetWriterInput) -> Bool { true }
    open func add(_ input: AVAssetWriterInput) { inputs.append(input) }

    open func startWriting() -> Bool {
        Notices.current.addInert("AVAssetWriter.startWriting", .appOnly)
        status = .failed
        return false
    }

    open func startSession(atSourceTime startTime: CMTime) {}
    open func endSession(atSourceTime endTime: CMTime) {}
    open func cancelWriting() { status = .cancelled }
    open func finishWriting(completionHandler handler: @escaping @Sendable () -> Void) { handler() }
    open func finishWriting() async {}
}

open class AVAssetWriterInput: NSObject, @unchecked Sendable {
    public let mediaType: AVMediaType
    public let outputSettings: [String: Any]?
    open var expectsMediaDataInRealTime = false
    open var transform = CGAffineTransform.identity
    open var naturalSize = CGSize.zero
    open var metadata: [AVMetadataItem] = []
    open var mediaTimeScale: CMTimeScale = 0
    open var preferredVolume: Float = 1
    open var marksOutputTrackAsEnabled = true
    open var isReadyForMoreMediaData: Bool { false }

    public init(mediaType: AVMediaType, outputSettings: [String: Any]?) {
        self.mediaType = mediaType
        self.outputSettings = outputSettings
        super.init()
    }

    public convenience init(
        mediaType: AVMediaType, outputSettings: [String: Any]?, sourceFormatHint: CMFormatDescription?
    ) {
        self.init(mediaType: mediaType, outputSettings: outputSettings)
    }

    open func requestMediaDataWhenReady(on queue: DispatchQueue, using block: @escaping @Sendable () -> Void) {}
    @discardableResult
    open func append(_ sampleBuffer: CMSampleBuffer) -> Bool { false }
    open func markAsFinished() {}
}

open class AVAssetWriterInputPixelBufferAdaptor: NSObject, @unchecked Sendable {
    public let assetWriterInput: AVAssetWriterInput
    public let sourcePixelBufferAttributes: [String: Any]?
    open var pixelBufferPool: CVPixelBufferPool? { nil }

    public init(assetWriterInput input: AVAssetWriterInput, sourcePixelBufferAttributes: [String: Any]? = nil) {
        assetWriterInput = input
        self.sourcePixelBufferAttributes = sourcePixelBufferAttributes
        super.init()
    }

    @discardableResult
    open func append(_ pixelBuffer: CVPixelBuffer, withPresentationTime presentationTime: CMTime) -> Bool { false }
}

/// Reads samples of an asset; finds none.
open class AVAssetReader: NSObject, @unchecked Sendable {
    public enum Status: Int, Sendable { case unknown, reading, completed, failed, cancelled }

    public let asset: AVAsset
    open private(set) var status = Status.unknown
    open private(set) var outputs: [AVAssetReaderOutput] = []
    open var error: (any Error)? { status == .failed ? AVError(.unknown) : nil }
    open var timeRange = CMTimeRange(start: .zero, duration: .positiveInfinity)

    public init(asset: AVAsset) throws {
        self.asset = asset
        super.init()
    }

    open func canAdd(_ output: AVAssetReaderOutput) -> Bool { true }
    open func add(_ output: AVAssetReaderOutput) { outputs.append(output) }

    @discardableResult
    open func startReading() -> Bool {
        Notices.current.addInert("AVAssetReader.startReading", .appOnly)
        status = .failed
        return false
    }

    open func cancelReading() { status = .cancelled }
}

open class AVAssetReaderOutput: NSObject, @unchecked Sendable {
    open var mediaType: AVMediaType { .video }
    open var alwaysCopiesSampleData = true
    open var supportsRandomAccess = false
    open func copyNextSampleBuffer() -> CMSampleBuffer? { nil }
}

open class AVAssetReaderTrackOutput: AVAssetReaderOutput, @unchecked Sendable {
    public let track: AVAssetTrack
    public let outputSettings: [String: Any]?
    open override var mediaType: AVMediaType { track.mediaType }

    public init(track: AVAssetTrack, outputSettings: [String: Any]?) {
        self.track = track
        self.outputSettings = outputSettings
        super.init()
    }
}
