import CoreGraphics
import RenderModel
import Testing

@testable import VectorWriter

enum Symbols {
    static let badge = SymbolDrawing(
        name: "circle.badge", key: "circle.badge", box: CGSize(width: 10, height: 10),
        layers: [
            .init(steps: [.fill(Sample.square(0, 0, side: 10))]),
            .init(
                steps: [
                    .fill(Sample.square(5, 5, side: 4)), .stroke(Sample.square(5, 5, side: 4), width: 1),
                    .erase(Sample.square(6, 6, side: 1)),
                ],
                cutsBelow: [.stroke(Sample.square(5, 5, side: 4), width: 2)]),
        ])

    static let content = SymbolContent(
        symbol: 0, destination: CGRect(x: 20, y: 10, width: 20, height: 20),
        layerFills: [Fill(.color(.black)), Sample.red])
}

enum Images {
    static let dot = ImageResource(
        name: "dot", pixelWidth: 1, pixelHeight: 1, bytes: [64, 0, 0, 128], format: .rawRGBA)

    static func content(_ change: (inout ImageContent) -> Void = { _ in }) -> ImageContent {
        var content = ImageContent(
            image: 0, destination: CGRect(x: 10, y: 20, width: 40, height: 20),
            naturalSize: CGSize(width: 20, height: 10))
        change(&content)
        return content
    }
}

@Suite("Shapes, texts, symbols and pictures")
struct ContentTests {
    @Test("A stroke keeps width, caps, joins and dashes")
    func stroke() throws {
        let stroke = StrokeGeometry(width: 2, cap: .round, join: .bevel, dash: [3, 1], dashPhase: 2)
        let content = ShapeContent(path: Sample.square(), style: .stroke(stroke), fill: Sample.red)
        let path = try #require(try Sample.parsed(Sample.tree([Sample.node(.shape(content))])).all("path").first)
        #expect(path.attributes["fill"] == "none")
        #expect(path.attributes["stroke"] == "#ff0000")
        #expect(path.attributes["stroke-width"] == "2")
        #expect(path.attributes["stroke-linecap"] == "round")
        #expect(path.attributes["stroke-linejoin"] == "bevel")
        #expect(path.attributes["stroke-dasharray"] == "3 1")
        #expect(path.attributes["stroke-dashoffset"] == "2")
        #expect(path.attributes["d"] == "M10 10L30 10L30 30L10 30Z")
    }

    @Test("F-119: text stays text: one element per run, a position for each character")
    func text() throws {
        let root = try Sample.parsed(
            Sample.tree([Sample.node(.text(Sample.text("23°")))], fonts: [Sample.inter]))
        let text = try #require(root.all("text").first)
        #expect(text.text == "23°")
        #expect(text.attributes["x"] == "10 20 30")
        #expect(text.attributes["y"] == "30")
        #expect(text.attributes["font-family"]?.hasPrefix("Inter, ") == true)
        #expect(text.attributes["font-size"] == "19.37")
        #expect(text.attributes["font-weight"] == "600")
    }

