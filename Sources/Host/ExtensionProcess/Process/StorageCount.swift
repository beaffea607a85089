import Glibc
import Subprocesses

/// Counts the data in the containers of a widget, which may change them at the same time.
///
/// 1. A `FolderWalk` examines every entry, and never leaves the containers.
/// 2. A file counts with its blocks, so holes do not count, and its blocks once, however many names it has. Each name
///    counts as a file: it takes space in its folder, and time in every count. A file that the process removed while
///    it was open or mapped takes space until it is closed and unmapped, so it counts as well. One whose only
///    descriptor waits in a socket is in no list of the kernel and does not count; a sandbox refuses to send one.
/// 3. The count ends at the first limit that is exceeded. So it has at most as many descriptors as levels are allowed,
///    and examines at most twice as many names as files are allowed, because names may vanish. More names exceed the
///    limit of files: only a process that creates names faster than they are counted has so many.
/// 4. A widget can withdraw the right to read a folder from its owner, which the host usually is. The host restores it.
///    If the widget withdraws it again at once, all that its process wrote counts instead.
struct StorageCount {
    private let options: LaunchOptions
    /// What the process wrote in bytes, if a process runs.
    private let written: Int
    private var bytes = 0
    private var files = 0
    private var names = 0
    /// Files that were counted and have other names.
    private var counted: Set<FileID> = []

    private init(_ options: LaunchOptions, written: Int) {
        self.options = options
        self.written = written
    }

    /// The limit that the data in the folder exceeds; `nil` if it exceeds none, or if the folder cannot be read.
    ///
    /// - Parameters:
    ///   - widget: The process of the widget; `nil` if none runs.
    ///   - written: The number of bytes that it wrote.
    static func exceededLimit(
        in folder: String, of widget: pid_t? = nil, written: Int = 0, _ options: LaunchOptions
    ) -> ExtensionError.Limit? {
        var count = StorageCount(options, written: written)
        guard var walk = FolderWalk(folder, levels: options.storedLevelLimit) else { return nil }
        let device = walk.device
        if let limit = count.limit(adding: &walk) { return limit }
        guard let widget else { return nil }
        return count.limit(addingRemovedFilesOf: widget, on: device)
            ?? count.limit(addingRemovedMappingsOf: widget, on: device)
    }

    private var exceeded: ExtensionError.Limit? {
        if bytes > options.storageLimit { return .storage }
        return files > options.storedFileLimit ? .storedFiles : nil
    }

    private mutating func limit(adding walk: inout FolderWalk) -> ExtensionError.Limit? {
        while let step = walk.next() {
            switch step {
            case .entry(let entry):
                names += 1
                files += 1
                add(entry)
            case .unexamined: names += 1
            case .unopened(code: EACCES): bytes = max(bytes, written)
            case .tooDeep: return .storedLevels
            case .unopened, .unread: break
            }
            if let exceeded { return exceeded }
            guard names / 2 <= options.storedFileLimit else { return .storedFiles }
        }
        return nil
    }

    private mutating func add(_ entry: FolderWalk.Entry) {
        if entry.hasOtherNames, !counted.insert(entry.file).inserted { return }
        bytes += entry.bytesOnDisk
    }

    /// Adds the files of the containers' disk that have no name and that the process has open.
    private mutating func limit(addingRemovedFilesOf widget: pid_t, on device: dev_t) -> ExtensionError.Limit? {
        guard let folder = opendir("/proc/\(widget)/fd") else { return nil }
        defer { closedir(folder) }
        while exceeded == nil, let entry = FolderAccess.next(in: folder) {
            var status = stat()
            let isKnown = FolderAccess.withName(of: entry) { fstatat(dirfd(folder), $0, &status, 0) == 0 }
            guard isKnown, status.st_mode & S_IFMT == S_IFREG, status.st_nlink == 0, status.st_dev == device,
                counted.insert(FileID(status)).inserted
            else { continue }
            files += 1
            bytes += status.bytesOnDisk
        }
        return exceeded
    }

    /// Adds the files of the containers' disk that have no name and that the process has mapped but not open. Only the
    /// administrator can examine them; for others what is mapped of them counts.
    private mutating func limit(addingRemovedMappingsOf widget: pid_t, on device: dev_t) -> ExtensionError.Limit? {
        var parts: Set<RemovedMapping> = []
        for var mapping in RemovedMapping.all(of: widget) where exceeded == nil {
            var status = stat()
            if stat("/proc/\(widget)/map_files/\(mapping.addresses)", &status) == 0 {
                guard status.st_mode & S_IFMT == S_IFREG, status.st_nlink == 0, status.st_dev == device,
                    counted.insert(FileID(status)).inserted
                else { continue }
                files += 1
                bytes += status.bytesOnDisk
            } else if mapping.file.device == UInt64(device), !counted.contains(mapping.file) {
                // The same part may be mapped more than once.
                mapping.addresses = ""
                if parts.insert(mapping).inserted { bytes += min(mapping.length, 1 << 50) }
            }
        }
        return exceeded
    }
}
