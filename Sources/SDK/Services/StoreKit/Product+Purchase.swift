import Foundation
import UIKit

extension Product {
    public enum PurchaseResult: Sendable {
        case success(VerificationResult<Transaction>)
        case userCancelled
        case pending
    }

    public enum PurchaseError: Error, LocalizedError, Hashable, Sendable {
        case invalidQuantity
        case productUnavailable
        case purchaseNotAllowed
        case ineligibleForOffer
        case invalidOfferIdentifier
        case invalidOfferPrice
        case invalidOfferSignature
        case missingOfferParameters
    }

    /// Purchase options; they have no effect.
    public struct PurchaseOption: Hashable, Sendable {
        private let name: String

        public static func appAccountToken(_ token: UUID) -> PurchaseOption { .init(name: "appAccountToken") }
        public static func quantity(_ quantity: Int) -> PurchaseOption { .init(name: "quantity") }
        public static func simulatesAskToBuyInSandbox(_ simulateAskToBuy: Bool) -> PurchaseOption {
            .init(name: "simulatesAskToBuyInSandbox")
        }
        public static func promotionalOffer(
            offerID: String, keyID: String, nonce: UUID, signature: Data, timestamp: Int
        ) -> PurchaseOption {
            .init(name: "promotionalOffer")
        }
        public static func promotionalOffer(offerID: String, signature: SubscriptionOffer.Signature) -> PurchaseOption {
            .init(name: "promotionalOffer")
        }
        public static func promotionalOffer(_ offerID: String, compactJWS: String) -> [PurchaseOption] {
            [.init(name: "promotionalOffer")]
        }
        public static func introductoryOfferEligibility(compactJWS: String) -> PurchaseOption {
            .init(name: "introductoryOfferEligibility")
        }
        public static func winBackOffer(_ offer: SubscriptionOffer) -> PurchaseOption { .init(name: "winBackOffer") }
        public static func onStorefrontChange(
            shouldContinuePurchase: @escaping @Sendable (Storefront) -> Bool
        ) -> PurchaseOption {
            .init(name: "onStorefrontChange")
        }
        public static func custom(key: String, value: String) -> PurchaseOption { .init(name: key) }
        public static func custom(key: String, value: Double) -> PurchaseOption { .init(name: key) }
        public static func custom(key: String, value: Bool) -> PurchaseOption { .init(name: key) }
        public static func custom(key: String, value: Data) -> PurchaseOption { .init(name: key) }
    }

    /// - Throws: that the product is not available.
    public func purchase(options: Set<PurchaseOption> = []) async throws -> PurchaseResult {
        Store.note("Product")
        throw PurchaseError.productUnavailable
    }

    @MainActor
    public func purchase(
        confirmIn scene: some UIScene, options: Set<PurchaseOption> = []
    ) async throws -> PurchaseResult {
        try await purchase(options: options)
    }

    @MainActor
    public func purchase(
        confirmIn viewController: some UIViewController, options: Set<PurchaseOption> = []
    ) async throws -> PurchaseResult {
        try await purchase(options: options)
    }
}

/// Products that the user chose to buy in the store; there are none.
public struct PurchaseIntent: Hashable, Identifiable, Sendable {
    public let product: Product
    public let offer: Product.SubscriptionOffer?
    public var id: Product.ID { product.id }

    /// A sequence without elements.
    public struct PurchaseIntents: AsyncSequence, Sendable {
        public typealias Element = PurchaseIntent

        public struct AsyncIterator: AsyncIteratorProtocol, Sendable {
            public mutating func next() async -> PurchaseIntent? { nil }
        }

        public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
    }

    public static var intents: PurchaseIntents { PurchaseIntents() }
}
