import Foundation
import FoundationSupplement

// Sendable: unsynchronized as on Apple's systems; an object is set up before it is shared.

public typealias AVAudioFrameCount = UInt32
public typealias AVAudioFramePosition = Int64
public typealias AVAudioChannelCount = UInt32
public typealias AVAudioNodeBus = Int
public typealias AVAudioPacketCount = UInt32
public typealias AVAudioNodeCompletionHandler = @Sendable () -> Void
public typealias AVAudioNodeTapBlock = (AVAudioPCMBuffer, AVAudioTime) -> Void

public enum AVAudioCommonFormat: UInt, Sendable {
    case otherFormat = 0
    case pcmFormatFloat32 = 1
    case pcmFormatFloat64 = 2
    case pcmFormatInt16 = 3
    case pcmFormatInt32 = 4
}

/// How samples of sound are written.
open class AVAudioFormat: NSObject, @unchecked Sendable {
    public let commonFormat: AVAudioCommonFormat
    public let sampleRate: Double
    public let channelCount: AVAudioChannelCount
    public let isInterleaved: Bool

    public init?(
        commonFormat format: AVAudioCommonFormat, sampleRate: Double, channels: AVAudioChannelCount, interleaved: Bool
    ) {
        guard sampleRate > 0, channels > 0 else { return nil }
        commonFormat = format
        self.sampleRate = sampleRate
        channelCount = channels
        isInterleaved = interleaved
    }

    public convenience init?(standardFormatWithSampleRate sampleRate: Double, channels: AVAudioChannelCount) {
        self.init(commonFormat: .pcmFormatFloat32, sampleRate: sampleRate, channels: channels, interleaved: false)
    }

    public convenience init?(settings: [String: Any]) {
        let rate = settings[AVSampleRateKey]
        let channels = settings[AVNumberOfChannelsKey] as? Int ?? 1
        self.init(
            standardFormatWithSampleRate: rate as? Double ?? Double(rate as? Int ?? 44100),
            channels: AVAudioChannelCount(clamping: channels))
    }

    public convenience init?(streamDescription asbd: UnsafePointer<AudioStreamBasicDescription>) {
        self.init(
            standardFormatWithSampleRate: asbd.pointee.mSampleRate, channels: asbd.pointee.mChannelsPerFrame)
    }

    override init() {
        commonFormat = .pcmFormatFloat32
        sampleRate = 44100
        channelCount = 2
        isInterleaved = false
    }

    open var isStandard: Bool { commonFormat == .pcmFormatFloat32 && !isInterleaved }
    open var channelLayout: AVAudioChannelLayout? { nil }
    open var magicCookie: Data?
    open var settings: [String: Any] {
        [AVFormatIDKey: kAudioFormatLinearPCM, AVSampleRateKey: sampleRate, AVNumberOfChannelsKey: Int(channelCount)]
    }

    var bytesPerSample: Int {
        switch commonFormat {
        case .pcmFormatFloat64: 8
        case .pcmFormatInt16: 2
        default: 4
        }
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? AVAudioFormat else { return false }
        return commonFormat == other.commonFormat && sampleRate == other.sampleRate
            && channelCount == other.channelCount && isInterleaved == other.isInterleaved
    }
}

open class AVAudioChannelLayout: NSObject, @unchecked Sendable {
    public let layoutTag: AudioChannelLayoutTag

    public init?(layoutTag: AudioChannelLayoutTag) {
        self.layoutTag = layoutTag
    }

    open var channelCount: AVAudioChannelCount { layoutTag & 0xFFFF }
}

open class AVAudioTime: NSObject, @unchecked Sendable {
    public let hostTime: UInt64
    public let sampleTime: AVAudioFramePosition
    public let sampleRate: Double

    public init(hostTime: UInt64) {
        self.hostTime = hostTime
        sampleTime = 0
        sampleRate = 0
    }

    public init(sampleTime: AVAudioFramePosition, atRate sampleRate: Double) {
        hostTime = 0
        self.sampleTime = sampleTime
        self.sampleRate = sampleRate
    }

    open var isHostTimeValid: Bool { hostTime != 0 }
    open var isSampleTimeValid: Bool { sampleRate != 0 }

    /// Host time counts nanoseconds.
    open class func seconds(forHostTime hostTime: UInt64) -> TimeInterval { TimeInterval(hostTime) / 1e9 }

    open class func hostTime(forSeconds seconds: TimeInterval) -> UInt64 { UInt64(max(seconds, 0) * 1e9) }
}

open class AVAudioBuffer: NSObject, @unchecked Sendable {
    public let format: AVAudioFormat

    init(format: AVAudioFormat) {
        self.format = format
    }
}

