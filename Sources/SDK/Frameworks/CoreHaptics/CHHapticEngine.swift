@_exported import Foundation
import FoundationSupplement

// Sendable: unsynchronized as on Apple's systems; an object is set up before it is shared.

public struct CHHapticError: Error, CustomNSError, Hashable, Sendable {
    public enum Code: Int, Sendable {
        case engineNotRunning = -4805
        case operationNotPermitted = -4806
        case engineStartTimeout = -4808
        case notSupported = -4809
        case serverInitFailed = -4810
        case serverInterrupted = -4811
        case invalidPatternPlayer = -4812
        case invalidPatternData = -4813
        case invalidPatternDictionary = -4814
        case invalidAudioSession = -4815
        case invalidEngineParameter = -4816
        case invalidParameterType = -4820
        case invalidEventType = -4821
        case invalidEventTime = -4822
        case fileNotFound = -4851
        case unknownError = -4898
        case memoryError = -4899
    }

    public let code: Code

    public init(_ code: Code) {
        self.code = code
    }

    public static var errorDomain: String { "com.apple.CoreHaptics" }
    public var errorCode: Int { code.rawValue }
}

public protocol CHHapticDeviceCapability {
    var supportsHaptics: Bool { get }
    var supportsAudio: Bool { get }
}

/// Plays haptic feedback; the simulated device has no haptic hardware, which is reported at the start.
open class CHHapticEngine: @unchecked Sendable {
    public enum StoppedReason: Int, Sendable {
        case audioSessionInterrupt = 1
        case applicationSuspended = 2
        case idleTimeout = 3
        case notifyWhenFinished = 4
        case engineDestroyed = 5
        case gameControllerDisconnect = 6
        case systemError = -1
    }

    public enum FinishedAction: Int, Sendable {
        case stopEngine = 1
        case leaveEngineRunning = 2
    }

    private struct Capability: CHHapticDeviceCapability {
        var supportsHaptics: Bool { false }
        var supportsAudio: Bool { false }
    }

    public typealias CompletionHandler = @Sendable ((any Error)?) -> Void

    open var stoppedHandler: @Sendable (StoppedReason) -> Void = { _ in }
    open var resetHandler: @Sendable () -> Void = {}
    open var playsHapticsOnly = false
    open var playsAudioOnly = false
    open var isMutedForAudio = false
    open var isMutedForHaptics = false
    open var isAutoShutdownEnabled = false
    open var currentTime: TimeInterval { 0 }

    open class func capabilitiesForHardware() -> any CHHapticDeviceCapability { Capability() }

    public init() throws {}

    open func start() throws { throw failure }

    open func start(completionHandler: CompletionHandler?) { completionHandler?(failure) }

    open func stop(completionHandler: CompletionHandler? = nil) { completionHandler?(nil) }

    open func notifyWhenPlayersFinished(finishedHandler: @escaping ((any Error)?) -> FinishedAction) {}

    open func makePlayer(with pattern: CHHapticPattern) throws -> any CHHapticPatternPlayer { InertPatternPlayer() }

    open func makeAdvancedPlayer(with pattern: CHHapticPattern) throws -> any CHHapticAdvancedPatternPlayer {
        InertPatternPlayer()
    }

    open func playPattern(from fileURL: URL) throws { throw failure }

    open func playPattern(from data: Data) throws { throw failure }

    private var failure: CHHapticError {
        Notices.current.addInert("CHHapticEngine", .absent("haptics"))
        return CHHapticError(.notSupported)
    }
}

public let CHHapticTimeImmediate: TimeInterval = 0

public protocol CHHapticPatternPlayer: NSObjectProtocol {
    func start(atTime time: TimeInterval) throws
    func stop(atTime time: TimeInterval) throws
    func sendParameters(_ parameters: [CHHapticDynamicParameter], atTime time: TimeInterval) throws
    func cancel() throws
    var isMuted: Bool { get set }
}

public protocol CHHapticAdvancedPatternPlayer: CHHapticPatternPlayer {
    func pause(atTime time: TimeInterval) throws
    func resume(atTime time: TimeInterval) throws
    func seek(toOffset offsetTime: TimeInterval) throws
    var loopEnabled: Bool { get set }
    var loopEnd: TimeInterval { get set }
    var playbackRate: Float { get set }
    var completionHandler: @Sendable ((any Error)?) -> Void { get set }
}

/// A player that never plays: its engine never starts. Like its protocol's other players it belongs to one thread at a
/// time.
final class InertPatternPlayer: NSObject, CHHapticAdvancedPatternPlayer, @unchecked Sendable {
    var isMuted = false
    var loopEnabled = false
    var loopEnd: TimeInterval = 0
    var playbackRate: Float = 1
    var completionHandler: @Sendable ((any Error)?) -> Void = { _ in }

    func start(atTime time: TimeInterval) throws { throw CHHapticError(.engineNotRunning) }
    func stop(atTime time: TimeInterval) throws {}
    func sendParameters(_ parameters: [CHHapticDynamicParameter], atTime time: TimeInterval) throws {}
    func cancel() throws {}
    func pause(atTime time: TimeInterval) throws {}
    func resume(atTime time: TimeInterval) throws {}
    func seek(toOffset offsetTime: TimeInterval) throws {}
}
