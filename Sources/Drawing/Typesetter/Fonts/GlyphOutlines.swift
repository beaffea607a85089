import CHarfBuzz
import CoreGraphics
import RenderModel

/// Provides glyph shapes for drawing. Safe to use from several threads.
package struct GlyphOutlines: Sendable {
    /// A glyph that is an image.
    package struct ColorBitmap: Hashable, Sendable {
        /// A PNG file.
        package var png: [UInt8]
        /// The frame of the image, in points relative to the glyph's origin, y downward.
        package var placement: CGRect
    }

    private let book: FontCatalog

    package init(book: FontCatalog = .standard) {
        self.book = book
    }

    /// The filled outline (non-zero rule) in points relative to the glyph's origin, y downward, with the instance's
    /// size, scale factors and shear applied. Embolding is left to the painter: a round-joined stroke of `embolden *
    /// size` points.
    ///
    /// Empty for spaces, for glyphs that do not exist and when the font file is missing.
    package func outline(font: FontInstance, glyph: UInt32) -> PathStorage {
        if font.file == FixedMetricFont.file { return FixedMetricFont.outline(glyph: glyph, size: font.size) }
        guard let loaded = book.loadedFont(for: font) else { return PathStorage() }
        let unit = font.size / loaded.unitsPerEm
        var pen = OutlinePen(
            horizontal: unit * font.scaleX, vertical: -unit * font.scaleY, slant: unit * font.scaleY * font.shear)
        withUnsafeMutablePointer(to: &pen) { pen in
            hb_font_get_glyph_shape(loaded.pointer, glyph, OutlinePen.callbacks.pointer, pen)
        }
        return pen.path
    }

    /// The image of an emoji glyph; `nil` when the glyph is not an image.
    package func colorBitmap(font: FontInstance, glyph: UInt32) -> ColorBitmap? {
        guard font.file != FixedMetricFont.file, let loaded = book.loadedFont(for: font),
            let blob = hb_ot_color_glyph_reference_png(loaded.pointer, glyph)
        else { return nil }
        defer { hb_blob_destroy(blob) }
        var length: UInt32 = 0
        var extents = hb_glyph_extents_t()
        guard let bytes = hb_blob_get_data(blob, &length), length > 0,
            hb_font_get_glyph_extents(loaded.pointer, glyph, &extents) != 0
        else { return nil }
        let unit = font.size / loaded.unitsPerEm
        let placement = CGRect(
            x: Double(extents.x_bearing) * unit * font.scaleX, y: -Double(extents.y_bearing) * unit * font.scaleY,
            width: Double(extents.width) * unit * font.scaleX, height: -Double(extents.height) * unit * font.scaleY)
        let png = bytes.withMemoryRebound(to: UInt8.self, capacity: Int(length)) {
            Array(UnsafeBufferPointer(start: $0, count: Int(length)))
        }
        return ColorBitmap(png: png, placement: placement)
    }
}

/// Collects HarfBuzz's drawing calls into a path.
private struct OutlinePen {
    /// The table of drawing functions; immutable once made.
    struct Callbacks: @unchecked Sendable {
        let pointer: OpaquePointer
    }

    var path = PathStorage()
    var horizontal: Double
    var vertical: Double
    var slant: Double

    init(horizontal: Double, vertical: Double, slant: Double) {
        self.horizontal = horizontal
        self.vertical = vertical
        self.slant = slant
    }

    func point(_ x: Float, _ y: Float) -> CGPoint {
        CGPoint(x: Double(x) * horizontal + Double(y) * slant, y: Double(y) * vertical)
    }

    static func with(_ data: UnsafeMutableRawPointer?, _ body: (inout OutlinePen) -> Void) {
        guard let data else { return }
        body(&data.assumingMemoryBound(to: OutlinePen.self).pointee)
    }

    static let callbacks: Callbacks = {
        let table: OpaquePointer = hb_draw_funcs_create()
        hb_draw_funcs_set_move_to_func(
            table, { _, data, _, x, y, _ in OutlinePen.with(data) { $0.path.move(to: $0.point(x, y)) } }, nil, nil)
        hb_draw_funcs_set_line_to_func(
            table, { _, data, _, x, y, _ in OutlinePen.with(data) { $0.path.line(to: $0.point(x, y)) } }, nil, nil)
        hb_draw_funcs_set_quadratic_to_func(
            table,
            { _, data, _, controlX, controlY, x, y, _ in
                OutlinePen.with(data) { $0.path.quad(to: $0.point(x, y), control: $0.point(controlX, controlY)) }
            }, nil, nil)
        hb_draw_funcs_set_cubic_to_func(
            table,
            { _, data, _, x1, y1, x2, y2, x, y, _ in
                OutlinePen.with(data) {
                    $0.path.cubic(to: $0.point(x, y), control1: $0.point(x1, y1), control2: $0.point(x2, y2))
                }
            }, nil, nil)
        hb_draw_funcs_set_close_path_func(
            table, { _, data, _, _ in OutlinePen.with(data) { $0.path.close() } }, nil, nil)
        hb_draw_funcs_make_immutable(table)
        return Callbacks(pointer: table)
    }()
}
