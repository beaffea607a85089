import CoreGraphics
import Foundation

public struct SaliencyImageObservation: VisionObservation {
    public let uuid: UUID
    public let confidence: Float
    public let salientObjects: [RectangleObservation]
}

public struct RectangleObservation: VisionObservation, BoundingBoxProviding {
    public let uuid: UUID
    public let confidence: Float
    public let boundingBox: NormalizedRect
    public let topLeft: NormalizedPoint
    public let topRight: NormalizedPoint
    public let bottomLeft: NormalizedPoint
    public let bottomRight: NormalizedPoint
}

public struct FaceObservation: VisionObservation, BoundingBoxProviding {
    public let uuid: UUID
    public let confidence: Float
    public let boundingBox: NormalizedRect
}

public struct BarcodeObservation: VisionObservation, BoundingBoxProviding {
    public let uuid: UUID
    public let confidence: Float
    public let boundingBox: NormalizedRect
    public let payloadString: String?
    public let payloadData: Data?
}

public struct RecognizedTextObservation: VisionObservation, BoundingBoxProviding {
    public let uuid: UUID
    public let confidence: Float
    public let boundingBox: NormalizedRect
    public let transcript: String

    public func topCandidates(_ maxCandidateCount: Int) -> [RecognizedText] { [] }
}

public struct ClassificationObservation: VisionObservation {
    public let uuid: UUID
    public let confidence: Float
    public let identifier: String
}

public struct InstanceMaskObservation: VisionObservation {
    public let uuid: UUID
    public let confidence: Float
    public let allInstances: IndexSet
}

public struct FeaturePrintObservation: VisionObservation {
    public let uuid: UUID
    public let confidence: Float
    public let data: Data
}

public struct PixelBufferObservation: VisionObservation {
    public let uuid: UUID
    public let confidence: Float
}

public struct HumanObservation: VisionObservation, BoundingBoxProviding {
    public let uuid: UUID
    public let confidence: Float
    public let boundingBox: NormalizedRect
}

public struct DetectedDocumentObservation: VisionObservation, BoundingBoxProviding {
    public let uuid: UUID
    public let confidence: Float
    public let boundingBox: NormalizedRect
}

public struct ImageAestheticsScoresObservation: VisionObservation {
    public let uuid: UUID
    public let confidence: Float
    public let overallScore: Float
    public let isUtility: Bool
}

public struct RecognizedText: Hashable, Sendable {
    public let string: String
    public let confidence: Float
}

public struct GenerateAttentionBasedSaliencyImageRequest: ImageProcessingRequest {
    public typealias Result = SaliencyImageObservation

    public enum Revision: Hashable, Sendable {
        case revision1, revision2, revision3, revision4
    }

    public var regionOfInterest = NormalizedRect.fullImage

    public init(_ revision: Revision? = nil) {}
}

public struct GenerateObjectnessBasedSaliencyImageRequest: ImageProcessingRequest {
    public typealias Result = SaliencyImageObservation

    public enum Revision: Hashable, Sendable {
        case revision1, revision2, revision3, revision4
    }

    public var regionOfInterest = NormalizedRect.fullImage

    public init(_ revision: Revision? = nil) {}
}

public struct DetectFaceRectanglesRequest: ImageProcessingRequest {
    public typealias Result = [FaceObservation]

    public enum Revision: Hashable, Sendable {
        case revision1, revision2, revision3, revision4
    }

    public var regionOfInterest = NormalizedRect.fullImage

    public init(_ revision: Revision? = nil) {}
}

public struct DetectFaceLandmarksRequest: ImageProcessingRequest {
    public typealias Result = [FaceObservation]

    public enum Revision: Hashable, Sendable {
        case revision1, revision2, revision3, revision4
    }

    public var regionOfInterest = NormalizedRect.fullImage

    public init(_ revision: Revision? = nil) {}
}

public struct DetectBarcodesRequest: ImageProcessingRequest {
    public typealias Result = [BarcodeObservation]

