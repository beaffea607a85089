import CHarfBuzz
import Foundation
import Glibc

/// The fonts in a folder of the user's, by the roles that they have.
///
/// 1. Read the names of every face of every font file in the folder. Links are not followed, because the sandbox of a
///    widget, which reads the same folder, has only the folder itself.
/// 2. A role that the mapping file names has the faces of its files.
/// 3. Any other role has the faces of its families (`OwnFontRole.families`).
///
/// Invariant: equal folders give equal values, in the host and in the extension's process.
package struct OwnFonts: Hashable, Sendable {
    /// Limits on what is read, so that a wrong folder ends with a message and not with a long wait.
    private enum Limit {
        static let files = 1_000
        static let bytes = 512 << 20
        static let faces = 64
    }

    package let folder: String
    private let faces: [OwnFontRole: [OwnFace]]
    private let all: [OwnFace]
    private let files: Set<String>
    /// Roles that the mapping file names; their faces need no particular family.
    private let mapped: Set<OwnFontRole>
    /// Sentences about files that are not used.
    package let remarks: [String]

    /// - Throws: `OwnFontsProblem` for a folder without fonts and for an unusable mapping file.
    package init(folder: String) throws(OwnFontsProblem) {
        self.folder = folder
        let names = try Self.fontFiles(in: folder)
        var remarks: [String] = []
        var all: [OwnFace] = []
        var files: Set<String> = []
        for name in names {
            let path = folder + "/" + name
            if let problem = Self.problem(with: path) {
                remarks.append("The font “\(name)” is not used: \(problem).")
                continue
            }
            let found = Self.faces(in: path, named: name)
            if found.isEmpty { remarks.append("The font “\(name)” is not used: it cannot be read as a font.") }
            if !found.isEmpty { files.insert(name) }
            all += found
        }
        guard !all.isEmpty else { throw .empty(folder: folder) }
        let mapping = try OwnFontMapping(in: folder, files: files)
        faces = OwnFontRole.allCases.reduce(into: [:]) { faces, role in
            let choices = mapping.choices[role]
            let found = all.filter { face in
                choices?.contains { $0.contains(face) } ?? role.families.contains(where: face.families.contains)
            }
            if !found.isEmpty { faces[role] = found }
        }
        for role in OwnFontRole.allCases where mapping.choices[role] != nil && faces[role] == nil {
            throw .mapping(
                path: folder + "/" + OwnFontMapping.file,
                reason: "the role “\(role.rawValue)” names a face that its collection does not have")
        }
        mapped = Set(mapping.choices.keys)
        self.all = all
        self.files = files
        self.remarks = remarks
    }

    /// Percent of the standard width that separate two of OpenType's width classes.
    private static let widthTolerance = 12.5

    /// The roles that fonts of the folder have.
    package var roles: [OwnFontRole] { OwnFontRole.allCases.filter { faces[$0] != nil } }

    /// The faces with a role, in the order of their files.
    package func faces(for role: OwnFontRole) -> [OwnFace] { faces[role] ?? [] }

    /// The path of a font file of the folder.
    func path(ofFile name: String) -> String? { files.contains(name) ? folder + "/" + name : nil }

    /// The face that is nearest to a request: 1. of the family that the size prefers, 2. in width, 3. in slant, 4. in
    /// weight; of equal ones the first.
    ///
    /// - Returns: `nil` when no face has the role, or none has another width that is requested.
    func face(for role: OwnFontRole, _ request: FontRequest) -> OwnFace? {
        let families = mapped.contains(role) ? [] : role.families(atSize: request.size)
        let found = nearest(faces(for: role), request) { face in
            families.firstIndex(where: face.families.contains) ?? families.count
        }
        guard request.width != .standard, let found else { return found }
        return found.distance(to: request.width) <= Self.widthTolerance ? found : nil
    }

    /// The face that widget code names: by its full name or PostScript name, else the nearest of the family.
    func face(named name: String, _ request: FontRequest) -> OwnFace? {
        let key = Self.key(name)
        if let exact = all.first(where: { $0.names.contains { Self.key($0) == key } }), !isVariable(exact) {
            return exact
        }
        let family = all.filter { face in (face.families + face.names).contains { Self.key($0) == key } }
        return nearest(family, request) { _ in 0 }
    }

    package func contains(_ name: String) -> Bool { face(named: name, FontRequest(size: 17)) != nil }

    private func isVariable(_ face: OwnFace) -> Bool { face.axes["wght"] != nil }

    private func nearest(_ faces: [OwnFace], _ request: FontRequest, rank: (OwnFace) -> Int) -> OwnFace? {
        var best: (face: OwnFace, distance: [Double])?
        for face in faces {
            let slant = face.isItalic == (request.slant == .italic) ? 0.0 : 1
            let distance = [
                Double(rank(face)), face.distance(to: request.width), slant, face.distance(to: request.weight),
            ]
            if let known = best, !distance.lexicographicallyPrecedes(known.distance) { continue }
            best = (face, distance)
        }
        return best?.face
    }

    private static func key(_ name: String) -> String { String(name.lowercased().filter { $0 != " " }) }

    private static func fontFiles(in folder: String) throws(OwnFontsProblem) -> [String] {
        let names: [String]
        do {
            names = try FileManager.default.contentsOfDirectory(atPath: folder)
        } catch {
            throw .unreadable(folder: folder)
        }
        let fonts = names.sorted().filter { name in
            ["ttf", "otf", "ttc", "otc"].contains { name.lowercased().hasSuffix("." + $0) }
        }
        guard fonts.count <= Limit.files else { throw .tooMany(folder: folder, limit: Limit.files) }
        return fonts
    }

    private static func problem(with path: String) -> String? {
        var status = stat()
        guard lstat(path, &status) == 0 else { return String(cString: strerror(errno)) }
        guard status.st_mode & S_IFMT == S_IFREG else { return "it is not a regular file" }
        return status.st_size <= Limit.bytes ? nil : "it has more than \(Limit.bytes >> 20) megabytes"
    }

    private static func faces(in path: String, named name: String) -> [OwnFace] {
        var faces: [OwnFace] = []
        while faces.count < Limit.faces, let face = FontFile.openFace(path: path, index: faces.count) {
            defer { hb_face_destroy(face) }
            faces.append(OwnFace(face, file: name, index: faces.count))
        }
        return faces
    }
}

/// The reason that a folder of the user's own fonts cannot be used.
package enum OwnFontsProblem: Error, Hashable, Sendable, CustomStringConvertible {
    case unreadable(folder: String)
    case empty(folder: String)
    case tooMany(folder: String, limit: Int)
    case mapping(path: String, reason: String)

    package var description: String {
        switch self {
        case .unreadable(let folder): "The folder of fonts “\(folder)” cannot be read."
        case .empty(let folder): "The folder “\(folder)” has no fonts: no otf, ttf, ttc or otc file can be read there."
        case .tooMany(let folder, let limit): "The folder “\(folder)” has more than \(limit) fonts."
        case .mapping(let path, let reason): "The file “\(path)” cannot be used: \(reason)."
        }
    }

    package var remedy: String {
        switch self {
        case .unreadable, .empty: "Name a folder with font files, such as those of San Francisco."
        case .tooMany: "Name a folder with the fonts of the system design and of the languages of the widget alone."
        case .mapping:
            "It has one object with roles and names of files: {\"system\": \"SF-Pro.ttf\", \"serif\": [\"A.otf\"]}."
        }
    }
}
