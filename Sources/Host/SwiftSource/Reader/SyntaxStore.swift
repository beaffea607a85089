import Crypto
import Foundation
import Glibc
import RenderModel

/// Encoded trees of sources, stored in a folder between runs, so that after an edit only the edited file is parsed.
///
/// 1. A tree is found by the SHA-256 digest of its source, in a folder named after the program's size and modification
///    time, because a different program may produce a different tree.
/// 2. A file is written atomically. One that cannot be read, or does not match its source, counts as missing. If a tree
///    cannot be stored, the next run parses the source again.
/// 3. Using a file updates its modification time, at most once a day. Storing the first tree of a day removes the files
///    that were not used for a month.
struct SyntaxStore: Hashable, Sendable {
    private static let day = 86_400
    private static let lifetime = 30 * day
    private static let sweepMark = "swept"

    private let root: String
    private let folder: String

    /// `nil` if the program cannot be identified.
    init?(in root: String, of program: SyntaxProgram) {
        var information = stat()
        guard stat(program.path, &information) == 0 else { return nil }
        let time = information.st_mtim
        self.root = root
        folder = "\(root)/\(information.st_size)-\(time.tv_sec)-\(time.tv_nsec)"
    }

    private func path(of source: [UInt8]) -> String {
        folder + "/" + SHA256.hash(data: source).prefix(16).hexadecimal
    }

    func tree(of source: [UInt8]) -> SyntaxTree? {
        let path = path(of: source)
        guard let encoded = FileManager.default.contents(atPath: path),
            let tree = SyntaxTree(encoded: [UInt8](encoded), count: source.count)
        else { return nil }
        if Self.age(of: path).map({ $0 > Self.day }) ?? false { utimensat(AT_FDCWD, path, nil, 0) }
        return tree
    }

    func keep(_ encoded: [UInt8], of source: [UInt8]) {
        try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        // Data's atomic option replaces a file by renaming.
        try? Data(encoded).write(to: URL(fileURLWithPath: path(of: source)), options: .atomic)
        sweep()
    }

    private func sweep() {
        let mark = root + "/" + Self.sweepMark
        guard Self.age(of: mark).map({ $0 > Self.day }) ?? true else { return }
        guard FileManager.default.createFile(atPath: mark, contents: nil) else { return }
        let files = FileManager.default.enumerator(atPath: root)
        while let name = files?.nextObject() as? String {
            let path = root + "/" + name
            guard name.contains("/"), Self.age(of: path).map({ $0 > Self.lifetime }) ?? false else { continue }
            unlink(path)
        }
    }

    /// The seconds since a file was written or used; `nil` if it does not exist.
    private static func age(of path: String) -> Int? {
        var information = stat()
        return stat(path, &information) == 0 ? time(nil) - information.st_mtim.tv_sec : nil
    }
}
