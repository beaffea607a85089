import Dispatch

/// An option set, which is one integer.
extension DispatchWorkItemFlags: @retroactive @unchecked Sendable {}

extension DispatchQueue {
    /// As `async`, for work that is not declared to be safe on another thread.
    public func asyncUnsafe(
        group: DispatchGroup? = nil, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
        execute work: @escaping @convention(block) () -> Void
    ) {
        let work = UncheckedWork(run: work)
        async(group: group, qos: qos, flags: flags) { work.run() }
    }

    public func asyncAfterUnsafe(
        deadline: DispatchTime, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
        execute work: @escaping @convention(block) () -> Void
    ) {
        let work = UncheckedWork(run: work)
        asyncAfter(deadline: deadline, qos: qos, flags: flags) { work.run() }
    }

    public func asyncAfterUnsafe(
        wallDeadline: DispatchWallTime, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
        execute work: @escaping @convention(block) () -> Void
    ) {
        let work = UncheckedWork(run: work)
        asyncAfter(wallDeadline: wallDeadline, qos: qos, flags: flags) { work.run() }
    }
}

/// Work on its way to a queue. Whoever calls a function whose name ends in `Unsafe` vouches for it, as its closure is
/// not checked by the compiler.
private struct UncheckedWork: @unchecked Sendable {
    var run: () -> Void
}
