/// An amount of money.
open class INCurrencyAmount: NSObject {
    public let amount: NSDecimalNumber?
    /// ISO 4217, such as `EUR`.
    public let currencyCode: String?

    public init(amount: NSDecimalNumber, currencyCode: String) {
        self.amount = amount
        self.currencyCode = currencyCode
        super.init()
    }
}

/// A way to pay.
open class INPaymentMethod: NSObject {
    public enum MethodType: Int, Sendable {
        case unknown, checking, savings, brokerage, debit, credit, prepaid, store, applePay
    }

    public let type: MethodType
    public let name: String?
    public let identificationHint: String?
    public let icon: INImage?

    public init(type: MethodType, name: String?, identificationHint: String?, icon: INImage?) {
        self.type = type
        self.name = name
        self.identificationHint = identificationHint
        self.icon = icon
        super.init()
    }

    open class func applePay() -> INPaymentMethod {
        INPaymentMethod(type: .applePay, name: nil, identificationHint: nil, icon: nil)
    }
}

public typealias INPaymentMethodType = INPaymentMethod.MethodType

/// A span of time.
open class INDateComponentsRange: NSObject {
    public let startDateComponents: DateComponents?
    public let endDateComponents: DateComponents?

    public init(start startDateComponents: DateComponents?, end endDateComponents: DateComponents?) {
        self.startDateComponents = startDateComponents
        self.endDateComponents = endDateComponents
        super.init()
    }
}
