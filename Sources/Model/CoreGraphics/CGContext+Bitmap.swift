import Foundation

public typealias CGBitmapContextReleaseDataCallback =
    @convention(c) (
        UnsafeMutableRawPointer?, UnsafeMutableRawPointer?
    ) -> Void

extension CGContext {
    /// A bitmap; `nil` when rows are too short.
    ///
    /// - Parameters:
    ///   - data: memory that outlives the context, or `nil` to allocate it.
    ///   - bitmapInfo: `CGImageAlphaInfo` and `CGBitmapInfo`.
    public convenience init?(
        data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int,
        space: CGColorSpace, bitmapInfo: UInt32
    ) {
        guard
            let bitmap = ContextBitmap(
                data: data, width: width, height: height, bitsPerComponent: bitsPerComponent, bytesPerRow: bytesPerRow,
                space: space, info: CGBitmapInfo(rawValue: bitmapInfo))
        else { return nil }
        self.init(bitmap: bitmap)
    }

    public convenience init?(
        data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int,
        space: CGColorSpace, bitmapInfo: CGBitmapInfo
    ) {
        self.init(
            data: data, width: width, height: height, bitsPerComponent: bitsPerComponent, bytesPerRow: bytesPerRow,
            space: space, bitmapInfo: bitmapInfo.rawValue)
    }

    public convenience init?(
        data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int,
        space: CGColorSpace, bitmapInfo: UInt32, releaseCallback: CGBitmapContextReleaseDataCallback?,
        releaseInfo: UnsafeMutableRawPointer?
    ) {
        self.init(
            data: data, width: width, height: height, bitsPerComponent: bitsPerComponent, bytesPerRow: bytesPerRow,
            space: space, bitmapInfo: bitmapInfo)
    }

    public var data: UnsafeMutableRawPointer? {
        bitmap?.reportMissing()
        return bitmap?.data
    }
    public var width: Int { bitmap?.width ?? 0 }
    public var height: Int { bitmap?.height ?? 0 }
    public var bytesPerRow: Int { bitmap?.bytesPerRow ?? 0 }
    public var bitsPerComponent: Int { bitmap?.bitsPerComponent ?? 0 }
    public var bitsPerPixel: Int {
        guard let bitmap else { return 0 }
        let isPlain = [.none, .alphaOnly].contains(bitmap.info.alpha)
        return bitmap.bitsPerComponent * ((bitmap.space?.numberOfComponents ?? 1) + (isPlain ? 0 : 1))
    }
    public var colorSpace: CGColorSpace? { bitmap?.space }
    public var alphaInfo: CGImageAlphaInfo { bitmap?.info.alpha ?? .none }
    public var bitmapInfo: CGBitmapInfo { bitmap?.info ?? [] }

    /// The drawing so far: the memory if it is complete, or the drawing commands.
    public func makeImage() -> CGImage? {
        guard let bitmap else {
            return CGImage(
                width: Int(bounds.width), height: Int(bounds.height),
                picture: GraphicsPicture(GraphicsDrawing(size: bounds.size, steps: steps)), in: bounds)
        }
        if bitmap.isComplete || steps.isEmpty, let image = bitmap.image { return image }
        return CGImage(
            width: bitmap.width, height: bitmap.height,
            picture: GraphicsPicture(GraphicsDrawing(size: bounds.size, steps: steps)), in: bounds)
    }
}
