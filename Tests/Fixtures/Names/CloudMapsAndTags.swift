import AVFoundation
import CloudKit
import CoreNFC
import MapKit

func longLived(_ c: CKContainer, _ r: CKRecord, _ d: CKDatabase) async throws {
    c.fetchAllLongLivedOperationIDs { ids, error in
        c.fetchLongLivedOperation(withID: ids?.first ?? "") { op, error in if let op { c.add(op) } }
    }
    print(r.changedKeys())
    let q = CKQuery(recordType: "a", predicate: NSPredicate(value: true))
    let x = try await d.records(matching: q, resultsLimit: 1)
    _ = try x.matchResults.first?.1.get()
    let z = try await d.recordZones(for: [CKRecordZone.ID(zoneName: "a", ownerName: CKCurrentUserDefaultName)])
    _ = try await d.allRecordZones()
    _ = try await d.modifyRecords(saving: [r], deleting: [])
    _ = z
}
func address(_ i: MKMapItem) {
    print(
        i.addressRepresentations?.cityWithContext ?? "",
        i.addressRepresentations?.fullAddress(includingRegion: true, singleLine: true) ?? "",
        i.address?.fullAddress ?? "", i.location)
}
func film(_ c: AVMutableVideoComposition, _ l: CALayer) {
    c.animationTool = AVVideoCompositionCoreAnimationTool(postProcessingAsVideoLayer: l, in: l)
    c.renderSize = .zero
    c.frameDuration = .zero
}
func tag(_ t: any NFCISO15693Tag) async throws {
    let d = try await t.customCommand(
        requestFlags: [.highDataRate], customCommandCode: 0xA1, customRequestParameters: Data())
    let i = try await t.systemInfo(requestFlags: .highDataRate)
    print(i.blockSize, i.totalBlocks, i.icReference, i.applicationFamilyIdentifier, i.dataStorageFormatIdentifier, d)
    _ = try await t.readMultipleBlocks(
        requestFlags: [.highDataRate, .address], blockRange: NSRange(location: 0, length: 3))
    try await t.writeMultipleBlocks(requestFlags: .highDataRate, blockRange: NSRange(), dataBlocks: [])
    t.customCommand(requestFlags: .highDataRate, customCommandCode: 1, customRequestParameters: Data()) {
        (data: Data, e: Error?) in
    }
    t.readSingleBlock(requestFlags: [.highDataRate], blockNumber: 1) { (data: Data, e: Error?) in }
}
