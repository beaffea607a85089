import FoundationSupplement
import RenderModel
import SwiftUI

extension UIImage {
    /// The picture as a PNG file: the file that it came from, or its pixels.
    ///
    /// Pictures are painted where the widget is shown, so one that code drew, a symbol, or one of another kind of file
    /// has no pixels here: that gives `nil` and is reported.
    public func pngData() -> Data? {
        guard let picture = pixels else { return missing("pngData()") }
        switch picture.format {
        case .encoded: return picture.bytes.starts(with: PNGFile.signature) ? Data(picture.bytes) : missing("pngData()")
        case .rawRGBA:
            return PNGFile.data(
                width: picture.pixelWidth, height: picture.pixelHeight, premultiplied: picture.bytes)
        }
    }

    /// The JPEG file that the picture came from; `nil`, which is reported, for one that came from no such file.
    ///
    /// - Parameter compressionQuality: 0…1; the file stays as it is.
    public func jpegData(compressionQuality: CGFloat) -> Data? {
        guard let picture = pixels, picture.format == .encoded, picture.bytes.starts(with: [0xFF, 0xD8, 0xFF]) else {
            return missing("jpegData(compressionQuality:)")
        }
        return Data(picture.bytes)
    }

    private var pixels: RenderModel.ImageResource? {
        switch image.source {
        case .picture(let picture, _): picture
        case .asset(let name): RunningBundle.resources.image(named: name, dark: false, scale: Double(scale))?.resource
        case .symbol, .drawing, .rendered: nil
        }
    }

    private func missing(_ function: String) -> Data? {
        Notices.current.add(
            Notices.Notice(
                .warning, subject: "UIImage.\(function)",
                message: "The picture has no pixels before the widget is shown, so it cannot be made a file.",
                remedy: "Keep the file or the values that the picture is made from."))
        return nil
    }
}

extension UIImage {
    /// The picture in another size, in points.
    public func preparingThumbnail(of size: CGSize) -> UIImage? {
        guard size.width > 0, size.height > 0 else { return nil }
        return UIGraphicsImageRenderer(size: size).image { _ in self.draw(in: CGRect(origin: .zero, size: size)) }
    }

    public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? {
        preparingThumbnail(of: size)
    }

    public func prepareThumbnail(of size: CGSize, completionHandler: @escaping @Sendable (UIImage?) -> Void) {
        let thumbnail = preparingThumbnail(of: size)
        DispatchQueue.global().async { completionHandler(thumbnail) }
    }
}
