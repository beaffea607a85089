import Foundation
import FoundationSupplement

// Sendable: unsynchronized as on Apple's systems; an object is set up before it is shared.

public struct IOSurfacePropertyKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let allocSize = IOSurfacePropertyKey(rawValue: kIOSurfaceAllocSize)
    public static let width = IOSurfacePropertyKey(rawValue: kIOSurfaceWidth)
    public static let height = IOSurfacePropertyKey(rawValue: kIOSurfaceHeight)
    public static let bytesPerRow = IOSurfacePropertyKey(rawValue: kIOSurfaceBytesPerRow)
    public static let bytesPerElement = IOSurfacePropertyKey(rawValue: kIOSurfaceBytesPerElement)
    public static let elementWidth = IOSurfacePropertyKey(rawValue: "IOSurfaceElementWidth")
    public static let elementHeight = IOSurfacePropertyKey(rawValue: "IOSurfaceElementHeight")
    public static let offset = IOSurfacePropertyKey(rawValue: kIOSurfaceOffset)
    public static let cacheMode = IOSurfacePropertyKey(rawValue: kIOSurfaceCacheMode)
    public static let pixelFormat = IOSurfacePropertyKey(rawValue: kIOSurfacePixelFormat)
    public static let name = IOSurfacePropertyKey(rawValue: "IOSurfaceName")
}

public let kIOSurfaceAllocSize: CFString = "IOSurfaceAllocSize"
public let kIOSurfaceWidth: CFString = "IOSurfaceWidth"
public let kIOSurfaceHeight: CFString = "IOSurfaceHeight"
public let kIOSurfaceBytesPerRow: CFString = "IOSurfaceBytesPerRow"
public let kIOSurfaceBytesPerElement: CFString = "IOSurfaceBytesPerElement"
public let kIOSurfaceOffset: CFString = "IOSurfaceOffset"
public let kIOSurfacePixelFormat: CFString = "IOSurfacePixelFormat"
public let kIOSurfaceCacheMode: CFString = "IOSurfaceCacheMode"
public let kIOSurfaceIsGlobal: CFString = "IOSurfaceIsGlobal"

public struct IOSurfaceLockOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let readOnly = IOSurfaceLockOptions(rawValue: 1)
    public static let avoidSync = IOSurfaceLockOptions(rawValue: 2)
}

public typealias IOSurfaceID = UInt32
public typealias IOSurfaceRef = IOSurface

/// Memory of an image's points.
///
/// A row has the requested number of bytes, or that of its pixels rounded up to 16; the memory is initially zero.
public final class IOSurface: NSObject, @unchecked Sendable {
    public let width: Int
    public let height: Int
    public let bytesPerElement: Int
    public let bytesPerRow: Int
    public let pixelFormat: OSType
    public let allocationSize: Int
    public let baseAddress: UnsafeMutableRawPointer

    public init?(properties: [IOSurfacePropertyKey: Any]) {
        func number(_ key: IOSurfacePropertyKey) -> Int? { (properties[key] as? NSNumber)?.intValue }
        guard let width = number(.width), let height = number(.height), width > 0, height > 0 else { return nil }
        self.width = width
        self.height = height
        bytesPerElement = number(.bytesPerElement) ?? 4
        bytesPerRow = number(.bytesPerRow) ?? (width * bytesPerElement + 15) / 16 * 16
        pixelFormat = OSType(truncatingIfNeeded: number(.pixelFormat) ?? 0)
        allocationSize = max(number(.allocSize) ?? 0, bytesPerRow * height)
        baseAddress = UnsafeMutableRawPointer.allocate(byteCount: allocationSize, alignment: 16)
        baseAddress.initializeMemory(as: UInt8.self, repeating: 0, count: allocationSize)
        super.init()
    }

    deinit { baseAddress.deallocate() }

    public var surfaceID: IOSurfaceID { 0 }
    public var seed: UInt32 { 0 }
    public var planeCount: Int { 0 }
    public var isInUse: Bool { false }
    public var localUseCount: Int32 { 0 }
    public var allowsPixelSizeCasting: Bool { true }
    public var elementWidth: Int { 1 }
    public var elementHeight: Int { 1 }

    @discardableResult
    public func lock(options: IOSurfaceLockOptions = [], seed: UnsafeMutablePointer<UInt32>?) -> Int32 { 0 }

    @discardableResult
    public func unlock(options: IOSurfaceLockOptions = [], seed: UnsafeMutablePointer<UInt32>?) -> Int32 { 0 }

    public func incrementUseCount() {}
    public func decrementUseCount() {}
}

public func IOSurfaceCreate(_ properties: CFDictionary) -> IOSurfaceRef? {
    var known: [IOSurfacePropertyKey: Any] = [:]
    for (key, value) in properties {
        if let key = key as? String { known[IOSurfacePropertyKey(rawValue: key)] = value }
    }
    return IOSurface(properties: known)
}

public func IOSurfaceGetWidth(_ buffer: IOSurfaceRef) -> Int { buffer.width }
public func IOSurfaceGetHeight(_ buffer: IOSurfaceRef) -> Int { buffer.height }
public func IOSurfaceGetBytesPerRow(_ buffer: IOSurfaceRef) -> Int { buffer.bytesPerRow }
public func IOSurfaceGetBytesPerElement(_ buffer: IOSurfaceRef) -> Int { buffer.bytesPerElement }
public func IOSurfaceGetAllocSize(_ buffer: IOSurfaceRef) -> Int { buffer.allocationSize }
public func IOSurfaceGetPixelFormat(_ buffer: IOSurfaceRef) -> OSType { buffer.pixelFormat }
public func IOSurfaceGetBaseAddress(_ buffer: IOSurfaceRef) -> UnsafeMutableRawPointer { buffer.baseAddress }
public func IOSurfaceGetID(_ buffer: IOSurfaceRef) -> IOSurfaceID { buffer.surfaceID }

@discardableResult
public func IOSurfaceLock(
    _ buffer: IOSurfaceRef, _ options: IOSurfaceLockOptions, _ seed: UnsafeMutablePointer<UInt32>?
) -> Int32 {
    buffer.lock(options: options, seed: seed)
}

@discardableResult
public func IOSurfaceUnlock(
    _ buffer: IOSurfaceRef, _ options: IOSurfaceLockOptions, _ seed: UnsafeMutablePointer<UInt32>?
) -> Int32 {
    buffer.unlock(options: options, seed: seed)
}
