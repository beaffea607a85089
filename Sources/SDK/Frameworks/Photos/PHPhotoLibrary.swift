import CoreLocation
import Foundation
import FoundationSupplement
import UIKit

// Sendable: unsynchronized as on Apple's systems; an object is set up before it is shared.

public protocol PHPhotoLibraryChangeObserver: NSObjectProtocol {
    func photoLibraryDidChange(_ changeInstance: PHChange)
}

public protocol PHPhotoLibraryAvailabilityObserver: NSObjectProtocol {
    func photoLibraryDidBecomeUnavailable(_ photoLibrary: PHPhotoLibrary)
}

/// The user's photos; access is denied here, which is reported.
open class PHPhotoLibrary: NSObject, @unchecked Sendable {
    private static let library = PHPhotoLibrary()

    open class func shared() -> PHPhotoLibrary { library }

    open class func authorizationStatus() -> PHAuthorizationStatus { .notDetermined }

    open class func authorizationStatus(for accessLevel: PHAccessLevel) -> PHAuthorizationStatus { .notDetermined }

    open class func requestAuthorization(_ handler: @escaping @Sendable (PHAuthorizationStatus) -> Void) {
        _ = rejected("requestAuthorization")
        DispatchQueue.global().async { handler(.denied) }
    }

    open class func requestAuthorization(
        for accessLevel: PHAccessLevel, handler: @escaping @Sendable (PHAuthorizationStatus) -> Void
    ) {
        requestAuthorization(handler)
    }

    open class func requestAuthorization(for accessLevel: PHAccessLevel) async -> PHAuthorizationStatus {
        _ = rejected("requestAuthorization")
        return .denied
    }

    open var unavailabilityReason: (any Error)? { nil }

    open func register(_ observer: any PHPhotoLibraryChangeObserver) {}

    open func unregisterChangeObserver(_ observer: any PHPhotoLibraryChangeObserver) {}

    open func performChanges(
        _ changeBlock: @escaping @Sendable () -> Void,
        completionHandler: (@Sendable (Bool, (any Error)?) -> Void)? = nil
    ) {
        let failure = Self.rejected("performChanges")
        DispatchQueue.global().async { completionHandler?(false, failure) }
    }

    open func performChanges(_ changeBlock: @escaping @Sendable () -> Void) async throws {
        throw Self.rejected("performChanges")
    }

    open func performChangesAndWait(_ changeBlock: @escaping () -> Void) throws {
        throw Self.rejected("performChanges")
    }

    private static func rejected(_ member: String) -> PHPhotosError {
        Notices.current.addInert("PHPhotoLibrary." + member, .unauthorized("photos"))
        return PHPhotosError(.accessUserDenied)
    }
}

open class PHChange: NSObject, @unchecked Sendable {
    open func changeDetails<T: PHObject>(for object: T) -> PHObjectChangeDetails<T>? { nil }

    open func changeDetails<T: PHObject>(for object: PHFetchResult<T>) -> PHFetchResultChangeDetails<T>? { nil }
}

open class PHObjectChangeDetails<ObjectType: PHObject>: NSObject, @unchecked Sendable {
    open var objectBeforeChanges: ObjectType? { nil }
    open var objectAfterChanges: ObjectType? { nil }
    open var assetContentChanged: Bool { false }
    open var objectWasDeleted: Bool { false }
}

open class PHFetchResultChangeDetails<ObjectType: PHObject>: NSObject, @unchecked Sendable {
    open var fetchResultBeforeChanges: PHFetchResult<ObjectType> { PHFetchResult() }
    open var fetchResultAfterChanges: PHFetchResult<ObjectType> { PHFetchResult() }
    open var hasIncrementalChanges: Bool { false }
    open var removedIndexes: IndexSet? { nil }
    open var insertedIndexes: IndexSet? { nil }
    open var changedIndexes: IndexSet? { nil }
    open var removedObjects: [ObjectType] { [] }
    open var insertedObjects: [ObjectType] { [] }
    open var changedObjects: [ObjectType] { [] }
    open var hasMoves: Bool { false }

    open func enumerateMoves(_ handler: @escaping (Int, Int) -> Void) {}
}

open class PHChangeRequest: NSObject, @unchecked Sendable {}

open class PHObjectPlaceholder: PHObject, @unchecked Sendable {}

open class PHAssetChangeRequest: PHChangeRequest, @unchecked Sendable {
    open var placeholderForCreatedAsset: PHObjectPlaceholder? { nil }
    open var creationDate: Date?
    open var location: CLLocation?
    open var isFavorite = false
    open var isHidden = false
    open var contentEditingOutput: PHContentEditingOutput?

    public override init() {
        super.init()
    }

    public convenience init(for asset: PHAsset) {
        self.init()
    }

    @discardableResult
    open class func creationRequestForAsset(from image: UIImage) -> Self { Self.make() }

    open class func creationRequestForAssetFromImage(atFileURL fileURL: URL) -> Self? { nil }

    open class func creationRequestForAssetFromVideo(atFileURL fileURL: URL) -> Self? { nil }

    open class func deleteAssets(_ assets: [PHAsset]) {}

    open func revertAssetContentToOriginal() {}

    fileprivate class func make() -> Self { unsafeDowncast(PHAssetCreationRequest(), to: Self.self) }
}

open class PHAssetCreationRequest: PHAssetChangeRequest, @unchecked Sendable {
    open class func forAsset() -> Self { Self.make() }

    open func addResource(with type: PHAssetResourceType, data: Data, options: PHAssetResourceCreationOptions?) {}

    open func addResource(
        with type: PHAssetResourceType, fileURL: URL, options: PHAssetResourceCreationOptions?
    ) {}
}

open class PHAssetResourceCreationOptions: NSObject, @unchecked Sendable {
    open var originalFilename: String?
    open var uniformTypeIdentifier: String?
    open var shouldMoveFile = false
}

open class PHAssetCollectionChangeRequest: PHChangeRequest, @unchecked Sendable {
    open var title = ""
    open var placeholderForCreatedAssetCollection: PHObjectPlaceholder { PHObjectPlaceholder() }

    public override init() {
        super.init()
    }

    public convenience init?(for assetCollection: PHAssetCollection) {
        self.init()
    }

    open class func creationRequestForAssetCollection(withTitle title: String) -> PHAssetCollectionChangeRequest {
        let request = PHAssetCollectionChangeRequest()
        request.title = title
        return request
    }

    open class func deleteAssetCollections(_ assetCollections: [PHAssetCollection]) {}

    open func addAssets(_ assets: [PHObject]) {}

    open func removeAssets(_ assets: [PHObject]) {}
}

open class PHAssetResource: NSObject, @unchecked Sendable {
    open var type: PHAssetResourceType { .photo }
    open var assetLocalIdentifier: String { "" }
    open var originalFilename: String { "" }
    open var uniformTypeIdentifier: String { "public.image" }

    open class func assetResources(for asset: PHAsset) -> [PHAssetResource] { [] }
}
