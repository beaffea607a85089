import CoreGraphics
import RenderModel
import Typesetter

/// Small things that several places share. All drawings are our own.
extension SceneDrawing {
    /// Dots that say how many pages there are and which one is shown.
    mutating func pageDots(count: Int, current: Int, center: CGPoint, color: RGBA) {
        let pitch = 15.0
        for index in 0..<count {
            let x = center.x + (Double(index) - Double(count - 1) / 2) * pitch
            let dot = place(CGRect(center: CGPoint(x: x, y: center.y), width: 7, height: 7))
            fill(PathStorage(ellipseIn: dot), color.opacity(index == current ? 1 : 0.4))
        }
    }

    /// A name under an icon or a widget, white with a soft shadow so that it reads on any wallpaper.
    mutating func nameLabel(_ name: String, in box: CGRect, size: Double = 12) {
        group(.shadow(color: .black(0.5), radius: 2.5, offset: CGPoint(x: 0, y: 0.5))) { drawing in
            drawing.line(name, font: FontRequest(size: size, weight: .medium), color: .white, in: box)
        }
    }

    /// A round button of glass, as at the bottom of a Lock Screen.
    mutating func glassButton(in box: CGRect, glyph: [IconPart], mirrors: Bool = false) {
        let rect = place(box)
        let plate = PathStorage(ellipseIn: rect)
        fill(plate, .faded(.material(.ultraThin), 0.25))
        fill(plate, .black(0.28))
        stroke(plate, .white(0.16), width: 0.7)
        let side = rect.width * 0.5
        glyphParts(glyph, in: CGRect(center: rect.center, width: side, height: side), color: .white)
    }

    /// Draws parts given in a box of 60 by 60 into a rectangle.
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

    /// A field to search with: a lens and no words.
    mutating func searchField(in box: CGRect) {
        let rect = place(box)
        fill(.capsule(rect), .faded(.material(.thin), 0.5))
        fill(.capsule(rect), .white(0.16))
        let radius = rect.height * 0.15
        let start = frame.direction == .leftToRight ? rect.minX + rect.height * 0.5 : rect.maxX - rect.height * 0.5
        let center = CGPoint(x: start, y: rect.midY - radius * 0.2)
        stroke(.circle(center.x, center.y, radius), .white(0.8), width: 1.8)
        stroke(
            .segment(
                center.x + radius * 0.75, center.y + radius * 0.75, center.x + radius * 1.6, center.y + radius * 1.6),
            .white(0.8), width: 1.8)
    }
}

/// Drawings on buttons, in boxes of 60 by 60.
enum ControlGlyph {
    static let flashlight: [IconPart] = [
        .fill(.rounded(CGRect(x: 19, y: 2, width: 22, height: 8), 3)),
        .fill(.polygon([(19, 13), (41, 13), (41, 17), (36, 26), (24, 26), (19, 17)])),
        .fill(.joined([.rounded(CGRect(x: 24, y: 25, width: 12, height: 33), 4), .capsule(Self.knob)])),
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
