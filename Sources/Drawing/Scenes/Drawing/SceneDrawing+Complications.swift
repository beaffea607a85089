import CoreGraphics
import RenderModel
import Typesetter

/// A complication of another app on a watch face: symbols and one ring, without invented text.
enum SampleComplication {
    /// The app's drawing, on a round plate.
    case app(AppIcon)
    /// A partly filled ring, with the percentage in it.
    case ring(percent: Int)

    static let rounds: [SampleComplication] = [.app(.chord), .app(.tempo), .ring(percent: 84)]
    static let corners: [SampleComplication] = [.app(.lumen), .app(.relay), .app(.tally), .app(.fern)]
}

extension SceneDrawing {
    /// A complication in its square.
    ///
    /// - Parameter tint: The color of the face; `nil` for a full-color face.
    mutating func complication(_ sample: SampleComplication, in box: CGRect, tint: RGBA?) {
        let rect = place(box)
        element(Semantics(marks: .accessibilityHidden)) { drawing in
            switch sample {
            case .app(let app):
                drawing.fill(PathStorage(ellipseIn: rect), .hex(0x1C1C1E))
                let side = rect.width * 0.86
                drawing.glyph(
                    app, in: CGRect(center: rect.center, width: side, height: side), ink: tint ?? app.glow,
                    hole: .hex(0x1C1C1E))
            case .ring(let percent):
                // The stroke width and text size of a widget's gauge.
                let stroke = rect.width * 0.0955
                let radius = (rect.width - stroke) / 2
                let ink = tint ?? .hex(0x30D158)
                let (x, y) = (rect.midX, rect.midY)
                drawing.stroke(.circle(x, y, radius), ink.opacity(0.35), width: stroke)
                drawing.stroke(
                    .arc(x, y, radius, from: -90, to: -90 + 3.6 * Double(percent)), ink, width: stroke)
                drawing.line(
                    String(percent),
                    font: FontRequest(family: .rounded, size: (rect.width * 0.36).rounded(), weight: .medium),
                    color: .white, in: box, role: nil)
            }
        }
    }
}
