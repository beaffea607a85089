import Foundation

extension CGImage {
    /// `nil` when the provider has too few bytes, or when components are not eight bits.
    public convenience init?(
        width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int, space: CGColorSpace,
        bitmapInfo: CGBitmapInfo, provider: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool,
        intent: CGColorRenderingIntent
    ) {
        guard width > 0, height > 0, width <= 1 << 20, height <= 1 << 20, let data = provider.data,
            let layout = PixelLayout(
                components: space.numberOfComponents, bitsPerComponent: bitsPerComponent, bitsPerPixel: bitsPerPixel,
                info: bitmapInfo),
            bytesPerRow >= width * layout.bytesPerPixel,
            data.count >= (height - 1) * bytesPerRow + width * layout.bytesPerPixel
        else { return nil }
        let bytes = data.withUnsafeBytes { buffer in
            buffer.baseAddress.map {
                Self.pixels(at: $0, width: width, height: height, bytesPerRow: bytesPerRow, layout: layout)
            } ?? []
        }
        self.init(width: width, height: height, premultipliedRGBA: bytes)
    }

    static func pixels(
        at start: UnsafeRawPointer, width: Int, height: Int, bytesPerRow: Int, layout: PixelLayout
    ) -> [UInt8] {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(width * height * 4)
        for row in 0..<height {
            for column in 0..<width {
                let pixel = layout.read(start + row * bytesPerRow + column * layout.bytesPerPixel)
                bytes.append(pixel.0)
                bytes.append(pixel.1)
                bytes.append(pixel.2)
                bytes.append(pixel.3)
            }
        }
        return bytes
    }

    public var alphaInfo: CGImageAlphaInfo { .premultipliedLast }
    public var bitmapInfo: CGBitmapInfo { CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedLast.rawValue) }
    public var byteOrderInfo: CGImageByteOrderInfo { .orderDefault }
    public var pixelFormatInfo: CGImagePixelFormatInfo { .packed }
    public var isMask: Bool { false }
    public var shouldInterpolate: Bool { true }
    public var renderingIntent: CGColorRenderingIntent { .defaultIntent }
    public var decode: UnsafePointer<CGFloat>? { nil }
    public var contentHeadroom: Float { 0 }
    public var utType: String? { nil }

    /// The pixels as premultiplied RGBA; `nil` for an image that is decoded where the widget is shown.
    public var dataProvider: CGDataProvider? {
        guard bytes.isEmpty else { return CGDataProvider(data: Data(bytes)) }
        UnknownPixels.add("CGImage.dataProvider")
        return nil
    }

    public func copy() -> CGImage? { self }

    public func copy(colorSpace space: CGColorSpace) -> CGImage? { self }

    /// The image masked by the mask's alpha and luminance.
    public func masking(_ mask: CGImage) -> CGImage? {
        let own = bytes
        let other = mask.bytes
        guard !own.isEmpty, !other.isEmpty else { return self }
        var result = own
        for row in 0..<height {
            for column in 0..<width {
                let at = (row * width + column) * 4
                let from = (row * mask.height / height * mask.width + column * mask.width / width) * 4
                let weight = Int(other[from])
                for offset in 0..<4 { result[at + offset] = UInt8((Int(own[at + offset]) * weight + 127) / 255) }
            }
        }
        return CGImage(width: width, height: height, premultipliedRGBA: result)
    }

    public func copy(maskingColorComponents components: [CGFloat]) -> CGImage? { self }
}
