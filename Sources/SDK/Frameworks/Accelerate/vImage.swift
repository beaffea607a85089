import CoreGraphics
import Foundation

public typealias vImagePixelCount = UInt
public typealias vImage_Error = Int
public typealias vImage_Flags = UInt32
public typealias Pixel_8 = UInt8
public typealias Pixel_F = Float

public let kvImageNoError: vImage_Error = 0
public let kvImageInvalidParameter: vImage_Error = -21773
public let kvImageNoFlags = 0
public let kvImageHighQualityResampling = 32
public let kvImageEdgeExtend = 8

/// Pixels in memory.
public struct vImage_Buffer: @unchecked Sendable {
    // Sendable as Apple's: the pixels belong to its creator, and one task at a time uses them.
    public var data: UnsafeMutableRawPointer!
    public var height: vImagePixelCount
    public var width: vImagePixelCount
    public var rowBytes: Int

    public init() {
        self.init(data: nil, height: 0, width: 0, rowBytes: 0)
    }

    public init(data: UnsafeMutableRawPointer!, height: vImagePixelCount, width: vImagePixelCount, rowBytes: Int) {
        self.data = data
        self.height = height
        self.width = width
        self.rowBytes = rowBytes
    }

    public func free() { data?.deallocate() }
}

public struct vImage_CGImageFormat {
    public var bitsPerComponent: UInt32
    public var bitsPerPixel: UInt32
    public var colorSpace: CGColorSpace?
    public var bitmapInfo: CGBitmapInfo

    public init?(
        bitsPerComponent: Int, bitsPerPixel: Int, colorSpace: CGColorSpace, bitmapInfo: CGBitmapInfo,
        renderingIntent: CGColorRenderingIntent = .defaultIntent
    ) {
        self.bitsPerComponent = UInt32(bitsPerComponent)
        self.bitsPerPixel = UInt32(bitsPerPixel)
        self.colorSpace = colorSpace
        self.bitmapInfo = bitmapInfo
    }
}
