import Foundation

public let OBJC_SYNC_SUCCESS = 0
public let OBJC_SYNC_NOT_OWNING_THREAD_ERROR = -1

/// Locks an object until `objc_sync_exit`; one thread may lock it several times.
@discardableResult
public func objc_sync_enter(_ obj: Any) -> Int32 {
    ObjectLocks.shared.enter(ObjectIdentifier(obj as AnyObject))
    return Int32(OBJC_SYNC_SUCCESS)
}

@discardableResult
public func objc_sync_exit(_ obj: Any) -> Int32 {
    let isOwner = ObjectLocks.shared.exit(ObjectIdentifier(obj as AnyObject))
    return Int32(isOwner ? OBJC_SYNC_SUCCESS : OBJC_SYNC_NOT_OWNING_THREAD_ERROR)
}

/// The locks of objects that are locked or waited for. `condition` guards them.
private final class ObjectLocks: @unchecked Sendable {
    static let shared = ObjectLocks()

    private final class Entry {
        var owner: pthread_t?
        var depth = 0
        var users = 0
    }

    private let condition = NSCondition()
    private var entries: [ObjectIdentifier: Entry] = [:]

    func enter(_ object: ObjectIdentifier) {
        condition.withLock {
            let entry = entries[object] ?? Entry()
            entries[object] = entry
            entry.users += 1
            while let owner = entry.owner, pthread_equal(owner, pthread_self()) == 0 { condition.wait() }
            entry.owner = pthread_self()
            entry.depth += 1
        }
    }

    func exit(_ object: ObjectIdentifier) -> Bool {
        condition.withLock {
            guard let entry = entries[object], let owner = entry.owner, pthread_equal(owner, pthread_self()) != 0
            else { return false }
            entry.depth -= 1
            entry.users -= 1
            if entry.depth == 0 { entry.owner = nil }
            if entry.users == 0 { entries[object] = nil }
            condition.broadcast()
            return true
        }
    }
}
