import Foundation
import Glibc

/// A path as seen from a folder, so that a result that names it can move together with it and does not depend on where
/// both are.
enum RelativePath {
    /// - Parameters:
    ///   - path: An existing path has its symbolic links resolved.
    ///   - folder: An existing folder.
    static func of(_ path: String, from folder: String) -> String {
        guard !path.isEmpty else { return "" }
        let target = components(of: path)
        let start = components(of: folder)
        let shared = zip(target, start).prefix { $0 == $1 }.count
        let parts = Array(repeating: "..", count: start.count - shared) + target.dropFirst(shared)
        return parts.isEmpty ? "." : parts.joined(separator: "/")
    }

    private static func components(of path: String) -> [String] {
        var absolute = URL(fileURLWithPath: path).standardizedFileURL.path
        if let resolved = realpath(path, nil) {
            absolute = String(cString: resolved)
            free(resolved)
        }
        return absolute.split(separator: "/").map(String.init)
    }
}
