import Foundation

public struct CFNotificationName: RawRepresentable, Hashable, Sendable {
    public let rawValue: CFString

    public init(rawValue: CFString) {
        self.rawValue = rawValue
    }

    public init(_ rawValue: CFString) {
        self.rawValue = rawValue
    }
}

public typealias CFNotificationCallback = (
    CFNotificationCenter?, UnsafeMutableRawPointer?, CFNotificationName?, UnsafeRawPointer?, CFDictionary?
) -> Void

public enum CFNotificationSuspensionBehavior: CFIndex, Sendable {
    case drop = 1
    case coalesce, hold, deliverImmediately
}

/// Delivers notifications of this process. Those of other processes do not arrive.
public final class CFNotificationCenter: _CFObject, @unchecked Sendable {
    // Sendable: `lock` guards the observers.

    private struct Observer {
        var pointer: UnsafeRawPointer?
        var name: CFNotificationName?
        var callback: CFNotificationCallback
    }

    fileprivate static let darwin = CFNotificationCenter()
    fileprivate static let local = CFNotificationCenter()

    private let lock = NSLock()
    private var observers: [Observer] = []

    fileprivate func add(_ pointer: UnsafeRawPointer?, _ name: CFString?, _ callback: @escaping CFNotificationCallback)
    {
        lock.withLock {
            observers.append(Observer(pointer: pointer, name: name.map { .init($0) }, callback: callback))
        }
    }

    fileprivate func remove(_ pointer: UnsafeRawPointer?, _ name: CFNotificationName?) {
        lock.withLock { observers.removeAll { $0.pointer == pointer && (name == nil || $0.name == name) } }
    }

    fileprivate func post(_ name: CFNotificationName?, _ object: UnsafeRawPointer?, _ userInfo: CFDictionary?) {
        let hearing = lock.withLock { observers.filter { $0.name == nil || $0.name == name } }
        for observer in hearing {
            observer.callback(self, UnsafeMutableRawPointer(mutating: observer.pointer), name, object, userInfo)
        }
    }
}

@discardableResult
public func CFNotificationCenterGetDarwinNotifyCenter() -> CFNotificationCenter! { .darwin }
public func CFNotificationCenterGetLocalCenter() -> CFNotificationCenter! { .local }

public func CFNotificationCenterAddObserver(
    _ center: CFNotificationCenter!, _ observer: UnsafeRawPointer!, _ callBack: CFNotificationCallback!,
    _ name: CFString!, _ object: UnsafeRawPointer!, _ suspensionBehavior: CFNotificationSuspensionBehavior
) {
    guard let callBack else { return }
    center.add(observer, name, callBack)
}

public func CFNotificationCenterRemoveObserver(
    _ center: CFNotificationCenter!, _ observer: UnsafeRawPointer!, _ name: CFNotificationName!,
    _ object: UnsafeRawPointer!
) {
    center.remove(observer, name)
}

public func CFNotificationCenterRemoveEveryObserver(
    _ center: CFNotificationCenter!, _ observer: UnsafeRawPointer!
) {
    center.remove(observer, nil)
}

public func CFNotificationCenterPostNotification(
    _ center: CFNotificationCenter!, _ name: CFNotificationName!, _ object: UnsafeRawPointer!,
    _ userInfo: CFDictionary!, _ deliverImmediately: Bool
) {
    center.post(name, object, userInfo)
}

public func CFNotificationCenterPostNotificationWithOptions(
    _ center: CFNotificationCenter!, _ name: CFNotificationName!, _ object: UnsafeRawPointer!,
    _ userInfo: CFDictionary!, _ options: CFOptionFlags
) {
    center.post(name, object, userInfo)
}
