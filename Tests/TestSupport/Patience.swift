import Foundation

extension Double {
    /// Seconds that nothing takes unless it is broken, however slow or busy the machine is: for limits and waits that
    /// are not meant to be reached.
    package static let ample = 1_200.0

    /// Limits for tests in which one thing never comes while others must come within the same limit: each is tried
    /// until the others do.
    package static let growingLimits = [1, 6, 40, longestLimit]

    package static let longestLimit = 240.0
}

/// Asks again and again until a condition holds, and lets other tasks run meanwhile; false when it does not for longer
/// than any machine takes.
package func eventually(
    isolation: isolated (any Actor)? = #isolation, _ condition: () async throws -> Bool
) async throws -> Bool {
    let end = ContinuousClock.now + .seconds(Double.ample)
    while try await !condition() {
        guard ContinuousClock.now < end else { return false }
        try await Task.sleep(for: .milliseconds(10))
    }
    return true
}

/// The same in a test without tasks; its thread waits.
package func eventuallyOnThisThread(_ condition: () throws -> Bool) rethrows -> Bool {
    let end = ContinuousClock.now + .seconds(Double.ample)
    while try !condition() {
        guard ContinuousClock.now < end else { return false }
        usleep(10_000)
    }
    return true
}
