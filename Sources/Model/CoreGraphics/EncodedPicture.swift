import Foundation

/// An encoded image, which is decoded where the widget is shown.
package struct EncodedPicture: Equatable, Sendable {
    package let data: Data
    package let width: Int
    package let height: Int

    /// `nil` for formats other than PNG, JPEG and WebP.
    package init?(data: Data) {
        guard let header = ImageHeader(data), header.format.isDrawable else { return nil }
        self.data = data
        width = header.width
        height = header.height
    }
}

extension CGImage {
    /// The image at its natural size, or scaled.
    package convenience init?(encoded picture: EncodedPicture, width: Int? = nil, height: Int? = nil) {
        let (width, height) = (width ?? picture.width, height ?? picture.height)
        self.init(
            width: width, height: height, picture: GraphicsPicture(picture),
            in: CGRect(x: 0, y: 0, width: width, height: height))
    }

    public convenience init?(
        pngDataProviderSource source: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool,
        intent: CGColorRenderingIntent
    ) {
        guard let data = source.data, data.starts(with: [0x89, 0x50, 0x4E, 0x47]) else { return nil }
        self.init(file: data)
    }

    public convenience init?(
        jpegDataProviderSource source: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool,
        intent: CGColorRenderingIntent
    ) {
        guard let data = source.data, data.starts(with: [0xFF, 0xD8]) else { return nil }
        self.init(file: data)
    }

    private convenience init?(file data: Data) {
        guard let picture = EncodedPicture(data: data) else { return nil }
        self.init(encoded: picture)
    }
}
