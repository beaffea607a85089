import Foundation

/// A repository within another one, which may not have been fetched yet.
package enum Submodule {
    /// The submodule that contains a path, as its folder in the repository; `nil` if there is none.
    package static func holding(_ path: String) -> String? {
        var folder = (path as NSString).deletingLastPathComponent
        while folder.count > 1 {
            if let data = try? LimitedFile.readText(folder + "/.gitmodules", limit: 1 << 20) {
                return paths(in: String(decoding: data, as: UTF8.self))
                    .first { path.hasPrefix(Path.joined(folder, $0) + "/") }
            }
            folder = (folder as NSString).deletingLastPathComponent
        }
        return nil
    }

    private static func paths(in text: String) -> [String] {
        text.split(whereSeparator: \.isNewline).compactMap { line in
            let sides = line.split(separator: "=", maxSplits: 1).map { $0.trimmingCharacters(in: .whitespaces) }
            return sides.count == 2 && sides[0] == "path" ? sides[1] : nil
        }
    }
}
