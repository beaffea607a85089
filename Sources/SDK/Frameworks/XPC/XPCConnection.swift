import Dispatch
import Foundation
import FoundationSupplement

// Sendable: the classes of this file have no mutable state outside of a lock.

// There are no other processes: a connection becomes invalid as soon as something is sent.

/// A connection without a peer; its creator uses it from one thread at a time, as XPC asks before it is activated.
private final class Connection: _XPCObject, @unchecked Sendable {
    var handler: xpc_handler_t?
}

public func xpc_connection_create(_ name: UnsafePointer<CChar>?, _ targetq: DispatchQueue?) -> xpc_connection_t {
    Connection()
}

public func xpc_connection_create_mach_service(
    _ name: UnsafePointer<CChar>, _ targetq: DispatchQueue?, _ flags: UInt64
) -> xpc_connection_t {
    Connection()
}

public func xpc_connection_set_event_handler(_ connection: xpc_connection_t, _ handler: @escaping xpc_handler_t) {
    (connection as? Connection)?.handler = handler
}

public func xpc_connection_set_target_queue(_ connection: xpc_connection_t, _ targetq: DispatchQueue?) {}
public func xpc_connection_activate(_ connection: xpc_connection_t) {}
public func xpc_connection_resume(_ connection: xpc_connection_t) {}
public func xpc_connection_suspend(_ connection: xpc_connection_t) {}

public func xpc_connection_cancel(_ connection: xpc_connection_t) {
    (connection as? Connection)?.handler?(XPC_ERROR_CONNECTION_INVALID)
}

public func xpc_connection_send_message(_ connection: xpc_connection_t, _ message: xpc_object_t) {
    Notices.current.addInert("xpc_connection_send_message", .absent("XPC service"))
    (connection as? Connection)?.handler?(XPC_ERROR_CONNECTION_INVALID)
}

public func xpc_connection_send_message_with_reply(
    _ connection: xpc_connection_t, _ message: xpc_object_t, _ replyq: DispatchQueue?,
    _ handler: @escaping xpc_handler_t
) {
    Notices.current.addInert("xpc_connection_send_message_with_reply", .absent("XPC service"))
    handler(XPC_ERROR_CONNECTION_INVALID)
}

public func xpc_connection_send_message_with_reply_sync(
    _ connection: xpc_connection_t, _ message: xpc_object_t
) -> xpc_object_t {
    Notices.current.addInert("xpc_connection_send_message_with_reply_sync", .absent("XPC service"))
    return XPC_ERROR_CONNECTION_INVALID
}

/// Why a message did not arrive.
public struct XPCRichError: Error, CustomStringConvertible, Sendable {
    public let canRetry = false
    public var description: String { "The service does not exist." }
}

public final class XPCReceivedMessage: @unchecked Sendable {
    public var expectsReply: Bool { false }
    public func decode<Message: Decodable>(as type: Message.Type = Message.self) throws -> Message {
        throw XPCRichError()
    }
    public func reply(_ message: some Encodable) {}
}

/// A conversation with a service.
public final class XPCSession: @unchecked Sendable {
    public struct InitializationOptions: OptionSet, Sendable {
        public let rawValue: UInt64
        public init(rawValue: UInt64) { self.rawValue = rawValue }

        public static let inactive = InitializationOptions(rawValue: 1)
        public static let privileged = InitializationOptions(rawValue: 2)
        public static let none: InitializationOptions = []
    }

    public init(
        xpcService: String, targetQueue: DispatchQueue? = nil, options: InitializationOptions = .none,
        cancellationHandler: (@Sendable (XPCRichError) -> Void)? = nil
    ) throws {
        Notices.current.addInert("XPCSession", .absent("service \(xpcService)"))
        throw XPCRichError()
    }

    public init(
        machService: String, targetQueue: DispatchQueue? = nil, options: InitializationOptions = .none,
        cancellationHandler: (@Sendable (XPCRichError) -> Void)? = nil
    ) throws {
        Notices.current.addInert("XPCSession", .absent("service \(machService)"))
        throw XPCRichError()
    }

    public func activate() throws {}
    public func cancel(reason: String) {}
    public func send(_ message: some Encodable) throws { throw XPCRichError() }
    public func sendSync(_ message: some Encodable) throws -> XPCReceivedMessage { throw XPCRichError() }
    public func send<Message: Encodable, Reply: Decodable>(
        _ message: Message, replyHandler: @escaping @Sendable (Result<Reply, any Error>) -> Void
    ) throws {
        throw XPCRichError()
    }
}
