import Foundation
import FoundationNetworking
import FoundationSupplement

// Network settings that Foundation on Linux lacks. They have no effect.
extension URLSessionConfiguration {
    public var waitsForConnectivity: Bool {
        get { false }
        set {}
    }

    public var allowsExpensiveNetworkAccess: Bool {
        get { true }
        set {}
    }

    public var allowsConstrainedNetworkAccess: Bool {
        get { true }
        set {}
    }

    public var allowsUltraConstrainedNetworkAccess: Bool? {
        get { nil }
        set {}
    }

    public var requiresDNSSECValidation: Bool {
        get { false }
        set {}
    }

    public var sessionSendsLaunchEvents: Bool {
        get { false }
        set {}
    }

    /// Foundation's own cannot be set.
    @_disfavoredOverload
    public var sharedContainerIdentifier: String? {
        get { nil }
        set {}
    }

    public var multipathServiceType: _MultipathServiceType {
        get { .none }
        set {}
    }

    public var tlsMinimumSupportedProtocolVersion: tls_protocol_version_t {
        get { .TLSv12 }
        set {}
    }

    public var tlsMaximumSupportedProtocolVersion: tls_protocol_version_t {
        get { .TLSv13 }
        set {}
    }

    public var usesClassicLoadingMode: Bool {
        get { true }
        set {}
    }

    /// The network service type of a session.
    public enum _MultipathServiceType: Int, Sendable {
        case none, handover, interactive, aggregate
    }

    /// A session that continues without the app. Here it is like any other.
    public class func background(withIdentifier identifier: String) -> URLSessionConfiguration { .default }
}
