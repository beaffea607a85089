import Foundation
import FoundationSupplement

/// A network interface of a Mac; none here.
public final class SCNetworkInterface: _CFObject, Sendable {
    private init() {}
}

public final class SCNetworkService: _CFObject, Sendable {
    private init() {}
}

public final class SCPreferences: _CFObject, Sendable {}

public let kSCNetworkInterfaceTypeIEEE80211: CFString = "IEEE80211"
public let kSCNetworkInterfaceTypeEthernet: CFString = "Ethernet"
public let kSCNetworkInterfaceTypeWWAN: CFString = "WWAN"
public let kSCNetworkInterfaceTypeBluetooth: CFString = "Bluetooth"

@discardableResult
public func SCNetworkInterfaceCopyAll() -> CFArray { [] }
@discardableResult
public func SCNetworkInterfaceGetBSDName(_ interface: SCNetworkInterface) -> CFString? { nil }
@discardableResult
public func SCNetworkInterfaceGetLocalizedDisplayName(_ interface: SCNetworkInterface) -> CFString? { nil }
@discardableResult
public func SCNetworkInterfaceGetInterfaceType(_ interface: SCNetworkInterface) -> CFString? { nil }
@discardableResult
public func SCNetworkInterfaceGetHardwareAddressString(_ interface: SCNetworkInterface) -> CFString? { nil }
@discardableResult
public func SCNetworkServiceCopyAll(_ prefs: SCPreferences) -> CFArray? { [] }
@discardableResult
public func SCNetworkServiceGetInterface(_ service: SCNetworkService) -> SCNetworkInterface? { nil }
@discardableResult
public func SCNetworkServiceGetServiceID(_ service: SCNetworkService) -> CFString? { nil }
@discardableResult
public func SCPreferencesCreate(_ allocator: CFTypeRef?, _ name: CFString, _ prefsID: CFString?) -> SCPreferences? {
    SCPreferences()
}
