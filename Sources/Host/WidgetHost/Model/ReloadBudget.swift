import Foundation

/// The reloads of a widget in the last 24 hours.
package struct ReloadBudget: Hashable, Sendable, Codable {
    /// The period over which reloads are counted, in seconds.
    package static let window: TimeInterval = 24 * 3_600

    /// Dates of the metered reloads within the window, oldest first.
    package var spent: [Date]
    /// Metered reloads since the widget was placed.
    package var total: Int
    /// Free reloads since the widget was placed.
    package var free: Int
    /// Deferred reloads since the widget was placed.
    package var deferred: Int

    package init(spent: [Date] = [], total: Int = 0, free: Int = 0, deferred: Int = 0) {
        self.spent = spent
        self.total = total
        self.free = free
        self.deferred = deferred
    }
}
