import CoreGraphics
import RenderModel

extension AppIcon {
    /// The other half of the drawings.
    var laterGlyph: [IconPart] {
        switch self {
        case .drift:
            [(21.0, 0.6), (30, 1), (39, 0.6)].map { y, strength in .line(Self.wave(at: y), 3.6, strength) }
        case .kite:
            [
                .fill(.polygon([(36, 11), (47, 26), (30, 38), (19, 23)]), 0.95),
                .line(.polygon([(30, 38), (24, 44), (27, 48), (20, 51)], closed: false), 2.4, 0.8),
            ]
        case .nova:
            [.fill(Self.star(30, 30, 19, 0.16)), .fill(Self.star(44, 16, 6, 0.2), 0.7)]
        case .fable:
            [
                .fill(.polygon([(28.6, 19), (28.6, 46), (12, 41.5), (12, 15)]), 0.8),
                .fill(.polygon([(31.4, 19), (31.4, 46), (48, 41.5), (48, 15)])),
            ]
        case .grove:
            [
                .fill(.polygon([(24, 18), (41, 46), (8, 46)]), 0.6), .fill(.polygon([(39, 26), (52, 46), (26, 46)])),
                .fill(.circle(43, 17, 4.5), 0.8),
            ]
        case .parcel:
            [
                .fill(.rounded(CGRect(x: 14, y: 20, width: 32, height: 27), 4), 0.75),
                .fill(.rounded(CGRect(x: 12, y: 15, width: 36, height: 9), 3)),
                .fill(.rounded(CGRect(x: 26, y: 29, width: 8, height: 3.4), 1.7)),
            ]
        case .prism:
            [
                .fill(.polygon([(30, 14), (30, 46), (12, 46)]), 0.55), .fill(.polygon([(30, 14), (48, 46), (30, 46)])),
            ]
        case .tempo:
            [
                .line(.circle(30, 30, 17), 3.2, 0.55), .line(.segment(30, 30, 30, 19), 3.4),
                .line(.segment(30, 30, 38, 34), 3.4),
            ]
        case .ember: [.fill(Self.flame(30, 48, 33)), .fill(Self.flame(30, 47, 15), 0.0)]
        case .maple:
            [.fill(.circle(30, 23, 12), 0.55), .fill(.circle(22, 31, 9), 0.8), .fill(.circle(38, 31, 9), 0.8)]
                + [.line(.segment(30, 28, 30, 48), 3.4)]
        case .cinder:
            [.line(.circle(30, 30, 11), 6)]
                + (0..<8).map { tooth in
                    let turn = CGAffineTransform(translationX: 30, y: 30).rotated(by: Double(tooth) * .pi / 4)
                    return .line(PathStorage.segment(14.5, 0, 17, 0).applying(turn), 5.4)
                }
        case .relay:
            [
                .fill(PathStorage(ellipseIn: CGRect(x: 11, y: 14, width: 38, height: 29))),
                .fill(.polygon([(18, 36), (29, 42), (15, 48)])),
            ]
        case .cove:
            [
                .fill(.rounded(CGRect(x: 11, y: 17, width: 38, height: 27), 5)),
                .line(.polygon([(14, 21), (30, 33), (46, 21)], closed: false), 2.6, 0.0),
            ]
        case .chord:
            [
                .fill(
                    .polygon([
                        (21.5, 16.5), (43, 12), (43, 38), (39.4, 38), (39.4, 22), (25.1, 25), (25.1, 42), (21.5, 42),
                    ])),
                .fill(.circle(19.5, 42, 5.6)), .fill(.circle(37.4, 38, 5.6)),
            ]
        case .lens:
            [
                .fill(.rounded(CGRect(x: 10, y: 19, width: 40, height: 27), 6)),
                .fill(.rounded(CGRect(x: 21, y: 14, width: 18, height: 9), 3.5)), .fill(.circle(30, 32.5, 9.4), 0.0),
                .fill(.circle(30, 32.5, 6)),
            ]
        default: []
        }
    }

    private static func wave(at y: Double) -> PathStorage {
        var path = PathStorage()
        path.move(to: CGPoint(x: 12, y: y))
        for index in 0..<2 {
            let x = 12 + Double(index) * 18
            path.cubic(
                to: CGPoint(x: x + 18, y: y), control1: CGPoint(x: x + 6, y: y - 8),
                control2: CGPoint(x: x + 12, y: y + 8))
        }
        return path
    }

    /// A star with four points; `waist` is the inset of the sides toward the center.
    private static func star(_ x: Double, _ y: Double, _ radius: Double, _ waist: Double) -> PathStorage {
        var path = PathStorage()
        path.move(to: CGPoint(x: x, y: y - radius))
        for (dx, dy) in [(1.0, 0.0), (0, 1), (-1, 0), (0, -1)] {
            let control = CGPoint(
                x: x + (dx + (dy == 1 ? 1 : dy == -1 ? -1 : 0)) * radius * waist,
                y: y + (dy + (dx == 1 ? -1 : dx == -1 ? 1 : 0)) * radius * waist)
            path.quad(to: CGPoint(x: x + dx * radius, y: y + dy * radius), control: control)
        }
        path.close()
        return path
    }

    private static func flame(_ x: Double, _ bottom: Double, _ height: Double) -> PathStorage {
        let half = height * 0.40
        var path = PathStorage()
        path.move(to: CGPoint(x: x, y: bottom))
        path.cubic(
            to: CGPoint(x: x - half * 0.2, y: bottom - height), control1: CGPoint(x: x - half * 1.7, y: bottom),
            control2: CGPoint(x: x - half * 1.1, y: bottom - height * 0.55))
        path.cubic(
            to: CGPoint(x: x, y: bottom), control1: CGPoint(x: x + half * 0.5, y: bottom - height * 0.72),
            control2: CGPoint(x: x + half * 2.3, y: bottom - height * 0.10))
        path.close()
        return path
    }
}
