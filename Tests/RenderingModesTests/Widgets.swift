import CoreGraphics
import Foundation
import Painter
import RenderModel
import RenderingModes
import Testing

/// Small widgets of plain rectangles, the places they lie in, and how a pixel of them is read.
enum Sample {
    static let canvas = CGSize(width: 60, height: 40)

    static func rectangle(
        _ rect: CGRect, _ paint: Paint, level: Fill.Level = .custom, marks: Semantics.Marks = []
    ) -> RenderNode {
        RenderNode(
            .shape(ShapeContent(path: PathStorage(rect: rect), fill: Fill(paint, level: level))), frame: rect,
            semantics: marks.isEmpty ? nil : Semantics(marks: marks))
    }

    static func rectangle(
        _ x: Double, _ y: Double, _ width: Double, _ height: Double, _ color: RGBA, level: Fill.Level = .custom,
        marks: Semantics.Marks = []
    ) -> RenderNode {
        rectangle(CGRect(x: x, y: y, width: width, height: height), .color(color), level: level, marks: marks)
    }

    static func group(_ nodes: [RenderNode], marks: Semantics.Marks = []) -> RenderNode {
        RenderNode(
            frame: CGRect(origin: .zero, size: canvas), children: nodes,
            semantics: marks.isEmpty ? nil : Semantics(marks: marks))
    }

    static func effect(_ effect: Effect, _ nodes: [RenderNode]) -> RenderNode {
        RenderNode(.effect(effect), frame: CGRect(origin: .zero, size: canvas), children: nodes)
    }

    /// A widget with this content and, unless it is `nil`, a container background.
    static func widget(
        _ content: [RenderNode], background: RGBA? = .orange, images: [ImageResource] = [],
        fonts: [FontInstance] = []
    ) -> RenderTree {
        let frame = CGRect(origin: .zero, size: canvas)
        let own = background.map { color in
            RenderNode(
                frame: frame, children: [rectangle(frame, .color(color))],
                semantics: Semantics(marks: .containerBackground))
        }
        return RenderTree(
            size: canvas, scale: 2, root: RenderNode(frame: frame, children: (own.map { [$0] } ?? []) + content),
            fonts: fonts, images: images)
    }

    /// The widget on a wallpaper that fills the canvas.
    static func placed(_ tree: RenderTree, on wallpaper: [RenderNode]) -> RenderTree {
        var placed = tree
        placed.root.children = wallpaper + tree.root.children
        return placed
    }

    static func wallpaper(_ color: RGBA) -> [RenderNode] {
        [rectangle(CGRect(origin: .zero, size: canvas), .color(color))]
    }

    /// Stripes of two colors, four points wide.
    static func stripes(_ first: RGBA, _ second: RGBA) -> [RenderNode] {
        stride(from: 0.0, to: canvas.width, by: 4).enumerated().map { index, x in
            rectangle(x, 0, 4, canvas.height, index.isMultiple(of: 2) ? first : second)
        }
    }

    static func paint(_ tree: RenderTree) throws -> Bitmap { try Painter().paint(tree).bitmap }

    /// The picture of the widget so treated, on the wallpaper.
    static func paint(
        _ tree: RenderTree, _ treatment: Treatment, on wallpaper: [RenderNode] = wallpaper(.black)
    ) throws -> Bitmap {
        let treated = tree.treated(by: treatment)
        #expect(treated.validate().isEmpty)
        return try paint(placed(treated, on: wallpaper))
    }
}

extension Bitmap {
    /// The pixel at a place in points of the sample's canvas.
    func at(_ x: Double, _ y: Double) -> Pixel { self[Int(x * 2), Int(y * 2)] }
}

extension Pixel {
    var isGray: Bool { red == green && green == blue }

    var luminance: Double { 0.2126 * Double(red) + 0.7152 * Double(green) + 0.0722 * Double(blue) }

    /// As WCAG defines it.
    var relativeLuminance: Double {
        func linear(_ value: UInt8) -> Double {
            let v = Double(value) / 255
            return v <= 0.04045 ? v / 12.92 : pow((v + 0.055) / 1.055, 2.4)
        }
        return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
    }

    /// Degrees; `nil` for grays.
    var hue: Double? {
        let (r, g, b) = (Double(red), Double(green), Double(blue))
        let most = max(r, g, b)
        let span = most - min(r, g, b)
        guard span > 0 else { return nil }
        let sixth = most == r ? (g - b) / span : most == g ? 2 + (b - r) / span : 4 + (r - g) / span
        return (sixth * 60 + 360).truncatingRemainder(dividingBy: 360)
    }
}

extension RGBA {
    static let orange = RGBA(red: 1, green: 0.5, blue: 0)
    static let teal = RGBA(red: 0, green: 0.6, blue: 0.6)
    static let pureRed = RGBA(red: 1, green: 0, blue: 0)
    static let pureGreen = RGBA(red: 0, green: 1, blue: 0)
    static let pureBlue = RGBA(red: 0, green: 0, blue: 1)

    static func gray(_ value: Float) -> RGBA { RGBA(red: value, green: value, blue: value) }
}
