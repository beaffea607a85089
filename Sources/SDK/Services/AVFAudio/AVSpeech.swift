import Foundation
import FoundationSupplement

// Sendable: unsynchronized as on Apple's systems; an object is set up before it is shared.

public enum AVSpeechSynthesisVoiceQuality: Int, Sendable {
    case `default` = 1
    case enhanced = 2
    case premium = 3
}

public enum AVSpeechSynthesisVoiceGender: Int, Sendable {
    case unspecified = 0
    case male = 1
    case female = 2
}

public let AVSpeechSynthesisVoiceIdentifierAlex = "com.apple.speech.voice.Alex"

/// A voice of a language. A simulated device has one for every language, so that a program's choice succeeds.
open class AVSpeechSynthesisVoice: NSObject, @unchecked Sendable {
    public struct Traits: OptionSet, Hashable, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        public static let isNoveltyVoice = Traits(rawValue: 1)
        public static let isPersonalVoice = Traits(rawValue: 2)
    }

    public let language: String

    /// - Parameter language: a language tag such as `en-GB`; none is the device's.
    public init?(language: String?) {
        self.language = language ?? Locale.current.identifier(.bcp47)
    }

    /// The voice for the language at the identifier's end; `nil` for other identifiers.
    public init?(identifier: String) {
        guard let last = identifier.split(separator: ".").last(where: { $0.contains("-") }) else { return nil }
        language = String(last)
    }

    open var identifier: String { "com.apple.voice.compact." + language }
    open var name: String { language }
    open var quality: AVSpeechSynthesisVoiceQuality { .default }
    open var gender: AVSpeechSynthesisVoiceGender { .unspecified }
    open var voiceTraits: Traits { [] }
    open var audioFileSettings: [String: Any] { [:] }

    open class func currentLanguageCode() -> String { Locale.current.identifier(.bcp47) }

    open class func speechVoices() -> [AVSpeechSynthesisVoice] {
        [AVSpeechSynthesisVoice(language: nil)].compactMap { $0 }
    }
}

/// Words to speak.
open class AVSpeechUtterance: NSObject, @unchecked Sendable {
    public let speechString: String
    public let attributedSpeechString: NSAttributedString
    open var voice: AVSpeechSynthesisVoice?
    open var rate = AVSpeechUtteranceDefaultSpeechRate
    open var pitchMultiplier: Float = 1
    open var volume: Float = 1
    open var prefersAssistiveTechnologySettings = false
    open var preUtteranceDelay: TimeInterval = 0
    open var postUtteranceDelay: TimeInterval = 0

    public init(string: String) {
        speechString = string
        attributedSpeechString = NSAttributedString(string: string)
    }

    public init(attributedString: NSAttributedString) {
        speechString = attributedString.string
        attributedSpeechString = attributedString
    }

    public init?(ssmlRepresentation string: String) {
        speechString = string
        attributedSpeechString = NSAttributedString(string: string)
    }
}

public let AVSpeechUtteranceMinimumSpeechRate: Float = 0
public let AVSpeechUtteranceDefaultSpeechRate: Float = 0.5
public let AVSpeechUtteranceMaximumSpeechRate: Float = 1
public let AVSpeechSynthesisIPANotationAttribute = "AVSpeechSynthesisIPANotationAttribute"

public enum AVSpeechBoundary: Int, Sendable {
    case immediate
    case word
}

/// Speaks. A simulated device is silent, so every utterance is over at once, which is reported.
open class AVSpeechSynthesizer: NSObject, @unchecked Sendable {
    public enum PersonalVoiceAuthorizationStatus: UInt, Sendable {
        case notDetermined, denied, unsupported, authorized
    }

    open weak var delegate: (any AVSpeechSynthesizerDelegate)?
    open var usesApplicationAudioSession = true
    open var mixToTelephonyUplink = false
    open var isSpeaking: Bool { false }
    open var isPaused: Bool { false }

    public override init() {
        super.init()
    }

    open func speak(_ utterance: AVSpeechUtterance) {
        Notices.current.addSilence(of: "AVSpeechSynthesizer")
    }

    open func write(
        _ utterance: AVSpeechUtterance, toBufferCallback bufferCallback: @escaping @Sendable (AVAudioBuffer) -> Void
    ) {
        Notices.current.addSilence(of: "AVSpeechSynthesizer")
    }

    @discardableResult
    open func stopSpeaking(at boundary: AVSpeechBoundary) -> Bool { false }

    @discardableResult
    open func pauseSpeaking(at boundary: AVSpeechBoundary) -> Bool { false }

    @discardableResult
    open func continueSpeaking() -> Bool { false }

    open class var personalVoiceAuthorizationStatus: PersonalVoiceAuthorizationStatus { .unsupported }

    open class func requestPersonalVoiceAuthorization() async -> PersonalVoiceAuthorizationStatus { .unsupported }
}

public protocol AVSpeechSynthesizerDelegate: NSObjectProtocol {
    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance)
    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance)
    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didPause utterance: AVSpeechUtterance)
    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didContinue utterance: AVSpeechUtterance)
    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance)
    func speechSynthesizer(
        _ synthesizer: AVSpeechSynthesizer, willSpeakRangeOfSpeechString characterRange: NSRange,
        utterance: AVSpeechUtterance)
}

extension AVSpeechSynthesizerDelegate {
    public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance) {}
    public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance) {}
    public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didPause utterance: AVSpeechUtterance) {}
    public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didContinue utterance: AVSpeechUtterance) {}
    public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance) {}
    public func speechSynthesizer(
        _ synthesizer: AVSpeechSynthesizer, willSpeakRangeOfSpeechString characterRange: NSRange,
        utterance: AVSpeechUtterance
    ) {}
}
