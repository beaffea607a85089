import CoreGraphics
import Foundation
import SymbolSet

extension Recipes {
    static let warningTriangle = PathStorage.roundedPolygon(
        [CGPoint(x: 0, y: -8.6), CGPoint(x: 9.7, y: 7.4), CGPoint(x: -9.7, y: 7.4)], radius: 2)

    static let shieldEdge: PathStorage = {
        var path = PathStorage()
        path.move(to: CGPoint(x: 0, y: -8.4))
        path.cubic(to: CGPoint(x: 6.9, y: -6.2), control1: CGPoint(x: 2, y: -7.2), control2: CGPoint(x: 4.4, y: -6.5))
        path.cubic(to: CGPoint(x: 0, y: 8.4), control1: CGPoint(x: 7.7, y: 1.6), control2: CGPoint(x: 5, y: 6.4))
        path.cubic(to: CGPoint(x: -6.9, y: -6.2), control1: CGPoint(x: -5, y: 6.4), control2: CGPoint(x: -7.7, y: 1.6))
        path.cubic(to: CGPoint(x: 0, y: -8.4), control1: CGPoint(x: -4.4, y: -6.5), control2: CGPoint(x: -2, y: -7.2))
        path.close()
        return path
    }()

    /// A scalloped disc: the radius swings eight times around the circle.
    static let sealEdge: PathStorage = {
        var path = PathStorage()
        let count = 128
        for index in 0..<count {
            let angle = 2 * .pi * Double(index) / Double(count)
            let radius = 7.8 + 0.42 * cos(8 * angle)
            let point = CGPoint(x: radius * sin(angle), y: -radius * cos(angle))
            if index == 0 { path.move(to: point) } else { path.line(to: point) }
        }
        path.close()
        return path
    }()

    private static let squareEdge = PathStorage.box(14.4, 14.4, radius: 3.4)

    /// A line whose outer edge at the regular weight is the given edge.
    static func outline(_ edge: PathStorage) -> Drawing {
        let box = edge.inkBounds
        let extent = max(box.width, box.height)
        return Drawing([.line(edge.scaled((extent - Drawing.regularStem) / extent, about: box.center))])
    }

    /// A solid rectangle and its outline differ in proportion when scaled; so the outline is inset by half a line.
    static func boxOutline(_ width: Double, _ height: Double, radius: Double) -> Drawing {
        let stem = Drawing.regularStem
        return Drawing([.line(.box(width - stem, height - stem, radius: max(0.2, radius - stem / 2)))])
    }

