import CoreGraphics
import CoreImage
import CoreML
import CoreVideo
import Foundation

// Sendable: the classes of this file have no mutable state outside of a lock.

open class VNObservation: NSObject, NSCopying, @unchecked Sendable {
    open var uuid: UUID { UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)) }
    open var confidence: VNConfidence { 0 }

    open func copy(with zone: NSZone? = nil) -> Any { self }
}

open class VNDetectedObjectObservation: VNObservation, @unchecked Sendable {
    open var boundingBox: CGRect { .zero }
    open var globalSegmentationMask: VNPixelBufferObservation? { nil }
}

open class VNFaceObservation: VNDetectedObjectObservation, @unchecked Sendable {
    open var landmarks: VNFaceLandmarks2D? { nil }
    open var faceCaptureQuality: Float? { nil }
    open var roll: NSNumber? { nil }
    open var yaw: NSNumber? { nil }
    open var pitch: NSNumber? { nil }
}

open class VNFaceLandmarkRegion: NSObject, @unchecked Sendable {
    open var pointCount: Int { 0 }
}

open class VNFaceLandmarkRegion2D: VNFaceLandmarkRegion, @unchecked Sendable {
    open var normalizedPoints: [CGPoint] { [] }
}

open class VNFaceLandmarks: NSObject, @unchecked Sendable {
    open var confidence: VNConfidence { 0 }
}

open class VNFaceLandmarks2D: VNFaceLandmarks, @unchecked Sendable {
    open var allPoints: VNFaceLandmarkRegion2D? { nil }
    open var faceContour: VNFaceLandmarkRegion2D? { nil }
    open var leftEye: VNFaceLandmarkRegion2D? { nil }
    open var rightEye: VNFaceLandmarkRegion2D? { nil }
    open var leftEyebrow: VNFaceLandmarkRegion2D? { nil }
    open var rightEyebrow: VNFaceLandmarkRegion2D? { nil }
    open var nose: VNFaceLandmarkRegion2D? { nil }
    open var noseCrest: VNFaceLandmarkRegion2D? { nil }
    open var medianLine: VNFaceLandmarkRegion2D? { nil }
    open var outerLips: VNFaceLandmarkRegion2D? { nil }
    open var innerLips: VNFaceLandmarkRegion2D? { nil }
    open var leftPupil: VNFaceLandmarkRegion2D? { nil }
    open var rightPupil: VNFaceLandmarkRegion2D? { nil }
}

open class VNRectangleObservation: VNDetectedObjectObservation, @unchecked Sendable {
    open var topLeft: CGPoint { .zero }
    open var topRight: CGPoint { .zero }
    open var bottomLeft: CGPoint { .zero }
    open var bottomRight: CGPoint { .zero }
}

open class VNTextObservation: VNRectangleObservation, @unchecked Sendable {
    open var characterBoxes: [VNRectangleObservation]? { nil }
}

open class VNBarcodeObservation: VNRectangleObservation, @unchecked Sendable {
    open var symbology: VNBarcodeSymbology { .qr }
    open var barcodeDescriptor: CIBarcodeDescriptor? { nil }
    open var payloadStringValue: String? { nil }
    open var payloadData: Data? { nil }
}

open class VNRecognizedTextObservation: VNRectangleObservation, @unchecked Sendable {
    open func topCandidates(_ maxCandidateCount: Int) -> [VNRecognizedText] { [] }
}

open class VNRecognizedText: NSObject, @unchecked Sendable {
    open var string: String { "" }
    open var confidence: VNConfidence { 0 }

    open func boundingBox(for range: Range<String.Index>) throws -> VNRectangleObservation? { nil }
}

open class VNClassificationObservation: VNObservation, @unchecked Sendable {
    open func hasMinimumPrecision(_ minimumPrecision: Float, forRecall recall: Float) -> Bool { false }

    open func hasMinimumRecall(_ minimumRecall: Float, forPrecision precision: Float) -> Bool { false }

    open var identifier: String { "" }
}

open class VNRecognizedObjectObservation: VNDetectedObjectObservation, @unchecked Sendable {
    open var labels: [VNClassificationObservation] { [] }
}

open class VNCoreMLFeatureValueObservation: VNObservation, @unchecked Sendable {
    open var featureName: String { "" }
    open var featureValue: MLFeatureValue { MLFeatureValue(undefined: .invalid) }
}

open class VNPixelBufferObservation: VNObservation, @unchecked Sendable {
    private let buffer: CVPixelBuffer

    init(buffer: CVPixelBuffer) {
        self.buffer = buffer
    }

    open var pixelBuffer: CVPixelBuffer { buffer }
    open var featureName: String? { nil }
}

open class VNSaliencyImageObservation: VNPixelBufferObservation, @unchecked Sendable {
    open var salientObjects: [VNRectangleObservation]? { nil }
}

open class VNInstanceMaskObservation: VNObservation, @unchecked Sendable {
    open var allInstances: IndexSet { IndexSet() }

