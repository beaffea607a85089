@_exported import Foundation
import FoundationSupplement

// Sendable: unsynchronized as on Apple's systems; an object is set up before it is shared.

public enum ILMessageFilterAction: Int, Sendable {
    case none = 0
    case allow = 1
    case junk = 2
    case promotion = 3
    case transaction = 4
}

public enum ILMessageFilterSubAction: Int, Sendable {
    case none = 0
    case transactionalOthers = 10000
    case transactionalFinance = 10001
    case transactionalOrders = 10002
    case transactionalReminders = 10003
    case transactionalHealth = 10004
    case transactionalWeather = 10005
    case transactionalCarrier = 10006
    case transactionalRewards = 10007
    case transactionalPublicServices = 10008
    case promotionalOthers = 20000
    case promotionalOffers = 20001
    case promotionalCoupons = 20002
}

open class ILMessageFilterQueryRequest: NSObject, @unchecked Sendable {
    open var sender: String? { nil }
    open var messageBody: String? { nil }
    open var receiverISOCountryCode: String? { nil }
}

open class ILMessageFilterQueryResponse: NSObject, @unchecked Sendable {
    open var action = ILMessageFilterAction.none
    open var subAction = ILMessageFilterSubAction.none
}

open class ILNetworkResponse: NSObject, @unchecked Sendable {
    open var data: Data { Data() }
}

open class ILMessageFilterExtensionContext: NSExtensionContext, @unchecked Sendable {
    open func deferQueryRequestToNetwork(
        completion: @escaping @Sendable (ILNetworkResponse?, (any Error)?) -> Void
    ) {
        completion(nil, CocoaError(.featureUnsupported))
    }
}

public protocol ILMessageFilterQueryHandling: NSObjectProtocol {
    func handle(
        _ queryRequest: ILMessageFilterQueryRequest, context: ILMessageFilterExtensionContext,
        completion: @escaping (ILMessageFilterQueryResponse) -> Void)
}

/// The part of an app that filters messages; it is never called here.
open class ILMessageFilterExtension: NSObject {}
