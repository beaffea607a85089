import CoreGraphics
import EvidenceSupport
import Painter
import RenderModel

@testable import SwiftUI

/// How much of one row of pixels a shape of 100 points' width leaves clear to its left, at three pixels a point: the
/// sum of what the row's left half lacks in opacity. It must be within a tenth of a pixel of the picture's.
@MainActor
enum CoverageCheck: EvidenceCheck {
    nonisolated static let categories: Set<String> = ["continuous-corner", "circle-aa"]

    static func verdict(_ row: EvidenceRow) -> Verdict {
        guard let line = row.subject.firstMatch(of: /pixel row ([0-9]+)/).flatMap({ Int($0.1) }),
            let expected = row.expectedNumber
        else { return .fails("the row cannot be read") }
        let found: Double
        switch row.id {
        case "N1102": found = clear(RoundedRectangle(cornerRadius: 10), height: 50, line)
        // The standard style was circular in the SDK of these pictures.
        case "N1117", "N1127": found = clear(Capsule(style: .circular), height: 50, line)
        case "N1128", "N1129", "N1130": found = clear(Circle(), height: 100, line)
        default: return .fails("no shape for \(row.id)")
        }
        return abs(found - expected) <= 0.1 ? .holds : .fails("\(found) pixels are clear")
    }

    private static func clear(_ shape: some Shape, height: CGFloat, _ line: Int) -> Double {
        let size = CGSize(width: 100, height: height)
        let tree = ViewRenderer(size: size, environment: Probe.environment(scale: 3)).render(shape.fill(.black))
        guard let bitmap = try? Painter().paint(tree, options: Painter.Options(background: .clear)).bitmap else {
            return .nan
        }
        let clear = (0..<bitmap.width / 2).reduce(0.0) { $0 + 1 - Double(bitmap[$1, line].alpha) / 255 }
        return (clear * 100).rounded() / 100
    }
}
