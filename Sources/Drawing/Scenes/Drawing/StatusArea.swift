import CoreGraphics
import RenderModel

/// The upper part of an iPhone: a metal edge, a black border and the display with its round corners, cropped at the
/// bottom.
struct StatusArea {
    /// The widths of the metal edge and of the black border, and the display's corner radius, in points, for borders of
    /// a thirtieth of the width.
    static let edge = 3.0
    static let border = 9.0
    static let radius = 55.0

    let screen: CGSize
    /// The height of the display's visible part, in points.
    let height: Double

    private var inset: Double { Self.edge + Self.border }

    var size: CGSize { CGSize(width: screen.width + 2 * inset, height: height + inset) }

    /// The visible part of the display.
    var display: CGRect { CGRect(x: inset, y: inset, width: screen.width, height: height) }

    func draw(into drawing: inout SceneDrawing, content: (inout SceneDrawing) -> Void) {
        let body = CGRect(x: 0, y: 0, width: size.width, height: size.height + 2 * Self.radius)
        drawing.clipped(to: PathStorage(rect: CGRect(origin: .zero, size: size))) { drawing in
            drawing.fill(
                .rounded(body, Self.radius + inset),
                .vertical([RGBA.hex(0x9A9A9E), RGBA.hex(0x5C5C60), RGBA.hex(0x77777B)], in: body))
            drawing.fill(.rounded(body.insetBy(dx: Self.edge, dy: Self.edge), Self.radius + Self.border), .black)
            drawing.clipped(to: .rounded(body.insetBy(dx: inset, dy: inset), Self.radius)) { content(&$0) }
        }
    }
}

extension SceneDrawing {
    /// A shade on which the white signs of a status bar are legible: as weak as the lightest wallpaper permits. On it,
    /// graphite, the time has a contrast of 4.7 : 1.
    mutating func barShade(in display: CGRect, height: Double) {
        let top = CGRect(x: display.minX, y: display.minY, width: display.width, height: height * 2.6)
        // Constant over the bar, then a falloff with zero slope at both ends, so that no edge is visible.
        fill(top, .vertical([0.18, 0.18, 0.16, 0.10, 0.04, 0.01, 0].map { .black($0) }, in: top))
    }

    /// The lens behind the glass, barely visible.
    mutating func lens(in box: CGRect) {
        fill(PathStorage(ellipseIn: box), RGBA.hex(0x0C0D12))
        fill(PathStorage(ellipseIn: box.insetBy(dx: 3, dy: 3)), RGBA.hex(0x151A2E))
        let light = CGRect(x: box.minX + 3.6, y: box.minY + 3.2, width: 1.6, height: 1.6)
        fill(PathStorage(ellipseIn: light), RGBA.hex(0x3A4566))
    }
}
