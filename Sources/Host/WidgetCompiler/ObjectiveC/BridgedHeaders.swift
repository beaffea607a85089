import AppleAPI
import Foundation
import XcodeProject

/// The project headers that the bridging header includes, directly or indirectly.
///
/// 1. A header included in quotation marks is searched for next to the including header, then by its name below the
///    project's folder and in the folders of the target's files, like Xcode's header map. One in angle brackets is
///    searched for there as well, unless it belongs to one of Apple's modules.
/// 2. A header is read once and comes after those that it includes.
/// 3. Nothing outside of the project's boundary is read, and the number of headers and bytes is limited.
struct BridgedHeaders: Hashable, Sendable {
    struct Header: Hashable, Sendable {
        var path: String
        var content: [UInt8]
    }

    private(set) var headers: [Header] = []

    private static let headerLimit = 500
    /// Bytes of one header, and of all.
    private static let sizeLimit = 1 << 20
    private static let totalLimit = 4 << 20
    /// The maximum number of headers in the index by name.
    private static let nameLimit = 20_000
    /// The maximum number of headers with the same name; each is compared with the including header.
    private static let sameNameLimit = 64
    private static let depthLimit = 100

    private let folders: [String]
    private let boundary: ProjectBoundary?
    private var size = 0
    private var seen: Set<String> = []
    /// Paths by name; read when a header is not next to the one that includes it.
    private var known: [String: [String]]?

    /// - Parameters:
    ///   - path: of the bridging header.
    ///   - folders: the folders to search recursively.
    init(from path: String?, searching folders: [String], within boundary: ProjectBoundary?) {
        self.folders = folders
        self.boundary = boundary
        if let path { read(path, depth: 0) }
        known = nil
        seen = []
    }

    private mutating func read(_ path: String, depth: Int) {
        guard depth < Self.depthLimit, seen.count < Self.headerLimit, size < Self.totalLimit,
            seen.insert(path).inserted, boundary?.holds(path) ?? true,
            let data = try? LimitedFile.readText(path, limit: Self.sizeLimit)
        else { return }
        size += data.count
        let content = [UInt8](data)
        for named in HeaderScanner(content).imports {
            if let next = place(of: named, beside: path) { read(next, depth: depth + 1) }
        }
        headers.append(Header(path: path, content: content))
    }

    private mutating func place(of named: HeaderScanner.Import, beside header: String) -> String? {
        let parts = named.path.split(separator: "/")
        guard let name = parts.last, name.hasSuffix(".h"), named.isQuoted || parts.count > 1 else { return nil }
        if !named.isQuoted, parts.count > 1, AppleNames.shared.isModule(String(parts[0])) { return nil }
        let folder = (header as NSString).deletingLastPathComponent
        let beside = ((folder + "/" + named.path) as NSString).standardizingPath
        if FileManager.default.fileExists(atPath: beside) { return beside }
        if known == nil { known = names() }
        let places = known?[String(name)] ?? []
        return places.first { $0.hasSuffix("/" + named.path) } ?? places.first
    }

    private func names() -> [String: [String]] {
        var names: [String: [String]] = [:]
        var count = 0
        for folder in folders {
            var walk = FolderWalk(folder)
            collect(folder, &names, &count, &walk)
        }
        return names
    }

    private func collect(
        _ folder: String, _ names: inout [String: [String]], _ count: inout Int, _ walk: inout FolderWalk
    ) {
        guard count < Self.nameLimit, walk.enter(folder) else { return }
        defer { walk.leave() }
        let content = (try? FileManager.default.contentsOfDirectory(atPath: folder).sorted()) ?? []
        for name in content where !name.hasPrefix(".") {
            let path = folder + "/" + name
            if name.hasSuffix(".h") {
                count += 1
                if names[name, default: []].count < Self.sameNameLimit { names[name, default: []].append(path) }
            } else if !name.contains("."), !Self.skipped.contains(name), FileIdentity(path)?.isFolder == true {
                collect(path, &names, &count, &walk)
            }
        }
    }

    /// Folders whose headers are third-party or copies.
    private static let skipped: Set<String> = ["Build", "build", "DerivedData", "Carthage", "node_modules", "Pods"]
}
