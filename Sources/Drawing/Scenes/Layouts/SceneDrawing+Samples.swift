import CoreGraphics
import DeviceCatalog
import RenderModel
import Typesetter

/// Sample content: bars represent words, plates represent images and controls.
extension SceneDrawing {
    private static let ground = RGBA.hex(0xF2F3F7)
    private static let plate = RGBA.hex(0xFFFFFF)
    private static let ink = RGBA.hex(0x1C1D22)
    private static let tint = RGBA.hex(0x2F6FEB)

    /// Lines of text as bars in a column, the last one shorter.
    private mutating func paragraph(in column: CGRect, lines: Int, color: RGBA = ink.opacity(0.22)) {
        for line in 0..<lines {
            let share = line == lines - 1 ? 0.55 : [1.0, 0.94, 0.98][line % 3]
            let bar = CGRect(
                x: column.minX, y: column.minY + Double(line) * 22, width: column.width * share, height: 9)
            if bar.maxY > column.maxY { return }
            fill(.capsule(place(bar)), color)
        }
    }

    mutating func page(_ guides: LayoutGuides) {
        let screen = CGRect(guides.screen)
        fill(screen, Self.ground)
        let picture = CGRect(
            x: 0, y: 0, width: screen.width, height: max(screen.height * 0.26, guides.safeArea.y))
        fill(place(picture), .diagonal([.hex(0x7FB6F2), .hex(0xB58CF0)], in: picture))
        let button = guides.bottomButton
        let top = picture.maxY + 24
        let column = CGRect(
            guides.custom(
                ScreenInsets(
                    top: top - guides.readable.y, leading: 0, bottom: guides.readable.maxY - (button.minY - 20),
                    trailing: 0), of: \.readable))
        fill(
            .capsule(place(CGRect(x: column.minX, y: top, width: column.width * 0.45, height: 20))),
            Self.ink.opacity(0.8))
        paragraph(
            in: CGRect(x: column.minX, y: top + 40, width: column.width, height: max(column.height - 40, 0)), lines: 60)
        fill(.rounded(place(button), 14), Self.tint)
        let label = CGRect(center: button.center, width: min(button.width * 0.3, 110), height: 10)
        fill(.capsule(place(label)), .white)
        for (rect, color) in [(guides.safeArea, 0xE5484D), (guides.margins, 0x2F6FEB), (guides.readable, 0x46A758)] {
            stroke(PathStorage(rect: place(CGRect(rect))), .hex(UInt32(color), alpha: 0.7), width: 1, cap: .butt)
        }
    }

    /// Two windows, the first with the given width.
    mutating func windows(first width: Double, on screen: Screen) {
        fill(frame.bounds, .black)
        let first = CGRect(x: 0, y: 0, width: width, height: frame.size.height)
        let rest = CGRect(
            x: first.maxX + Decisions.splitGap, y: 0, width: frame.size.width - first.maxX - Decisions.splitGap,
            height: frame.size.height)
        for (index, window) in [first, rest].enumerated() {
            let placed = place(window)
            clipped(to: .rounded(placed, 12)) { drawing in
                drawing.fill(placed, Self.ground)
                let guides = LayoutGuides(screen, orientation: .landscape, width: window.width)
                let column = CGRect(guides.readable).offsetBy(dx: window.minX, dy: 40)
                let head = CGRect(x: column.minX, y: column.minY, width: column.width * 0.4, height: 22)
                drawing.fill(.capsule(drawing.place(head)), Self.ink.opacity(0.8))
                // The number of columns of cards depends on the window's width.
                let count = window.width >= 600 ? 3 : window.width >= 420 ? 2 : 1
                let side = (column.width - Double(count - 1) * 16) / Double(count)
                let height = count == 1 ? 96.0 : side * 0.8
                for card in 0..<count * 3 {
                    let rect = CGRect(
                        x: column.minX + Double(card % count) * (side + 16),
                        y: head.maxY + 24 + Double(card / count) * (height + 16), width: side, height: height)
                    drawing.fill(.rounded(drawing.place(rect), 16), Self.plate)
                    let line = CGRect(x: rect.minX + 16, y: rect.minY + 18, width: side * 0.5, height: 9)
                    drawing.fill(
                        .capsule(drawing.place(line)), index == 0 ? Self.tint : Self.ink.opacity(0.35))
                }
            }
        }
        fill(
            .capsule(place(CGRect(x: first.maxX + 3, y: frame.size.height / 2 - 24, width: 4, height: 48))), .white(0.5)
        )
    }

