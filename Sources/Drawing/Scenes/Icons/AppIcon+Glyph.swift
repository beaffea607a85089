import CoreGraphics
import RenderModel

/// One stroke or area of an icon's drawing, in a box of 60 by 60.
struct IconPart {
    enum Style {
        case fill
        case stroke(Double)
    }

    var path: PathStorage
    var style: Style
    /// 1 for the main ink, less for parts behind it.
    var strength: Double

    static func fill(_ path: PathStorage, _ strength: Double = 1) -> IconPart {
        IconPart(path: path, style: .fill, strength: strength)
    }

    static func line(_ path: PathStorage, _ width: Double, _ strength: Double = 1) -> IconPart {
        IconPart(path: path, style: .stroke(width), strength: strength)
    }
}

extension AppIcon {
    /// The drawing in a box of 60 by 60, back to front.
    var glyph: [IconPart] {
        switch self {
        case .harbor:
            [
                .fill(.polygon([(29, 13), (29, 37), (14, 37)]), 0.75), .fill(.polygon([(32, 18), (32, 37), (45, 37)])),
                .fill(.polygon([(12, 41), (48, 41), (42, 49), (18, 49)])),
            ]
        case .lumen:
            [.fill(.circle(30, 30, 9.5))]
                + (0..<8).map { ray in
                    let angle = Double(ray) * .pi / 4
                    let turn = CGAffineTransform(translationX: 30, y: 30).rotated(by: angle)
                    return .line(PathStorage.segment(15, 0, 19, 0).applying(turn), 3.6)
                }
        case .quill:
            [
                .line(.segment(15, 46, 45, 46), 2.6, 0.45),
                .fill(.polygon([(38, 11), (47, 20), (26, 41), (15, 43), (17, 32)]), 0.55),
                .fill(.polygon([(38, 11), (47, 20), (42, 25), (33, 16)])),
            ]
        case .pebble:
            [
                .fill(PathStorage(ellipseIn: CGRect(x: 13, y: 37, width: 34, height: 12)), 0.9),
                .fill(PathStorage(ellipseIn: CGRect(x: 17, y: 25, width: 26, height: 11)), 0.7),
                .fill(PathStorage(ellipseIn: CGRect(x: 21, y: 15, width: 18, height: 9)), 0.5),
            ]
        case .atlas:
            [.fill(.joined([Self.pin, .circle(30, 25, 5.5)]))]
        case .fern:
            [.fill(Self.leaf, 0.85), .line(.segment(17, 45, 36, 24), 2.6, 1)]
        case .echo:
            [10, 20, 32, 24, 12].enumerated().map { index, height in
                let x = 14 + Double(index) * 8
                return .line(.segment(x, 30 - Double(height) / 2, x, 30 + Double(height) / 2), 4)
            }
        case .tally:
            [
                .fill(.rounded(CGRect(x: 14, y: 32, width: 8, height: 14), 2.5), 0.45),
                .fill(.rounded(CGRect(x: 26, y: 23, width: 8, height: 23), 2.5), 0.7),
                .fill(.rounded(CGRect(x: 38, y: 14, width: 8, height: 32), 2.5)),
            ]
        case .orbit:
            [
                .fill(.circle(30, 30, 10.5)),
                .line(
                    PathStorage(ellipseIn: CGRect(x: -20, y: -6, width: 40, height: 12))
                        .applying(CGAffineTransform(translationX: 30, y: 30).rotated(by: -0.45)), 2.6, 0.75),
            ]
        default: laterGlyph
        }
    }

    private static var pin: PathStorage {
        var path = PathStorage.arc(30, 25, 13, from: 150, to: 390)
        path.cubic(
            to: CGPoint(x: 30, y: 49), control1: CGPoint(x: 38.5, y: 38.5), control2: CGPoint(x: 33, y: 43))
        path.cubic(
            to: CGPoint(x: 30 - 13 * 0.866, y: 31.5), control1: CGPoint(x: 27, y: 43),
            control2: CGPoint(x: 21.5, y: 38.5))
        path.close()
        return path
    }

    private static var leaf: PathStorage {
        var path = PathStorage()
        path.move(to: CGPoint(x: 46, y: 14))
        path.cubic(
            to: CGPoint(x: 19, y: 41), control1: CGPoint(x: 49, y: 36), control2: CGPoint(x: 36, y: 47))
        path.cubic(to: CGPoint(x: 46, y: 14), control1: CGPoint(x: 12, y: 26), control2: CGPoint(x: 26, y: 12))
        path.close()
        return path
    }
}
