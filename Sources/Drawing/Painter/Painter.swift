import CoreGraphics
import PixelKernels
import RenderModel
import Typesetter
import WidgetVocabulary

/// Turns render trees into pixels.
///
/// A painter caches what several images share: glyph masks, symbol masks, color ramps, decoded images and spare pixel
/// buffers. It draws one tree at a time and belongs to one thread; use one painter per thread. The same tree gives the
/// same bytes whatever was painted before, on every processor.
package final class Painter {
    /// Parameters of an image that are not part of the tree.
    package struct Options: Sendable {
        /// Pixels per point; `nil` uses the tree's own scale.
        package var scale: Double?
        /// The content below the tree.
        package var background: RGBA
        package var appearance: ColorScheme

        package init(scale: Double? = nil, background: RGBA = .clear, appearance: ColorScheme = .light) {
            self.scale = scale
            self.background = background
            self.appearance = appearance
        }
    }

    /// An image and what could not be drawn as requested.
    package struct Painting: Sendable {
        package var bitmap: Bitmap
        package var diagnostics: [Diagnostic]
    }

    /// Maximum pixels of a canvas side.
    package static let longestSide = 16_384
    /// Maximum pixels of a canvas.
    package static let mostPixels = 64 << 20
    /// Maximum pixels of all images of a tree, decoded: half a gigabyte.
    static let mostDecodedPixels = 128 << 20

    /// See `PaintBudget`; only tests lower it.
    var work = PaintBudget.base
    let outlines: GlyphOutlines
    /// Only tests replace it, by one with less memory.
    var buffers = PixelBufferPool()
    let ramps = RampCache()
    private(set) var glyphs: GlyphMaskCache
    private(set) var symbols = SymbolMaskCache()
    private(set) var shadows = ShadowTileCache()
    let pictures: PictureStore
    let scratch: OpaquePointer
    let outline: OutlineBuilder

    /// - Parameters:
    ///   - fonts: The source of glyph outlines.
    ///   - decoding: Where images of the tree, and of glyphs in a widget's fonts, are decoded.
    package init(
        fonts: GlyphOutlines = GlyphOutlines(), decoding: ImageDecoding = .confined
    ) throws(PaintFailure) {
        guard let scratch = pk_scratch_create() else { throw .outOfMemory }
        guard let outline = OutlineBuilder(scratch: scratch) else {
            pk_scratch_destroy(scratch)
            throw .outOfMemory
        }
        self.outlines = fonts
        self.scratch = scratch
        self.outline = outline
        self.glyphs = GlyphMaskCache(outlines: fonts)
        self.pictures = PictureStore(decoding: decoding)
    }

    deinit {
        pk_scratch_destroy(scratch)
    }

    /// Paints the whole tree.
    ///
    /// The image has `size × scale` pixels, rounded to the nearest whole number, at least one each way. Parts that
    /// cannot be drawn, or that take more work than is left of the picture's budget, are skipped and reported in the
    /// diagnostics.
    ///
    /// - Parameter interruption: A request abandons the picture, with `PaintFailure.interrupted`.
    package func paint(
        _ tree: RenderTree, options: Options = Options(), interruption: DrawingInterruption? = nil
    ) throws(PaintFailure) -> Painting {
        let scale = options.scale ?? tree.scale
        guard scale.isFinite, scale > 0, tree.size.width.isFinite, tree.size.height.isFinite,
            tree.size.width > 0, tree.size.height > 0
        else { throw .emptyCanvas(width: tree.size.width, height: tree.size.height, scale: scale) }
        let width = max((tree.size.width * scale).rounded(), 1)
        let height = max((tree.size.height * scale).rounded(), 1)
        let longest = Double(Self.longestSide)
        guard width <= longest, height <= longest, width * height <= Double(Self.mostPixels) else {
            throw .canvasTooLarge(width: width, height: height)
        }
        guard let buffer = buffers.take(width: Int(width), height: Int(height), for: .picture) else {
            throw .outOfMemory
        }
        let bitmap = Bitmap(buffer: buffer, width: Int(width), height: Int(height))
        let canvas = Canvas(buffer: buffer, x: 0, y: 0, width: Int32(width), height: Int32(height))
        canvas.fill(with: PremultipliedColor(options.background))
        glyphs.trim()
        symbols.trim()
        ramps.trim()
        shadows.trim()
        pictures.trim()
        let session = TreePainter(
            painter: self, tree: tree, scale: scale, appearance: options.appearance,
            budget: PaintBudget(base: work, pixels: Int(width * height)), interruption: interruption)
        interruption?.observe(scratch)
        session.draw(tree.root, transform: CGAffineTransform(scaleX: scale, y: scale), on: canvas)
        pk_scratch_set_interruption(scratch, nil, nil)
        guard !session.isInterrupted else {
            dropMasks()
            throw .interrupted
        }
        return Painting(bitmap: bitmap, diagnostics: session.diagnostics)
    }
}

extension Painter {
    /// Whether the picture in progress is abandoned.
    var isInterrupted: Bool { pk_scratch_is_interrupted(scratch) }

    /// A mask whose drawing was interrupted is incomplete, and a cache may have it.
    private func dropMasks() {
        glyphs = GlyphMaskCache(outlines: outlines)
        symbols = SymbolMaskCache()
        shadows = ShadowTileCache()
    }
}

/// Why no image could be created.
package enum PaintFailure: Error, Hashable, CustomStringConvertible {
    /// Points and pixels per point.
    case emptyCanvas(width: Double, height: Double, scale: Double)
    /// Pixels.
    case canvasTooLarge(width: Double, height: Double)
    case outOfMemory
    /// See `DrawingInterruption`.
    case interrupted

    package var description: String {
        switch self {
        case .emptyCanvas(let width, let height, let scale):
            "The canvas of \(width) × \(height) points at \(scale) pixels per point has no area. Give it a finite size."
        case .canvasTooLarge(let width, let height):
            """
            The canvas of \(width) × \(height) pixels is too large; at most \(Painter.longestSide) pixels a side and \
            \(Painter.mostPixels) in all are drawn. Lower the scale.
            """
        case .outOfMemory:
            "There is not enough memory for the picture. Lower the scale or close other programs."
        case .interrupted: DrawingInterrupted().description
        }
    }
}
