@_exported import Foundation
import FoundationSupplement

// Sendable: the classes of this file have no mutable state outside of a lock.

/// How the user found the app. Unknown here.
open class ADClient: NSObject, @unchecked Sendable {
    private static let theOne = ADClient()

    open class func shared() -> ADClient { theOne }

    open func requestAttributionDetails(
        _ completionHandler: @escaping @Sendable ([String: NSObject]?, (any Error)?) -> Void
    ) {
        Notices.current.addInert("ADClient.requestAttributionDetails", .absent("advertising service"))
        completionHandler(nil, ADClientError(.trackingRestrictedOrDenied))
    }

    open func add(toSegments segmentIdentifiers: [String], replaceExisting: Bool) {}
}

public let ADClientErrorDomain = "ADClientErrorDomain"

public struct ADClientError: CustomNSError, Hashable, Sendable {
    public enum Code: Int, Sendable {
        case unknown = 0
        case trackingRestrictedOrDenied = 1
        case missingData = 2
        case corruptResponse = 3
        case requestClientError = 4
        case requestServerError = 5
        case requestNetworkError = 6
        case unsupportedPlatform = 7
    }

    public static var errorDomain: String { ADClientErrorDomain }

    public let code: Code
    public var errorCode: Int { code.rawValue }

    public init(_ code: Code) {
        self.code = code
    }

    public static var unknown: Code { .unknown }
    public static var trackingRestrictedOrDenied: Code { .trackingRestrictedOrDenied }
    public static var missingData: Code { .missingData }
    public static var unsupportedPlatform: Code { .unsupportedPlatform }
}