    open func generateMaskedImage(
        ofInstances instances: IndexSet, from requestHandler: VNImageRequestHandler, croppedToInstancesExtent: Bool
    ) throws -> CVPixelBuffer { throw failure() }

    open func generateScaledMaskForImage(
        forInstances instances: IndexSet, from requestHandler: VNImageRequestHandler
    ) throws -> CVPixelBuffer { throw failure() }
}

open class VNFeaturePrintObservation: VNObservation, @unchecked Sendable {
    open var elementCount: Int { 0 }
    open var data: Data { Data() }

    open func computeDistance(
        _ outDistance: UnsafeMutablePointer<Float>, to featurePrint: VNFeaturePrintObservation
    ) throws { throw failure() }
}

open class VNHorizonObservation: VNObservation, @unchecked Sendable {
    open var angle: CGFloat { 0 }
}

open class VNContoursObservation: VNObservation, @unchecked Sendable {
    open var contourCount: Int { 0 }
}

open class VNRecognizedPointsObservation: VNObservation, @unchecked Sendable {}

open class VNPoint: NSObject, @unchecked Sendable {
    public let x: Double
    public let y: Double

    public init(x: Double, y: Double) {
        self.x = x
        self.y = y
    }

    open var location: CGPoint { CGPoint(x: x, y: y) }
}

open class VNRecognizedPoint: VNPoint, @unchecked Sendable {
    open var confidence: VNConfidence { 0 }
}

open class VNHumanBodyPoseObservation: VNRecognizedPointsObservation, @unchecked Sendable {
    public struct JointName: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        public static let nose = JointName(rawValue: "Nose")
        public static let leftEye = JointName(rawValue: "LeftEye")
        public static let rightEye = JointName(rawValue: "RightEye")
        public static let leftEar = JointName(rawValue: "LeftEar")
        public static let rightEar = JointName(rawValue: "RightEar")
        public static let leftShoulder = JointName(rawValue: "LeftShoulder")
        public static let rightShoulder = JointName(rawValue: "RightShoulder")
        public static let leftElbow = JointName(rawValue: "LeftElbow")
        public static let rightElbow = JointName(rawValue: "RightElbow")
        public static let leftWrist = JointName(rawValue: "LeftWrist")
        public static let rightWrist = JointName(rawValue: "RightWrist")
        public static let leftHip = JointName(rawValue: "LeftHip")
        public static let rightHip = JointName(rawValue: "RightHip")
        public static let leftKnee = JointName(rawValue: "LeftKnee")
        public static let rightKnee = JointName(rawValue: "RightKnee")
        public static let leftAnkle = JointName(rawValue: "LeftAnkle")
        public static let rightAnkle = JointName(rawValue: "RightAnkle")
        public static let neck = JointName(rawValue: "Neck")
        public static let root = JointName(rawValue: "Root")
    }

    open func recognizedPoint(_ jointName: JointName) throws -> VNRecognizedPoint { throw failure() }

    open func recognizedPoints() -> [JointName: VNRecognizedPoint] { [:] }
}

open class VNHumanHandPoseObservation: VNRecognizedPointsObservation, @unchecked Sendable {
    public struct JointName: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        public static let wrist = JointName(rawValue: "Wrist")
        public static let thumbCMC = JointName(rawValue: "ThumbCMC")
        public static let thumbMP = JointName(rawValue: "ThumbMP")
        public static let thumbIP = JointName(rawValue: "ThumbIP")
        public static let thumbTip = JointName(rawValue: "ThumbTip")
        public static let indexMCP = JointName(rawValue: "IndexMCP")
        public static let indexPIP = JointName(rawValue: "IndexPIP")
        public static let indexDIP = JointName(rawValue: "IndexDIP")
        public static let indexTip = JointName(rawValue: "IndexTip")
        public static let middleMCP = JointName(rawValue: "MiddleMCP")
        public static let middlePIP = JointName(rawValue: "MiddlePIP")
        public static let middleDIP = JointName(rawValue: "MiddleDIP")
        public static let middleTip = JointName(rawValue: "MiddleTip")
        public static let ringMCP = JointName(rawValue: "RingMCP")
        public static let ringPIP = JointName(rawValue: "RingPIP")
        public static let ringDIP = JointName(rawValue: "RingDIP")
        public static let ringTip = JointName(rawValue: "RingTip")
        public static let littleMCP = JointName(rawValue: "LittleMCP")
        public static let littlePIP = JointName(rawValue: "LittlePIP")
        public static let littleDIP = JointName(rawValue: "LittleDIP")
        public static let littleTip = JointName(rawValue: "LittleTip")
    }

    open func recognizedPoint(_ jointName: JointName) throws -> VNRecognizedPoint { throw failure() }
}

func failure() -> NSError { NSError(domain: VNErrorDomain, code: VNErrorCode.notImplemented.rawValue) }
