@_exported import Foundation
import FoundationSupplement

// Sendable: unsynchronized as on Apple's systems; an object is set up before it is shared.

public enum NEVPNStatus: Int, Sendable {
    case invalid = 0
    case disconnected = 1
    case connecting = 2
    case connected = 3
    case reasserting = 4
    case disconnecting = 5
}

public let NEVPNErrorDomain = "NEVPNErrorDomain"

public struct NEVPNError: _BridgedStoredNSError {
    public let _nsError: NSError

    public init(_nsError error: NSError) {
        _nsError = error
    }

    public static var _nsErrorDomain: String { errorDomain }
    public static var errorDomain: String { "NEVPNErrorDomain" }

    public enum Code: Int, _ErrorCodeProtocol, Sendable {
        public typealias _ErrorType = NEVPNError

        case configurationInvalid = 1
        case configurationDisabled = 2
        case connectionFailed = 3
        case configurationStale = 4
        case configurationReadWriteFailed = 5
        case configurationUnknown = 6
    }

    public static var configurationInvalid: Code { .configurationInvalid }
    public static var configurationDisabled: Code { .configurationDisabled }
    public static var connectionFailed: Code { .connectionFailed }
    public static var configurationStale: Code { .configurationStale }
    public static var configurationReadWriteFailed: Code { .configurationReadWriteFailed }
    public static var configurationUnknown: Code { .configurationUnknown }
}

extension NSNotification.Name {
    public static let NEVPNStatusDidChange = NSNotification.Name("com.apple.networkextension.statuschange")
    public static let NEVPNConfigurationChange = NSNotification.Name("com.apple.networkextension.changed")
}

open class NEVPNConnection: NSObject, @unchecked Sendable {
    open var status: NEVPNStatus { .invalid }
    open var connectedDate: Date? { nil }
    open var manager: NEVPNManager { .shared() }

    open func startVPNTunnel() throws {
        Notices.current.addInert("NEVPNConnection.startVPNTunnel", .appOnly)
        throw NEVPNError(.configurationInvalid)
    }

    open func startVPNTunnel(options: [String: NSObject]? = nil) throws {
        try startVPNTunnel()
    }

    open func stopVPNTunnel() {}
}

open class NETunnelProviderSession: NEVPNConnection, @unchecked Sendable {
    open func startTunnel(options: [String: Any]? = nil) throws {
        try startVPNTunnel()
    }

    open func stopTunnel() {}

    open func sendProviderMessage(_ messageData: Data, responseHandler: (@Sendable (Data?) -> Void)? = nil) throws {
        throw NEVPNError(.connectionFailed)
    }
}

open class NEVPNProtocol: NSObject, @unchecked Sendable {
    open var serverAddress: String?
    open var username: String?
    open var passwordReference: Data?
    open var identityReference: Data?
    open var disconnectOnSleep = false
    open var includeAllNetworks = false
    open var excludeLocalNetworks = true
    open var enforceRoutes = false

    public override init() {
        super.init()
    }
}

open class NETunnelProviderProtocol: NEVPNProtocol, @unchecked Sendable {
    open var providerConfiguration: [String: Any]?
    open var providerBundleIdentifier: String?
}

open class NEOnDemandRule: NSObject, @unchecked Sendable {
    open var ssidMatch: [String]?
    open var dnsSearchDomainMatch: [String]?
    open var interfaceTypeMatch = NEOnDemandRuleInterfaceType.any
    open var dnsServerAddressMatch: [String]?
    open var probeURL: URL?
    open var action: NEOnDemandRuleAction { .connect }

    public override init() {
        super.init()
    }
}

public enum NEOnDemandRuleInterfaceType: Int, Sendable {
    case any = 0
    case ethernet = 1
    case wiFi = 2
    case cellular = 3
}

public enum NEOnDemandRuleAction: Int, Sendable {
    case connect = 1
    case disconnect = 2
    case evaluateConnection = 3
    case ignore = 4
}

open class NEOnDemandRuleConnect: NEOnDemandRule, @unchecked Sendable {}

open class NEOnDemandRuleDisconnect: NEOnDemandRule, @unchecked Sendable {
    open override var action: NEOnDemandRuleAction { .disconnect }
}

open class NEOnDemandRuleIgnore: NEOnDemandRule, @unchecked Sendable {
    open override var action: NEOnDemandRuleAction { .ignore }
}

open class NEOnDemandRuleEvaluateConnection: NEOnDemandRule, @unchecked Sendable {
    open var connectionRules: [NEEvaluateConnectionRule]?
    open override var action: NEOnDemandRuleAction { .evaluateConnection }
}

public enum NEEvaluateConnectionRuleAction: Int, Sendable {
    case connectIfNeeded = 1
    case neverConnect = 2
}

open class NEEvaluateConnectionRule: NSObject, @unchecked Sendable {
    public let matchDomains: [String]
    public let action: NEEvaluateConnectionRuleAction
    open var useDNSServers: [String]?
    open var probeURL: URL?

    public init(matchDomains domains: [String], andAction action: NEEvaluateConnectionRuleAction) {
        matchDomains = domains
        self.action = action
        super.init()
    }
}

/// Private networks of the device; it has none.
open class NEVPNManager: NSObject, @unchecked Sendable {
    // Sendable: every stored property is behind a lock.
    private static let manager = NEVPNManager()

    open class func shared() -> NEVPNManager { manager }

    public override init() {
        super.init()
    }

    open var connection: NEVPNConnection { NETunnelProviderSession() }
    @_Guarded open var protocolConfiguration: NEVPNProtocol?
    @_Guarded open var localizedDescription: String?
    @_Guarded open var isEnabled = false
    @_Guarded open var isOnDemandEnabled = false
    @_Guarded open var onDemandRules: [NEOnDemandRule]?

    open func loadFromPreferences(completionHandler: @escaping @Sendable ((any Error)?) -> Void) {
        note()
        completionHandler(nil)
    }

    open func loadFromPreferences() async throws {
        note()
    }

    open func saveToPreferences(completionHandler: (@Sendable ((any Error)?) -> Void)? = nil) {
        note()
        completionHandler?(NEVPNError(.configurationReadWriteFailed))
    }

    open func saveToPreferences() async throws {
        note()
        throw NEVPNError(.configurationReadWriteFailed)
    }

    open func removeFromPreferences(completionHandler: (@Sendable ((any Error)?) -> Void)? = nil) {
        note()
        completionHandler?(nil)
    }

    open func removeFromPreferences() async throws {
        note()
    }

    private func note() {
        Notices.current.addInert("NEVPNManager", .absent("private network"))
    }
}

open class NETunnelProviderManager: NEVPNManager, @unchecked Sendable {
    open class func loadAllFromPreferences(
        completionHandler: @escaping @Sendable ([NETunnelProviderManager]?, (any Error)?) -> Void
    ) {
        completionHandler([], nil)
    }

    open class func loadAllFromPreferences() async throws -> [NETunnelProviderManager] { [] }
}
