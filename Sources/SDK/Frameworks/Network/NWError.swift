@_exported import Foundation
import FoundationSupplement
@_exported import SecurityModule

public typealias DNSServiceErrorType = Int32

/// Why a connection failed.
public enum NWError: Error, Equatable, Sendable, CustomNSError {
    case posix(POSIXErrorCode)
    case dns(DNSServiceErrorType)
    case tls(OSStatus)
    case wifiAware(Int32)

    public static var errorDomain: String { "Network.NWError" }

    public var errorCode: Int {
        switch self {
        case .posix(let code): Int(code.rawValue)
        case .dns(let code), .tls(let code), .wifiAware(let code): Int(code)
        }
    }
}

extension NWError: CustomDebugStringConvertible {
    public var debugDescription: String {
        switch self {
        case .posix(let code): "POSIXErrorCode(rawValue: \(code.rawValue))"
        case .dns(let code): "DNS \(code)"
        case .tls(let code): "TLS \(code)"
        case .wifiAware(let code): "Wi-Fi Aware \(code)"
        }
    }
}
