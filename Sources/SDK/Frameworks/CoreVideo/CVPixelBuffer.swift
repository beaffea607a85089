import CoreGraphics
import FoundationSupplement

// Sendable: unsynchronized as on Apple's systems; an object is set up before it is shared.

/// The attachments of a buffer, guarded by a lock.
final class AttachmentStore: @unchecked Sendable {
    private let lock = NSLock()
    private var values: [String: Any] = [:]

    subscript(key: String) -> Any? {
        get { lock.withLock { values[key] } }
        set { lock.withLock { values[key] = newValue } }
    }

    var all: [String: Any] { lock.withLock { values } }

    func removeAll() { lock.withLock { values = [:] } }
}

public typealias CVImageBuffer = CVBuffer
public typealias CVPixelBuffer = CVImageBuffer

/// Pixels in memory: one plane, or two with separate luma and chroma.
public final class CVBuffer: Hashable, @unchecked Sendable {
    let values = AttachmentStore()
    struct Plane {
        var width: Int
        var height: Int
        var bytesPerRow: Int
        var offset: Int
    }

    let width: Int
    let height: Int
    let format: OSType
    let planes: [Plane]
    let memory: UnsafeMutableRawPointer
    let size: Int
    private let release: (@Sendable () -> Void)?

    init(width: Int, height: Int, format: OSType) {
        self.width = width
        self.height = height
        self.format = format
        planes = Self.planes(width: width, height: height, format: format)
        size = planes.last.map { $0.offset + $0.bytesPerRow * $0.height } ?? 0
        memory = UnsafeMutableRawPointer.allocate(byteCount: max(size, 1), alignment: 64)
        memory.initializeMemory(as: UInt8.self, repeating: 0, count: max(size, 1))
        let start = UInt(bitPattern: memory)
        release = { UnsafeMutableRawPointer(bitPattern: start)?.deallocate() }
    }

    init(
        width: Int, height: Int, format: OSType, bytes: UnsafeMutableRawPointer, bytesPerRow: Int,
        release: (@Sendable () -> Void)?
    ) {
        self.width = width
        self.height = height
        self.format = format
        planes = [Plane(width: width, height: height, bytesPerRow: bytesPerRow, offset: 0)]
        size = bytesPerRow * height
        memory = bytes
        self.release = release
    }

    deinit { release?() }

    var isPlanar: Bool { planes.count > 1 }

    public static func == (left: CVBuffer, right: CVBuffer) -> Bool { left === right }

    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

    /// Rows begin at multiples of 64 bytes.
    private static func planes(width: Int, height: Int, format: OSType) -> [Plane] {
        func row(_ bytes: Int) -> Int { (bytes + 63) / 64 * 64 }
        let half = ((width + 1) / 2, (height + 1) / 2)
        let twoPlanes = [
            kCVPixelFormatType_420YpCbCr8BiPlanarVideoRange, kCVPixelFormatType_420YpCbCr8BiPlanarFullRange,
        ]
        if twoPlanes.contains(format) {
            let luma = Plane(width: width, height: height, bytesPerRow: row(width), offset: 0)
            let chroma = Plane(
                width: half.0, height: half.1, bytesPerRow: row(half.0 * 2), offset: luma.bytesPerRow * height)
            return [luma, chroma]
        }
        return [Plane(width: width, height: height, bytesPerRow: row(width * bytesPerPixel(of: format)), offset: 0)]
    }

    private static func bytesPerPixel(of format: OSType) -> Int {
        switch format {
        case kCVPixelFormatType_OneComponent8: 1
        case kCVPixelFormatType_TwoComponent8, kCVPixelFormatType_OneComponent16, kCVPixelFormatType_OneComponent16Half,
            kCVPixelFormatType_DepthFloat16, kCVPixelFormatType_DisparityFloat16, kCVPixelFormatType_422YpCbCr8:
            2
        case kCVPixelFormatType_24RGB, kCVPixelFormatType_24BGR: 3
        case kCVPixelFormatType_64ARGB, kCVPixelFormatType_64RGBAHalf, kCVPixelFormatType_TwoComponent32Float: 8
        case kCVPixelFormatType_128RGBAFloat: 16
        default: 4
        }
    }
}

public typealias CVPixelBufferReleaseBytesCallback =
    @convention(c) (
        UnsafeMutableRawPointer?, UnsafeRawPointer?
    ) -> Void

