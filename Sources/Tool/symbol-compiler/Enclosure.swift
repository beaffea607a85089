import CoreGraphics
import SymbolSet

/// A shape with a symbol or letters in it: drawn as a line around it, or solid with the content knocked out.
struct Enclosure {
    private enum Shape: String { case circle, square, triangle, octagon, shield, seal, app, rectangle, diamond }

    private let shape: Shape
    private let filled: Bool

    init(_ name: String) throws {
        filled = name.hasSuffix(".fill")
        guard let shape = Shape(rawValue: filled ? String(name.dropLast(5)) : name) else {
            throw CompilerError.badDrawing(name: name, reason: "no such enclosure")
        }
        self.shape = shape
    }

    /// The outer edge at the regular weight.
    private var edge: PathStorage {
        switch shape {
        case .circle: .circle(radius: 8)
        case .square: .box(14.4, 14.4, radius: 3.4)
        case .app: .box(15.4, 15.4, radius: 4.4)
        case .rectangle: .box(18.6, 14, radius: 3)
        case .diamond: .regularPolygon(sides: 4, radius: 9.6, rounding: 2)
        case .octagon: .regularPolygon(sides: 8, radius: 8.4, rotation: 22.5, rounding: 1.6)
        case .triangle: Recipes.warningTriangle
        case .shield: Recipes.shieldEdge
        case .seal: Recipes.sealEdge
        }
    }

    /// The space for the content: its maximum width and height, and its distance below the center.
    private var room: (width: Double, height: Double, drop: Double) {
        switch shape {
        case .circle: (9, 8.6, 0)
        case .square: (8.8, 8.6, 0)
        case .app: (9.4, 9.2, 0)
        case .rectangle: (12, 8.4, 0)
        case .diamond: (8, 8, 0)
        case .octagon: (8.4, 8.4, 0)
        case .triangle: (7, 7, 1.5)
        case .shield: (8, 8.6, -0.6)
        case .seal: (8.2, 8.2, 0)
        }
    }

    /// The outline at the regular weight; the line's outer edge coincides with the solid shape's edge.
    private var outline: Part {
        let box = edge.inkBounds
        let extent = max(box.width, box.height)
        let inset = (extent - Drawing.regularStem) / extent
        let center = box.center
        return .line(edge.scaled(inset, about: center))
    }

    /// Signs that are characters: they are set as text, which keeps their proportions at every weight.
    private static let letters = ["questionmark": "?", "dollarsign": "$", "number": "#", "percent": "%", "at": "@"]

    /// Marks that the system draws smaller than other content, with their fraction of the space. The check mark of
    /// `checkmark.circle.fill` is 0.44 of the circle wide and high in a public picture of an iPhone.
    private static let shares = ["checkmark": 0.78, "xmark": 0.74, "multiply": 0.74, "stop": 0.74]

    /// A solid enclosure holds the solid form of its content where there is one.
    func around(_ name: String, in builder: SymbolBuilder) throws -> Drawing {
        if let letter = Self.letters[name] { return try around(text: letter, icons: builder.icons) }
        let solid = "\(name).fill"
        let content = try builder.drawing(filled && builder.has(solid) ? solid : name)
        return around(content, share: Self.shares[name] ?? 1)
    }

    private func around(_ content: Drawing, share: Double) -> Drawing {
        let room = room
        let placed = content.flattened().fitted(room.width * share, room.height * share, emphasis: 1)
        return combined(placed.moved(0, room.drop))
    }

    func around(text: String, icons: IconSource) throws -> Drawing {
        let height = shape == .circle || shape == .square || shape == .app ? 7.8 : 6.6
        var letters = try icons.text(text, height: height, weights: [220, 520, 900])
        let widest = text.count > 1 ? room.width + 1.2 : room.width
        if letters.ink.width > widest { letters = letters.scaled(widest / letters.ink.width) }
        return combined(letters.moved(0, room.drop))
    }

    /// Content first in palettes and hierarchies, as in the system's symbols; of a solid shape it is a hole.
    private func combined(_ content: Drawing) -> Drawing {
        let frame = edge.inkBounds
        let shapeRole = SymbolLayerRole(level: .secondary)
        if filled {
            let background = Drawing([.solid(edge)], role: shapeRole).cut(by: content.parts)
            let hole = SymbolLayerRole(level: .primary, color: .clear, monochrome: .hole)
            var result = content.flattened(role: hole).over(background)
            result.frame = frame
            return result
        }
        var result = content.flattened().over(Drawing([outline], role: shapeRole))
        result.frame = frame
        return result
    }
}
