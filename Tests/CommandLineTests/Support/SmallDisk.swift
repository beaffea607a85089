import Foundation
import Glibc
import TestSupport
import Testing

/// A disk of some kilobytes in memory that only one program and its children see: a tmpfs in a mount namespace.
struct SmallDisk {
    /// The folder that is on the disk for the program.
    let folder: String
    let kilobytes: Int

    /// Whether this user may mount one; otherwise the reason is printed, because tests are skipped.
    static let isAllowed: Bool = {
        let isMounted = try? TestProcess(
            "/usr/bin/unshare", ["--mount", "mount", "-t", "tmpfs", "-o", "size=64k", "small", "/tmp"]
        ).wait()
        if isMounted == 0 { return true }
        print("SKIPPED: full disks are not tested with the released program, because this user may not mount one")
        return false
    }()

    /// The command that runs a program with the disk. The process stays the same.
    func command(_ program: String, _ arguments: [String]) -> (path: String, arguments: [String]) {
        let script = #"mount -t tmpfs -o "size=$1k,mode=700" small "$2" && shift 2 && exec "$@""#
        return (
            "/usr/bin/unshare",
            ["--mount", "/bin/sh", "-c", script, "sh", "\(kilobytes)", folder, program] + arguments
        )
    }

    /// Leaves no byte on the disk.
    func fill(of process: pid_t) throws {
        let file = open(filler(of: process), O_CREAT | O_WRONLY | O_APPEND | O_CLOEXEC, 0o600)
        try #require(file >= 0, "the disk cannot be filled: error \(errno)")
        defer { close(file) }
        for count in [64 << 10, 4_096, 512, 1] {
            let bytes = [UInt8](repeating: 0, count: count)
            while write(file, bytes, count) > 0 {}
        }
    }

    func empty(of process: pid_t) { unlink(filler(of: process)) }

    /// The file through the program's own view of the file system.
    private func filler(of process: pid_t) -> String { "/proc/\(process)/root\(folder)/filler" }
}
