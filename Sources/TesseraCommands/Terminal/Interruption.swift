import Glibc
import Synchronization

/// Ctrl-C and a request to end, noticed without losing what is done.
///
/// The first one asks the run to stop after the files in hand; a second one ends the process at once.
package enum Interruption {
    private static let requested = Atomic<Bool>(false)

    package static var isRequested: Bool { requested.load(ordering: .relaxed) }

    package static func listen() {
        // Who started this process may have held these signals back.
        var awaited = sigset_t()
        sigemptyset(&awaited)
        for number in [SIGINT, SIGTERM] { sigaddset(&awaited, number) }
        sigprocmask(SIG_UNBLOCK, &awaited, nil)
        for number in [SIGINT, SIGTERM] {
            var action = sigaction()
            // Only what is safe inside of a signal handler: one atomic exchange, or the end.
            action.__sigaction_handler.sa_handler = { number in
                if Interruption.requested.exchange(true, ordering: .relaxed) { _exit(128 + number) }
            }
            sigaction(number, &action, nil)
        }
        // A closed pipe is an error of the write, not the end of the process.
        signal(SIGPIPE, SIG_IGN)
    }
}
