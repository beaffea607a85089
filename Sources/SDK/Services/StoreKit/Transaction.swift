import Foundation

/// Something that was bought. There are none here.
public struct Transaction: Hashable, Identifiable, Sendable {
    public let id: UInt64
    public let originalID: UInt64
    public let webOrderLineItemID: String?
    public let productID: String
    public let subscriptionGroupID: String?
    public let appBundleID: String
    public let purchaseDate: Date
    public let originalPurchaseDate: Date
    public let expirationDate: Date?
    public let purchasedQuantity: Int
    public let isUpgraded: Bool
    public let offer: Offer?
    public let offerType: OfferType?
    public let offerID: String?
    public let revocationDate: Date?
    public let revocationReason: RevocationReason?
    public let productType: Product.ProductType
    public let appAccountToken: UUID?
    public let environment: AppStore.Environment
    public let reason: Reason
    public let storefront: Storefront
    public let storefrontCountryCode: String
    public let ownershipType: OwnershipType
    public let price: Decimal?
    public let currency: Locale.Currency?
    public let signedDate: Date
    public let deviceVerification: Data
    public let deviceVerificationNonce: UUID
    public let jsonRepresentation: Data
    public let appTransactionID: String

    public var debugDescription: String { "Transaction(\(id))" }

    public var currencyCode: String? { currency?.identifier }
    public var environmentStringRepresentation: String { environment.rawValue }
    public var reasonStringRepresentation: String { reason.rawValue }
    public var offerPaymentModeStringRepresentation: String? { nil }
    public var offerPeriodStringRepresentation: String? { nil }

    /// A sequence without transactions.
    public struct Transactions: AsyncSequence, Sendable {
        public typealias Element = VerificationResult<Transaction>

        public struct AsyncIterator: AsyncIteratorProtocol, Sendable {
            public mutating func next() async -> VerificationResult<Transaction>? { nil }
        }

        public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
    }

    public static var all: Transactions { none() }
    public static var currentEntitlements: Transactions { none() }
    public static var unfinished: Transactions { none() }
    public static var updates: Transactions { none() }

    public static func all(for productID: String) -> Transactions { none() }
    public static func currentEntitlements(for productID: String) -> Transactions { none() }

    public static func latest(for productID: String) async -> VerificationResult<Transaction>? {
        Store.note("Transaction")
        return nil
    }

    public static func currentEntitlement(for productID: String) async -> VerificationResult<Transaction>? {
        Store.note("Transaction")
        return nil
    }

    public var subscriptionStatus: Product.SubscriptionInfo.Status? {
        get async { nil }
    }

    public func finish() async {}

    private static func none() -> Transactions {
        Store.note("Transaction")
        return Transactions()
    }
}
