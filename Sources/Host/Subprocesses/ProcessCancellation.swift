import Synchronization

/// A request to end the programs that are run to their end: compilers, package managers, converters.
///
/// It comes from a signal handler, so it is no more than a flag, which those who wait for a program look at. Once it
/// was made no further program is started.
package enum ProcessCancellation {
    private static let requested = Atomic<Bool>(false)
    private static let running = Atomic<Int>(0)

    package static func request() { requested.store(true, ordering: .sequentiallyConsistent) }

    package static var isRequested: Bool { requested.load(ordering: .sequentiallyConsistent) }

    /// Whether no program is running that somebody has to end.
    package static var isIdle: Bool { running.load(ordering: .sequentiallyConsistent) == 0 }

    static func counting<Result, Failure>(_ body: () throws(Failure) -> Result) throws(Failure) -> Result {
        running.add(1, ordering: .sequentiallyConsistent)
        defer { running.subtract(1, ordering: .sequentiallyConsistent) }
        return try body()
    }
}