    public enum Revision: Hashable, Sendable {
        case revision1, revision2, revision3, revision4
    }

    public var regionOfInterest = NormalizedRect.fullImage

    public init(_ revision: Revision? = nil) {}
}

public struct DetectRectanglesRequest: ImageProcessingRequest {
    public typealias Result = [RectangleObservation]

    public enum Revision: Hashable, Sendable {
        case revision1, revision2, revision3, revision4
    }

    public var regionOfInterest = NormalizedRect.fullImage

    public init(_ revision: Revision? = nil) {}
}

public struct RecognizeTextRequest: ImageProcessingRequest {
    public typealias Result = [RecognizedTextObservation]

    public enum Revision: Hashable, Sendable {
        case revision1, revision2, revision3, revision4
    }

    public var regionOfInterest = NormalizedRect.fullImage
    public var recognitionLevel = RecognitionLevel.accurate
    public var recognitionLanguages: [Locale.Language] = []
    public var automaticallyDetectsLanguage = false
    public var usesLanguageCorrection = true
    public var customWords: [String] = []
    public var minimumTextHeightFraction: Float = 0

    public enum RecognitionLevel: Hashable, Sendable {
        case accurate, fast
    }

    public init(_ revision: Revision? = nil) {}
}

public struct ClassifyImageRequest: ImageProcessingRequest {
    public typealias Result = [ClassificationObservation]

    public enum Revision: Hashable, Sendable {
        case revision1, revision2, revision3, revision4
    }

    public var regionOfInterest = NormalizedRect.fullImage

    public init(_ revision: Revision? = nil) {}
}

public struct GenerateForegroundInstanceMaskRequest: ImageProcessingRequest {
    public typealias Result = InstanceMaskObservation?

    public enum Revision: Hashable, Sendable {
        case revision1, revision2, revision3, revision4
    }

    public var regionOfInterest = NormalizedRect.fullImage

    public init(_ revision: Revision? = nil) {}
}

public struct GeneratePersonInstanceMaskRequest: ImageProcessingRequest {
    public typealias Result = InstanceMaskObservation?

    public enum Revision: Hashable, Sendable {
        case revision1, revision2, revision3, revision4
    }

    public var regionOfInterest = NormalizedRect.fullImage

    public init(_ revision: Revision? = nil) {}
}

public struct GeneratePersonSegmentationRequest: ImageProcessingRequest {
    public typealias Result = PixelBufferObservation

    public enum Revision: Hashable, Sendable {
        case revision1, revision2, revision3, revision4
    }

    public var regionOfInterest = NormalizedRect.fullImage

    public init(_ revision: Revision? = nil) {}
}

public struct GenerateImageFeaturePrintRequest: ImageProcessingRequest {
    public typealias Result = FeaturePrintObservation

    public enum Revision: Hashable, Sendable {
        case revision1, revision2, revision3, revision4
    }

    public var regionOfInterest = NormalizedRect.fullImage

    public init(_ revision: Revision? = nil) {}
}

public struct DetectHumanRectanglesRequest: ImageProcessingRequest {
    public typealias Result = [HumanObservation]

    public enum Revision: Hashable, Sendable {
        case revision1, revision2, revision3, revision4
    }

    public var regionOfInterest = NormalizedRect.fullImage

    public init(_ revision: Revision? = nil) {}
}

public struct DetectDocumentSegmentationRequest: ImageProcessingRequest {
    public typealias Result = DetectedDocumentObservation?

    public enum Revision: Hashable, Sendable {
        case revision1, revision2, revision3, revision4
    }

    public var regionOfInterest = NormalizedRect.fullImage

    public init(_ revision: Revision? = nil) {}
}

public struct CalculateImageAestheticsScoresRequest: ImageProcessingRequest {
    public typealias Result = ImageAestheticsScoresObservation

    public enum Revision: Hashable, Sendable {
        case revision1, revision2, revision3, revision4
    }

    public var regionOfInterest = NormalizedRect.fullImage

    public init(_ revision: Revision? = nil) {}
}
