import AVFoundation
import CoreML
import FoundationSupplement

// Sendable: unsynchronized as on Apple's systems; an object is set up before it is shared.

public protocol SNRequest: NSObjectProtocol {}

public protocol SNResult: NSObjectProtocol {}

public protocol SNResultsObserving: NSObjectProtocol {
    func request(_ request: any SNRequest, didProduce result: any SNResult)
    func request(_ request: any SNRequest, didFailWithError error: any Error)
    func requestDidComplete(_ request: any SNRequest)
}

extension SNResultsObserving {
    public func request(_ request: any SNRequest, didFailWithError error: any Error) {}
    public func requestDidComplete(_ request: any SNRequest) {}
}

public struct SNClassifierIdentifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public static let version1 = SNClassifierIdentifier(rawValue: "SNClassifierIdentifierVersion1")
}

open class SNClassifySoundRequest: NSObject, SNRequest, @unchecked Sendable {
    open var overlapFactor = 0.5
    open var windowDuration = CMTime(value: 3, timescale: 1)
    open var knownClassifications: [String] { [] }

    public init(mlModel: MLModel) throws {
        super.init()
    }

    public init(classifierIdentifier: SNClassifierIdentifier) throws {
        super.init()
    }
}

open class SNClassification: NSObject, @unchecked Sendable {
    open var identifier: String { "" }
    open var confidence: Double { 0 }
}

open class SNClassificationResult: NSObject, SNResult, @unchecked Sendable {
    open var classifications: [SNClassification] { [] }
    open var timeRange: CMTimeRange { .invalid }

    open func classification(forIdentifier identifier: String) -> SNClassification? { nil }
}

/// Names sounds of a stream; there is no sound here, which is reported.
open class SNAudioStreamAnalyzer: NSObject, @unchecked Sendable {
    public init(format: AVAudioFormat) {
        super.init()
    }

    open func add(_ request: any SNRequest, withObserver observer: any SNResultsObserving) throws {
        Notices.current.addInert("SNAudioStreamAnalyzer.add", .unauthorized("the microphone"))
    }

    open func remove(_ request: any SNRequest) {}

    open func removeAllRequests() {}

    open func analyze(_ audioBuffer: AVAudioBuffer, atAudioFramePosition audioFramePosition: AVAudioFramePosition) {}

    open func completeAnalysis() {}
}

open class SNAudioFileAnalyzer: NSObject, @unchecked Sendable {
    public init(url: URL) throws {
        super.init()
    }

    open func add(_ request: any SNRequest, withObserver observer: any SNResultsObserving) throws {}

    open func remove(_ request: any SNRequest) {}

    open func analyze() {}

    open func analyze(completionHandler: ((Bool) -> Void)? = nil) { completionHandler?(false) }

    open func cancelAnalysis() {}
}
