import CoreGraphics
import Foundation

/// Shared code of the pixel functions.
public enum vImage {
    public struct Options: OptionSet, Sendable {
        public let rawValue: vImage_Flags

        public init(rawValue: vImage_Flags) {
            self.rawValue = rawValue
        }

        public var flags: vImage_Flags { rawValue }

        public static let noFlags = Options([])
        public static let leaveAlphaUnchanged = Options(rawValue: 1)
        public static let copyInPlace = Options(rawValue: 2)
        public static let backgroundColorFill = Options(rawValue: 4)
        public static let imageExtend = Options(rawValue: 8)
        public static let doNotTile = Options(rawValue: 16)
        public static let highQualityResampling = Options(rawValue: 32)
        public static let truncateKernel = Options(rawValue: 64)
        public static let noAllocate = Options(rawValue: 512)
    }

    public enum Error: Int, Swift.Error {
        case noError = 0
        case roiLargerThanInputBuffer = -21766
        case invalidKernelSize = -21767
        case invalidEdgeStyle = -21768
        case invalidOffset = -21769
        case memoryAllocationError = -21771
        case nullPointerArgument = -21772
        case invalidParameter = -21773
        case bufferSizeMismatch = -21774
        case unknownFlagsBit = -21775
        case internalError = -21776
        case invalidRowBytes = -21777
        case invalidImageFormat = -21778
    }
}

extension vImage_CGImageFormat {
    public var componentCount: Int { bitsPerComponent == 0 ? 0 : Int(bitsPerPixel / bitsPerComponent) }
}

extension vImage_Buffer {
    /// Memory for pixels; release it with `free`.
    public init(width: Int, height: Int, bitsPerPixel: UInt32) throws {
        guard width > 0, height > 0 else { throw vImage.Error.invalidParameter }
        let rowBytes = (width * Int(bitsPerPixel) + 7) / 8
        self.init(
            data: .allocate(byteCount: rowBytes * height, alignment: 64), height: vImagePixelCount(height),
            width: vImagePixelCount(width), rowBytes: rowBytes)
    }

    public init(size: CGSize, bitsPerPixel: UInt32) throws {
        try self.init(width: Int(size.width), height: Int(size.height), bitsPerPixel: bitsPerPixel)
    }

    /// An image's pixels in a format.
    public init(
        cgImage: CGImage, format: vImage_CGImageFormat, flags options: vImage.Options = .noFlags
    ) throws {
        try self.init(width: cgImage.width, height: cgImage.height, bitsPerPixel: format.bitsPerPixel)
        guard let context = context(of: format) else {
            free()
            throw vImage.Error.invalidImageFormat
        }
        context.draw(cgImage, in: CGRect(x: 0, y: 0, width: cgImage.width, height: cgImage.height))
    }

    public var size: CGSize { CGSize(width: Int(width), height: Int(height)) }

    public func createCGImage(
        format: vImage_CGImageFormat, flags options: vImage.Options = .noFlags
    ) throws -> CGImage {
        guard let image = context(of: format)?.makeImage() else { throw vImage.Error.invalidImageFormat }
        return image
    }

    /// A context that draws into the buffer.
    private func context(of format: vImage_CGImageFormat) -> CGContext? {
        CGContext(
            data: data, width: Int(width), height: Int(height), bitsPerComponent: Int(format.bitsPerComponent),
            bytesPerRow: rowBytes, space: format.colorSpace ?? CGColorSpaceCreateDeviceRGB(),
            bitmapInfo: format.bitmapInfo.rawValue)
    }
}
