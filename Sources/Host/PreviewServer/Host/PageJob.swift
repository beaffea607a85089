import RenderModel
import Synchronization
import WidgetHost

/// The end of a drawing for a page.
enum PageOutcome<Value: Sendable>: Sendable {
    case drawn(Value)
    case late(PageLateness)
    /// The host stops, or the task that waits for it is canceled.
    case stopped
}

/// A drawing on a thread, and the task that waits for it.
///
/// 1. The first outcome is the only one. The task resumes with it at once, also when the thread is in the middle of a
///    step and notices the interruption later.
/// 2. Every outcome ends the drawing: it interrupts a thread that still draws.
/// 3. No clock tells the time in all, which is the sum of the pauses of `watch`.
final class PageJob<Value: Sendable>: Sendable {
    private enum Stage {
        case created
        case waiting(CheckedContinuation<PageOutcome<Value>, Never>)
        case ended(PageOutcome<Value>)
    }

    /// After this the processor time is read again, although it cannot have reached its limit before.
    private let shortestPause = Duration.milliseconds(50)
    let interruption = DrawingInterruption()
    let time = ProcessorTime()
    private let stage = Mutex(Stage.created)

    func wait(_ continuation: CheckedContinuation<PageOutcome<Value>, Never>) {
        let outcome = stage.withLock { stage -> PageOutcome<Value>? in
            if case .ended(let outcome) = stage { return outcome }
            stage = .waiting(continuation)
            return nil
        }
        if let outcome { continuation.resume(returning: outcome) }
    }

    /// Ends the drawing when it exceeds a limit. Returns then, or when the task is canceled.
    ///
    /// 1. Processor time does not pass faster than time: nothing can happen before what is left of it has passed.
    /// 2. On a machine with other work less processor time has been used by then, so it is read again.
    ///
    /// - Parameter used: The processor time so far.
    func watch(_ limit: PageTimeLimit, _ used: (ProcessorTime) -> Duration) async {
        var passed = Duration.zero
        while true {
            let rest = limit.processor - used(time)
            if rest <= .zero { return end(.late(.processor(limit.processor))) }
            if passed >= limit.total { return end(.late(.total(limit.total))) }
            let pause = min(max(rest, shortestPause), limit.total - passed)
            guard (try? await CancelableSleep.run(for: pause)) != nil else { return }
            passed += pause
        }
    }

    func end(_ outcome: PageOutcome<Value>) {
        interruption.request()
        let continuation = stage.withLock { stage -> CheckedContinuation<PageOutcome<Value>, Never>? in
            switch stage {
            case .created:
                stage = .ended(outcome)
                return nil
            case .waiting(let continuation):
                stage = .ended(outcome)
                return continuation
            case .ended: return nil
            }
        }
        continuation?.resume(returning: outcome)
    }
}
