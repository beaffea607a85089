@_exported import Foundation
import FoundationSupplement

public enum AdAttributionKitError: Error, Hashable, Sendable {
    case unsupportedPlatform, invalidImpressionJWS, impressionExpired, malformedPostbackUpdate, networkError, unknown
}

public enum CoarseConversionValue: String, Codable, Hashable, Sendable {
    case low, medium, high
}

/// The postback to an advertising network; nothing is sent.
public enum Postback {
    public static func updateConversionValue(_ fineConversionValue: Int, lockPostback: Bool) async throws {
        try refuse()
    }

    public static func updateConversionValue(
        _ fineConversionValue: Int, coarseConversionValue: CoarseConversionValue, lockPostback: Bool = false
    ) async throws {
        try refuse()
    }

    private static func refuse() throws {
        Notices.current.addInert("Postback.updateConversionValue", .absent("advertising service"))
        throw AdAttributionKitError.unsupportedPlatform
    }
}

public struct AppImpression: Sendable {
    public static var isSupported: Bool { false }

    public init(compactJWS: String) async throws {
        throw AdAttributionKitError.unsupportedPlatform
    }

    public func beginView() async throws {}
    public func endView() async throws {}
    public func handleTap() async throws {}
}
