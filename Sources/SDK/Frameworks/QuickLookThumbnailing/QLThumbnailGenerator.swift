import FoundationSupplement
import UIKit
import UniformTypeIdentifiers

// Sendable: unsynchronized as on Apple's systems; an object is set up before it is shared.

open class QLThumbnailRepresentation: NSObject, @unchecked Sendable {
    public enum RepresentationType: Int, Sendable {
        case icon, lowQualityThumbnail, thumbnail
    }

    open var type: RepresentationType { .icon }
    open var uiImage: UIImage { UIImage() }
    open var contentRect: CGRect { .zero }
}

/// Creates thumbnails of files; other processes do that, so there are none, which is reported.
open class QLThumbnailGenerator: NSObject, @unchecked Sendable {
    open class Request: NSObject, @unchecked Sendable {
        public struct RepresentationTypes: OptionSet, Hashable, Sendable {
            public let rawValue: UInt

            public init(rawValue: UInt) {
                self.rawValue = rawValue
            }

            public static let icon = RepresentationTypes(rawValue: 1)
            public static let lowQualityThumbnail = RepresentationTypes(rawValue: 2)
            public static let thumbnail = RepresentationTypes(rawValue: 4)
            public static let all = RepresentationTypes(rawValue: UInt.max)
        }

        public let size: CGSize
        public let scale: CGFloat
        public let representationTypes: RepresentationTypes
        open var minimumDimension: CGFloat = 0
        open var iconMode = false
        open var contentType: UTType?

        public init(fileAt url: URL, size: CGSize, scale: CGFloat, representationTypes: RepresentationTypes) {
            self.size = size
            self.scale = scale
            self.representationTypes = representationTypes
        }
    }

    public static let shared = QLThumbnailGenerator()

    open func generateBestRepresentation(
        for request: Request, completion completionHandler: @escaping (QLThumbnailRepresentation?, (any Error)?) -> Void
    ) { completionHandler(nil, failure) }

    open func generateBestRepresentation(for request: Request) async throws -> QLThumbnailRepresentation {
        throw failure
    }

    open func generateRepresentations(
        for request: Request,
        update updateHandler: (
            (QLThumbnailRepresentation?, QLThumbnailRepresentation.RepresentationType, (any Error)?) -> Void
        )? = nil
    ) { updateHandler?(nil, .icon, failure) }

    open func cancel(_ request: Request) {}

    private var failure: NSError {
        Notices.current.addInert("QLThumbnailGenerator", .absent("thumbnail service"))
        return NSError(domain: "QLThumbnailErrorDomain", code: 0)
    }
}
