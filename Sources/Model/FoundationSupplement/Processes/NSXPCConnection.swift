import Foundation

// Sendable: unsynchronized as on Apple's systems; an object is set up before it is shared.

/// The interface of another process.
open class NSXPCInterface: NSObject, @unchecked Sendable {
    open var `protocol`: Any.Type

    public init(with protocol: Any.Type) {
        self.protocol = `protocol`
        super.init()
    }

    /// Has no effect: nothing is sent to another process.
    open func setClasses(_ classes: Set<AnyHashable>, for sel: Selector, argumentIndex arg: Int, ofReply: Bool) {}
    open func setInterface(
        _ ifc: NSXPCInterface, for sel: Selector, argumentIndex arg: Int, ofReply: Bool
    ) {}
}

/// The address of a listener. It has no state.
open class NSXPCListenerEndpoint: NSObject, @unchecked Sendable {}

public protocol NSXPCProxyCreating {
    func remoteObjectProxy() -> Any
    func remoteObjectProxyWithErrorHandler(_ handler: @escaping @Sendable (any Error) -> Void) -> Any
    func synchronousRemoteObjectProxyWithErrorHandler(_ handler: @escaping @Sendable (any Error) -> Void) -> Any
}

/// A connection to another process, which never exists: every request fails.
open class NSXPCConnection: NSObject, @unchecked Sendable {
    public struct Options: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let privileged = Options(rawValue: 1 << 12)
    }

    open private(set) var serviceName: String?
    public let endpoint: NSXPCListenerEndpoint
    open var exportedInterface: NSXPCInterface?
    open var exportedObject: Any?
    open var remoteObjectInterface: NSXPCInterface?
    open var interruptionHandler: (@Sendable () -> Void)?
    open var invalidationHandler: (@Sendable () -> Void)?
    open var processIdentifier: pid_t { 0 }
    open var effectiveUserIdentifier: uid_t { 0 }
    open var effectiveGroupIdentifier: gid_t { 0 }
    open var auditSessionIdentifier: Int32 { 0 }

    public init(serviceName: String) {
        self.serviceName = serviceName
        endpoint = NSXPCListenerEndpoint()
        super.init()
    }

    public init(machServiceName name: String, options: NSXPCConnection.Options = []) {
        serviceName = name
        endpoint = NSXPCListenerEndpoint()
        super.init()
    }

    public init(listenerEndpoint endpoint: NSXPCListenerEndpoint) {
        self.endpoint = endpoint
        super.init()
    }

    open class func current() -> NSXPCConnection? { nil }

    /// An object without a reply.
    open var remoteObjectProxy: Any { NSNull() }

    open func remoteObjectProxyWithErrorHandler(_ handler: @escaping @Sendable (any Error) -> Void) -> Any {
        fail(handler)
        return NSNull()
    }

    open func synchronousRemoteObjectProxyWithErrorHandler(
        _ handler: @escaping @Sendable (any Error) -> Void
    ) -> Any {
        fail(handler)
        return NSNull()
    }

    open func activate() {}
    open func resume() {}
    open func suspend() {}

    open func invalidate() {
        let handler = invalidationHandler
        invalidationHandler = nil
        handler?()
    }

    open func setCodeSigningRequirement(_ requirement: String) {}
    open func scheduleSendBarrierBlock(_ block: @escaping @Sendable () -> Void) { block() }

    private func fail(_ handler: @escaping @Sendable (any Error) -> Void) {
        Notices.current.addInert("NSXPCConnection", .absent("service \(serviceName ?? "of another process")"))
        handler(NSError(domain: NSCocoaErrorDomain, code: NSXPCConnectionInvalid))
    }
}

public protocol NSXPCListenerDelegate: NSObjectProtocol {
    func listener(_ listener: NSXPCListener, shouldAcceptNewConnection newConnection: NSXPCConnection) -> Bool
}

extension NSXPCListenerDelegate {
    public func listener(
        _ listener: NSXPCListener, shouldAcceptNewConnection newConnection: NSXPCConnection
    ) -> Bool {
        false
    }
}

/// Waits for other processes, which never connect.
open class NSXPCListener: NSObject, @unchecked Sendable {
    // Sendable: every stored property is behind a lock.
    private static let theService = NSXPCListener()

    @_GuardedWeak open var delegate: (any NSXPCListenerDelegate)?
    public let endpoint = NSXPCListenerEndpoint()

    open class func service() -> NSXPCListener { theService }
    open class func anonymous() -> NSXPCListener { NSXPCListener() }

    public override init() {
        super.init()
    }

    public init(machServiceName name: String) {
        super.init()
    }

    open func activate() {}
    open func resume() {}
    open func suspend() {}
    open func invalidate() {}
    open func setConnectionCodeSigningRequirement(_ requirement: String) {}
}
