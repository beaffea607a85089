import CoreGraphics
import RenderModel
import Typesetter

/// The dots of a page control.
enum PageDot {
    /// Diameter in points.
    static let side = 7.0
    /// Opacity of the dots of other pages than the current one.
    static let dimmed = 0.4
}

/// Small elements that several places share. All are the project's own drawings.
extension SceneDrawing {
    /// Page control: a dot for each page, with the current one highlighted.
    mutating func pageDots(count: Int, current: Int, center: CGPoint, color: RGBA) {
        let pitch = 15.0
        for index in 0..<count {
            let x = center.x + (Double(index) - Double(count - 1) / 2) * pitch
            let dot = place(CGRect(center: CGPoint(x: x, y: center.y), width: PageDot.side, height: PageDot.side))
            fill(PathStorage(ellipseIn: dot), color.opacity(index == current ? 1 : PageDot.dimmed))
        }
    }

    /// A name under a widget, white on a soft shade so that it is legible on any wallpaper.
    mutating func nameLabel(_ name: String, in box: CGRect, size: Double = 12) {
        nameShade(name, in: box, size: size)
        nameLine(name, in: box, size: size)
    }

    /// The shade below a name: thin strokes alone would cast too weak a shadow.
    ///
    /// Its opacity leaves white a contrast of 4.8 : 1 at the edges of a name on the lightest wallpaper, whose luminance
    /// is 0.28; more would look like a plate. It reaches into the items above and below, which are drawn over it.
    mutating func nameShade(_ name: String, in box: CGRect, size: Double) {
        let width = min(width(of: name, font: nameFont(size)), box.width)
        let shade = CGRect(center: box.center, width: width + 14, height: size + 8)
        group(.blur(radius: 5, opaque: false)) { $0.fill(.capsule($0.place(shade)), .black(0.3)) }
    }

    /// A name with its own shadow, which makes its edges crisp.
    mutating func nameLine(_ name: String, in box: CGRect, size: Double) {
        group(.shadow(color: .black(0.35), radius: 1.5, offset: CGPoint(x: 0, y: 0.5))) { drawing in
            drawing.line(name, font: drawing.nameFont(size), color: .white, in: box)
        }
    }

    private func nameFont(_ size: Double) -> FontRequest { FontRequest(size: size, weight: .medium) }

    /// The search button, which replaces the page dots since iOS 16: dots are visible only while the user changes
    /// pages.
    mutating func searchButton(center: CGPoint) {
        let rect = place(frame.snapped(CGRect(center: center, width: 46, height: 26)))
        element(Semantics(role: .button, label: "Search", identifier: "search")) { drawing in
            drawing.fill(.capsule(rect), .backdrop(.plate))
            drawing.lens(at: rect.center, radius: 4.5)
        }
    }

    /// The lens of a magnifying glass with its handle, at a point after mirroring. Both are one shape, because two
    /// translucent ones are brighter where they overlap.
    mutating func lens(at center: CGPoint, radius: Double) {
        let middle = CGPoint(x: center.x - radius * 0.3, y: center.y - radius * 0.3)
        let handle = PathStorage.segment(
            middle.x + radius * 0.75, middle.y + radius * 0.75, middle.x + radius * 1.6, middle.y + radius * 1.6)
        stroke(.joined([.circle(middle.x, middle.y, radius), handle]), .white(0.9), width: 1.8)
    }

    /// A round button of glass, as at the bottom of a Lock Screen.
    mutating func glassButton(in box: CGRect, glyph: [IconPart], mirrors: Bool = false) {
        let rect = place(box)
        let plate = PathStorage(ellipseIn: rect)
        fill(plate, .backdrop(Backdrop(radius: 12, saturation: 1.2, cover: .black(0.34))))
        stroke(plate, .white(0.16), width: 0.7)
        let side = rect.width * 0.5
        glyphParts(glyph, in: CGRect(center: rect.center, width: side, height: side), color: .white)
    }

    /// Scales parts in a box of 60 by 60 to a rectangle.
    mutating func glyphParts(_ parts: [IconPart], in rect: CGRect, color: RGBA) {
        let factor = rect.width / 60
        let unit = CGAffineTransform(translationX: rect.minX, y: rect.minY).scaledBy(x: factor, y: factor)
        for part in parts where part.strength > 0 {
            let path = part.path.applying(unit)
            switch part.style {
            case .fill: fill(path, .color(color.opacity(part.strength)), evenOdd: true)
            case .stroke(let width): stroke(path, color.opacity(part.strength), width: width * factor)
            }
        }
    }

    /// A search field: a lens without text.
    mutating func searchField(in box: CGRect) {
        let rect = place(box)
        fill(.capsule(rect), .backdrop(.plate))
        let start = frame.direction == .leftToRight ? rect.minX + rect.height * 0.5 : rect.maxX - rect.height * 0.5
        lens(at: CGPoint(x: start, y: rect.midY), radius: rect.height * 0.15)
    }
}

extension Backdrop {
    /// The backdrop of a plate on the Home Screen, such as the dock: the wallpaper, blurred and clearly lighter, in
    /// every appearance.
    static let plate = Backdrop(radius: 20, saturation: 1.4, cover: .white(0.2))
}

/// Drawings on buttons, in boxes of 60 by 60.
enum ControlGlyph {
    static let flashlight: [IconPart] = [
        .fill(.rounded(CGRect(x: 19, y: 2, width: 22, height: 8), 3)),
        .fill(.polygon([(19, 13), (41, 13), (41, 17), (36, 26), (24, 26), (19, 17)])),
        // The grip begins inside the head, which covers its round upper corners.
        .fill(.joined([.rounded(CGRect(x: 24, y: 18, width: 12, height: 40), 4), .capsule(Self.knob)])),
    ]

    private static let knob = CGRect(x: 28, y: 31, width: 4, height: 9)

    static let camera: [IconPart] = [
        .fill(
            .joined([
                .rounded(CGRect(x: 2, y: 15, width: 56, height: 38), 8), .circle(30, 34, 13),
            ])),
        .fill(.rounded(CGRect(x: 19, y: 8, width: 22, height: 12), 5)), .fill(.circle(30, 34, 8.5)),
    ]

    static let lock: [IconPart] = [
        .fill(.rounded(CGRect(x: 12, y: 27, width: 36, height: 28), 7)),
        .line(.polygon([(20, 30), (20, 20)], closed: false), 5),
        .line(.polygon([(40, 30), (40, 20)], closed: false), 5),
        .line(.arc(30, 20, 10, from: 180, to: 360), 5),
    ]
}
