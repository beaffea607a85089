import Foundation

/// Lets a device tap or buzz. Widgets have no such way to speak, so every call is accepted and nothing is felt.
@MainActor @preconcurrency
open class UIFeedbackGenerator: NSObject {
    nonisolated public override init() {
        super.init()
    }

    open func prepare() {}
}

/// A tick for a selection that changes.
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
    open func selectionChanged() {}
}

/// A tap for things that collide.
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
    public enum FeedbackStyle: Int, Sendable { case light, medium, heavy, soft, rigid }

    nonisolated public init(style: FeedbackStyle) {
        super.init()
    }

    open func impactOccurred() {}

    /// - Parameter intensity: from 0 to 1.
    open func impactOccurred(intensity: CGFloat) {}
}

/// A signal that something went well or not.
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
    public enum FeedbackType: Int, Sendable { case success, warning, error }

    open func notificationOccurred(_ notificationType: FeedbackType) {}
}
