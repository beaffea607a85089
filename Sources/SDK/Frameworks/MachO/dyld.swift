@_exported import Foundation
import FoundationSupplement

public typealias cpu_type_t = integer_t
public typealias cpu_subtype_t = integer_t

public struct mach_header: Sendable {
    public var magic: UInt32 = 0
    public var cputype: cpu_type_t = 0
    public var cpusubtype: cpu_subtype_t = 0
    public var filetype: UInt32 = 0
    public var ncmds: UInt32 = 0
    public var sizeofcmds: UInt32 = 0
    public var flags: UInt32 = 0

    public init() {}
}

public struct mach_header_64: Sendable {
    public var magic: UInt32 = 0
    public var cputype: cpu_type_t = 0
    public var cpusubtype: cpu_subtype_t = 0
    public var filetype: UInt32 = 0
    public var ncmds: UInt32 = 0
    public var sizeofcmds: UInt32 = 0
    public var flags: UInt32 = 0
    public var reserved: UInt32 = 0

    public init() {}
}

public struct load_command: Sendable {
    public var cmd: UInt32 = 0
    public var cmdsize: UInt32 = 0

    public init() {}
}

public struct uuid_command {
    public var cmd: UInt32 = 0
    public var cmdsize: UInt32 = 0
    public var uuid: uuid_t = (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)

    public init() {}
}

public let MH_MAGIC: UInt32 = 0xFEED_FACE
public let MH_CIGAM: UInt32 = 0xCEFA_EDFE
public let MH_MAGIC_64: UInt32 = 0xFEED_FACF
public let MH_CIGAM_64: UInt32 = 0xCFFA_EDFE
public let FAT_MAGIC: UInt32 = 0xCAFE_BABE
public let FAT_CIGAM: UInt32 = 0xBEBA_FECA
public let MH_EXECUTE: Int32 = 2
public let MH_DYLIB: Int32 = 6
public let LC_SEGMENT: Int32 = 0x1
public let LC_UUID: Int32 = 0x1B
public let LC_CODE_SIGNATURE: Int32 = 0x1D
public let LC_SEGMENT_64: Int32 = 0x19
public let LC_ENCRYPTION_INFO: Int32 = 0x21
public let LC_ENCRYPTION_INFO_64: Int32 = 0x2C
public let SEG_TEXT = "__TEXT"
public let SEG_DATA = "__DATA"
public let SEG_LINKEDIT = "__LINKEDIT"

// Programs here have a different format: no image is listed.

public func _dyld_image_count() -> UInt32 { 0 }
public func _dyld_get_image_header(_ image_index: UInt32) -> UnsafePointer<mach_header>! { nil }
public func _dyld_get_image_vmaddr_slide(_ image_index: UInt32) -> Int { 0 }
public func _dyld_get_image_name(_ image_index: UInt32) -> UnsafePointer<CChar>! { nil }
public func _dyld_register_func_for_add_image(
    _ func: ((UnsafePointer<mach_header>?, Int) -> Void)!
) {}
public func _dyld_register_func_for_remove_image(
    _ func: ((UnsafePointer<mach_header>?, Int) -> Void)!
) {}

public func getsectiondata(
    _ mhp: UnsafePointer<mach_header_64>!, _ segname: UnsafePointer<CChar>!, _ sectname: UnsafePointer<CChar>!,
    _ size: UnsafeMutablePointer<UInt>!
) -> UnsafeMutablePointer<UInt8>! {
    nil
}

@discardableResult
public func _NSGetExecutablePath(_ buf: UnsafeMutablePointer<CChar>!, _ bufsize: UnsafeMutablePointer<UInt32>!) -> Int32
{
    -1
}
