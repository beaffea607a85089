import Foundation
import FoundationSupplement
import Synchronization

// Sendable: the classes of this file have no mutable state outside of a lock.

/// A program's settings for playback and recording. The simulated device is silent: settings are stored without an
/// effect, and activating the session is reported.
open class AVAudioSession: NSObject, @unchecked Sendable {
    private struct Settings: Sendable {
        var category = Category.soloAmbient
        var mode = Mode.default
        var categoryOptions: CategoryOptions = []
        var routeSharingPolicy = RouteSharingPolicy.default
        var sampleRate = 0.0
        var bufferDuration: TimeInterval = 0
        var input: AVAudioSessionPortDescription?
        var allowsHaptics = false
    }

    private static let shared = AVAudioSession()

    private let settings = Mutex(Settings())

    open var category: Category { settings.withLock { $0.category } }
    open var mode: Mode { settings.withLock { $0.mode } }
    open var categoryOptions: CategoryOptions { settings.withLock { $0.categoryOptions } }
    open var routeSharingPolicy: RouteSharingPolicy { settings.withLock { $0.routeSharingPolicy } }
    open var preferredSampleRate: Double { settings.withLock { $0.sampleRate } }
    open var preferredIOBufferDuration: TimeInterval { settings.withLock { $0.bufferDuration } }
    open var preferredInput: AVAudioSessionPortDescription? { settings.withLock { $0.input } }
    open var allowHapticsAndSystemSoundsDuringRecording: Bool { settings.withLock { $0.allowsHaptics } }

    open class func sharedInstance() -> AVAudioSession { shared }

    open func setCategory(_ category: Category) throws { settings.withLock { $0.category = category } }

    open func setCategory(_ category: Category, options: CategoryOptions = []) throws {
        try setCategory(category, mode: .default, options: options)
    }

    open func setCategory(_ category: Category, mode: Mode, options: CategoryOptions = []) throws {
        settings.withLock { settings in
            settings.category = category
            settings.mode = mode
            settings.categoryOptions = options
        }
    }

    open func setCategory(
        _ category: Category, mode: Mode, policy: RouteSharingPolicy, options: CategoryOptions = []
    ) throws {
        try setCategory(category, mode: mode, options: options)
        settings.withLock { $0.routeSharingPolicy = policy }
    }

    open func setMode(_ mode: Mode) throws { settings.withLock { $0.mode = mode } }

    open func setActive(_ active: Bool, options: SetActiveOptions = []) throws {
        if active { Notices.current.addSilence(of: "AVAudioSession") }
    }

    /// Has no effect: there is no sound.
    open func activate(
        options: AVAudioSessionActivationOptions = [], completionHandler handler: @escaping (Bool, (any Error)?) -> Void
    ) { handler(true, nil) }

    open func overrideOutputAudioPort(_ portOverride: PortOverride) throws {}

    open func setPreferredSampleRate(_ sampleRate: Double) throws {
        settings.withLock { $0.sampleRate = sampleRate }
    }

    open func setPreferredIOBufferDuration(_ duration: TimeInterval) throws {
        settings.withLock { $0.bufferDuration = duration }
    }

    open func setPreferredInput(_ inPort: AVAudioSessionPortDescription?) throws {
        settings.withLock { $0.input = inPort }
    }

    open func setPreferredInputNumberOfChannels(_ count: Int) throws {}

    open func setPreferredOutputNumberOfChannels(_ count: Int) throws {}

    open func setAllowHapticsAndSystemSoundsDuringRecording(_ inValue: Bool) throws {
        settings.withLock { $0.allowsHaptics = inValue }
    }

    open func setInputGain(_ gain: Float) throws {}

    open func setInputDataSource(_ dataSource: AVAudioSessionDataSourceDescription?) throws {}

    open func setOutputDataSource(_ dataSource: AVAudioSessionDataSourceDescription?) throws {}

    open func setPrefersNoInterruptionsFromSystemAlerts(_ inValue: Bool) throws {}

    open func setAggregatedIOPreference(_ inIOType: IOType) throws {}

    /// Access is denied here, which is reported.
    open func requestRecordPermission(_ response: @escaping (Bool) -> Void) {
        Notices.current.addInert("AVAudioSession.requestRecordPermission", .unauthorized("the microphone"))
        response(false)
    }

    open var recordPermission: RecordPermission { .undetermined }
    open var isOtherAudioPlaying: Bool { false }
    open var secondaryAudioShouldBeSilencedHint: Bool { false }
    open var promptStyle: PromptStyle { .normal }
    open var availableCategories: [Category] { [.ambient, .soloAmbient, .playback, .record, .playAndRecord] }
    open var availableModes: [Mode] { [.default, .moviePlayback, .spokenAudio] }
    open var availableInputs: [AVAudioSessionPortDescription]? { nil }
    open var currentRoute: AVAudioSessionRouteDescription { AVAudioSessionRouteDescription() }
    open var sampleRate: Double { 48000 }
    open var inputNumberOfChannels: Int { 0 }
    open var outputNumberOfChannels: Int { 2 }
    open var maximumInputNumberOfChannels: Int { 0 }
    open var maximumOutputNumberOfChannels: Int { 2 }
    open var inputLatency: TimeInterval { 0 }
    open var outputLatency: TimeInterval { 0 }
    open var ioBufferDuration: TimeInterval { 0.02 }
    open var outputVolume: Float { 0.5 }
    open var inputGain: Float { 0 }
    open var isInputGainSettable: Bool { false }
    open var isInputAvailable: Bool { false }
    open var inputDataSources: [AVAudioSessionDataSourceDescription]? { nil }
    open var outputDataSources: [AVAudioSessionDataSourceDescription]? { nil }

    public static let interruptionNotification = Notification.Name("AVAudioSessionInterruptionNotification")
    public static let routeChangeNotification = Notification.Name("AVAudioSessionRouteChangeNotification")
    public static let mediaServicesWereLostNotification = Notification.Name(
        "AVAudioSessionMediaServicesWereLostNotification")
    public static let mediaServicesWereResetNotification = Notification.Name(
        "AVAudioSessionMediaServicesWereResetNotification")
    public static let silenceSecondaryAudioHintNotification = Notification.Name(
        "AVAudioSessionSilenceSecondaryAudioHintNotification")
    public static let spatialPlaybackCapabilitiesChangedNotification = Notification.Name(
        "AVAudioSessionSpatialPlaybackCapabilitiesChangedNotification")
}
