import CoreGraphics
import DeviceCatalog
import RenderModel
import Typesetter
import WidgetVocabulary

/// The body of the device around a screen, for a page that shows the device; the picture of a place ends at the edge of
/// the screen. Lengths are in points of the screen, from its upper left corner. A body is not mirrored: the crown of a
/// watch is at the right in every language.
package struct DeviceBody: Hashable, Sendable {
    /// Radius of the screen's corners, which are continuous.
    package var screenRadius: Double
    /// The frame around the screen, and the radius of its corners.
    package var front: CGRect
    package var radius: Double
    /// The front, and what the device has at its edges.
    package var drawing: RenderTree
    package var drawingFrame: CGRect

    package init(around request: SceneRequest, typesetter: Typesetter = .standard) {
        let measures = Decisions.body(of: request.device, in: request.context)
        let screen = CGRect(origin: .zero, size: CGSize(request.screenSize))
        // The ends are those of a phone that is held upright; other bodies are the same on all sides.
        let isTurned = screen.width > screen.height
        screenRadius = measures.screenRadius
        radius = measures.radius
        front = screen.insetBy(
            dx: -(isTurned ? measures.ends : measures.border), dy: -(isTurned ? measures.border : measures.ends))
        let parts = BodyParts(front: front, radius: radius, isTurned: isTurned)
        let kind = BodyParts.Kind(request)
        drawingFrame = parts.frame(of: kind)
        let frame = SceneFrame(
            size: drawingFrame.size, scale: request.device.scale, direction: .leftToRight, locale: request.locale)
        var drawing = SceneDrawing(frame, typesetter: typesetter)
        parts.draw(kind, from: drawingFrame.origin, in: &drawing)
        self.drawing = drawing.tree
    }
}

/// The parts of a body, in points of the screen.
private struct BodyParts {
    enum Kind {
        case plain, homeButton, watch, computer
        /// A view into a room.
        case none

        init(_ request: SceneRequest) {
            switch request.device.platform {
            case _ where request.context == .carPlay: self = .plain
            case .iPhone: self = Decisions.sensorHousing(of: request.device.screen) == .none ? .homeButton : .plain
            case .iPad: self = .plain
            case .mac: self = .computer
            case .appleWatch: self = .watch
            case .visionPro: self = .none
            }
        }
    }

    let front: CGRect
    let radius: Double
    let isTurned: Bool

    /// The width of the edge around the front, and of the one along its inner side.
    private static let rim = 1.5

    /// Everything that a body draws.
    func frame(of kind: Kind) -> CGRect {
        let edge = front.insetBy(dx: -Self.rim, dy: -Self.rim)
        return switch kind {
        case .plain, .homeButton: edge
        case .watch: edge.union(crown)
        case .computer: edge.union(foot)
        case .none: front
        }
    }

    func draw(_ kind: Kind, from origin: CGPoint, in drawing: inout SceneDrawing) {
        let parts = BodyParts(
            front: front.offsetBy(dx: -origin.x, dy: -origin.y), radius: radius, isTurned: isTurned)
        switch kind {
        case .none: break
        case .plain: parts.plate(.color(.hex(0x0B0C0D)), in: &drawing)
        case .homeButton:
            parts.plate(.color(.hex(0x0B0C0D)), in: &drawing)
            let button = parts.homeButton
            drawing.stroke(
                .circle(button.x, button.y, Decisions.homeButton / 2 - 1), .hex(0x3A3E43), width: 2)
        case .watch:
            parts.watchButtons(in: &drawing)
            parts.plate(parts.metal, in: &drawing)
        case .computer:
            parts.plate(.color(.hex(0x0B0C0D)), in: &drawing)
            parts.computerFoot(in: &drawing)
        }
    }

    /// The front with its rims.
    private func plate(_ paint: Paint, in drawing: inout SceneDrawing) {
        let rim = Self.rim
        drawing.fill(.rounded(front.insetBy(dx: -rim, dy: -rim), radius + rim), .hex(0x4C5157))
        drawing.fill(.rounded(front, radius), paint)
        let inner = PathStorage.rounded(front.insetBy(dx: rim / 2, dy: rim / 2), radius - rim / 2)
        drawing.stroke(inner, .hex(0x2A2D31), width: rim)
    }

    // MARK: Home button

    /// In the middle of the lower end; at the right of a phone that is held sideways.
    private var homeButton: (x: Double, y: Double) {
        let inset = Decisions.homeButton / 2 + 20
        return isTurned
            ? (x: Double(front.maxX) - inset, y: Double(front.midY))
            : (x: Double(front.midX), y: Double(front.maxY) - inset)
    }

    // MARK: Watch

    /// Light along the edge of the case.
    private var metal: Paint {
        let stops: [(UInt32, Double)] = [(0x26292D, 0), (0x0B0C0D, 0.3), (0x0B0C0D, 0.7), (0x1C1F22, 1)]
        return .linear(
            ColorRamp(
                stops: stops.map { GradientStop(color: .hex($0.0), location: $0.1) }, interpolation: .perceptual),
            from: CGPoint(x: front.minX, y: front.midY), to: CGPoint(x: front.maxX, y: front.midY))
    }

    private var crown: CGRect {
        CGRect(x: front.maxX - 1, y: front.minY + front.height * 0.24, width: 9, height: 40)
    }

    private var sideButton: CGRect {
        CGRect(x: front.maxX - 1, y: front.minY + front.height * 0.52, width: 4, height: 62)
    }

    /// The crown with its grooves, and the side button.
    private func watchButtons(in drawing: inout SceneDrawing) {
        drawing.clipped(to: .rounded(crown, 3, style: .circular)) { drawing in
            drawing.fill(crown, .hex(0x2B2E32))
            for y in stride(from: crown.minY, to: crown.maxY, by: 4) {
                drawing.fill(CGRect(x: crown.minX, y: y, width: crown.width, height: 2), .hex(0x5B6066))
            }
        }
        drawing.fill(.rounded(sideButton, 2, style: .circular), .hex(0x2B2E32))
    }

    // MARK: Computer

    private var foot: CGRect {
        CGRect(x: front.minX, y: front.maxY - 4, width: front.width, height: 24)
            .insetBy(dx: -front.width * 0.016, dy: 0)
    }

    /// The front edge of what is below the display.
    private func computerFoot(in drawing: inout SceneDrawing) {
        var path = PathStorage()
        path.addRoundedRect(
            foot, radii: CornerRadii(topLeft: 4, topRight: 4, bottomRight: 20, bottomLeft: 20), style: .circular)
        drawing.fill(path, .vertical([.hex(0xC9CDD2), .hex(0x8F959C)], in: foot))
    }
}
