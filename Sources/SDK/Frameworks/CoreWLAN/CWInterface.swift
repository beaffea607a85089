@_exported import Foundation
import FoundationSupplement

// Sendable: the classes of this file have no mutable state outside of a lock.

public enum CWPHYMode: Int, Sendable {
    case modeNone = 0
    case mode11a = 1
    case mode11b = 2
    case mode11g = 3
    case mode11n = 4
    case mode11ac = 5
    case mode11ax = 6
}

public enum CWInterfaceMode: Int, Sendable {
    case none = 0
    case station = 1
    case IBSS = 2
    case hostAP = 3
}

public enum CWSecurity: Int, Sendable {
    case none = 0
    case WEP = 1
    case wpaPersonal = 2
    case wpaPersonalMixed = 3
    case wpa2Personal = 4
    case personal = 5
    case dynamicWEP = 6
    case wpaEnterprise = 7
    case wpaEnterpriseMixed = 8
    case wpa2Enterprise = 9
    case enterprise = 10
    case wpa3Personal = 11
    case wpa3Enterprise = 12
    case wpa3Transition = 13
    case OWE = 14
    case oweTransition = 15
    case unknown = 9_223_372_036_854_775_807
}

public enum CWChannelWidth: Int, Sendable {
    case widthUnknown = 0
    case width20MHz = 1
    case width40MHz = 2
    case width80MHz = 3
    case width160MHz = 4
}

public enum CWChannelBand: Int, Sendable {
    case bandUnknown = 0
    case band2GHz = 1
    case band5GHz = 2
    case band6GHz = 3
}

open class CWChannel: NSObject, @unchecked Sendable {
    open var channelNumber: Int { 0 }
    open var channelWidth: CWChannelWidth { .widthUnknown }
    open var channelBand: CWChannelBand { .bandUnknown }
    open func isEqual(to channel: CWChannel) -> Bool { channelNumber == channel.channelNumber }
}

open class CWNetworkProfile: NSObject, @unchecked Sendable {
    open var ssid: String? { nil }
    open var ssidData: Data? { nil }
    open var security: CWSecurity { .unknown }
}

open class CWConfiguration: NSObject, @unchecked Sendable {
    open var networkProfiles: NSOrderedSet { NSOrderedSet() }
    open var rememberJoinedNetworks: Bool { false }
}

open class CWNetwork: NSObject, @unchecked Sendable {
    open var ssid: String? { nil }
    open var ssidData: Data? { nil }
    open var bssid: String? { nil }
    open var wlanChannel: CWChannel? { nil }
    open var rssiValue: Int { 0 }
    open var noiseMeasurement: Int { 0 }
    open var countryCode: String? { nil }
    open var beaconInterval: Int { 0 }
    open var ibss: Bool { false }
    open func supportsSecurity(_ security: CWSecurity) -> Bool { false }
    open func supportsPHYMode(_ phyMode: CWPHYMode) -> Bool { false }
}

/// A Wi-Fi interface that is not connected.
open class CWInterface: NSObject, @unchecked Sendable {
    public let interfaceName: String?

    public init(interfaceName name: String?) {
        interfaceName = name
        super.init()
    }

    open class func interfaceNames() -> Set<String>? { [] }

    open func powerOn() -> Bool { false }
    open func supportedWLANChannels() -> Set<CWChannel>? { nil }
    open func wlanChannel() -> CWChannel? { nil }
    open func activePHYMode() -> CWPHYMode { .modeNone }
    open func ssid() -> String? { nil }
    open func ssidData() -> Data? { nil }
    open func bssid() -> String? { nil }
    open func rssiValue() -> Int { 0 }
    open func noiseMeasurement() -> Int { 0 }
    open func security() -> CWSecurity { .unknown }
    open func transmitRate() -> Double { 0 }
    open func countryCode() -> String? { nil }
    open func interfaceMode() -> CWInterfaceMode { .none }
    open func transmitPower() -> Int { 0 }
    open func hardwareAddress() -> String? { nil }
    open func serviceActive() -> Bool { false }
    open func cachedScanResults() -> Set<CWNetwork>? { nil }
    open func configuration() -> CWConfiguration? { nil }

    open func setPower(_ power: Bool) throws {
        throw rejected("setPower")
    }

    open func scanForNetworks(withSSID ssid: Data?) throws -> Set<CWNetwork> {
        throw rejected("scanForNetworks")
    }

    open func scanForNetworks(withName networkName: String?) throws -> Set<CWNetwork> {
        throw rejected("scanForNetworks")
    }

    open func associate(to network: CWNetwork, password: String?) throws {
        throw rejected("associate")
    }

    open func disassociate() {}

    private func rejected(_ name: String) -> any Error {
        Notices.current.addInert("CWInterface.\(name)", .absent("Wi-Fi"))
        return NSError(domain: CWErrorDomain, code: -3902)
    }
}

public let CWErrorDomain = "com.apple.coreWLAN.error"

public enum CWEventType: Int, Sendable {
    case none = 0
    case powerDidChange = 1
    case ssidDidChange = 2
    case bssidDidChange = 3
    case countryCodeDidChange = 4
    case linkDidChange = 5
    case linkQualityDidChange = 6
    case modeDidChange = 7
    case scanCacheUpdated = 8
    case unknown = 9_223_372_036_854_775_807
}

public protocol CWEventDelegate: AnyObject {
    func clientConnectionInterrupted()
    func clientConnectionInvalidated()
    func powerStateDidChangeForWiFiInterface(withName interfaceName: String)
    func ssidDidChangeForWiFiInterface(withName interfaceName: String)
    func bssidDidChangeForWiFiInterface(withName interfaceName: String)
    func linkDidChangeForWiFiInterface(withName interfaceName: String)
    func linkQualityDidChangeForWiFiInterface(withName interfaceName: String, rssi: Int, transmitRate: Double)
}

extension CWEventDelegate {
    public func clientConnectionInterrupted() {}
    public func clientConnectionInvalidated() {}
    public func powerStateDidChangeForWiFiInterface(withName interfaceName: String) {}
    public func ssidDidChangeForWiFiInterface(withName interfaceName: String) {}
    public func bssidDidChangeForWiFiInterface(withName interfaceName: String) {}
    public func linkDidChangeForWiFiInterface(withName interfaceName: String) {}
    public func linkQualityDidChangeForWiFiInterface(
        withName interfaceName: String, rssi: Int, transmitRate: Double
    ) {}
}

open class CWWiFiClient: NSObject, @unchecked Sendable {
    private static let theOne = CWWiFiClient()

    open class func shared() -> CWWiFiClient { theOne }
    open class func interfaceNames() -> [String]? { [] }

    @_GuardedWeak open var delegate: AnyObject?

    open func interface() -> CWInterface? { nil }
    open func interface(withName interfaceName: String?) -> CWInterface? { nil }
    open func interfaces() -> [CWInterface]? { [] }
    open func startMonitoringEvent(with type: CWEventType) throws {}
    open func stopMonitoringEvent(with type: CWEventType) throws {}
    open func stopMonitoringAllEvents() throws {}
}
