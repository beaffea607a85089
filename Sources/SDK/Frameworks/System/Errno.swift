import Foundation
import Glibc

/// A system error code.
public struct Errno: RawRepresentable, Error, Hashable, Sendable, Codable {
    public let rawValue: CInt

    public init(rawValue: CInt) {
        self.rawValue = rawValue
    }

    public static var notPermitted: Errno { Errno(rawValue: EPERM) }
    public static var noSuchFileOrDirectory: Errno { Errno(rawValue: ENOENT) }
    public static var noSuchProcess: Errno { Errno(rawValue: ESRCH) }
    public static var interrupted: Errno { Errno(rawValue: EINTR) }
    public static var ioError: Errno { Errno(rawValue: EIO) }
    public static var badFileDescriptor: Errno { Errno(rawValue: EBADF) }
    public static var noMemory: Errno { Errno(rawValue: ENOMEM) }
    public static var permissionDenied: Errno { Errno(rawValue: EACCES) }
    public static var badAddress: Errno { Errno(rawValue: EFAULT) }
    public static var resourceBusy: Errno { Errno(rawValue: EBUSY) }
    public static var fileExists: Errno { Errno(rawValue: EEXIST) }
    public static var notDirectory: Errno { Errno(rawValue: ENOTDIR) }
    public static var isDirectory: Errno { Errno(rawValue: EISDIR) }
    public static var invalidArgument: Errno { Errno(rawValue: EINVAL) }
    public static var tooManyOpenFiles: Errno { Errno(rawValue: EMFILE) }
    public static var fileTooLarge: Errno { Errno(rawValue: EFBIG) }
    public static var noSpace: Errno { Errno(rawValue: ENOSPC) }
    public static var readOnlyFileSystem: Errno { Errno(rawValue: EROFS) }
    public static var brokenPipe: Errno { Errno(rawValue: EPIPE) }
    public static var wouldBlock: Errno { Errno(rawValue: EWOULDBLOCK) }
    public static var resourceTemporarilyUnavailable: Errno { Errno(rawValue: EAGAIN) }
    public static var timedOut: Errno { Errno(rawValue: ETIMEDOUT) }
    public static var connectionRefused: Errno { Errno(rawValue: ECONNREFUSED) }
    public static var notSupported: Errno { Errno(rawValue: ENOTSUP) }
    public static var directoryNotEmpty: Errno { Errno(rawValue: ENOTEMPTY) }

    static var current: Errno { Errno(rawValue: errno) }

    public static func ~= (_ left: Errno, _ right: any Error) -> Bool { (right as? Errno) == left }
}

extension Errno: CustomStringConvertible {
    public var description: String { String(cString: strerror(rawValue)) }
}
