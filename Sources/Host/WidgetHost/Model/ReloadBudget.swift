import Foundation

/// How many reloads a widget had in the last 24 hours.
package struct ReloadBudget: Hashable, Sendable, Codable {
    /// Seconds over which reloads are counted.
    package static let window: TimeInterval = 24 * 3_600

    /// Dates of the metered reloads within the window, oldest first.
    package var spent: [Date]
    /// Metered reloads since the widget was placed.
    package var total: Int
    /// Free reloads since the widget was placed.
    package var free: Int
    /// Reloads that had to wait since the widget was placed.
    package var deferred: Int

    package init(spent: [Date] = [], total: Int = 0, free: Int = 0, deferred: Int = 0) {
        self.spent = spent
        self.total = total
        self.free = free
        self.deferred = deferred
    }
}
