import CHarfBuzz
import Foundation
import RenderModel
import Synchronization

/// Opens font files and keeps them open.
///
/// Files are mapped into memory on first use; a face at one position in its design space is created once. The lock
/// guards only the tables: their values are immutable and can be used by several threads concurrently.
package final class FontCatalog: Sendable {
    private struct FaceKey: Hashable {
        var file: String
        var index: Int
    }

    private struct FontKey: Hashable {
        var face: FaceKey
        var variations: [FontInstance.Variation]
    }

    /// An open face, or the fact that it cannot be opened. Sendable: faces are immutable once they are open.
    private enum FaceState: @unchecked Sendable {
        case open(OpaquePointer)
        case unavailable
    }

    private struct Tables {
        var faces: [FaceKey: FaceState] = [:]
        /// Files that exist and could not be opened at the last attempt.
        var problems: [String: FileProblem] = [:]
        var fonts: [FontKey: LoadedFont] = [:]
        var bundleFonts = BundleFontTable()
        var builds = BuildFontTable()
        var own: OwnFonts?
        /// Fonts of old builds are closed, so the number of open ones does not identify the next.
        var lastIdentifier = 0

        /// Closes the fonts of a build. Those that are drawn with at this moment stay open until then.
        mutating func close(_ build: String) {
            fonts = fonts.filter { BundleFontName($0.key.face.file)?.build != build }
            for (key, state) in faces where BundleFontName(key.file)?.build == build {
                if case .open(let face) = state { hb_face_destroy(face) }
                faces[key] = nil
            }
        }
    }

    /// Problems beyond this number clear the table, because trees name the files.
    private static let knownProblems = 64

    private let folder: String?
    private let tables = Mutex(Tables())

    /// - Parameter assets: the assets folder, which has the font files in `fonts`; without one every font is missing.
    package init(assets: String?) {
        folder = assets.map { $0 + "/fonts" }
    }

    /// The fonts of the project's own assets folder.
    package static let standard = FontCatalog(assets: AssetsFolder.locate())

    package func loadedFont(for instance: FontInstance) -> LoadedFont? {
        loadedFont(file: instance.file, face: instance.face, variations: instance.variations)
    }

    /// `nil` when the file is missing, is not a font, or has no such face.
    package func loadedFont(file: String, face index: Int, variations: [FontInstance.Variation]) -> LoadedFont? {
        let key = FontKey(face: FaceKey(file: file, index: index), variations: variations)
        let build = BundleFontName(file)?.build
        return tables.withLock { tables in
            if let build {
                for old in tables.builds.use(build) { tables.close(old) }
            }
            if let known = tables.fonts[key] { return known }
            guard let face = openFace(key.face, in: &tables) else { return nil }
            tables.lastIdentifier += 1
            let font = LoadedFont(face: face, variations: variations, identifier: tables.lastIdentifier)
            tables.fonts[key] = font
            return font
        }
    }

    /// The reason that a file which exists could not be opened at the last attempt; otherwise `nil`.
    package func problem(ofFile file: String) -> FileProblem? { tables.withLock { $0.problems[file] } }

    /// Registers the font files of a widget's bundle under their family and PostScript names.
    ///
    /// - Returns: the names of files that are not fonts.
    @discardableResult
    package func registerBundleFonts(at paths: [String]) -> [String] {
        tables.withLock { tables in tables.bundleFonts.register(paths) }
    }

    /// Registers the font files in the folder of a widget's bundle, in the order of their names.
    package func registerBundleFonts(in folder: String) {
        let files = FontFile.paths(in: folder)
        if !files.isEmpty { registerBundleFonts(at: files.map(\.path)) }
    }

    /// Registers the font files in the bundle of a build, in the host: trees name them `bundle:KEY/NAME`, and text of
    /// the host cannot use them.
    ///
    /// - Parameter build: the key, which only bundles with the same fonts share.
    /// - Returns: whether there are any.
    @discardableResult
    package func registerBundleFonts(in folder: String, of build: String) -> Bool {
        tables.withLock { tables in
            let result = tables.builds.register(build, in: folder)
            for old in result.closed { tables.close(old) }
            return result.hasFonts
        }
    }

    /// The file and face registered under a family name, full name or PostScript name.
    package func bundleFont(named name: String) -> (file: String, face: Int)? {
        tables.withLock { tables in
            tables.bundleFonts.entry(named: name).map { (BundleFontName(file: $0.file).text, $0.face) }
        }
    }

    /// Uses the fonts of the user's own folder, before any text is set: fonts that a typesetter has resolved stay.
    package func use(_ fonts: OwnFonts) {
        tables.withLock { $0.own = fonts }
    }

    /// The fonts of the user's own folder, if there is one.
    package var ownFonts: OwnFonts? { tables.withLock { $0.own } }

    private func openFace(_ key: FaceKey, in tables: inout Tables) -> OpaquePointer? {
        if let known = tables.faces[key] {
            if case .open(let face) = known { return face }
            return nil
        }
        // A file that is not registered may be registered later.
        guard let path = path(ofFile: key.file, in: tables) else { return nil }
        guard let face = FontFile.openFace(path: path, index: key.index) else {
            if let problem = FileProblem.ofOpening(path), !problem.isMissing {
                // It may be opened later, for example when the process has closed other files.
                if tables.problems.count >= Self.knownProblems { tables.problems.removeAll() }
                tables.problems[key.file] = problem
            } else {
                tables.faces[key] = .unavailable
            }
            return nil
        }
        tables.problems[key.file] = nil
        tables.faces[key] = .open(face)
        return face
    }

    private func path(ofFile file: String, in tables: Tables) -> String? {
        if let name = BundleFontName(file) {
            guard let build = name.build else { return tables.bundleFonts.path(ofFile: name.file) }
            return tables.builds.path(ofFile: name.file, of: build)
        }
        if let name = OwnFontName(file) { return tables.own?.path(ofFile: name.file) }
        // A tree could name any file of the host.
        guard !file.utf8.contains(UInt8(ascii: "/")) else { return nil }
        return folder.map { $0 + "/" + file }
    }
}

