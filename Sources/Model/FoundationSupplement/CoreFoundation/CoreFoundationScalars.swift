/// Four letters in an integer.
public typealias FourCharCode = UInt32
public typealias OSType = UInt32
public typealias CFIndex = Int
public typealias CFTypeID = UInt

public let noErr: OSStatus = 0

/// Core Foundation's allocators; here Swift manages memory.
public final class CFAllocator: _CFObject, Sendable {
    fileprivate init() {}
}

public let kCFAllocatorDefault: CFAllocator! = nil
public let kCFAllocatorSystemDefault: CFAllocator! = CFAllocator()
public let kCFAllocatorMalloc: CFAllocator! = CFAllocator()
public let kCFAllocatorNull: CFAllocator! = CFAllocator()
