import AVFoundation
import CoreGraphics
import Foundation
import FoundationSupplement
import ImageIO
import UIKit

// Sendable: unsynchronized as on Apple's systems; an object is set up before it is shared.

open class PHImageRequestOptions: NSObject, @unchecked Sendable {
    open var version = PHImageRequestOptionsVersion.current
    open var deliveryMode = PHImageRequestOptionsDeliveryMode.opportunistic
    open var resizeMode = PHImageRequestOptionsResizeMode.fast
    open var normalizedCropRect = CGRect.zero
    open var isNetworkAccessAllowed = false
    open var isSynchronous = false
    open var allowSecondaryDegradedImage = false
    open var progressHandler: PHAssetImageProgressHandler?

    public override init() {
        super.init()
    }
}

open class PHVideoRequestOptions: NSObject, @unchecked Sendable {
    open var isNetworkAccessAllowed = false
    open var version = PHVideoRequestOptionsVersion.current
    open var deliveryMode = PHVideoRequestOptionsDeliveryMode.automatic
    open var progressHandler: PHAssetVideoProgressHandler?

    public override init() {
        super.init()
    }
}

open class PHLivePhotoRequestOptions: NSObject, @unchecked Sendable {
    open var version = PHImageRequestOptionsVersion.current
    open var deliveryMode = PHImageRequestOptionsDeliveryMode.opportunistic
    open var isNetworkAccessAllowed = false
    open var progressHandler: PHAssetImageProgressHandler?

    public override init() {
        super.init()
    }
}

public typealias PHLivePhotoRequestID = Int32

public let PHLivePhotoRequestIDInvalid: PHLivePhotoRequestID = 0
public let PHLivePhotoInfoErrorKey = "PHLivePhotoInfoErrorKey"
public let PHLivePhotoInfoIsDegradedKey = "PHLivePhotoInfoIsDegradedKey"
public let PHLivePhotoInfoCancelledKey = "PHLivePhotoInfoCancelledKey"

open class PHLivePhoto: NSObject, @unchecked Sendable {
    open var size: CGSize { .zero }

    /// Reported: an image that moves comes from the library of photos.
    @discardableResult
    open class func request(
        withResourceFileURLs fileURLs: [URL], placeholderImage image: UIImage?, targetSize: CGSize,
        contentMode: PHImageContentMode, resultHandler: @escaping (PHLivePhoto?, [AnyHashable: Any]) -> Void
    ) -> PHLivePhotoRequestID {
        Notices.current.addInert("PHLivePhoto.request", .unauthorized("photos"))
        resultHandler(nil, [:])
        return PHLivePhotoRequestIDInvalid
    }

    open class func cancelRequest(withRequestID requestID: PHLivePhotoRequestID) {}
}

/// Loads images of assets; there are none, which is reported.
open class PHImageManager: NSObject, @unchecked Sendable {
    private static let manager = PHImageManager()

    open class func `default`() -> PHImageManager { manager }

    public override init() {
        super.init()
    }

    @discardableResult
    open func requestImage(
        for asset: PHAsset, targetSize: CGSize, contentMode: PHImageContentMode, options: PHImageRequestOptions?,
        resultHandler: @escaping (UIImage?, [AnyHashable: Any]?) -> Void
    ) -> PHImageRequestID {
        resultHandler(nil, failure("requestImage"))
        return PHInvalidImageRequestID
    }

    @discardableResult
    open func requestImageDataAndOrientation(
        for asset: PHAsset, options: PHImageRequestOptions?,
        resultHandler: @escaping (Data?, String?, CGImagePropertyOrientation, [AnyHashable: Any]?) -> Void
    ) -> PHImageRequestID {
        resultHandler(nil, nil, .up, failure("requestImageDataAndOrientation"))
        return PHInvalidImageRequestID
    }

    @discardableResult
    open func requestLivePhoto(
        for asset: PHAsset, targetSize: CGSize, contentMode: PHImageContentMode, options: PHLivePhotoRequestOptions?,
        resultHandler: @escaping (PHLivePhoto?, [AnyHashable: Any]?) -> Void
    ) -> PHImageRequestID {
        resultHandler(nil, failure("requestLivePhoto"))
        return PHInvalidImageRequestID
    }

    @discardableResult
    open func requestPlayerItem(
        forVideo asset: PHAsset, options: PHVideoRequestOptions?,
        resultHandler: @escaping (AVPlayerItem?, [AnyHashable: Any]?) -> Void
    ) -> PHImageRequestID {
        resultHandler(nil, failure("requestPlayerItem"))
        return PHInvalidImageRequestID
    }

    @discardableResult
    open func requestAVAsset(
        forVideo asset: PHAsset, options: PHVideoRequestOptions?,
        resultHandler: @escaping (AVAsset?, AVAudioMix?, [AnyHashable: Any]?) -> Void
    ) -> PHImageRequestID {
        resultHandler(nil, nil, failure("requestAVAsset"))
        return PHInvalidImageRequestID
    }

    @discardableResult
    open func requestExportSession(
        forVideo asset: PHAsset, options: PHVideoRequestOptions?, exportPreset: String,
        resultHandler: @escaping (AVAssetExportSession?, [AnyHashable: Any]?) -> Void
    ) -> PHImageRequestID {
        resultHandler(nil, failure("requestExportSession"))
        return PHInvalidImageRequestID
    }

    open func cancelImageRequest(_ requestID: PHImageRequestID) {}

    private func failure(_ member: String) -> [AnyHashable: Any] {
        Notices.current.addInert("PHImageManager." + member, .unauthorized("photos"))
        return [PHImageErrorKey: PHPhotosError(.accessUserDenied)]
    }
}

open class PHCachingImageManager: PHImageManager, @unchecked Sendable {
    open var allowsCachingHighQualityImages = true

    open func startCachingImages(
        for assets: [PHAsset], targetSize: CGSize, contentMode: PHImageContentMode, options: PHImageRequestOptions?
    ) {}

    open func stopCachingImages(
        for assets: [PHAsset], targetSize: CGSize, contentMode: PHImageContentMode, options: PHImageRequestOptions?
    ) {}

    open func stopCachingImagesForAllAssets() {}
}

open class PHAssetResourceRequestOptions: NSObject, @unchecked Sendable {
    open var isNetworkAccessAllowed = false
    open var progressHandler: ((Double) -> Void)?

    public override init() {
        super.init()
    }
}

open class PHAssetResourceManager: NSObject, @unchecked Sendable {
    private static let manager = PHAssetResourceManager()

    open class func `default`() -> PHAssetResourceManager { manager }

    @discardableResult
    open func requestData(
        for resource: PHAssetResource, options: PHAssetResourceRequestOptions?,
        dataReceivedHandler handler: @escaping (Data) -> Void, completionHandler: @escaping ((any Error)?) -> Void
    ) -> PHAssetResourceDataRequestID {
        completionHandler(PHPhotosError(.accessUserDenied))
        return 0
    }

    open func writeData(
        for resource: PHAssetResource, toFile fileURL: URL, options: PHAssetResourceRequestOptions?,
        completionHandler: @escaping ((any Error)?) -> Void
    ) {
        completionHandler(PHPhotosError(.accessUserDenied))
    }

    open func cancelDataRequest(_ requestID: PHAssetResourceDataRequestID) {}
}
