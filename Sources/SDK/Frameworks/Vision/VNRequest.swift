import CoreGraphics
import CoreImage
import CoreML
import CoreMedia
import CoreVideo
import Foundation
import FoundationSupplement
import ImageIO

// Sendable: unsynchronized as on Apple's systems; an object is set up before it is shared.

/// A request for image analysis; nothing is recognized here.
open class VNRequest: NSObject, NSCopying, @unchecked Sendable {
    public let completionHandler: VNRequestCompletionHandler?
    open var preferBackgroundProcessing = false
    open var usesCPUOnly = false
    open var revision = 1
    open var results: [VNObservation]? { nil }

    public override convenience init() {
        self.init(completionHandler: nil)
    }

    public init(completionHandler: VNRequestCompletionHandler? = nil) {
        self.completionHandler = completionHandler
    }

    open class var supportedRevisions: IndexSet { [1] }
    open class var defaultRevision: Int { 1 }
    open class var currentRevision: Int { 1 }

    open func cancel() {}

    open func copy(with zone: NSZone? = nil) -> Any { self }
}

open class VNImageBasedRequest: VNRequest, @unchecked Sendable {
    open var regionOfInterest = CGRect(x: 0, y: 0, width: 1, height: 1)
}

open class VNDetectFaceRectanglesRequest: VNImageBasedRequest, @unchecked Sendable {
    @_nonoverride
    open var results: [VNFaceObservation]? { nil }
}

open class VNDetectFaceLandmarksRequest: VNImageBasedRequest, @unchecked Sendable {
    @_nonoverride
    open var results: [VNFaceObservation]? { nil }
    open var inputFaceObservations: [VNFaceObservation]?
}

open class VNDetectFaceCaptureQualityRequest: VNImageBasedRequest, @unchecked Sendable {
    @_nonoverride
    open var results: [VNFaceObservation]? { nil }
}

open class VNDetectBarcodesRequest: VNImageBasedRequest, @unchecked Sendable {
    @_nonoverride
    open var results: [VNBarcodeObservation]? { nil }
    open var symbologies: [VNBarcodeSymbology] = []
    open class var supportedSymbologies: [VNBarcodeSymbology] { [.qr] }

    open func supportedSymbologies() throws -> [VNBarcodeSymbology] { [.qr] }
}

open class VNDetectRectanglesRequest: VNImageBasedRequest, @unchecked Sendable {
    @_nonoverride
    open var results: [VNRectangleObservation]? { nil }
    open var minimumAspectRatio: VNAspectRatio = 0
    open var maximumAspectRatio: VNAspectRatio = 0
    open var quadratureTolerance: VNDegrees = 0
    open var minimumSize: Float = 0
    open var minimumConfidence: VNConfidence = 0
    open var maximumObservations: Int = 0
}

open class VNDetectTextRectanglesRequest: VNImageBasedRequest, @unchecked Sendable {
    @_nonoverride
    open var results: [VNTextObservation]? { nil }
    open var reportCharacterBoxes: Bool = false
}

open class VNRecognizeTextRequest: VNImageBasedRequest, @unchecked Sendable {
    @_nonoverride
    open var results: [VNRecognizedTextObservation]? { nil }
    open var recognitionLanguages: [String] = []
    open var customWords: [String] = []
    open var usesLanguageCorrection: Bool = true
    open var automaticallyDetectsLanguage: Bool = false
    open var minimumTextHeight: Float = 0
    open var recognitionLevel = VNRequestTextRecognitionLevel.accurate

    open func supportedRecognitionLanguages() throws -> [String] { ["en-US"] }

    open class func supportedRecognitionLanguages(
        for recognitionLevel: VNRequestTextRecognitionLevel, revision requestRevision: Int
    ) throws -> [String] { ["en-US"] }
}

open class VNClassifyImageRequest: VNImageBasedRequest, @unchecked Sendable {
    @_nonoverride
    open var results: [VNClassificationObservation]? { nil }
}

open class VNGenerateAttentionBasedSaliencyImageRequest: VNImageBasedRequest, @unchecked Sendable {
    @_nonoverride
    open var results: [VNSaliencyImageObservation]? { nil }
}

open class VNGenerateObjectnessBasedSaliencyImageRequest: VNImageBasedRequest, @unchecked Sendable {
    @_nonoverride
    open var results: [VNSaliencyImageObservation]? { nil }
}

open class VNGenerateImageFeaturePrintRequest: VNImageBasedRequest, @unchecked Sendable {
    @_nonoverride
    open var results: [VNFeaturePrintObservation]? { nil }
    open var imageCropAndScaleOption = VNImageCropAndScaleOption.scaleFill
}

open class VNGeneratePersonSegmentationRequest: VNImageBasedRequest, @unchecked Sendable {
    @_nonoverride
    open var results: [VNPixelBufferObservation]? { nil }
    open var outputPixelFormat: OSType = kCVPixelFormatType_OneComponent8
    public enum QualityLevel: UInt, Sendable {
        case accurate, balanced, fast
    }

    open var qualityLevel = QualityLevel.accurate
}

open class VNGenerateForegroundInstanceMaskRequest: VNImageBasedRequest, @unchecked Sendable {
    @_nonoverride
    open var results: [VNInstanceMaskObservation]? { nil }
}

