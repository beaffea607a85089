import Foundation
import FoundationNetworking
import SecurityModule

extension URLCredential {
    /// A client's certificate. It cannot be created, because `SecPKCS12Import` fails here.
    public convenience init(identity: SecIdentity, certificates: [Any]?, persistence: URLCredential.Persistence) {
        self.init(user: "", password: "", persistence: persistence)
    }

    /// Accepts a server after evaluating its certificates. The system's own rules determine whether it is trusted.
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
