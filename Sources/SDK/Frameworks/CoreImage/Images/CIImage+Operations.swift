import CoreGraphics
import CoreVideo
import Foundation
import ImageIO

extension CIImage {
    public func transformed(by matrix: CGAffineTransform) -> CIImage {
        CIImage(extent: extent.applying(matrix), recipe: recipe.transformed(matrix))
    }

    public func transformed(by matrix: CGAffineTransform, highQualityDownsample: Bool) -> CIImage {
        transformed(by: matrix)
    }

    public func cropped(to rect: CGRect) -> CIImage {
        let part = extent.intersection(rect)
        return CIImage(extent: part, recipe: recipe.clipped(to: part))
    }

    /// The edge's colors are repeated infinitely.
    public func clampedToExtent() -> CIImage {
        guard case .function(let color) = recipe, !extent.isInfinite, !extent.isEmpty else { return self }
        let area = extent
        return CIImage(
            extent: .infinite,
            recipe: .function { x, y in
                color(
                    min(max(x, Double(area.minX) + 0.5), Double(area.maxX) - 0.5),
                    min(max(y, Double(area.minY) + 0.5), Double(area.maxY) - 0.5))
            })
    }

    public func clamped(to rect: CGRect) -> CIImage { cropped(to: rect).clampedToExtent() }

    public func composited(over dest: CIImage) -> CIImage {
        CIImage(extent: extent.union(dest.extent), recipe: recipe.over(dest.recipe))
    }

    public func oriented(_ orientation: CGImagePropertyOrientation) -> CIImage {
        transformed(by: orientationTransform(for: orientation))
    }

    public func oriented(forExifOrientation orientation: Int32) -> CIImage {
        oriented(CGImagePropertyOrientation(rawValue: UInt32(clamping: orientation)) ?? .up)
    }

    public func orientationTransform(for orientation: CGImagePropertyOrientation) -> CGAffineTransform {
        let (w, h) = (extent.width, extent.height)
        return switch orientation {
        case .up: .identity
        case .upMirrored: CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: w, ty: 0)
        case .down: CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: w, ty: h)
        case .downMirrored: CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: h)
        case .leftMirrored: CGAffineTransform(a: 0, b: -1, c: -1, d: 0, tx: h, ty: w)
        case .right: CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: w)
        case .rightMirrored: CGAffineTransform(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0)
        case .left: CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: h, ty: 0)
        }
    }

    public func orientationTransform(forExifOrientation orientation: Int32) -> CGAffineTransform {
        orientationTransform(for: CGImagePropertyOrientation(rawValue: UInt32(clamping: orientation)) ?? .up)
    }

    public func applyingFilter(_ filterName: String, parameters params: [String: Any]) -> CIImage {
        let filter = CIFilter(name: filterName, parameters: params)
        filter?.setValue(self, forKey: kCIInputImageKey)
        return filter?.outputImage ?? .empty()
    }

    public func applyingFilter(_ filterName: String) -> CIImage { applyingFilter(filterName, parameters: [:]) }

    public func applyingGaussianBlur(sigma: Double) -> CIImage {
        applyingFilter("CIGaussianBlur", parameters: [kCIInputRadiusKey: sigma])
    }

    public func samplingNearest() -> CIImage { self }

    public func samplingLinear() -> CIImage { self }

    public func premultiplyingAlpha() -> CIImage {
        CIImage(extent: extent, recipe: recipe.mapped { SIMD4($0.x * $0.w, $0.y * $0.w, $0.z * $0.w, $0.w) })
    }

    public func unpremultiplyingAlpha() -> CIImage {
        CIImage(
            extent: extent,
            recipe: recipe.mapped { $0.w > 0 ? SIMD4($0.x / $0.w, $0.y / $0.w, $0.z / $0.w, $0.w) : .zero })
    }

    public func settingAlphaOne(in extent: CGRect) -> CIImage {
        CIImage(extent: extent, recipe: recipe.mapped { SIMD4($0.x, $0.y, $0.z, 1) })
    }

    public func settingProperties(_ properties: [AnyHashable: Any]) -> CIImage {
        let texts = properties.compactMap { key, value in (key.base as? String).map { ($0, value) } }
        return CIImage(extent: extent, recipe: recipe, properties: Dictionary(texts) { first, _ in first })
    }

    public func matchedToWorkingSpace(from colorSpace: CGColorSpace) -> CIImage? { self }

    public func matchedFromWorkingSpace(to colorSpace: CGColorSpace) -> CIImage? { self }

    public func insertingIntermediate() -> CIImage { self }

    public func insertingIntermediate(cache: Bool) -> CIImage { self }

    public func regionOfInterest(for image: CIImage, in rect: CGRect) -> CGRect { rect }

    /// No features are detected in images here.
    public func autoAdjustmentFilters() -> [CIFilter] { [] }

    public func autoAdjustmentFilters(options: [CIImageAutoAdjustmentOption: Any]? = nil) -> [CIFilter] { [] }
}

extension CVBuffer {
    /// The pixels of the common forms of four bytes.
    var image: CGImage? {
        let alpha: UInt32
        switch CVPixelBufferGetPixelFormatType(self) {
        case kCVPixelFormatType_32BGRA:
            alpha = CGImageAlphaInfo.premultipliedFirst.rawValue | CGBitmapInfo.byteOrder32Little.rawValue
        case kCVPixelFormatType_32ARGB: alpha = CGImageAlphaInfo.premultipliedFirst.rawValue
        case kCVPixelFormatType_32RGBA: alpha = CGImageAlphaInfo.premultipliedLast.rawValue
        default: return nil
        }
        guard let start = CVPixelBufferGetBaseAddress(self) else { return nil }
        let (width, height) = (CVPixelBufferGetWidth(self), CVPixelBufferGetHeight(self))
        let row = CVPixelBufferGetBytesPerRow(self)
        let data = Data(bytes: start, count: row * height)
        return CGDataProvider(data: data).flatMap {
            CGImage(
                width: width, height: height, bitsPerComponent: 8, bitsPerPixel: 32, bytesPerRow: row,
                space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGBitmapInfo(rawValue: alpha), provider: $0,
                decode: nil, shouldInterpolate: true, intent: .defaultIntent)
        }
    }
}