public func CVPixelBufferCreate(
    _ allocator: CFAllocator?, _ width: Int, _ height: Int, _ pixelFormatType: OSType,
    _ pixelBufferAttributes: CFDictionary?, _ pixelBufferOut: UnsafeMutablePointer<CVPixelBuffer?>
) -> CVReturn {
    guard (1...1 << 15).contains(width), (1...1 << 15).contains(height) else { return kCVReturnInvalidSize }
    pixelBufferOut.pointee = CVPixelBuffer(width: width, height: height, format: pixelFormatType)
    return kCVReturnSuccess
}

public func CVPixelBufferCreateWithBytes(
    _ allocator: CFAllocator?, _ width: Int, _ height: Int, _ pixelFormatType: OSType,
    _ baseAddress: UnsafeMutableRawPointer, _ bytesPerRow: Int,
    _ releaseCallback: CVPixelBufferReleaseBytesCallback?, _ releaseRefCon: UnsafeMutableRawPointer?,
    _ pixelBufferAttributes: CFDictionary?, _ pixelBufferOut: UnsafeMutablePointer<CVPixelBuffer?>
) -> CVReturn {
    guard width > 0, height > 0 else { return kCVReturnInvalidSize }
    let context = releaseRefCon.map { UInt(bitPattern: $0) } ?? 0
    let start = UInt(bitPattern: baseAddress)
    pixelBufferOut.pointee = CVPixelBuffer(
        width: width, height: height, format: pixelFormatType, bytes: baseAddress, bytesPerRow: bytesPerRow
    ) {
        releaseCallback?(UnsafeMutableRawPointer(bitPattern: context), UnsafeRawPointer(bitPattern: start))
    }
    return kCVReturnSuccess
}

@discardableResult
public func CVPixelBufferLockBaseAddress(
    _ pixelBuffer: CVPixelBuffer, _ lockFlags: CVPixelBufferLockFlags
) -> CVReturn { kCVReturnSuccess }

@discardableResult
public func CVPixelBufferUnlockBaseAddress(
    _ pixelBuffer: CVPixelBuffer, _ unlockFlags: CVPixelBufferLockFlags
) -> CVReturn { kCVReturnSuccess }

public func CVPixelBufferGetWidth(_ pixelBuffer: CVPixelBuffer) -> Int { pixelBuffer.width }

public func CVPixelBufferGetHeight(_ pixelBuffer: CVPixelBuffer) -> Int { pixelBuffer.height }

public func CVPixelBufferGetPixelFormatType(_ pixelBuffer: CVPixelBuffer) -> OSType { pixelBuffer.format }

public func CVPixelBufferGetBaseAddress(_ pixelBuffer: CVPixelBuffer) -> UnsafeMutableRawPointer? {
    pixelBuffer.memory
}

public func CVPixelBufferGetBytesPerRow(_ pixelBuffer: CVPixelBuffer) -> Int {
    pixelBuffer.planes.first?.bytesPerRow ?? 0
}

public func CVPixelBufferGetDataSize(_ pixelBuffer: CVPixelBuffer) -> Int { pixelBuffer.size }

public func CVPixelBufferIsPlanar(_ pixelBuffer: CVPixelBuffer) -> Bool { pixelBuffer.isPlanar }

public func CVPixelBufferGetPlaneCount(_ pixelBuffer: CVPixelBuffer) -> Int {
    pixelBuffer.isPlanar ? pixelBuffer.planes.count : 0
}

private func plane(_ buffer: CVPixelBuffer, _ index: Int) -> CVPixelBuffer.Plane? {
    buffer.planes.indices.contains(index) ? buffer.planes[index] : nil
}

public func CVPixelBufferGetWidthOfPlane(_ pixelBuffer: CVPixelBuffer, _ planeIndex: Int) -> Int {
    plane(pixelBuffer, planeIndex)?.width ?? 0
}

public func CVPixelBufferGetHeightOfPlane(_ pixelBuffer: CVPixelBuffer, _ planeIndex: Int) -> Int {
    plane(pixelBuffer, planeIndex)?.height ?? 0
}

public func CVPixelBufferGetBaseAddressOfPlane(
    _ pixelBuffer: CVPixelBuffer, _ planeIndex: Int
) -> UnsafeMutableRawPointer? {
    plane(pixelBuffer, planeIndex).map { pixelBuffer.memory + $0.offset }
}

public func CVPixelBufferGetBytesPerRowOfPlane(_ pixelBuffer: CVPixelBuffer, _ planeIndex: Int) -> Int {
    plane(pixelBuffer, planeIndex)?.bytesPerRow ?? 0
}

@discardableResult
public func CVPixelBufferFillExtendedPixels(_ pixelBuffer: CVPixelBuffer) -> CVReturn { kCVReturnSuccess }
