import RenderModel
import SwiftUI

/// Haptic feedback. Widgets cannot play it: calls are accepted and reported.
@MainActor @preconcurrency
open class UIFeedbackGenerator: NSObject {
    nonisolated public override init() {
        super.init()
    }

    open func prepare() {}

    /// Reports, once, that there is no haptic feedback.
    nonisolated package static func reportNoEffect(_ name: String) {
        EnvironmentValues.current.renderContext?.report(
            Diagnostic(
                .note, .noEffect, subject: name, message: "\(name) has no effect: widgets cannot play haptics."))
    }
}

/// Feedback for a changed selection.
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
    open func selectionChanged() { Self.reportNoEffect("UISelectionFeedbackGenerator") }
}

/// Feedback for a collision.
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
    public enum FeedbackStyle: Int, Sendable { case light, medium, heavy, soft, rigid }

    nonisolated public init(style: FeedbackStyle) {
        super.init()
    }

    open func impactOccurred() { Self.reportNoEffect("UIImpactFeedbackGenerator") }

    /// - Parameter intensity: from 0 to 1.
    open func impactOccurred(intensity: CGFloat) { impactOccurred() }
}

/// Feedback for success or failure.
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
    public enum FeedbackType: Int, Sendable { case success, warning, error }

    open func notificationOccurred(_ notificationType: FeedbackType) {
        Self.reportNoEffect("UINotificationFeedbackGenerator")
    }
}
