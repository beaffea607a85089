import Foundation

/// A warning of an agency.
public struct WeatherAlert: Codable, Equatable, Sendable {
    public var detailsURL: URL
    public var source: String
    public var summary: String
    public var region: String?
    public var severity: WeatherSeverity
    public var metadata: WeatherMetadata
}

public enum WeatherSeverity: String, Codable, Hashable, Sendable, CaseIterable, CustomStringConvertible {
    case minor, moderate, severe, extreme, unknown

    public var description: String { WeatherNames.text(.severity, rawValue) }
    public var accessibilityDescription: String { description }
}

public enum WeatherError: LocalizedError, Hashable, Sendable {
    case permissionDenied
    case unknown

    public var errorDescription: String? {
        switch self {
        case .permissionDenied: "The app may not use the weather service."
        case .unknown: "The weather could not be read."
        }
    }

    public var failureReason: String? {
        switch self {
        case .permissionDenied: "The service did not accept the app's permission."
        case .unknown: nil
        }
    }

    public var helpAnchor: String? { nil }

    public var recoverySuggestion: String? {
        switch self {
        case .permissionDenied: "Check that the app's identifier has the WeatherKit capability."
        case .unknown: "Try again later."
        }
    }
}
