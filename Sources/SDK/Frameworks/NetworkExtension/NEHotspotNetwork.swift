import Foundation
import FoundationSupplement

// Sendable: unsynchronized as on Apple's systems; an object is set up before it is shared.

public enum NEHotspotNetworkSecurityType: Int, Sendable {
    case open = 0
    case WEP = 1
    case personal = 2
    case enterprise = 3
    case unknown = 4
}

public let NEHotspotConfigurationErrorDomain = "NEHotspotConfigurationErrorDomain"

/// The codes of errors of `NEHotspotConfigurationErrorDomain`.
public enum NEHotspotConfigurationError: Int, Sendable {
    case invalid = 0
    case invalidSSID = 1
    case invalidWPAPassphrase = 2
    case invalidWEPPassphrase = 3
    case invalidEAPSettings = 4
    case invalidHS20Settings = 5
    case invalidHS20DomainName = 6
    case userDenied = 7
    case internalError = 8
    case pending = 9
    case systemConfiguration = 10
    case unknown = 11
    case joinOnceNotSupported = 12
    case alreadyAssociated = 13
    case applicationIsNotInForeground = 14
    case invalidSSIDPrefix = 15

    var asError: NSError { NSError(domain: NEHotspotConfigurationErrorDomain, code: rawValue) }
}

/// A wireless network. Its name is available only to apps with permission.
open class NEHotspotNetwork: NSObject, @unchecked Sendable {
    open var ssid: String { "" }
    open var bssid: String { "" }
    open var signalStrength: Double { 0 }
    open var isSecure: Bool { true }
    open var didAutoJoin: Bool { false }
    open var didJustJoin: Bool { false }
    open var securityType: NEHotspotNetworkSecurityType { .unknown }

    open class func fetchCurrent(completionHandler: @escaping @Sendable (NEHotspotNetwork?) -> Void) {
        Notices.current.addInert("NEHotspotNetwork.fetchCurrent", .unauthorized("the names of networks"))
        completionHandler(nil)
    }

    open class func fetchCurrent() async -> NEHotspotNetwork? {
        Notices.current.addInert("NEHotspotNetwork.fetchCurrent", .unauthorized("the names of networks"))
        return nil
    }
}

open class NEHotspotConfiguration: NSObject, @unchecked Sendable {
    public let ssid: String
    open var joinOnce = false
    open var lifeTimeInDays: NSNumber = 0
    open var hidden = false

    public init(ssid SSID: String) {
        ssid = SSID
        super.init()
    }

    public init(ssid SSID: String, passphrase: String, isWEP: Bool) {
        ssid = SSID
        super.init()
    }

    public init(ssidPrefix SSIDPrefix: String) {
        ssid = SSIDPrefix
        super.init()
    }

    public init(ssidPrefix SSIDPrefix: String, passphrase: String, isWEP: Bool) {
        ssid = SSIDPrefix
        super.init()
    }
}

/// Joins wireless networks; only an app can.
open class NEHotspotConfigurationManager: NSObject, @unchecked Sendable {
    public static let shared = NEHotspotConfigurationManager()

    open func apply(
        _ configuration: NEHotspotConfiguration, completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
    ) {
        Notices.current.addInert("NEHotspotConfigurationManager.apply", .appOnly)
        completionHandler?(NEHotspotConfigurationError.applicationIsNotInForeground.asError)
    }

    open func apply(_ configuration: NEHotspotConfiguration) async throws {
        Notices.current.addInert("NEHotspotConfigurationManager.apply", .appOnly)
        throw NEHotspotConfigurationError.applicationIsNotInForeground.asError
    }

    open func removeConfiguration(forSSID SSID: String) {}
    open func getConfiguredSSIDs(completionHandler: @escaping @Sendable ([String]) -> Void) {
        completionHandler([])
    }
    open func configuredSSIDs() async -> [String] { [] }
}
