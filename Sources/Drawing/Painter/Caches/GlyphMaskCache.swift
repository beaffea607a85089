import CoreGraphics
import PixelKernels
import RenderModel
import Typesetter

/// Alpha masks of glyphs at four horizontal subpixel positions, all in one block of memory.
final class GlyphMaskCache {
    /// A font at a resolution in pixels per point; the first half of the key.
    private struct Face: Hashable {
        var font: FontInstance
        var scale: Double
    }

    private struct Mask {
        var glyph: pk_glyph
        /// The chords of its outline.
        var chords: Int

        var pixels: Int { Int(glyph.width) * Int(glyph.height) }
    }

    /// Subpixel positions along the line. Baselines are on whole pixels.
    static let phases = 4
    /// Above this many pixels per em a glyph is drawn as a shape, because its mask would fill the cache.
    static let largestEm = 400.0
    /// Bytes of masks at which the cache is cleared.
    private static let limit = 8 << 20

    private let outlines: GlyphOutlines
    private var faces: [Face: UInt32] = [:]
    private var masks: [UInt64: Mask] = [:]
    private(set) var store: UnsafeMutablePointer<UInt8>
    private var used = 0
    private(set) var capacity = 256 << 10

    init(outlines: GlyphOutlines) {
        self.outlines = outlines
        store = .allocate(capacity: capacity)
    }

    deinit {
        store.deallocate()
    }

    /// Clears the cache when it is full. Only between images: masks are referred to by their position in the store.
    func trim() {
        guard used > Self.limit || faces.count > 2_000 else { return }
        faces.removeAll()
        masks.removeAll()
        used = 0
    }

    /// The number of a font at this many pixels per point.
    func face(_ font: FontInstance, scale: Double) -> UInt32 {
        let face = Face(font: font, scale: scale)
        if let known = faces[face] { return known }
        let number = UInt32(faces.count)
        faces[face] = number
        return number
    }

    /// The glyph's mask, with its corner relative to the whole pixel of the glyph's origin.
    ///
    /// - Parameter allows: Called with the size of the mask, whether it is in the cache or is drawn then, so that the
    ///   work of a picture does not depend on earlier ones.
    /// - Returns: `nil` if it is not allowed.
    func mask(
        glyph: UInt32, phase: Int, face: UInt32, font: FontInstance, scale: Double, outline: OutlineBuilder,
        scratch: OpaquePointer, allows: (_ pixels: Int, _ chords: Int) -> Bool
    ) -> pk_glyph? {
        let key = UInt64(face) << 34 | UInt64(glyph) << 2 | UInt64(phase)
        if let known = masks[key] { return allows(known.pixels, known.chords) ? known.glyph : nil }
        let shift = Double(phase) / Double(Self.phases)
        outline.reset()
        outline.add(
            glyph: glyph, font: font, outlines: outlines,
            transform: CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: shift, ty: 0), scale: scale)
        guard let made = draw(outline, scratch: scratch, allows: allows) else { return nil }
        masks[key] = Mask(glyph: made, chords: outline.visits)
        return made
    }

    private func draw(
        _ outline: OutlineBuilder, scratch: OpaquePointer, allows: (_ pixels: Int, _ chords: Int) -> Bool
    ) -> pk_glyph? {
        let bounds = outline.bounds
        let isDrawn = !bounds.isEmpty && bounds.width < 4096 && bounds.height < 4096
        let size = isDrawn ? Int(bounds.width) * Int(bounds.height) : 0
        // A mask's position in the store has 32 bits.
        guard allows(size, outline.visits), used + size <= Int(UInt32.max) else { return nil }
        guard isDrawn else { return pk_glyph() }
        reserve(used + size)
        let start = store + used
        start.update(repeating: 0, count: size)
        var mask = pk_mask(
            alpha: start, width: bounds.width, height: bounds.height, stride: bounds.width, x: bounds.x0, y: bounds.y0)
        pk_mask_draw(scratch, &mask, outline.pointer, PK_NONZERO, PK_MASK_SET)
        let glyph = pk_glyph(
            offset: UInt32(used), width: UInt16(bounds.width), height: UInt16(bounds.height), x: bounds.x0,
            y: bounds.y0)
        used += size
        return glyph
    }

    private func reserve(_ needed: Int) {
        guard needed > capacity else { return }
        let larger = max(needed, capacity * 2)
        let grown = UnsafeMutablePointer<UInt8>.allocate(capacity: larger)
        grown.update(from: store, count: used)
        store.deallocate()
        store = grown
        capacity = larger
    }
}

extension OutlineBuilder {
    /// Adds a glyph, emboldened if the font requires it; `transform` maps from points around the glyph's origin.
    func add(
        glyph: UInt32, font: FontInstance, outlines: GlyphOutlines, transform: CGAffineTransform, scale: Double
    ) {
        let path = outlines.outline(font: font, glyph: glyph)
        guard font.embolden > 0, !path.isEmpty else {
            add(path, transform: transform)
            return
        }
        let stroke = StrokeGeometry(width: font.embolden * font.size, cap: .round, join: .round)
        let edge = stroke.outline(of: path, tolerance: strokeTolerance / max(scale, 0.01)) { isInterrupted }
        // Both are filled as one outline: where they overlap their windings must not cancel each other.
        add((path.turning < 0) == (edge.turning < 0) ? path : path.reversed, transform: transform)
        add(edge, transform: transform)
    }
}
