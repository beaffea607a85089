import CoreGraphics
import Foundation
import Testing

/// Counts how often long work asks whether it is still needed, so that no test depends on time.
@Suite("Interrupted work on paths")
struct PathInterruptionTests {
    /// One contour with more vertices than a few blocks.
    enum Contour: CaseIterable {
        /// Every vertex is a corner with a join.
        case corners
        /// No vertex is a corner, so that the stroke is one strip.
        case spiral
        /// A closed contour without corners: two rings.
        case ring

        var path: PathStorage {
            let count = 20_000
            var path = PathStorage()
            for index in 0..<count {
                let angle = Double(index) / Double(count) * 2 * .pi
                let point =
                    switch self {
                    case .corners: CGPoint(x: Double(index), y: Double(index % 2) * 10)
                    case .spiral: CGPoint(x: (1_000 + angle) * cos(3 * angle), y: (1_000 + angle) * sin(3 * angle))
                    case .ring: CGPoint(x: 1_000 * cos(angle), y: 1_000 * sin(angle))
                    }
                if index == 0 { path.move(to: point) } else { path.line(to: point) }
            }
            if self == .ring { path.close() }
            return path
        }
    }

    @Test(
        "S-LIFE-12: The outline of one long contour ends soon after it is no longer needed",
        arguments: Contour.allCases)
    func contour(_ contour: Contour) {
        let path = contour.path
        var all = 0
        let whole = path.stroked(width: 2) {
            all += 1
            return false
        }
        #expect(whole == path.stroked(width: 2))
        #expect(all > 10)
        for last in 0..<all {
            var questions = 0
            let part = path.stroked(width: 2) {
                questions += 1
                return questions > last
            }
            // The strip that ends is one loop, and the loop over all strips another.
            #expect(questions <= last + 2)
            #expect(part.points.count < whole.points.count)
        }
    }

    @Test("S-LIFE-12: Splitting a path into many dashes ends soon after they are no longer needed")
    func dashes() {
        var path = PathStorage()
        path.move(to: .zero)
        path.line(to: CGPoint(x: 30_000, y: 0))
        var all = 0
        let whole = path.dashed(lengths: [1, 1], phase: 0) {
            all += 1
            return false
        }
        #expect(whole == path.dashed(lengths: [1, 1], phase: 0))
        #expect(whole.points.count == 30_000 && all == 30_000 / 4_096)
        for last in 0..<all {
            var questions = 0
            let part = path.dashed(lengths: [1, 1], phase: 0) {
                questions += 1
                return questions > last
            }
            #expect(questions == last + 1 && part.points.count <= (last + 1) * 4_096)
        }
    }

    @Test("S-LIFE-12: Measuring a path for its dashes ends soon after they are no longer needed")
    func measures() {
        var questions = 0
        let path = Contour.corners.path
        let count = path.dashCount([10, 10]) {
            questions += 1
            return true
        }
        #expect(count == 0 && questions == 1)
        #expect(path.dashCount([10, 10]) > 0)
    }

    @Test("Short work does not ask")
    func short() {
        var path = PathStorage()
        path.move(to: .zero)
        path.line(to: CGPoint(x: 100, y: 0))
        var questions = 0
        _ = path.dashed(lengths: [1, 1], phase: 0) {
            questions += 1
            return true
        }
        #expect(questions == 0)
    }
}
