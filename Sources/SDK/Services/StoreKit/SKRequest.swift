import Foundation
import FoundationSupplement

// Sendable: unsynchronized as on Apple's systems; an object is set up before it is shared.

public protocol SKRequestDelegate: NSObjectProtocol {
    func requestDidFinish(_ request: SKRequest)
    func request(_ request: SKRequest, didFailWithError error: any Error)
}

extension SKRequestDelegate {
    public func requestDidFinish(_ request: SKRequest) {}
    public func request(_ request: SKRequest, didFailWithError error: any Error) {}
}

open class SKRequest: NSObject, @unchecked Sendable {
    open weak var delegate: (any SKRequestDelegate)?

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

public protocol SKProductsRequestDelegate: SKRequestDelegate {
    func productsRequest(_ request: SKProductsRequest, didReceive response: SKProductsResponse)
}

/// Requests products; the response is empty.
open class SKProductsRequest: SKRequest, @unchecked Sendable {
    private let productIdentifiers: Set<String>

    public init(productIdentifiers: Set<String>) {
        self.productIdentifiers = productIdentifiers
        super.init()
    }

    open override func start() {
        Store.note("SKProductsRequest")
        onMainQueueLater { [self] in
            let response = SKProductsResponse(invalidProductIdentifiers: productIdentifiers.sorted())
            (delegate as? any SKProductsRequestDelegate)?.productsRequest(self, didReceive: response)
            delegate?.requestDidFinish(self)
        }
    }
}

/// Refreshes the receipt; there is none.
open class SKReceiptRefreshRequest: SKRequest, @unchecked Sendable {
    open var receiptProperties: [String: Any]?

    public override init() {
        super.init()
    }

    public init(receiptProperties properties: [String: Any]?) {
        receiptProperties = properties
        super.init()
    }

    open override func start() {
        Store.note("SKReceiptRefreshRequest")
        onMainQueueLater { [self] in delegate?.request(self, didFailWithError: SKError(.unknown)) }
    }
}

public let SKReceiptPropertyIsExpired = "expired"
public let SKReceiptPropertyIsRevoked = "revoked"
public let SKReceiptPropertyIsVolumePurchase = "vpp"
