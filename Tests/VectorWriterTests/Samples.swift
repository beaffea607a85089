import CoreGraphics
import Foundation
import RenderModel
import Testing
import Typesetter

@testable import VectorWriter

#if canImport(FoundationXML)
    import FoundationXML
#endif

/// An element of a parsed document.
final class Element {
    let name: String
    let attributes: [String: String]
    var children: [Element] = []
    var text = ""

    init(name: String, attributes: [String: String]) {
        self.name = name
        self.attributes = attributes
    }

    /// This element and all below it, in document order.
    var all: [Element] { [self] + children.flatMap(\.all) }

    func all(_ name: String) -> [Element] { all.filter { $0.name == name } }
}

/// Parses with the system's XML parser, which refuses what is not well formed.
final class SVGParser: NSObject, XMLParserDelegate {
    private var open: [Element] = []
    private var root: Element?

    static func parse(_ bytes: [UInt8]) throws -> Element {
        let delegate = SVGParser()
        let parser = XMLParser(data: Data(bytes))
        parser.delegate = delegate
        let parsed = parser.parse()
        try #require(parsed, "\(String(describing: parser.parserError)): \(String(decoding: bytes, as: UTF8.self))")
        return try #require(delegate.root)
    }

    func parser(
        _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
        attributes: [String: String]
    ) {
        let element = Element(name: name, attributes: attributes)
        open.last?.children.append(element)
        if root == nil { root = element }
        open.append(element)
    }

    func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
        open.removeLast()
    }

    func parser(_ parser: XMLParser, foundCharacters string: String) {
        open.last?.text += string
    }
}

enum Sample {
    static let red = Fill(.color(RGBA(red: 1, green: 0, blue: 0)))

    static func square(_ x: Double = 10, _ y: Double = 10, side: Double = 20) -> PathStorage {
        var path = PathStorage()
        path.move(to: CGPoint(x: x, y: y))
        path.line(to: CGPoint(x: x + side, y: y))
        path.line(to: CGPoint(x: x + side, y: y + side))
        path.line(to: CGPoint(x: x, y: y + side))
        path.close()
        return path
    }

    static func node(_ content: RenderNode.Content, children: [RenderNode] = [], semantics: Semantics? = nil)
        -> RenderNode
    {
        RenderNode(
            content, frame: CGRect(x: 10, y: 10, width: 20, height: 20), children: children, semantics: semantics)
    }

    static func shape(_ fill: Fill = red) -> RenderNode { node(.shape(ShapeContent(path: square(), fill: fill))) }

    static func tree(
        _ nodes: [RenderNode], fonts: [FontInstance] = [], symbols: [SymbolDrawing] = [], images: [ImageResource] = []
    ) -> RenderTree {
        let size = CGSize(width: 100, height: 50)
        return RenderTree(
            size: size, scale: 3, root: RenderNode(frame: CGRect(origin: .zero, size: size), children: nodes),
            fonts: fonts, symbols: symbols, images: images)
    }

    /// One line at (10, 30) with a glyph for each scalar, ten points apart.
    static func text(_ string: String, fill: Fill = red) -> TextContent {
        var glyphs: [PositionedGlyph] = []
        var cluster = 0
        for scalar in string.unicodeScalars {
            glyphs.append(
                PositionedGlyph(id: scalar.value, x: Float(glyphs.count * 10), y: 0, cluster: UInt32(cluster)))
            cluster += String(scalar).utf8.count
        }
        let width = Double(glyphs.count * 10)
        let run = GlyphRun(
            font: 0, fill: fill, glyphs: glyphs, rightToLeft: false, range: 0..<string.utf8.count, width: width)
        let line = TextLine(
            origin: CGPoint(x: 10, y: 30), width: width, ascent: 8, descent: 2, runs: [run],
            range: 0..<string.utf8.count)
        return TextContent(string: string, lines: [line])
    }

    static let inter = FontInstance(
        file: "Inter.ttf", size: 20, variations: [.init(axis: "wght", value: 600)], scaleX: 0.97, scaleY: 0.9685)

    static func parsed(_ tree: RenderTree, _ options: VectorWriter.Options = .init()) throws -> Element {
        try SVGParser.parse(VectorWriter(options: options).write(tree).svg)
    }
}
