import Foundation
import FoundationSupplement

/// Something for sale, as the first StoreKit describes it.
open class SKProduct: NSObject, @unchecked Sendable {
    open var productIdentifier: String { "" }
    open var localizedTitle: String { "" }
    open var localizedDescription: String { "" }
    open var price: NSDecimalNumber { 0 }
    open var priceLocale: Locale { .current }

    override init() {
        super.init()
    }
}

open class SKRequest: NSObject, @unchecked Sendable {
    override init() {
        super.init()
    }

    open func start() {}
    open func cancel() {}
}

open class SKProductsResponse: NSObject, @unchecked Sendable {
    public let products: [SKProduct]
    public let invalidProductIdentifiers: [String]

    init(invalidProductIdentifiers: [String]) {
        products = []
        self.invalidProductIdentifiers = invalidProductIdentifiers
        super.init()
    }
}

public protocol SKProductsRequestDelegate: AnyObject {
    func productsRequest(_ request: SKProductsRequest, didReceive response: SKProductsResponse)
}

/// Asks what is for sale; the answer has no products.
open class SKProductsRequest: SKRequest, @unchecked Sendable {
    private let productIdentifiers: Set<String>
    open weak var delegate: (any SKProductsRequestDelegate)?

    public init(productIdentifiers: Set<String>) {
        self.productIdentifiers = productIdentifiers
        super.init()
    }

    open override func start() {
        Store.note("SKProductsRequest")
        onMainQueueLater { [self] in
            let response = SKProductsResponse(invalidProductIdentifiers: productIdentifiers.sorted())
            delegate?.productsRequest(self, didReceive: response)
        }
    }
}

open class SKPayment: NSObject, @unchecked Sendable {
    public let productIdentifier: String
    open var quantity: Int { 1 }

    public init(product: SKProduct) {
        productIdentifier = product.productIdentifier
        super.init()
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
}

public protocol SKPaymentTransactionObserver: AnyObject {
    func paymentQueue(_ queue: SKPaymentQueue, updatedTransactions transactions: [SKPaymentTransaction])
    func paymentQueueRestoreCompletedTransactionsFinished(_ queue: SKPaymentQueue)
}

extension SKPaymentTransactionObserver {
    public func paymentQueueRestoreCompletedTransactionsFinished(_ queue: SKPaymentQueue) {}
}

/// What a person pays. Nothing can be bought here, which is reported.
open class SKPaymentQueue: NSObject, @unchecked Sendable {
    private static let shared = SKPaymentQueue()

    open class func `default`() -> SKPaymentQueue { shared }
    open class func canMakePayments() -> Bool { false }

    open var transactions: [SKPaymentTransaction] { [] }

    open func add(_ payment: SKPayment) {
        Store.note("SKPaymentQueue")
    }

    open func add(_ observer: any SKPaymentTransactionObserver) {}
    open func remove(_ observer: any SKPaymentTransactionObserver) {}
    open func finishTransaction(_ transaction: SKPaymentTransaction) {}

    open func restoreCompletedTransactions() {
        Store.note("SKPaymentQueue")
    }
}
