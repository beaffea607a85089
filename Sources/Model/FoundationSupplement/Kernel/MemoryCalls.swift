import Foundation

/// The size of an allocated block in bytes.
public func malloc_size(_ ptr: UnsafeRawPointer!) -> Int {
    guard let ptr else { return 0 }
    return usableSize(UnsafeMutableRawPointer(mutating: ptr))
}

/// Glibc's module lacks the header of this function.
@_silgen_name("malloc_usable_size")
private func usableSize(_ block: UnsafeMutableRawPointer) -> Int

/// Overwrites memory, even if nothing reads it any more.
@discardableResult
public func memset_s(_ s: UnsafeMutableRawPointer!, _ smax: Int, _ c: Int32, _ n: Int) -> Int32 {
    guard let s else { return EINVAL }
    for offset in 0..<max(0, min(smax, n)) {
        s.storeBytes(of: UInt8(truncatingIfNeeded: c), toByteOffset: offset, as: UInt8.self)
    }
    return n > smax ? EOVERFLOW : 0
}

public let CLOCK_MONOTONIC_RAW_APPROX: clockid_t = CLOCK_MONOTONIC_RAW
public let CLOCK_UPTIME_RAW: clockid_t = CLOCK_MONOTONIC
public let CLOCK_UPTIME_RAW_APPROX: clockid_t = CLOCK_MONOTONIC

public func clock_gettime_nsec_np(_ __clock_id: clockid_t) -> UInt64 {
    var time = timespec()
    guard clock_gettime(__clock_id, &time) == 0 else { return 0 }
    return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
}
