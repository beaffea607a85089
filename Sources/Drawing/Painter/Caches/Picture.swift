import PixelKernels
import RenderModel

/// A decoded image: premultiplied pixels.
final class Picture {
    let pixels: UnsafeMutablePointer<UInt32>
    let width: Int
    let height: Int

    /// Storage for an image with undefined contents.
    init(width: Int, height: Int) {
        self.width = width
        self.height = height
        pixels = .allocate(capacity: width * height)
    }

    deinit {
        pixels.deallocate()
    }

    var byteCount: Int { width * height * 4 }

    var surface: pk_surface {
        pk_surface(pixels: pixels, width: Int32(width), height: Int32(height), stride: Int32(width), x: 0, y: 0)
    }
}

/// Why an image cannot be drawn.
enum PictureFailure: Error, Hashable {
    case unknownFormat
    case damaged(String)
    case tooLarge(width: Int, height: Int)
    case wrongByteCount(expected: Int, found: Int)
    case outOfMemory
    /// The process that decodes images ended, or took too long for this one.
    case decoderFailed(String)
    /// There is no process that decodes images.
    case noDecoder(String)
    /// The picture that needs it is abandoned; see `DrawingInterruption`.
    case interrupted

    var code: Diagnostic.Code {
        if case .tooLarge = self { .imageTooLarge } else { .missingImage }
    }

    var message: String {
        switch self {
        case .unknownFormat: "The file is not PNG, JPEG or WebP."
        case .damaged(let reason): "The file is damaged: \(reason)"
        case .tooLarge(let width, let height):
            "It has \(width) × \(height) pixels; the limit is \(Painter.mostPixels) pixels."
        case .wrongByteCount(let expected, let found): "Its pixels need \(expected) bytes, but it has only \(found)."
        case .outOfMemory: "There is not enough memory to decode it."
        case .decoderFailed(let reason), .noDecoder(let reason): reason
        case .interrupted: DrawingInterrupted().description
        }
    }

    var remedy: String {
        switch self {
        case .unknownFormat: "Convert the image to PNG."
        case .damaged, .wrongByteCount, .decoderFailed: "Export the image again."
        case .interrupted: "Draw the picture again."
        case .noDecoder: "Close other programs or raise the limits of processes and descriptors."
        case .tooLarge, .outOfMemory: "Scale the image down to the size at which it is shown."
        }
    }
}
