import CoreGraphics
import FoundationSupplement
import UIKit

// Sendable: the classes of this file have no mutable state outside of a lock.

public let RPRecordingErrorDomain = "com.apple.ReplayKit.RPRecordingErrorDomain"

/// Records the screen; apps alone can, which is reported.
open class RPScreenRecorder: NSObject, @unchecked Sendable {
    private static let recorder = RPScreenRecorder()

    open class func shared() -> RPScreenRecorder { recorder }

    @_GuardedWeak open var delegate: (any RPScreenRecorderDelegate)?
    open var isAvailable: Bool { false }
    open var isRecording: Bool { false }
    @_Guarded open var isMicrophoneEnabled = false
    @_Guarded open var isCameraEnabled = false

    open func startRecording(handler: (@Sendable ((any Error)?) -> Void)? = nil) { handler?(failure) }

    open func stopRecording(handler: (@Sendable (RPPreviewViewController?, (any Error)?) -> Void)? = nil) {
        handler?(nil, failure)
    }

    open func discardRecording(handler: @escaping @Sendable () -> Void) { handler() }

    open func stopCapture(handler: (@Sendable ((any Error)?) -> Void)? = nil) { handler?(failure) }

    private var failure: NSError {
        Notices.current.addInert("RPScreenRecorder", .appOnly)
        return NSError(domain: RPRecordingErrorDomain, code: -5801)
    }
}

public protocol RPScreenRecorderDelegate: NSObjectProtocol {
    func screenRecorderDidChangeAvailability(_ screenRecorder: RPScreenRecorder)
}

extension RPScreenRecorderDelegate {
    public func screenRecorderDidChangeAvailability(_ screenRecorder: RPScreenRecorder) {}
}

open class RPPreviewViewController: UIViewController {
    open weak var previewControllerDelegate: (any RPPreviewViewControllerDelegate)?
}

@MainActor
public protocol RPPreviewViewControllerDelegate: NSObjectProtocol {
    func previewControllerDidFinish(_ previewController: RPPreviewViewController)
}

extension RPPreviewViewControllerDelegate {
    public func previewControllerDidFinish(_ previewController: RPPreviewViewController) {}
}

open class RPSystemBroadcastPickerView: UIView {
    open var preferredExtension: String?
    open var showsMicrophoneButton = true
}
