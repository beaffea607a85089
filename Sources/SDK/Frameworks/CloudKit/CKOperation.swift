import Foundation

// Sendable: unsynchronized as on Apple's systems; an object is set up before it is shared.

/// A cloud operation. It fails, because no user is signed in.
open class CKOperation: Operation, @unchecked Sendable {
    public typealias ID = String

    open class Configuration: NSObject, NSCopying, @unchecked Sendable {
        open var container: CKContainer?
        open var qualityOfService = QualityOfService.default
        open var allowsCellularAccess = true
        open var isLongLived = false
        open var timeoutIntervalForRequest: TimeInterval = 60
        open var timeoutIntervalForResource: TimeInterval = 604_800

        public override init() {
            super.init()
        }

        open func copy(with zone: NSZone? = nil) -> Any { self }
    }

    open var configuration: CKOperation.Configuration! = CKOperation.Configuration()
    open var group: CKOperationGroup?
    open var longLivedOperationWasPersistedBlock: (@Sendable () -> Void)?
    public let operationID: CKOperation.ID = UUID().uuidString

    public override init() {
        super.init()
    }

    open override func main() {
        refuse()
    }

    /// Reports and calls the blocks that wait for the end.
    func refuse() {
        let failure = CloudAccount.rejection(of: "\(type(of: self))")
        DispatchQueue.global().async { [self] in
            end(with: failure)
            completionBlock?()
        }
    }

    func end(with error: CKError) {}
}

open class CKDatabaseOperation: CKOperation, @unchecked Sendable {
    open var database: CKDatabase?
}

open class CKOperationGroup: NSObject, @unchecked Sendable {
    public enum TransferSize: Int, Sendable {
        case unknown = 0
        case kilobytes = 1
        case megabytes = 2
        case tensOfMegabytes = 3
        case hundredsOfMegabytes = 4
        case gigabytes = 5
        case tensOfGigabytes = 6
        case hundredsOfGigabytes = 7
    }

    public let operationGroupID = UUID().uuidString
    open var defaultConfiguration: CKOperation.Configuration! = CKOperation.Configuration()
    open var name: String?
    open var quantity = 0
    open var expectedSendSize = TransferSize.unknown
    open var expectedReceiveSize = TransferSize.unknown

    public override init() {
        super.init()
    }
}