/// Samples in memory, one plane for every channel.
open class AVAudioPCMBuffer: AVAudioBuffer, @unchecked Sendable {
    public let frameCapacity: AVAudioFrameCount
    open var frameLength: AVAudioFrameCount = 0
    private let memory: UnsafeMutableRawPointer
    private let planes: UnsafeMutablePointer<UnsafeMutablePointer<Float>>

    public init?(pcmFormat format: AVAudioFormat, frameCapacity: AVAudioFrameCount) {
        self.frameCapacity = frameCapacity
        let channels = Int(format.channelCount)
        let plane = Int(frameCapacity) * format.bytesPerSample
        memory = .allocate(byteCount: max(plane * channels, 8), alignment: 16)
        memory.initializeMemory(as: UInt8.self, repeating: 0, count: max(plane * channels, 8))
        planes = .allocate(capacity: channels)
        for channel in 0..<channels {
            let start = memory + channel * plane
            (planes + channel).initialize(to: start.assumingMemoryBound(to: Float.self))
        }
        super.init(format: format)
    }

    deinit {
        memory.deallocate()
        planes.deallocate()
    }

    open var stride: Int { format.isInterleaved ? Int(format.channelCount) : 1 }
    open var floatChannelData: UnsafePointer<UnsafeMutablePointer<Float>>? {
        format.commonFormat == .pcmFormatFloat32 ? UnsafePointer(planes) : nil
    }
    open var int16ChannelData: UnsafePointer<UnsafeMutablePointer<Int16>>? {
        guard format.commonFormat == .pcmFormatInt16 else { return nil }
        return UnsafeRawPointer(planes).assumingMemoryBound(to: UnsafeMutablePointer<Int16>.self)
    }
    open var int32ChannelData: UnsafePointer<UnsafeMutablePointer<Int32>>? {
        guard format.commonFormat == .pcmFormatInt32 else { return nil }
        return UnsafeRawPointer(planes).assumingMemoryBound(to: UnsafeMutablePointer<Int32>.self)
    }
}

/// A file of sound; none can be read or written here.
open class AVAudioFile: NSObject, @unchecked Sendable {
    public let url: URL
    public let fileFormat = AVAudioFormat()
    open var framePosition: AVAudioFramePosition = 0

    public init(forReading fileURL: URL) throws {
        guard try fileURL.checkResourceIsReachable() else { throw CocoaError(.fileNoSuchFile) }
        url = fileURL
    }

    public convenience init(
        forReading fileURL: URL, commonFormat format: AVAudioCommonFormat, interleaved: Bool
    ) throws {
        try self.init(forReading: fileURL)
    }

    public init(forWriting fileURL: URL, settings: [String: Any]) throws {
        url = fileURL
    }

    public init(
        forWriting fileURL: URL, settings: [String: Any], commonFormat format: AVAudioCommonFormat, interleaved: Bool
    ) throws {
        url = fileURL
    }

    open var processingFormat: AVAudioFormat { fileFormat }
    open var length: AVAudioFramePosition { 0 }

    open func read(into buffer: AVAudioPCMBuffer) throws { Notices.current.addSilence(of: "AVAudioFile") }

    open func read(into buffer: AVAudioPCMBuffer, frameCount frames: AVAudioFrameCount) throws {
        try read(into: buffer)
    }

    open func write(from buffer: AVAudioPCMBuffer) throws { Notices.current.addSilence(of: "AVAudioFile") }

    open func close() {}
}

public enum AVAudioConverterInputStatus: Int, Sendable {
    case haveData, noDataNow, endOfStream
}

public enum AVAudioConverterOutputStatus: Int, Sendable {
    case haveData, inputRanDry, endOfStream, error
}

public typealias AVAudioConverterInputBlock = (
    AVAudioPacketCount, UnsafeMutablePointer<AVAudioConverterInputStatus>
) -> AVAudioBuffer?

open class AVAudioConverter: NSObject, @unchecked Sendable {
    public let inputFormat: AVAudioFormat
    public let outputFormat: AVAudioFormat
    open var sampleRateConverterQuality = 0
    open var downmix = false

    public init?(from fromFormat: AVAudioFormat, to toFormat: AVAudioFormat) {
        inputFormat = fromFormat
        outputFormat = toFormat
    }

    open func reset() {}

    open func convert(to outputBuffer: AVAudioPCMBuffer, from inputBuffer: AVAudioPCMBuffer) throws {}

    @discardableResult
    open func convert(
        to outputBuffer: AVAudioBuffer, error outError: UnsafeMutablePointer<NSError?>?,
        withInputFrom inputBlock: AVAudioConverterInputBlock
    ) -> AVAudioConverterOutputStatus { .endOfStream }
}
