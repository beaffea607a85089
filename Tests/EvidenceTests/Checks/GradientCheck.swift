import CoreGraphics
import EvidenceSupport
import Painter
import RenderModel
import WidgetVocabulary

@testable import SwiftUI

/// Colors within gradients: `Color.gradient` of 2025's colors within 4 of 255, and the pixels of a stroked gradient
/// within 3.
@MainActor
enum GradientCheck: EvidenceCheck {
    nonisolated static let categories: Set<String> = ["color-gradient", "gradient-sample"]

    static func verdict(_ row: EvidenceRow) -> Verdict {
        row.category == "color-gradient" ? standard(row) : stroked(row)
    }

    /// `row1=(45,166,255) middle=(15,144,255) last-but-one=(0,136,255)` in a box 50 pixels high.
    private static func standard(_ row: EvidenceRow) -> Verdict {
        guard let name = row.subject.firstMatch(of: /Color\.([a-z]+)\.gradient/)?.1,
            let color = SystemColor(rawValue: String(name))
        else { return .fails("no color \(row.subject)") }
        let expected = row.expected.matches(of: /\(([0-9]+),([0-9]+),([0-9]+)\)/).map {
            [$0.1, $0.2, $0.3].compactMap { Int($0) }
        }
        guard expected.count == 3 else { return .fails("the row cannot be read") }
        let box = RoundedRectangle(cornerRadius: 10).fill(Color(provider: .system(color)).gradient)
        let picture = Picture(box, size: CGSize(width: 50, height: 50))
        return compare([1, 25, 48].map { picture.color(25, $0) }, expected, within: 4)
    }

    private static func stroked(_ row: EvidenceRow) -> Verdict {
        guard let place = row.subject.firstMatch(of: /pixel x=([0-9]+) y=([0-9]+)/), let x = Int(place.1),
            let y = Int(place.2)
        else { return .fails("the row cannot be read") }
        let expected = row.expected.matches(of: /[0-9]+/).compactMap { Int($0.0) }
        let gradient = LinearGradient(colors: [.blue, .yellow], startPoint: .top, endPoint: .bottom)
        let view = Circle().stroke(gradient, lineWidth: 2).frame(width: 8, height: 8).padding(2).background(.white)
        let picture = Picture(view, size: CGSize(width: 12, height: 12), scale: 3, generation: .before2025)
        return compare([picture.color(x, y)], [expected], within: 3)
    }

    private static func compare(_ found: [[Int]], _ expected: [[Int]], within tolerance: Int) -> Verdict {
        let difference = zip(found.joined(), expected.joined()).map { abs($0 - $1) }.max() ?? .max
        return found.map(\.count) == expected.map(\.count) && difference <= tolerance
            ? .holds : .fails("colors are \(found)")
    }
}
