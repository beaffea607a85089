import CoreGraphics
import EvidenceSupport
import Painter
import RenderModel

@testable import SwiftUI

/// Boxes of ink in pictures of the Home Assistant project's widgets, each within a pixel of where our drawing of the
/// same view has one. Whether icons of that project's own font are there or not does not move the other boxes.
@MainActor
enum InkBoxCheck: EvidenceCheck {
    nonisolated static let categories: Set<String> = ["png-ink-box"]

    private static let icons: Set<String> = ["N1283", "N1285", "N1287", "N1289"]

    static func verdict(_ row: EvidenceRow) -> Verdict {
        guard !row.context.hasPrefix("@2x") else { return .doesNotApply("San Francisco Compact comes with the watch") }
        guard !icons.contains(row.id) else { return .doesNotApply("an icon of another project's font") }
        guard let expected = box(row.expected), let name = row.subject.split(separator: " ").first else {
            return .fails("the row cannot be read")
        }
        guard let boxes = boxes(String(name)) else { return .fails("no view for \(name)") }
        let distances = boxes.map { distance(from: $0, to: expected) }
        guard let best = distances.indices.min(by: { distances[$0] < distances[$1] }) else { return .fails("no ink") }
        let found = boxes[best]
        return distances[best] <= 1
            ? .holds
            : .fails(
                "off by \(Int(distances[best])) pixels: \(Int(found.minX)), \(Int(found.minY)), \(Int(found.width)) x "
                    + "\(Int(found.height)) pixels instead of \(Int(expected.minX)), \(Int(expected.minY)), "
                    + "\(Int(expected.width)) x \(Int(expected.height))")
    }

    /// `x=26.67 y=26.67 w=26.67 h=26.67` in pixels at three pixels a point.
    private static func box(_ text: String) -> CGRect? {
        let numbers = text.matches(of: /[xywh]=([0-9.]+)/).compactMap { Double($0.1) }.map { ($0 * 3).rounded() }
        guard numbers.count == 4 else { return nil }
        return CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    }

    /// The farthest that an edge, the width or the height is off, in pixels.
    private static func distance(from found: CGRect, to expected: CGRect) -> CGFloat {
        [
            found.minX - expected.minX, found.minY - expected.minY, found.width - expected.width,
            found.height - expected.height,
        ].map { abs($0) }.max() ?? 0
    }

    private static func boxes(_ picture: String) -> [CGRect]? {
        if let known = cache[picture] { return known }
        let boxes = draw(picture).map(InkBoxFinder.boxes)
        cache[picture] = boxes
        return boxes
    }

    private static var cache: [String: [CGRect]] = [:]

    private static func draw(_ picture: String) -> PixelGrid? {
        let small = CGSize(width: 160, height: 160)
        let medium = CGSize(width: 350, height: 160)
        let face = CGSize(width: 220, height: 120)
        switch picture {
        case "systemSmallSnapshots.withoutSubtitleWithoutIconBackground-systemSmall-01_tiles-light.png":
            return grid(TileView(size: .single, index: 0, hasSubtitle: false, hasDisc: false), small)
        case "systemSmallSnapshots.withoutSubtitleWithoutIconBackground-systemSmall-03_tiles-light.png":
            return grid(TileColumnView(), small)
        case "systemMediumSnapshots.withSubtitleWithIconBackground-systemMedium-01_tiles-light.png":
            return grid(TileView(size: .single, index: 0, hasSubtitle: true, hasDisc: true), medium)
        case "systemMediumSnapshots.withSubtitleWithIconBackground-systemMedium-03_tiles-light.png":
            return grid(ThreeTilesView(), medium)
        case "energyWidgetNoConnectionAccessoryRectangularSnapshot.light.png":
            return grid(NoConnectionView(size: .rectangular), CGSize(width: 172, height: 76))
        case "energyWidgetNoConnectionSystemSmallSnapshot.light.png":
            return grid(NoConnectionView(size: .small), small)
        case "systemSmallSnapshot.light.png":
            return grid(CalendarView(), CGSize(width: 170, height: 170))
        case "rectangularComplicationVariants.all-slots.png":
            let view = ComplicationView(
                title: "Living Room", subtitle: "Temperature", value: "68%", bottom: "Updated 2m ago")
            return grid(view, face, .dark)
        case "rectangularComplicationVariants.text-only.png":
            return grid(ComplicationView(title: "Bedroom", subtitle: "All quiet"), face, .dark)
        case "rectangularComplicationVariants.long-text.png":
            let view = ComplicationView(
                title: "Basement Dehumidifier Tank", subtitle: "Relative humidity, second floor", value: "1234",
                bottom: "Last synchronized a few moments ago")
            return grid(view, face, .dark)
        default: return nil
        }
    }

    private static func grid(_ view: some View, _ size: CGSize, _ scheme: ColorScheme = .light) -> PixelGrid? {
        var environment = Probe.environment(scale: 3)
        environment.colorScheme = scheme
        let tree = ViewRenderer(size: size, environment: environment).render(view)
        let background: RGBA = scheme == .dark ? .black : .white
        return (try? Painter().paint(tree, options: Painter.Options(background: background)).bitmap)
            .map { PixelGrid($0) }
    }
}
