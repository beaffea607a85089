import CoreGraphics
import CoreLocation
import Foundation
import FoundationSupplement
import UniformTypeIdentifiers

// Sendable: unsynchronized as on Apple's systems; an object is set up before it is shared.

open class PHObject: NSObject, NSCopying, @unchecked Sendable {
    open var localIdentifier: String { "" }

    open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A photo, a video or a Live Photo in the library.
open class PHAsset: PHObject, @unchecked Sendable {
    open var playbackStyle: PHAssetPlaybackStyle { .image }
    open var mediaType: PHAssetMediaType { .image }
    open var mediaSubtypes: PHAssetMediaSubtype { [] }
    open var contentType: UTType? { nil }
    open var pixelWidth: Int { 0 }
    open var pixelHeight: Int { 0 }
    open var creationDate: Date? { nil }
    open var modificationDate: Date? { nil }
    open var addedDate: Date? { nil }
    open var location: CLLocation? { nil }
    open var duration: TimeInterval { 0 }
    open var isHidden: Bool { false }
    open var isFavorite: Bool { false }
    open var hasAdjustments: Bool { false }
    open var burstIdentifier: String? { nil }
    open var burstSelectionTypes: PHAssetBurstSelectionType { [] }
    open var representsBurst: Bool { false }
    open var sourceType: PHAssetSourceType { .typeUserLibrary }

    open func canPerform(_ editOperation: PHAssetEditOperation) -> Bool { false }

    open func requestContentEditingInput(
        with options: PHContentEditingInputRequestOptions?,
        completionHandler: @escaping (PHContentEditingInput?, [AnyHashable: Any]) -> Void
    ) -> PHContentEditingInputRequestID {
        completionHandler(nil, [:])
        return 0
    }

    open func cancelContentEditingInputRequest(_ requestID: PHContentEditingInputRequestID) {}

    open class func fetchAssets(with options: PHFetchOptions?) -> PHFetchResult<PHAsset> { none() }

    open class func fetchAssets(
        with mediaType: PHAssetMediaType, options: PHFetchOptions?
    ) -> PHFetchResult<PHAsset> { none() }

    open class func fetchAssets(
        in assetCollection: PHAssetCollection, options: PHFetchOptions?
    ) -> PHFetchResult<PHAsset> { none() }

    open class func fetchAssets(
        withLocalIdentifiers identifiers: [String], options: PHFetchOptions?
    ) -> PHFetchResult<PHAsset> { none() }

    open class func fetchAssets(
        withBurstIdentifier burstIdentifier: String, options: PHFetchOptions?
    ) -> PHFetchResult<PHAsset> { none() }

    open class func fetchKeyAssets(
        in assetCollection: PHAssetCollection, options: PHFetchOptions?
    ) -> PHFetchResult<PHAsset>? { nil }

    private class func none() -> PHFetchResult<PHAsset> {
        Notices.current.addInert("PHAsset.fetchAssets", .unauthorized("photos"))
        return PHFetchResult()
    }
}

open class PHContentEditingInputRequestOptions: NSObject, @unchecked Sendable {
    open var isNetworkAccessAllowed = false
    open var canHandleAdjustmentData: (PHAdjustmentData) -> Bool = { _ in false }
}

open class PHContentEditingInput: NSObject, @unchecked Sendable {
    open var mediaType: PHAssetMediaType { .image }
    open var fullSizeImageURL: URL? { nil }
    open var fullSizeImageOrientation: Int32 { 1 }
    open var creationDate: Date? { nil }
    open var location: CLLocation? { nil }
    open var uniformTypeIdentifier: String? { nil }
    open var adjustmentData: PHAdjustmentData? { nil }
}

open class PHContentEditingOutput: NSObject, @unchecked Sendable {
    open var adjustmentData: PHAdjustmentData?
    open var renderedContentURL: URL { FileManager.default.temporaryDirectory }

    public init(contentEditingInput: PHContentEditingInput) {
        super.init()
    }
}

open class PHAdjustmentData: NSObject, @unchecked Sendable {
    public let formatIdentifier: String
    public let formatVersion: String
    public let data: Data

