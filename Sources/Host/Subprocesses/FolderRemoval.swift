import Glibc

/// Removes a folder whose content a widget arranged so that it cannot be removed by its paths: they are longer than the
/// system's longest, or folders deny access to their owner.
///
/// 1. Files of the folder are removed.
/// 2. So is each inner folder, after its own folders were moved up, next to it, under numbers as names.
/// 3. Both are repeated until the folder is empty. Each round removes every folder that it finds, so it ends, and it
///    needs three descriptors however deep the folders are.
///
/// Links are removed, not followed. Nothing may change the folder meanwhile.
enum FolderRemoval {
    /// Whether it was removed.
    static func remove(_ path: String) -> Bool {
        guard let top = entries(of: path, below: AT_FDCWD) else { return false }
        defer { closedir(top) }
        var moved = 0
        var isEmpty = false
        while !isEmpty {
            isEmpty = true
            rewinddir(top)
            while let entry = FolderAccess.next(in: top) {
                guard FolderAccess.withName(of: entry, { removeEntry($0, of: dirfd(top), &moved) }) else {
                    return false
                }
                isEmpty = false
            }
        }
        return rmdir(path) == 0
    }

    private static func removeEntry(_ name: UnsafePointer<CChar>, of top: Int32, _ moved: inout Int) -> Bool {
        if unlinkat(top, name, 0) == 0 { return true }
        guard let folder = entries(of: name, below: top) else { return false }
        defer { closedir(folder) }
        while let inner = FolderAccess.next(in: folder) {
            let isRemoved = FolderAccess.withName(of: inner) { name in
                unlinkat(dirfd(folder), name, 0) == 0 || moveUp(name, from: dirfd(folder), to: top, &moved)
            }
            guard isRemoved else { return false }
        }
        return unlinkat(top, name, AT_REMOVEDIR) == 0
    }

    private static func moveUp(
        _ name: UnsafePointer<CChar>, from folder: Int32, to top: Int32, _ moved: inout Int
    ) -> Bool {
        // Its entry for the parent changes, so it must be writable.
        _ = fchmodat(folder, name, 0o700, AT_SYMLINK_NOFOLLOW)
        repeat { moved += 1 } while faccessat(top, "\(moved)", F_OK, AT_SYMLINK_NOFOLLOW) == 0
        return renameat(folder, name, top, "\(moved)") == 0
    }

    /// The entries of a folder, which is made writable, because they are removed.
    private static func entries(of name: UnsafePointer<CChar>, below parent: Int32) -> OpaquePointer? {
        _ = fchmodat(parent, name, 0o700, AT_SYMLINK_NOFOLLOW)
        return FolderAccess.entries(of: name, below: parent)
    }
}
