import CoreGraphics
import EvidenceSupport

@testable import SwiftUI

/// Colored boxes of small pictures, the sizes of the views that were drawn, and lengths that follow the type size.
///
/// Each side of a box must be within a pixel of the picture's: where a picture is a third of a point higher than its
/// content, every side lies on half a pixel and is rounded either way (E-SNAP-2).
@MainActor
enum BoxSnapshotCheck: EvidenceCheck {
    nonisolated static let categories: Set<String> = ["snapshot-box", "snapshot-size", "scaled-metric"]

    static func verdict(_ row: EvidenceRow) -> Verdict {
        switch row.category {
        case "snapshot-box": box(row)
        case "snapshot-size": size(row)
        default: metric(row)
        }
    }

    private static func box(_ row: EvidenceRow) -> Verdict {
        guard let color = Pixel(firstColorOf: row.subject), let scale = row.scale,
            let expected = box(row.expected, scale: scale)
        else { return .fails("the row cannot be read") }
        let picture = String(row.note.prefix(5))
        guard let drawing = drawing(of: picture) else { return .fails("no drawing for \(picture)") }
        let reach: CGFloat = 4
        let window = CGRect(
            x: expected.minX - reach, y: expected.minY - reach, width: expected.width + 2 * reach,
            height: expected.height + 2 * reach)
        guard let found = ColorPart.box(of: color, in: drawing, within: window) else {
            return .fails("nothing has the color \(color)")
        }
        let differences = [
            found.minX - expected.minX, found.minY - expected.minY, found.maxX - expected.maxX,
            found.maxY - expected.maxY,
        ]
        return differences.allSatisfy { abs($0) <= 1 }
            ? .holds
            : .fails(
                "the box is at \(Int(found.minX)), \(Int(found.minY)) and \(Int(found.width)) x \(Int(found.height)) "
                    + "pixels instead of \(Int(expected.minX)), \(Int(expected.minY)) and \(Int(expected.width)) x "
                    + "\(Int(expected.height))")
    }

    /// `x=17 y=19.333 w=306 h=16` in pixels.
    private static func box(_ text: String, scale: Double) -> CGRect? {
        let numbers = text.matches(of: /[xywh]=([0-9.]+)/).compactMap { Double($0.1) }.map { ($0 * scale).rounded() }
        guard numbers.count == 4 else { return nil }
        return CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    }

    private static func drawing(of picture: String) -> PixelGrid? {
        if let known = drawings[picture] { return known }
        let drawing: PixelGrid?
        if let snapshot = BoxSnapshot.of(picture), let facts = try? PictureStore.stored(picture) {
            drawing = snapshot.draw(width: facts.width, height: facts.height)
        } else {
            drawing = try? BarPictures.curves.first { $0.id == picture }?.draw()
        }
        drawings[picture] = drawing
        return drawing
    }

    private static var drawings: [String: PixelGrid] = [:]

    private static func size(_ row: EvidenceRow) -> Verdict {
        let picture = String(row.note.prefix(5))
        guard let expected = row.expectedSize else { return .fails("the row cannot be read") }
        guard let snapshot = BoxSnapshot.of(picture) else { return .fails("no view for \(picture)") }
        let found = snapshot.fittingSize
        return abs(Double(found.width) - expected.width) < 0.001 && abs(Double(found.height) - expected.height) < 0.001
            ? .holds : .fails("size is \(found.width)x\(found.height)")
    }

    /// `@ScaledMetric of 30 (largeTitle), as drawn …`, within a pixel.
    private static func metric(_ row: EvidenceRow) -> Verdict {
        guard let expected = row.expectedNumber, let scale = row.scale,
            let match = row.subject.firstMatch(of: /of ([0-9]+) \(([a-zA-Z]+)\)/), let base = Double(match.1)
        else { return .fails("the row cannot be read") }
        let style: Font.TextStyle = match.2 == "largeTitle" ? .largeTitle : .body
        let type: DynamicTypeSize = row.context.contains("xxxLarge") ? .xxxLarge : .accessibility5
        let box = ScaledView(CGFloat(base), CGFloat(base), relativeTo: style) { width, height in
            Color.white.frame(width: width, height: height)
        }
        let found = Probe.size(of: box.dynamicTypeSize(type), .unspecified, scale: CGFloat(scale))
        return abs(Double(found.width) - expected) < 1 / scale + 0.001 && found.width == found.height
            ? .holds : .fails("it is \(found.width)")
    }
}
