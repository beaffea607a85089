import CoreMedia
import Foundation
import FoundationSupplement

// Sendable: unsynchronized as on Apple's systems; an object is set up before it is shared.

/// Connects cameras and microphones to outputs; there are none, so it has no effect, which is reported.
open class AVCaptureSession: NSObject, @unchecked Sendable {
    public struct Preset: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        public static let photo = Preset(rawValue: "AVCaptureSessionPresetPhoto")
        public static let high = Preset(rawValue: "AVCaptureSessionPresetHigh")
        public static let medium = Preset(rawValue: "AVCaptureSessionPresetMedium")
        public static let low = Preset(rawValue: "AVCaptureSessionPresetLow")
        public static let cif352x288 = Preset(rawValue: "AVCaptureSessionPreset352x288")
        public static let vga640x480 = Preset(rawValue: "AVCaptureSessionPreset640x480")
        public static let hd1280x720 = Preset(rawValue: "AVCaptureSessionPreset1280x720")
        public static let hd1920x1080 = Preset(rawValue: "AVCaptureSessionPreset1920x1080")
        public static let hd4K3840x2160 = Preset(rawValue: "AVCaptureSessionPreset3840x2160")
        public static let iFrame960x540 = Preset(rawValue: "AVCaptureSessionPresetIFrame960x540")
        public static let iFrame1280x720 = Preset(rawValue: "AVCaptureSessionPresetIFrame1280x720")
        public static let inputPriority = Preset(rawValue: "AVCaptureSessionPresetInputPriority")
    }

    public enum InterruptionReason: Int, Sendable {
        case videoDeviceNotAvailableInBackground = 1
        case audioDeviceInUseByAnotherClient = 2
        case videoDeviceInUseByAnotherClient = 3
        case videoDeviceNotAvailableWithMultipleForegroundApps = 4
        case videoDeviceNotAvailableDueToSystemPressure = 5
    }

    open var sessionPreset = Preset.high
    open private(set) var inputs: [AVCaptureInput] = []
    open private(set) var outputs: [AVCaptureOutput] = []
    open var connections: [AVCaptureConnection] { [] }
    open private(set) var isRunning = false
    open var isInterrupted: Bool { false }
    open var usesApplicationAudioSession = true
    open var automaticallyConfiguresApplicationAudioSession = true
    open var automaticallyConfiguresCaptureDeviceForWideColor = true
    open var isMultitaskingCameraAccessSupported: Bool { false }
    open var isMultitaskingCameraAccessEnabled = false

    public override init() {
        super.init()
    }

    open func canSetSessionPreset(_ preset: Preset) -> Bool { true }
    open func canAddInput(_ input: AVCaptureInput) -> Bool { true }
    open func addInput(_ input: AVCaptureInput) { inputs.append(input) }
    open func removeInput(_ input: AVCaptureInput) { inputs.removeAll { $0 === input } }
    open func canAddOutput(_ output: AVCaptureOutput) -> Bool { true }
    open func addOutput(_ output: AVCaptureOutput) { outputs.append(output) }
    open func removeOutput(_ output: AVCaptureOutput) { outputs.removeAll { $0 === output } }
    open func addInputWithNoConnections(_ input: AVCaptureInput) { addInput(input) }
    open func addOutputWithNoConnections(_ output: AVCaptureOutput) { addOutput(output) }
    open func canAddConnection(_ connection: AVCaptureConnection) -> Bool { false }
    open func addConnection(_ connection: AVCaptureConnection) {}
    open func removeConnection(_ connection: AVCaptureConnection) {}
    open func beginConfiguration() {}
    open func commitConfiguration() {}

    open func startRunning() {
        isRunning = true
        Notices.current.addInert("AVCaptureSession.startRunning", .unauthorized("camera and microphone"))
    }

    open func stopRunning() { isRunning = false }

    public static let runtimeErrorNotification = Notification.Name("AVCaptureSessionRuntimeErrorNotification")
    public static let didStartRunningNotification = Notification.Name("AVCaptureSessionDidStartRunningNotification")
    public static let didStopRunningNotification = Notification.Name("AVCaptureSessionDidStopRunningNotification")
    public static let wasInterruptedNotification = Notification.Name("AVCaptureSessionWasInterruptedNotification")
    public static let interruptionEndedNotification = Notification.Name(
        "AVCaptureSessionInterruptionEndedNotification")
}

