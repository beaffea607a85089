import Foundation

// Sendable: unsynchronized as on Apple's systems; an object is set up before it is shared.

open class SKPayment: NSObject, @unchecked Sendable {
    open internal(set) var productIdentifier: String
    open internal(set) var quantity = 1
    open internal(set) var applicationUsername: String?
    open internal(set) var requestData: Data?
    open internal(set) var simulatesAskToBuyInSandbox = false
    open internal(set) var paymentDiscount: SKPaymentDiscount?

    public init(product: SKProduct) {
        productIdentifier = product.productIdentifier
        super.init()
    }
}

/// A payment being composed.
open class SKMutablePayment: SKPayment, @unchecked Sendable {
    open override var productIdentifier: String {
        get { super.productIdentifier }
        set { super.productIdentifier = newValue }
    }
    open override var quantity: Int {
        get { super.quantity }
        set { super.quantity = newValue }
    }
    open override var applicationUsername: String? {
        get { super.applicationUsername }
        set { super.applicationUsername = newValue }
    }
    open override var requestData: Data? {
        get { super.requestData }
        set { super.requestData = newValue }
    }
    open override var simulatesAskToBuyInSandbox: Bool {
        get { super.simulatesAskToBuyInSandbox }
        set { super.simulatesAskToBuyInSandbox = newValue }
    }
    open override var paymentDiscount: SKPaymentDiscount? {
        get { super.paymentDiscount }
        set { super.paymentDiscount = newValue }
    }
}

public enum SKPaymentTransactionState: Int, Sendable {
    case purchasing = 0
    case purchased = 1
    case failed = 2
    case restored = 3
    case deferred = 4
}

/// Something that was bought, as the first StoreKit describes it. There are none here.
open class SKPaymentTransaction: NSObject, @unchecked Sendable {
    public let payment: SKPayment
    public let transactionState: SKPaymentTransactionState
    public let error: (any Error)?

    init(payment: SKPayment, state: SKPaymentTransactionState, error: (any Error)?) {
        self.payment = payment
        transactionState = state
        self.error = error
        super.init()
    }

    open var original: SKPaymentTransaction? { nil }
    open var transactionDate: Date? { nil }
    open var transactionIdentifier: String? { nil }
    open var downloads: [SKDownload] { [] }
}

public enum SKDownloadState: Int, Sendable {
    case waiting = 0
    case active = 1
    case paused = 2
    case finished = 3
    case failed = 4
    case cancelled = 5
}

/// Content that the store holds for a product.
open class SKDownload: NSObject, @unchecked Sendable {
    override init() {
        super.init()
    }

    open var state: SKDownloadState { .waiting }
    open var contentIdentifier: String { "" }
    open var contentURL: URL? { nil }
    open var contentVersion: String { "" }
    open var error: (any Error)? { nil }
    open var progress: Float { 0 }
    open var timeRemaining: TimeInterval { 0 }
}