    @Test("Right-to-left text starts at its right end and is fitted to its width")
    func rightToLeft() throws {
        var content = Sample.text("שלום")
        content.lines[0].runs[0].rightToLeft = true
        let text = try #require(
            try Sample.parsed(Sample.tree([Sample.node(.text(content))], fonts: [Sample.inter])).all("text").first)
        #expect(text.attributes["direction"] == "rtl")
        #expect(text.attributes["x"] == "50")
        #expect(text.attributes["textLength"] == "40")
    }

    @Test("Ligatures are left to the viewer's shaping")
    func ligature() throws {
        var content = Sample.text("fi")
        content.lines[0].runs[0].glyphs.removeLast()
        let text = try #require(
            try Sample.parsed(Sample.tree([Sample.node(.text(content))], fonts: [Sample.inter])).all("text").first)
        #expect(text.attributes["x"] == "10")
        #expect(text.attributes["textLength"] == "20")
    }

    @Test(
        "Fonts are described by family, weight and slant",
        arguments: [
            (FontInstance(file: "JetBrainsMono-ExtraBold.ttf", size: 10), "'JetBrains Mono', ", "800", nil),
            (FontInstance(file: "JetBrainsMono-SemiBoldItalic.ttf", size: 10), "'JetBrains Mono', ", "600", "italic"),
            (FontInstance(file: "NotoSansCJK-Bold.ttc", size: 10), "'Noto Sans CJK KR', ", "700", nil),
            (FontInstance(file: "Inter.ttf", size: 10, shear: 0.2), "Inter, ", nil, "italic"),
            (
                FontInstance(file: "NotoSansCJK-Regular.ttc", size: 10, embolden: 0.026), "'Noto Sans CJK KR', ", "600",
                nil
            ),
            (FontInstance(file: "bundle:Pacifico.ttf", size: 10), "'Pacifico', ", nil, nil),
            (FontInstance(file: "bundle:0123abcd/Pacifico.ttf", size: 10), "'Pacifico', ", nil, nil),
        ] as [(FontInstance, String, String?, String?)])
    func fonts(font: FontInstance, family: String, weight: String?, style: String?) {
        let description = FontDescription(font)
        #expect(description.family.hasPrefix(family))
        #expect(description.weight == weight)
        #expect(description.style == style)
    }

    @Test("Outlines are paths with the text as their name")
    func outlines() throws {
        let font = FontInstance(file: "fixed-metric", size: 10)
        let root = try Sample.parsed(
            Sample.tree([Sample.node(.text(Sample.text("Hi")))], fonts: [font]), .init(text: .outlines))
        #expect(root.all("text").isEmpty)
        #expect(root.all("g").first?.attributes["aria-label"] == "Hi")
        #expect(root.all("path").count == 2)
    }

    @Test("An underline is drawn behind the text, a strike-through in front")
    func decorations() throws {
        var content = Sample.text("ab")
        for kind in [TextDecoration.Kind.strikethrough, .underline] {
            content.lines[0].decorations.append(
                TextDecoration(
                    kind: kind, pattern: kind == .underline ? .dot : .solid, x: 0, y: 1, width: 20, thickness: 0.5,
                    fill: Sample.red))
        }
        let root = try Sample.parsed(Sample.tree([Sample.node(.text(content))], fonts: [Sample.inter]))
        let order = root.all.map(\.name).filter { $0 == "text" || $0 == "line" }
        #expect(order == ["line", "text", "line"])
        #expect(root.all("line").first?.attributes["stroke-dasharray"] == "0.5 0.5")
        #expect(root.all("line").first?.attributes["x2"] == "30")
    }

    @Test("Symbol layers are placed in canvas points; erasing steps and cuts are masks")
    func symbol() throws {
        let root = try Sample.parsed(Sample.tree([Sample.node(.symbol(Symbols.content))], symbols: [Symbols.badge]))
        let masks = root.all("mask")
        #expect(masks.count == 2)
        let cut = try #require(masks.first)
        #expect(cut.children.map { $0.attributes["fill"] } == ["#fff", "none"])
        #expect(cut.children.last?.attributes["stroke"] == "#000")
        #expect(cut.children.last?.attributes["stroke-width"] == "4")
        let layer = try #require(masks.last)
        #expect(layer.children.map { $0.attributes["fill"] } == ["#fff", "none", "#000"])
        let below = try #require(root.children.last { $0.name == "g" })
        #expect(below.attributes["mask"] == "url(#\(cut.attributes["id"] ?? "?"))")
        #expect(below.all("path").first?.attributes["d"] == "M20 10L40 10L40 30L20 30Z")
        #expect(root.children.last?.attributes["fill"] == "#ff0000")
    }

    @Test("A mirrored symbol has its left on the right")
    func mirroredSymbol() throws {
        var content = Symbols.content
        content.mirrored = true
        let root = try Sample.parsed(Sample.tree([Sample.node(.symbol(content))], symbols: [Symbols.badge]))
        let mask = try #require(root.all("mask").last)
        #expect(mask.all("path").first?.attributes["d"] == "M30 20L22 20L22 28L30 28Z")
    }

    @Test("An image is embedded once and stretched to its frame")
    func picture() throws {
        let nodes = [Sample.node(.image(Images.content())), Sample.node(.image(Images.content()))]
        let root = try Sample.parsed(Sample.tree(nodes, images: [Images.dot]))
        #expect(root.all("image").count == 1)
        #expect(root.all("image").first?.attributes["href"]?.hasPrefix("data:image/png;base64,iVBORw0KGgo") == true)
        #expect(
            root.all("use").map { $0.attributes["transform"] } == Array(repeating: "matrix(40 0 0 20 10 20)", count: 2))
    }

    @Test("A template image is its alpha in the template's color")
    func template() throws {
        let content = Images.content { $0.template = Sample.red }
        let root = try Sample.parsed(Sample.tree([Sample.node(.image(content))], images: [Images.dot]))
        #expect(root.all("mask").first?.attributes["style"] == "mask-type:alpha")
        #expect(root.all("rect").first?.attributes["fill"] == "#ff0000")
    }

    @Test("Cap insets slice an image into nine parts, of which the corners keep their size")
    func slices() throws {
        let content = Images.content { $0.resizing = .slices(top: 2, left: 3, bottom: 2, right: 3, tiled: false) }
        let root = try Sample.parsed(Sample.tree([Sample.node(.image(content))], images: [Images.dot]))
        let parts = root.children.filter { $0.name == "svg" }
        #expect(parts.count == 9)
        #expect(parts.first?.attributes["viewBox"] == "0 0 3 2")
        #expect(parts.first?.attributes["width"] == "3")
        #expect(parts[4].attributes["viewBox"] == "3 2 14 6")
        #expect(parts[4].attributes["width"] == "34" && parts[4].attributes["height"] == "16")
    }

    @Test("An image of an unknown format is reported")
    func unknownFormat() {
        let image = ImageResource(name: "Scan", pixelWidth: 1, pixelHeight: 1, bytes: [1, 2, 3], format: .encoded)
        let result = VectorWriter().write(Sample.tree([Sample.node(.image(Images.content()))], images: [image]))
        #expect(result.diagnostics.map(\.subject) == ["Scan"])
    }
}
