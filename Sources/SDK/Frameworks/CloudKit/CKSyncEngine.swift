import Foundation
import FoundationSupplement

// Sendable: the classes of this file have no mutable state outside of a lock.

public protocol CKSyncEngineDelegate: AnyObject, Sendable {
    func handleEvent(_ event: CKSyncEngine.Event, syncEngine: CKSyncEngine) async
    func nextRecordZoneChangeBatch(
        _ context: CKSyncEngine.SendChangesContext, syncEngine: CKSyncEngine
    ) async -> CKSyncEngine.RecordZoneChangeBatch?
    func nextFetchChangesOptions(
        _ context: CKSyncEngine.FetchChangesContext, syncEngine: CKSyncEngine
    ) async -> CKSyncEngine.FetchChangesOptions
}

extension CKSyncEngineDelegate {
    public func nextFetchChangesOptions(
        _ context: CKSyncEngine.FetchChangesContext, syncEngine: CKSyncEngine
    ) async -> CKSyncEngine.FetchChangesOptions {
        context.options
    }
}

/// Syncs records between a device and the cloud. No user is signed in, so nothing is sent or fetched.
public final class CKSyncEngine: @unchecked Sendable {
    public struct Configuration: @unchecked Sendable {
        // Sendable: a copied value; the engine only reads its database and delegate.
        public var database: CKDatabase
        public var stateSerialization: State.Serialization?
        public var delegate: any CKSyncEngineDelegate
        public var automaticallySync = true
        public var subscriptionID: CKSubscription.ID?

        public init(
            database: CKDatabase, stateSerialization: State.Serialization?, delegate: any CKSyncEngineDelegate
        ) {
            self.database = database
            self.stateSerialization = stateSerialization
            self.delegate = delegate
        }
    }

    public let database: CKDatabase
    public let state = State()

    public init(_ configuration: Configuration) {
        database = configuration.database
    }

    public func fetchChanges(_ options: FetchChangesOptions = FetchChangesOptions()) async throws {
        throw CloudAccount.rejection(of: "CKSyncEngine.fetchChanges")
    }

    public func sendChanges(_ options: SendChangesOptions = SendChangesOptions()) async throws {
        throw CloudAccount.rejection(of: "CKSyncEngine.sendChanges")
    }

    public func cancelOperations() async {}
}

extension CKSyncEngine {
    public enum PendingRecordZoneChange: Hashable, Sendable {
        case saveRecord(CKRecord.ID)
        case deleteRecord(CKRecord.ID)
    }

    public enum PendingDatabaseChange: Hashable, Sendable {
        case saveZone(CKRecordZone)
        case deleteZone(CKRecordZone.ID)
    }

    /// The pending changes.
    public final class State: @unchecked Sendable {
        // Sendable: `lock` guards the pending changes.
        public struct Serialization: Codable, Sendable {}

        private let lock = NSLock()
        private var recordChanges: [PendingRecordZoneChange] = []
        private var databaseChanges: [PendingDatabaseChange] = []
        @_Guarded public var hasPendingUntrackedChanges = false

        public var pendingRecordZoneChanges: [PendingRecordZoneChange] { lock.withLock { recordChanges } }
        public var pendingDatabaseChanges: [PendingDatabaseChange] { lock.withLock { databaseChanges } }
        public var zoneIDsWithUnfetchedServerChanges: [CKRecordZone.ID] { [] }

        public func add(pendingRecordZoneChanges: [PendingRecordZoneChange]) {
            lock.withLock {
                for change in pendingRecordZoneChanges where !recordChanges.contains(change) {
                    recordChanges.append(change)
                }
            }
        }

        public func remove(pendingRecordZoneChanges: [PendingRecordZoneChange]) {
            lock.withLock { recordChanges.removeAll { pendingRecordZoneChanges.contains($0) } }
        }

        public func add(pendingDatabaseChanges: [PendingDatabaseChange]) {
            lock.withLock {
                for change in pendingDatabaseChanges where !databaseChanges.contains(change) {
                    databaseChanges.append(change)
                }
            }
        }

        public func remove(pendingDatabaseChanges: [PendingDatabaseChange]) {
            lock.withLock { databaseChanges.removeAll { pendingDatabaseChanges.contains($0) } }
        }
    }

    public struct RecordZoneChangeBatch: @unchecked Sendable {
        // Sendable: a copied value whose records the delegate gives away.
        public var recordsToSave: [CKRecord]
        public var recordIDsToDelete: [CKRecord.ID]
        public var atomicByZone: Bool

        public init(
            recordsToSave: [CKRecord] = [], recordIDsToDelete: [CKRecord.ID] = [], atomicByZone: Bool = false
        ) {
            self.recordsToSave = recordsToSave
            self.recordIDsToDelete = recordIDsToDelete
            self.atomicByZone = atomicByZone
        }

        public init?(
            pendingChanges: [PendingRecordZoneChange],
            recordProvider: @Sendable (CKRecord.ID) async -> CKRecord?
        ) async {
            guard !pendingChanges.isEmpty else { return nil }
            var saved: [CKRecord] = []
            var deleted: [CKRecord.ID] = []
            for change in pendingChanges {
                switch change {
                case .saveRecord(let identifier):
                    if let record = await recordProvider(identifier) { saved.append(record) }
                case .deleteRecord(let identifier): deleted.append(identifier)
                }
            }
            self.init(recordsToSave: saved, recordIDsToDelete: deleted)
        }
    }

    public enum SyncReason: Hashable, Sendable {
        case scheduled
        case manual
    }

    public struct FetchChangesOptions: Sendable {
        public enum Scope: Sendable {
            case all
            case allExcluding([CKRecordZone.ID])
            case zoneIDs([CKRecordZone.ID])
        }

        public var scope: Scope
        public var prioritizedZoneIDs: [CKRecordZone.ID] = []

        public init(scope: Scope = .all) {
            self.scope = scope
        }
    }

    public struct SendChangesOptions: Sendable {
        public enum Scope: Sendable {
            case all
            case allExcluding([CKRecordZone.ID])
            case zoneIDs([CKRecordZone.ID])
            case recordIDs([CKRecord.ID])

            public func contains(_ pendingRecordZoneChange: PendingRecordZoneChange) -> Bool {
                let identifier =
                    switch pendingRecordZoneChange {
                    case .saveRecord(let identifier), .deleteRecord(let identifier): identifier
                    }
                return switch self {
                case .all: true
                case .allExcluding(let zones): !zones.contains(identifier.zoneID)
                case .zoneIDs(let zones): zones.contains(identifier.zoneID)
                case .recordIDs(let identifiers): identifiers.contains(identifier)
                }
            }
        }

        public var scope: Scope

        public init(scope: Scope = .all) {
            self.scope = scope
        }
    }

    public struct FetchChangesContext: Sendable {
        public let reason: SyncReason
        public let options: FetchChangesOptions
    }

    public struct SendChangesContext: Sendable {
        public let reason: SyncReason
        public let options: SendChangesOptions
    }
}
