import Dispatch

public let NOTIFY_STATUS_OK: Int32 = 0
public let NOTIFY_STATUS_INVALID_NAME: Int32 = 1
public let NOTIFY_STATUS_INVALID_TOKEN: Int32 = 2
public let NOTIFY_STATUS_INVALID_PORT: Int32 = 3
public let NOTIFY_STATUS_INVALID_FILE: Int32 = 4
public let NOTIFY_STATUS_INVALID_SIGNAL: Int32 = 5
public let NOTIFY_STATUS_INVALID_REQUEST: Int32 = 6
public let NOTIFY_STATUS_NOT_AUTHORIZED: Int32 = 7
public let NOTIFY_STATUS_OPT_DISABLE: Int32 = 8
public let NOTIFY_STATUS_SERVER_NOT_FOUND: Int32 = 9
public let NOTIFY_STATUS_NULL_INPUT: Int32 = 10
public let NOTIFY_STATUS_FAILED: Int32 = 1_000_000

public let NOTIFY_REUSE: Int32 = 1
public let NOTIFY_TOKEN_INVALID: Int32 = -1

public typealias notify_handler_t = (Int32) -> Void

private func status(_ isDone: Bool) -> UInt32 {
    UInt32(isDone ? NOTIFY_STATUS_OK : NOTIFY_STATUS_INVALID_TOKEN)
}

private func text(_ name: UnsafePointer<CChar>?) -> String? { name.map { String(cString: $0) } }

@discardableResult
public func notify_post(_ name: UnsafePointer<CChar>!) -> UInt32 {
    guard let name = text(name) else { return UInt32(NOTIFY_STATUS_NULL_INPUT) }
    NotifyCenter.shared.post(name)
    return UInt32(NOTIFY_STATUS_OK)
}

@discardableResult
public func notify_register_dispatch(
    _ name: UnsafePointer<CChar>!, _ out_token: UnsafeMutablePointer<Int32>!, _ queue: DispatchQueue!,
    _ handler: notify_handler_t!
) -> UInt32 {
    guard let name = text(name), let out_token, let queue, let handler else {
        return UInt32(NOTIFY_STATUS_NULL_INPUT)
    }
    out_token.pointee = NotifyCenter.shared.register(name, handler: .init(queue: queue, run: handler))
    return UInt32(NOTIFY_STATUS_OK)
}

@discardableResult
public func notify_register_check(
    _ name: UnsafePointer<CChar>!, _ out_token: UnsafeMutablePointer<Int32>!
) -> UInt32 {
    guard let name = text(name), let out_token else { return UInt32(NOTIFY_STATUS_NULL_INPUT) }
    out_token.pointee = NotifyCenter.shared.register(name, handler: nil)
    return UInt32(NOTIFY_STATUS_OK)
}

/// Has no effect: no signal is sent.
@discardableResult
public func notify_register_signal(
    _ name: UnsafePointer<CChar>!, _ sig: Int32, _ out_token: UnsafeMutablePointer<Int32>!
) -> UInt32 {
    notify_register_check(name, out_token)
}

@discardableResult
public func notify_check(_ token: Int32, _ check: UnsafeMutablePointer<Int32>!) -> UInt32 {
    guard let hasNews = NotifyCenter.shared.check(token) else { return status(false) }
    check?.pointee = hasNews ? 1 : 0
    return status(true)
}

@discardableResult
public func notify_cancel(_ token: Int32) -> UInt32 { status(NotifyCenter.shared.cancel(token)) }

@discardableResult
public func notify_suspend(_ token: Int32) -> UInt32 { status(NotifyCenter.shared.suspend(token)) }

@discardableResult
public func notify_resume(_ token: Int32) -> UInt32 { status(NotifyCenter.shared.resume(token)) }

@discardableResult
public func notify_set_state(_ token: Int32, _ state64: UInt64) -> UInt32 {
    status(NotifyCenter.shared.setValue(state64, token))
}

@discardableResult
public func notify_get_state(_ token: Int32, _ state64: UnsafeMutablePointer<UInt64>!) -> UInt32 {
    guard let value = NotifyCenter.shared.value(token) else { return status(false) }
    state64?.pointee = value
    return status(true)
}

public func notify_is_valid_token(_ val: Int32) -> Bool { NotifyCenter.shared.isKnown(val) }
