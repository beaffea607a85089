import Foundation

// Sendable: the classes of this file have no mutable state outside of a lock.

/// A database of an app. No user is signed in: every request fails, which is reported.
open class CKDatabase: NSObject, @unchecked Sendable {
    public enum Scope: Int, Sendable {
        case `public` = 1
        case `private` = 2
        case shared = 3
    }

    public enum RecordSavePolicy: Int, Sendable {
        case ifServerRecordUnchanged = 0
        case changedKeys = 1
        case allKeys = 2
    }

    public struct DatabaseChange: Sendable {
        public struct Modification: Sendable {
            public let zoneID: CKRecordZone.ID
        }

        public struct Deletion: Sendable {
            public enum Reason: Sendable {
                case deleted
                case purged
                case encryptedDataReset
            }

            public let zoneID: CKRecordZone.ID
            public let reason: Reason
        }
    }

    public enum RecordZoneChange: Sendable {
        public struct Modification: Sendable {
            public let record: CKRecord
        }

        public struct Deletion: Sendable {
            public let recordID: CKRecord.ID
            public let recordType: CKRecord.RecordType
        }
    }

    public let databaseScope: CKDatabase.Scope

    init(_ scope: Scope) {
        databaseScope = scope
        super.init()
    }

    open func add(_ operation: CKDatabaseOperation) {
        operation.refuse()
    }

    public func configuredWith<R>(
        configuration: CKOperation.Configuration? = nil, group: CKOperationGroup? = nil,
        body: (CKDatabase) throws -> R
    ) rethrows -> R {
        try body(self)
    }

    public func configuredWith<R>(
        configuration: CKOperation.Configuration? = nil, group: CKOperationGroup? = nil,
        body: (CKDatabase) async throws -> R
    ) async rethrows -> R {
        try await body(self)
    }
}
