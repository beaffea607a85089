import CoreGraphics
import EvidenceSupport

@testable import SwiftUI

/// Lines of text in small pictures: how many there are, where their ink lies, and the size of a text that fits its box.
///
/// A line's top must be within a point of the picture's, its left edge within a point or half a percent of the
/// picture's width, and its width within a point and a percent: letters of another font are up to a percent wider,
/// which moves a text in the middle of a picture by half of that.
@MainActor
enum TextSnapshotCheck: EvidenceCheck {
    nonisolated static let categories: Set<String> = ["text-lines", "text-ink", "text-size"]

    static func verdict(_ row: EvidenceRow) -> Verdict {
        if row.category == "text-size" { return size(row) }
        let picture = String(row.note.prefix(5))
        guard let snapshot = TextSnapshot.of(picture) else { return .fails("no view for \(picture)") }
        let lines = lines(picture, snapshot)
        if row.category == "text-lines" {
            return row.expectedNumber == Double(lines.count) ? .holds : .fails("there are \(lines.count) lines")
        }
        guard let number = row.subject.firstMatch(of: /line ([0-9]+)/).flatMap({ Int($0.1) }),
            let expected = box(row.expected, scale: snapshot.scale)
        else { return .fails("the row cannot be read") }
        guard lines.indices.contains(number - 1) else { return .fails("there are \(lines.count) lines") }
        return compare(lines[number - 1], expected, snapshot)
    }

    private static func compare(_ found: CGRect, _ expected: CGRect, _ snapshot: TextSnapshot) -> Verdict {
        let point = Double(snapshot.scale)
        let left = abs(Double(found.minX - expected.minX))
        let top = abs(Double(found.minY - expected.minY))
        let width = abs(Double(found.width - expected.width))
        let holds =
            left <= max(point, 0.005 * snapshot.width * point) && top <= point
            && width <= max(2, 0.01 * Double(expected.width) + point)
        return holds
            ? .holds
            : .fails("the line is at \(Int(found.minX)), \(Int(found.minY)) and \(Int(found.width)) pixels wide")
    }

    /// `x=17 y=19 w=306 h=16` in pixels.
    private static func box(_ text: String, scale: Int) -> CGRect? {
        let numbers = text.matches(of: /[xywh]=([0-9.]+)/).compactMap { Double($0.1) }
            .map { ($0 * Double(scale)).rounded() }
        guard numbers.count == 4 else { return nil }
        return CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    }

    private static func lines(_ picture: String, _ snapshot: TextSnapshot) -> [CGRect] {
        if let known = cache[picture] { return known }
        let lines = snapshot.lines()
        cache[picture] = lines
        return lines
    }

    private static var cache: [String: [CGRect]] = [:]

    private static func size(_ row: EvidenceRow) -> Verdict {
        guard let expected = row.expectedSize else { return .fails("the row cannot be read") }
        switch row.id {
        case "N1535":
            let proposal = ProposedViewSize(width: 200, height: 100)
            return Probe.size(
                of: TextSnapshot.paddedPlaceholder, proposal, scale: 1, is: expected.width, expected.height)
        case "N1598":
            return Probe.size(
                of: Text(verbatim: "Hello, world!"), .unspecified, scale: 2, is: expected.width, expected.height)
        default: return letters(row, expected.width, expected.height)
        }
    }
    /// A line of letters of another font, whose width holds within a point and a percent.
    private static func letters(_ row: EvidenceRow, _ width: Double, _ height: Double) -> Verdict {
        let picture = String(row.note.prefix(5))
        guard let line = TextSnapshot.line(picture), let scale = row.scale else {
            return .fails("no view for \(picture)")
        }
        let found = Probe.size(of: line, .unspecified, scale: CGFloat(scale))
        return abs(Double(found.width) - width) <= 1 + 0.01 * width && abs(Double(found.height) - height) < 0.001
            ? .holds : .fails("size is \(found.width)x\(found.height)")
    }
}
