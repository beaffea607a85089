import Foundation
import Synchronization

@discardableResult
public func CFDataGetLength(_ theData: CFData!) -> CFIndex { theData?.count ?? 0 }

@discardableResult
public func CFDataGetBytePtr(_ theData: CFData!) -> UnsafePointer<UInt8>! {
    theData.flatMap { LentBytes.shared.pointer(to: $0) }
}

@discardableResult
public func CFDataCreate(_ allocator: CFAllocator?, _ bytes: UnsafePointer<UInt8>!, _ length: CFIndex) -> CFData! {
    bytes.map { Data(bytes: $0, count: max(length, 0)) }
}

/// Keeps data alive while code has a pointer to its bytes: the end of that use is unknown, so the newest ones are
/// retained.
private final class LentBytes: Sendable {
    static let shared = LentBytes()

    private static let limit = 16

    private let kept = Mutex<[NSMutableData]>([])

    func pointer(to data: Data) -> UnsafePointer<UInt8>? {
        guard !data.isEmpty else { return nil }
        let address = kept.withLock { kept -> UInt in
            // `Data` may store a few bytes inline, where no pointer stays valid.
            let copy = NSMutableData(data: data)
            kept.append(copy)
            if kept.count > Self.limit { kept.removeFirst() }
            return UInt(bitPattern: copy.mutableBytes)
        }
        return UnsafePointer(bitPattern: address)
    }
}

@discardableResult
public func CFDataCreateCopy(_ allocator: CFAllocator!, _ theData: CFData!) -> CFData! { theData }

public func CFDataGetBytes(_ theData: CFData!, _ range: CFRange, _ buffer: UnsafeMutablePointer<UInt8>!) {
    guard let theData, let buffer else { return }
    let part = theData.dropFirst(max(range.location, 0)).prefix(max(range.length, 0))
    part.copyBytes(to: buffer, count: part.count)
}

@discardableResult
public func CFDataCreateMutable(_ allocator: CFAllocator!, _ capacity: CFIndex) -> CFMutableData! { NSMutableData() }

@discardableResult
public func CFDataCreateMutableCopy(
    _ allocator: CFAllocator!, _ capacity: CFIndex, _ theData: CFData!
) -> CFMutableData! {
    NSMutableData(data: theData ?? Data())
}

@_disfavoredOverload
@discardableResult
public func CFDataGetLength(_ theData: CFMutableData!) -> CFIndex { theData?.length ?? 0 }

@_disfavoredOverload
@discardableResult
public func CFDataGetBytePtr(_ theData: CFMutableData!) -> UnsafePointer<UInt8>! {
    theData.map { UnsafePointer($0.mutableBytes.assumingMemoryBound(to: UInt8.self)) }
}

@discardableResult
public func CFDataGetMutableBytePtr(_ theData: CFMutableData!) -> UnsafeMutablePointer<UInt8>! {
    theData?.mutableBytes.assumingMemoryBound(to: UInt8.self)
}

public func CFDataAppendBytes(_ theData: CFMutableData!, _ bytes: UnsafePointer<UInt8>!, _ length: CFIndex) {
    if let bytes { theData?.append(bytes, length: max(length, 0)) }
}

public func CFDataSetLength(_ theData: CFMutableData!, _ length: CFIndex) { theData?.length = max(length, 0) }
public func CFDataIncreaseLength(_ theData: CFMutableData!, _ extraLength: CFIndex) {
    theData?.increaseLength(by: max(extraLength, 0))
}
