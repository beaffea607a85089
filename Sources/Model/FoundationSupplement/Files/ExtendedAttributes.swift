import Foundation

// Files here have none of Apple's extended attributes, so each call fails as on a file system without them.

public func getxattr(
    _ path: UnsafePointer<CChar>!, _ name: UnsafePointer<CChar>!, _ value: UnsafeMutableRawPointer!, _ size: Int,
    _ position: UInt32, _ options: Int32
) -> Int {
    errno = ENOTSUP
    return -1
}

public func setxattr(
    _ path: UnsafePointer<CChar>!, _ name: UnsafePointer<CChar>!, _ value: UnsafeRawPointer!, _ size: Int,
    _ position: UInt32, _ options: Int32
) -> Int32 {
    errno = ENOTSUP
    return -1
}

public func removexattr(
    _ path: UnsafePointer<CChar>!, _ name: UnsafePointer<CChar>!, _ options: Int32
) -> Int32 {
    errno = ENOTSUP
    return -1
}

public func listxattr(
    _ path: UnsafePointer<CChar>!, _ namebuff: UnsafeMutablePointer<CChar>!, _ size: Int, _ options: Int32
) -> Int {
    errno = ENOTSUP
    return -1
}
