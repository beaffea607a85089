import Foundation

// Sendable: the classes of this file have no mutable state outside of a lock.

/// Something for sale, as the first StoreKit describes it.
open class SKProduct: NSObject, @unchecked Sendable {
    public enum PeriodUnit: UInt, Sendable {
        case day = 0
        case week = 1
        case month = 2
        case year = 3
    }

    override init() {
        super.init()
    }

    open var productIdentifier: String { "" }
    open var localizedTitle: String { "" }
    open var localizedDescription: String { "" }
    open var price: NSDecimalNumber { 0 }
    open var priceLocale: Locale { .current }
    open var isFamilyShareable: Bool { false }
    open var isDownloadable: Bool { false }
    open var subscriptionPeriod: SKProductSubscriptionPeriod? { nil }
    open var subscriptionGroupIdentifier: String? { nil }
    open var introductoryPrice: SKProductDiscount? { nil }
    open var discounts: [SKProductDiscount] { [] }
    open var contentVersion: String { "" }
    open var downloadContentLengths: [NSNumber] { [] }
    open var downloadContentVersion: String { "" }
}

/// A length of time that is paid for.
open class SKProductSubscriptionPeriod: NSObject, @unchecked Sendable {
    open var numberOfUnits: Int { 0 }
    open var unit: SKProduct.PeriodUnit { .day }
}

/// A lower price for some time.
open class SKProductDiscount: NSObject, @unchecked Sendable {
    public enum PaymentMode: UInt, Sendable {
        case payAsYouGo = 0
        case payUpFront = 1
        case freeTrial = 2
    }

    public enum `Type`: UInt, Sendable {
        case introductory = 0
        case subscription = 1
    }

    open var price: NSDecimalNumber { 0 }
    open var priceLocale: Locale { .current }
    open var identifier: String? { nil }
    open var subscriptionPeriod: SKProductSubscriptionPeriod { SKProductSubscriptionPeriod() }
    open var numberOfPeriods: Int { 0 }
    open var paymentMode: SKProductDiscount.PaymentMode { .payAsYouGo }
    open var type: SKProductDiscount.`Type` { .introductory }
}

/// The signature of a discount.
open class SKPaymentDiscount: NSObject, @unchecked Sendable {
    public let identifier: String
    public let keyIdentifier: String
    public let nonce: UUID
    public let signature: String
    public let timestamp: NSNumber

    public init(identifier: String, keyIdentifier: String, nonce: UUID, signature: String, timestamp: NSNumber) {
        self.identifier = identifier
        self.keyIdentifier = keyIdentifier
        self.nonce = nonce
        self.signature = signature
        self.timestamp = timestamp
        super.init()
    }
}

/// The country of the device's App Store.
open class SKStorefront: NSObject, @unchecked Sendable {
    open var countryCode: String { "" }
    open var identifier: String { "" }
}
