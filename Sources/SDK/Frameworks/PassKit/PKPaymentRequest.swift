import Contacts
import Foundation

public struct PKMerchantCapability: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    public static let threeDSecure = PKMerchantCapability(rawValue: 1)
    public static let emv = PKMerchantCapability(rawValue: 2)
    public static let credit = PKMerchantCapability(rawValue: 4)
    public static let debit = PKMerchantCapability(rawValue: 8)
    public static let capability3DS = threeDSecure
    public static let capabilityEMV = emv
    public static let capabilityCredit = credit
    public static let capabilityDebit = debit
}

public enum PKPaymentSummaryItemType: UInt, Sendable {
    case final = 0
    case pending = 1
}

public enum PKShippingType: UInt, Sendable {
    case shipping = 0
    case delivery = 1
    case storePickup = 2
    case servicePickup = 3
}

public enum PKPaymentAuthorizationStatus: Int, Sendable {
    case success = 0
    case failure = 1
    case invalidBillingPostalAddress = 2
    case invalidShippingPostalAddress = 3
    case invalidShippingContact = 4
    case pinRequired = 5
    case pinIncorrect = 6
    case pinLockout = 7
}

public enum PKPaymentMethodType: UInt, Sendable {
    case unknown = 0
    case debit = 1
    case credit = 2
    case prepaid = 3
    case store = 4
    case eMoney = 5
}

/// A line of a bill.
open class PKPaymentSummaryItem: NSObject {
    open var label: String
    open var amount: NSDecimalNumber
    open var type: PKPaymentSummaryItemType

    public init(label: String, amount: NSDecimalNumber, type: PKPaymentSummaryItemType) {
        self.label = label
        self.amount = amount
        self.type = type
        super.init()
    }

    public convenience init(label: String, amount: NSDecimalNumber) {
        self.init(label: label, amount: amount, type: .final)
    }
}

open class PKShippingMethod: PKPaymentSummaryItem {
    open var identifier: String?
    open var detail: String?
}

open class PKRecurringPaymentSummaryItem: PKPaymentSummaryItem {
    open var startDate: Date?
    open var intervalUnit: NSCalendar.Unit = .month
    open var intervalCount = 1
    open var endDate: Date?
}

open class PKDeferredPaymentSummaryItem: PKPaymentSummaryItem {
    open var deferredDate = Date.distantFuture
}

open class PKRecurringPaymentRequest: NSObject {
    open var paymentDescription: String
    open var regularBilling: PKRecurringPaymentSummaryItem
    open var trialBilling: PKRecurringPaymentSummaryItem?
    open var billingAgreement: String?
    open var managementURL: URL
    open var tokenNotificationURL: URL?

    public init(paymentDescription: String, regularBilling: PKRecurringPaymentSummaryItem, managementURL: URL) {
        self.paymentDescription = paymentDescription
        self.regularBilling = regularBilling
        self.managementURL = managementURL
        super.init()
    }
}

open class PKContact: NSObject {
    open var name: PersonNameComponents?
    open var postalAddress: CNPostalAddress?
    open var phoneNumber: CNPhoneNumber?
    open var emailAddress: String?
}

/// A request to the user's wallet.
open class PKPaymentRequest: NSObject {
    open var merchantIdentifier = ""
    open var countryCode = ""
    open var currencyCode = ""
    open var supportedNetworks: [PKPaymentNetwork] = []
    open var merchantCapabilities: PKMerchantCapability = []
    open var paymentSummaryItems: [PKPaymentSummaryItem] = []
    open var requiredBillingContactFields: Set<PKContactField> = []
    open var requiredShippingContactFields: Set<PKContactField> = []
    open var billingContact: PKContact?
    open var shippingContact: PKContact?
    open var shippingMethods: [PKShippingMethod]?
    open var shippingType: PKShippingType = .shipping
    open var applicationData: Data?
    open var supportedCountries: Set<String>?
    open var supportsCouponCode = false
    open var couponCode: String?
    open var recurringPaymentRequest: PKRecurringPaymentRequest?

    public override init() {
        super.init()
    }

    open class func availableNetworks() -> [PKPaymentNetwork] { [] }
}

open class PKPaymentMethod: NSObject {
    open var displayName: String? { nil }
    open var network: PKPaymentNetwork? { nil }
    open var type: PKPaymentMethodType { .unknown }
}

open class PKPaymentToken: NSObject {
    open var paymentMethod: PKPaymentMethod { PKPaymentMethod() }
    open var transactionIdentifier: String { "" }
    open var paymentData: Data { Data() }
}

open class PKPayment: NSObject {
    open var token: PKPaymentToken { PKPaymentToken() }
    open var billingContact: PKContact? { nil }
    open var shippingContact: PKContact? { nil }
    open var shippingMethod: PKShippingMethod? { nil }
}

open class PKPaymentMerchantSession: NSObject {
    public init(dictionary: [AnyHashable: Any]) {
        super.init()
    }
}

open class PKPaymentRequestUpdate: NSObject {
    open var status: PKPaymentAuthorizationStatus = .success
    open var paymentSummaryItems: [PKPaymentSummaryItem]

    public init(paymentSummaryItems: [PKPaymentSummaryItem]) {
        self.paymentSummaryItems = paymentSummaryItems
        super.init()
    }
}

open class PKPaymentRequestShippingMethodUpdate: PKPaymentRequestUpdate {}
open class PKPaymentRequestPaymentMethodUpdate: PKPaymentRequestUpdate {}
open class PKPaymentRequestShippingContactUpdate: PKPaymentRequestUpdate {}
open class PKPaymentRequestCouponCodeUpdate: PKPaymentRequestUpdate {}

open class PKPaymentRequestMerchantSessionUpdate: NSObject {
    open var status: PKPaymentAuthorizationStatus
    open var session: PKPaymentMerchantSession?

    public init(status: PKPaymentAuthorizationStatus, merchantSession session: PKPaymentMerchantSession?) {
        self.status = status
        self.session = session
        super.init()
    }
}

open class PKPaymentAuthorizationResult: NSObject {
    open var status: PKPaymentAuthorizationStatus
    open var errors: [any Error]!

    public init(status: PKPaymentAuthorizationStatus, errors: [any Error]?) {
        self.status = status
        self.errors = errors
        super.init()
    }
}
