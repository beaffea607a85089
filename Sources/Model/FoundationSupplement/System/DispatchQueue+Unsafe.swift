import Dispatch

/// Sendable: an option set of constant bits.
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

/// Sendable: work that its author starts on another thread, as Apple's compiler allows in older language modes.
private struct UncheckedWork: @unchecked Sendable {
    var run: () -> Void
}
