import CoreGraphics
import Foundation
import ImageCodecs
import Painter
import RenderModel
import Typesetter
import VectorWriter

extension FuzzTarget {
    /// A tree as pixels and as SVG: the drawing of whatever an extension may send.
    static let painting = FuzzTarget("painting", longest: 8_192) { bytes in
        guard let tree = try? RenderTree(binary: bytes).sanitized else { return }
        _ = VectorWriter().write(tree)
        let side = max(tree.size.width, tree.size.height)
        guard side * tree.scale <= 256, let painter = try? Painter(decoding: .inProcess) else { return }
        _ = try? painter.paint(tree)
    }

    static let picture = FuzzTarget("picture", longest: 16_384) { bytes in
        var size = ic_image()
        let hasSize = ic_read_size(bytes, bytes.count, &size) == IC_OK
        var image = ic_image()
        let isDecoded = ic_decode(bytes, bytes.count, 1 << 20, &image) == IC_OK
        if isDecoded {
            expect(hasSize && size.width == image.width && size.height == image.height, "two sizes of one picture")
        }
        ic_image_free(&image)
        _ = ImageHeader(Data(bytes))
    }

    /// A font file of a bundle: registration, outlines, emoji images and shaping.
    static let font = FuzzTarget("font", longest: 32_768) { bytes in
        guard let path = try? ScratchFolder.shared.write(bytes, to: "Sample.ttf") else { return }
        let book = FontCatalog(assets: nil)
        guard book.registerBundleFonts(at: [path]).isEmpty else { return }
        let outlines = GlyphOutlines(book: book)
        let instance = FontInstance(file: BundleFontName(file: "Sample.ttf").text, size: 17)
        for glyph in 0..<8 as Range<UInt32> {
            _ = outlines.outline(font: instance, glyph: glyph)
            _ = outlines.colorBitmap(font: instance, glyph: glyph)
        }
        let spans = [9.0, 33].map { size in
            TextSpan("AB 12:34 Ångström สวัสดี مرحبا", font: FontRequest(family: .named("Sample"), size: size))
        }
        let text = Typesetter(book: book).prepare(TextLayoutInput(spans: spans))
        _ = text.layout(width: 60, height: 40)
    }
}
