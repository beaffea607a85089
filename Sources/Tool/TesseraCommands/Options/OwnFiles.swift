import Crypto
import Foundation
import RenderModel
import Typesetter

/// The user's own fonts and drawings of symbols, as far as a run needs them and its manifest names them.
package struct OwnFiles: Hashable, Sendable {
    /// A font file with a role.
    package struct Font: Hashable, Sendable {
        package var file: String
        package var families: [String]
        package var version: String
        /// Of the file, in hexadecimal digits.
        package var sha256: String
        package var roles: [String]
    }

    package var fontFolder: String?
    package var symbolFolder: String?
    /// In the order of their names.
    package var fonts: [Font] = []

    package init(fontFolder: String? = nil, symbolFolder: String? = nil) {
        self.fontFolder = fontFolder
        self.symbolFolder = symbolFolder
    }
}

extension OwnFiles.Font {
    /// The files that have roles, with their digests.
    static func list(_ fonts: OwnFonts) throws(CommandFailure) -> [Self] {
        var found: [String: Self] = [:]
        for role in fonts.roles {
            for face in fonts.faces(for: role) {
                var font =
                    found[face.file]
                    ?? Self(file: face.file, families: [], version: face.version, sha256: "", roles: [])
                font.families = (font.families + face.families).uniqued
                font.roles = (font.roles + [role.rawValue]).uniqued
                found[face.file] = font
            }
        }
        var list: [Self] = []
        for (name, font) in found.sorted(by: { $0.key < $1.key }) {
            var font = font
            font.sha256 = try digest(fonts.folder + "/" + name)
            list.append(font)
        }
        return list
    }

    private static func digest(_ path: String) throws(CommandFailure) -> String {
        guard let file = FileHandle(forReadingAtPath: path) else {
            throw CommandFailure(.usage, "The font “\(path)” cannot be read.")
        }
        defer { try? file.close() }
        var hash = SHA256()
        do {
            while let part = try file.read(upToCount: 1 << 20), !part.isEmpty { hash.update(data: part) }
        } catch {
            throw CommandFailure(.usage, "The font “\(path)” cannot be read: \(error.localizedDescription).")
        }
        return hash.finalize().hexadecimal
    }
}
