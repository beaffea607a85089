import Dispatch
import Synchronization

/// Waits synchronously for asynchronous work.
enum Waiting {
    private final class Box<Value: Sendable, Failure: Error>: Sendable {
        let result = Mutex<Result<Value, Failure>?>(nil)
    }

    /// Blocks the calling thread until the work is done. Only for the command line's own thread.
    static func result<Value: Sendable, Failure: Error>(
        of work: @escaping @Sendable () async throws(Failure) -> Value
    ) -> Result<Value, Failure> {
        let box = Box<Value, Failure>()
        let done = DispatchSemaphore(value: 0)
        Task {
            do throws(Failure) {
                let value = try await work()
                box.result.withLock { $0 = .success(value) }
            } catch {
                box.result.withLock { $0 = .failure(error) }
            }
            done.signal()
        }
        while true {
            done.wait()
            if let result = box.result.withLock({ $0 }) { return result }
        }
    }
}
