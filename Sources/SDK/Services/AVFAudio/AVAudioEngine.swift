import Foundation
import FoundationSupplement

// Sendable: unsynchronized as on Apple's systems; an object is set up before it is shared.

/// Nodes that generate, process and play audio. Playback is silent, which is reported at the start.
open class AVAudioEngine: NSObject, @unchecked Sendable {
    open private(set) var isRunning = false
    open var isAutoShutdownEnabled = false
    open private(set) var attachedNodes: Set<AVAudioNode> = []
    public let inputNode = AVAudioInputNode()
    public let outputNode = AVAudioOutputNode()
    public let mainMixerNode = AVAudioMixerNode()

    public override init() {
        super.init()
    }

    open func attach(_ node: AVAudioNode) { attachedNodes.insert(node) }

    open func detach(_ node: AVAudioNode) { attachedNodes.remove(node) }

    open func connect(_ node1: AVAudioNode, to node2: AVAudioNode, format: AVAudioFormat?) {}

    open func connect(
        _ node1: AVAudioNode, to node2: AVAudioNode, fromBus bus1: AVAudioNodeBus, toBus bus2: AVAudioNodeBus,
        format: AVAudioFormat?
    ) {}

    open func disconnectNodeInput(_ node: AVAudioNode) {}

    open func disconnectNodeOutput(_ node: AVAudioNode) {}

    open func prepare() {}

    open func start() throws {
        isRunning = true
        Notices.current.addSilence(of: "AVAudioEngine")
    }

    open func pause() { isRunning = false }

    open func stop() { isRunning = false }

    open func reset() {}
}

extension NSNotification.Name {
    public static let AVAudioEngineConfigurationChange = NSNotification.Name(
        "AVAudioEngineConfigurationChangeNotification")
}

open class AVAudioNode: NSObject, @unchecked Sendable {
    public override init() {
        super.init()
    }

    open var engine: AVAudioEngine? { nil }
    open var numberOfInputs: Int { 1 }
    open var numberOfOutputs: Int { 1 }
    open var latency: TimeInterval { 0 }
    open var lastRenderTime: AVAudioTime? { nil }

    open func inputFormat(forBus bus: AVAudioNodeBus) -> AVAudioFormat { AVAudioFormat() }

    open func outputFormat(forBus bus: AVAudioNodeBus) -> AVAudioFormat { AVAudioFormat() }

    /// Has no effect: no samples come.
    open func installTap(
        onBus bus: AVAudioNodeBus, bufferSize: AVAudioFrameCount, format: AVAudioFormat?,
        block tapBlock: @escaping AVAudioNodeTapBlock
    ) {}

    open func removeTap(onBus bus: AVAudioNodeBus) {}

    open func reset() {}
}

open class AVAudioIONode: AVAudioNode, @unchecked Sendable {
    open var isVoiceProcessingEnabled: Bool { false }
    open func setVoiceProcessingEnabled(_ enabled: Bool) throws {}
}

open class AVAudioInputNode: AVAudioIONode, @unchecked Sendable {}
open class AVAudioOutputNode: AVAudioIONode, @unchecked Sendable {}

public protocol AVAudioMixing: NSObjectProtocol {
    var volume: Float { get set }
    var pan: Float { get set }
}

open class AVAudioMixerNode: AVAudioNode, AVAudioMixing, @unchecked Sendable {
    open var outputVolume: Float = 1
    open var volume: Float = 1
    open var pan: Float = 0
}

public struct AVAudioPlayerNodeBufferOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    public static let loops = AVAudioPlayerNodeBufferOptions(rawValue: 1)
    public static let interrupts = AVAudioPlayerNodeBufferOptions(rawValue: 2)
    public static let interruptsAtLoop = AVAudioPlayerNodeBufferOptions(rawValue: 4)
}

public enum AVAudioPlayerNodeCompletionCallbackType: Int, Sendable {
    case dataConsumed, dataRendered, dataPlayedBack
}

/// Scheduled playback ends immediately.
open class AVAudioPlayerNode: AVAudioNode, AVAudioMixing, @unchecked Sendable {
    open var volume: Float = 1
    open var pan: Float = 0
    open private(set) var isPlaying = false

    open func scheduleBuffer(_ buffer: AVAudioPCMBuffer, completionHandler: AVAudioNodeCompletionHandler? = nil) {
        completionHandler?()
    }

    open func scheduleBuffer(
        _ buffer: AVAudioPCMBuffer, at when: AVAudioTime?, options: AVAudioPlayerNodeBufferOptions = [],
        completionHandler: AVAudioNodeCompletionHandler? = nil
    ) { completionHandler?() }

    open func scheduleBuffer(
        _ buffer: AVAudioPCMBuffer, at when: AVAudioTime?, options: AVAudioPlayerNodeBufferOptions = [],
        completionCallbackType callbackType: AVAudioPlayerNodeCompletionCallbackType,
        completionHandler: (@Sendable (AVAudioPlayerNodeCompletionCallbackType) -> Void)? = nil
    ) { completionHandler?(callbackType) }

