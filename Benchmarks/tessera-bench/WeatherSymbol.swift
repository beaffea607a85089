import CoreGraphics
import RenderModel

/// The scene's symbols, in a box of 24 units.
enum WeatherSymbol: Int, CaseIterable {
    case sun, cloud, partly, rain

    var fills: [Fill] {
        let yellow = Fill(.color(RGBA(hex: 0xFFD60A)))
        let white = Fill(.color(.white))
        let blue = Fill(.color(RGBA(hex: 0x64D2FF)))
        return switch self {
        case .sun: [yellow]
        case .cloud: [white]
        case .partly: [yellow, white]
        case .rain: [white, blue]
        }
    }

    var drawing: SymbolDrawing {
        SymbolDrawing(
            name: "\(self)", key: "\(self)", box: CGSize(width: 24, height: 24),
            layers: paths.map { SymbolDrawing.Layer(steps: $0.map { .fill($0) }) })
    }

    /// Paths of each layer.
    private var paths: [[PathStorage]] {
        switch self {
        case .sun: [Self.sun(x: 12, y: 12, radius: 5.2)]
        case .cloud: [[Self.cloud(dx: 0, dy: 0, scale: 1)]]
        case .partly: [Self.sun(x: 15.5, y: 8.5, radius: 3.9), [Self.cloud(dx: 0, dy: 5, scale: 0.78)]]
        case .rain:
            [
                [Self.cloud(dx: 0, dy: -3, scale: 1)],
                [8, 12.5, 17].map { Self.ray(x: $0, y: 18.5, angle: 2, from: 0, to: 4, halfWidth: 0.7) },
            ]
        }
    }

    private static func sun(x: Double, y: Double, radius: Double) -> [PathStorage] {
        let disc = CGRect(x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius)
        return [.circularRectangle(disc, radius: radius)]
            + (0..<8).map {
                ray(
                    x: x, y: y, angle: Double($0) * .pi / 4, from: radius * 1.45, to: radius * 2.05,
                    halfWidth: radius * 0.17)
            }
    }

    private static func ray(
        x: Double, y: Double, angle: Double, from: Double, to: Double, halfWidth: Double
    ) -> PathStorage {
        let direction = CGPoint(x: cos(angle), y: sin(angle))
        func point(_ along: Double, _ across: Double) -> CGPoint {
            CGPoint(
                x: x + direction.x * along - direction.y * across, y: y + direction.y * along + direction.x * across)
        }
        var path = PathStorage()
        path.move(to: point(from, halfWidth))
        path.line(to: point(to, halfWidth))
        path.line(to: point(to, -halfWidth))
        path.line(to: point(from, -halfWidth))
        path.close()
        return path
    }

    private static func cloud(dx: Double, dy: Double, scale: Double) -> PathStorage {
        func point(_ x: Double, _ y: Double) -> CGPoint { CGPoint(x: x * scale + dx, y: y * scale + dy) }
        var path = PathStorage()
        path.move(to: point(6.5, 20))
        path.cubic(to: point(1.5, 15.4), control1: point(3.5, 20), control2: point(1.5, 18))
        path.cubic(to: point(5.8, 10.8), control1: point(1.5, 12.9), control2: point(3.4, 11))
        path.cubic(to: point(12.4, 5.5), control1: point(6.6, 7.6), control2: point(9.3, 5.5))
        path.cubic(to: point(19.3, 11.7), control1: point(16.2, 5.5), control2: point(19, 8.2))
        path.cubic(to: point(22.6, 15.8), control1: point(21.3, 12.2), control2: point(22.6, 13.8))
        path.cubic(to: point(18.3, 20), control1: point(22.6, 18.2), control2: point(20.7, 20))
        path.close()
        return path
    }
}

extension PathStorage {
    static func rectangle(_ rect: CGRect) -> PathStorage { PathStorage(rect: rect) }

    /// A rectangle with quarter circles for corners, as CSS draws them.
    static func circularRectangle(_ rect: CGRect, radius: Double) -> PathStorage {
        PathStorage(roundedRect: rect, cornerSize: CGSize(width: radius, height: radius), style: .circular)
    }
}
