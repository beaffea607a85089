import SwiftUI

extension ImageRenderer {
    /// The view as an image; `nil` if it has no size.
    @MainActor public var uiImage: UIImage? {
        cgImage.map { UIImage(cgImage: $0, scale: scale, orientation: .up) }
    }
}
