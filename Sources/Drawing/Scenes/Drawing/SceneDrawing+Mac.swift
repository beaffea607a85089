import CoreGraphics
import DeviceCatalog
import RenderModel
import Typesetter

extension SceneDrawing {
    /// The project's own logo, the front app's name, and the date and time. Menu titles are bars without invented text.
    mutating func menuBar(_ stage: SceneStage) {
        let size = frame.size
        let bar = CGRect(x: 0, y: 0, width: size.width, height: MacDesktop.menuBar)
        // The bar's own scheme: a painter resolves materials by that of the widgets, which is dark on vibrant glass.
        fill(bar, .faded(.backdrop(Material.thin.backdrop(in: stage.isDark ? .dark : .light)), 0.5))
        fill(bar, stage.isDark ? .black(0.22) : .white(0.16))
        let ink: RGBA = stage.isDark ? .white(0.95) : .black(0.85)
        let middle = bar.midY
        let mark = place(CGRect(center: CGPoint(x: 24, y: middle), width: 13, height: 13))
        for (dx, dy) in [(0.0, 0.0), (7, 0), (0, 7), (7, 7)] {
            let tile = CGRect(x: mark.minX + dx, y: mark.minY + dy, width: 6, height: 6)
            fill(.rounded(tile, 1.6, style: .circular), ink)
        }
        let name = AppIcon.quill.name
        let font = FontRequest(size: 13, weight: .bold)
        let wide = width(of: name, font: font)
        line(name, font: font, color: ink, in: CGRect(x: 44, y: 0, width: wide, height: bar.height))
        var x = 44 + wide + 22
        for length in [26.0, 30, 34, 42] {
            fill(.capsule(place(CGRect(x: x, y: middle - 3, width: length, height: 6))), ink.opacity(0.35))
            x += length + 22
        }
        line(
            "\(stage.request.moment.shortDate)\u{2002}\(stage.request.moment.time)",
            font: FontRequest(size: 13, weight: .medium), color: ink,
            in: CGRect(x: size.width - 260, y: 0, width: 246, height: bar.height), alignment: .trailing)
    }

    /// Apps on a plate of glass at the bottom, whose corners are concentric with those of the icons (E-CORNER-8).
    mutating func macDock(_ stage: SceneStage) {
        let apps = [AppIcon.cinder] + AppIcon.dock + [.atlas, .quill, .fable, .tempo, .grove]
        let side = 46.0
        let padding = 7.0
        let size = frame.size
        let wide = Double(apps.count) * (side + 8) - 8 + 2 * padding
        let plate = CGRect(
            x: (size.width - wide) / 2, y: size.height - side - 2 * padding - 6, width: wide,
            height: side + 2 * padding)
        dockPlate(.rounded(plate, padding + AppIcon.cornerRadius(side: side)))
        for (index, app) in apps.enumerated() {
            icon(
                app,
                in: CGRect(
                    x: plate.minX + padding + Double(index) * (side + 8), y: plate.minY + padding, width: side,
                    height: side), look: stage.iconLook)
        }
    }

    /// A window of sample content: lines of text as bars next to a list.
    ///
    /// - Parameter left: The end of the widgets. The window starts there if it fits, otherwise it overlaps the last of
    ///   them.
    mutating func window(_ stage: SceneStage, after left: Double) {
        let size = frame.size
        let start = min(max(size.width * 0.36, left + 24), size.width * 0.60)
        let box = place(
            CGRect(
                x: start.rounded(), y: (size.height * 0.20).rounded(),
                width: (min(size.width * 0.52, size.width - start - 40)).rounded(),
                height: (size.height * 0.58).rounded()))
        let path = PathStorage.rounded(box, 14)
        let isDark = stage.isDark
        let ink: RGBA = isDark ? .white : .black
        group(.shadow(color: .black(0.45), radius: 28, offset: CGPoint(x: 0, y: 18))) { drawing in
            drawing.fill(path, isDark ? .hex(0x1E1F23) : .hex(0xFBFBFC))
        }
        clipped(to: path) { drawing in
            let list = drawing.mirroredWithin(
                CGRect(x: box.minX, y: box.minY, width: 170, height: box.height), box)
            drawing.fill(list, isDark ? .hex(0x292A2F) : .hex(0xEDEEF1))
            for row in 0..<7 {
                let bar = CGRect(
                    x: box.minX + 20, y: box.minY + 58 + Double(row) * 28, width: [96, 118, 82, 106, 90, 112, 74][row],
                    height: 9)
                drawing.fill(.capsule(drawing.mirroredWithin(bar, box)), ink.opacity(row == 1 ? 0.55 : 0.16))
            }
            for row in 0..<9 {
                let bar = CGRect(
                    x: box.minX + 204, y: box.minY + (row == 0 ? 56 : 76 + Double(row) * 26),
                    width: (box.width - 240) * [0.42, 0.96, 0.92, 0.98, 0.71, 0.94, 0.97, 0.88, 0.4][row],
                    height: row == 0 ? 16 : 9)
                drawing.fill(.capsule(drawing.mirroredWithin(bar, box)), ink.opacity(row == 0 ? 0.6 : 0.14))
            }
        }
        for (index, color) in [0xFF5F57, 0xFEBC2E, 0x28C840].enumerated() {
            let dot = CGRect(x: box.minX + 16 + Double(index) * 20, y: box.minY + 16, width: 12, height: 12)
            fill(PathStorage(ellipseIn: mirroredWithin(dot, box)), .hex(UInt32(color)))
        }
        stroke(path, ink.opacity(0.12), width: 0.5)
    }

    /// A rectangle within a mirrored one, mirrored by the reading direction as well.
    func mirroredWithin(_ rect: CGRect, _ outer: CGRect) -> CGRect {
        switch frame.direction {
        case .leftToRight: rect
        case .rightToLeft:
            CGRect(x: outer.minX + outer.maxX - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
        }
    }
}
