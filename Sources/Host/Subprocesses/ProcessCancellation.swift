import Synchronization

/// A request to cancel programs that run to completion: compilers, package managers, converters.
///
/// It comes from a signal handler, so it is only a flag, which the waiting callers check. After the request no further
/// program is started.
package enum ProcessCancellation {
    private static let requested = Atomic<Bool>(false)
    private static let running = Atomic<Int>(0)

    package static func request() { requested.store(true, ordering: .sequentiallyConsistent) }

    package static var isRequested: Bool { requested.load(ordering: .sequentiallyConsistent) }

    /// Whether no program is running that must be terminated.
    package static var isIdle: Bool { running.load(ordering: .sequentiallyConsistent) == 0 }

    static func counting<Result, Failure>(_ body: () throws(Failure) -> Result) throws(Failure) -> Result {
        running.add(1, ordering: .sequentiallyConsistent)
        defer { running.subtract(1, ordering: .sequentiallyConsistent) }
        return try body()
    }
}
