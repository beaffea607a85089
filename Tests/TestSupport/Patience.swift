import Foundation

extension Double {
    /// A timeout in seconds that is only reached if something is broken, even on a busy machine. Four of them in
    /// sequence stay below half an hour.
    package static let ample = 400.0

    /// Time limits for tests in which one event never occurs while others must occur within the same limit: each is
    /// tried until the others do.
    package static let growingLimits = [1, 6, 40, longestLimit]

    package static let longestLimit = 240.0

    /// The timeout in seconds for a condition, which is shorter than the time limits of what a test starts.
    package static let longestWait = 120.0
}

/// A condition that did not occur.
package struct Unreached: Error, Hashable, CustomStringConvertible {
    /// The description of the condition, such as “the process ends”.
    package var what: String
    package var seconds: Double

    package var description: String { "This does not happen within \(seconds) s: \(what)." }
}

/// Polls until a condition is true, and lets other tasks run meanwhile.
///
/// - Parameters:
///   - what: The description of the condition.
///   - seconds: The time limit in seconds.
/// - Throws: `Unreached` if the condition is not true in time.
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

/// The same for a synchronous test; it blocks its thread.
package func eventuallyOnThisThread(
    _ what: String, within seconds: Double = .longestWait, _ condition: () throws -> Bool
) throws {
    let end = ContinuousClock.now + .seconds(seconds)
    while try !condition() {
        guard ContinuousClock.now < end else { throw Unreached(what: what, seconds: seconds) }
        usleep(10_000)
    }
}
