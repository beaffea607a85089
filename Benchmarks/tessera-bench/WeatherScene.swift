import CoreGraphics
import RenderModel
import Typesetter

/// The picture that the peers draw, as a render tree: a weather widget with 12 or 33 pieces of text, vector symbols,
/// gradients, a rounded outline and, in the large size, a card with a blurred shadow.
///
/// The numbers in it change between renders, so that no renderer can answer from a cache of whole pictures.
struct WeatherScene {
    enum Size: String, CaseIterable {
        case small, medium, large

        /// Points.
        var canvas: CGSize {
            switch self {
            case .small: CGSize(width: 169, height: 169)
            case .medium: CGSize(width: 360, height: 169)
            case .large: CGSize(width: 360, height: 379)
            }
        }
    }

    enum Anchor { case start, middle, end }

    static let scale = 3.0
    private static let outerRadius = 22.0
    private static let hours = ["Now", "10AM", "11AM", "12PM", "1PM", "2PM"]
    private static let days = ["Today", "Tue", "Wed", "Thu", "Fri"]
    private static let kinds: [WeatherSymbol] = [.partly, .sun, .cloud, .rain, .partly, .sun]

    private let typesetter: Typesetter
    private var nodes: [RenderNode] = []
    private var fonts: [FontInstance] = []

    /// The tree of one render.
    static func tree(_ size: Size, render: Int, typesetter: Typesetter) -> RenderTree {
        var scene = WeatherScene(typesetter: typesetter)
        let canvas = size.canvas
        scene.addBackground(canvas)
        switch size {
        case .small, .medium: scene.addSmall(canvas, temperatures: temperatures(render))
        case .large: scene.addLarge(canvas, temperatures: temperatures(render), render: render)
        }
        let frame = CGRect(origin: .zero, size: canvas)
        let outline = PathStorage.circularRectangle(frame, radius: outerRadius)
        let root = RenderNode(
            .effect(.clip(outline, evenOdd: false)), frame: frame, children: scene.nodes)
        return RenderTree(
            size: canvas, scale: scale, root: root, fonts: scene.fonts,
            symbols: WeatherSymbol.allCases.map(\.drawing))
    }

    private static func temperatures(_ render: Int) -> [Int] {
        (0..<16).map { 18 + ($0 * 7 + render * 3) % 11 }
    }

    private init(typesetter: Typesetter) {
        self.typesetter = typesetter
    }