extension NSNotification.Name {
    public static let AVCaptureSessionRuntimeError = AVCaptureSession.runtimeErrorNotification
    public static let AVCaptureSessionDidStartRunning = AVCaptureSession.didStartRunningNotification
    public static let AVCaptureSessionDidStopRunning = AVCaptureSession.didStopRunningNotification
    public static let AVCaptureSessionWasInterrupted = AVCaptureSession.wasInterruptedNotification
    public static let AVCaptureSessionInterruptionEnded = AVCaptureSession.interruptionEndedNotification
    public static let AVCaptureDeviceSubjectAreaDidChange = NSNotification.Name(
        "AVCaptureDeviceSubjectAreaDidChangeNotification")
}

public let AVCaptureSessionInterruptionReasonKey = "AVCaptureSessionInterruptionReasonKey"
public let AVCaptureSessionErrorKey = "AVCaptureSessionErrorKey"

open class AVCaptureMultiCamSession: AVCaptureSession, @unchecked Sendable {
    open class var isMultiCamSupported: Bool { false }
}

open class AVCaptureInput: NSObject, @unchecked Sendable {
    open class Port: NSObject, @unchecked Sendable {
        open var mediaType: AVMediaType { .video }
    }

    open var ports: [Port] { [] }
}

open class AVCaptureDeviceInput: AVCaptureInput, @unchecked Sendable {
    public let device: AVCaptureDevice

    public init(device: AVCaptureDevice) throws {
        self.device = device
    }
}

open class AVCaptureConnection: NSObject, @unchecked Sendable {
    open var isEnabled = true
    open var isActive: Bool { false }
    open var isVideoMirroringSupported: Bool { false }
    open var isVideoMirrored = false
    open var automaticallyAdjustsVideoMirroring = true
    open var isVideoOrientationSupported: Bool { false }
    open var videoOrientation = AVCaptureVideoOrientation.portrait
    open var videoRotationAngle: CGFloat = 0
    open var isVideoStabilizationSupported: Bool { false }
    open var preferredVideoStabilizationMode = AVCaptureVideoStabilizationMode.off
    open var activeVideoStabilizationMode: AVCaptureVideoStabilizationMode { .off }
    open var inputPorts: [AVCaptureInput.Port] { [] }
    open var output: AVCaptureOutput? { nil }

    public init(inputPorts ports: [AVCaptureInput.Port], output: AVCaptureOutput) {
        super.init()
    }

    open func isVideoRotationAngleSupported(_ videoRotationAngle: CGFloat) -> Bool { false }
}

open class AVCaptureOutput: NSObject, @unchecked Sendable {
    open var connections: [AVCaptureConnection] { [] }

    open func connection(with mediaType: AVMediaType) -> AVCaptureConnection? { nil }

    open func metadataOutputRectConverted(fromOutputRect rectInOutputCoordinates: CGRect) -> CGRect { .zero }

    open func outputRectConverted(fromMetadataOutputRect rect: CGRect) -> CGRect { .zero }
}

/// Shows a camera's image.
open class AVCaptureVideoPreviewLayer: CALayer {
    open var session: AVCaptureSession?
    open var videoGravity = AVLayerVideoGravity.resizeAspect
    open var connection: AVCaptureConnection? { nil }
    open var isPreviewing: Bool { false }

    public convenience init(session: AVCaptureSession) {
        self.init()
        self.session = session
    }

    public convenience init(sessionWithNoConnection session: AVCaptureSession) {
        self.init(session: session)
    }

    open func captureDevicePointConverted(fromLayerPoint pointInLayer: CGPoint) -> CGPoint { .zero }
    open func layerPointConverted(fromCaptureDevicePoint captureDevicePointOfInterest: CGPoint) -> CGPoint { .zero }
    open func metadataOutputRectConverted(fromLayerRect rectInLayerCoordinates: CGRect) -> CGRect { .zero }
    open func layerRectConverted(fromMetadataOutputRect rectInMetadataOutputCoordinates: CGRect) -> CGRect { .zero }
    open func transformedMetadataObject(for metadataObject: AVMetadataObject) -> AVMetadataObject? { nil }
}