    static let shapes: Table = [
        "circle": fixed(outline(.circle(radius: 8))),
        "circle.fill": fixed(solid(.circle(radius: 8))),
        "circle.lefthalf.filled": fixed(halfFilled(left: true)),
        "circle.righthalf.filled": fixed(halfFilled(left: false)),
        "circle.dashed": fixed(Drawing(dashes(count: 12, share: 0.56))),
        "circle.dotted": fixed(Drawing(dashes(count: 22, share: 0))),
        "smallcircle.filled.circle": fixed(outline(.circle(radius: 8)).over(solid(.circle(radius: 2.9)))),
        "smallcircle.filled.circle.fill": fixed(
            solid(.circle(radius: 8)).cut(by: [.solid(.circle(radius: 2.9))])),
        "record.circle": fixed(outline(.circle(radius: 8)).over(solid(.circle(radius: 4.7)))),
        "record.circle.fill": fixed(solid(.circle(radius: 8)).cut(by: outline(.circle(radius: 5.4)).parts)),
        "largecircle.fill.circle": fixed(outline(.circle(radius: 8)).over(solid(.circle(radius: 5.3)))),
        "square": fixed(boxOutline(14.4, 14.4, radius: 3.4)),
        "square.fill": fixed(solid(squareEdge)),
        "app": fixed(boxOutline(15.4, 15.4, radius: 4.4)),
        "app.fill": fixed(solid(.box(15.4, 15.4, radius: 4.4))),
        "rectangle": fixed(boxOutline(18.6, 14, radius: 3)),
        "rectangle.fill": fixed(solid(.box(18.6, 14, radius: 3))),
        "rectangle.portrait": fixed(boxOutline(13, 17.4, radius: 3)),
        "rectangle.portrait.fill": fixed(solid(.box(13, 17.4, radius: 3))),
        "capsule": fixed(boxOutline(19, 11, radius: 5.5)),
        "capsule.fill": fixed(solid(.box(19, 11, radius: 5.5))),
        "oval": fixed(outline(.ellipse(.zero, radiusX: 9.5, radiusY: 7))),
        "oval.fill": fixed(solid(.ellipse(.zero, radiusX: 9.5, radiusY: 7))),
        "triangle": fixed(outline(warningTriangle)),
        "triangle.fill": fixed(solid(warningTriangle)),
        "diamond": fixed(outline(.regularPolygon(sides: 4, radius: 9.6, rounding: 2))),
        "diamond.fill": fixed(solid(.regularPolygon(sides: 4, radius: 9.6, rounding: 2))),
        "hexagon": fixed(outline(.regularPolygon(sides: 6, radius: 8.9, rounding: 2))),
        "hexagon.fill": fixed(solid(.regularPolygon(sides: 6, radius: 8.9, rounding: 2))),
        "pentagon": fixed(outline(.regularPolygon(sides: 5, radius: 8.9, rounding: 2))),
        "pentagon.fill": fixed(solid(.regularPolygon(sides: 5, radius: 8.9, rounding: 2))),
        "octagon": fixed(outline(.regularPolygon(sides: 8, radius: 8.4, rotation: 22.5, rounding: 1.6))),
        "octagon.fill": fixed(solid(.regularPolygon(sides: 8, radius: 8.4, rotation: 22.5, rounding: 1.6))),
        "seal": fixed(outline(sealEdge)),
        "seal.fill": fixed(solid(sealEdge)),
        "shield": fixed(outline(shieldEdge)),
        "shield.fill": fixed(solid(shieldEdge)),
        "nosign": fixed(Drawing(outline(.circle(radius: 8)).parts + [.line(.line(-5.1, -5.1, 5.1, 5.1))])),
        "slash.circle": fixed(Drawing(outline(.circle(radius: 8)).parts + [.line(.line(4.2, -4.2, -4.2, 4.2))])),
        "exclamationmark.triangle": enclosed("triangle", "exclamationmark"),
        "exclamationmark.triangle.fill": enclosed("triangle.fill", "exclamationmark"),
        "exclamationmark.octagon": enclosed("octagon", "exclamationmark"),
        "exclamationmark.octagon.fill": enclosed("octagon.fill", "exclamationmark"),
        "xmark.octagon": enclosed("octagon", "xmark"),
        "xmark.octagon.fill": enclosed("octagon.fill", "xmark"),
        "xmark.seal.fill": enclosed("seal.fill", "xmark"),
        "checkmark.seal": enclosed("seal", "checkmark"),
        "checkmark.seal.fill": enclosed("seal.fill", "checkmark"),
        "checkmark.shield": enclosed("shield", "checkmark"),
        "checkmark.shield.fill": enclosed("shield.fill", "checkmark"),
        "exclamationmark.shield.fill": enclosed("shield.fill", "exclamationmark"),
        "xmark.shield.fill": enclosed("shield.fill", "xmark"),
        "bolt.shield": enclosed("shield", "bolt.fill"),
        "bolt.shield.fill": enclosed("shield.fill", "bolt.fill"),
        "lock.shield.fill": enclosed("shield.fill", "lock.fill"),
        "drop.triangle.fill": enclosed("triangle.fill", "drop.fill"),
        "drop.triangle": enclosed("triangle", "drop.fill"),
        "play.rectangle": enclosed("rectangle", "play.fill"),
        "play.rectangle.fill": enclosed("rectangle.fill", "play.fill"),
        "square.stack.fill": fixed(stack(width: 14.4, filled: true)),
        "rectangle.stack": fixed(stack(width: 18, filled: false)),
        "rectangle.stack.fill": fixed(stack(width: 18, filled: true)),
        "square.grid.2x2": fixed(grid(filled: false)),
        "square.grid.2x2.fill": fixed(grid(filled: true)),
    ]

    static func enclosed(_ shape: String, _ content: String) -> SymbolBuilder.Recipe {
        { try Enclosure(shape).around(content, in: $0) }
    }

    private static func halfFilled(left: Bool) -> Drawing {
        var half = PathStorage()
        let start: Double = left ? 90 : -90
        half.append(.arc(radius: 7.4, from: start, to: start + 180))
        half.close()
        return solid(half).over(outline(.circle(radius: 8))).flattened()
    }

    private static func dashes(count: Int, share: Double) -> [Part] {
        let radius = 8 - Drawing.regularStem / 2
        return (0..<count).map { index in
            let start = 360 * Double(index) / Double(count) - 90
            let length = max(0.5, 360 / Double(count) * share)
            return .line(.arc(radius: radius, from: start, to: start + length), share: share > 0 ? 1 : 0.9)
        }
    }

    /// A sheet with the edges of two more behind it.
    private static func stack(width: Double, filled: Bool) -> Drawing {
        let sheet = CGRect(x: -width / 2, y: -3.4, width: width, height: 11)
        let front = filled ? solid(.rectangle(sheet, radius: 2.4)) : boxOutline(width, 11, radius: 2.4).moved(0, 2.1)
        let behind = lines(
            [(-width / 2 + 2, -5.9), (width / 2 - 2, -5.9)], [(-width / 2 + 3.6, -8.2), (width / 2 - 3.6, -8.2)])
        var result = front.over(behind)
        result.layers[0].role = SymbolLayerRole(level: .secondary)
        return result.centered()
    }

    private static func grid(filled: Bool) -> Drawing {
        let cells = [(-4.15, -4.15), (4.15, -4.15), (-4.15, 4.15), (4.15, 4.15)]
        return Drawing(
            cells.flatMap { x, y in
                (filled ? solid(.box(6.9, 6.9, radius: 1.7)) : boxOutline(6.9, 6.9, radius: 1.7)).moved(x, y).parts
            })
    }
}
