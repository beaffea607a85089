import Foundation
import FoundationSupplement
import SwiftUI

/// The settings of an app's tips. A widget shows none: every tip stays pending.
public enum Tips {
    public struct ConfigurationOption: Sendable {
        public static func displayFrequency(_ displayFrequency: DisplayFrequency) -> ConfigurationOption { .init() }
        public static func datastoreLocation(_ location: DatastoreLocation) -> ConfigurationOption { .init() }
        public static func analyticsInterval(_ interval: DisplayFrequency) -> ConfigurationOption { .init() }
        public static func cloudKitContainer(_ container: CloudKitContainer?) -> ConfigurationOption { .init() }

        public struct DisplayFrequency: Hashable, Sendable {
            private let interval: TimeInterval

            public init(_ interval: TimeInterval) {
                self.interval = interval
            }

            public static let immediate = DisplayFrequency(0)
            public static let hourly = DisplayFrequency(3_600)
            public static let daily = DisplayFrequency(86_400)
            public static let weekly = DisplayFrequency(7 * 86_400)
            public static let monthly = DisplayFrequency(30 * 86_400)
        }

        public struct DatastoreLocation: Hashable, Sendable {
            public static let applicationDefault = DatastoreLocation()
            public static func url(_ url: URL) -> DatastoreLocation { DatastoreLocation() }
            public static func groupContainer(identifier: String) throws -> DatastoreLocation { DatastoreLocation() }
        }

        public struct CloudKitContainer: Hashable, Sendable {
            public static let automatic = CloudKitContainer()
            public static func named(_ name: String) -> CloudKitContainer { CloudKitContainer() }
        }
    }

    public static func configure(_ configuration: [ConfigurationOption] = []) throws {
        Notices.current.addInert("Tips.configure", .appOnly)
    }

    public static func showAllTipsForTesting() {}
    public static func showTipsForTesting(_ tips: [any Tip.Type]) {}
    public static func hideAllTipsForTesting() {}
    public static func hideTipsForTesting(_ tips: [any Tip.Type]) {}
    public static func resetDatastore() throws {}

    public enum Status: Hashable, Sendable {
        case pending
        case available
        case invalidated(InvalidationReason)
    }

    public enum InvalidationReason: String, Codable, Hashable, Sendable {
        case actionPerformed, displayCountExceeded, displayDurationExceeded, tipClosed
    }

    /// How often a tip may be shown.
    public struct MaxDisplayCount: TipOption {
        public let maxDisplayCount: Int

        public init(_ maxDisplayCount: Int) {
            self.maxDisplayCount = maxDisplayCount
        }
    }

    public struct MaxDisplayDuration: TipOption {
        public let maxDisplayDuration: TimeInterval

        public init(_ maxDisplayDuration: TimeInterval) {
            self.maxDisplayDuration = maxDisplayDuration
        }
    }

    public struct IgnoresDisplayFrequency: TipOption {
        public let ignoresDisplayFrequency: Bool

        public init(_ ignoresDisplayFrequency: Bool) {
            self.ignoresDisplayFrequency = ignoresDisplayFrequency
        }
    }
}

/// The options of a tip.
public protocol TipOption: Sendable {}
