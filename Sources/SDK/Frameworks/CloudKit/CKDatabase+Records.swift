import Foundation

extension CKDatabase {
    @discardableResult
    public func record(for recordID: CKRecord.ID) async throws -> CKRecord {
        throw CloudAccount.rejection(of: "CKDatabase.record")
    }

    public func fetch(
        withRecordID recordID: CKRecord.ID, completionHandler: @escaping @Sendable (CKRecord?, (any Error)?) -> Void
    ) {
        let failure = CloudAccount.rejection(of: "CKDatabase.record")
        DispatchQueue.global().async { completionHandler(nil, failure) }
    }

    @discardableResult
    public func save(_ record: CKRecord) async throws -> CKRecord {
        throw CloudAccount.rejection(of: "CKDatabase.save")
    }

    public func save(_ record: CKRecord, completionHandler: @escaping @Sendable (CKRecord?, (any Error)?) -> Void) {
        let failure = CloudAccount.rejection(of: "CKDatabase.save")
        DispatchQueue.global().async { completionHandler(nil, failure) }
    }

    @discardableResult
    public func deleteRecord(withID recordID: CKRecord.ID) async throws -> CKRecord.ID {
        throw CloudAccount.rejection(of: "CKDatabase.deleteRecord")
    }

    public func delete(
        withRecordID recordID: CKRecord.ID,
        completionHandler: @escaping @Sendable (CKRecord.ID?, (any Error)?) -> Void
    ) {
        let failure = CloudAccount.rejection(of: "CKDatabase.deleteRecord")
        DispatchQueue.global().async { completionHandler(nil, failure) }
    }

    @discardableResult
    public func recordZone(for zoneID: CKRecordZone.ID) async throws -> CKRecordZone {
        throw CloudAccount.rejection(of: "CKDatabase.recordZone")
    }

    public func recordZones(
        for zoneIDs: [CKRecordZone.ID]
    ) async throws -> [CKRecordZone.ID: Result<CKRecordZone, any Error>] {
        throw CloudAccount.rejection(of: "CKDatabase.recordZones")
    }

    public func fetch(
        withRecordZoneID zoneID: CKRecordZone.ID,
        completionHandler: @escaping @Sendable (CKRecordZone?, (any Error)?) -> Void
    ) {
        let failure = CloudAccount.rejection(of: "CKDatabase.recordZone")
        DispatchQueue.global().async { completionHandler(nil, failure) }
    }

    @discardableResult
    public func allRecordZones() async throws -> [CKRecordZone] {
        throw CloudAccount.rejection(of: "CKDatabase.allRecordZones")
    }

    public func fetchAllRecordZones(completionHandler: @escaping @Sendable ([CKRecordZone]?, (any Error)?) -> Void) {
        let failure = CloudAccount.rejection(of: "CKDatabase.allRecordZones")
        DispatchQueue.global().async { completionHandler(nil, failure) }
    }

    @discardableResult
    public func save(_ zone: CKRecordZone) async throws -> CKRecordZone {
        throw CloudAccount.rejection(of: "CKDatabase.save")
    }

    public func save(
        _ zone: CKRecordZone, completionHandler: @escaping @Sendable (CKRecordZone?, (any Error)?) -> Void
    ) {
        let failure = CloudAccount.rejection(of: "CKDatabase.save")
        DispatchQueue.global().async { completionHandler(nil, failure) }
    }

    @discardableResult
    public func deleteRecordZone(withID zoneID: CKRecordZone.ID) async throws -> CKRecordZone.ID {
        throw CloudAccount.rejection(of: "CKDatabase.deleteRecordZone")
    }

    public func delete(
        withRecordZoneID zoneID: CKRecordZone.ID,
        completionHandler: @escaping @Sendable (CKRecordZone.ID?, (any Error)?) -> Void
    ) {
        let failure = CloudAccount.rejection(of: "CKDatabase.deleteRecordZone")
        DispatchQueue.global().async { completionHandler(nil, failure) }
    }

    @discardableResult
    public func subscription(for subscriptionID: CKSubscription.ID) async throws -> CKSubscription {
        throw CloudAccount.rejection(of: "CKDatabase.subscription")
    }

    public func fetch(
        withSubscriptionID subscriptionID: CKSubscription.ID,
        completionHandler: @escaping @Sendable (CKSubscription?, (any Error)?) -> Void
    ) {
        let failure = CloudAccount.rejection(of: "CKDatabase.subscription")
        DispatchQueue.global().async { completionHandler(nil, failure) }
    }

    @discardableResult
    public func allSubscriptions() async throws -> [CKSubscription] {
        throw CloudAccount.rejection(of: "CKDatabase.allSubscriptions")
    }

    public func fetchAllSubscriptions(
        completionHandler: @escaping @Sendable ([CKSubscription]?, (any Error)?) -> Void
    ) {
        let failure = CloudAccount.rejection(of: "CKDatabase.allSubscriptions")
        DispatchQueue.global().async { completionHandler(nil, failure) }
    }

    @discardableResult
    public func save(_ subscription: CKSubscription) async throws -> CKSubscription {
        throw CloudAccount.rejection(of: "CKDatabase.save")
    }

    public func save(
        _ subscription: CKSubscription,
        completionHandler: @escaping @Sendable (CKSubscription?, (any Error)?) -> Void
    ) {
        let failure = CloudAccount.rejection(of: "CKDatabase.save")
        DispatchQueue.global().async { completionHandler(nil, failure) }
    }

    @discardableResult
    public func deleteSubscription(withID subscriptionID: CKSubscription.ID) async throws -> CKSubscription.ID {
        throw CloudAccount.rejection(of: "CKDatabase.deleteSubscription")
    }

    public func delete(
        withSubscriptionID subscriptionID: CKSubscription.ID,
        completionHandler: @escaping @Sendable (CKSubscription.ID?, (any Error)?) -> Void
    ) {
        let failure = CloudAccount.rejection(of: "CKDatabase.deleteSubscription")
        DispatchQueue.global().async { completionHandler(nil, failure) }
    }
}
