import Foundation
import Glibc
import Subprocesses

/// What a folder of the cache contained when it was finished, so that a damaged one is made again instead of used.
///
/// 1. A list in the folder has the size, the modification time and the checksum of each file.
/// 2. A file with the listed size and time is intact, so an undamaged folder is not read.
/// 3. A file with another time is read: the cache may have been copied. If its checksum is the listed one, the list gets
///    the new time.
/// 4. A file that is missing or differs, and a list that is missing or unreadable, make the folder damaged.
///
/// Files that are not in the list do not matter: executables are linked into folders of resources later.
struct StoredContents {
    private struct File {
        var size: Int64
        /// Nanoseconds since 1970.
        var modified: Int64
        var checksum: String
        /// Relative to the folder.
        var path: String
    }

    /// A widget's resources are in such a folder, too, so a hidden name keeps theirs free.
    static let listName = ".tessera-contents"

    private let folder: String

    init(of folder: String) { self.folder = folder }

    /// Writes the list of the files in the finished folder.
    func write() throws(BuildError) {
        var files: [File] = []
        for path in Self.files(in: folder) {
            guard let (size, modified) = stamp(path), let checksum = checksum(path) else {
                throw .cache(path: folder + "/" + path, reason: "it cannot be read again")
            }
            files.append(File(size: size, modified: modified, checksum: checksum, path: path))
        }
        try write(files)
    }

    var areIntact: Bool {
        guard var files = list() else { return false }
        var isCopied = false
        for index in files.indices {
            guard let (size, modified) = stamp(files[index].path), size == files[index].size else { return false }
            guard modified != files[index].modified else { continue }
            guard checksum(files[index].path) == files[index].checksum else { return false }
            files[index].modified = modified
            isCopied = true
        }
        // Without the new times, the files are read again the next time.
        if isCopied { try? write(files) }
        return true
    }

    /// Removes the damaged folder.
    ///
    /// 1. It gets another name first, at once, so that everybody who looks for it builds it again.
    /// 2. Another build may have replaced it since it was checked. Then the renamed folder is intact and is put back;
    ///    if there is one more by now, they are equivalent.
    /// 3. While a process uses it, it keeps the other name, which is that of an unfinished folder, until `CachePruning`
    ///    removes it.
    func discard() {
        let discarded = "\(folder)\(CachePruning.unfinishedMark)\(getpid())-\(UUID().uuidString)"
        guard rename(folder, discarded) == 0 else { return }
        if StoredContents(of: discarded).areIntact, rename(discarded, folder) == 0 { return }
        FolderLock.remove(discarded)
    }

    // MARK: The list

    private func write(_ files: [File]) throws(BuildError) {
        let lines = files.map { "\($0.size) \($0.modified) \($0.checksum) \($0.path)\0" }
        do {
            try Data(lines.joined().utf8).write(
                to: URL(fileURLWithPath: folder + "/" + Self.listName), options: .atomic)
        } catch {
            throw .cache(path: folder, reason: error.localizedDescription)
        }
    }

    private func list() -> [File]? {
        guard let data = FileManager.default.contents(atPath: folder + "/" + Self.listName),
            data.isEmpty || data.last == 0
        else { return nil }
        var files: [File] = []
        for line in String(decoding: data, as: UTF8.self).split(separator: "\0") {
            let fields = line.split(separator: " ", maxSplits: 3)
            guard fields.count == 4, let size = Int64(fields[0]), let modified = Int64(fields[1]) else { return nil }
            files.append(
                File(size: size, modified: modified, checksum: String(fields[2]), path: String(fields[3])))
        }
        return files
    }

    // MARK: The files

    private static func files(in folder: String) -> [String] {
        guard let walk = FileManager.default.enumerator(atPath: folder) else { return [] }
        return walk.compactMap { $0 as? String }.filter { path in
            var information = stat()
            return path != listName && lstat(folder + "/" + path, &information) == 0
                && information.st_mode & S_IFMT == S_IFREG
        }.sorted()
    }

    private func stamp(_ path: String) -> (size: Int64, modified: Int64)? {
        var information = stat()
        guard lstat(folder + "/" + path, &information) == 0, information.st_mode & S_IFMT == S_IFREG else { return nil }
        let time = information.st_mtim
        return (Int64(information.st_size), Int64(time.tv_sec) &* 1_000_000_000 &+ Int64(time.tv_nsec))
    }

    private func checksum(_ path: String) -> String? {
        guard let data = FileManager.default.contents(atPath: folder + "/" + path) else { return nil }
        var digest = BuildDigest()
        digest.add([UInt8](data))
        return digest.text
    }
}
