import Foundation

/// The values of objects, next to the objects.
///
/// 1. An object's values are stored under its address, with a weak reference to the object.
/// 2. When that reference is gone, another object has its address, and the values are not the new object's.
/// 3. Each time as many objects are known as twice those that were left by the last round, those that are gone are
///    forgotten.
///
/// Sendable: `lock` guards the entries.
final class AssociatedObjects: @unchecked Sendable {
    static let shared = AssociatedObjects()

    private enum Held {
        case strong(Any)
        case weak(WeakReference)
    }

    private final class WeakReference {
        weak var object: AnyObject?

        init(_ object: AnyObject) {
            self.object = object
        }
    }

    private struct Entry {
        weak var owner: AnyObject?
        var values: [UnsafeRawPointer: Held] = [:]
    }

    private let lock = NSRecursiveLock()
    private var entries: [ObjectIdentifier: Entry] = [:]
    private var nextRound = 64

    func set(_ value: Any?, on object: AnyObject, key: UnsafeRawPointer, policy: objc_AssociationPolicy) {
        var released: [Entry] = []
        lock.withLock {
            let identifier = ObjectIdentifier(object)
            var entry = entries[identifier] ?? Entry(owner: object)
            released.append(entry)
            if entry.owner == nil { entry = Entry(owner: object) }
            entry.values[key] = value.map { held($0, policy) }
            entries[identifier] = entry.values.isEmpty ? nil : entry
            if entries.count >= nextRound {
                let gone = entries.filter { $1.owner == nil }
                for identifier in gone.keys { entries[identifier] = nil }
                released += gone.values
                nextRound = max(entries.count * 2, 64)
            }
        }
        // Deinitializers of values may reenter, so values are released after the lock.
        released = []
    }

    func value(on object: AnyObject, key: UnsafeRawPointer) -> Any? {
        lock.withLock {
            guard let entry = entries[ObjectIdentifier(object)], entry.owner != nil else { return nil }
            return switch entry.values[key] {
            case .strong(let value): value
            case .weak(let reference): reference.object
            case nil: nil
            }
        }
    }

    func removeAll(from object: AnyObject) {
        // The entry ends after the lock is free.
        _ = lock.withLock { entries.removeValue(forKey: ObjectIdentifier(object)) }
    }

    private func held(_ value: Any, _ policy: objc_AssociationPolicy) -> Held {
        switch policy {
        case .OBJC_ASSOCIATION_ASSIGN: .weak(WeakReference(value as AnyObject))
        case .OBJC_ASSOCIATION_COPY, .OBJC_ASSOCIATION_COPY_NONATOMIC:
            .strong((value as? any NSCopying)?.copy(with: nil) ?? value)
        case .OBJC_ASSOCIATION_RETAIN, .OBJC_ASSOCIATION_RETAIN_NONATOMIC: .strong(value)
        }
    }
}
