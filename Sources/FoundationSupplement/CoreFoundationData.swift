import Foundation

public func CFDataGetLength(_ theData: CFData!) -> CFIndex { theData?.count ?? 0 }

public func CFDataCreate(_ allocator: CFAllocator?, _ bytes: UnsafePointer<UInt8>!, _ length: CFIndex) -> CFData! {
    bytes.map { Data(bytes: $0, count: max(length, 0)) }
}