enum FontFile {
    /// The font files in a folder, in the order of their names.
    static func paths(in folder: String) -> [(name: String, path: String)] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        let fonts = names.sorted().filter { name in
            ["ttf", "otf", "ttc"].contains { name.lowercased().hasSuffix("." + $0) }
        }
        return fonts.map { ($0, folder + "/" + $0) }
    }

    /// Maps the file and makes an immutable face; the caller owns the reference. `nil` when it is not a font or has no
    /// such face.
    static func openFace(path: String, index: Int) -> OpaquePointer? {
        guard let blob = hb_blob_create_from_file_or_fail(path) else { return nil }
        defer { hb_blob_destroy(blob) }
        guard index >= 0, index < Int(hb_face_count(blob)), let face = hb_face_create(blob, UInt32(index)) else {
            return nil
        }
        guard hb_face_get_glyph_count(face) > 0 else {
            hb_face_destroy(face)
            return nil
        }
        hb_face_make_immutable(face)
        return face
    }

    /// Family, full and PostScript names of a face, in English where the font has them.
    static func names(of face: OpaquePointer) -> [String] {
        [1, 4, 6].compactMap { name($0, of: face) }
    }

    /// One name of a face by its number in the `name` table, in English where the font has it.
    static func name(_ id: hb_ot_name_id_t, of face: OpaquePointer) -> String? {
        var buffer = [CChar](repeating: 0, count: 256)
        var length = UInt32(buffer.count)
        let language = hb_language_from_string("en", -1)
        guard hb_ot_name_get_utf8(face, id, language, &length, &buffer) > 0 else { return nil }
        return String(decoding: buffer.prefix(Int(length)).map(UInt8.init(bitPattern:)), as: UTF8.self)
    }
}
