import CoreLocation
@_exported import Foundation
import FoundationSupplement

// Sendable: the classes of this file have no mutable state outside of a lock.

public struct APActivationPayloadError: CustomNSError, Hashable, Sendable {
    public enum Code: Int, Sendable {
        case disallowed = 1
        case doesNotMatch = 2
    }

    public static var errorDomain: String { "APActivationPayloadErrorDomain" }

    public let code: Code
    public var errorCode: Int { code.rawValue }

    public init(_ code: Code) {
        self.code = code
    }
}

/// How the user came to a part of an app.
open class APActivationPayload: NSObject, @unchecked Sendable {
    open var url: URL? { nil }

    open func confirmAcquired(
        in region: CLRegion, completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
        completionHandler(false, APActivationPayloadError(.disallowed))
    }

    open func confirmAcquired(in region: CLRegion) async throws -> Bool {
        throw APActivationPayloadError(.disallowed)
    }
}

extension NSUserActivity {
    public var appClipActivationPayload: APActivationPayload? { nil }
}
