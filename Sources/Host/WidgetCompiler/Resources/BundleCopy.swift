import Foundation
import XcodeProject

/// Copies resources into a bundle.
///
/// 1. Links are followed, so that a bundle contains only files and folders. Paths that leave the widget's boundary are
///    omitted.
/// 2. Only regular files are copied. Others, and files that cannot be read, are reported and skipped.
/// 3. Links can make the same content part of a bundle many times, so that the sum has the limits of one folder.
struct BundleCopy {
    private(set) var messages: [CompilerMessage] = []
    private let foreignPaths: Set<String>
    private var count = 0
    /// Bytes.
    private var size = 0
    private var isFull = false

    init(omitting foreignPaths: Set<String>) {
        self.foreignPaths = foreignPaths
    }

    /// Copies a file or a folder, unless the target exists.
    mutating func copy(_ source: String, to target: String) throws {
        var walk = FolderWalk(source, omitting: foreignPaths)
        try copy(source, to: target, &walk)
        if let problem = walk.problem { report(source, "its folders are not copied completely: \(problem)") }
    }

    private mutating func copy(_ source: String, to target: String, _ walk: inout FolderWalk) throws {
        guard !isFull, !foreignPaths.contains(source), let identity = FileIdentity(source) else { return }
        let files = FileManager.default
        guard identity.isFolder else {
            guard !files.fileExists(atPath: target), let data = content(of: source) else { return }
            return try data.write(to: URL(fileURLWithPath: target))
        }
        guard walk.enter(source) else { return }
        defer { walk.leave() }
        try files.createDirectory(atPath: target, withIntermediateDirectories: true)
        for name in ((try? files.contentsOfDirectory(atPath: source)) ?? []).sorted() {
            try copy("\(source)/\(name)", to: "\(target)/\(name)", &walk)
        }
    }

    private mutating func content(of source: String) -> Data? {
        do throws(LimitedFile.Rejection) {
            let data = try LimitedFile.read(source, limit: FolderSize.sizeLimit)
            count += 1
            size += data.count
            guard count <= FolderSize.fileLimit, size <= FolderSize.sizeLimit else {
                isFull = true
                report(source, "the resources have \(FolderSize.limits); this file and those after it are skipped")
                return nil
            }
            return data
        } catch {
            report(source, "the resource cannot be read and is skipped: \(error)")
            return nil
        }
    }

    private mutating func report(_ path: String, _ message: String) {
        messages.append(CompilerMessage(severity: .warning, file: path, message: message))
    }
}
