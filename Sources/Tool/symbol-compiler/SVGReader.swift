import CoreGraphics
import Foundation
import SymbolSet

#if canImport(FoundationXML)
    import FoundationXML
#endif

/// One drawn element of an icon, in the icon's own coordinates.
struct SVGElement {
    enum Style {
        case fill(evenOdd: Bool)
        case stroke(width: Double)
    }

    var path: PathStorage
    var style: Style
}

/// The drawn elements of a single-color SVG icon: paths and basic shapes, filled or stroked. Groups, gradients and text
/// do not occur in the icon sets and are rejected.
final class SVGReader: NSObject, XMLParserDelegate {
    private(set) var elements: [SVGElement] = []
    private(set) var viewBox = CGRect(x: 0, y: 0, width: 16, height: 16)
    private var unsupported: String?
    private var isDrawing = false

    static func read(_ data: Data, name: String) throws -> SVGReader {
        let reader = SVGReader()
        let parser = XMLParser(data: data)
        parser.delegate = reader
        guard parser.parse(), reader.isDrawing else {
            throw CompilerError.badDrawing(
                name: name, reason: parser.parserError?.localizedDescription ?? "not an SVG drawing")
        }
        if let unsupported = reader.unsupported {
            throw CompilerError.badDrawing(name: name, reason: "<\(unsupported)> is not supported")
        }
        return reader
    }

    func parser(
        _ parser: XMLParser, didStartElement element: String, namespaceURI: String?, qualifiedName: String?,
        attributes: [String: String] = [:]
    ) {
        func number(_ key: String) -> Double { attributes[key].flatMap(Double.init) ?? 0 }
        let path: PathStorage
        switch element {
        case "svg":
            isDrawing = true
            let box = (attributes["viewBox"] ?? "").split(separator: " ").compactMap { Double($0) }
            if box.count == 4 { viewBox = CGRect(x: box[0], y: box[1], width: box[2], height: box[3]) }
            return
        case "path":
            path = SVGPathReader.path(attributes["d"] ?? "")
        case "line":
            path = .line(number("x1"), number("y1"), number("x2"), number("y2"))
        case "circle":
            path = .circle(CGPoint(x: number("cx"), y: number("cy")), radius: number("r"))
        case "ellipse":
            path = .ellipse(
                CGPoint(x: number("cx"), y: number("cy")), radiusX: number("rx"), radiusY: number("ry"))
        case "rect":
            path = .rectangle(
                CGRect(x: number("x"), y: number("y"), width: number("width"), height: number("height")),
                radius: number("rx"))
        case "polyline", "polygon":
            path = Self.polyline(attributes["points"] ?? "", closed: element == "polygon")
        default:
            unsupported = element
            return
        }
        add(Self.transformed(path, attributes["transform"]), attributes: attributes)
    }

    private func add(_ path: PathStorage, attributes: [String: String]) {
        if let stroke = attributes["stroke"], stroke != "none" {
            elements.append(
                SVGElement(path: path, style: .stroke(width: attributes["stroke-width"].flatMap(Double.init) ?? 1)))
        }
        if attributes["fill"] != "none" {
            elements.append(SVGElement(path: path, style: .fill(evenOdd: attributes["fill-rule"] == "evenodd")))
        }
    }

    private static func polyline(_ text: String, closed: Bool) -> PathStorage {
        let numbers = text.split { $0 == " " || $0 == "," }.compactMap { Double($0) }
        var path = PathStorage()
        for index in stride(from: 0, to: numbers.count - 1, by: 2) {
            let point = CGPoint(x: numbers[index], y: numbers[index + 1])
            if index == 0 { path.move(to: point) } else { path.line(to: point) }
        }
        if closed { path.close() }
        return path
    }

    /// `rotate(a cx cy)` and `translate(x y)`, chained; the icon sets use nothing else.
    private static func transformed(_ path: PathStorage, _ attribute: String?) -> PathStorage {
        guard let attribute else { return path }
        var result = path
        for call in attribute.split(separator: ")").reversed() {
            let parts = call.split(separator: "(")
            guard parts.count == 2 else { continue }
            let numbers = parts[1].split { $0 == " " || $0 == "," }.compactMap { Double($0) }
            switch (parts[0].trimmingCharacters(in: .whitespaces), numbers.count) {
            case ("translate", 2):
                result = result.moved(numbers[0], numbers[1])
            case ("rotate", 1):
                result = result.rotated(degrees: numbers[0])
            case ("rotate", 3):
                result = result.moved(-numbers[1], -numbers[2]).rotated(degrees: numbers[0])
                    .moved(numbers[1], numbers[2])
            default:
                continue
            }
        }
        return result
    }
}
