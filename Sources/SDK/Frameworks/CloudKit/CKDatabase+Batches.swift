import Foundation

/// Questions for several records at once; all of them fail.
extension CKDatabase {
    public func records(
        for ids: [CKRecord.ID], desiredKeys: [CKRecord.FieldKey]? = nil
    ) async throws -> [CKRecord.ID: Result<CKRecord, any Error>] {
        throw CloudAccount.rejection(of: "CKDatabase.records")
    }

    public func records(
        matching query: CKQuery, inZoneWith zoneID: CKRecordZone.ID? = nil,
        desiredKeys: [CKRecord.FieldKey]? = nil, resultsLimit: Int = CKQueryOperation.maximumResults
    ) async throws -> (
        matchResults: [(CKRecord.ID, Result<CKRecord, any Error>)], queryCursor: CKQueryOperation.Cursor?
    ) {
        throw CloudAccount.rejection(of: "CKDatabase.records")
    }

    public func records(
        continuingMatchFrom queryCursor: CKQueryOperation.Cursor, desiredKeys: [CKRecord.FieldKey]? = nil,
        resultsLimit: Int = CKQueryOperation.maximumResults
    ) async throws -> (
        matchResults: [(CKRecord.ID, Result<CKRecord, any Error>)], queryCursor: CKQueryOperation.Cursor?
    ) {
        throw CloudAccount.rejection(of: "CKDatabase.records")
    }

    public func fetch(
        withQuery query: CKQuery, inZoneWith zoneID: CKRecordZone.ID? = nil,
        desiredKeys: [CKRecord.FieldKey]? = nil, resultsLimit: Int = CKQueryOperation.maximumResults,
        completionHandler:
            @escaping @Sendable (
                Result<
                    (matchResults: [(CKRecord.ID, Result<CKRecord, any Error>)], queryCursor: CKQueryOperation.Cursor?),
                    any Error
                >
            ) -> Void
    ) {
        let failure = CloudAccount.rejection(of: "CKDatabase.records")
        DispatchQueue.global().async { completionHandler(.failure(failure)) }
    }

    public func fetch(
        withRecordIDs recordIDs: [CKRecord.ID], desiredKeys: [CKRecord.FieldKey]? = nil,
        completionHandler:
            @escaping @Sendable (
                Result<[CKRecord.ID: Result<CKRecord, any Error>], any Error>
            ) -> Void
    ) {
        let failure = CloudAccount.rejection(of: "CKDatabase.records")
        DispatchQueue.global().async { completionHandler(.failure(failure)) }
    }

    public func perform(_ query: CKQuery, inZoneWith zoneID: CKRecordZone.ID?) async throws -> [CKRecord] {
        throw CloudAccount.rejection(of: "CKDatabase.perform")
    }

    public func perform(
        _ query: CKQuery, inZoneWith zoneID: CKRecordZone.ID?,
        completionHandler: @escaping @Sendable ([CKRecord]?, (any Error)?) -> Void
    ) {
        let failure = CloudAccount.rejection(of: "CKDatabase.perform")
        DispatchQueue.global().async { completionHandler(nil, failure) }
    }

    @discardableResult
    public func modifyRecords(
        saving recordsToSave: [CKRecord], deleting recordIDsToDelete: [CKRecord.ID],
        savePolicy: CKModifyRecordsOperation.RecordSavePolicy = .ifServerRecordUnchanged, atomically: Bool = true
    ) async throws -> (
        saveResults: [CKRecord.ID: Result<CKRecord, any Error>],
        deleteResults: [CKRecord.ID: Result<Void, any Error>]
    ) {
        throw CloudAccount.rejection(of: "CKDatabase.modifyRecords")
    }

    @discardableResult
    public func modifyRecordZones(
        saving recordZonesToSave: [CKRecordZone], deleting recordZoneIDsToDelete: [CKRecordZone.ID]
    ) async throws -> (
        saveResults: [CKRecordZone.ID: Result<CKRecordZone, any Error>],
        deleteResults: [CKRecordZone.ID: Result<Void, any Error>]
    ) {
        throw CloudAccount.rejection(of: "CKDatabase.modifyRecordZones")
    }

    @discardableResult
    public func modifySubscriptions(
        saving subscriptionsToSave: [CKSubscription], deleting subscriptionIDsToDelete: [CKSubscription.ID]
    ) async throws -> (
        saveResults: [CKSubscription.ID: Result<CKSubscription, any Error>],
        deleteResults: [CKSubscription.ID: Result<Void, any Error>]
    ) {
        throw CloudAccount.rejection(of: "CKDatabase.modifySubscriptions")
    }

    public func databaseChanges(
        since serverChangeToken: CKServerChangeToken?, resultsLimit: Int? = nil
    ) async throws -> (
        modifications: [CKDatabase.DatabaseChange.Modification], deletions: [CKDatabase.DatabaseChange.Deletion],
        changeToken: CKServerChangeToken, moreComing: Bool
    ) {
        throw CloudAccount.rejection(of: "CKDatabase.databaseChanges")
    }

    public func recordZoneChanges(
        inZoneWith zoneID: CKRecordZone.ID, since serverChangeToken: CKServerChangeToken?,
        desiredKeys: [CKRecord.FieldKey]? = nil, resultsLimit: Int? = nil
    ) async throws -> (
        modificationResultsByID: [CKRecord.ID: Result<CKDatabase.RecordZoneChange.Modification, any Error>],
        deletions: [CKDatabase.RecordZoneChange.Deletion], changeToken: CKServerChangeToken, moreComing: Bool
    ) {
        throw CloudAccount.rejection(of: "CKDatabase.recordZoneChanges")
    }
}
