import CoreGraphics
import DeviceCatalog
import RenderModel
import Typesetter

/// The Widgets screen of CarPlay: a strip with the time and three apps, and a grid of small widgets (F-130).
///
/// A single widget is in the center, as on displays with room for only one.
struct CarPlayScreen {
    let stage: SceneStage

    private static let strip = Decisions.carPlaySideBar
    private static let gap = Decisions.carPlaySpacing
    private static let columns = Decisions.carPlayColumns
    private static let rows = Decisions.carPlayRows

    func parts() throws(SceneRejection) -> SceneParts {
        var parts = stage.emptyParts()
        let size = stage.frame.size
        parts.backdrop.fill(stage.frame.bounds, .vertical([.hex(0x15171C), .hex(0x08090B)], in: stage.frame.bounds))
        strip(&parts.backdrop)
        let area = CGRect(x: Self.strip, y: 0, width: size.width - Self.strip, height: size.height)
            .insetBy(dx: Self.gap, dy: Self.gap)
        for (index, cell) in try cells(in: area).enumerated() {
            let widget = stage.widgets[index]
            let rect = stage.frame.snapped(
                CGRect(center: cell.center, width: widget.display.width, height: widget.display.height))
            parts.backdrop.fill(.rounded(stage.frame.place(rect), 36), .hex(0x212329))
            parts.slots.append(stage.slot(for: widget, at: rect))
        }
        return parts
    }

    /// One cell for each widget; an incomplete row is centered.
    private func cells(in area: CGRect) throws(SceneRejection) -> [CGRect] {
        if stage.widgets.count > Self.columns * Self.rows {
            throw stage.noRoom(stage.widgets[Self.columns * Self.rows])
        }
        let width = (area.width - Double(Self.columns - 1) * Self.gap) / Double(Self.columns)
        let height = (area.height - Double(Self.rows - 1) * Self.gap) / Double(Self.rows)
        let count = stage.widgets.count
        return stage.widgets.indices.map { index in
            let row = index / Self.columns
            let open = Double(Self.columns - min(count - row * Self.columns, Self.columns))
            let start = area.minX + open * (width + Self.gap) / 2
            return CGRect(
                x: start + Double(index % Self.columns) * (width + Self.gap),
                y: area.minY + Double(row) * (height + Self.gap), width: width, height: height)
        }
    }

    private func strip(_ drawing: inout SceneDrawing) {
        let size = stage.frame.size
        drawing.fill(
            stage.frame.place(CGRect(x: 0, y: 0, width: Self.strip, height: size.height)), .white(0.05))
        drawing.line(
            stage.request.moment.time, font: FontRequest(size: 19, weight: .semibold), color: .white,
            in: CGRect(x: 4, y: 16, width: Self.strip - 8, height: 26))
        let side = 48.0
        for (index, app) in [AppIcon.atlas, .chord, .relay].enumerated() {
            let y = size.height / 2 + (Double(index) - 1) * (side + 20) - side / 2 + 10
            drawing.icon(
                app, in: CGRect(x: (Self.strip - side) / 2, y: y, width: side, height: side), look: .light)
        }
        for index in 0..<4 {
            let dot = CGRect(
                x: Self.strip / 2 - 9 + Double(index % 2) * 11, y: size.height - 38 + Double(index / 2) * 11, width: 7,
                height: 7)
            drawing.fill(.rounded(stage.frame.place(dot), 2), .white(0.8))
        }
    }
}
