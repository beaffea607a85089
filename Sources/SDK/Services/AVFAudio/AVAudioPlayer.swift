import Foundation
import FoundationSupplement

// Sendable: unsynchronized as on Apple's systems; an object is set up before it is shared.

/// Plays an audio file. Here it only tracks its state; playback is silent, which is reported.
open class AVAudioPlayer: NSObject, @unchecked Sendable {
    public let url: URL?
    public let data: Data?
    open private(set) var isPlaying = false
    open var volume: Float = 1
    open var pan: Float = 0
    open var rate: Float = 1
    open var enableRate = false
    open var numberOfLoops = 0
    open var currentTime: TimeInterval = 0
    open var isMeteringEnabled = false
    open var duration: TimeInterval { 0 }
    open var numberOfChannels: Int { 2 }
    open var deviceCurrentTime: TimeInterval { 0 }
    open var settings: [String: Any] { [:] }
    open var format: AVAudioFormat { AVAudioFormat() }
    open var currentDevice: String?
    open weak var delegate: (any AVAudioPlayerDelegate)?

    /// - Throws: a `CocoaError` when there is no such file.
    public init(contentsOf url: URL) throws {
        guard try url.checkResourceIsReachable() else { throw CocoaError(.fileNoSuchFile) }
        self.url = url
        data = nil
    }

    public convenience init(contentsOf url: URL, fileTypeHint utiString: String?) throws {
        try self.init(contentsOf: url)
    }

    public init(data: Data) throws {
        url = nil
        self.data = data
    }

    public convenience init(data: Data, fileTypeHint utiString: String?) throws {
        try self.init(data: data)
    }

    @discardableResult
    open func prepareToPlay() -> Bool { true }

    @discardableResult
    open func play() -> Bool {
        isPlaying = true
        Notices.current.addSilence(of: "AVAudioPlayer")
        return true
    }

    @discardableResult
    open func play(atTime time: TimeInterval) -> Bool { play() }

    open func pause() { isPlaying = false }

    open func stop() { isPlaying = false }

    open func setVolume(_ volume: Float, fadeDuration duration: TimeInterval) { self.volume = volume }

    open func updateMeters() {}

    open func peakPower(forChannel channelNumber: Int) -> Float { -160 }

    open func averagePower(forChannel channelNumber: Int) -> Float { -160 }
}

public protocol AVAudioPlayerDelegate: NSObjectProtocol {
    func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool)
    func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?)
}

extension AVAudioPlayerDelegate {
    public func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {}
    public func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?) {}
}

/// Records sound. There is no microphone, which is reported.
open class AVAudioRecorder: NSObject, @unchecked Sendable {
    public let url: URL
    public let settings: [String: Any]
    open var isMeteringEnabled = false
    open weak var delegate: (any AVAudioRecorderDelegate)?
    open var isRecording: Bool { false }
    open var currentTime: TimeInterval { 0 }
    open var deviceCurrentTime: TimeInterval { 0 }
    open var format: AVAudioFormat { AVAudioFormat() }

    public init(url: URL, settings: [String: Any]) throws {
        self.url = url
        self.settings = settings
    }

    public convenience init(url: URL, format: AVAudioFormat) throws {
        try self.init(url: url, settings: format.settings)
    }

    @discardableResult
    open func prepareToRecord() -> Bool { false }

    @discardableResult
    open func record() -> Bool {
        Notices.current.addInert("AVAudioRecorder.record", .unauthorized("the microphone"))
        return false
    }

    @discardableResult
    open func record(atTime time: TimeInterval) -> Bool { record() }

    @discardableResult
    open func record(forDuration duration: TimeInterval) -> Bool { record() }

    open func pause() {}

    open func stop() {}

    @discardableResult
    open func deleteRecording() -> Bool { false }

    open func updateMeters() {}

    open func peakPower(forChannel channelNumber: Int) -> Float { -160 }

    open func averagePower(forChannel channelNumber: Int) -> Float { -160 }
}

public protocol AVAudioRecorderDelegate: NSObjectProtocol {
    func audioRecorderDidFinishRecording(_ recorder: AVAudioRecorder, successfully flag: Bool)
    func audioRecorderEncodeErrorDidOccur(_ recorder: AVAudioRecorder, error: (any Error)?)
}

extension AVAudioRecorderDelegate {
    public func audioRecorderDidFinishRecording(_ recorder: AVAudioRecorder, successfully flag: Bool) {}
    public func audioRecorderEncodeErrorDidOccur(_ recorder: AVAudioRecorder, error: (any Error)?) {}
}

public let AVFormatIDKey = "AVFormatIDKey"
public let AVSampleRateKey = "AVSampleRateKey"
public let AVNumberOfChannelsKey = "AVNumberOfChannelsKey"
public let AVLinearPCMBitDepthKey = "AVLinearPCMBitDepthKey"
public let AVLinearPCMIsBigEndianKey = "AVLinearPCMIsBigEndianKey"
public let AVLinearPCMIsFloatKey = "AVLinearPCMIsFloatKey"
public let AVLinearPCMIsNonInterleaved = "AVLinearPCMIsNonInterleaved"
public let AVEncoderAudioQualityKey = "AVEncoderAudioQualityKey"
public let AVEncoderBitRateKey = "AVEncoderBitRateKey"
public let AVEncoderBitRateStrategyKey = "AVEncoderBitRateStrategyKey"
public let AVEncoderBitDepthHintKey = "AVEncoderBitDepthHintKey"
public let AVSampleRateConverterAudioQualityKey = "AVSampleRateConverterAudioQualityKey"
public let AVChannelLayoutKey = "AVChannelLayoutKey"

public enum AVAudioQuality: Int, Sendable {
    case min = 0
    case low = 0x20
    case medium = 0x40
    case high = 0x60
    case max = 0x7F
}
