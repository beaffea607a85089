import Foundation
import QuartzCore

// Sendable: unsynchronized as on Apple's systems; an object is set up before it is shared.

extension AVCaptureDevice {
    /// Reports the rotation of a camera's images; a phone in portrait here.
    public class RotationCoordinator: NSObject, @unchecked Sendable {
        public private(set) weak var device: AVCaptureDevice?
        public private(set) weak var previewLayer: CALayer?
        public let videoRotationAngleForHorizonLevelPreview: CGFloat = 90
        public let videoRotationAngleForHorizonLevelCapture: CGFloat = 90

        public init(device: AVCaptureDevice, previewLayer: CALayer?) {
            self.device = device
            self.previewLayer = previewLayer
            super.init()
        }
    }
}
