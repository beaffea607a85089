import Foundation
import FoundationSupplement

/// A voice of a language. A simulated device has one for every language, so that a program's choice succeeds.
open class AVSpeechSynthesisVoice: NSObject {
    public let language: String

    /// - Parameter language: a language tag such as `en-GB`; none is the device's.
    public init?(language: String?) {
        self.language = language ?? Locale.current.identifier(.bcp47)
    }

    open class func currentLanguageCode() -> String { Locale.current.identifier(.bcp47) }
}

/// Words to speak.
open class AVSpeechUtterance: NSObject {
    public let speechString: String
    open var voice: AVSpeechSynthesisVoice?
    open var rate = AVSpeechUtteranceDefaultSpeechRate
    open var pitchMultiplier: Float = 1
    open var volume: Float = 1
    open var preUtteranceDelay: TimeInterval = 0
    open var postUtteranceDelay: TimeInterval = 0

    public init(string: String) {
        speechString = string
    }
}

public let AVSpeechUtteranceMinimumSpeechRate: Float = 0
public let AVSpeechUtteranceDefaultSpeechRate: Float = 0.5
public let AVSpeechUtteranceMaximumSpeechRate: Float = 1

public enum AVSpeechBoundary: Int, Sendable {
    case immediate
    case word
}

/// Speaks. A simulated device is silent, so every utterance is over at once, which is reported.
open class AVSpeechSynthesizer: NSObject {
    open var isSpeaking: Bool { false }
    open var isPaused: Bool { false }

    open func speak(_ utterance: AVSpeechUtterance) {
        Notices.current.addSilence(of: "AVSpeechSynthesizer")
    }

    @discardableResult
    open func stopSpeaking(at boundary: AVSpeechBoundary) -> Bool { false }

    @discardableResult
    open func pauseSpeaking(at boundary: AVSpeechBoundary) -> Bool { false }

    @discardableResult
    open func continueSpeaking() -> Bool { false }
}
