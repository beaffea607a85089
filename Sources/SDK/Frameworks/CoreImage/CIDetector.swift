import CoreGraphics
import Foundation
import FoundationSupplement

// Sendable: the classes of this file have no mutable state outside of a lock.

public let CIDetectorTypeFace = "CIDetectorTypeFace"
public let CIDetectorTypeRectangle = "CIDetectorTypeRectangle"
public let CIDetectorTypeQRCode = "CIDetectorTypeQRCode"
public let CIDetectorTypeText = "CIDetectorTypeText"
public let CIDetectorAccuracy = "CIDetectorAccuracy"
public let CIDetectorAccuracyLow = "CIDetectorAccuracyLow"
public let CIDetectorAccuracyHigh = "CIDetectorAccuracyHigh"
public let CIDetectorTracking = "CIDetectorTracking"
public let CIDetectorMinFeatureSize = "CIDetectorMinFeatureSize"
public let CIDetectorMaxFeatureCount = "CIDetectorMaxFeatureCount"
public let CIDetectorNumberOfAngles = "CIDetectorNumberOfAngles"
public let CIDetectorImageOrientation = "CIDetectorImageOrientation"
public let CIDetectorEyeBlink = "CIDetectorEyeBlink"
public let CIDetectorSmile = "CIDetectorSmile"
public let CIDetectorFocalLength = "CIDetectorFocalLength"
public let CIDetectorAspectRatio = "CIDetectorAspectRatio"
public let CIDetectorReturnSubFeatures = "CIDetectorReturnSubFeatures"

public let CIFeatureTypeFace = "CIFeatureTypeFace"
public let CIFeatureTypeRectangle = "CIFeatureTypeRectangle"
public let CIFeatureTypeQRCode = "CIFeatureTypeQRCode"
public let CIFeatureTypeText = "CIFeatureTypeText"

/// Detects features in images; finds none here, which is reported.
open class CIDetector: NSObject, @unchecked Sendable {
    public init?(ofType type: String, context: CIContext?, options: [String: Any]? = nil) {
        super.init()
    }

    open func features(in image: CIImage) -> [CIFeature] { features(in: image, options: nil) }

    open func features(in image: CIImage, options: [String: Any]? = nil) -> [CIFeature] {
        Notices.current.addInert("CIDetector.features", .absent("image recognition"))
        return []
    }
}

open class CIFeature: NSObject, @unchecked Sendable {
    open var type: String { "" }
    open var bounds: CGRect { .zero }
}

open class CIFaceFeature: CIFeature, @unchecked Sendable {
    open override var type: String { CIFeatureTypeFace }
    open var hasLeftEyePosition: Bool { false }
    open var leftEyePosition: CGPoint { .zero }
    open var hasRightEyePosition: Bool { false }
    open var rightEyePosition: CGPoint { .zero }
    open var hasMouthPosition: Bool { false }
    open var mouthPosition: CGPoint { .zero }
    open var hasTrackingID: Bool { false }
    open var trackingID: Int32 { 0 }
    open var hasTrackingFrameCount: Bool { false }
    open var trackingFrameCount: Int32 { 0 }
    open var hasFaceAngle: Bool { false }
    open var faceAngle: Float { 0 }
    open var hasSmile: Bool { false }
    open var leftEyeClosed: Bool { false }
    open var rightEyeClosed: Bool { false }
}

open class CIRectangleFeature: CIFeature, @unchecked Sendable {
    open override var type: String { CIFeatureTypeRectangle }
    open var topLeft: CGPoint { .zero }
    open var topRight: CGPoint { .zero }
    open var bottomLeft: CGPoint { .zero }
    open var bottomRight: CGPoint { .zero }
}

open class CIQRCodeFeature: CIFeature, @unchecked Sendable {
    open override var type: String { CIFeatureTypeQRCode }
    open var topLeft: CGPoint { .zero }
    open var topRight: CGPoint { .zero }
    open var bottomLeft: CGPoint { .zero }
    open var bottomRight: CGPoint { .zero }
    open var messageString: String? { nil }
    open var symbolDescriptor: CIQRCodeDescriptor? { nil }
}

open class CITextFeature: CIFeature, @unchecked Sendable {
    open override var type: String { CIFeatureTypeText }
    open var topLeft: CGPoint { .zero }
    open var topRight: CGPoint { .zero }
    open var bottomLeft: CGPoint { .zero }
    open var bottomRight: CGPoint { .zero }
    open var subFeatures: [Any]? { nil }
}

/// The metadata of a code.
open class CIBarcodeDescriptor: NSObject, @unchecked Sendable {}

open class CIQRCodeDescriptor: CIBarcodeDescriptor, @unchecked Sendable {
    public enum ErrorCorrectionLevel: Int, Sendable {
        case levelL = 76
        case levelM = 77
        case levelQ = 81
        case levelH = 72
    }

    public let errorCorrectedPayload: Data
    public let symbolVersion: Int
    public let maskPattern: UInt8
    public let errorCorrectionLevel: ErrorCorrectionLevel

    public init?(
        payload errorCorrectedPayload: Data, symbolVersion: Int, maskPattern: UInt8,
        errorCorrectionLevel: ErrorCorrectionLevel
    ) {
        guard (1...40).contains(symbolVersion), maskPattern < 8 else { return nil }
        self.errorCorrectedPayload = errorCorrectedPayload
        self.symbolVersion = symbolVersion
        self.maskPattern = maskPattern
        self.errorCorrectionLevel = errorCorrectionLevel
    }
}

open class CIAztecCodeDescriptor: CIBarcodeDescriptor, @unchecked Sendable {}

open class CIPDF417CodeDescriptor: CIBarcodeDescriptor, @unchecked Sendable {}

open class CIDataMatrixCodeDescriptor: CIBarcodeDescriptor, @unchecked Sendable {}
