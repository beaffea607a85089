import Foundation
import FoundationSupplement

/// Why a request for places or directions failed.
public struct MKError: CustomNSError, Hashable, Sendable {
    public enum Code: UInt, Sendable {
        case unknown = 1
        case serverFailure = 2
        case loadingThrottled = 3
        case placemarkNotFound = 4
        case directionsNotFound = 5
        case decodingFailed = 6
    }

    public let code: Code

    public init(_ code: Code) {
        self.code = code
    }

    public static var errorDomain: String { "MKErrorDomain" }
    public var errorCode: Int { Int(code.rawValue) }

    public static var unknown: Code { .unknown }
    public static var serverFailure: Code { .serverFailure }
    public static var loadingThrottled: Code { .loadingThrottled }
    public static var placemarkNotFound: Code { .placemarkNotFound }
    public static var directionsNotFound: Code { .directionsNotFound }
    public static var decodingFailed: Code { .decodingFailed }
}

/// The missing map service.
enum MapService {
    static func note(_ subject: String) {
        Notices.current.add(
            Notices.Notice(
                .warning, subject: subject,
                message: "No map service is available: searches find nothing and maps have no streets.",
                remedy: "Make sure the widget shows something useful when a request returns no result."))
    }

    /// Ends a request without a result: reported, on the main queue after the call, as on a device.
    static func end<Value>(
        _ subject: String, _ error: MKError.Code, _ handler: @escaping (Value?, (any Error)?) -> Void
    ) {
        note(subject)
        onMainQueueLater { handler(nil, MKError(error)) }
    }

    static func failure(_ subject: String, _ error: MKError.Code) -> MKError {
        note(subject)
        return MKError(error)
    }
}

public var MKErrorDomain: String { MKError.errorDomain }
