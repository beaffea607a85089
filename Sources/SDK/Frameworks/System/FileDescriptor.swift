import Foundation
import Glibc

public struct FilePermissions: OptionSet, Hashable, Sendable, Codable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    public static let otherRead = FilePermissions(rawValue: 0o4)
    public static let otherWrite = FilePermissions(rawValue: 0o2)
    public static let otherExecute = FilePermissions(rawValue: 0o1)
    public static let otherReadWrite = FilePermissions(rawValue: 0o6)
    public static let otherReadExecute = FilePermissions(rawValue: 0o5)
    public static let otherReadWriteExecute = FilePermissions(rawValue: 0o7)
    public static let groupRead = FilePermissions(rawValue: 0o40)
    public static let groupWrite = FilePermissions(rawValue: 0o20)
    public static let groupExecute = FilePermissions(rawValue: 0o10)
    public static let groupReadWrite = FilePermissions(rawValue: 0o60)
    public static let groupReadExecute = FilePermissions(rawValue: 0o50)
    public static let groupReadWriteExecute = FilePermissions(rawValue: 0o70)
    public static let ownerRead = FilePermissions(rawValue: 0o400)
    public static let ownerWrite = FilePermissions(rawValue: 0o200)
    public static let ownerExecute = FilePermissions(rawValue: 0o100)
    public static let ownerReadWrite = FilePermissions(rawValue: 0o600)
    public static let ownerReadExecute = FilePermissions(rawValue: 0o500)
    public static let ownerReadWriteExecute = FilePermissions(rawValue: 0o700)
}

/// A file that is open.
public struct FileDescriptor: RawRepresentable, Hashable, Sendable, Codable {
    public let rawValue: CInt

    public init(rawValue: CInt) {
        self.rawValue = rawValue
    }

    public static var standardInput: FileDescriptor { FileDescriptor(rawValue: 0) }
    public static var standardOutput: FileDescriptor { FileDescriptor(rawValue: 1) }
    public static var standardError: FileDescriptor { FileDescriptor(rawValue: 2) }

    public struct AccessMode: RawRepresentable, Hashable, Sendable, Codable {
        public var rawValue: CInt

        public init(rawValue: CInt) {
            self.rawValue = rawValue
        }

        public static let readOnly = AccessMode(rawValue: O_RDONLY)
        public static let writeOnly = AccessMode(rawValue: O_WRONLY)
        public static let readWrite = AccessMode(rawValue: O_RDWR)
    }

    public struct OpenOptions: OptionSet, Hashable, Sendable, Codable {
        public var rawValue: CInt

        public init(rawValue: CInt) {
            self.rawValue = rawValue
        }

        public static let nonBlocking = OpenOptions(rawValue: O_NONBLOCK)
        public static let append = OpenOptions(rawValue: O_APPEND)
        public static let create = OpenOptions(rawValue: O_CREAT)
        public static let truncate = OpenOptions(rawValue: O_TRUNC)
        public static let exclusiveCreate = OpenOptions(rawValue: O_EXCL)
        public static let noFollow = OpenOptions(rawValue: O_NOFOLLOW)
        public static let closeOnExec = OpenOptions(rawValue: O_CLOEXEC)
    }

    public struct SeekOrigin: RawRepresentable, Hashable, Sendable, Codable {
        public var rawValue: CInt

        public init(rawValue: CInt) {
            self.rawValue = rawValue
        }

        public static let start = SeekOrigin(rawValue: SEEK_SET)
        public static let current = SeekOrigin(rawValue: SEEK_CUR)
        public static let end = SeekOrigin(rawValue: SEEK_END)
    }

    private static func checked<Number: SignedInteger>(_ call: () -> Number) throws -> Number {
        while true {
            let result = call()
            if result >= 0 { return result }
            guard errno == EINTR else { throw Errno.current }
        }
    }

    public static func open(
        _ path: FilePath, _ mode: AccessMode, options: OpenOptions = [], permissions: FilePermissions? = nil,
        retryOnInterrupt: Bool = true
    ) throws -> FileDescriptor {
        let flags = mode.rawValue | options.rawValue
        let rights = mode_t(permissions?.rawValue ?? 0)
        return FileDescriptor(rawValue: try checked { Glibc.open(path.string, flags, rights) })
    }

    public func close() throws {
        guard Glibc.close(rawValue) == 0 else { throw Errno.current }
    }

    @discardableResult
    public func seek(offset: Int64, from whence: SeekOrigin) throws -> Int64 {
        Int64(try Self.checked { lseek(rawValue, off_t(offset), whence.rawValue) })
    }

    public func read(into buffer: UnsafeMutableRawBufferPointer, retryOnInterrupt: Bool = true) throws -> Int {
        try Self.checked { Glibc.read(rawValue, buffer.baseAddress, buffer.count) }
    }

    public func write(_ buffer: UnsafeRawBufferPointer, retryOnInterrupt: Bool = true) throws -> Int {
        try Self.checked { Glibc.write(rawValue, buffer.baseAddress, buffer.count) }
    }

    @discardableResult
    public func writeAll(_ sequence: some Sequence<UInt8>) throws -> Int {
        let bytes = Array(sequence)
        var written = 0
        while written < bytes.count {
            written += try bytes[written...].withUnsafeBytes { try write($0) }
        }
        return written
    }

    public func closeAfter<Result>(_ body: () throws -> Result) throws -> Result {
        let result: Result
        do {
            result = try body()
        } catch {
            try? close()
            throw error
        }
        try close()
        return result
    }

    public func duplicate() throws -> FileDescriptor {
        FileDescriptor(rawValue: try Self.checked { dup(rawValue) })
    }
}
