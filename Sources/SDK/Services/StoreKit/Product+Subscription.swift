import Foundation

extension Product {
    /// The price and content of a subscription.
    public struct SubscriptionInfo: Hashable, Sendable {
        public let introductoryOffer: SubscriptionOffer?
        public let promotionalOffers: [SubscriptionOffer]
        public let winBackOffers: [SubscriptionOffer]
        public let subscriptionGroupID: String
        public let subscriptionPeriod: SubscriptionPeriod
        public let groupLevel: Int
        public let groupDisplayName: String

        public var isEligibleForIntroOffer: Bool {
            get async { false }
        }

        public static func isEligibleForIntroOffer(for groupID: String) async -> Bool { false }

        public var status: [Status] {
            get async throws { [] }
        }

        /// - Returns: an empty list: there is no subscription.
        public static func status(for groupID: String) async throws -> [Status] {
            Store.note("Product.SubscriptionInfo")
            return []
        }

        public static func status(transactionID: UInt64) async throws -> Status? {
            Store.note("Product.SubscriptionInfo")
            return nil
        }

        public struct RenewalState: RawRepresentable, Hashable, Sendable {
            public let rawValue: Int

            public init(rawValue: Int) {
                self.rawValue = rawValue
            }

            public static let subscribed = RenewalState(rawValue: 1)
            public static let expired = RenewalState(rawValue: 2)
            public static let inBillingRetryPeriod = RenewalState(rawValue: 3)
            public static let inGracePeriod = RenewalState(rawValue: 4)
            public static let revoked = RenewalState(rawValue: 5)

            public var localizedDescription: String { "\(rawValue)" }
        }

        /// The state of a subscription.
        public struct Status: Hashable, Sendable {
            public let state: RenewalState
            public let transaction: VerificationResult<Transaction>
            public let renewalInfo: VerificationResult<RenewalInfo>

            /// A sequence without elements.
            public struct Statuses: AsyncSequence, Sendable {
                public typealias Element = Status

                public struct AsyncIterator: AsyncIteratorProtocol, Sendable {
                    public mutating func next() async -> Status? { nil }
                }

                public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
            }

            public static var updates: Statuses { Statuses() }
            public static var all: Statuses { Statuses() }
        }
    }

    /// A length of time that is paid for.
    public struct SubscriptionPeriod: Hashable, Sendable {
        public enum Unit: Hashable, Sendable {
            case day
            case week
            case month
            case year

            public var debugDescription: String { localizedDescription }
            public var localizedDescription: String {
                switch self {
                case .day: "Day"
                case .week: "Week"
                case .month: "Month"
                case .year: "Year"
                }
            }
        }

        public let unit: Unit
        public let value: Int

        public static let weekly = SubscriptionPeriod(unit: .week, value: 1)
        public static let monthly = SubscriptionPeriod(unit: .month, value: 1)
        public static let yearly = SubscriptionPeriod(unit: .year, value: 1)
        public static let everyThreeDays = SubscriptionPeriod(unit: .day, value: 3)
        public static let everyTwoWeeks = SubscriptionPeriod(unit: .week, value: 2)
        public static let everyTwoMonths = SubscriptionPeriod(unit: .month, value: 2)
        public static let everyThreeMonths = SubscriptionPeriod(unit: .month, value: 3)
        public static let everySixMonths = SubscriptionPeriod(unit: .month, value: 6)
    }

    /// A lower price for some time.
    public struct SubscriptionOffer: Hashable, Sendable {
        public struct OfferType: RawRepresentable, Hashable, Sendable {
            public let rawValue: String

            public init(rawValue: String) {
                self.rawValue = rawValue
            }

            public static let introductory = OfferType(rawValue: "Introductory")
            public static let promotional = OfferType(rawValue: "Promotional")
            public static let winBack = OfferType(rawValue: "WinBack")
        }

        public struct PaymentMode: RawRepresentable, Hashable, Sendable {
            public let rawValue: String

            public init(rawValue: String) {
                self.rawValue = rawValue
            }

            public static let payAsYouGo = PaymentMode(rawValue: "PayAsYouGo")
            public static let payUpFront = PaymentMode(rawValue: "PayUpFront")
            public static let freeTrial = PaymentMode(rawValue: "FreeTrial")
        }

        public struct Signature: Hashable, Sendable {
            public let keyID: String
            public let nonce: UUID
            public let timestamp: Int
            public let signature: Data

            public init(keyID: String, nonce: UUID, timestamp: Int, signature: Data) {
                self.keyID = keyID
                self.nonce = nonce
                self.timestamp = timestamp
                self.signature = signature
            }
        }

        public let id: String?
        public let type: OfferType
        public let price: Decimal
        public let displayPrice: String
        public let period: SubscriptionPeriod
        public let periodCount: Int
        public let paymentMode: PaymentMode
    }
}

extension Product.SubscriptionOffer.PaymentMode {
    public var localizedDescription: String { rawValue }
}

extension Product.SubscriptionOffer.OfferType {
    public var localizedDescription: String { rawValue }
}
