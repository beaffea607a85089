import Foundation
import FoundationSupplement
import QuartzCore

// Sendable: the classes of this file have no mutable state outside of a lock.

extension AVCaptureDevice {
    /// Reports the rotation of a camera's images; a phone in portrait here.
    public class RotationCoordinator: NSObject, @unchecked Sendable {
        @_GuardedWeak public private(set) var device: AVCaptureDevice?
        @_GuardedWeak public private(set) var previewLayer: CALayer?
        public let videoRotationAngleForHorizonLevelPreview: CGFloat = 90
        public let videoRotationAngleForHorizonLevelCapture: CGFloat = 90

        public init(device: AVCaptureDevice, previewLayer: CALayer?) {
            self.device = device
            self.previewLayer = previewLayer
            super.init()
        }
    }
}
