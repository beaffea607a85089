import Foundation
import PictureFiles
import SwiftUI
import Synchronization

/// Files of images that are painted only where the widget is shown.
///
/// 1. Such a file is a transparent PNG of the image's size, with a chunk that names the image.
/// 2. In the process that created it, reading it returns the image; elsewhere it is just its pixels.
/// 3. The most recently requested images are kept.
enum KeptPictures {
    /// A private chunk that programs copy along with the file.
    private static let chunk = "teSs"
    private static let capacity = 256
    /// Bytes of a file that hold the chunk.
    private static let startLength = 1024
    /// Larger images far exceed the pixels that a widget may show.
    private static let largestArea = 1 << 26

    private struct State {
        var pictures: [(name: UInt64, image: Image)] = []
        var made: UInt64 = 0
    }

    private static let state = Mutex(State())

    /// - Parameters:
    ///   - size: points.
    ///   - scale: pixels per point.
    /// - Returns: `nil` for invalid sizes.
    static func file(of image: Image, size: CGSize, scale: CGFloat) -> Data? {
        guard let width = Int(exactly: (size.width * scale).rounded()), width > 0,
            let height = Int(exactly: (size.height * scale).rounded()), height > 0,
            width <= largestArea, height <= largestArea / width
        else { return nil }
        let name = state.withLock { state in
            if let known = state.pictures.last(where: { $0.image == image }) { return known.name }
            state.made += 1
            if state.pictures.count == capacity { state.pictures.removeFirst() }
            state.pictures.append((state.made, image))
            return state.made
        }
        return Data(PNGFile.transparent(width: width, height: height, chunk: (chunk, bytes(of: name))))
    }

    /// The image represented by a file of this process.
    static func picture(in file: Data) -> Image? {
        guard let content = PNGFile.secondChunk(of: Array(file.prefix(startLength)), named: chunk), content.count == 16
        else { return nil }
        return state.withLock { state in
            state.pictures.first { bytes(of: $0.name) == content }?.image
        }
    }

    /// The prefix identifies the process.
    private static func bytes(of name: UInt64) -> [UInt8] {
        [UInt64(ProcessInfo.processInfo.processIdentifier), name].flatMap { value in
            (0..<8).map { UInt8(truncatingIfNeeded: value >> (56 - 8 * UInt64($0))) }
        }
    }
}
