import Glibc

/// The space that a folder, or a file, takes on the disk.
///
/// 1. A file counts with its blocks, and once, however many names it has.
/// 2. What cannot be examined and still exists makes the size incomplete: a folder that cannot be read, and all below
///    `levels` nested folders, each of which takes a descriptor.
package struct DiskUse {
    package private(set) var bytes = 0
    package private(set) var isComplete = true
    /// Files that were counted and have other names.
    private var counted: Set<FileID> = []

    private static let levels = 256

    /// - Parameter path: Nothing is there if it does not exist.
    package init(_ path: String) {
        var status = stat()
        guard lstat(path, &status) == 0 else {
            noteFailure(errno)
            return
        }
        let top = FolderWalk.Entry(status)
        add(top)
        guard top.isFolder else { return }
        guard var walk = FolderWalk(path, levels: Self.levels) else {
            noteFailure(errno)
            return
        }
        while let step = walk.next() {
            switch step {
            case .entry(let entry): add(entry)
            case .unexamined(let code), .unopened(let code): noteFailure(code)
            case .tooDeep, .unread: isComplete = false
            }
        }
    }

    private mutating func add(_ entry: FolderWalk.Entry) {
        if entry.hasOtherNames, !counted.insert(entry.file).inserted { return }
        bytes += entry.bytesOnDisk
    }

    /// Entries may be removed meanwhile.
    private mutating func noteFailure(_ code: Int32) {
        if code != ENOENT { isComplete = false }
    }
}
