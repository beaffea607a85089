@_exported import Foundation
import FoundationSupplement

/// How the user found the app. Unknown here.
open class AAAttribution: NSObject {
    open class func attributionToken() throws -> String {
        Notices.current.addInert("AAAttribution.attributionToken", .absent("advertising service"))
        throw AAAttributionError(.platformNotSupported)
    }
}

public let AAAttributionErrorDomain = "AAAttributionErrorDomain"

public struct AAAttributionError: CustomNSError, Hashable, Sendable {
    public enum Code: Int, Sendable {
        case networkError = 1
        case internalError = 2
        case platformNotSupported = 3
    }

    public static var errorDomain: String { AAAttributionErrorDomain }

    public let code: Code
    public var errorCode: Int { code.rawValue }

    public init(_ code: Code) {
        self.code = code
    }

    public static var networkError: Code { .networkError }
    public static var internalError: Code { .internalError }
    public static var platformNotSupported: Code { .platformNotSupported }
}
