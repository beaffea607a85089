import Dispatch
import Synchronization

/// Notifications by name between processes. Here they reach this process alone.
///
/// 1. A name holds a state and the number of its posts.
/// 2. A token belongs to a name, remembers how many posts it was asked about, and may have a handler on a queue.
/// 3. Tokens count up from 1; a canceled one is not given out again.
final class NotifyCenter: Sendable {
    /// A handler, which runs on its queue alone.
    struct Handler: @unchecked Sendable {
        let queue: DispatchQueue
        let run: (Int32) -> Void
    }

    private struct Registration {
        let name: String
        var seen: Int
        let handler: Handler?
        var isSuspended = false
        var missed = 0
    }

    private struct State {
        var posts: [String: Int] = [:]
        var values: [String: UInt64] = [:]
        var registrations: [Int32: Registration] = [:]
        var last: Int32 = 0
    }

    static let shared = NotifyCenter()
    private let state = Mutex(State())

    func register(_ name: String, handler: Handler?) -> Int32 {
        state.withLock { state in
            state.last += 1
            // The first check of a token without a handler reports an event.
            let seen = (state.posts[name] ?? 0) - (handler == nil ? 1 : 0)
            state.registrations[state.last] = Registration(name: name, seen: seen, handler: handler)
            return state.last
        }
    }

    func post(_ name: String) {
        let calls = state.withLock { state -> [(Int32, Handler)] in
            state.posts[name, default: 0] += 1
            var calls: [(Int32, Handler)] = []
            for (token, registration) in state.registrations where registration.name == name {
                if registration.isSuspended {
                    state.registrations[token]?.missed += 1
                } else if let handler = registration.handler {
                    calls.append((token, handler))
                }
            }
            return calls.sorted { $0.0 < $1.0 }
        }
        for (token, handler) in calls { handler.queue.async { handler.run(token) } }
    }

    func cancel(_ token: Int32) -> Bool {
        state.withLock { $0.registrations.removeValue(forKey: token) != nil }
    }

    func isKnown(_ token: Int32) -> Bool {
        state.withLock { $0.registrations[token] != nil }
    }

    /// Whether there were posts since the last time; none for a token that is not known.
    func check(_ token: Int32) -> Bool? {
        state.withLock { state in
            guard let registration = state.registrations[token] else { return nil }
            let posts = state.posts[registration.name] ?? 0
            state.registrations[token]?.seen = posts
            return posts != registration.seen
        }
    }

    func value(_ token: Int32) -> UInt64? {
        state.withLock { state in state.registrations[token].map { state.values[$0.name] ?? 0 } }
    }

    func setValue(_ value: UInt64, _ token: Int32) -> Bool {
        state.withLock { state in
            guard let name = state.registrations[token]?.name else { return false }
            state.values[name] = value
            return true
        }
    }

    func suspend(_ token: Int32) -> Bool {
        state.withLock { state in
            guard state.registrations[token] != nil else { return false }
            state.registrations[token]?.isSuspended = true
            return true
        }
    }

    func resume(_ token: Int32) -> Bool {
        let found = state.withLock { state -> (Handler?, Int)? in
            guard let registration = state.registrations[token] else { return nil }
            state.registrations[token]?.isSuspended = false
            state.registrations[token]?.missed = 0
            return (registration.handler, registration.missed)
        }
        guard let found else { return false }
        if let handler = found.0, found.1 > 0 { handler.queue.async { handler.run(token) } }
        return true
    }
}
