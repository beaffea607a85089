import Foundation
import FoundationSupplement
import UIKit

/// The App Store of the device.
public enum AppStore {
    public struct Environment: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        public static let production = Environment(rawValue: "Production")
        public static let sandbox = Environment(rawValue: "Sandbox")
        public static let xcode = Environment(rawValue: "Xcode")
    }

    public struct Platform: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        public static let iOS = Platform(rawValue: "iOS")
        public static let macOS = Platform(rawValue: "macOS")
        public static let tvOS = Platform(rawValue: "tvOS")
        public static let visionOS = Platform(rawValue: "visionOS")
    }

    public static var canMakePayments: Bool { false }
    public static var deviceVerificationID: UUID? { nil }

    public static func sync() async throws {
        Store.note("AppStore")
    }

    @MainActor
    public static func showManageSubscriptions(in scene: UIWindowScene) async throws {
        Notices.current.addInert("AppStore.showManageSubscriptions", .appOnly)
    }

    @MainActor
    public static func showManageSubscriptions(in scene: UIWindowScene, subscriptionGroupID: String) async throws {
        Notices.current.addInert("AppStore.showManageSubscriptions", .appOnly)
    }

    @MainActor
    public static func presentOfferCodeRedeemSheet(in scene: UIWindowScene) async throws {
        Notices.current.addInert("AppStore.presentOfferCodeRedeemSheet", .appOnly)
    }

    @MainActor
    public static func requestReview(in scene: UIWindowScene) {
        Notices.current.addInert("AppStore.requestReview", .appOnly)
    }
}

/// The country of the device's App Store; there is none.
public struct Storefront: Hashable, Identifiable, Sendable {
    public let id: String
    public let countryCode: String
    public let currency: Locale.Currency?

    /// A sequence without elements.
    public struct Storefronts: AsyncSequence, Sendable {
        public typealias Element = Storefront

        public struct AsyncIterator: AsyncIteratorProtocol, Sendable {
            public mutating func next() async -> Storefront? { nil }
        }

        public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
    }

    public static var current: Storefront? {
        get async { nil }
    }

    public static var updates: Storefronts { Storefronts() }
}

/// The purchase of the app itself; unknown here.
public struct AppTransaction: Hashable, Sendable {
    public let appID: UInt64?
    public let appVersion: String
    public let appVersionID: UInt64?
    public let appTransactionID: String
    public let bundleID: String
    public let environment: AppStore.Environment
    public let originalAppVersion: String
    public let originalPlatform: AppStore.Platform
    public let originalPurchaseDate: Date
    public let preorderDate: Date?
    public let deviceVerification: Data
    public let deviceVerificationNonce: UUID
    public let signedDate: Date
    public let jsonRepresentation: Data

    public var debugDescription: String { "AppTransaction(\(bundleID))" }

    public static var shared: VerificationResult<AppTransaction> {
        get async throws {
            Store.note("AppTransaction")
            throw StoreKitError.unknown
        }
    }

    public static func refresh() async throws -> VerificationResult<AppTransaction> { try await shared }
}

/// A message from the store to the user; there is none.
public struct Message: Hashable, Sendable {
    public struct Reason: RawRepresentable, Hashable, Sendable {
        public let rawValue: Int

        public init(rawValue: Int) {
            self.rawValue = rawValue
        }

        public static let generic = Reason(rawValue: 0)
        public static let priceIncreaseConsent = Reason(rawValue: 1)
        public static let billingIssue = Reason(rawValue: 2)
        public static let winBackOffer = Reason(rawValue: 3)
    }

    public let reason: Reason

    /// A sequence without elements.
    public struct Messages: AsyncSequence, Sendable {
        public typealias Element = Message

        public struct AsyncIterator: AsyncIteratorProtocol, Sendable {
            public mutating func next() async -> Message? { nil }
        }

        public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
    }

    public static var messages: Messages { Messages() }

    @MainActor
    public func display(in scene: UIWindowScene) throws {}
}
