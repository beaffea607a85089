import CoreMedia
import Foundation
import FoundationSupplement

// Sendable: unsynchronized as on Apple's systems; an object is set up before it is shared.

/// Takes photos; camera access is denied here, which is reported.
open class AVCapturePhotoOutput: AVCaptureOutput, @unchecked Sendable {
    public enum QualityPrioritization: Int, Sendable {
        case speed = 1
        case balanced = 2
        case quality = 3
    }

    open var isHighResolutionCaptureEnabled = false
    open var isLivePhotoCaptureSupported: Bool { false }
    open var isLivePhotoCaptureEnabled = false
    open var isDepthDataDeliverySupported: Bool { false }
    open var isDepthDataDeliveryEnabled = false
    open var isPortraitEffectsMatteDeliveryEnabled = false
    open var maxPhotoQualityPrioritization = QualityPrioritization.balanced
    open var maxPhotoDimensions = CMVideoDimensions()
    open var isResponsiveCaptureSupported: Bool { false }
    open var isResponsiveCaptureEnabled = false
    open var supportedFlashModes: [AVCaptureDevice.FlashMode] { [] }
    open var availablePhotoCodecTypes: [AVVideoCodecType] { [] }
    open var availablePhotoPixelFormatTypes: [OSType] { [] }
    open var availableRawPhotoPixelFormatTypes: [OSType] { [] }

    public override init() {
        super.init()
    }

    open func capturePhoto(with settings: AVCapturePhotoSettings, delegate: any AVCapturePhotoCaptureDelegate) {
        Notices.current.addInert("AVCapturePhotoOutput.capturePhoto", .unauthorized("the camera"))
    }

    open func setPreparedPhotoSettingsArray(
        _ preparedPhotoSettingsArray: [AVCapturePhotoSettings],
        completionHandler: ((Bool, (any Error)?) -> Void)? = nil
    ) { completionHandler?(false, nil) }
}

open class AVCapturePhotoSettings: NSObject, @unchecked Sendable {
    open var format: [String: Any]? { nil }
    open var uniqueID: Int64 { 0 }
    open var flashMode = AVCaptureDevice.FlashMode.off
    open var isHighResolutionPhotoEnabled = false
    open var isAutoStillImageStabilizationEnabled = false
    open var isAutoRedEyeReductionEnabled = false
    open var isDepthDataDeliveryEnabled = false
    open var photoQualityPrioritization = AVCapturePhotoOutput.QualityPrioritization.balanced
    open var maxPhotoDimensions = CMVideoDimensions()
    open var previewPhotoFormat: [String: Any]?
    open var livePhotoMovieFileURL: URL?
    open var metadata: [String: Any] = [:]
    open var availablePreviewPhotoPixelFormatTypes: [OSType] { [] }

    public override init() {
        super.init()
    }

    public convenience init(format: [String: Any]?) {
        self.init()
    }

    public convenience init(rawPixelFormatType: OSType) {
        self.init()
    }

    public convenience init(from photoSettings: AVCapturePhotoSettings) {
        self.init()
    }
}

open class AVCapturePhoto: NSObject, @unchecked Sendable {
    open var timestamp: CMTime { .invalid }
    open var photoCount: Int { 0 }
    open var metadata: [String: Any] { [:] }
    open var pixelBuffer: CVPixelBuffer? { nil }
    open var previewPixelBuffer: CVPixelBuffer? { nil }
    open var isRawPhoto: Bool { false }
    open var resolvedSettings: AVCaptureResolvedPhotoSettings { AVCaptureResolvedPhotoSettings() }

    open func fileDataRepresentation() -> Data? { nil }
    open func cgImageRepresentation() -> CGImage? { nil }
    open func previewCGImageRepresentation() -> CGImage? { nil }
}

open class AVCaptureResolvedPhotoSettings: NSObject, @unchecked Sendable {
    open var uniqueID: Int64 { 0 }
    open var photoDimensions: CMVideoDimensions { CMVideoDimensions() }
}

public protocol AVCapturePhotoCaptureDelegate: NSObjectProtocol {
    func photoOutput(
        _ output: AVCapturePhotoOutput, willBeginCaptureFor resolvedSettings: AVCaptureResolvedPhotoSettings)
    func photoOutput(
        _ output: AVCapturePhotoOutput, willCapturePhotoFor resolvedSettings: AVCaptureResolvedPhotoSettings)
    func photoOutput(
        _ output: AVCapturePhotoOutput, didCapturePhotoFor resolvedSettings: AVCaptureResolvedPhotoSettings)
    func photoOutput(
        _ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto, error: (any Error)?)
    func photoOutput(
        _ output: AVCapturePhotoOutput, didFinishCaptureFor resolvedSettings: AVCaptureResolvedPhotoSettings,
        error: (any Error)?)
}

extension AVCapturePhotoCaptureDelegate {
    public func photoOutput(
        _ output: AVCapturePhotoOutput, willBeginCaptureFor resolvedSettings: AVCaptureResolvedPhotoSettings
    ) {}
    public func photoOutput(
        _ output: AVCapturePhotoOutput, willCapturePhotoFor resolvedSettings: AVCaptureResolvedPhotoSettings
    ) {}
    public func photoOutput(
        _ output: AVCapturePhotoOutput, didCapturePhotoFor resolvedSettings: AVCaptureResolvedPhotoSettings
    ) {}
    public func photoOutput(
        _ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto, error: (any Error)?
    ) {}
    public func photoOutput(
        _ output: AVCapturePhotoOutput, didFinishCaptureFor resolvedSettings: AVCaptureResolvedPhotoSettings,
        error: (any Error)?
    ) {}
}
