import Foundation

/// What another process may be asked for.
open class NSXPCInterface: NSObject, @unchecked Sendable {
    /// - Parameter protocol: the type that Objective-C's runtime would describe; nothing is called here.
    public init(with protocol: Any) {
        super.init()
    }

    open func setClasses(
        _ classes: Set<AnyHashable>, for sel: Selector, argumentIndex arg: Int, ofReply: Bool
    ) {}
    open func setInterface(_ ifc: NSXPCInterface, for sel: Selector, argumentIndex arg: Int, ofReply: Bool) {}
}

public protocol NSXPCProxyCreating {
    var remoteObjectProxy: Any { get }
    func remoteObjectProxyWithErrorHandler(_ handler: @escaping @Sendable (any Error) -> Void) -> Any
    func synchronousRemoteObjectProxyWithErrorHandler(_ handler: @escaping @Sendable (any Error) -> Void) -> Any
}

/// A line to another process. Nobody answers: a widget's process is alone.
open class NSXPCConnection: NSObject, NSXPCProxyCreating, @unchecked Sendable {
    public struct Options: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let privileged = Options(rawValue: 1 << 12)
    }

    open private(set) var serviceName: String?
    open private(set) var endpoint = NSXPCListenerEndpoint()
    open var exportedInterface: NSXPCInterface?
    open var exportedObject: Any?
    open var remoteObjectInterface: NSXPCInterface?
    open var interruptionHandler: (@Sendable () -> Void)?
    open var invalidationHandler: (@Sendable () -> Void)?
    open var processIdentifier: Int32 { 0 }
    open var effectiveUserIdentifier: UInt32 { 0 }
    open var effectiveGroupIdentifier: UInt32 { 0 }
    open var auditSessionIdentifier: Int32 { 0 }

    public override init() {
        super.init()
    }

    public convenience init(serviceName: String) {
        self.init()
        self.serviceName = serviceName
    }

    public convenience init(machServiceName name: String, options: Options = []) {
        self.init()
        serviceName = name
    }

    public convenience init(listenerEndpoint endpoint: NSXPCListenerEndpoint) {
        self.init()
        self.endpoint = endpoint
    }

    open class func current() -> NSXPCConnection? { nil }

    open func resume() { Notices.current.addInert("NSXPCConnection.resume", .absent("other processes")) }
    open func activate() { resume() }
    open func suspend() {}
    open func invalidate() { invalidationHandler?() }
    open func scheduleSendBarrierBlock(_ block: @escaping @Sendable () -> Void) { block() }
    open func setCodeSigningRequirement(_ requirement: String) {}

    open var remoteObjectProxy: Any { NSNull() }

    open func remoteObjectProxyWithErrorHandler(_ handler: @escaping @Sendable (any Error) -> Void) -> Any {
        handler(CocoaError(.xpcConnectionInvalid))
        return NSNull()
    }

    open func synchronousRemoteObjectProxyWithErrorHandler(
        _ handler: @escaping @Sendable (any Error) -> Void
    ) -> Any {
        remoteObjectProxyWithErrorHandler(handler)
    }
}

open class NSXPCListenerEndpoint: NSObject, @unchecked Sendable {}

public protocol NSXPCListenerDelegate: NSObjectProtocol {
    func listener(_ listener: NSXPCListener, shouldAcceptNewConnection newConnection: NSXPCConnection) -> Bool
}

extension NSXPCListenerDelegate {
    public func listener(
        _ listener: NSXPCListener, shouldAcceptNewConnection newConnection: NSXPCConnection
    ) -> Bool { false }
}

/// Waits for other processes; none comes.
open class NSXPCListener: NSObject, @unchecked Sendable {
    open weak var delegate: (any NSXPCListenerDelegate)?
    open private(set) var endpoint = NSXPCListenerEndpoint()

    public override init() {
        super.init()
    }

    public convenience init(machServiceName name: String) { self.init() }

    open class func service() -> NSXPCListener { NSXPCListener() }
    open class func anonymous() -> NSXPCListener { NSXPCListener() }
    open func resume() {}
    open func activate() {}
    open func suspend() {}
    open func invalidate() {}
}
