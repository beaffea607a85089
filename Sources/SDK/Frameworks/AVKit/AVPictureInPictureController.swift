import AVFoundation
import UIKit

// Sendable: unsynchronized as on Apple's systems; an object is set up before it is shared.

/// Shows a video above other apps; a widget cannot.
open class AVPictureInPictureController: NSObject, @unchecked Sendable {
    open class ContentSource: NSObject, @unchecked Sendable {
        public init(playerLayer: AVPlayerLayer) {
            super.init()
        }

        @MainActor
        public init(
            activeVideoCallSourceView sourceView: UIView,
            contentViewController: AVPictureInPictureVideoCallViewController
        ) {
            super.init()
        }
    }

    open class func isPictureInPictureSupported() -> Bool { false }

    public init?(playerLayer: AVPlayerLayer) {
        return nil
    }

    public init(contentSource: ContentSource) {
        self.contentSource = contentSource
        super.init()
    }

    open var contentSource: ContentSource?
    open weak var delegate: (any AVPictureInPictureControllerDelegate)?
    open var isPictureInPicturePossible: Bool { false }
    open var isPictureInPictureActive: Bool { false }
    open var isPictureInPictureSuspended: Bool { false }
    open var requiresLinearPlayback = false
    open var canStartPictureInPictureAutomaticallyFromInline = false
    open var playerLayer: AVPlayerLayer! { nil }

    open func startPictureInPicture() {}

    open func stopPictureInPicture() {}

    open func invalidatePlaybackState() {}

    open class var pictureInPictureButtonStartImage: UIImage { UIImage(systemName: "pip.enter") ?? UIImage() }

    open class var pictureInPictureButtonStopImage: UIImage { UIImage(systemName: "pip.exit") ?? UIImage() }
}

open class AVPictureInPictureVideoCallViewController: UIViewController {}

public protocol AVPictureInPictureControllerDelegate: NSObjectProtocol {
    func pictureInPictureControllerWillStartPictureInPicture(_ controller: AVPictureInPictureController)
    func pictureInPictureControllerDidStartPictureInPicture(_ controller: AVPictureInPictureController)
    func pictureInPictureController(
        _ controller: AVPictureInPictureController, failedToStartPictureInPictureWithError error: any Error)
    func pictureInPictureControllerWillStopPictureInPicture(_ controller: AVPictureInPictureController)
    func pictureInPictureControllerDidStopPictureInPicture(_ controller: AVPictureInPictureController)
    func pictureInPictureController(
        _ controller: AVPictureInPictureController,
        restoreUserInterfaceForPictureInPictureStopWithCompletionHandler completionHandler: @escaping (Bool) -> Void)
}

extension AVPictureInPictureControllerDelegate {
    public func pictureInPictureControllerWillStartPictureInPicture(_ controller: AVPictureInPictureController) {}
    public func pictureInPictureControllerDidStartPictureInPicture(_ controller: AVPictureInPictureController) {}
    public func pictureInPictureController(
        _ controller: AVPictureInPictureController, failedToStartPictureInPictureWithError error: any Error
    ) {}
    public func pictureInPictureControllerWillStopPictureInPicture(_ controller: AVPictureInPictureController) {}
    public func pictureInPictureControllerDidStopPictureInPicture(_ controller: AVPictureInPictureController) {}
    public func pictureInPictureController(
        _ controller: AVPictureInPictureController,
        restoreUserInterfaceForPictureInPictureStopWithCompletionHandler completionHandler: @escaping (Bool) -> Void
    ) { completionHandler(false) }
}
