import Foundation
import FoundationSupplement

/// A Mac's network configuration; empty here.
public final class SCDynamicStore: _CFObject, Sendable {}

public typealias SCDynamicStoreCallBack = (SCDynamicStore, CFArray, UnsafeMutableRawPointer?) -> Void

public struct SCDynamicStoreContext {
    public var version: Int
    public var info: UnsafeMutableRawPointer?
    public var retain: ((UnsafeRawPointer) -> UnsafeRawPointer)?
    public var release: ((UnsafeRawPointer) -> Void)?
    public var copyDescription: ((UnsafeRawPointer) -> Unmanaged<CFString>)?

    public init(
        version: Int, info: UnsafeMutableRawPointer?, retain: ((UnsafeRawPointer) -> UnsafeRawPointer)?,
        release: ((UnsafeRawPointer) -> Void)?, copyDescription: ((UnsafeRawPointer) -> Unmanaged<CFString>)?
    ) {
        self.version = version
        self.info = info
        self.retain = retain
        self.release = release
        self.copyDescription = copyDescription
    }
}

public let kSCDynamicStoreDomainState: CFString = "State:"
public let kSCDynamicStoreDomainSetup: CFString = "Setup:"
public let kSCDynamicStorePropNetPrimaryInterface: CFString = "PrimaryInterface"
public let kSCDynamicStorePropNetPrimaryService: CFString = "PrimaryService"
public let kSCEntNetIPv4: CFString = "IPv4"
public let kSCEntNetIPv6: CFString = "IPv6"
public let kSCEntNetDNS: CFString = "DNS"
public let kSCPropNetIPv4Router: CFString = "Router"
public let kSCPropNetIPv4Addresses: CFString = "Addresses"

@discardableResult
public func SCDynamicStoreCreate(
    _ allocator: CFTypeRef?, _ name: CFString, _ callout: SCDynamicStoreCallBack?,
    _ context: UnsafeMutablePointer<SCDynamicStoreContext>?
) -> SCDynamicStore? {
    SCDynamicStore()
}

@discardableResult
public func SCDynamicStoreCopyValue(_ store: SCDynamicStore?, _ key: CFString) -> CFTypeRef? { nil }
@discardableResult
public func SCDynamicStoreCopyKeyList(_ store: SCDynamicStore?, _ pattern: CFString) -> CFArray? { nil }
@discardableResult
public func SCDynamicStoreCopyComputerName(
    _ store: SCDynamicStore?, _ nameEncoding: UnsafeMutablePointer<UInt32>?
) -> CFString? {
    nil
}
@discardableResult
public func SCDynamicStoreSetNotificationKeys(
    _ store: SCDynamicStore, _ keys: CFArray?, _ patterns: CFArray?
) -> Bool {
    true
}
@discardableResult
public func SCDynamicStoreSetDispatchQueue(_ store: SCDynamicStore, _ queue: DispatchQueue?) -> Bool { true }
@discardableResult
public func SCDynamicStoreKeyCreateNetworkGlobalEntity(
    _ allocator: CFTypeRef?, _ domain: CFString, _ entity: CFString
) -> CFString {
    "\(domain)/Network/Global/\(entity)"
}
