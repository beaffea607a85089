import CoreGraphics
import RenderModel

extension WallpaperPicture {
    func dunes(_ variant: Wallpaper.Variant) -> [RenderNode] {
        switch variant {
        case .light:
            [
                ground(fall([0x2F6AA8, 0x5C8DB8, 0x9C7A70, 0xB8704C], from: 0, to: 0.72)),
                glow(.hex(0xE08A54, alpha: 0.4), discX, 0.50, radius: 0.40),
                disc(.hex(0xD27A46), discX, 0.50, radius: 0.045),
                hill(Self.ridges[0], fall([0xB87450, 0xA86443], from: 0.54, to: 0.8)),
                hill(Self.ridges[1], fall([0xAE6544, 0x985035], from: 0.62, to: 0.95)),
                hill(Self.ridges[2], fall([0x9A5335, 0x7A3E29], from: 0.72, to: 1)),
                hill(Self.ridges[3], fall([0x7C402B, 0x572B20], from: 0.82, to: 1)),
            ]
        case .dark:
            [
                ground(fall([0x0B1026, 0x1A2145, 0x3A2C5A, 0x5B3A5E], from: 0, to: 0.72)),
                glow(.hex(0xC9D3FF, alpha: 0.28), discX, 0.40, radius: 0.30),
                disc(.hex(0x9CA3CE), discX, 0.40, radius: 0.034),
                hill(Self.ridges[0], fall([0x4A355F, 0x3A2A50], from: 0.54, to: 0.8)),
                hill(Self.ridges[1], fall([0x392A50, 0x2A2040], from: 0.62, to: 0.95)),
                hill(Self.ridges[2], fall([0x281E3C, 0x1B152C], from: 0.72, to: 1)),
                hill(Self.ridges[3], fall([0x191328, 0x0E0B18], from: 0.82, to: 1)),
            ]
        }
    }

    /// Sun and moon are to the right of the center; on a wide screen closer to it, clear of a column of widgets at the
    /// edge.
    private var discX: Double { frame.width > frame.height ? 0.60 : 0.70 }

    /// From the farthest ridge to the nearest.
    private static let ridges: [[(Double, Double)]] = [
        [(0, 0.60), (0.22, 0.565), (0.45, 0.60), (0.72, 0.548), (1, 0.585)],
        [(0, 0.665), (0.30, 0.70), (0.62, 0.635), (0.85, 0.672), (1, 0.655)],
        [(0, 0.79), (0.26, 0.725), (0.55, 0.80), (0.80, 0.765), (1, 0.80)],
        [(0, 0.86), (0.36, 0.915), (0.70, 0.845), (1, 0.90)],
    ]

    func tide(_ variant: Wallpaper.Variant) -> [RenderNode] {
        let bands: [[UInt32]] =
            switch variant {
            case .light:
                [
                    [0x488D9D, 0x5E9EA8], [0x5297A1, 0x408B9B], [0x4190A4, 0x35809C], [0x347C9F, 0x2A6A96],
                    [0x2C6A99, 0x1F5484], [0x1F5080, 0x15375F],
                ]
            case .dark:
                [
                    [0x0A1620, 0x0E2230], [0x0F2A3A, 0x123447], [0x13394D, 0x154560], [0x164A66, 0x164E72],
                    [0x14466B, 0x113657], [0x0F3050, 0x0A1F38],
                ]
            }
        return bands.enumerated().map { index, colors in
            let top = Double(index) * 0.165 - 0.06
            guard index > 0 else { return ground(fall(colors)) }
            let lift = index.isMultiple(of: 2) ? 0.045 : -0.045
            let crest = [
                (-0.05, top + 0.10), (0.25, top + 0.05 + lift), (0.55, top + 0.06 - lift), (0.82, top - 0.01 + lift),
                (1.05, top - 0.02),
            ]
            return hill(crest, fall(colors, from: top, to: top + 0.28))
        }
    }

    private func disc(_ color: RGBA, _ x: Double, _ y: Double, radius: Double) -> RenderNode {
        let center = at(x, y)
        return shape(.circle(center.x, center.y, radius * extent), .color(color))
    }
}
