import SwiftUI
import UIKit

// Sendable: the classes of this file have no mutable state outside of a lock.

public enum AVCaptureEventPhase: UInt, Sendable {
    case began = 0
    case ended = 1
    case cancelled = 2
}

/// A press of a button that takes an image. It never occurs here.
public class AVCaptureEvent: NSObject, @unchecked Sendable {
    public let phase: AVCaptureEventPhase
    public var shouldPlaySound: Bool { false }

    init(phase: AVCaptureEventPhase) {
        self.phase = phase
    }

    public func play(_ sound: AVCaptureEventSound) -> Bool { false }
}

public class AVCaptureEventSound: NSObject, @unchecked Sendable {
    public init(url: URL) throws {}

    public static let cameraShutter = AVCaptureEventSound()
    public static let beginVideoRecording = AVCaptureEventSound()
    public static let endVideoRecording = AVCaptureEventSound()

    override init() {
        super.init()
    }
}

@MainActor @preconcurrency
public class AVCaptureEventInteraction: NSObject, UIInteraction {
    public var isEnabled = true
    public private(set) weak var view: UIView?

    public init(
        primary: @escaping @MainActor (AVCaptureEvent) -> Void, secondary: @escaping @MainActor (AVCaptureEvent) -> Void
    ) {
        super.init()
    }

    public init(handler: @escaping @MainActor (AVCaptureEvent) -> Void) {
        super.init()
    }

    public func willMove(to view: UIView?) {}
    public func didMove(to view: UIView?) { self.view = view }
}

extension View {
    /// Has no effect: a widget has no camera buttons.
    nonisolated public func onCameraCaptureEvent(
        isEnabled: Bool = true, defaultSoundDisabled: Bool = false,
        action: @escaping @MainActor @Sendable (AVCaptureEvent) -> Void
    ) -> some View {
        self
    }

    /// Has no effect: a widget has no camera buttons.
    nonisolated public func onCameraCaptureEvent(
        isEnabled: Bool = true, defaultSoundDisabled: Bool = false,
        primaryAction: @escaping @MainActor @Sendable (AVCaptureEvent) -> Void,
        secondaryAction: @escaping @MainActor @Sendable (AVCaptureEvent) -> Void
    ) -> some View {
        self
    }
}
