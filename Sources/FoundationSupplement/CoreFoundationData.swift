import Foundation
import Synchronization

public func CFDataGetLength(_ theData: CFData!) -> CFIndex { theData?.count ?? 0 }

public func CFDataGetBytePtr(_ theData: CFData!) -> UnsafePointer<UInt8>! {
    theData.flatMap { LentBytes.shared.pointer(to: $0) }
}

public func CFDataCreate(_ allocator: CFAllocator?, _ bytes: UnsafePointer<UInt8>!, _ length: CFIndex) -> CFData! {
    bytes.map { Data(bytes: $0, count: max(length, 0)) }
}

/// Keeps data alive whose bytes code has a pointer to: nothing says when it is done with them, so the newest ones stay.
private final class LentBytes: Sendable {
    static let shared = LentBytes()

    private static let limit = 16

    private let kept = Mutex<[NSMutableData]>([])

    func pointer(to data: Data) -> UnsafePointer<UInt8>? {
        guard !data.isEmpty else { return nil }
        let address = kept.withLock { kept -> UInt in
            // `Data` may hold a few bytes in itself, where no pointer stays valid.
            let copy = NSMutableData(data: data)
            kept.append(copy)
            if kept.count > Self.limit { kept.removeFirst() }
            return UInt(bitPattern: copy.mutableBytes)
        }
        return UnsafePointer(bitPattern: address)
    }
}

public func CFGetTypeID(_ cf: CFTypeRef!) -> CFTypeID {
    switch cf {
    case is String, is NSString: CFStringGetTypeID()
    case is Data, is NSData: CFDataGetTypeID()
    case is Bool: CFBooleanGetTypeID()
    case is NSNumber: CFNumberGetTypeID()
    case is [Any], is NSArray: CFArrayGetTypeID()
    case is [AnyHashable: Any], is NSDictionary: CFDictionaryGetTypeID()
    case is Date, is NSDate: CFDateGetTypeID()
    case is URL, is NSURL: CFURLGetTypeID()
    default: 0
    }
}

// The numbers are only compared with each other.
public func CFStringGetTypeID() -> CFTypeID { 7 }
public func CFDataGetTypeID() -> CFTypeID { 20 }
public func CFBooleanGetTypeID() -> CFTypeID { 21 }
public func CFNumberGetTypeID() -> CFTypeID { 22 }
public func CFArrayGetTypeID() -> CFTypeID { 19 }
public func CFDictionaryGetTypeID() -> CFTypeID { 18 }
public func CFDateGetTypeID() -> CFTypeID { 42 }
public func CFURLGetTypeID() -> CFTypeID { 29 }

public func CFArrayGetCount(_ theArray: CFArray!) -> CFIndex { theArray?.count ?? 0 }
public func CFDictionaryGetCount(_ theDict: CFDictionary!) -> CFIndex { theDict?.count ?? 0 }
