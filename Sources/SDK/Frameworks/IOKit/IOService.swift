@_exported import Foundation
import FoundationSupplement

public typealias io_object_t = UInt32
public typealias io_service_t = UInt32
public typealias io_connect_t = UInt32
public typealias io_iterator_t = UInt32
public typealias io_registry_entry_t = UInt32
public typealias IOReturn = Int32
public typealias IOOptionBits = UInt32

public let IO_OBJECT_NULL: io_object_t = 0
public let kIOMainPortDefault: mach_port_t = 0
public let kIOMasterPortDefault: mach_port_t = 0
public let kIOReturnSuccess: IOReturn = 0
public let kIOReturnError: IOReturn = -536_870_212
public let kIOReturnNoMemory: IOReturn = -536_870_211
public let kIOReturnNotPrivileged: IOReturn = -536_870_207
public let kIOReturnBadArgument: IOReturn = -536_870_206
public let kIOReturnUnsupported: IOReturn = -536_870_201
public let kIOReturnNotFound: IOReturn = -536_870_160
public let kIOServicePlane = "IOService"
public let kIOPlatformUUIDKey = "IOPlatformUUID"
public let kIOPlatformSerialNumberKey = "IOPlatformSerialNumber"
public let kIORegistryIterateRecursively = 1
public let kIORegistryIterateParents = 2

/// A value returned by C functions.
public struct _HandedOver<Value> {
    let value: Value

    public func takeRetainedValue() -> Value { value }
    public func takeUnretainedValue() -> Value { value }
}

// A Mac's devices: the registry is empty.

@discardableResult
public func IOServiceMatching(_ name: UnsafePointer<CChar>) -> CFDictionary! {
    ["IOProviderClass": String(cString: name)]
}
@discardableResult
public func IOServiceNameMatching(_ name: UnsafePointer<CChar>) -> CFDictionary! {
    ["IONameMatch": String(cString: name)]
}
@discardableResult
public func IOBSDNameMatching(
    _ mainPort: mach_port_t, _ options: UInt32, _ bsdName: UnsafePointer<CChar>?
) -> CFDictionary! {
    [:]
}
@discardableResult
public func IOServiceGetMatchingService(_ mainPort: mach_port_t, _ matching: CFDictionary?) -> io_service_t { 0 }
@discardableResult
public func IOServiceGetMatchingServices(
    _ mainPort: mach_port_t, _ matching: CFDictionary?, _ existing: UnsafeMutablePointer<io_iterator_t>
) -> kern_return_t {
    existing.pointee = 0
    return kIOReturnNotFound
}
@discardableResult
public func IOServiceOpen(
    _ service: io_service_t, _ owningTask: mach_port_t, _ type: UInt32, _ connect: UnsafeMutablePointer<io_connect_t>
) -> kern_return_t {
    kIOReturnNotFound
}
@discardableResult
public func IOServiceClose(_ connect: io_connect_t) -> kern_return_t { KERN_SUCCESS }
@discardableResult
public func IOIteratorNext(_ iterator: io_iterator_t) -> io_object_t { 0 }
@discardableResult
public func IOObjectRelease(_ object: io_object_t) -> kern_return_t { KERN_SUCCESS }
@discardableResult
public func IOObjectRetain(_ object: io_object_t) -> kern_return_t { KERN_SUCCESS }
@discardableResult
public func IOObjectConformsTo(_ object: io_object_t, _ className: UnsafePointer<CChar>) -> UInt32 { 0 }
@discardableResult
public func IORegistryEntryCreateCFProperty(
    _ entry: io_registry_entry_t, _ key: CFString, _ allocator: CFTypeRef?, _ options: IOOptionBits
) -> Unmanaged<CFTypeRef>! {
    nil
}
@discardableResult
public func IORegistryEntrySearchCFProperty(
    _ entry: io_registry_entry_t, _ plane: UnsafePointer<CChar>, _ key: CFString, _ allocator: CFTypeRef?,
    _ options: IOOptionBits
) -> CFTypeRef? {
    nil
}
@discardableResult
public func IORegistryEntryGetParentEntry(
    _ entry: io_registry_entry_t, _ plane: UnsafePointer<CChar>,
    _ parent: UnsafeMutablePointer<io_registry_entry_t>
) -> kern_return_t {
    kIOReturnNotFound
}
@discardableResult
public func IORegistryEntryFromPath(_ mainPort: mach_port_t, _ path: UnsafePointer<CChar>) -> io_registry_entry_t { 0 }
@discardableResult
public func IORegistryEntryCreateCFProperties(
    _ entry: io_registry_entry_t, _ properties: UnsafeMutablePointer<Unmanaged<CFMutableDictionary>?>!,
    _ allocator: CFTypeRef?, _ options: IOOptionBits
) -> kern_return_t {
    kIOReturnNotFound
}
@discardableResult
public func IORegistryEntryGetName(_ entry: io_registry_entry_t, _ name: UnsafeMutablePointer<CChar>?) -> kern_return_t
{
    kIOReturnNotFound
}
@discardableResult
public func IORegistryEntryGetRegistryEntryID(
    _ entry: io_registry_entry_t, _ entryID: UnsafeMutablePointer<UInt64>?
) -> kern_return_t {
    kIOReturnNotFound
}
@discardableResult
public func IORegistryEntryGetChildIterator(
    _ entry: io_registry_entry_t, _ plane: UnsafePointer<CChar>, _ iterator: UnsafeMutablePointer<io_iterator_t>
) -> kern_return_t {
    iterator.pointee = 0
    return kIOReturnNotFound
}
@discardableResult
public func IOConnectCallStructMethod(
    _ connection: mach_port_t, _ selector: UInt32, _ inputStruct: UnsafeRawPointer?, _ inputStructCnt: Int,
    _ outputStruct: UnsafeMutableRawPointer?, _ outputStructCnt: UnsafeMutablePointer<Int>?
) -> kern_return_t {
    kIOReturnNotFound
}
