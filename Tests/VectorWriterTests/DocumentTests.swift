import CoreGraphics
import RenderModel
import TestSupport
import Testing

@testable import VectorWriter

@Suite("The SVG document")
struct DocumentTests {
    @Test("Size and view box are the canvas in points")
    func size() throws {
        let root = try Sample.parsed(Sample.tree([Sample.shape()]))
        #expect(root.name == "svg")
        #expect(root.attributes["width"] == "100")
        #expect(root.attributes["viewBox"] == "0 0 100 50")
    }

    @Test("S-TEXT-4: Title, description and widget URL are kept, and escaped")
    func title() throws {
        var tree = Sample.tree([])
        tree.widgetURL = "weather://city?a=1&b=\"2\""
        let root = try Sample.parsed(tree, .init(title: "Rain & <snow>", summary: "“Now”"))
        #expect(root.all("title").first?.text == "Rain & <snow>")
        #expect(root.all("desc").first?.text == "“Now”")
        #expect(root.attributes["data-widget-url"] == "weather://city?a=1&b=\"2\"")
    }

    @Test("S-TEXT-4: Characters that XML forbids do not break the document")
    func forbiddenCharacters() throws {
        let text = Sample.text("a\u{1}b\u{FFFF}c\u{FFFE}d\u{7F}")
        let root = try Sample.parsed(Sample.tree([Sample.node(.text(text))], fonts: [Sample.inter]))
        #expect(root.all("text").first?.text == "a\u{FFFD}b\u{FFFD}c\u{FFFD}d\u{7F}")
    }

    @Test("S-LIMIT-21: A document that grows beyond the limit stays well-formed, and the node is reported")
    func limit() throws {
        let shapes = (0..<2_000).map { index -> RenderNode in
            var node = Sample.shape()
            node.viewType = index == 0 ? "First" : "Later"
            return node
        }
        var options = VectorWriter.Options()
        options.limit = 20_000
        let result = VectorWriter(options: options).write(Sample.tree(shapes))
        #expect(try SVGParser.parse(result.svg).name == "svg")
        #expect(result.svg.count <= 20_000)
        #expect(result.diagnostics.map(\.subject) == ["Later"])
        #expect(result.diagnostics.allSatisfy { $0.code == .notDrawn })
        #expect(VectorWriter().write(Sample.tree(shapes)).diagnostics.isEmpty)
        #expect(VectorWriter.Options().limit == 64 << 20)
        #expect(VectorWriter.Options(reader: .page(prefix: "")).limit == 8 << 20)
        #expect(try SpecificationPage.row("S-LIMIT-21").contains("| 64 MB; 8 MB on a page |"))
    }

    @Test("Parts that are copied for every erasing sibling count toward the limit")
    func copies() throws {
        let eraser = RenderNode(.effect(.blend(.destinationOut)), frame: .zero, children: [Sample.shape()])
        let nodes = (0..<1_000).flatMap { _ in [Sample.shape(), eraser] }
        var options = VectorWriter.Options()
        options.limit = 1 << 20
        let result = VectorWriter(options: options).write(Sample.tree(nodes))
        #expect(result.diagnostics.contains { $0.code == .notDrawn })
        #expect(try SVGParser.parse(result.svg).name == "svg")
    }

    @Test("S-BYTES-9: Equal trees give equal bytes")
    func deterministic() {
        let tree = Sample.tree([Sample.shape(Fill(.linear(Paints.ramp, from: .zero, to: CGPoint(x: 9, y: 9))))])
        #expect(VectorWriter().write(tree).svg == VectorWriter().write(tree).svg)
    }

    @Test(
        "Numbers have at most four decimals and no trailing zeros",
        arguments: [
            (0, "0"), (1, "1"), (-1.5, "-1.5"), (0.33333333, "0.3333"), (-0.00001, "0"), (12.30, "12.3"),
            (1.00005, "1.0001"), (.nan, "0"), (.infinity, "0"), (0.0101, "0.0101"),
        ] as [(Double, String)])
    func numbers(value: Double, text: String) {
        #expect(number(value) == text)
    }

    @Test("S-TEXT-3: HTML keeps line breaks and replaces characters that XML forbids")
    func html() {
        var bytes: [UInt8] = []
        MarkupEscape.append("a<\"b\">\n\t&\u{1}\u{FFFE}é", to: &bytes, lineBreaks: .kept)
        #expect(String(decoding: bytes, as: UTF8.self) == "a&lt;&quot;b&quot;&gt;\n\t&amp;\u{FFFD}\u{FFFD}é")
    }

    @Test("Attributes of XML keep tabs and line breaks")
    func attributeSpace() throws {
        let root = try Sample.parsed(Sample.tree([]), .init(title: "a\tb\r\nc"))
        #expect(root.attributes["aria-label"] == "a\tb\r\nc")
    }

    @Test("Every reference has its definition, in a tree with everything in it")
    func references() throws {
        let root = try Sample.parsed(Everything.tree)
        let names = root.all.compactMap { $0.attributes["id"] }
        #expect(Set(names).count == names.count)
        for element in root.all {
            for (attribute, value) in element.attributes {
                let target: Substring? =
                    if attribute == "href", value.hasPrefix("#") {
                        value.dropFirst()
                    } else if value.hasPrefix("url(#") {
                        value.dropFirst(5).dropLast()
                    } else {
                        nil
                    }
                if let target { #expect(names.contains(String(target)), "\(element.name) \(attribute)=\(value)") }
            }
        }
        #expect(names.count >= 8)
    }
}

enum Everything {
    static let tree = Sample.tree(
        [
            Sample.shape(Fill(.linear(Paints.ramp, from: .zero, to: CGPoint(x: 10, y: 10)))),
            Sample.shape(Fill(.radial(Paints.ramp, center: .zero, from: 1, to: 10))),
            Sample.shape(Fill(.angular(Paints.ramp, center: .zero, from: 0, to: 6))),
            Sample.node(.effect(.clip(Sample.square(), evenOdd: true)), children: [Sample.shape()]),
            Sample.node(.effect(.mask(Sample.shape())), children: [Sample.shape()]),
            Sample.node(.effect(.blur(radius: 3, opaque: false)), children: [Sample.shape()]),
            Sample.node(.symbol(Symbols.content)),
            Sample.node(.text(Sample.text("Hi"))),
            Sample.node(
                .image(
                    ImageContent(
                        image: 0, destination: CGRect(x: 0, y: 0, width: 4, height: 4),
                        naturalSize: CGSize(width: 2, height: 2)))),
        ], fonts: [Sample.inter], symbols: [Symbols.badge], images: [Images.dot])
}
