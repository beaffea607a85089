import Foundation
import FoundationSupplement

public enum NEHotspotNetworkSecurityType: Int, Sendable {
    case open = 0
    case WEP = 1
    case personal = 2
    case enterprise = 3
    case unknown = 4
}

public let NEHotspotConfigurationErrorDomain = "NEHotspotConfigurationErrorDomain"

public struct NEHotspotConfigurationError: _BridgedStoredNSError {
    public let _nsError: NSError

    public init(_nsError error: NSError) {
        _nsError = error
    }

    public static var _nsErrorDomain: String { errorDomain }
    public static var errorDomain: String { "NEHotspotConfigurationErrorDomain" }

    public enum Code: Int, _ErrorCodeProtocol, Sendable {
        public typealias _ErrorType = NEHotspotConfigurationError

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
    }

    public static var invalid: Code { .invalid }
    public static var invalidSSID: Code { .invalidSSID }
    public static var invalidWPAPassphrase: Code { .invalidWPAPassphrase }
    public static var invalidWEPPassphrase: Code { .invalidWEPPassphrase }
    public static var invalidEAPSettings: Code { .invalidEAPSettings }
    public static var invalidHS20Settings: Code { .invalidHS20Settings }
    public static var invalidHS20DomainName: Code { .invalidHS20DomainName }
    public static var userDenied: Code { .userDenied }
    public static var internalError: Code { .internalError }
    public static var pending: Code { .pending }
    public static var systemConfiguration: Code { .systemConfiguration }
    public static var unknown: Code { .unknown }
    public static var joinOnceNotSupported: Code { .joinOnceNotSupported }
    public static var alreadyAssociated: Code { .alreadyAssociated }
    public static var applicationIsNotInForeground: Code { .applicationIsNotInForeground }
    public static var invalidSSIDPrefix: Code { .invalidSSIDPrefix }
}

/// A wireless network. Its name is told to apps with permission only.
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
        completionHandler?(NEHotspotConfigurationError(.applicationIsNotInForeground))
    }

    open func apply(_ configuration: NEHotspotConfiguration) async throws {
        Notices.current.addInert("NEHotspotConfigurationManager.apply", .appOnly)
        throw NEHotspotConfigurationError(.applicationIsNotInForeground)
    }

    open func removeConfiguration(forSSID SSID: String) {}
    open func getConfiguredSSIDs(completionHandler: @escaping @Sendable ([String]) -> Void) {
        completionHandler([])
    }
    open func configuredSSIDs() async -> [String] { [] }
}
