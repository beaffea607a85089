import ImageCodecs
import PixelKernels
import RenderModel
import Synchronization

/// Where PNG, JPEG and WebP files are decoded.
package enum ImageDecoding: Sendable {
    /// In a process without any permissions, which all painters share. It is started for the first image, and another
    /// one when it ends.
    case confined
    /// In this process: for images that are trusted, and to search the decoders for crashes.
    case inProcess

    private static let worker = Mutex(ic_worker())

    /// Milliseconds for one image. A JPEG file with as many pixels and scans as are decoded takes about seven seconds,
    /// estimated from one with four million pixels, so that what is drawn does not depend on the machine.
    static let timeLimit: Int32 = 60_000

    /// The decoded image.
    ///
    /// - Parameter interruption: A request ends the process that decodes it, with `PictureFailure.interrupted`. In this
    ///   process decoding is one step, of the library.
    func picture(
        from file: [UInt8], mostPixels: Int, interruption: DrawingInterruption? = nil
    ) throws(PictureFailure) -> Picture {
        var image = ic_image()
        defer { ic_image_free(&image) }
        let mostPixels = min(mostPixels, Painter.mostPixels)
        let status =
            switch self {
            case .inProcess: ic_decode(file, file.count, mostPixels, &image)
            case .confined:
                withExtendedLifetime(interruption) { () -> ic_status in
                    let patience = ic_patience(
                        milliseconds: Self.timeLimit,
                        is_interrupted: interruption.map { _ in DrawingInterruption.question },
                        context: interruption.map { UnsafeRawPointer($0.context) })
                    return Self.worker.withLock {
                        ic_decode_confined(&$0, file, file.count, mostPixels, patience, &image)
                    }
                }
            }
        switch status {
        case IC_OK: break
        case IC_UNKNOWN_FORMAT: throw .unknownFormat
        case IC_TOO_LARGE: throw .tooLarge(width: Int(image.width), height: Int(image.height))
        case IC_OUT_OF_MEMORY: throw .outOfMemory
        case IC_DECODER_FAILED: throw .decoderFailed(image.messageText)
        case IC_NO_DECODER: throw .noDecoder(image.messageText)
        case IC_INTERRUPTED: throw .interrupted
        default: throw .damaged(image.messageText)
        }
        guard let pixels = image.pixels else { throw .outOfMemory }
        let picture = Picture(width: Int(image.width), height: Int(image.height))
        UnsafeMutableRawPointer(picture.pixels).copyMemory(from: pixels, byteCount: picture.byteCount)
        pk_premultiply(picture.pixels, picture.width * picture.height)
        return picture
    }
}

extension ic_image {
    fileprivate var messageText: String {
        withUnsafeBytes(of: message) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
    }
}
