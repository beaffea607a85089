import Foundation
import FoundationSupplement

// Sendable: the classes of this file have no mutable state outside of a lock.

public enum CKAccountStatus: Int, Sendable {
    case couldNotDetermine = 0
    case available = 1
    case restricted = 2
    case noAccount = 3
    case temporarilyUnavailable = 4
}

extension NSNotification.Name {
    public static let CKAccountChanged = NSNotification.Name("CKAccountChangedNotification")
}

/// An app's databases. No user is signed in, which is reported when data is requested.
open class CKContainer: NSObject, @unchecked Sendable {
    public enum ApplicationPermissionStatus: Int, Sendable {
        case initialState = 0
        case couldNotComplete = 1
        case denied = 2
        case granted = 3
    }

    public typealias ApplicationPermissions = CKApplicationPermissions

    public static let currentUserDefaultName = CKCurrentUserDefaultName

    public let containerIdentifier: String?
    public let privateCloudDatabase = CKDatabase(.private)
    public let publicCloudDatabase = CKDatabase(.public)
    public let sharedCloudDatabase = CKDatabase(.shared)

    public init(identifier containerIdentifier: String) {
        self.containerIdentifier = containerIdentifier
        super.init()
    }

    private static let main = CKContainer(identifier: "iCloud.default")

    open class func `default`() -> CKContainer { main }

    open func database(with databaseScope: CKDatabase.Scope) -> CKDatabase {
        switch databaseScope {
        case .public: publicCloudDatabase
        case .private: privateCloudDatabase
        case .shared: sharedCloudDatabase
        }
    }

    open func add(_ operation: CKOperation) {
        operation.refuse()
    }

    open func accountStatus() async throws -> CKAccountStatus {
        _ = CloudAccount.rejection(of: "CKContainer.accountStatus")
        return .noAccount
    }

    open func accountStatus(completionHandler: @escaping @Sendable (CKAccountStatus, (any Error)?) -> Void) {
        _ = CloudAccount.rejection(of: "CKContainer.accountStatus")
        DispatchQueue.global().async { completionHandler(.noAccount, nil) }
    }

    open func userRecordID() async throws -> CKRecord.ID {
        throw CloudAccount.rejection(of: "CKContainer.userRecordID")
    }

    open func fetchUserRecordID(completionHandler: @escaping @Sendable (CKRecord.ID?, (any Error)?) -> Void) {
        let failure = CloudAccount.rejection(of: "CKContainer.userRecordID")
        DispatchQueue.global().async { completionHandler(nil, failure) }
    }

    open func requestApplicationPermission(
        _ applicationPermission: CKContainer.ApplicationPermissions
    ) async throws -> CKContainer.ApplicationPermissionStatus {
        throw CloudAccount.rejection(of: "CKContainer.requestApplicationPermission")
    }

    open func requestApplicationPermission(
        _ applicationPermission: CKContainer.ApplicationPermissions,
        completionHandler: @escaping @Sendable (CKContainer.ApplicationPermissionStatus, (any Error)?) -> Void
    ) {
        let failure = CloudAccount.rejection(of: "CKContainer.requestApplicationPermission")
        DispatchQueue.global().async { completionHandler(.couldNotComplete, failure) }
    }

    open func shareMetadata(for url: URL) async throws -> CKShare.Metadata {
        throw CloudAccount.rejection(of: "CKContainer.shareMetadata")
    }

    open func fetchShareMetadata(
        with url: URL, completionHandler: @escaping @Sendable (CKShare.Metadata?, (any Error)?) -> Void
    ) {
        let failure = CloudAccount.rejection(of: "CKContainer.shareMetadata")
        DispatchQueue.global().async { completionHandler(nil, failure) }
    }

    @discardableResult
    open func accept(_ metadata: CKShare.Metadata) async throws -> CKShare {
        throw CloudAccount.rejection(of: "CKContainer.accept")
    }

    open func accept(
        _ metadata: CKShare.Metadata, completionHandler: @escaping @Sendable (CKShare?, (any Error)?) -> Void
    ) {
        let failure = CloudAccount.rejection(of: "CKContainer.accept")
        DispatchQueue.global().async { completionHandler(nil, failure) }
    }

    open func userIdentity(forUserRecordID userRecordID: CKRecord.ID) async throws -> CKUserIdentity? {
        throw CloudAccount.rejection(of: "CKContainer.userIdentity")
    }

    open func shareParticipant(forEmailAddress email: String) async throws -> CKShare.Participant {
        throw CloudAccount.rejection(of: "CKContainer.shareParticipant")
    }
}

public struct CKApplicationPermissions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    public static let userDiscoverability = CKApplicationPermissions(rawValue: 1)
}

extension CKContainer {
    public func fetchAllLongLivedOperationIDs(
        completionHandler: @escaping @Sendable ([CKOperation.ID]?, (any Error)?) -> Void
    ) {
        completionHandler([], nil)
    }

    public func allLongLivedOperationIDs() async throws -> [CKOperation.ID] { [] }

    public func fetchLongLivedOperation(
        withID operationID: CKOperation.ID, completionHandler: @escaping @Sendable (CKOperation?, (any Error)?) -> Void
    ) {
        completionHandler(nil, nil)
    }

    public func longLivedOperation(for operationID: CKOperation.ID) async throws -> CKOperation? { nil }
}
