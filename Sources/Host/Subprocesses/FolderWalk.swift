import Glibc

/// Examines everything in a folder, whose content a widget arranged and may change at the same time.
///
/// 1. Folders are opened one below the other, each in the one that contains it and without following links, so the walk
///    never leaves the folder, however long the paths are.
/// 2. A step examines one entry. If that is a folder, the next step opens it. So a walk that is abandoned leaves none
///    open.
/// 3. A folder below `levels` open ones is not walked. So there are at most `levels` + 1 descriptors.
/// 4. What cannot be examined or opened is a step with the system's code, and the walk continues after it.
package struct FolderWalk: ~Copyable {
    package enum Step {
        /// A file, a link or a folder. The entries of a folder follow.
        case entry(Entry)
        case unexamined(code: Int32)
        /// The last entry is a folder whose entries do not follow.
        case unopened(code: Int32)
        /// Nor do those of this one, because it is too deep.
        case tooDeep
        /// The rest of the entries of a folder cannot be read.
        case unread(code: Int32)
    }

    package struct Entry {
        package let file: FileID
        package let isFolder: Bool
        /// Whether a file has more than one name.
        package let hasOtherNames: Bool
        package let bytesOnDisk: Int

        init(_ status: stat) {
            file = FileID(status)
            isFolder = status.st_mode & S_IFMT == S_IFDIR
            hasOtherNames = !isFolder && status.st_nlink > 1
            bytesOnDisk = status.bytesOnDisk
        }
    }

    private let levels: Int
    /// Each is in the one before. The first one is closed when all of its entries were examined.
    private var folders: [OpaquePointer] = []
    /// The last entry, if it is a folder. Nothing is read from the folder that contains it while it is set.
    private var inner: UnsafeMutablePointer<dirent>?

    /// `nil` and `errno` if the folder cannot be opened.
    package init?(_ path: String, levels: Int) {
        guard let folder = FolderAccess.entries(of: path, below: AT_FDCWD) else { return nil }
        self.levels = levels
        folders = [folder]
    }

    deinit { for folder in folders { closedir(folder) } }

    /// The disk of the folder, before the walk has ended; otherwise 0.
    package var device: dev_t {
        var status = stat()
        guard let top = folders.first, fstat(dirfd(top), &status) == 0 else { return 0 }
        return status.st_dev
    }

    package mutating func next() -> Step? {
        if let step = open() { return step }
        while let folder = folders.last {
            guard let entry = FolderAccess.next(in: folder) else {
                let code = errno
                closedir(folders.removeLast())
                if code != 0 { return .unread(code: code) }
                continue
            }
            var status = stat()
            let code = FolderAccess.withName(of: entry) { name in
                fstatat(dirfd(folder), name, &status, AT_SYMLINK_NOFOLLOW) == 0 ? 0 : errno
            }
            guard code == 0 else { return .unexamined(code: code) }
            let examined = Entry(status)
            if examined.isFolder { inner = entry }
            return .entry(examined)
        }
        return nil
    }

    /// Opens the last entry, if it is a folder.
    private mutating func open() -> Step? {
        guard let entry = inner, let parent = folders.last else { return nil }
        inner = nil
        let folder = FolderAccess.withName(of: entry) { FolderAccess.entries(of: $0, below: dirfd(parent)) }
        guard let folder else { return .unopened(code: errno) }
        guard folders.count < levels else {
            closedir(folder)
            return .tooDeep
        }
        folders.append(folder)
        return nil
    }
}
