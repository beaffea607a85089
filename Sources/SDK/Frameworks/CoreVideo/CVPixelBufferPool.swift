import FoundationSupplement

// Sendable: the classes of this file have no mutable state outside of a lock.

/// Creates pixel buffers of one format.
public final class CVPixelBufferPool: Hashable, @unchecked Sendable {
    let attributes: [AnyHashable: Any]

    init(attributes: [AnyHashable: Any]) {
        self.attributes = attributes
    }

    func number(_ key: String) -> Int? {
        let value = attributes[key]
        return value as? Int ?? (value as? NSNumber)?.intValue ?? (value as? OSType).map { Int($0) }
    }

    public static func == (left: CVPixelBufferPool, right: CVPixelBufferPool) -> Bool { left === right }

    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

public func CVPixelBufferPoolCreate(
    _ allocator: CFAllocator?, _ poolAttributes: CFDictionary?, _ pixelBufferAttributes: CFDictionary?,
    _ poolOut: UnsafeMutablePointer<CVPixelBufferPool?>
) -> CVReturn {
    poolOut.pointee = CVPixelBufferPool(attributes: pixelBufferAttributes ?? [:])
    return kCVReturnSuccess
}

public func CVPixelBufferPoolCreatePixelBuffer(
    _ allocator: CFAllocator?, _ pixelBufferPool: CVPixelBufferPool,
    _ pixelBufferOut: UnsafeMutablePointer<CVPixelBuffer?>
) -> CVReturn {
    guard let width = pixelBufferPool.number(kCVPixelBufferWidthKey),
        let height = pixelBufferPool.number(kCVPixelBufferHeightKey)
    else { return kCVReturnInvalidPoolAttributes }
    let format = pixelBufferPool.number(kCVPixelBufferPixelFormatTypeKey).flatMap { OSType(exactly: $0) }
    return CVPixelBufferCreate(
        allocator, width, height, format ?? kCVPixelFormatType_32BGRA, pixelBufferPool.attributes, pixelBufferOut)
}

public struct CVPixelBufferPoolFlushFlags: OptionSet, Hashable, Sendable {
    public let rawValue: UInt64

    public init(rawValue: UInt64) {
        self.rawValue = rawValue
    }

    public static let excessBuffers = CVPixelBufferPoolFlushFlags(rawValue: 1)
}

public func CVPixelBufferPoolFlush(_ pool: CVPixelBufferPool, _ options: CVPixelBufferPoolFlushFlags) {}
