import Dispatch

/// Runs `body` on the main queue after the call, as answers come on a phone.
package func onMainQueueLater(_ body: @escaping () -> Void) {
    // Handlers and delegates are given to be called on the main queue; whoever gives them touches them nowhere else.
    nonisolated(unsafe) let body = body
    DispatchQueue.main.async { body() }
}
