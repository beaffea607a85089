import Glibc
import Subprocesses
import Synchronization

/// Ctrl-C and a request to end, noticed without losing what is done.
///
/// The first one asks the run to stop after the files in hand, and ends compilers with all that they started; a second
/// one ends the process at once. Where nothing is done yet that could be lost, so does the first. Signals that come
/// together are one: `timeout` sends its own to the process and to its group.
package enum Interruption {
    private static let requested = Atomic<Bool>(false)
    private static let isNothingLost = Atomic<Bool>(false)
    /// When the first one came, in nanoseconds of the machine's uptime.
    private static let firstTime = Atomic<UInt64>(0)
    /// Nanoseconds.
    private static let togetherLimit: UInt64 = 500_000_000

    package static var isRequested: Bool { requested.load(ordering: .relaxed) }

    /// Does what takes time and leaves nothing behind: an interruption ends the process at once meanwhile.
    static func endingAtOnce<Result, Failure>(_ body: () throws(Failure) -> Result) throws(Failure) -> Result {
        isNothingLost.store(true, ordering: .sequentiallyConsistent)
        defer { isNothingLost.store(false, ordering: .sequentiallyConsistent) }
        // One that came before is as good.
        if isRequested { _exit(128 + SIGINT) }
        let result = Swift.Result { () throws(Failure) in try body() }
        // What was running had to be ended first.
        if isRequested { _exit(128 + SIGINT) }
        return try result.get()
    }

    /// Notes a signal, called by its handler: whether one came before, and not together with this one.
    private static func isSecond() -> Bool {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        let now = UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
        // The time comes before the flag: another signal may be handled on another thread.
        let (isFirst, first) = firstTime.compareExchange(expected: 0, desired: now, ordering: .sequentiallyConsistent)
        requested.store(true, ordering: .sequentiallyConsistent)
        return !isFirst && now > first + togetherLimit
    }

    package static func listen() {
        // Who started this process may have held these signals back.
        var awaited = sigset_t()
        sigemptyset(&awaited)
        for number in [SIGINT, SIGTERM] { sigaddset(&awaited, number) }
        sigprocmask(SIG_UNBLOCK, &awaited, nil)
        for number in [SIGINT, SIGTERM] {
            var action = sigaction()
            // Only what is safe inside of a signal handler: atomic values, a clock, or the end.
            action.__sigaction_handler.sa_handler = { number in
                let isSecond = Interruption.isSecond()
                ProcessCancellation.request()
                let endsAtOnce = Interruption.isNothingLost.load(ordering: .relaxed) && ProcessCancellation.isIdle
                if isSecond || endsAtOnce { _exit(128 + number) }
            }
            sigaction(number, &action, nil)
        }
        // A closed pipe is an error of the write, not the end of the process.
        signal(SIGPIPE, SIG_IGN)
    }
}
