import Foundation
import PictureFiles
import SwiftUI
import Synchronization

/// Files of pictures that are painted only where the widget is shown.
///
/// 1. Such a file is a transparent PNG of the picture's size, with a chunk that names the picture.
/// 2. In the process that made it, reading it gives the picture again; elsewhere it is what its pixels are.
/// 3. The pictures that were asked for last are kept.
enum KeptPictures {
    /// Of ours, without meaning for others, and to be kept by programs that copy the file.
    private static let chunk = "teSs"
    private static let capacity = 256
    /// Bytes of a file that hold the chunk.
    private static let startLength = 1024
    /// Larger pictures have more pixels than a widget may show by far.
    private static let largestArea = 1 << 26

    private struct State {
        var pictures: [(name: UInt64, image: Image)] = []
        var made: UInt64 = 0
    }

    private static let state = Mutex(State())

    /// - Parameters:
    ///   - size: points.
    ///   - scale: pixels per point.
    /// - Returns: `nil` for sizes that no picture has.
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

    /// The picture that a file of this process stands for.
    static func picture(in file: Data) -> Image? {
        guard let content = PNGFile.secondChunk(of: Array(file.prefix(startLength)), named: chunk), content.count == 16
        else { return nil }
        return state.withLock { state in
            state.pictures.first { bytes(of: $0.name) == content }?.image
        }
    }

    /// Names of other processes are others.
    private static func bytes(of name: UInt64) -> [UInt8] {
        [UInt64(ProcessInfo.processInfo.processIdentifier), name].flatMap { value in
            (0..<8).map { UInt8(truncatingIfNeeded: value >> (56 - 8 * UInt64($0))) }
        }
    }
}
