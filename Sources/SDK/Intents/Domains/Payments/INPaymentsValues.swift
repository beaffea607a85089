/// The choices of account type.
public enum INAccountType: Int, Sendable {
    case unknown
    case checking
    case credit
    case debit
    case investment
    case mortgage
    case prepaid
    case saving
}

/// The choices of amount type.
public enum INAmountType: Int, Sendable {
    case unknown
    case minimumDue
    case amountDue
    case currentBalance
    case maximumTransferAmount
    case minimumTransferAmount
    case statementBalance
}

/// The choices of balance type.
public enum INBalanceType: Int, Sendable {
    case unknown
    case money
    case points
    case miles
}

/// The choices of bill type.
public enum INBillType: Int, Sendable {
    case unknown
    case autoInsurance
    case cable
    case carLease
    case carLoan
    case creditCard
    case electricity
    case gas
    case garbageAndRecycling
    case healthInsurance
    case homeInsurance
    case internet
    case lifeInsurance
    case mortgage
    case musicStreaming
    case phone
    case rent
    case sewer
    case studentLoan
    case trafficTicket
    case tuition
    case utilities
    case water
}

/// The choices of payment status.
public enum INPaymentStatus: Int, Sendable {
    case unknown
    case pending
    case completed
    case canceled
    case failed
    case unpaid
}

/// A description: balance amount.
open class INBalanceAmount: NSObject {
    public internal(set) var amount: NSDecimalNumber?
    public internal(set) var balanceType: INBalanceType = .unknown
    public internal(set) var currencyCode: String?

    public init(amount: NSDecimalNumber, currencyCode: String) {
        self.amount = amount
        self.currencyCode = currencyCode
        super.init()
    }
}

/// A description: bill details.
open class INBillDetails: NSObject {
    open var billPayee: INBillPayee?
    open var amountDue: INCurrencyAmount?
    open var minimumDue: INCurrencyAmount?
    open var lateFee: INCurrencyAmount?
    open var dueDate: DateComponents?
    open var paymentDate: DateComponents?
    open var billType: INBillType = .unknown
    open var paymentStatus: INPaymentStatus = .unknown

    public override init() {
        super.init()
    }
}

/// A description: bill payee.
open class INBillPayee: NSObject {
    public internal(set) var nickname: INSpeakableString?
    public internal(set) var accountNumber: String?
    public internal(set) var organizationName: INSpeakableString?

    public override init() {
        super.init()
    }
}

/// A description: payment account.
open class INPaymentAccount: NSObject {
    public internal(set) var nickname: INSpeakableString?
    public internal(set) var accountNumber: String?
    public internal(set) var accountType: INAccountType = .unknown
    public internal(set) var organizationName: INSpeakableString?
    public internal(set) var balance: INBalanceAmount?
    public internal(set) var secondaryBalance: INBalanceAmount?

    public init(
        nickname: INSpeakableString, number: String?, accountType: INAccountType, organizationName: INSpeakableString?,
        balance: INBalanceAmount?, secondaryBalance: INBalanceAmount?
    ) {
        self.nickname = nickname
        self.accountType = accountType
        self.organizationName = organizationName
        self.balance = balance
        self.secondaryBalance = secondaryBalance
        super.init()
    }
}

/// A description: payment amount.
open class INPaymentAmount: NSObject {
    public internal(set) var amount: INCurrencyAmount?
    public internal(set) var amountType: INAmountType = .unknown

    public init(amountType: INAmountType, amount: INCurrencyAmount) {
        self.amountType = amountType
        self.amount = amount
        super.init()
    }
}

/// A description: payment record.
open class INPaymentRecord: NSObject {
    public internal(set) var payee: INPerson?
    public internal(set) var payer: INPerson?
    public internal(set) var currencyAmount: INCurrencyAmount?
    public internal(set) var note: String?
    public internal(set) var status: INPaymentStatus = .unknown
    public internal(set) var paymentMethod: INPaymentMethod?
    public internal(set) var feeAmount: INCurrencyAmount?

    public override init() {
        super.init()
    }
}
