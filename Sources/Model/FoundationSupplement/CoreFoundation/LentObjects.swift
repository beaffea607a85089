import Foundation

/// Keeps objects alive while code has a pointer to them: the end of that use is unknown, so the newest ones are
/// retained. Sendable: `lock` guards the objects.
final class LentObjects: @unchecked Sendable {
    static let shared = LentObjects()

    private static let limit = 256

    private let lock = NSLock()
    private var kept: [Any] = []
    private var next = 0

    func pointer(to value: Any) -> UnsafeRawPointer {
        let object = value as AnyObject
        keep(object)
        return UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque())
    }

    func keep(_ value: Any) {
        // Ending an activity may reenter, so it ends after the lock is released.
        let released = lock.withLock { () -> Any? in
            guard kept.count == Self.limit else {
                kept.append(value)
                return nil
            }
            defer { next = (next + 1) % Self.limit }
            let oldest = kept[next]
            kept[next] = value
            return oldest
        }
        withExtendedLifetime(released) {}
    }

    /// The object that code passes as a pointer.
    static func object(at pointer: UnsafeRawPointer?) -> AnyObject? {
        pointer.map { Unmanaged<AnyObject>.fromOpaque($0).takeUnretainedValue() }
    }
}
