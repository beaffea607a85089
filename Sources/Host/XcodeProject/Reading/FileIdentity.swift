import Glibc

/// The identity of a file or folder in the file system, independent of links.
package struct FileIdentity: Hashable, Sendable {
    private var device: UInt64
    private var number: UInt64
    package var isFolder: Bool

    /// `nil` if the path does not exist.
    package init?(_ path: String) {
        var status = stat()
        guard stat(path, &status) == 0 else { return nil }
        device = UInt64(truncatingIfNeeded: status.st_dev)
        number = UInt64(truncatingIfNeeded: status.st_ino)
        isFolder = status.st_mode & S_IFMT == S_IFDIR
    }
}
