@_exported import Foundation
import FoundationSupplement

// Sendable: the classes of this file have no mutable state outside of a lock.

public typealias DAReturn = Int32
public typealias DADiskUnmountOptions = UInt32
public typealias DADiskEjectOptions = UInt32

public let kDAReturnSuccess = 0
public let kDAReturnError = Int32(bitPattern: 0xF8DA_0001)
public let kDAReturnBusy = Int32(bitPattern: 0xF8DA_0002)
public let kDAReturnNotFound = Int32(bitPattern: 0xF8DA_0006)
public let kDAReturnNotPermitted = Int32(bitPattern: 0xF8DA_0008)
public let kDADiskUnmountOptionDefault = 0
public let kDADiskUnmountOptionForce = 0x80000
public let kDADiskUnmountOptionWhole = 1
public let kDADiskEjectOptionDefault = 0

public let kDADiskDescriptionVolumeNameKey: CFString = "DAVolumeName"
public let kDADiskDescriptionVolumePathKey: CFString = "DAVolumePath"
public let kDADiskDescriptionVolumeKindKey: CFString = "DAVolumeKind"
public let kDADiskDescriptionVolumeUUIDKey: CFString = "DAVolumeUUID"
public let kDADiskDescriptionMediaNameKey: CFString = "DAMediaName"
public let kDADiskDescriptionMediaSizeKey: CFString = "DAMediaSize"
public let kDADiskDescriptionMediaBSDNameKey: CFString = "DAMediaBSDName"
public let kDADiskDescriptionMediaRemovableKey: CFString = "DAMediaRemovable"
public let kDADiskDescriptionMediaEjectableKey: CFString = "DAMediaEjectable"
public let kDADiskDescriptionDeviceModelKey: CFString = "DADeviceModel"
public let kDADiskDescriptionDeviceInternalKey: CFString = "DADeviceInternal"
public let kDADiskDescriptionDeviceProtocolKey: CFString = "DADeviceProtocol"

/// The Mac's disks; none is known of.
public final class DASession: _CFObject, @unchecked Sendable {
    init() {}
}

public final class DADisk: _CFObject, @unchecked Sendable {
    init() {}
}

public final class DADissenter: _CFObject, @unchecked Sendable {
    init() {}
}

public typealias DADiskAppearedCallback = (DADisk, UnsafeMutableRawPointer?) -> Void
public typealias DADiskDisappearedCallback = (DADisk, UnsafeMutableRawPointer?) -> Void
public typealias DADiskUnmountCallback = (DADisk, DADissenter?, UnsafeMutableRawPointer?) -> Void
public typealias DADiskEjectCallback = (DADisk, DADissenter?, UnsafeMutableRawPointer?) -> Void

public func DASessionCreate(_ allocator: CFAllocator?) -> DASession? { DASession() }
public func DASessionSetDispatchQueue(_ session: DASession, _ queue: DispatchQueue?) {}
public func DASessionScheduleWithRunLoop(_ session: DASession, _ runLoop: CFRunLoop, _ runLoopMode: CFString) {}
public func DASessionUnscheduleFromRunLoop(_ session: DASession, _ runLoop: CFRunLoop, _ runLoopMode: CFString) {}

public func DADiskCreateFromBSDName(
    _ allocator: CFAllocator?, _ session: DASession, _ name: UnsafePointer<CChar>
) -> DADisk? {
    nil
}

public func DADiskCreateFromVolumePath(_ allocator: CFAllocator?, _ session: DASession, _ path: CFURL) -> DADisk? {
    nil
}

public func DADiskCopyDescription(_ disk: DADisk) -> CFDictionary? { nil }
public func DADiskCopyWholeDisk(_ disk: DADisk) -> DADisk? { nil }
public func DADiskGetBSDName(_ disk: DADisk) -> UnsafePointer<CChar>? { nil }
public func DADissenterGetStatus(_ dissenter: DADissenter) -> DAReturn { kDAReturnNotFound }
public func DADissenterGetStatusString(_ dissenter: DADissenter) -> CFString? { nil }

public func DADiskUnmount(
    _ disk: DADisk, _ options: DADiskUnmountOptions, _ callback: DADiskUnmountCallback?,
    _ context: UnsafeMutableRawPointer?
) {
    callback?(disk, DADissenter(), context)
}

public func DADiskEject(
    _ disk: DADisk, _ options: DADiskEjectOptions, _ callback: DADiskEjectCallback?,
    _ context: UnsafeMutableRawPointer?
) {
    callback?(disk, DADissenter(), context)
}

public func DARegisterDiskAppearedCallback(
    _ session: DASession, _ match: CFDictionary?, _ callback: @escaping DADiskAppearedCallback,
    _ context: UnsafeMutableRawPointer?
) {}

public func DARegisterDiskDisappearedCallback(
    _ session: DASession, _ match: CFDictionary?, _ callback: @escaping DADiskDisappearedCallback,
    _ context: UnsafeMutableRawPointer?
) {}
