import Foundation

extension Double {
    /// Seconds that nothing takes unless it is broken, also on a machine that does several other things: for limits that
    /// are not meant to be reached. Four of them in a row stay below half an hour.
    package static let ample = 400.0

    /// Limits for tests in which one thing never comes while others must come within the same limit: each is tried
    /// until the others do.
    package static let growingLimits = [1, 6, 40, longestLimit]

    package static let longestLimit = 240.0

    /// Seconds for which a condition is waited for: what a test waits for itself takes less than what it may start.
    package static let longestWait = 120.0
}

/// What did not come.
package struct Unreached: Error, Hashable, CustomStringConvertible {
    /// The description of the condition, such as “the process ends”.
    package var what: String
    package var seconds: Double

    package var description: String { "This does not happen within \(seconds) s: \(what)." }
}

/// Asks again and again until a condition holds, and lets other tasks run meanwhile.
///
/// - Parameters:
///   - what: The description of the condition.
///   - seconds: The time limit in seconds.
/// - Throws: `Unreached` when the condition does not hold in time.
package func eventually(
    _ what: String, within seconds: Double = .longestWait, isolation: isolated (any Actor)? = #isolation,
    _ condition: () async throws -> Bool
) async throws {
    let end = ContinuousClock.now + .seconds(seconds)
    while try await !condition() {
        guard ContinuousClock.now < end else { throw Unreached(what: what, seconds: seconds) }
        try await Task.sleep(for: .milliseconds(10))
    }
}

/// The same in a test without tasks; its thread waits.
package func eventuallyOnThisThread(
    _ what: String, within seconds: Double = .longestWait, _ condition: () throws -> Bool
) throws {
    let end = ContinuousClock.now + .seconds(seconds)
    while try !condition() {
        guard ContinuousClock.now < end else { throw Unreached(what: what, seconds: seconds) }
        usleep(10_000)
    }
}
