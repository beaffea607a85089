import Painter
import Synchronization

/// Hashes finished pictures two at a time, which takes little longer than one does.
///
/// 1. A picture that finds none waiting waits itself; its thread goes on with the next one.
/// 2. A picture that finds one waiting is hashed together with it, on its own thread.
/// 3. At the end the one that may be left is hashed alone.
final class DigestPairs: Sendable {
    private struct Waiting: Sendable {
        var bitmap: Bitmap
        var deliver: @Sendable (String) -> Void
    }

    private let waiting = Mutex<Waiting?>(nil)

    /// - Parameter deliver: called once with the hash, on whichever thread comes to it.
    func add(_ bitmap: Bitmap, deliver: @escaping @Sendable (String) -> Void) {
        let own = Waiting(bitmap: bitmap, deliver: deliver)
        let other = waiting.withLock { waiting -> Waiting? in
            if let other = waiting {
                waiting = nil
                return other
            }
            waiting = own
            return nil
        }
        guard let other else { return }
        let hashes = Bitmap.hashes(other.bitmap, bitmap)
        other.deliver(hashes.first)
        deliver(hashes.second)
    }

    /// No more pictures come.
    func finish() {
        let last = waiting.withLock { $0.take() }
        if let last { last.deliver(last.bitmap.hash) }
    }
}
