import CoreGraphics
import EvidenceSupport
import Foundation

@testable import SwiftUI

/// Radii that do not fit are limited one by one, and dashes show where an outline begins.
@MainActor
enum OutlineCheck: EvidenceCheck {
    nonisolated static let categories: Set<String> = ["corner-fit", "dash-start"]

    private static let frame = CGRect(x: 0, y: 0, width: 90, height: 20)

    /// A pixel of the pictures.
    private static let tolerance = 1.0 / 3

    static func verdict(_ row: EvidenceRow) -> Verdict {
        row.category == "corner-fit" ? cornerFit(row) : dashStart(row)
    }

    /// The outline is that of a shape whose radii on the row's side are the expected ones.
    private static func cornerFit(_ row: EvidenceRow) -> Verdict {
        let expected = row.expected.split(separator: "/").compactMap { Double($0) }
        guard let match = row.subject.firstMatch(of: /radii (\S+) (\S+) (\S+) (\S+) \(top leading/),
            let topLeading = Double(match.1), let topTrailing = Double(match.2), let bottomTrailing = Double(match.3),
            let bottomLeading = Double(match.4), expected.count == 2
        else { return .fails("no radii in \(row.subject)") }
        let radii = RectangleCornerRadii(
            topLeading: topLeading, bottomLeading: bottomLeading, bottomTrailing: bottomTrailing,
            topTrailing: topTrailing)
        var limited = radii
        if row.subject.hasPrefix("leading") {
            limited.topLeading = expected[0]
            limited.bottomLeading = expected[1]
        } else {
            limited.topTrailing = expected[0]
            limited.bottomTrailing = expected[1]
        }
        let found = UnevenRoundedRectangle(cornerRadii: radii, style: .circular).path(in: frame)
        let wanted = UnevenRoundedRectangle(cornerRadii: limited, style: .circular).path(in: frame)
        return found == wanted ? .holds : .fails("the outline is \(found.description)")
    }

    private static func dashStart(_ row: EvidenceRow) -> Verdict {
        guard let expected = row.expectedNumber else { return .fails("no number") }
        let frame = frame
        func near(_ one: CGFloat, _ other: CGFloat) -> Bool { abs(one - other) < 1e-6 }
        let edges: [(name: String, along: (CGPoint) -> CGFloat?)] = [
            ("trailing edge", { near($0.x, frame.maxX) ? $0.y : nil }),
            ("leading edge", { near($0.x, 0) ? $0.y : nil }),
            ("top edge", { near($0.y, 0) ? $0.x : nil }),
            ("bottom edge", { near($0.y, frame.maxY) ? $0.x : nil }),
        ]
        guard let edge = edges.first(where: { row.subject.contains($0.name) }) else { return .fails("no edge") }
        let outline =
            row.subject.contains("UnevenRoundedRectangle")
            ? UnevenRoundedRectangle(
                topLeadingRadius: 8, bottomLeadingRadius: 8, bottomTrailingRadius: 8, topTrailingRadius: 8,
                style: .circular
            ).path(in: frame) : Rectangle().path(in: frame)
        let dashes = Path(outline.cgPath.copy(dashingWithPhase: 0, lengths: [8, 8]))
        let places = points(of: dashes, atStart: row.subject.hasPrefix("start")).compactMap { edge.along($0) }
        let distances = places.map { place in
            let rest = abs(Double(place) - expected).truncatingRemainder(dividingBy: 16)
            return min(rest, 16 - rest)
        }
        guard let nearest = distances.min() else { return .fails("no dash on the edge") }
        return nearest <= tolerance ? .holds : .fails("dashes at \(places)")
    }

    /// The first or the last point of each dash.
    private static func points(of dashes: Path, atStart: Bool) -> [CGPoint] {
        var starts: [CGPoint] = []
        var ends: [CGPoint] = []
        dashes.forEach { element in
            switch element {
            case .move(let point):
                starts.append(point)
                ends.append(point)
            case .line(let end), .quadCurve(let end, _), .curve(let end, _, _):
                ends[ends.count - 1] = end
            case .closeSubpath: break
            }
        }
        return atStart ? starts : ends
    }
}
