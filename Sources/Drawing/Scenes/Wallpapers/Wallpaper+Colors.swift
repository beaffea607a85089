import CoreGraphics
import RenderModel

extension WallpaperPicture {
    func aurora(_ variant: Wallpaper.Variant) -> [RenderNode] {
        let colors: [UInt32] =
            switch variant {
            case .light:
                [0x3F8AD8, 0x6C78E0, 0x9C68DC, 0x2E9DB8, 0x6F7EDB, 0xC8689E, 0x3A9C82, 0xC08462, 0xD2626E]
            case .dark:
                [0x081B3A, 0x1A1450, 0x3B1466, 0x06394F, 0x1E1F63, 0x5A1B58, 0x07473F, 0x2A1C4A, 0x4A1236]
            }
        let places: [(Double, Double)] = [
            (0, 0), (0.45, 0), (1, 0), (0, 0.42), (0.62, 0.50), (1, 0.36), (0, 1), (0.50, 1), (1, 1),
        ]
        return [
            ground(
                .mesh(
                    MeshPaint(
                        columns: 3, rows: 3, points: places.map { at($0.0, $0.1) },
                        colors: colors.map { RGBA.hex($0) }, interpolation: .perceptual)))
        ]
    }

    /// Petals rotated about one point below the center, each slightly more than the previous one.
    func petals(_ variant: Wallpaper.Variant) -> [RenderNode] {
        let (sky, tips): (Paint, [UInt32]) =
            switch variant {
            case .light:
                (fall([0xB0705E, 0xC08372, 0x995C58]), [0xD8744F, 0xDA5A68, 0xCC4C86, 0xA34FB4, 0x6F5CD0, 0x3F7AD0])
            case .dark:
                (fall([0x140C18, 0x1E0F24]), [0x9E3D2B, 0x98294A, 0x862464, 0x652C86, 0x44379A, 0x254E9A])
            }
        let root = at(0.5, 0.78)
        let length = extent * 0.62
        let nodes = tips.enumerated().map { index, tip in
            let angle = (Double(index) - Double(tips.count - 1) / 2) * 0.42
            let turn = CGAffineTransform(translationX: root.x, y: root.y).rotated(by: angle)
            let petal = Self.petal(length: length, width: length * 0.42).applying(turn)
            let end = CGPoint(x: 0, y: -length).applying(turn)
            let ramp = ColorRamp.even([RGBA.hex(tip, alpha: 0.15), RGBA.hex(tip, alpha: 0.86)])
            return shape(petal, .linear(ramp, from: root, to: end))
        }
        return [ground(sky)] + nodes
    }

    /// A petal that extends upward from the origin.
    private static func petal(length: Double, width: Double) -> PathStorage {
        var path = PathStorage()
        path.move(to: .zero)
        path.cubic(
            to: CGPoint(x: 0, y: -length), control1: CGPoint(x: width, y: -length * 0.3),
            control2: CGPoint(x: width * 0.8, y: -length))
        path.cubic(
            to: .zero, control1: CGPoint(x: -width * 0.8, y: -length), control2: CGPoint(x: -width, y: -length * 0.3))
        path.close()
        return path
    }

    func graphite(_ variant: Wallpaper.Variant) -> [RenderNode] {
        switch variant {
        case .light: [ground(fall([0x848A93, 0x646A74])), glow(.white(0.10), 0.25, 0.1, radius: 0.6)]
        case .dark: [ground(fall([0x2C2E33, 0x15161A])), glow(.white(0.10), 0.25, 0.1, radius: 0.6)]
        }
    }
}
