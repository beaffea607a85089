import AVFoundation
@_exported import Foundation
import FoundationSupplement

// Sendable: unsynchronized as on Apple's systems; an object is set up before it is shared.

public enum SFSpeechRecognizerAuthorizationStatus: Int, Sendable {
    case notDetermined, denied, restricted, authorized
}

public enum SFSpeechRecognitionTaskHint: Int, Sendable {
    case unspecified, dictation, search, confirmation
}

public enum SFSpeechRecognitionTaskState: Int, Sendable {
    case starting, running, finishing, canceling, completed
}

public enum SFSpeechErrorCode: Int, Sendable {
    case internalServiceError = 1
    case undefinedTemplateClassName = 7
    case malformedSupplementalModel = 8
}

public let SFSpeechErrorDomain = "SFSpeechErrorDomain"

/// Transcribes speech; access is denied here, which is reported.
open class SFSpeechRecognizer: @unchecked Sendable {
    public let locale: Locale
    open var defaultTaskHint = SFSpeechRecognitionTaskHint.unspecified
    open var queue = OperationQueue.main
    open weak var delegate: (any SFSpeechRecognizerDelegate)?

    public convenience init?() {
        self.init(of: .current)
    }

    public convenience init?(locale: Locale) {
        self.init(of: locale)
    }

    private init(of locale: Locale) {
        self.locale = locale
    }

    open class func supportedLocales() -> Set<Locale> { [Locale(identifier: "en-US")] }

    open class func authorizationStatus() -> SFSpeechRecognizerAuthorizationStatus { .notDetermined }

    open class func requestAuthorization(
        _ handler: @escaping @Sendable (SFSpeechRecognizerAuthorizationStatus) -> Void
    ) {
        Notices.current.addInert("SFSpeechRecognizer.requestAuthorization", .unauthorized("speech recognition"))
        DispatchQueue.global().async { handler(.denied) }
    }

    open var isAvailable: Bool { false }
    open var supportsOnDeviceRecognition: Bool { false }

    @discardableResult
    open func recognitionTask(
        with request: SFSpeechRecognitionRequest,
        resultHandler: @escaping (SFSpeechRecognitionResult?, (any Error)?) -> Void
    ) -> SFSpeechRecognitionTask {
        Notices.current.addInert("SFSpeechRecognizer.recognitionTask", .unauthorized("speech recognition"))
        resultHandler(nil, NSError(domain: SFSpeechErrorDomain, code: 1))
        return SFSpeechRecognitionTask()
    }

    @discardableResult
    open func recognitionTask(
        with request: SFSpeechRecognitionRequest, delegate: any SFSpeechRecognitionTaskDelegate
    ) -> SFSpeechRecognitionTask { SFSpeechRecognitionTask() }
}

public protocol SFSpeechRecognizerDelegate: NSObjectProtocol {
    func speechRecognizer(_ speechRecognizer: SFSpeechRecognizer, availabilityDidChange available: Bool)
}

extension SFSpeechRecognizerDelegate {
    public func speechRecognizer(_ speechRecognizer: SFSpeechRecognizer, availabilityDidChange available: Bool) {}
}

open class SFSpeechRecognitionRequest: NSObject, @unchecked Sendable {
    open var taskHint = SFSpeechRecognitionTaskHint.unspecified
    open var shouldReportPartialResults = true
    open var contextualStrings: [String] = []
    open var requiresOnDeviceRecognition = false
    open var addsPunctuation = false
}

open class SFSpeechURLRecognitionRequest: SFSpeechRecognitionRequest, @unchecked Sendable {
    public let url: URL

    public init(url URL: URL) {
        url = URL
    }
}

open class SFSpeechAudioBufferRecognitionRequest: SFSpeechRecognitionRequest, @unchecked Sendable {
    public override init() {
        super.init()
    }

    open var nativeAudioFormat: AVAudioFormat? { AVAudioFormat(standardFormatWithSampleRate: 16000, channels: 1) }

    open func append(_ audioPCMBuffer: AVAudioPCMBuffer) {}

    open func appendAudioSampleBuffer(_ sampleBuffer: CMSampleBuffer) {}

    open func endAudio() {}
}

open class SFSpeechRecognitionTask: NSObject, @unchecked Sendable {
    open var state: SFSpeechRecognitionTaskState { .completed }
    open var isFinishing: Bool { false }
    open var isCancelled: Bool { false }
    open var error: (any Error)? { nil }

    open func finish() {}

    open func cancel() {}
}

public protocol SFSpeechRecognitionTaskDelegate: NSObjectProtocol {
    func speechRecognitionTask(
        _ task: SFSpeechRecognitionTask, didFinishRecognition recognitionResult: SFSpeechRecognitionResult)
    func speechRecognitionTask(_ task: SFSpeechRecognitionTask, didFinishSuccessfully successfully: Bool)
}

extension SFSpeechRecognitionTaskDelegate {
    public func speechRecognitionTask(
        _ task: SFSpeechRecognitionTask, didFinishRecognition recognitionResult: SFSpeechRecognitionResult
    ) {}
    public func speechRecognitionTask(_ task: SFSpeechRecognitionTask, didFinishSuccessfully successfully: Bool) {}
}

open class SFSpeechRecognitionResult: NSObject, @unchecked Sendable {
    open var bestTranscription: SFTranscription { SFTranscription() }
    open var transcriptions: [SFTranscription] { [] }
    open var isFinal: Bool { true }
}

open class SFTranscription: NSObject, @unchecked Sendable {
    open var formattedString: String { "" }
    open var segments: [SFTranscriptionSegment] { [] }
}

open class SFTranscriptionSegment: NSObject, @unchecked Sendable {
    open var substring: String { "" }
    open var substringRange: NSRange { NSRange(location: 0, length: 0) }
    open var timestamp: TimeInterval { 0 }
    open var duration: TimeInterval { 0 }
    open var confidence: Float { 0 }
    open var alternativeSubstrings: [String] { [] }
}
