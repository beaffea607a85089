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
        var fonts: [FontKey: LoadedFont] = [:]
        var bundleFonts = BundleFontTable()
    }

    /// Prefix of `FontInstance.file` for fonts in the widget's bundle.
    package static let bundlePrefix = "bundle:"

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
        return tables.withLock { tables in
            if let known = tables.fonts[key] { return known }
            guard let face = openFace(key.face, in: &tables) else { return nil }
            let font = LoadedFont(face: face, variations: variations, identifier: tables.fonts.count)
            tables.fonts[key] = font
            return font
        }
    }

    /// Registers the font files of a widget's bundle under their family and PostScript names.
    ///
    /// - Returns: the names of files that are not fonts.
    @discardableResult
    package func registerBundleFonts(at paths: [String]) -> [String] {
        tables.withLock { tables in tables.bundleFonts.register(paths) }
    }

    /// Registers the font files in the folder of a widget's bundle, in the order of their names.
    package func registerBundleFonts(in folder: String) {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        let fonts = names.sorted().filter { name in
            ["ttf", "otf", "ttc"].contains { name.lowercased().hasSuffix("." + $0) }
        }
        if !fonts.isEmpty { registerBundleFonts(at: fonts.map { folder + "/" + $0 }) }
    }

    /// The file and face registered under a family name, full name or PostScript name.
    package func bundleFont(named name: String) -> (file: String, face: Int)? {
        tables.withLock { tables in
            tables.bundleFonts.entry(named: name).map { (Self.bundlePrefix + $0.file, $0.face) }
        }
    }

    private func openFace(_ key: FaceKey, in tables: inout Tables) -> OpaquePointer? {
        if let known = tables.faces[key] {
            if case .open(let face) = known { return face }
            return nil
        }
        let path: String? =
            if key.file.hasPrefix(Self.bundlePrefix) {
                tables.bundleFonts.path(ofFile: String(key.file.dropFirst(Self.bundlePrefix.count)))
            } else if key.file.contains("/") {
                // A tree could name any file of the host.
                nil
            } else {
                folder.map { $0 + "/" + key.file }
            }
        guard let path, let face = FontFile.openFace(path: path, index: key.index) else {
            tables.faces[key] = .unavailable
            return nil
        }
        tables.faces[key] = .open(face)
        return face
    }
}

enum FontFile {
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
        let kinds = [HB_OT_NAME_ID_FONT_FAMILY, HB_OT_NAME_ID_FULL_NAME, HB_OT_NAME_ID_POSTSCRIPT_NAME]
        return kinds.compactMap { kind in
            var buffer = [CChar](repeating: 0, count: 256)
            var length = UInt32(buffer.count)
            let language = hb_language_from_string("en", -1)
            guard hb_ot_name_get_utf8(face, hb_ot_name_id_t(kind), language, &length, &buffer) > 0 else { return nil }
            return String(decoding: buffer.prefix(Int(length)).map(UInt8.init(bitPattern:)), as: UTF8.self)
        }
    }
}
