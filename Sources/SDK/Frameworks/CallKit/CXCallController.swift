import Foundation
import FoundationSupplement

// Sendable: the classes of this file have no mutable state outside of a lock.

/// A call; there is none.
open class CXCall: NSObject, @unchecked Sendable {
    open var uuid: UUID { UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)) }
    open var isOutgoing: Bool { false }
    open var isOnHold: Bool { false }
    open var hasConnected: Bool { false }
    open var hasEnded: Bool { true }
}

public protocol CXCallObserverDelegate: NSObjectProtocol {
    func callObserver(_ callObserver: CXCallObserver, callChanged call: CXCall)
}

open class CXCallObserver: NSObject, @unchecked Sendable {
    open var calls: [CXCall] { [] }

    public override init() {
        super.init()
    }

    open func setDelegate(_ delegate: (any CXCallObserverDelegate)?, queue: DispatchQueue?) {}
}

open class CXCallController: NSObject, @unchecked Sendable {
    public let callObserver = CXCallObserver()

    public override init() {
        super.init()
    }

    public init(queue: DispatchQueue) {
        super.init()
    }

    open func request(_ transaction: CXTransaction, completion: @escaping @Sendable ((any Error)?) -> Void) {
        Notices.current.addInert("CXCallController.request", .appOnly)
        completion(CXErrorCodeRequestTransactionError(.unentitled))
    }

    open func request(_ transaction: CXTransaction) async throws {
        Notices.current.addInert("CXCallController.request", .appOnly)
        throw CXErrorCodeRequestTransactionError(.unentitled)
    }

    open func requestTransaction(with action: CXAction) async throws {
        try await request(CXTransaction(action: action))
    }

    open func requestTransaction(
        with action: CXAction, completion: @escaping @Sendable ((any Error)?) -> Void
    ) {
        request(CXTransaction(action: action), completion: completion)
    }
}
