import CoreMedia
import Foundation
import FoundationSupplement

// Sendable: unsynchronized as on Apple's systems; an object is set up before it is shared.

public enum AVAuthorizationStatus: Int, Sendable {
    case notDetermined, restricted, denied, authorized
}

/// A camera or a microphone. The simulated device has none, and access is denied.
open class AVCaptureDevice: NSObject, @unchecked Sendable {
    public struct DeviceType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        public static let builtInMicrophone = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInMicrophone")
        public static let microphone = DeviceType(rawValue: "AVCaptureDeviceTypeMicrophone")
        public static let builtInWideAngleCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInWideAngleCamera")
        public static let builtInTelephotoCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInTelephotoCamera")
        public static let builtInUltraWideCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInUltraWideCamera")
        public static let builtInDualCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInDualCamera")
        public static let builtInDualWideCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInDualWideCamera")
        public static let builtInTripleCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInTripleCamera")
        public static let builtInTrueDepthCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInTrueDepthCamera")
        public static let builtInLiDARDepthCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInLiDARDepthCamera")
        public static let external = DeviceType(rawValue: "AVCaptureDeviceTypeExternal")
        public static let continuityCamera = DeviceType(rawValue: "AVCaptureDeviceTypeContinuityCamera")
        public static let deskViewCamera = DeviceType(rawValue: "AVCaptureDeviceTypeDeskViewCamera")
    }

    public enum Position: Int, Sendable {
        case unspecified = 0
        case back = 1
        case front = 2
    }

    public enum FlashMode: Int, Sendable {
        case off = 0
        case on = 1
        case auto = 2
    }

    public enum TorchMode: Int, Sendable {
        case off = 0
        case on = 1
        case auto = 2
    }

    public enum FocusMode: Int, Sendable {
        case locked = 0
        case autoFocus = 1
        case continuousAutoFocus = 2
    }

    public enum ExposureMode: Int, Sendable {
        case locked = 0
        case autoExpose = 1
        case continuousAutoExposure = 2
        case custom = 3
    }

    public enum WhiteBalanceMode: Int, Sendable {
        case locked = 0
        case autoWhiteBalance = 1
        case continuousAutoWhiteBalance = 2
    }

    public enum AutoFocusRangeRestriction: Int, Sendable {
        case none = 0
        case near = 1
        case far = 2
    }

    /// Cameras of a kind; none.
    open class DiscoverySession: NSObject, @unchecked Sendable {
        public init(deviceTypes: [DeviceType], mediaType: AVMediaType?, position: Position) {
            super.init()
        }

        open var devices: [AVCaptureDevice] { [] }
        open var supportedMultiCamDeviceSets: [Set<AVCaptureDevice>] { [] }
    }

    open class Format: NSObject, @unchecked Sendable {
        open var mediaType: AVMediaType { .video }
        open var videoSupportedFrameRateRanges: [AVFrameRateRange] { [] }
        open var videoMaxZoomFactor: CGFloat { 1 }
        open var isHighestPhotoQualitySupported: Bool { false }
        open var supportedMaxPhotoDimensions: [CMVideoDimensions] { [] }
        open var supportedColorSpaces: [AVCaptureColorSpace] { [] }
    }

    open class func devices() -> [AVCaptureDevice] { [] }

    open class func devices(for mediaType: AVMediaType) -> [AVCaptureDevice] { [] }

    open class func `default`(for mediaType: AVMediaType) -> AVCaptureDevice? { nil }

    open class func `default`(
        _ deviceType: DeviceType, for mediaType: AVMediaType?, position: Position
    ) -> AVCaptureDevice? { nil }

    open class func authorizationStatus(for mediaType: AVMediaType) -> AVAuthorizationStatus { .notDetermined }

    open class func requestAccess(for mediaType: AVMediaType) async -> Bool {
        Notices.current.addInert("AVCaptureDevice.requestAccess", .unauthorized("camera and microphone"))
        return false
    }

    open class func requestAccess(
        for mediaType: AVMediaType, completionHandler handler: @escaping @Sendable (Bool) -> Void
    ) {
        Notices.current.addInert("AVCaptureDevice.requestAccess", .unauthorized("camera and microphone"))
        DispatchQueue.global().async { handler(false) }
    }

    open var uniqueID: String { "" }
    open var modelID: String { "" }
    open var localizedName: String { "" }
    open var deviceType: DeviceType { .builtInWideAngleCamera }
    open var position: Position { .unspecified }
    open var isConnected: Bool { false }
    open var formats: [Format] { [] }
    open var activeFormat = Format()
    open var activeVideoMinFrameDuration = CMTime.invalid
    open var activeVideoMaxFrameDuration = CMTime.invalid
    open var hasFlash: Bool { false }
    open var isFlashAvailable: Bool { false }
    open var hasTorch: Bool { false }
    open var isTorchAvailable: Bool { false }
    open var isTorchActive: Bool { false }
    open var torchLevel: Float { 0 }
    open var torchMode = TorchMode.off
    open var focusMode = FocusMode.locked
    open var focusPointOfInterest = CGPoint.zero
    open var isFocusPointOfInterestSupported: Bool { false }
    open var exposureMode = ExposureMode.locked
    open var exposurePointOfInterest = CGPoint.zero
    open var isExposurePointOfInterestSupported: Bool { false }
    open var whiteBalanceMode = WhiteBalanceMode.locked
    open var isSubjectAreaChangeMonitoringEnabled = false
    open var isSmoothAutoFocusSupported: Bool { false }
    open var isSmoothAutoFocusEnabled = false
    open var isLowLightBoostSupported: Bool { false }
    open var automaticallyEnablesLowLightBoostWhenAvailable = false
    open var videoZoomFactor: CGFloat = 1
    open var minAvailableVideoZoomFactor: CGFloat { 1 }
    open var maxAvailableVideoZoomFactor: CGFloat { 1 }
    open var virtualDeviceSwitchOverVideoZoomFactors: [NSNumber] { [] }
    open var exposureTargetBias: Float { 0 }
    open var minExposureTargetBias: Float { 0 }
    open var maxExposureTargetBias: Float { 0 }
    open var minimumFocusDistance: Int { -1 }
    open var iso: Float { 0 }
    open var exposureDuration: CMTime { .invalid }
    open var lensPosition: Float { 0 }

    open func hasMediaType(_ mediaType: AVMediaType) -> Bool { false }
    open func supportsSessionPreset(_ preset: AVCaptureSession.Preset) -> Bool { false }
    open func lockForConfiguration() throws { throw AVError(.deviceNotConnected) }
    open func unlockForConfiguration() {}
    open func isTorchModeSupported(_ torchMode: TorchMode) -> Bool { false }
    open func isFocusModeSupported(_ focusMode: FocusMode) -> Bool { false }
    open func isExposureModeSupported(_ exposureMode: ExposureMode) -> Bool { false }
    open func isWhiteBalanceModeSupported(_ whiteBalanceMode: WhiteBalanceMode) -> Bool { false }
    open func setTorchModeOn(level torchLevel: Float) throws { throw AVError(.torchLevelUnavailable) }
    open func ramp(toVideoZoomFactor factor: CGFloat, withRate rate: Float) {}
    open func cancelVideoZoomRamp() {}
    open func setExposureTargetBias(_ bias: Float, completionHandler handler: ((CMTime) -> Void)? = nil) {}
}

open class AVFrameRateRange: NSObject, @unchecked Sendable {
    open var minFrameRate: Float64 { 0 }
    open var maxFrameRate: Float64 { 0 }
}

public enum AVCaptureColorSpace: Int, Sendable {
    case sRGB = 0
    case P3_D65 = 1
    case HLG_BT2020 = 2
    case appleLog = 3
}

public enum AVCaptureVideoOrientation: Int, Sendable {
    case portrait = 1
    case portraitUpsideDown = 2
    case landscapeRight = 3
    case landscapeLeft = 4
}

public enum AVCaptureVideoStabilizationMode: Int, Sendable {
    case off = 0
    case standard = 1
    case cinematic = 2
    case cinematicExtended = 3
    case auto = -1
}
