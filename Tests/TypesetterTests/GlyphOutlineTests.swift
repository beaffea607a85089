import CoreGraphics
import Foundation
import RenderModel
import Testing

@testable import Typesetter

@Suite("Glyph outlines")
struct GlyphOutlineTests {
    let book = FontCatalog.standard
    var outlines: GlyphOutlines { GlyphOutlines(book: book) }

    static func bounds(of path: PathStorage) -> CGRect {
        path.points.reduce(CGRect.null) { $0.union(CGRect(origin: $1, size: .zero)) }
    }

    @Test("An upright letter is on the baseline, y down, as high as San Francisco's capitals")
    func capitalHeight() throws {
        let font = FontInstance(
            file: "Inter.ttf", size: 100,
            variations: [.init(axis: "opsz", value: 32), .init(axis: "wght", value: 400)], scaleY: 0.9685)
        let glyph = try #require(book.loadedFont(for: font)?.nominalGlyph("H"))
        let path = outlines.outline(font: font, glyph: glyph)
        let bounds = Self.bounds(of: path)
        #expect(path.verbs.first == .move)
        #expect(path.verbs.last == .close)
        #expect(abs(bounds.maxY) < 0.01)
        #expect(abs(bounds.minY + 70.46) < 0.1, "cap height of SF Pro is 1443/2048 em")
    }

    @Test("Weight, shear and scale change the outline")
    func variations() throws {
        func width(weight: Double, scaleX: Double = 1, shear: Double = 0) throws -> CGRect {
            let font = FontInstance(
                file: "Inter.ttf", size: 100, variations: [.init(axis: "wght", value: weight)], scaleX: scaleX,
                shear: shear)
            let glyph = try #require(book.loadedFont(for: font)?.nominalGlyph("l"))
            return Self.bounds(of: outlines.outline(font: font, glyph: glyph))
        }
        let regular = try width(weight: 400)
        #expect(try width(weight: 900).width > regular.width * 1.5)
        #expect(abs(try width(weight: 400, scaleX: 2).width - regular.width * 2) < 0.01)
        let slanted = try width(weight: 400, shear: 0.2)
        #expect(abs(slanted.maxX - regular.maxX - 0.2 * regular.height) < 0.01)
    }

    @Test("An emoji is a PNG of about 1.2 em placed around the baseline")
    func emoji() throws {
        let font = FontInstance(file: "NotoColorEmoji.ttf", size: 100, isColor: true)
        let glyph = try #require(book.loadedFont(for: font)?.nominalGlyph("😀"))
        let bitmap = try #require(outlines.colorBitmap(font: font, glyph: glyph))
        #expect(bitmap.png.prefix(4) == [0x89, 0x50, 0x4E, 0x47])
        #expect((110...130).contains(bitmap.placement.width))
        #expect(bitmap.placement.minY < -80 && bitmap.placement.maxY > 10)
        #expect(outlines.outline(font: font, glyph: glyph).isEmpty)
    }

    @Test("A missing font draws nothing instead of failing")
    func missingFile() {
        let font = FontInstance(file: "NoSuchFont.ttf", size: 12)
        #expect(outlines.outline(font: font, glyph: 3).isEmpty)
        #expect(outlines.colorBitmap(font: font, glyph: 3) == nil)
        #expect(book.loadedFont(file: "NotoSansCJK-Regular.ttc", face: 99, variations: []) == nil)
    }

    @Test("S-FILE-15: A font's name cannot lead out of the project's fonts")
    func foreignFile() throws {
        let assets = try #require(AssetsFolder.locate())
        let own = FontCatalog(assets: assets)
        #expect(own.loadedFont(file: "NotoSans-Bold.ttf", face: 0, variations: []) != nil)
        for file in ["../fonts/NotoSans-Bold.ttf", "/NotoSans-Bold.ttf", "./NotoSans-Bold.ttf"] {
            #expect(own.loadedFont(file: file, face: 0, variations: []) == nil)
        }
    }

    @Test("The fixed-metric font draws one box per em")
    func fixedMetric() {
        let font = FontInstance(file: FixedMetricFont.file, size: 10)
        let path = outlines.outline(font: font, glyph: 0x41)
        #expect(Self.bounds(of: path) == CGRect(x: 0, y: -8, width: 10, height: 10))
        #expect(outlines.outline(font: font, glyph: 0x20).isEmpty)
    }

    @Test("The widget's fonts are found by family and PostScript name")
    func bundleFonts() throws {
        let assets = try #require(AssetsFolder.locate())
        let own = FontCatalog(assets: nil)
        #expect(own.registerBundleFonts(at: [assets + "/fonts/NotoSans-Bold.ttf"]).isEmpty)
        let found = try #require(own.bundleFont(named: "NotoSans-Bold"))
        #expect(found.file == "bundle:NotoSans-Bold.ttf")
        #expect(own.bundleFont(named: "noto sans bold")?.file == found.file)
        #expect(own.loadedFont(file: found.file, face: found.face, variations: []) != nil)
        #expect(own.registerBundleFonts(at: [#filePath]) == [#filePath])
    }
}
