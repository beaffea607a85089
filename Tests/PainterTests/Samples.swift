import CoreGraphics
import Foundation
import Painter
import RenderModel
import Testing

/// Short words for building trees and reading pixels.
enum Sample {
    static func tree(
        _ width: Double, _ height: Double, scale: Double = 1, fonts: [FontInstance] = [],
        symbols: [SymbolDrawing] = [], images: [ImageResource] = [], _ nodes: [RenderNode]
    ) -> RenderTree {
        let size = CGSize(width: width, height: height)
        let frame = CGRect(origin: .zero, size: size)
        return RenderTree(
            size: size, scale: scale, root: RenderNode(frame: frame, children: nodes), fonts: fonts,
            symbols: symbols, images: images)
    }

    static func rectangle(_ x: Double, _ y: Double, _ width: Double, _ height: Double, _ color: RGBA) -> RenderNode {
        rectangle(CGRect(x: x, y: y, width: width, height: height), .color(color))
    }

    static func rectangle(_ rect: CGRect, _ paint: Paint) -> RenderNode {
        shape(PathStorage(rect: rect), paint)
    }

    static func shape(
        _ path: PathStorage, _ paint: Paint, style: ShapeContent.Style = .fill(evenOdd: false),
        antialiased: Bool = true
    ) -> RenderNode {
        RenderNode(
            .shape(ShapeContent(path: path, style: style, fill: Fill(paint), antialiased: antialiased)),
            frame: CGRect(x: 0, y: 0, width: 1, height: 1))
    }

    static func effect(_ effect: Effect, _ nodes: [RenderNode]) -> RenderNode {
        RenderNode(.effect(effect), frame: CGRect(x: 0, y: 0, width: 1, height: 1), children: nodes)
    }

    static func ramp(_ stops: [(RGBA, Double)], _ interpolation: ColorRamp.Interpolation = .device) -> ColorRamp {
        ColorRamp(stops: stops.map { GradientStop(color: $0.0, location: $0.1) }, interpolation: interpolation)
    }

    static func paint(_ tree: RenderTree, background: RGBA = .clear) throws -> Bitmap {
        try Painter().paint(tree, options: Painter.Options(background: background)).bitmap
    }

    /// A picture with a bit of everything that needs no font file.
    static func everything(scale: Double = 2) -> RenderTree {
        let sky = ramp([(.pureBlue, 0), (.pureYellow, 0.6), (.pureRed, 1)], .perceptual)
        let disc = PathStorage(ellipseIn: CGRect(x: 8, y: 8, width: 30, height: 30))
        let card = PathStorage(
            roundedRect: CGRect(x: 20, y: 40, width: 60, height: 40), cornerSize: CGSize(width: 8, height: 8),
            style: .continuous)
        let symbol = SymbolDrawing(
            name: "ring", key: "ring", box: CGSize(width: 20, height: 20),
            layers: [
                .init(steps: [.fill(PathStorage(ellipseIn: CGRect(x: 1, y: 1, width: 18, height: 18)))]),
                .init(
                    steps: [.stroke(PathStorage(ellipseIn: CGRect(x: 6, y: 6, width: 8, height: 8)), width: 2)],
                    cutsBelow: [.fill(PathStorage(ellipseIn: CGRect(x: 4, y: 4, width: 12, height: 12)))]),
            ])
        let picture = ImageResource(
            name: "checks", pixelWidth: 2, pixelHeight: 2,
            bytes: [255, 0, 0, 255, 0, 255, 0, 255, 0, 0, 255, 255, 128, 128, 128, 128], format: .rawRGBA)
        let turned = CGAffineTransform(translationX: 70, y: 10).rotated(by: 0.5)
        let image = ImageContent(
            image: 0, destination: CGRect(x: 0, y: 0, width: 16, height: 16),
            naturalSize: CGSize(width: 2, height: 2))
        let font = FontInstance(file: "fixed-metric", size: 7)
        let stroke = StrokeGeometry(width: 3, cap: .round, join: .round, dash: [5, 6])
        return tree(
            100, 100, scale: scale, fonts: [font], symbols: [symbol], images: [picture],
            [
                rectangle(
                    CGRect(x: 0, y: 0, width: 100, height: 100),
                    .linear(sky, from: .zero, to: CGPoint(x: 80, y: 100))),
                shape(disc, .radial(sky, center: CGPoint(x: 20, y: 20), from: 2, to: 20)),
                effect(
                    .shadow(color: .black.opacity(0.5), radius: 3, offset: CGPoint(x: 1, y: 2)),
                    [shape(card, .color(.white.opacity(0.9)))]),
                effect(
                    .clip(card, evenOdd: false),
                    [
                        shape(
                            disc.mapPoints { CGPoint(x: $0.x + 10, y: $0.y + 25) },
                            .angular(sky, center: CGPoint(x: 33, y: 48), from: 0, to: 5))
                    ]),
                effect(
                    .opacity(0.5), [rectangle(60, 60, 30, 30, .pureRed), rectangle(70, 70, 30, 30, .pureBlue)]),
                effect(.blur(radius: 2, opaque: false), [rectangle(5, 80, 20, 12, .pureGreen)]),
                effect(.blend(.multiply), [rectangle(0, 50, 100, 4, .pureYellow)]),
                effect(.transform(turned), [RenderNode(.image(image), frame: .zero)]),
                shape(disc, .color(.black), style: .stroke(stroke)),
                RenderNode(
                    .symbol(
                        SymbolContent(
                            symbol: 0, destination: CGRect(x: 44.3, y: 5, width: 20, height: 20),
                            layerFills: [Fill(.color(.white)), Fill(.color(.pureRed))])), frame: .zero),
                text("abc", x: 40.4, y: 36, font: 0, size: 7, color: .white),
                effect(
                    .transform(CGAffineTransform(translationX: 60, y: 80).rotated(by: -0.3)),
                    [text("de", x: 0, y: 0, font: 0, size: 7, color: .black)]),
            ])
    }

    /// One run in the fixed-metric font, whose glyphs are Unicode scalars one em apart.
    static func text(_ string: String, x: Double, y: Double, font: Int, size: Double, color: RGBA) -> RenderNode {
        let glyphs = string.unicodeScalars.enumerated().map { index, scalar in
            PositionedGlyph(id: scalar.value, x: Float(Double(index) * size), y: 0, cluster: UInt32(index))
        }
        let width = Double(glyphs.count) * size
        let run = GlyphRun(
            font: font, fill: Fill(.color(color)), glyphs: glyphs, rightToLeft: false, range: 0..<glyphs.count,
            width: width)
        let line = TextLine(
            origin: CGPoint(x: x, y: y), width: width, ascent: size * 0.8, descent: size * 0.2, runs: [run],
            range: 0..<glyphs.count)
        return RenderNode(.text(TextContent(string: string, lines: [line])), frame: .zero)
    }
}

extension RGBA {
    static let pureRed = RGBA(red: 1, green: 0, blue: 0)
    static let pureGreen = RGBA(red: 0, green: 1, blue: 0)
    static let pureBlue = RGBA(red: 0, green: 0, blue: 1)
    static let pureYellow = RGBA(red: 1, green: 1, blue: 0)
}

extension Pixel {
    /// Largest difference of a component.
    func distance(to other: Pixel) -> Int {
        zip([red, green, blue, alpha], [other.red, other.green, other.blue, other.alpha])
            .map { abs(Int($0) - Int($1)) }.max() ?? 0
    }

    static func gray(_ value: UInt8, alpha: UInt8 = 255) -> Pixel {
        Pixel(red: value, green: value, blue: value, alpha: alpha)
    }
}
