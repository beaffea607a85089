import CoreGraphics
import DeviceCatalog
import Foundation
import RenderModel

/// A room seen through Apple Vision Pro, with widgets as objects in it (F-133).
///
/// 1. A point of a widget at 100 % is a point of the picture at one meter; the user's scale enlarges it and the
///    distance reduces it.
/// 2. On a wall widgets are side by side at eye level, in a frame on the wall or recessed into it with a visible edge.
/// 3. On a table they are in a row, tilted back by the mount's angle, which reduces their height by its cosine, and
///    cast a soft shadow on the table.
///
/// The frame surrounds a widget and never changes its size (F-142).
struct VisionRoom {
    let stage: SceneStage
    private let room: PlaceTraits.Room
    private let distance: Double

    init(stage: SceneStage) throws(SceneRejection) {
        self.stage = stage
        distance = max(stage.request.setting.vision.distance, Decisions.nearestDistance)
        do throws(PlacementRejection) {
            let probe = try WidgetPlace(
                device: stage.request.device, context: stage.request.context, family: .systemSmall)
            guard let room = try probe.traits(under: stage.request.setting).room else {
                throw PlacementRejection.noSuchPlace(stage.request.context, stage.request.device.platform)
            }
            self.room = room
        } catch {
            throw .placement(error)
        }
    }

    private var size: CGSize { stage.frame.size }
    /// Points of the picture per point of a widget.
    private var factor: Double { room.scale.factor / distance }
    /// Points of the picture per millimeter of the room.
    private func points(_ millimeters: Double) -> Double {
        millimeters / Decisions.millimetresPerPoint / distance
    }
    private var tilt: Double { room.mount.tilt * .pi / 180 }
    private var isTable: Bool { stage.request.context == .horizontalSurface }
    /// The line where the wall meets the floor or the table ends; high enough that a large widget on the table does not
    /// reach it. It is aligned to pixels, because antialiased edges of both would show the background.
    private var horizon: Double { stage.frame.snapped(size.height * (isTable ? 0.40 : 0.84)) }

    func parts() throws(SceneRejection) -> SceneParts {
        var parts = stage.emptyParts()
        walls(&parts.backdrop)
        let gap = 46 * factor
        let width = stage.widgets.reduce(-gap) { $0 + $1.canvas.width * factor + gap }
        if width > size.width - 40, let last = stage.widgets.last { throw stage.noRoom(last) }
        var x = (size.width - width) / 2
        for widget in stage.widgets {
            let upright = CGSize(width: widget.canvas.width * factor, height: widget.canvas.height * factor * cos(tilt))
            let top = isTable ? foot - upright.height : size.height * 0.42 - upright.height / 2
            let rect = stage.frame.snapped(CGRect(x: x, y: top, width: upright.width, height: upright.height))
            if rect.minY < 8 { throw stage.noRoom(widget) }
            var slot = stage.slot(for: widget, at: rect)
            slot.transform = CGAffineTransform(translationX: slot.frame.minX, y: slot.frame.minY)
                .scaledBy(x: factor, y: factor * cos(tilt))
            mount(slot.frame, radius: widget.cornerRadius * factor, &parts)
            parts.slots.append(slot)
            x += upright.width + gap
        }
        return parts
    }

    /// The line where widgets touch the table: nearer ones are lower in the picture.
    private var foot: Double { horizon + (size.height - horizon) * min(0.80 / distance, 0.86) }

    // MARK: Drawing

    /// A color of the room under its lighting.
    private func lit(_ value: UInt32) -> RGBA {
        let color = RGBA.hex(value)
        let light = Float(Decisions.roomBrightness(of: room.light))
        return RGBA(
            red: min(color.red * light, 1), green: min(color.green * light, 1), blue: min(color.blue * light, 1))
    }

