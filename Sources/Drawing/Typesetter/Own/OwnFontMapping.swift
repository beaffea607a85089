import Foundation
import Glibc

/// The file `fonts.json` of a font folder, which gives files roles: `{"system": "A.ttf", "serif": ["B.otf", "C.otf"]}`.
/// `A.ttc#2` is one face of a collection, counted from 0. Fonts whose families are Apple's need no such file.
struct OwnFontMapping {
    static let file = "fonts.json"
    private static let limit = 64 << 10

    /// A file, or one face of it.
    struct Choice: Hashable {
        var file: String
        var face: Int?

        func contains(_ other: OwnFace) -> Bool { other.file == file && face ?? other.index == other.index }
    }

    private(set) var choices: [OwnFontRole: [Choice]] = [:]

    /// - Parameter known: the font files of the folder.
    /// - Throws: `OwnFontsProblem.mapping`. A folder without the file has no mapping.
    init(in folder: String, files known: Set<String>) throws(OwnFontsProblem) {
        let path = folder + "/" + Self.file
        func refused(_ reason: String) -> OwnFontsProblem { .mapping(path: path, reason: reason) }
        var status = stat()
        guard lstat(path, &status) == 0 else { return }
        guard status.st_mode & S_IFMT == S_IFREG else { throw refused("it is not a regular file") }
        guard status.st_size <= Self.limit else { throw refused("it has more than \(Self.limit >> 10) kilobytes") }
        guard let data = FileManager.default.contents(atPath: path),
            let object = (try? JSONSerialization.jsonObject(with: data)) as? [String: Any]
        else { throw refused("it is not a JSON object") }
        for (name, value) in object.sorted(by: { $0.key < $1.key }) {
            guard let role = OwnFontRole(rawValue: name) else {
                let roles = OwnFontRole.allCases.map(\.rawValue).joined(separator: ", ")
                throw refused("there is no role “\(name)”; the roles are \(roles)")
            }
            guard let names = value as? [String] ?? (value as? String).map({ [$0] }), !names.isEmpty else {
                throw refused("the role “\(name)” has neither the name of a file nor a list of names")
            }
            for file in names {
                guard let choice = Self.choice(file, known) else {
                    throw refused("the folder has no usable font “\(file)” for the role “\(name)”")
                }
                choices[role, default: []].append(choice)
            }
        }
    }

    /// `nil` for a file that the folder does not have.
    private static func choice(_ name: String, _ known: Set<String>) -> Choice? {
        if known.contains(name) { return Choice(file: name) }
        guard let mark = name.lastIndex(of: "#"), let face = Int(name[name.index(after: mark)...]) else { return nil }
        let file = String(name[..<mark])
        return known.contains(file) ? Choice(file: file, face: face) : nil
    }
}
