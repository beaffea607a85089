import CHarfBuzz
import CoreGraphics

/// A font file from which outlines are taken.
final class GlyphFont {
    private let font: OpaquePointer
    let unitsPerEm: Double

    init(path: String) throws {
        guard let blob = hb_blob_create_from_file_or_fail(path) else { throw CompilerError.missingFont(path) }
        defer { hb_blob_destroy(blob) }
        guard let face = hb_face_create(blob, 0) else { throw CompilerError.missingFont(path) }
        defer { hb_face_destroy(face) }
        font = hb_font_create(face)
        unitsPerEm = Double(hb_face_get_upem(face))
    }

    deinit { hb_font_destroy(font) }

    /// The outline of one character in em, y down, origin on the baseline; and its advance in em.
    func glyph(_ scalar: Unicode.Scalar, variations: [String: Double]) -> (path: PathStorage, advance: Double)? {
        var settings = variations.sorted { $0.key < $1.key }.map { axis, value in
            hb_variation_t(tag: hb_tag_from_string(axis, -1), value: Float(value))
        }
        hb_font_set_variations(font, &settings, UInt32(settings.count))
        var glyph: hb_codepoint_t = 0
        guard hb_font_get_nominal_glyph(font, scalar.value, &glyph) != 0 else { return nil }
        var pen = Pen(unit: 1 / unitsPerEm)
        withUnsafeMutablePointer(to: &pen) { hb_font_get_glyph_shape(font, glyph, Self.functions.pointer, $0) }
        return (pen.path, Double(hb_font_get_glyph_h_advance(font, glyph)) / unitsPerEm)
    }

    private struct Pen {
        var unit: Double
        var path = PathStorage()

        func point(_ x: Float, _ y: Float) -> CGPoint { CGPoint(x: Double(x) * unit, y: -Double(y) * unit) }

        static func at(_ data: UnsafeMutableRawPointer?, _ change: (inout Pen) -> Void) {
            if let data { change(&data.assumingMemoryBound(to: Pen.self).pointee) }
        }
    }

    /// HarfBuzz's table of drawing functions, immutable once made.
    private struct Functions: @unchecked Sendable { let pointer: OpaquePointer }

    private static let functions: Functions = {
        let table: OpaquePointer = hb_draw_funcs_create()
        hb_draw_funcs_set_move_to_func(
            table, { _, pen, _, x, y, _ in Pen.at(pen) { $0.path.move(to: $0.point(x, y)) } }, nil, nil)
        hb_draw_funcs_set_line_to_func(
            table, { _, pen, _, x, y, _ in Pen.at(pen) { $0.path.line(to: $0.point(x, y)) } }, nil, nil)
        hb_draw_funcs_set_quadratic_to_func(
            table,
            { _, pen, _, controlX, controlY, x, y, _ in
                Pen.at(pen) { $0.path.quad(to: $0.point(x, y), control: $0.point(controlX, controlY)) }
            }, nil, nil)
        hb_draw_funcs_set_cubic_to_func(
            table,
            { _, pen, _, x1, y1, x2, y2, x, y, _ in
                Pen.at(pen) {
                    $0.path.cubic(to: $0.point(x, y), control1: $0.point(x1, y1), control2: $0.point(x2, y2))
                }
            }, nil, nil)
        hb_draw_funcs_set_close_path_func(table, { _, pen, _, _ in Pen.at(pen) { $0.path.close() } }, nil, nil)
        hb_draw_funcs_make_immutable(table)
        return Functions(pointer: table)
    }()
}
