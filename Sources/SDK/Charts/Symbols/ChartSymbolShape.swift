import SwiftUI

/// A shape for data points.
public protocol ChartSymbolShape: Shape {
    /// The rectangle whose filled shape has the perceived area of the unit square.
    nonisolated var perceptualUnitRect: CGRect { get }
}

extension ChartSymbolShape {
    nonisolated public func strokeBorder(lineWidth: CGFloat) -> some ChartSymbolShape {
        StrokedSymbolShape(base: self, stroke: StrokeStyle(lineWidth: lineWidth))
    }

    nonisolated public func strokeBorder(style: StrokeStyle) -> some ChartSymbolShape {
        StrokedSymbolShape(base: self, stroke: style)
    }
}

extension ChartSymbolShape where Self == BasicChartSymbolShape {
    public static var circle: BasicChartSymbolShape { BasicChartSymbolShape(kind: .circle) }
    public static var square: BasicChartSymbolShape { BasicChartSymbolShape(kind: .square) }
    public static var triangle: BasicChartSymbolShape { BasicChartSymbolShape(kind: .triangle) }
    public static var diamond: BasicChartSymbolShape { BasicChartSymbolShape(kind: .diamond) }
    public static var pentagon: BasicChartSymbolShape { BasicChartSymbolShape(kind: .pentagon) }
    public static var plus: BasicChartSymbolShape { BasicChartSymbolShape(kind: .plus) }
    public static var cross: BasicChartSymbolShape { BasicChartSymbolShape(kind: .cross) }
    public static var asterisk: BasicChartSymbolShape { BasicChartSymbolShape(kind: .asterisk) }
}

/// The built-in symbols.
public struct BasicChartSymbolShape: ChartSymbolShape, Hashable {
    enum Kind: Hashable, CaseIterable { case circle, square, triangle, diamond, pentagon, plus, cross, asterisk }

    let kind: Kind

    nonisolated init(kind: Kind) { self.kind = kind }

    nonisolated public func path(in rect: CGRect) -> Path {
        switch kind {
        case .circle: Path(ellipseIn: rect)
        case .square: Path(rect)
        case .triangle: polygon([(0.5, 0), (1, 1), (0, 1)], in: rect)
        case .diamond: polygon([(0.5, 0), (1, 0.5), (0.5, 1), (0, 0.5)], in: rect)
        case .pentagon: polygon(Self.star(corners: 5), in: rect)
        case .plus: strokes(angles: [0, 90], in: rect)
        case .cross: strokes(angles: [45, 135], in: rect)
        case .asterisk: strokes(angles: [90, 30, 150], in: rect)
        }
    }

    nonisolated private func polygon(_ points: [(x: Double, y: Double)], in rect: CGRect) -> Path {
        Path { path in
            path.addLines(
                points.map { CGPoint(x: rect.minX + $0.x * rect.width, y: rect.minY + $0.y * rect.height) })
            path.closeSubpath()
        }
    }

    /// The corners of a regular polygon resting on a side, in the unit square.
    nonisolated private static func star(corners: Int) -> [(x: Double, y: Double)] {
        (0..<corners).map { index in
            let angle = (Double(index) / Double(corners) - 0.25) * 2 * .pi
            return (x: 0.5 + cos(angle) / 2, y: 0.5 + sin(angle) / 2)
        }
    }

    /// Crossing bars, a quarter as wide as they are long.
    nonisolated private func strokes(angles: [Double], in rect: CGRect) -> Path {
        let center = CGPoint(x: rect.midX, y: rect.midY)
        let lines = Path { path in
            for angle in angles.map({ $0 * .pi / 180 }) {
                let reach = CGSize(width: cos(angle) * rect.width / 2, height: sin(angle) * rect.height / 2)
                path.move(to: CGPoint(x: center.x - reach.width, y: center.y - reach.height))
                path.addLine(to: CGPoint(x: center.x + reach.width, y: center.y + reach.height))
            }
        }
        return lines.strokedPath(StrokeStyle(lineWidth: min(rect.width, rect.height) / 4))
    }

    /// Shapes with the same covered area have the same perceived size: the unit square's. Strokes count as their hull.
    nonisolated public var perceptualUnitRect: CGRect {
        let side: CGFloat =
            switch kind {
            case .circle: 2 / CGFloat.pi.squareRoot()
            case .square: 1
            case .triangle, .diamond: CGFloat(2).squareRoot()
            case .pentagon: 1.3
            case .plus, .cross, .asterisk: 1.25
            }
        return CGRect(x: (1 - side) / 2, y: (1 - side) / 2, width: side, height: side)
    }

    nonisolated public func strokeBorder(lineWidth: CGFloat) -> some ChartSymbolShape {
        StrokedSymbolShape(base: self, stroke: StrokeStyle(lineWidth: lineWidth))
    }
}

/// The border of a symbol, inside its outline.
private struct StrokedSymbolShape<Base: ChartSymbolShape>: ChartSymbolShape {
    let base: Base
    let stroke: StrokeStyle

    nonisolated func path(in rect: CGRect) -> Path {
        let inset = rect.insetBy(dx: min(stroke.lineWidth, rect.width) / 2, dy: min(stroke.lineWidth, rect.height) / 2)
        return base.path(in: inset).strokedPath(stroke)
    }

    nonisolated var perceptualUnitRect: CGRect { base.perceptualUnitRect }
}

/// A type-erased symbol.
public struct AnyChartSymbolShape: ChartSymbolShape {
    private let shape: any ChartSymbolShape

    nonisolated public init(_ shape: any ChartSymbolShape) {
        self.shape = (shape as? AnyChartSymbolShape)?.shape ?? shape
    }

    nonisolated public func path(in rect: CGRect) -> Path { shape.path(in: rect) }

    nonisolated public var perceptualUnitRect: CGRect { shape.perceptualUnitRect }
}

extension AnyChartSymbolShape {
    /// The symbols for values without a scale, in this order, then repeated. Decided by this project: Apple documents
    /// the set, not its order.
    static let standard: [AnyChartSymbolShape] = BasicChartSymbolShape.Kind.allCases.map {
        AnyChartSymbolShape(BasicChartSymbolShape(kind: $0))
    }
}

extension Circle: ChartSymbolShape {
    nonisolated public var perceptualUnitRect: CGRect { BasicChartSymbolShape(kind: .circle).perceptualUnitRect }
}

extension Rectangle: ChartSymbolShape {
    nonisolated public var perceptualUnitRect: CGRect { CGRect(x: 0, y: 0, width: 1, height: 1) }
}

extension RoundedRectangle: ChartSymbolShape {
    nonisolated public var perceptualUnitRect: CGRect { CGRect(x: 0, y: 0, width: 1, height: 1) }
}

extension Capsule: ChartSymbolShape {
    nonisolated public var perceptualUnitRect: CGRect { CGRect(x: 0, y: 0, width: 1, height: 1) }
}

extension Ellipse: ChartSymbolShape {
    nonisolated public var perceptualUnitRect: CGRect { BasicChartSymbolShape(kind: .circle).perceptualUnitRect }
}
