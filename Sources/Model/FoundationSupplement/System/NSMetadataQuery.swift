import Foundation

// Sendable: unsynchronized as on Apple's systems; an object is set up before it is shared.

/// Searches files by metadata. Nothing is indexed here, so nothing is found.
open class NSMetadataQuery: NSObject, @unchecked Sendable {
    open weak var delegate: (any NSMetadataQueryDelegate)?
    open var predicate: NSPredicate?
    open var sortDescriptors: [NSSortDescriptor] = []
    open var valueListAttributes: [String] = []
    open var groupingAttributes: [String]?
    open var notificationBatchingInterval: TimeInterval = 1
    open var searchScopes: [Any] = []
    open var searchItems: [Any]?
    open var operationQueue: OperationQueue?
    open private(set) var isStarted = false
    open var isGathering: Bool { false }
    open var isStopped: Bool { !isStarted }
    open var resultCount: Int { 0 }
    open var results: [Any] { [] }
    open var valueLists: [String: [NSMetadataQueryAttributeValueTuple]] { [:] }
    open var groupedResults: [NSMetadataQueryResultGroup] { [] }

    public override init() {
        super.init()
    }

    @discardableResult
    open func start() -> Bool {
        Notices.current.addInert("NSMetadataQuery.start", .absent("file index"))
        isStarted = true
        let query = self
        onMainQueueLater { NotificationCenter.default.post(name: .NSMetadataQueryDidFinishGathering, object: query) }
        return true
    }

    open func stop() { isStarted = false }
    open func enableUpdates() {}
    open func disableUpdates() {}
    open func result(at idx: Int) -> Any { NSNull() }
    open func enumerateResults(_ block: (Any, Int, UnsafeMutablePointer<ObjCBool>) -> Void) {}
    open func index(ofResult result: Any) -> Int { NSNotFound }
    open func value(ofAttribute attrName: String, forResultAt idx: Int) -> Any? { nil }
}

public protocol NSMetadataQueryDelegate: NSObjectProtocol {
    func metadataQuery(_ query: NSMetadataQuery, replacementObjectForResultObject result: NSMetadataItem) -> Any
    func metadataQuery(
        _ query: NSMetadataQuery, replacementValueForAttribute attrName: String, value attrValue: Any
    ) -> Any
}

extension NSMetadataQueryDelegate {
    public func metadataQuery(
        _ query: NSMetadataQuery, replacementObjectForResultObject result: NSMetadataItem
    ) -> Any {
        result
    }

    public func metadataQuery(
        _ query: NSMetadataQuery, replacementValueForAttribute attrName: String, value attrValue: Any
    ) -> Any {
        attrValue
    }
}

/// The metadata of one file.
open class NSMetadataItem: NSObject {
    public init?(url: URL) {
        super.init()
    }

    open func value(forAttribute key: String) -> Any? { nil }
    open func values(forAttributes keys: [String]) -> [String: Any]? { [:] }
    open var attributes: [String] { [] }
}

open class NSMetadataQueryAttributeValueTuple: NSObject {
    open var attribute: String { "" }
    open var value: Any? { nil }
    open var count: Int { 0 }
}

open class NSMetadataQueryResultGroup: NSObject {
    open var attribute: String { "" }
    open var value: Any { NSNull() }
    open var subgroups: [NSMetadataQueryResultGroup]? { nil }
    open var resultCount: Int { 0 }
    open var results: [Any] { [] }
    open func result(at idx: Int) -> Any { NSNull() }
}

extension Notification.Name {
    public static let NSMetadataQueryDidStartGathering = Notification.Name(
        "NSMetadataQueryDidStartGatheringNotification")
    public static let NSMetadataQueryGatheringProgress = Notification.Name(
        "NSMetadataQueryGatheringProgressNotification")
    public static let NSMetadataQueryDidFinishGathering = Notification.Name(
        "NSMetadataQueryDidFinishGatheringNotification")
    public static let NSMetadataQueryDidUpdate = Notification.Name("NSMetadataQueryDidUpdateNotification")
}

public let NSMetadataQueryUpdateAddedItemsKey = "kMDQueryUpdateAddedItems"
public let NSMetadataQueryUpdateChangedItemsKey = "kMDQueryUpdateChangedItems"
public let NSMetadataQueryUpdateRemovedItemsKey = "kMDQueryUpdateRemovedItems"
public let NSMetadataQueryUbiquitousDocumentsScope = "NSMetadataQueryUbiquitousDocumentsScope"
public let NSMetadataQueryUbiquitousDataScope = "NSMetadataQueryUbiquitousDataScope"
public let NSMetadataQueryAccessibleUbiquitousExternalDocumentsScope =
    "NSMetadataQueryAccessibleUbiquitousExternalDocumentsScope"
public let NSMetadataItemFSNameKey = "kMDItemFSName"
public let NSMetadataItemDisplayNameKey = "kMDItemDisplayName"
public let NSMetadataItemURLKey = "kMDItemURL"
public let NSMetadataItemPathKey = "kMDItemPath"
public let NSMetadataItemFSSizeKey = "kMDItemFSSize"
public let NSMetadataItemFSCreationDateKey = "kMDItemFSCreationDate"
public let NSMetadataItemFSContentChangeDateKey = "kMDItemFSContentChangeDate"
public let NSMetadataItemContentTypeKey = "kMDItemContentType"
public let NSMetadataItemIsUbiquitousKey = "NSMetadataItemIsUbiquitousKey"
public let NSMetadataUbiquitousItemHasUnresolvedConflictsKey = "NSMetadataUbiquitousItemHasUnresolvedConflictsKey"
public let NSMetadataUbiquitousItemDownloadingStatusKey = "NSMetadataUbiquitousItemDownloadingStatusKey"
public let NSMetadataUbiquitousItemIsDownloadingKey = "NSMetadataUbiquitousItemIsDownloadingKey"
public let NSMetadataUbiquitousItemIsUploadedKey = "NSMetadataUbiquitousItemIsUploadedKey"
public let NSMetadataUbiquitousItemIsUploadingKey = "NSMetadataUbiquitousItemIsUploadingKey"
public let NSMetadataUbiquitousItemPercentDownloadedKey = "NSMetadataUbiquitousItemPercentDownloadedKey"
public let NSMetadataUbiquitousItemPercentUploadedKey = "NSMetadataUbiquitousItemPercentUploadedKey"
public let NSMetadataUbiquitousItemDownloadingStatusNotDownloaded =
    "NSMetadataUbiquitousItemDownloadingStatusNotDownloaded"
public let NSMetadataUbiquitousItemDownloadingStatusDownloaded =
    "NSMetadataUbiquitousItemDownloadingStatusDownloaded"
public let NSMetadataUbiquitousItemDownloadingStatusCurrent = "NSMetadataUbiquitousItemDownloadingStatusCurrent"
