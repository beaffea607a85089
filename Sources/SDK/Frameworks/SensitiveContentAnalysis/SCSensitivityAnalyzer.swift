import Foundation
import FoundationSupplement

// Sendable: the classes of this file have no mutable state outside of a lock.

public enum SCSensitivityAnalysisPolicy: Int, Sendable {
    case disabled = 0
    case simpleInterventions = 1
    case descriptiveInterventions = 2
}

open class SCSensitivityAnalysis: NSObject, @unchecked Sendable {
    open var isSensitive: Bool { false }
    open var shouldInterruptVideo: Bool { false }
    open var shouldIndicateSensitivity: Bool { false }
    open var shouldMuteAudio: Bool { false }
}

/// Detects sensitive images; the user has not enabled it.
open class SCSensitivityAnalyzer: NSObject, @unchecked Sendable {
    public final class VideoAnalysisHandler: @unchecked Sendable {
        public let progress = Progress(totalUnitCount: 1)

        public func hasSensitiveContent() async throws -> SCSensitivityAnalysis { SCSensitivityAnalysis() }
    }

    public override init() {
        super.init()
    }

    open var analysisPolicy: SCSensitivityAnalysisPolicy { .disabled }
    open func analyzeImage(at fileURL: URL) async throws -> SCSensitivityAnalysis { SCSensitivityAnalysis() }

    open func analyzeImage(
        at fileURL: URL, completionHandler: @escaping (SCSensitivityAnalysis?, (any Error)?) -> Void
    ) {
        onMainQueueLater { completionHandler(SCSensitivityAnalysis(), nil) }
    }

    open func videoAnalysis(forFileAt fileURL: URL) -> VideoAnalysisHandler { VideoAnalysisHandler() }
}
