import Foundation
import Glibc

/// Changes of files as unfinished writes and failing disks make them.
enum FileDamage {
    private static let pageSize = 4_096

    static func append(_ bytes: [UInt8], to path: String) throws(RoundFailure) {
        try write(bytes, to: path, O_WRONLY | O_APPEND | O_CREAT) { _ in 0 }
    }

    /// Overwrites a random page of a database with noise.
    static func overwritePage(of path: String, _ numbers: inout SeededNumbers) throws(RoundFailure) {
        let noise = (0..<pageSize).map { _ in UInt8.random(in: .min ... .max, using: &numbers) }
        let choice = Double.random(in: 0..<1, using: &numbers)
        try write(noise, to: path, O_WRONLY) { size in Int(Double(max(size / pageSize, 1)) * choice) * pageSize }
    }

    /// Removes the second half of a file.
    static func truncate(_ path: String) throws(RoundFailure) {
        var status = stat()
        guard stat(path, &status) == 0, Glibc.truncate(path, status.st_size / 2) == 0 else {
            throw RoundFailure("'\(path)' cannot be truncated: \(String(cString: strerror(errno)))")
        }
    }

    private static func write(
        _ bytes: [UInt8], to path: String, _ flags: Int32, at offset: (_ size: Int) -> Int
    ) throws(RoundFailure) {
        let descriptor = open(path, flags | O_CLOEXEC, 0o600)
        var status = stat()
        guard descriptor >= 0 else { throw RoundFailure("'\(path)' cannot be opened") }
        defer { close(descriptor) }
        let isWritten =
            flags & O_APPEND != 0
            ? Glibc.write(descriptor, bytes, bytes.count) == bytes.count
            : fstat(descriptor, &status) == 0
                && pwrite(descriptor, bytes, bytes.count, off_t(offset(Int(status.st_size)))) == bytes.count
        guard isWritten else { throw RoundFailure("'\(path)' cannot be damaged") }
    }
}