    private mutating func addBackground(_ canvas: CGSize) {
        let sky = ramp([(0, 0x1B3B6F), (0.55, 0x3F7CBF), (1, 0x8FC3EA)])
        let whole = CGRect(origin: .zero, size: canvas)
        add(
            .rectangle(whole),
            .linear(sky, from: CGPoint(x: 0, y: 0), to: CGPoint(x: 0, y: canvas.height)), frame: whole)
        let center = CGPoint(x: canvas.width * 0.82, y: canvas.height * 0.12)
        let radius = canvas.width * 0.55
        let glow = ColorRamp(
            stops: [
                GradientStop(color: .white.opacity(0.38), location: 0),
                GradientStop(color: .white.opacity(0), location: 1),
            ], interpolation: .device)
        let disc = CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)
        add(
            .circularRectangle(disc, radius: radius), .radial(glow, center: center, from: 0, to: radius), frame: disc)
    }

    private mutating func addSmall(_ canvas: CGSize, temperatures t: [Int]) {
        text("Cupertino", x: 16, y: 29, size: 15, weight: .semibold)
        text("\(t[0])°", x: 14, y: 72, size: 44, weight: .light)
        symbol(.partly, x: canvas.width - 40, y: 14, side: 24)
        text("Mostly Sunny", x: 16, y: 92, size: 13)
        text("H:\(t[1])° L:\(t[2] - 8)°", x: 16, y: 108, size: 13, opacity: 0.8)
        rule(x: 16, y: 117, width: canvas.width - 32, opacity: 0.35)
        for k in 0..<4 {
            let center = 31 + Double(k) * 36
            text(Self.hours[k], x: center, y: 130, anchor: .middle, size: 9, weight: .semibold, opacity: 0.75)
            symbol(Self.kinds[k], x: center - 7, y: 132, side: 14)
            text("\(t[3 + k])°", x: center, y: 157, anchor: .middle, size: 10)
        }
    }

    private mutating func addLarge(_ canvas: CGSize, temperatures t: [Int], render: Int) {
        let width = canvas.width
        text("Cupertino", x: 20, y: 34, size: 17, weight: .semibold)
        text("\(t[0])°", x: 18, y: 80, size: 46, weight: .light)
        symbol(.partly, x: width - 50, y: 16, side: 30)
        text("Mostly Sunny", x: width - 20, y: 64, anchor: .end, size: 13)
        text("H:\(t[1])° L:\(t[2] - 8)°", x: width - 20, y: 81, anchor: .end, size: 13, opacity: 0.8)
        rule(x: 20, y: 94, width: width - 40, opacity: 0.35)
        for k in 0..<6 {
            let center = 20 + (width - 40) / 6 * (Double(k) + 0.5)
            text(Self.hours[k], x: center, y: 114, anchor: .middle, size: 12, weight: .semibold, opacity: 0.75)
            symbol(Self.kinds[k], x: center - 11, y: 121, side: 22)
            text("\(t[3 + k])°", x: center, y: 163, anchor: .middle, size: 15)
        }
        addCard(CGRect(x: 16, y: 178, width: width - 32, height: 169), temperatures: t)
        text("Air quality 42 · Good", x: 20, y: 366, size: 11, opacity: 0.7)
        text("Updated 9:\(10 + render % 50) AM", x: width - 20, y: 366, anchor: .end, size: 11, opacity: 0.7)
    }

    private mutating func addCard(_ card: CGRect, temperatures t: [Int]) {
        let shape = RenderNode(
            .shape(
                ShapeContent(path: .circularRectangle(card, radius: 14), fill: Fill(.color(RGBA(hex: 0x2B5C9E))))),
            frame: card)
        // A CSS blur of 12 has the standard deviation 6, which is SwiftUI's radius 6.
        let shadow = Effect.shadow(color: .black.opacity(0.28), radius: 6, offset: CGPoint(x: 0, y: 4))
        nodes.append(RenderNode(.effect(shadow), frame: card, children: [shape]))
        let bar = ramp([(0, 0x6FC8E8), (0.5, 0xB7D86A), (1, 0xF6B73C)])
        for k in 0..<5 {
            let base = card.minY + 26 + Double(k) * 31
            text(Self.days[k], x: card.minX + 14, y: base, size: 15)
            symbol(Self.kinds[k], x: card.minX + 78, y: base - 17, side: 22)
            text("\(t[9 + k] - 9)°", x: card.minX + 146, y: base, anchor: .end, size: 15, opacity: 0.6)
            let track = CGRect(x: card.minX + 160, y: base - 7.5, width: 110, height: 5)
            add(.circularRectangle(track, radius: 2.5), .color(.black.opacity(0.18)), frame: track)
            let range = CGRect(x: track.minX + 8 * Double(k), y: base - 7.5, width: 70, height: 5)
            add(
                .circularRectangle(range, radius: 2.5),
                .linear(bar, from: CGPoint(x: range.minX, y: 0), to: CGPoint(x: range.maxX, y: 0)), frame: range)
            text("\(t[10 + k])°", x: card.maxX - 14, y: base, anchor: .end, size: 15)
            if k < 4 { rule(x: card.minX + 14, y: base + 10, width: card.width - 28, opacity: 0.2) }
        }
    }

    private mutating func add(_ path: PathStorage, _ paint: Paint, frame: CGRect) {
        nodes.append(RenderNode(.shape(ShapeContent(path: path, fill: Fill(paint))), frame: frame))
    }

    private mutating func rule(x: Double, y: Double, width: Double, opacity: Double) {
        let rect = CGRect(x: x, y: y, width: width, height: 0.5)
        add(.rectangle(rect), .color(.white.opacity(opacity)), frame: rect)
    }

    private mutating func symbol(_ symbol: WeatherSymbol, x: Double, y: Double, side: Double) {
        let frame = CGRect(x: x, y: y, width: side, height: side)
        nodes.append(
            RenderNode(
                .symbol(SymbolContent(symbol: symbol.rawValue, destination: frame, layerFills: symbol.fills)),
                frame: frame))
    }

    private mutating func text(
        _ string: String, x: Double, y: Double, anchor: Anchor = .start, size: Double,
        weight: FontRequest.Weight = .medium, opacity: Double = 1
    ) {
        let input = TextLayoutInput(
            spans: [TextSpan(string, font: FontRequest(size: size, weight: weight))],
            options: ParagraphOptions(displayScale: Self.scale))
        let layout = typesetter.prepare(input).layout(width: nil, height: nil)
        let width = layout.lines.first?.width ?? 0
        let left =
            switch anchor {
            case .start: x
            case .middle: x - width / 2
            case .end: x - width
            }
        let origin = CGPoint(x: left, y: y - layout.measurement.firstBaseline)
        let fill = Fill(.color(.white.opacity(opacity)))
        let content = layout.content(
            at: origin,
            fontIndex: { font in
                if let known = fonts.firstIndex(of: font) { return known }
                fonts.append(font)
                return fonts.count - 1
            }, fill: { _ in fill }, decorationFill: { _, _ in fill }, attachment: { _, _ in nil })
        nodes.append(RenderNode(.text(content), frame: CGRect(origin: origin, size: layout.measurement.size)))
    }

    private func ramp(_ stops: [(Double, UInt32)]) -> ColorRamp {
        ColorRamp(
            stops: stops.map { GradientStop(color: RGBA(hex: $0.1), location: $0.0) }, interpolation: .device)
    }
}

extension RGBA {
    /// 0xRRGGBB
    init(hex: UInt32) {
        func part(_ shift: UInt32) -> Float { Float(hex >> shift & 255) / 255 }
        self.init(red: part(16), green: part(8), blue: part(0))
    }
}
