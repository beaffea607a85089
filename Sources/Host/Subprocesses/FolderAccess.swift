import Glibc

/// Opens folders whose content a widget arranged. Their paths can be longer than the system's longest, so each is opened
/// in the one that contains it.
package enum FolderAccess {
    /// A descriptor of a folder whose entries can be examined; otherwise `nil` and `errno`. Links are not followed.
    ///
    /// A widget can withdraw the right to read a folder from its owner, which the host usually is. It is restored.
    package static func open(_ name: UnsafePointer<CChar>, below parent: Int32) -> Int32? {
        let flags = O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC
        var folder = openat(parent, name, flags)
        if folder < 0, errno == EACCES, fchmodat(parent, name, 0o700, AT_SYMLINK_NOFOLLOW) == 0 {
            folder = openat(parent, name, flags)
        }
        guard folder >= 0 else { return nil }
        // Without the right to enter it, its names can be read and nothing else.
        var status = stat()
        if fstat(folder, &status) == 0, status.st_mode & S_IXUSR == 0 { fchmod(folder, 0o700) }
        return folder
    }

    /// The entries of a folder that is opened in this way, which the caller closes; otherwise `nil` and `errno`.
    static func entries(of name: UnsafePointer<CChar>, below parent: Int32) -> OpaquePointer? {
        guard let folder = open(name, below: parent) else { return nil }
        if let entries = fdopendir(folder) { return entries }
        let code = errno
        close(folder)
        errno = code
        return nil
    }

    /// The next entry that is neither the folder itself nor its parent. It is valid until the next one is read.
    ///
    /// `nil` at the end, where `errno` is 0, and when the folder cannot be read.
    package static func next(in entries: OpaquePointer) -> UnsafeMutablePointer<dirent>? {
        errno = 0
        while let entry = readdir(entries) {
            if withName(of: entry, { strcmp($0, ".") != 0 && strcmp($0, "..") != 0 }) { return entry }
        }
        return nil
    }

    /// Passes the name of an entry, whose bytes need not be text.
    package static func withName<Result>(
        of entry: UnsafeMutablePointer<dirent>, _ body: (UnsafePointer<CChar>) -> Result
    ) -> Result {
        withUnsafePointer(to: &entry.pointee.d_name) { name in
            name.withMemoryRebound(to: CChar.self, capacity: 1, body)
        }
    }
}

extension stat {
    /// The space on the disk. Holes take none. The sum of all files of a disk is far below the largest integer.
    package var bytesOnDisk: Int {
        // The kernel's unit.
        min(max(Int(st_blocks), 0), 1 << 40) * 512
    }
}

/// A file, whatever its names.
package struct FileID: Hashable, Sendable {
    package let device: UInt64
    private let number: UInt64

    package init(_ status: stat) {
        self.init(device: UInt64(status.st_dev), number: UInt64(status.st_ino))
    }

    package init(device: UInt64, number: UInt64) {
        self.device = device
        self.number = number
    }
}
