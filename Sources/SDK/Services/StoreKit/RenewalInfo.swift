import Foundation

extension Product.SubscriptionInfo {
    /// The date and product of a subscription's renewal.
    public struct RenewalInfo: Hashable, Sendable {
        public struct ExpirationReason: RawRepresentable, Hashable, Sendable {
            public let rawValue: Int

            public init(rawValue: Int) {
                self.rawValue = rawValue
            }

            public static let autoRenewDisabled = ExpirationReason(rawValue: 1)
            public static let billingError = ExpirationReason(rawValue: 2)
            public static let didNotConsentToPriceIncrease = ExpirationReason(rawValue: 3)
            public static let productUnavailable = ExpirationReason(rawValue: 4)
            public static let unknown = ExpirationReason(rawValue: 5)
        }

        public enum PriceIncreaseStatus: Hashable, Sendable {
            case noIncreasePending
            case pending
            case agreed
        }

        public let originalTransactionID: UInt64
        public let currentProductID: String
        public let willAutoRenew: Bool
        public let autoRenewPreference: String?
        public let expirationReason: ExpirationReason?
        public let priceIncreaseStatus: PriceIncreaseStatus
        public let isInBillingRetry: Bool
        public let gracePeriodExpirationDate: Date?
        public let offerID: String?
        public let offerType: Transaction.OfferType?
        public let recentSubscriptionStartDate: Date
        public let renewalDate: Date?
        public let renewalPrice: Decimal?
        public let currency: Locale.Currency?
        public let environment: AppStore.Environment
        public let eligibleWinBackOfferIDs: [String]
        public let signedDate: Date
        public let deviceVerification: Data
        public let deviceVerificationNonce: UUID
        public let appAccountToken: UUID?
        public let jsonRepresentation: Data
    }
}
