import Foundation
import Glibc

/// A build cache that is empty except for what is the same for all widgets: the compiler's modules of C headers, which
/// cost it a second of processor time to build, and the links to the SDK's modules, for which a file system that creates
/// and removes many files needs a second as well. A test whose subject is a cold cache has a cache of its own instead.
///
/// 1. The compiler accepts such modules only in the folder in which it built them. Therefore the caches are numbered and
///    stay between tests and between runs.
/// 2. A cache belongs to one test at a time: its folder is locked while this value exists. Tests that run concurrently
///    have different ones, also those of different processes.
/// 3. Everything else in a cache is removed before and after its use, so that no test finds what another one built. A
///    process that was killed cannot remove anything after the use.
package final class WarmCache: Sendable {
    package struct NoneFree: Error, CustomStringConvertible {
        package let folder: String

        package var description: String { "no cache in \(folder) can be locked and emptied" }
    }

    private static let limit = 1_000
    /// The folders of the compiler's modules and of the links to the SDK's in a build cache.
    private static let keptFolders = ["modules", "sdk-modules"]

    /// For `TESSERA_CACHE`, or the options of a build.
    package let path: String
    private let lock: Int32

    package init() throws {
        (path, lock) = try Self.free()
    }

    deinit {
        _ = Self.isEmptied(path)
        close(lock)
    }

    private static func free() throws -> (path: String, lock: Int32) {
        let all = NSTemporaryDirectory() + "tessera-test-caches-\(getuid())"
        for number in 0..<limit {
            let folder = "\(all)/\(number)"
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
            let lock = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
            guard lock >= 0 else { break }
            // The program creates the cache itself, with the permissions that it requires.
            let path = folder + "/cache"
            if flock(lock, LOCK_EX | LOCK_NB) == 0, isEmptied(path) { return (path, lock) }
            close(lock)
        }
        throw NoneFree(folder: all)
    }

    private static func isEmptied(_ path: String) -> Bool {
        let files = FileManager.default
        let names = (try? files.contentsOfDirectory(atPath: path)) ?? []
        return names.filter { !keptFolders.contains($0) }.allSatisfy { name in
            (try? files.removeItem(atPath: "\(path)/\(name)")) != nil
        }
    }
}
