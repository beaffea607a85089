import Synchronization

/// Limits the number of concurrent expensive operations; the longest waiting one is next.
///
/// All tests run concurrently, so the duration of each grows with their number, and the timeouts would have to grow
/// too. With a limited number of concurrent operations, they do not.
final class ConcurrencyLimit: Sendable {
    private struct State {
        var free: Int
        var waiting: [CheckedContinuation<Void, Never>] = []
    }

    private let state: Mutex<State>

    init(_ count: Int) { state = Mutex(State(free: count)) }

    /// Returns when it is the caller's turn; `giveBack` ends the turn.
    func take() async {
        await withCheckedContinuation { turn in
            let isFree = state.withLock { state in
                if state.free > 0 {
                    state.free -= 1
                    return true
                }
                state.waiting.append(turn)
                return false
            }
            if isFree { turn.resume() }
        }
    }

    func giveBack() {
        let next = state.withLock { state -> CheckedContinuation<Void, Never>? in
            if state.waiting.isEmpty {
                state.free += 1
                return nil
            }
            return state.waiting.removeFirst()
        }
        next?.resume()
    }
}