    private func walls(_ drawing: inout SceneDrawing) {
        let wall = CGRect(x: 0, y: 0, width: size.width, height: horizon)
        // One opaque ramp: a glow on top of another ramp would change all channels at the same positions, which causes
        // visible rings.
        drawing.fill(
            wall,
            .radial(
                ColorRamp.even([lit(0xE6E2DC), lit(0xD8D3CA), lit(0xCEC8BD), lit(0xC7C0B4)]),
                center: CGPoint(x: 260, y: 40), from: 0, to: 1260))
        let ground = CGRect(x: 0, y: horizon, width: size.width, height: size.height - horizon)
        if isTable {
            drawing.fill(ground, .vertical([lit(0xA97F57), lit(0xC99B6C)], in: ground))
            for line in 0..<9 {
                let share = Double(line) / 8
                let far = size.width * (0.5 + (share - 0.5) * 1.05)
                let near = size.width * (0.5 + (share - 0.5) * 1.75)
                drawing.stroke(.segment(far, horizon, near, size.height), .black(0.05), width: 1.5)
            }
            let edge = CGRect(x: 0, y: horizon, width: size.width, height: 26)
            drawing.fill(edge, .vertical([.black(0.18), .black(0)], in: edge))
        } else {
            let board = CGRect(x: 0, y: horizon - 16, width: size.width, height: 16)
            drawing.fill(ground, .vertical([lit(0x8A6B4E), lit(0xA9855F)], in: ground))
            drawing.fill(board, .vertical([lit(0xEFECE6), lit(0xDDD8CE)], in: board))
            drawing.stroke(
                .segment(0, horizon - 16, size.width, horizon - 16), .black(0.10), width: 1, cap: .butt)
        }
    }

    /// The surroundings of a widget: its shadow and frame, or the recess that contains it.
    private func mount(_ rect: CGRect, radius: Double, _ parts: inout SceneParts) {
        switch room.mounting {
        case .elevated: elevated(rect, radius: radius, &parts.backdrop)
        case .recessed: recessed(rect, radius: radius, &parts)
        }
    }

    private func elevated(_ rect: CGRect, radius: Double, _ drawing: inout SceneDrawing) {
        let width = points(room.frameWidth)
        let depth = points(room.mount.depth)
        let frame = rect.insetBy(dx: -width, dy: -width)
        let outline = PathStorage.rounded(frame, radius + width)
        let blur = points(room.mount.shadow)
        if isTable {
            let shadow = CGRect(
                x: frame.minX - depth, y: frame.maxY - blur * 0.55, width: frame.width + 2 * depth, height: blur * 1.3)
            drawing.group(.blur(radius: blur * 0.45, opaque: false)) {
                $0.fill(PathStorage(ellipseIn: shadow), .black(0.55))
            }
            // The back of the stand, visible above its tilted face.
            drawing.fill(
                PathStorage.rounded(frame.offsetBy(dx: 0, dy: depth * 0.6), radius + width), lit(0x6E6A64))
        } else {
            drawing.group(.blur(radius: blur * 0.8, opaque: false)) {
                $0.fill(
                    PathStorage.rounded(frame.offsetBy(dx: 0, dy: blur * 0.9), radius + width), .black(0.45))
            }
        }
        drawing.fill(outline, .diagonal([lit(0xFFFFFF), lit(0xE7E4DE), lit(0xC9C5BC)], in: frame))
        drawing.stroke(.rounded(frame.insetBy(dx: 0.4, dy: 0.4), radius + width), .white(0.5), width: 0.8)
        drawing.stroke(.rounded(rect.insetBy(dx: -0.4, dy: -0.4), radius), .black(0.22), width: 0.8)
    }

    /// The widget is behind the wall: the sides of the recess are visible around it, dark above and light below, and
    /// the upper edge casts a shadow on it.
    private func recessed(_ rect: CGRect, radius: Double, _ parts: inout SceneParts) {
        let depth = points(-room.mount.depth)
        let hole = rect.insetBy(dx: -depth, dy: -depth)
        let mouth = PathStorage.rounded(hole, radius + depth)
        parts.backdrop.fill(mouth, .vertical([lit(0x6F6A61), lit(0x8E887D), lit(0xB9B2A6)], in: hole))
        parts.backdrop.stroke(mouth, .black(0.18), width: 1)
        parts.backdrop.stroke(
            .rounded(hole.offsetBy(dx: 0, dy: 1), radius + depth), .white(0.35), width: 0.8)
        parts.foreground.clipped(to: .rounded(rect, radius)) { drawing in
            let shade = CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: depth * 2.2)
            drawing.fill(shade, .vertical([.black(0.34), .black(0)], in: shade))
        }
        parts.foreground.stroke(.rounded(rect, radius), .black(0.25), width: 0.8)
    }
}
