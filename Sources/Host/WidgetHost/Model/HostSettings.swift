import Foundation

/// The constants of the host. Each can be set; the defaults follow Apple's documents where they specify them.
package struct HostSettings: Hashable, Sendable, Codable {
    package enum Metering: String, Hashable, Sendable, Codable, CaseIterable {
        case on
        /// No limits, as with a debugger.
        case off
    }

    package var metering: Metering
    /// Reloads per widget in 24 hours. "Typically 40 to 70" (Apple, Keeping a widget up to date).
    package var reloadsPerDay: Int
    /// Seconds between two metered reloads; "at least about 5 minutes apart" (same document).
    package var reloadSpacing: TimeInterval
    /// Entries closer than this many seconds to the previous one are shown later, and all but the last of a cluster are
    /// skipped.
    package var entrySpacing: TimeInterval
    /// Entries closer than this many seconds are shown but noted: timelines should have entries at least about five
    /// minutes apart (same document).
    package var advisedEntrySpacing: TimeInterval
    /// Entries beyond this number are dropped, with a reason.
    package var entryLimit: Int
    /// Bytes of all drawn entries of one timeline: 10 MB (an Apple engineer in the developer forums, thread 768739).
    package var archiveLimit: Int
    /// The memory of an extension's process, in bytes, beyond which iOS terminates it: 30 MB (developers' crash
    /// reports).
    package var memoryLimit: Int
    /// Seconds for a timeline.
    package var timelineTimeLimit: TimeInterval
    /// Seconds for a gallery preview; then simulated data is shown.
    package var snapshotTimeLimit: TimeInterval
    /// Seconds until the first repetition of a failed reload; doubles up to `retryLimit`.
    package var retryDelay: TimeInterval
    package var retryLimit: TimeInterval
    /// Seconds that a stack stays where the user scrolled it.
    package var scrollHold: TimeInterval
    /// Seconds that a suggested widget stays in a stack.
    package var suggestionLife: TimeInterval
    /// The number of lines in the log.
    package var logLimit: Int

    package init(
        metering: Metering = .on, reloadsPerDay: Int = 60, reloadSpacing: TimeInterval = 300,
        entrySpacing: TimeInterval = 60, advisedEntrySpacing: TimeInterval = 300, entryLimit: Int = 500,
        archiveLimit: Int = 10 << 20, memoryLimit: Int = 30 << 20, timelineTimeLimit: TimeInterval = 10,
        snapshotTimeLimit: TimeInterval = 5,
        retryDelay: TimeInterval = 30, retryLimit: TimeInterval = 3_600, scrollHold: TimeInterval = 900,
        suggestionLife: TimeInterval = 24 * 3_600, logLimit: Int = 2_000
    ) {
        self.metering = metering
        self.reloadsPerDay = reloadsPerDay
        self.reloadSpacing = reloadSpacing
        self.entrySpacing = entrySpacing
        self.advisedEntrySpacing = advisedEntrySpacing
        self.entryLimit = entryLimit
        self.archiveLimit = archiveLimit
        self.memoryLimit = memoryLimit
        self.timelineTimeLimit = timelineTimeLimit
        self.snapshotTimeLimit = snapshotTimeLimit
        self.retryDelay = retryDelay
        self.retryLimit = retryLimit
        self.scrollHold = scrollHold
        self.suggestionLife = suggestionLife
        self.logLimit = logLimit
    }
}
