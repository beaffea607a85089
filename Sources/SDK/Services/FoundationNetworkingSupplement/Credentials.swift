import Foundation
import FoundationNetworking
import SecurityModule

extension URLCredential {
    /// A client's certificate. No identity can be made here (`SecPKCS12Import` fails), so neither is this.
    public convenience init(identity: SecIdentity, certificates: [Any]?, persistence: URLCredential.Persistence) {
        self.init(user: "", password: "", persistence: persistence)
    }

    /// Accepts a server whose certificates were looked at. The system's own rules decide whether it is trusted.
    public convenience init(trust: SecTrust) {
        self.init(user: "", password: "", persistence: .none)
    }
}

extension URLProtectionSpace {
    /// The server's certificates; they are not exposed here, and the system's own rules decide.
    public var serverTrust: SecTrust? { nil }
}

/// A server's authentication methods. Connections here use neither, so a challenge never has these names.
public let NSURLAuthenticationMethodClientCertificate = "NSURLAuthenticationMethodClientCertificate"
public let NSURLAuthenticationMethodServerTrust = "NSURLAuthenticationMethodServerTrust"
