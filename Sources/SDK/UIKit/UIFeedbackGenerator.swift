import RenderModel
import SwiftUI

/// Lets a device tap or buzz. Widgets have no such way to speak: calls are accepted and reported.
@MainActor @preconcurrency
open class UIFeedbackGenerator: NSObject {
    nonisolated public override init() {
        super.init()
    }

    open func prepare() {}

    /// Says, once, that nothing is felt.
    nonisolated package static func reportNoEffect(_ name: String) {
        EnvironmentValues.current.renderContext?.report(
            Diagnostic(
                .note, .noEffect, subject: name, message: "\(name) has no effect: widgets cannot play haptics."))
    }
}

/// A tick for a selection that changes.
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
    open func selectionChanged() { Self.reportNoEffect("UISelectionFeedbackGenerator") }
}

/// A tap for things that collide.
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
    public enum FeedbackStyle: Int, Sendable { case light, medium, heavy, soft, rigid }

    nonisolated public init(style: FeedbackStyle) {
        super.init()
    }

    open func impactOccurred() { Self.reportNoEffect("UIImpactFeedbackGenerator") }

    /// - Parameter intensity: from 0 to 1.
    open func impactOccurred(intensity: CGFloat) { impactOccurred() }
}

/// A signal that something went well or not.
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
    public enum FeedbackType: Int, Sendable { case success, warning, error }

    open func notificationOccurred(_ notificationType: FeedbackType) {
        Self.reportNoEffect("UINotificationFeedbackGenerator")
    }
}
