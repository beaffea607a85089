import CoreGraphics
import Foundation
import ImageIO
import UniformTypeIdentifiers

/// A picture as pixels of eight bits per component in sRGB.
struct PixelReader {
    enum Failure: Error, CustomStringConvertible {
        case noContext
        case cannotWrite(String)

        var description: String {
            switch self {
            case .noContext: "Core Graphics has no memory for the picture"
            case .cannotWrite(let path): "\(path) cannot be written; choose another folder"
            }
        }
    }

    /// The least difference from the background, of 255, that counts as ink.
    private static let inkContrast = 12

    let width: Int
    let height: Int
    private let bytes: [UInt8]
    private let image: CGImage

    /// Draws the image into a context of a known format, because that of ImageRenderer's images is not documented.
    init(_ picture: CGImage) throws {
        let (width, height) = (picture.width, picture.height)
        guard let space = CGColorSpace(name: CGColorSpace.sRGB),
            let context = CGContext(
                data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: width * 4, space: space,
                bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
        else { throw Failure.noContext }
        context.draw(picture, in: CGRect(x: 0, y: 0, width: width, height: height))
        guard let memory = context.data, let image = context.makeImage() else { throw Failure.noContext }
        self.width = width
        self.height = height
        self.image = image
        bytes = Array(UnsafeRawBufferPointer(start: memory, count: width * height * 4))
    }

    /// Red, green and blue; the nearest pixel for a place outside of the picture.
    func color(_ x: Int, _ y: Int) -> [Int] {
        let (column, row) = (min(max(x, 0), width - 1), min(max(y, 0), height - 1))
        let start = (row * width + column) * 4
        return bytes[start..<start + 3].map { Int($0) }
    }

    /// The first column and row that differ from the background, and the ones after the last.
    func ink(on background: [Int]) -> [Int]? {
        var box: [Int]?
        for y in 0..<height {
            for x in 0..<width where zip(color(x, y), background).contains(where: { abs($0 - $1) >= Self.inkContrast })
            {
                let known = box ?? [x, y, x + 1, y + 1]
                box = [min(known[0], x), min(known[1], y), max(known[2], x + 1), max(known[3], y + 1)]
            }
        }
        return box
    }

    /// The ink of each row: differences from the background, where 1 is the one between black and white.
    func coverage(on background: [Int]) -> [Double] {
        (0..<height).map { y in
            let total = (0..<width).reduce(0) { sum, x in
                sum + zip(color(x, y), background).reduce(0) { $0 + abs($1.0 - $1.1) }
            }
            return (Double(total) * 100 / (3 * 255)).rounded() / 100
        }
    }

    func write(to file: URL) throws {
        guard
            let target = CGImageDestinationCreateWithURL(
                file as CFURL, UTType.png.identifier as CFString, 1, nil)
        else { throw Failure.cannotWrite(file.path) }
        CGImageDestinationAddImage(target, image, nil)
        guard CGImageDestinationFinalize(target) else { throw Failure.cannotWrite(file.path) }
    }
}