    open func scheduleFile(
        _ file: AVAudioFile, at when: AVAudioTime?, completionHandler: AVAudioNodeCompletionHandler? = nil
    ) { completionHandler?() }

    open func scheduleSegment(
        _ file: AVAudioFile, startingFrame startFrame: AVAudioFramePosition, frameCount numberFrames: AVAudioFrameCount,
        at when: AVAudioTime?, completionHandler: AVAudioNodeCompletionHandler? = nil
    ) { completionHandler?() }

    open func prepare(withFrameCount frameCount: AVAudioFrameCount) {}

    open func play() { isPlaying = true }

    open func play(at when: AVAudioTime?) { isPlaying = true }

    open func pause() { isPlaying = false }

    open func stop() { isPlaying = false }

    open func playerTime(forNodeTime nodeTime: AVAudioTime) -> AVAudioTime? { nil }

    open func nodeTime(forPlayerTime playerTime: AVAudioTime) -> AVAudioTime? { nil }
}

public typealias AVAudioSourceNodeRenderBlock = (
    UnsafeMutablePointer<Bool>, UnsafePointer<AudioTimeStamp>, AVAudioFrameCount, UnsafeMutablePointer<AudioBufferList>
) -> OSStatus

open class AVAudioSourceNode: AVAudioNode, AVAudioMixing, @unchecked Sendable {
    open var volume: Float = 1
    open var pan: Float = 0

    public init(renderBlock block: @escaping AVAudioSourceNodeRenderBlock) {
        super.init()
    }

    public init(format: AVAudioFormat, renderBlock block: @escaping AVAudioSourceNodeRenderBlock) {
        super.init()
    }
}

open class AVAudioUnit: AVAudioNode, @unchecked Sendable {
    open var name: String { "" }
    open var manufacturerName: String { "Apple" }
    open var version: Int { 1 }

    open func loadPreset(at url: URL) throws {}
}

open class AVAudioUnitEffect: AVAudioUnit, @unchecked Sendable {
    open var bypass = false
}

open class AVAudioUnitTimeEffect: AVAudioUnit, @unchecked Sendable {
    open var bypass = false
}

open class AVAudioUnitTimePitch: AVAudioUnitTimeEffect, @unchecked Sendable {
    open var rate: Float = 1
    open var pitch: Float = 0
    open var overlap: Float = 8
}

open class AVAudioUnitVarispeed: AVAudioUnitTimeEffect, @unchecked Sendable {
    open var rate: Float = 1
}

public enum AVAudioUnitReverbPreset: Int, Sendable {
    case smallRoom, mediumRoom, largeRoom, mediumHall, largeHall, plate, mediumChamber, largeChamber, cathedral
    case largeRoom2, mediumHall2, mediumHall3, largeHall2
}

open class AVAudioUnitReverb: AVAudioUnitEffect, @unchecked Sendable {
    open var wetDryMix: Float = 0

    open func loadFactoryPreset(_ preset: AVAudioUnitReverbPreset) {}
}

open class AVAudioUnitDelay: AVAudioUnitEffect, @unchecked Sendable {
    open var delayTime: TimeInterval = 1
    open var feedback: Float = 50
    open var lowPassCutoff: Float = 15000
    open var wetDryMix: Float = 100
}

public enum AVAudioUnitEQFilterType: Int, Sendable {
    case parametric, lowPass, highPass, resonantLowPass, resonantHighPass, bandPass, bandStop, lowShelf, highShelf
    case resonantLowShelf, resonantHighShelf
}

open class AVAudioUnitEQFilterParameters: NSObject, @unchecked Sendable {
    open var filterType = AVAudioUnitEQFilterType.parametric
    open var frequency: Float = 1000
    open var bandwidth: Float = 0.5
    open var gain: Float = 0
    open var bypass = true
}

open class AVAudioUnitEQ: AVAudioUnitEffect, @unchecked Sendable {
    public let bands: [AVAudioUnitEQFilterParameters]
    open var globalGain: Float = 0

    public init(numberOfBands: Int) {
        bands = (0..<max(numberOfBands, 0)).map { _ in AVAudioUnitEQFilterParameters() }
        super.init()
    }
}

open class AVAudioUnitSampler: AVAudioUnit, @unchecked Sendable {
    open func startNote(_ note: UInt8, withVelocity velocity: UInt8, onChannel channel: UInt8) {}
    open func stopNote(_ note: UInt8, onChannel channel: UInt8) {}
    open func loadInstrument(at instrumentURL: URL) throws {}
    open func loadSoundBankInstrument(at bankURL: URL, program: UInt8, bankMSB: UInt8, bankLSB: UInt8) throws {}
}
