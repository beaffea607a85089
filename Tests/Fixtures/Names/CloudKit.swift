import CloudKit
import Foundation

struct Plant {
    var name: String
    var count: Int

    init?(record: CKRecord) {
        guard let name = record["name"] as? String, let count = record["count"] as? Int else { return nil }
        self.name = name
        self.count = count
    }

    func record(in zone: CKRecordZone.ID) -> CKRecord {
        let record = CKRecord(recordType: "Plant", recordID: CKRecord.ID(recordName: name, zoneID: zone))
        record["name"] = name
        record["count"] = count as CKRecordValue
        record.setValue(Date(), forKey: "date")
        record["picture"] = CKAsset(fileURL: URL(fileURLWithPath: "/p.png"))
        record["bed"] = CKRecord.Reference(recordID: CKRecord.ID(recordName: "bed"), action: .deleteSelf)
        return record
    }
}

final class PlantCloud {
    private let container = CKContainer(identifier: "iCloud.garden")
    private lazy var database = container.privateCloudDatabase

    func plants() async throws -> [Plant] {
        guard try await container.accountStatus() == .available else { return [] }
        let query = CKQuery(recordType: "Plant", predicate: NSPredicate(value: true))
        query.sortDescriptors = [NSSortDescriptor(key: "date", ascending: false)]
        let (results, cursor) = try await database.records(matching: query, resultsLimit: 20)
        print(cursor as Any)
        return results.compactMap { try? $0.1.get() }.compactMap(Plant.init)
    }

    func save(_ record: CKRecord) async {
        do {
            try await database.save(record)
        } catch let error as CKError where error.code == .serverRecordChanged {
            print(error.serverRecord?["name"] as Any, error.retryAfterSeconds ?? 0)
        } catch CKError.networkUnavailable {
            print("offline")
        } catch {
            print(error)
        }
        database.save(record) { record, error in print(record?.recordID.recordName ?? "", error as Any) }
    }

    func subscribe() {
        let subscription = CKQuerySubscription(
            recordType: "Plant", predicate: NSPredicate(value: true), options: [.firesOnRecordCreation])
        let info = CKSubscription.NotificationInfo()
        info.shouldSendContentAvailable = true
        subscription.notificationInfo = info
        let operation = CKModifySubscriptionsOperation(
            subscriptionsToSave: [subscription], subscriptionIDsToDelete: nil)
        operation.modifySubscriptionsResultBlock = { result in if case .failure(let error) = result { print(error) } }
        operation.qualityOfService = .utility
        database.add(operation)
        let fetch = CKQueryOperation(query: CKQuery(recordType: "Plant", predicate: NSPredicate(value: true)))
        fetch.recordMatchedBlock = { identifier, result in print(identifier.recordName, (try? result.get()) as Any) }
        fetch.queryResultBlock = { result in print(result) }
        container.publicCloudDatabase.add(fetch)
    }

    func received(_ userInfo: [AnyHashable: Any]) {
        guard let notification = CKNotification(fromRemoteNotificationDictionary: userInfo) as? CKQueryNotification
        else { return }
        if notification.queryNotificationReason == .recordUpdated { print(notification.recordID as Any) }
    }
}
