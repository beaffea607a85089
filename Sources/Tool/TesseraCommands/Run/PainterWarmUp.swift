import CoreGraphics
import Painter
import RenderModel

/// A small picture that is painted, encoded and discarded while the widget's process starts. It loads the code, types
/// and fonts that the first picture needs, which then takes half the time.
enum PainterWarmUp {
    static func run() {
        // Any failure here also occurs with the real picture, where it is reported.
        guard let painting = try? Painter().paint(tree) else { return }
        _ = try? PNGEncoder.encode(painting.bitmap)
        _ = painting.bitmap.hash
    }

    /// Common content: a gradient in a rounded frame, a symbol with a shadow, text in two weights.
    private static var tree: RenderTree {
        let canvas = CGRect(x: 0, y: 0, width: 48, height: 48)
        let ramp = ColorRamp(
            stops: [GradientStop(color: .white, location: 0), GradientStop(color: .black, location: 1)],
            interpolation: .perceptual)
        let outline = PathStorage(roundedRect: canvas, cornerSize: CGSize(width: 8, height: 8), style: .continuous)
        let background = RenderNode(
            .shape(
                ShapeContent(
                    path: outline, fill: Fill(.linear(ramp, from: .zero, to: CGPoint(x: 0, y: canvas.height))))),
            frame: canvas)
        let disc = PathStorage(ellipseIn: CGRect(x: 1, y: 1, width: 18, height: 18))
        let symbol = RenderNode(
            .symbol(
                SymbolContent(
                    symbol: 0, destination: CGRect(x: 24, y: 4, width: 20, height: 20),
                    layerFills: [Fill(.color(.white))])),
            frame: canvas)
        let shadow = RenderNode(
            .effect(.shadow(color: .black, radius: 2, offset: CGPoint(x: 0, y: 1))), frame: canvas, children: [symbol])
        let words = RenderNode(.text(TextContent(string: letters, lines: fonts.indices.map(line))), frame: canvas)
        return RenderTree(
            size: canvas.size, scale: 3,
            root: RenderNode(
                .effect(.clip(outline, evenOdd: false)), frame: canvas, children: [background, shadow, words]),
            fonts: fonts,
            symbols: [
                SymbolDrawing(
                    name: "disc", key: "rehearsal", box: CGSize(width: 20, height: 20),
                    layers: [SymbolDrawing.Layer(steps: [.fill(disc), .stroke(disc, width: 1)])])
            ])
    }

    private static let letters = "abcdefgh"

    private static let fonts = [400.0, 600].map { weight in
        FontInstance(
            file: "Inter.ttf", size: 12,
            variations: [.init(axis: "opsz", value: 14), .init(axis: "wght", value: weight)])
    }

    private static func line(_ font: Int) -> TextLine {
        let glyphs = (0..<UInt32(letters.utf8.count)).map { index in
            PositionedGlyph(id: 20 + index, x: Float(index) * 6, y: 0, cluster: index)
        }
        let range = 0..<letters.utf8.count
        let run = GlyphRun(
            font: font, fill: Fill(.color(.white)), glyphs: glyphs, rightToLeft: false, range: range, width: 48)
        return TextLine(
            origin: CGPoint(x: 0, y: 30 + Double(font) * 14), width: 48, ascent: 10, descent: 3, runs: [run],
            range: range)
    }
}