    /// Fields that scroll to the bottom edge of the screen (F-165); the keyboard is visible while one is edited.
    mutating func form(on screen: Screen, focused: Int?) {
        let guides = LayoutGuides(screen)
        fill(frame.bounds, Self.ground)
        let top = guides.safeArea.y
        let scrolled = CGRect(x: 0, y: top, width: frame.size.width, height: frame.size.height - top)
        let count = Int((frame.size.height - top) / (Decisions.touchTarget + Decisions.narrowMargin)) + 1
        clipped(to: PathStorage(rect: scrolled)) { drawing in
            for (index, field) in guides.fields(count: count, focused: focused, on: screen).enumerated() {
                let rect = drawing.place(field)
                drawing.fill(.rounded(rect, 10), Self.plate)
                let words = CGRect(x: field.minX + 14, y: field.midY - 5, width: field.width * 0.3, height: 10)
                drawing.fill(.capsule(drawing.place(words)), Self.ink.opacity(0.3))
                if index == focused {
                    drawing.stroke(.rounded(rect, 10), Self.tint, width: 2)
                    let caret = CGRect(x: words.maxX + 6, y: field.midY - 10, width: 2, height: 20)
                    drawing.fill(drawing.place(caret), Self.tint)
                }
            }
        }
        guard focused != nil else { return }
        keys(on: CGRect(Keyboard.docked.guide(in: guides, on: screen)))
    }

    private mutating func keys(on keyboard: CGRect) {
        fill(place(keyboard), .hex(0xCFD2D9))
        let pitch = keyboard.width / 10
        // Four rows between the bar of suggestions and the bottom inset.
        let rowPitch = (keyboard.height - 75) / 4
        for row in 0..<3 {
            let count = [10, 9, 7][row]
            for key in 0..<count {
                let left = (keyboard.width - Double(count) * pitch) / 2 + Double(key) * pitch
                let rect = CGRect(
                    x: left + 3, y: keyboard.minY + 52 + Double(row) * rowPitch, width: pitch - 6,
                    height: rowPitch - 11)
                fill(.rounded(place(rect), 5), .white)
            }
        }
        let space = CGRect(
            x: keyboard.midX - pitch * 2.5, y: keyboard.minY + 52 + 3 * rowPitch, width: pitch * 5,
            height: rowPitch - 11)
        fill(.rounded(place(space), 5), .white)
    }

    /// A playing field in the center, with a stick and two buttons in its lower corners.
    mutating func game(_ guides: LayoutGuides) {
        fill(frame.bounds, .vertical([.hex(0x27304A), .hex(0x10131F)], in: frame.bounds))
        let area = CGRect(guides.balanced)
        fill(.rounded(place(area), 16), .white(0.08))
        for control in guides.gameControls {
            let rect = place(control)
            fill(.circle(rect.midX, rect.midY, rect.width / 2), .white(0.3))
        }
    }

    mutating func television(_ grid: TelevisionGrid, focused: Int) {
        fill(frame.bounds, .vertical([.hex(0x23262E), .hex(0x0E0F13)], in: frame.bounds))
        let hues: [UInt32] = [0x4F7CAC, 0xA8577E, 0x5C9E74, 0xC98A3F, 0x7B63B8, 0x3F9AA6, 0xB65A4A]
        let title = 44.0
        for (row, top) in grid.tops(titleHeight: title).enumerated() {
            let items = grid.items(top: top)
            let words = CGRect(
                x: items[1].minX, y: top - Decisions.televisionTitleSpacing - title + 10, width: 260, height: 24)
            fill(.capsule(place(words)), .white(0.85))
            for (index, item) in items.enumerated() {
                let column = index - 1
                let isFocused = row == 0 && column == focused
                let rect = place(isFocused ? CGRect(grid.focused(LayoutRect(item))) : item)
                let color = RGBA.hex(hues[(row * 3 + column + 7) % hues.count])
                let isHint = column < 0 || column == grid.columns
                let path = PathStorage.rounded(rect, min(rect.height * 0.08, 20))
                if isFocused {
                    group(.shadow(color: .black(0.6), radius: 24, offset: CGPoint(x: 0, y: 18))) {
                        $0.fill(path, .diagonal([color.mixed(with: .white, 0.45), color], in: rect))
                    }
                } else {
                    fill(
                        path,
                        .diagonal(
                            [color.mixed(with: .white, 0.15), color.mixed(with: .black, 0.3)].map {
                                $0.opacity(isHint ? 0.5 : 1)
                            }, in: rect))
                }
            }
        }
    }

    mutating func watchButtons(_ screen: WatchScreen) {
        fill(frame.bounds, .black)
        let text = CGRect(screen.textArea)
        let head = CGRect(x: text.minX, y: 34, width: text.width * 0.6, height: 12)
        fill(.capsule(place(head)), .white(0.9))
        let rows: [(WatchButtonRow.Kind, Int)] = [(.glyphs, 3), (.words, 2), (.words, 1)]
        for (index, row) in rows.enumerated() {
            let top = 60 + Double(index) * (Decisions.touchTarget + 8)
            let made = WatchButtonRow(row.0, count: row.1, on: screen, top: top)
            for button in made?.frames ?? [] {
                let isFirst = index == 2
                fill(.rounded(place(button), 20), isFirst ? .hex(0x2F6FEB) : .hex(0x2A2B30))
                switch row.0 {
                case .glyphs: fill(.circle(place(button).midX, button.midY, 8), .white(0.9))
                case .words:
                    fill(
                        .capsule(place(CGRect(center: button.center, width: button.width * 0.45, height: 9))),
                        .white(0.9))
                }
            }
        }
    }
}
