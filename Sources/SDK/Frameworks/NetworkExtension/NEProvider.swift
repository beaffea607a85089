import Foundation

// Sendable: unsynchronized as on Apple's systems; an object is set up before it is shared.

public enum NEProviderStopReason: Int, Sendable {
    case none = 0
    case userInitiated = 1
    case providerFailed = 2
    case noNetworkAvailable = 3
    case unrecoverableNetworkChange = 4
    case providerDisabled = 5
    case authenticationCanceled = 6
    case configurationFailed = 7
    case idleTimeout = 8
    case configurationDisabled = 9
    case configurationRemoved = 10
    case superceded = 11
    case userLogout = 12
    case userSwitch = 13
    case connectionFailed = 14
    case sleep = 15
    case appUpdate = 16
    case internalError = 17
}

/// The provider of a VPN, which is another extension.
open class NEProvider: NSObject {
    public override init() {
        super.init()
    }

    open func sleep(completionHandler: @escaping () -> Void) {
        completionHandler()
    }

    open func wake() {}
}

open class NETunnelProvider: NEProvider {
    open var protocolConfiguration: NEVPNProtocol { NEVPNProtocol() }
    open var reasserting = false

    open func handleAppMessage(_ messageData: Data, completionHandler: ((Data?) -> Void)? = nil) {
        completionHandler?(nil)
    }

    open func setTunnelNetworkSettings(
        _ tunnelNetworkSettings: NETunnelNetworkSettings?, completionHandler: (((any Error)?) -> Void)? = nil
    ) {
        completionHandler?(nil)
    }
}

open class NEPacketTunnelProvider: NETunnelProvider {
    open var packetFlow: NEPacketTunnelFlow { NEPacketTunnelFlow() }

    open func startTunnel(options: [String: NSObject]? = nil, completionHandler: @escaping ((any Error)?) -> Void) {
        completionHandler(nil)
    }

    open func stopTunnel(with reason: NEProviderStopReason, completionHandler: @escaping () -> Void) {
        completionHandler()
    }

    open func cancelTunnelWithError(_ error: (any Error)?) {}
}

open class NEPacketTunnelFlow: NSObject, @unchecked Sendable {
    open func readPackets(completionHandler: @escaping @Sendable ([Data], [NSNumber]) -> Void) {}

    @discardableResult
    open func writePackets(_ packets: [Data], withProtocols protocols: [NSNumber]) -> Bool { false }
}

open class NETunnelNetworkSettings: NSObject, @unchecked Sendable {
    public let tunnelRemoteAddress: String
    open var dnsSettings: NEDNSSettings?

    public init(tunnelRemoteAddress address: String) {
        tunnelRemoteAddress = address
        super.init()
    }
}

open class NEPacketTunnelNetworkSettings: NETunnelNetworkSettings, @unchecked Sendable {
    open var ipv4Settings: NEIPv4Settings?
    open var mtu: NSNumber?
    open var tunnelOverheadBytes: NSNumber?
}

open class NEDNSSettings: NSObject, @unchecked Sendable {
    public let servers: [String]
    open var searchDomains: [String]?
    open var domainName: String?
    open var matchDomains: [String]?

    public init(servers: [String]) {
        self.servers = servers
        super.init()
    }
}

open class NEIPv4Settings: NSObject, @unchecked Sendable {
    public let addresses: [String]
    public let subnetMasks: [String]
    open var includedRoutes: [NEIPv4Route]?
    open var excludedRoutes: [NEIPv4Route]?

    public init(addresses: [String], subnetMasks: [String]) {
        self.addresses = addresses
        self.subnetMasks = subnetMasks
        super.init()
    }
}

open class NEIPv4Route: NSObject, @unchecked Sendable {
    public let destinationAddress: String
    public let destinationSubnetMask: String
    open var gatewayAddress: String?

    public init(destinationAddress address: String, subnetMask: String) {
        destinationAddress = address
        destinationSubnetMask = subnetMask
        super.init()
    }

    open class func `default`() -> NEIPv4Route {
        NEIPv4Route(destinationAddress: "0.0.0.0", subnetMask: "0.0.0.0")
    }
}
