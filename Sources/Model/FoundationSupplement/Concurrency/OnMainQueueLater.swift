import Dispatch

/// Runs `body` on the main queue after the call, as responses arrive on a device.
package func onMainQueueLater(_ body: @escaping () -> Void) {
    // Handlers and delegates are called on the main queue only; their owners do not touch them anywhere else.
    nonisolated(unsafe) let body = body
    DispatchQueue.main.async { body() }
}
