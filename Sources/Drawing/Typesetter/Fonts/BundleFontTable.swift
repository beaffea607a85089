import CHarfBuzz
import Foundation

/// The fonts in the bundle of the widget's own process, by the names that widget code uses.
struct BundleFontTable {
    struct Entry {
        /// File name without folders.
        var file: String
        var face: Int
    }

    private var paths: [String: String] = [:]
    private var entries: [String: Entry] = [:]

    /// Reads the names of every face in the files. The first file with a name wins.
    ///
    /// - Returns: the files that are not fonts.
    mutating func register(_ files: [String]) -> [String] {
        var rejected: [String] = []
        for path in files {
            guard let first = FontFile.openFace(path: path, index: 0) else {
                rejected.append(path)
                continue
            }
            let name = URL(fileURLWithPath: path).lastPathComponent
            paths[name] = path
            var index = 0
            var next: OpaquePointer? = first
            while let face = next {
                let stem = name.split(separator: ".").dropLast().joined(separator: ".")
                for known in FontFile.names(of: face) + (index == 0 ? [stem] : []) {
                    let key = Self.key(known)
                    if entries[key] == nil { entries[key] = Entry(file: name, face: index) }
                }
                hb_face_destroy(face)
                index += 1
                next = FontFile.openFace(path: path, index: index)
            }
        }
        return rejected
    }

    func path(ofFile name: String) -> String? { paths[name] }

    func entry(named name: String) -> Entry? { entries[Self.key(name)] }

    private static func key(_ name: String) -> String {
        String(name.lowercased().filter { $0 != " " })
    }
}
