import Foundation

/// An image of pixels.
public final class CGImage: Hashable, Sendable {
    package enum Content: Equatable, Sendable {
        /// Rows from the top, premultiplied RGBA, one byte each.
        case pixels([UInt8])
        /// An image that is not decoded yet, or part of one, with its offset in pixels from this image's corner.
        case picture(GraphicsPicture, CGRect)
    }

    /// Pixels.
    public let width: Int
    public let height: Int
    package let content: Content

    /// `nil` unless there are four bytes for every pixel.
    package init?(width: Int, height: Int, premultipliedRGBA bytes: [UInt8]) {
        guard width > 0, height > 0, width <= 1 << 20, height <= 1 << 20, bytes.count == width * height * 4 else {
            return nil
        }
        self.width = width
        self.height = height
        content = .pixels(bytes)
    }

    /// `nil` for an empty image.
    package init?(width: Int, height: Int, picture: GraphicsPicture, in rect: CGRect) {
        guard width > 0, height > 0, width <= 1 << 20, height <= 1 << 20 else { return nil }
        self.width = width
        self.height = height
        content = .picture(picture, rect)
    }

    /// Rows from the top, premultiplied RGBA, one byte each; `nil` for an image that is not decoded.
    package var bytes: [UInt8] {
        guard case .pixels(let bytes) = content else { return [] }
        return bytes
    }

    public var bitsPerComponent: Int { 8 }
    public var bitsPerPixel: Int { 32 }
    public var bytesPerRow: Int { width * 4 }
    public var colorSpace: CGColorSpace? { .standard }

    /// The part inside a rectangle in pixels, extended to whole pixels; `nil` when it is outside.
    public func cropping(to rect: CGRect) -> CGImage? {
        guard ![rect.minX, rect.minY, rect.width, rect.height].contains(where: \.isNaN) else { return nil }
        let area = rect.integral.intersection(CGRect(x: 0, y: 0, width: CGFloat(width), height: CGFloat(height)))
        guard !area.isNull, !area.isEmpty else { return nil }
        let (x, y, columns, rows) = (Int(area.minX), Int(area.minY), Int(area.width), Int(area.height))
        guard case .pixels(let bytes) = content else {
            guard case .picture(let picture, let place) = content else { return nil }
            let moved = place.offsetBy(dx: -area.minX, dy: -area.minY)
            return CGImage(width: columns, height: rows, picture: picture, in: moved)
        }
        var part: [UInt8] = []
        part.reserveCapacity(columns * rows * 4)
        for row in y..<y + rows {
            let start = row * bytesPerRow + x * 4
            part.append(contentsOf: bytes[start..<start + columns * 4])
        }
        return CGImage(width: columns, height: rows, premultipliedRGBA: part)
    }

    public static func == (left: CGImage, right: CGImage) -> Bool {
        left.width == right.width && left.height == right.height && left.content == right.content
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(width)
        hasher.combine(height)
    }
}
