import CoreImage
import Foundation

extension UIImage {
    public convenience init(ciImage: CIImage) {
        self.init(ciImage: ciImage, scale: 1, orientation: .up)
    }

    /// Draws the recipe immediately; an infinite or empty one is an empty image.
    public convenience init(ciImage: CIImage, scale: CGFloat, orientation: UIImage.Orientation) {
        if let picture = CIContext().createCGImage(ciImage, from: ciImage.extent) {
            self.init(cgImage: picture, scale: scale, orientation: orientation)
        } else {
            self.init()
        }
        self.ciImage = ciImage
    }
}

extension CIImage {
    public convenience init?(image: UIImage) {
        self.init(image: image, options: nil)
    }

    public convenience init?(image: UIImage, options: [CIImageOption: Any]? = nil) {
        guard let picture = image.cgImage else { return nil }
        self.init(cgImage: picture, options: options)
    }
}
