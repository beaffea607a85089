import Foundation

extension HostSettings {
    /// The same settings with every number clamped to the host's valid range, because they are external input.
    var bounded: HostSettings {
        func seconds(_ value: TimeInterval, _ range: ClosedRange<TimeInterval>) -> TimeInterval {
            value.isFinite ? min(max(value, range.lowerBound), range.upperBound) : range.upperBound
        }
        func count(_ value: Int, _ range: ClosedRange<Int>) -> Int {
            min(max(value, range.lowerBound), range.upperBound)
        }
        let day: TimeInterval = 86_400
        var result = self
        result.reloadsPerDay = count(reloadsPerDay, 1...10_000)
        result.reloadSpacing = seconds(reloadSpacing, 0...day)
        result.entrySpacing = seconds(entrySpacing, 0...day)
        result.advisedEntrySpacing = seconds(advisedEntrySpacing, 0...day)
        result.entryLimit = count(entryLimit, 1...10_000)
        result.archiveLimit = count(archiveLimit, 1 << 10...1 << 30)
        result.memoryLimit = count(memoryLimit, 1 << 20...1 << 40)
        result.timelineTimeLimit = seconds(timelineTimeLimit, 0.1...600)
        result.snapshotTimeLimit = seconds(snapshotTimeLimit, 0.1...600)
        result.retryDelay = seconds(retryDelay, 1...day)
        result.retryLimit = seconds(retryLimit, 1...day)
        result.scrollHold = seconds(scrollHold, 0...7 * day)
        result.suggestionLife = seconds(suggestionLife, 1...365 * day)
        result.logLimit = count(logLimit, 100...1_000_000)
        return result
    }
}
