import Foundation
import Observation
import SwiftUI

/// Tips of which one is shown at a time.
@MainActor
public final class TipGroup: Observable {
    public struct Priority: Hashable, Sendable {
        private let name: String

        public static let ordered = Priority(name: "ordered")
        public static let firstAvailable = Priority(name: "firstAvailable")
    }

    private let tips: [any Tip]

    public init(_ priority: Priority = .firstAvailable, @TipsBuilder _ tips: () -> [any Tip]) {
        self.tips = tips()
    }

    /// Empty, because a widget shows no tips.
    public var currentTip: (any Tip)? { tips.first { $0.shouldDisplay } }

    public var currentTipUpdates: AsyncStream<(any Tip)?> {
        AsyncStream { continuation in
            continuation.yield(nil)
            continuation.finish()
        }
    }
}