open class VNGeneratePersonInstanceMaskRequest: VNImageBasedRequest, @unchecked Sendable {
    @_nonoverride
    open var results: [VNInstanceMaskObservation]? { nil }
}

open class VNDetectHorizonRequest: VNImageBasedRequest, @unchecked Sendable {
    @_nonoverride
    open var results: [VNHorizonObservation]? { nil }
}

open class VNDetectContoursRequest: VNImageBasedRequest, @unchecked Sendable {
    @_nonoverride
    open var results: [VNContoursObservation]? { nil }
    open var contrastAdjustment: Float = 0
    open var detectsDarkOnLight: Bool = false
}

open class VNDetectHumanRectanglesRequest: VNImageBasedRequest, @unchecked Sendable {
    @_nonoverride
    open var results: [VNDetectedObjectObservation]? { nil }
    open var upperBodyOnly: Bool = false
}

open class VNDetectHumanBodyPoseRequest: VNImageBasedRequest, @unchecked Sendable {
    @_nonoverride
    open var results: [VNHumanBodyPoseObservation]? { nil }
}

open class VNDetectHumanHandPoseRequest: VNImageBasedRequest, @unchecked Sendable {
    @_nonoverride
    open var results: [VNHumanHandPoseObservation]? { nil }
    open var maximumHandCount: Int = 0
}

open class VNDetectDocumentSegmentationRequest: VNImageBasedRequest, @unchecked Sendable {
    @_nonoverride
    open var results: [VNRectangleObservation]? { nil }
}

open class VNRecognizeAnimalsRequest: VNImageBasedRequest, @unchecked Sendable {
    @_nonoverride
    open var results: [VNRecognizedObjectObservation]? { nil }
}

open class VNCoreMLModel: NSObject, @unchecked Sendable {
    open var inputImageFeatureName = ""

    public init(for model: MLModel) throws {
        super.init()
    }
}

open class VNCoreMLRequest: VNImageBasedRequest, @unchecked Sendable {
    public let model: VNCoreMLModel
    open var imageCropAndScaleOption = VNImageCropAndScaleOption.centerCrop
    @_nonoverride
    open var results: [VNObservation]? { nil }

    public init(model: VNCoreMLModel, completionHandler: VNRequestCompletionHandler? = nil) {
        self.model = model
        super.init(completionHandler: completionHandler)
    }
}

/// Performs requests on one image; they end without results, which is reported.
open class VNImageRequestHandler: NSObject, @unchecked Sendable {
    public init(cgImage image: CGImage, options: [VNImageOption: Any] = [:]) {
        super.init()
    }

    public init(
        cgImage image: CGImage, orientation: CGImagePropertyOrientation, options: [VNImageOption: Any] = [:]
    ) {
        super.init()
    }

    public init(cvPixelBuffer pixelBuffer: CVPixelBuffer, options: [VNImageOption: Any] = [:]) {
        super.init()
    }

    public init(
        cvPixelBuffer pixelBuffer: CVPixelBuffer, orientation: CGImagePropertyOrientation,
        options: [VNImageOption: Any] = [:]
    ) {
        super.init()
    }

    public init(ciImage image: CIImage, options: [VNImageOption: Any] = [:]) {
        super.init()
    }

    public init(
        ciImage image: CIImage, orientation: CGImagePropertyOrientation, options: [VNImageOption: Any] = [:]
    ) {
        super.init()
    }

    public init(url imageURL: URL, options: [VNImageOption: Any] = [:]) {
        super.init()
    }

    public init(
        url imageURL: URL, orientation: CGImagePropertyOrientation, options: [VNImageOption: Any] = [:]
    ) {
        super.init()
    }

    public init(data imageData: Data, options: [VNImageOption: Any] = [:]) {
        super.init()
    }

    public init(
        data imageData: Data, orientation: CGImagePropertyOrientation, options: [VNImageOption: Any] = [:]
    ) {
        super.init()
    }

    public init(cmSampleBuffer sampleBuffer: CMSampleBuffer, options: [VNImageOption: Any] = [:]) {
        super.init()
    }

    public init(
        cmSampleBuffer sampleBuffer: CMSampleBuffer, orientation: CGImagePropertyOrientation,
        options: [VNImageOption: Any] = [:]
    ) {
        super.init()
    }

    open func perform(_ requests: [VNRequest]) throws {
        Notices.current.addInert("VNImageRequestHandler.perform", .absent("image recognition"))
        for request in requests { request.completionHandler?(request, nil) }
    }
}

open class VNSequenceRequestHandler: NSObject, @unchecked Sendable {
    public override init() {
        super.init()
    }

    open func perform(_ requests: [VNRequest], on image: CGImage) throws { report(requests) }
    open func perform(_ requests: [VNRequest], on pixelBuffer: CVPixelBuffer) throws { report(requests) }
    open func perform(_ requests: [VNRequest], on image: CIImage) throws { report(requests) }
    open func perform(
        _ requests: [VNRequest], on pixelBuffer: CVPixelBuffer, orientation: CGImagePropertyOrientation
    ) throws { report(requests) }

    private func report(_ requests: [VNRequest]) {
        Notices.current.addInert("VNSequenceRequestHandler.perform", .absent("image recognition"))
        for request in requests { request.completionHandler?(request, nil) }
    }
}
