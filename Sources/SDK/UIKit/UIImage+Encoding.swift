import FoundationSupplement
import PictureFiles
import RenderModel
import SwiftUI

extension UIImage {
    /// The image as a PNG file: the original file, its pixels, or a placeholder for it.
    ///
    /// Images are painted where the widget is shown, so one that code drew or a symbol has no pixels here. Its file is
    /// the image for this process and transparent for others, which is reported.
    public func pngData() -> Data? { file("pngData()", signature: PNGFile.signature) }

    /// The original JPEG file; otherwise the same as `pngData()`, which is reported.
    ///
    /// - Parameter compressionQuality: 0…1; the file stays unchanged.
    public func jpegData(compressionQuality: CGFloat) -> Data? {
        file("jpegData(compressionQuality:)", signature: [0xFF, 0xD8, 0xFF])
    }

    private func file(_ function: String, signature: [UInt8]) -> Data? {
        guard let picture = pixels else {
            report(
                function, .warning,
                "The image has no pixels until the widget is shown, so only this process can read its file.",
                remedy: "Store the original file, or the values that the image is made from.")
            return KeptPictures.file(of: painted, size: size, scale: scale)
        }
        let file =
            switch picture.format {
            case .encoded: Data(picture.bytes)
            case .rawRGBA:
                PNGFile.uncompressed(
                    width: picture.pixelWidth, height: picture.pixelHeight, premultiplied: picture.bytes
                ).map { Data($0) }
            }
        if let file, !file.starts(with: signature) {
            report(function, .note, "The file keeps the format of the original image.", remedy: nil)
        }
        return file
    }

    private var pixels: RenderModel.ImageResource? {
        switch image.source {
        case .picture(let picture, _): picture
        case .asset(let name): RunningBundle.resources.image(named: name, dark: false, scale: Double(scale))?.resource
        case .symbol, .drawing, .rendered: nil
        }
    }

    private func report(_ function: String, _ weight: Notices.Notice.Weight, _ message: String, remedy: String?) {
        Notices.current.add(
            Notices.Notice(weight, subject: "UIImage.\(function)", message: message, remedy: remedy))
    }
}

extension UIImage {
    /// The image in another size, in points.
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
