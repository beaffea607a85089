import CHarfBuzz
import RenderModel

/// A face of a font file at one position in its design space, ready for shaping and drawing. Lengths in font units.
///
/// The underlying HarfBuzz objects are made immutable before they are shared, and HarfBuzz's reading functions are safe
/// to call from several threads on immutable objects; therefore this class can be shared.
package final class LoadedFont: @unchecked Sendable {
    package struct Metrics: Hashable, Sendable {
        package var ascender: Double
        /// Positive, below the baseline.
        package var descender: Double
        package var lineGap: Double
        package var capHeight: Double
        package var xHeight: Double
    }

    package let pointer: OpaquePointer
    package let unitsPerEm: Double
    package let metrics: Metrics
    /// A small number that identifies a loaded font of one book; for cache keys.
    package let identifier: Int

    /// - Parameter face: a HarfBuzz face; this object retains it.
    init(face: OpaquePointer, variations: [FontInstance.Variation], identifier: Int) {
        pointer = hb_font_create(face)
        self.identifier = identifier
        let units = Double(hb_face_get_upem(face))
        unitsPerEm = units
        if !variations.isEmpty {
            let settings = variations.map {
                hb_variation_t(tag: OpenTypeTag.value(of: $0.axis), value: Float($0.value))
            }
            hb_font_set_variations(pointer, settings, UInt32(settings.count))
        }
        hb_font_make_immutable(pointer)

        let font = pointer
        func metric(_ tag: hb_ot_metrics_tag_t) -> Double? {
            var position: hb_position_t = 0
            return hb_ot_metrics_get_position(font, tag, &position) != 0 ? Double(position) : nil
        }
        let capHeight = metric(HB_OT_METRICS_TAG_CAP_HEIGHT) ?? units * 0.7
        metrics = Metrics(
            ascender: metric(HB_OT_METRICS_TAG_HORIZONTAL_ASCENDER) ?? units * 0.8,
            descender: abs(metric(HB_OT_METRICS_TAG_HORIZONTAL_DESCENDER) ?? units * 0.2),
            lineGap: metric(HB_OT_METRICS_TAG_HORIZONTAL_LINE_GAP) ?? 0,
            capHeight: capHeight,
            xHeight: metric(HB_OT_METRICS_TAG_X_HEIGHT) ?? units * 0.5)
    }

    deinit { hb_font_destroy(pointer) }

    /// The glyph for a character without any shaping; `nil` when the font has none.
    package func nominalGlyph(_ scalar: Unicode.Scalar) -> UInt32? {
        var glyph: hb_codepoint_t = 0
        return hb_font_get_nominal_glyph(pointer, scalar.value, &glyph) != 0 ? glyph : nil
    }

    /// The glyph with a given glyph name; `nil` when there is none.
    func glyph(named name: String) -> UInt32? {
        var glyph: hb_codepoint_t = 0
        return hb_font_get_glyph_from_name(pointer, name, -1, &glyph) != 0 ? glyph : nil
    }

    /// Whether the font has rules for an OpenType substitution feature, such as `smcp`.
    func substitutes(_ feature: String) -> Bool {
        let wanted = OpenTypeTag.value(of: feature)
        let face = hb_font_get_face(pointer)
        let table = OpenTypeTag.value(of: "GSUB")
        var tags = [hb_tag_t](repeating: 0, count: 32)
        var start: UInt32 = 0
        while true {
            var count = UInt32(tags.count)
            let total = hb_ot_layout_table_get_feature_tags(face, table, start, &count, &tags)
            if tags.prefix(Int(count)).contains(wanted) { return true }
            start += count
            if count == 0 || start >= total { return false }
        }
    }

    /// Advance width in font units.
    package func advance(of glyph: UInt32) -> Double {
        Double(hb_font_get_glyph_h_advance(pointer, glyph))
    }
}

package enum OpenTypeTag {
    /// Four letters as HarfBuzz's tag; shorter names are padded with spaces.
    package static func value(of name: String) -> hb_tag_t {
        var bytes = Array(name.utf8.prefix(4))
        while bytes.count < 4 { bytes.append(0x20) }
        return bytes.reduce(0) { $0 << 8 | hb_tag_t($1) }
    }

    /// The four letters of a tag.
    static func name(of tag: hb_tag_t) -> String {
        String(decoding: [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: tag >> $0) }, as: UTF8.self)
    }
}
