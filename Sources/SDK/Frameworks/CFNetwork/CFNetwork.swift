@_exported import Foundation
import FoundationSupplement

public let kCFNetworkProxiesHTTPEnable: CFString! = "HTTPEnable"
public let kCFNetworkProxiesHTTPPort: CFString! = "HTTPPort"
public let kCFNetworkProxiesHTTPProxy: CFString! = "HTTPProxy"
public let kCFNetworkProxiesHTTPSEnable: CFString! = "HTTPSEnable"
public let kCFNetworkProxiesHTTPSPort: CFString! = "HTTPSPort"
public let kCFNetworkProxiesHTTPSProxy: CFString! = "HTTPSProxy"
public let kCFNetworkProxiesSOCKSEnable: CFString! = "SOCKSEnable"
public let kCFNetworkProxiesSOCKSPort: CFString! = "SOCKSPort"
public let kCFNetworkProxiesSOCKSProxy: CFString! = "SOCKSProxy"
public let kCFNetworkProxiesProxyAutoConfigEnable: CFString! = "ProxyAutoConfigEnable"
public let kCFNetworkProxiesProxyAutoConfigURLString: CFString! = "ProxyAutoConfigURLString"
public let kCFNetworkProxiesExceptionsList: CFString! = "ExceptionsList"
public let kCFProxyTypeKey: CFString! = "kCFProxyTypeKey"
public let kCFProxyTypeNone: CFString! = "kCFProxyTypeNone"
public let kCFProxyTypeHTTP: CFString! = "kCFProxyTypeHTTP"
public let kCFProxyTypeHTTPS: CFString! = "kCFProxyTypeHTTPS"
public let kCFProxyHostNameKey: CFString! = "kCFProxyHostNameKey"
public let kCFProxyPortNumberKey: CFString! = "kCFProxyPortNumberKey"
public let kCFErrorDomainCFNetwork: CFString! = "kCFErrorDomainCFNetwork"
public let kCFHTTPVersion1_0: CFString = "HTTP/1.0"
public let kCFHTTPVersion1_1: CFString = "HTTP/1.1"
public let kCFHTTPVersion2_0: CFString = "HTTP/2.0"

/// A value returned by Core Foundation.
public struct _HandedOver<Value> {
    let value: Value

    public func takeRetainedValue() -> Value { value }
    public func takeUnretainedValue() -> Value { value }
}

/// The system's proxies: none.
public func CFNetworkCopySystemProxySettings() -> _HandedOver<CFDictionary>? { _HandedOver(value: [:]) }

public func CFNetworkCopyProxiesForURL(_ url: CFURL, _ proxySettings: CFDictionary) -> _HandedOver<CFArray> {
    _HandedOver(value: [[kCFProxyTypeKey as AnyHashable: kCFProxyTypeNone as Any] as [AnyHashable: Any]])
}

/// Why a request failed.
public enum CFNetworkErrors: Int32, Sendable {
    case cfHostErrorHostNotFound = 1
    case cfHostErrorUnknown = 2
    case cfsocksErrorUnknownClientVersion = 100
    case cfErrorHTTPAuthenticationTypeUnsupported = 300
    case cfErrorHTTPBadCredentials = 301
    case cfErrorHTTPConnectionLost = 302
    case cfErrorHTTPParseFailure = 303
    case cfErrorHTTPBadURL = 305
    case cfErrorHTTPProxyConnectionFailure = 306
    case cfurlErrorUnknown = -998
    case cfurlErrorCancelled = -999
    case cfurlErrorBadURL = -1000
    case cfurlErrorTimedOut = -1001
    case cfurlErrorUnsupportedURL = -1002
    case cfurlErrorCannotFindHost = -1003
    case cfurlErrorCannotConnectToHost = -1004
    case cfurlErrorNetworkConnectionLost = -1005
    case cfurlErrorDNSLookupFailed = -1006
    case cfurlErrorNotConnectedToInternet = -1009
    case cfurlErrorUserCancelledAuthentication = -1012
    case cfurlErrorSecureConnectionFailed = -1200
    case cfurlErrorServerCertificateHasBadDate = -1201
    case cfurlErrorServerCertificateUntrusted = -1202
}