    public init(formatIdentifier: String, formatVersion: String, data: Data) {
        self.formatIdentifier = formatIdentifier
        self.formatVersion = formatVersion
        self.data = data
    }
}

open class PHFetchOptions: NSObject, @unchecked Sendable {
    open var predicate: NSPredicate?
    open var sortDescriptors: [NSSortDescriptor]?
    open var includeHiddenAssets = false
    open var includeAllBurstAssets = false
    open var includeAssetSourceTypes: PHAssetSourceType = []
    open var fetchLimit = 0
    open var wantsIncrementalChangeDetails = true

    public override init() {
        super.init()
    }
}

/// The search results; empty, because access to the library is denied.
open class PHFetchResult<ObjectType: AnyObject>: NSObject, NSCopying, @unchecked Sendable {
    private let objects: [ObjectType]

    init(_ objects: [ObjectType] = []) {
        self.objects = objects
    }

    open var count: Int { objects.count }
    open var firstObject: ObjectType? { objects.first }
    open var lastObject: ObjectType? { objects.last }

    open func object(at index: Int) -> ObjectType { objects[index] }

    open subscript(idx: Int) -> ObjectType { objects[idx] }

    open func contains(_ anObject: ObjectType) -> Bool { objects.contains { $0 === anObject } }

    open func index(of anObject: ObjectType) -> Int { objects.firstIndex { $0 === anObject } ?? NSNotFound }

    open func objects(at indexes: IndexSet) -> [ObjectType] {
        indexes.compactMap { objects.indices.contains($0) ? objects[$0] : nil }
    }

    open func enumerateObjects(_ block: (ObjectType, Int, UnsafeMutablePointer<Bool>) -> Void) {
        var stop = false
        for (index, object) in objects.enumerated() where !stop { block(object, index, &stop) }
    }

    open func enumerateObjects(
        options opts: NSEnumerationOptions = [], using block: (ObjectType, Int, UnsafeMutablePointer<Bool>) -> Void
    ) {
        enumerateObjects(block)
    }

    open func countOfAssets(with mediaType: PHAssetMediaType) -> Int { 0 }

    open func copy(with zone: NSZone? = nil) -> Any { self }
}

open class PHCollection: PHObject, @unchecked Sendable {
    open var canContainAssets: Bool { false }
    open var canContainCollections: Bool { false }
    open var localizedTitle: String? { nil }

    open func canPerform(_ anOperation: PHCollectionEditOperation) -> Bool { false }

    open class func fetchTopLevelUserCollections(with options: PHFetchOptions?) -> PHFetchResult<PHCollection> {
        PHFetchResult()
    }

    open class func fetchCollections(
        in collectionList: PHCollectionList, options: PHFetchOptions?
    ) -> PHFetchResult<PHCollection> { PHFetchResult() }
}

open class PHAssetCollection: PHCollection, @unchecked Sendable {
    open var assetCollectionType: PHAssetCollectionType { .album }
    open var assetCollectionSubtype: PHAssetCollectionSubtype { .albumRegular }
    open var estimatedAssetCount: Int { 0 }
    open var startDate: Date? { nil }
    open var endDate: Date? { nil }
    open var approximateLocation: CLLocation? { nil }
    open var localizedLocationNames: [String] { [] }

    open class func fetchAssetCollections(
        withLocalIdentifiers identifiers: [String], options: PHFetchOptions?
    ) -> PHFetchResult<PHAssetCollection> { PHFetchResult() }

    open class func fetchAssetCollections(
        with type: PHAssetCollectionType, subtype: PHAssetCollectionSubtype, options: PHFetchOptions?
    ) -> PHFetchResult<PHAssetCollection> {
        Notices.current.addInert("PHAssetCollection.fetchAssetCollections", .unauthorized("photos"))
        return PHFetchResult()
    }

    open class func fetchAssetCollectionsContaining(
        _ asset: PHAsset, with type: PHAssetCollectionType, options: PHFetchOptions?
    ) -> PHFetchResult<PHAssetCollection> { PHFetchResult() }

    open class func transientAssetCollection(with assets: [PHAsset], title: String?) -> PHAssetCollection {
        PHAssetCollection()
    }
}

open class PHCollectionList: PHCollection, @unchecked Sendable {
    open var collectionListType: PHCollectionListType { .folder }

    open class func fetchCollectionLists(
        with collectionListType: PHCollectionListType, subtype: PHCollectionListSubtype, options: PHFetchOptions?
    ) -> PHFetchResult<PHCollectionList> { PHFetchResult() }
}
