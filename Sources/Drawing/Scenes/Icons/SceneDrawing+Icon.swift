import CoreGraphics
import RenderModel
import RenderingModes
import Typesetter

extension SceneDrawing {
    /// An app's icon: a plate with continuous corners and the app's drawing on it.
    ///
    /// Parts of strength 0 are holes in the drawing.
    mutating func icon(_ icon: AppIcon, in box: CGRect, look: IconLook) {
        let rect = place(box)
        let inks = iconPlate(icon.colors, glow: icon.glow, in: rect, look: look)
        glyph(icon, in: rect, ink: inks.ink, hole: inks.hole)
    }

    /// The icon of any app by its name: one of the project's, or else the first letter on a plate whose color depends
    /// only on the name.
    mutating func icon(named name: String, in box: CGRect, look: IconLook) {
        if let icon = AppIcon(named: name) { return self.icon(icon, in: box, look: look) }
        let tiles: [(UInt32, UInt32)] = [
            (0x5AA7A0, 0x2E7D76), (0x8D7BC7, 0x5D4AA0), (0xE39A5B, 0xC06A2C), (0x6F9FD8, 0x3D6FB0),
        ]
        let tile = tiles[name.unicodeScalars.reduce(0) { ($0 + Int($1.value)) % tiles.count }]
        let colors: IconColors = (tile.0, tile.1, 0xFFFFFF)
        let inks = iconPlate(colors, glow: AppIcon.glow(of: colors), in: place(box), look: look)
        let letter = name.first.map { String($0).uppercased() } ?? "?"
        line(letter, font: FontRequest(size: box.width * 0.52, weight: .semibold), color: inks.ink, in: box, role: nil)
    }

    /// An app's icon on Apple Watch: round, in its light colors. The drawing keeps clear of the circle's edge.
    mutating func roundIcon(_ icon: AppIcon, in box: CGRect) {
        let rect = place(box)
        let (top, bottom, ink) = icon.colors
        fill(PathStorage(ellipseIn: rect), .vertical([.hex(top), .hex(bottom)], in: rect))
        let side = rect.width * 0.86
        glyph(
            icon, in: CGRect(center: rect.center, width: side, height: side), ink: .hex(ink),
            hole: .hex(bottom).mixed(with: .hex(top), 0.5))
    }

    /// Draws the plate of an icon; returns the colors of the drawing on it and of holes in the drawing.
    private mutating func iconPlate(
        _ colors: IconColors, glow: RGBA, in rect: CGRect, look: IconLook
    ) -> (ink: RGBA, hole: RGBA) {
        let radius = AppIcon.cornerRadius(side: rect.width)
        let plate = PathStorage.rounded(rect, radius)
        // Tint and glass are those of a widget.
        let outline = WidgetOutline(frame: rect, cornerRadius: radius)
        let ink: RGBA
        var hole: RGBA = .hex(colors.bottom).mixed(with: .hex(colors.top), 0.5)
        switch look {
        case .light:
            fill(plate, .vertical([.hex(colors.top), .hex(colors.bottom)], in: rect))
            ink = .hex(colors.ink)
        case .dark:
            fill(plate, .vertical([.hex(0x31323A), .hex(0x141519)], in: rect))
            ink = glow
            hole = .hex(0x232429)
        case .tinted(let tint):
            append(outline.tinted(tint))
            ink = .white
            let upper = tint.limited(toLuminance: AppearanceConstants.brightestTint)
            hole = upper.mixed(with: upper.darkened(to: AppearanceConstants.tintFalloff), 0.5)
        case .clear:
            append(outline.glass())
            ink = .white
            hole = .black(0.38)
        }
        return (ink, hole)
    }

    /// An app's drawing in a square after mirroring.
    mutating func glyph(_ icon: AppIcon, in rect: CGRect, ink: RGBA, hole: RGBA) {
        let unit = CGAffineTransform(translationX: rect.minX, y: rect.minY)
            .scaledBy(x: rect.width / 60, y: rect.height / 60)
        for part in icon.glyph {
            let path = part.path.applying(unit)
            let color = part.strength == 0 ? hole : ink.opacity(part.strength)
            switch part.style {
            case .fill: fill(path, .color(color), evenOdd: true)
            case .stroke(let width): stroke(path, color, width: width * rect.width / 60)
            }
        }
    }
}

extension AppIcon {
    /// Public icon templates round a plate by 22.37 % of its side.
    static func cornerRadius(side: Double) -> Double { side * 0.2237 }

    /// The standalone light icon of any app by its name, with the plate's corners.
    package static func tree(named name: String, side: Double, typesetter: Typesetter = .standard) -> RenderTree {
        let frame = SceneFrame(
            size: CGSize(width: side, height: side), scale: 2, direction: .leftToRight, locale: "en")
        var drawing = SceneDrawing(frame, typesetter: typesetter)
        drawing.icon(named: name, in: frame.bounds, look: .light)
        return drawing.tree
    }

    /// The color of the drawing on a dark plate: the more saturated of the app's two colors, brightened; white for an
    /// app without color.
    var glow: RGBA { Self.glow(of: colors) }

    static func glow(of colors: IconColors) -> RGBA {
        func range(_ color: RGBA) -> (least: Float, greatest: Float) {
            (min(color.red, color.green, color.blue), max(color.red, color.green, color.blue))
        }
        let chosen =
            [RGBA.hex(colors.top), .hex(colors.bottom), .hex(colors.ink)]
            .max { range($0).greatest - range($0).least < range($1).greatest - range($1).least } ?? .white
        let (least, greatest) = range(chosen)
        guard greatest - least > 0.3 else { return .hex(0xE9EBF0) }
        let gain = 0.92 / greatest
        return RGBA(red: chosen.red * gain, green: chosen.green * gain, blue: chosen.blue * gain)
            .mixed(with: .white, 0.18)
    }
}
