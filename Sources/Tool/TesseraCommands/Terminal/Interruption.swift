import Glibc
import RenderModel
import Subprocesses
import Synchronization

/// Ctrl-C and requests to terminate, handled without losing finished work.
///
/// The first signal asks the run to stop, abandons the pictures in progress, and terminates compilers with all their
/// child processes; a second one ends the process at once. As long as no work could be lost, the first one does so, too.
/// Signals in quick succession count as one: `timeout` signals both the process and its group.
///
/// Not every step of a command checks for the request: decoders of files, for example, do not. So the process also ends
/// when it uses much more processor time, or waits for long, after the first signal.
package enum Interruption {
    private static let requested = Atomic<Bool>(false)
    private static let isNothingLost = Atomic<Bool>(false)
    /// The time of the first signal, in nanoseconds of the machine's uptime.
    private static let firstTime = Atomic<UInt64>(0)
    /// The time within which signals count as one, in nanoseconds.
    private static let togetherLimit: UInt64 = 500_000_000

    /// What an interrupted command may still take, to finish what it has started: seconds of its processor time, which
    /// do not depend on the load of the machine, and seconds.
    private static let processorLimit = 10
    private static let waitLimit: UInt32 = 60

    /// Abandons the pictures in progress.
    package static let drawing = DrawingInterruption()

    package static var isRequested: Bool { requested.load(ordering: .relaxed) }

    /// Runs a step that takes time and leaves nothing behind: meanwhile an interruption ends the process at once.
    static func endingAtOnce<Result, Failure>(_ body: () throws(Failure) -> Result) throws(Failure) -> Result {
        isNothingLost.store(true, ordering: .sequentiallyConsistent)
        defer { isNothingLost.store(false, ordering: .sequentiallyConsistent) }
        // An earlier signal counts as well.
        if isRequested { _exit(128 + SIGINT) }
        let result = Swift.Result { () throws(Failure) in try body() }
        // Child processes had to be terminated first.
        if isRequested { _exit(128 + SIGINT) }
        return try result.get()
    }

    /// Records a signal, called by its handler. Returns whether an earlier one preceded it that does not count as the
    /// same.
    private static func isSecond() -> Bool {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        let now = UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
        // The time is stored before the flag: another thread may handle another signal.
        let (isFirst, first) = firstTime.compareExchange(expected: 0, desired: now, ordering: .sequentiallyConsistent)
        requested.store(true, ordering: .sequentiallyConsistent)
        return !isFirst && now > first + togetherLimit
    }

    /// Starts the limits of an interrupted command, called by the handler of its signal.
    private static func limitRest() {
        var timer = itimerval()
        timer.it_value.tv_sec = processorLimit
        setitimer(__itimer_which_t(ITIMER_PROF.rawValue), &timer, nil)
        alarm(waitLimit)
    }

    package static func listen() {
        // A constant that is created on first use must not be created by the handler.
        _ = drawing
        // The parent process may have blocked these signals.
        var awaited = sigset_t()
        sigemptyset(&awaited)
        for number in [SIGINT, SIGTERM, SIGPROF, SIGALRM] { sigaddset(&awaited, number) }
        sigprocmask(SIG_UNBLOCK, &awaited, nil)
        for number in [SIGINT, SIGTERM] {
            var action = sigaction()
            // Only async-signal-safe operations: atomic values, a clock, timers, `_exit`.
            action.__sigaction_handler.sa_handler = { number in
                let isSecond = Interruption.isSecond()
                Interruption.drawing.request()
                ProcessCancellation.request()
                Interruption.limitRest()
                let endsAtOnce = Interruption.isNothingLost.load(ordering: .relaxed) && ProcessCancellation.isIdle
                if isSecond || endsAtOnce { _exit(128 + number) }
            }
            sigaction(number, &action, nil)
        }
        for number in [SIGPROF, SIGALRM] {
            signal(number) { _ in
                let text: StaticString = "error: Interrupted: the command did not finish its last step in time.\n"
                _ = write(STDERR_FILENO, text.utf8Start, text.utf8CodeUnitCount)
                _exit(128 + SIGINT)
            }
        }
        // A closed pipe is an error of the write and must not end the process.
        signal(SIGPIPE, SIG_IGN)
        // So is a file that reaches the limit of its size (`ulimit -f`). The handler does nothing. Ignoring the signal
        // would not do: child processes inherit that, and would survive exceeding their own limit.
        signal(SIGXFSZ) { _ in }
    }
}
