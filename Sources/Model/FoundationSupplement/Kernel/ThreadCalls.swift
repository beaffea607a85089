import Foundation

/// Whether the calling thread is the process's first one.
@discardableResult
public func pthread_main_np() -> Int32 { Thread.isMainThread ? 1 : 0 }

/// Names the calling thread; on Linux, the function with this name also takes the thread.
@discardableResult
public func pthread_setname_np(_ name: UnsafePointer<CChar>!) -> Int32 {
    guard let name else { return EINVAL }
    return setName(pthread_self(), name)
}

/// Glibc's module lacks this function, whose header guards it.
@_silgen_name("pthread_setname_np")
private func setName(_ thread: pthread_t, _ name: UnsafePointer<CChar>) -> Int32

@discardableResult
public func pthread_threadid_np(_ thread: pthread_t?, _ thread_id: UnsafeMutablePointer<UInt64>?) -> Int32 {
    guard let thread_id else { return EINVAL }
    thread_id.pointee = UInt64(truncatingIfNeeded: UInt(thread ?? pthread_self()))
    return 0
}

public func pthread_mach_thread_np(_ thread: pthread_t) -> mach_port_t {
    mach_port_t(truncatingIfNeeded: UInt(thread))
}

/// The priority of a thread's work.
public struct qos_class_t: RawRepresentable, Hashable, Sendable {
    public var rawValue: UInt32

    public init(_ rawValue: UInt32) {
        self.rawValue = rawValue
    }

    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }
}

public let QOS_CLASS_USER_INTERACTIVE = qos_class_t(0x21)
public let QOS_CLASS_USER_INITIATED = qos_class_t(0x19)
public let QOS_CLASS_DEFAULT = qos_class_t(0x15)
public let QOS_CLASS_UTILITY = qos_class_t(0x11)
public let QOS_CLASS_BACKGROUND = qos_class_t(0x09)
public let QOS_CLASS_UNSPECIFIED = qos_class_t(0x00)

public func qos_class_self() -> qos_class_t { QOS_CLASS_DEFAULT }
public func qos_class_main() -> qos_class_t { QOS_CLASS_USER_INTERACTIVE }

/// Has no effect: all threads have the same priority here.
@discardableResult
public func pthread_set_qos_class_self_np(_ __qos_class: qos_class_t, _ __relative_priority: Int32) -> Int32 { 0 }
