import Foundation
import Subprocesses

/// The folder in which compilers keep the modules that they make of C headers. Builds share it, because making those of
/// the system takes seconds.
///
/// A header of a package with the name of a system header, such as `unistd.h`, becomes a part of the system's modules in
/// the builds that search its folder, and the compiler does not distinguish those modules from others. Therefore:
///
/// 1. Builds that search folders of headers share a cache only with builds that search the same ones.
/// 2. Builds whose compilers have the user's permissions share none with those that are confined.
///
/// A compiler that makes a module leaves a lock with its process number, and others wait while a process with that
/// number exists. In a sandbox the numbers are small and repeat, so the lock of a compiler that was killed would stop
/// later ones for minutes. Therefore locks are removed when no compiler of this program uses the folder. The locks only
/// save work: modules are written atomically.
///
/// The compiler rejects modules that were made in another place, so a cache that was moved or copied gets new ones.
struct ModuleCache {
    static let kind = "modules"
    /// The compiler's option that precedes the path.
    static let option = "-module-cache-path"
    /// What is locked, and what a cleaning removes as a whole.
    private let folder: String
    /// The part of the folder for its present place.
    let path: String

    /// - Parameters:
    ///   - headers: The folders with headers of packages that the compiler searches.
    ///   - isTrusted: Whether the compiler has the user's permissions.
    init(in cacheFolder: String, headers: [String] = [], isTrusted: Bool = false) {
        folder = cacheFolder + "/" + Self.kind
        var place = BuildDigest()
        place.add(URL(fileURLWithPath: folder).resolvingSymlinksInPath().path)
        if isTrusted { place.add("trusted") }
        for header in Set(headers).sorted() { place.add(header) }
        path = folder + "/" + place.text.prefix(12)
    }

    /// The cache that the arguments of a compiler name; the one of builds without headers for a program that has none.
    init(in cacheFolder: String, of arguments: [String]) {
        let shared = ModuleCache(in: cacheFolder)
        folder = shared.folder
        let named = arguments.firstIndex(of: Self.option).map { arguments.dropFirst($0 + 1).first } ?? nil
        path = named.flatMap { ($0 as NSString).deletingLastPathComponent == shared.folder ? $0 : nil } ?? shared.path
    }

    /// Creates the folder if needed and removes abandoned locks.
    ///
    /// - Returns: The lock to hold while a compiler uses the folder.
    func open() throws(BuildError) -> FolderLock? {
        do {
            try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        } catch {
            throw .cache(path: path, reason: error.localizedDescription)
        }
        if let alone = FolderLock(folder, .exclusive) {
            withExtendedLifetime(alone) { removeLocks() }
        }
        return FolderLock(folder, .shared)
    }

    private func removeLocks() {
        let files = FileManager.default
        let names = (try? files.contentsOfDirectory(atPath: path)) ?? []
        for folder in [path] + names.map({ path + "/" + $0 }) {
            for name in (try? files.contentsOfDirectory(atPath: folder)) ?? [] where name.contains(Self.lockMark) {
                unlink(folder + "/" + name)
            }
        }
    }

    /// In the name of a lock and of the file with its content: `NAME.pcm.lock`, `NAME.pcm.lock-1a2b3c4d`.
    private static let lockMark = ".lock"
}
