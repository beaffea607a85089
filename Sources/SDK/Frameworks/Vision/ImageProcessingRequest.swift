import CoreGraphics
import CoreImage
import CoreMedia
import CoreVideo
import Foundation
import FoundationSupplement
import ImageIO

// Sendable: the classes of this file have no mutable state outside of a lock.

public enum VisionError: Error, Sendable {
    case requestCancelled
    case operationFailed(String)
    case invalidImage(String)
    case unsupportedRequest(String)
}

public enum CoordinateOrigin: Hashable, Sendable {
    case lowerLeft, upperLeft
}

public struct NormalizedPoint: Hashable, Codable, Sendable {
    public let x: CGFloat
    public let y: CGFloat

    public init(x: CGFloat, y: CGFloat) {
        self.x = x
        self.y = y
    }

    public var cgPoint: CGPoint { CGPoint(x: x, y: y) }

    public func toImageCoordinates(_ imageSize: CGSize, origin: CoordinateOrigin = .lowerLeft) -> CGPoint {
        CGPoint(x: x * imageSize.width, y: (origin == .lowerLeft ? y : 1 - y) * imageSize.height)
    }
}

/// A rectangle in parts of an image, from its lower left corner.
public struct NormalizedRect: Hashable, Sendable {
    public let cgRect: CGRect

    public init(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) {
        cgRect = CGRect(x: x, y: y, width: width, height: height)
    }

    public init(normalizedRect: CGRect) {
        cgRect = normalizedRect
    }

    public static let fullImage = NormalizedRect(x: 0, y: 0, width: 1, height: 1)

    public var origin: CGPoint { cgRect.origin }
    public var width: CGFloat { cgRect.width }
    public var height: CGFloat { cgRect.height }

    public func toImageCoordinates(_ imageSize: CGSize, origin: CoordinateOrigin = .lowerLeft) -> CGRect {
        let y = origin == .lowerLeft ? cgRect.minY : 1 - cgRect.maxY
        return CGRect(
            x: cgRect.minX * imageSize.width, y: y * imageSize.height, width: width * imageSize.width,
            height: height * imageSize.height)
    }
}

public protocol VisionObservation: Hashable, Sendable {
    var uuid: UUID { get }
    var confidence: Float { get }
}

public protocol BoundingBoxProviding {
    var boundingBox: NormalizedRect { get }
}

public protocol VisionRequest: Hashable, Sendable {
    associatedtype Result: Sendable
}

public protocol ImageProcessingRequest: VisionRequest {
    var regionOfInterest: NormalizedRect { get set }
}

extension ImageProcessingRequest {
    public func perform(on image: CGImage, orientation: CGImagePropertyOrientation? = nil) async throws -> Result {
        throw unavailable()
    }

    public func perform(on image: CIImage, orientation: CGImagePropertyOrientation? = nil) async throws -> Result {
        throw unavailable()
    }

    public func perform(on data: Data, orientation: CGImagePropertyOrientation? = nil) async throws -> Result {
        throw unavailable()
    }

    public func perform(on url: URL, orientation: CGImagePropertyOrientation? = nil) async throws -> Result {
        throw unavailable()
    }

    public func perform(
        on pixelBuffer: CVPixelBuffer, orientation: CGImagePropertyOrientation? = nil
    ) async throws -> Result { throw unavailable() }

    public func perform(
        on sampleBuffer: CMSampleBuffer, orientation: CGImagePropertyOrientation? = nil
    ) async throws -> Result { throw unavailable() }

    private func unavailable() -> VisionError {
        let name = String(describing: Self.self)
        Notices.current.addInert(name + ".perform", .absent("image recognition"))
        return .unsupportedRequest(name)
    }
}

/// Performs requests on one image.
public final class ImageRequestHandler: @unchecked Sendable {
    public init(_ image: CGImage, orientation: CGImagePropertyOrientation? = nil) {}
    public init(_ image: CIImage, orientation: CGImagePropertyOrientation? = nil) {}
    public init(_ data: Data, orientation: CGImagePropertyOrientation? = nil) {}
    public init(_ url: URL, orientation: CGImagePropertyOrientation? = nil) {}
    public init(_ pixelBuffer: CVPixelBuffer, orientation: CGImagePropertyOrientation? = nil) {}

    public func perform<Request: VisionRequest>(_ request: Request) async throws -> Request.Result {
        let name = String(describing: Request.self)
        Notices.current.addInert(name + ".perform", .absent("image recognition"))
        throw VisionError.unsupportedRequest(name)
    }
}
