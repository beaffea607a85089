import CoreGraphics
import EvidenceSupport

@testable import SwiftUI

/// Corners are limited to half of the shorter side, shrink with an inset, and are concentric with a container's.
@MainActor
enum ShapeRuleCheck: EvidenceCheck {
    nonisolated static let categories: Set<String> = ["shape-rule"]

    private static let frame = CGRect(x: 0, y: 0, width: 100, height: 50)

    static func verdict(_ row: EvidenceRow) -> Verdict {
        switch row.id {
        case "N1232": compare(corner: 30, 30, with: 25, 25)
        case "N1233": compare(corner: 40, 10, with: 25, 10)
        case "N1234":
            equal(
                RoundedRectangle(cornerRadius: 10, style: .circular).inset(by: 5).path(in: frame),
                RoundedRectangle(cornerRadius: 5, style: .circular).path(in: CGRect(x: 5, y: 5, width: 90, height: 40)))
        case "N1235":
            RoundedRectangle(cornerRadius: 10).inset(by: 60).path(in: frame).isEmpty
                ? .holds : .fails("an inset beyond the middle leaves something")
        case "N1993": concentric()
        default: .fails("no rule for \(row.id)")
        }
    }

    private static func compare(
        corner width: CGFloat, _ height: CGFloat, with limitedWidth: CGFloat, _ limitedHeight: CGFloat
    ) -> Verdict {
        equal(
            RoundedRectangle(cornerSize: CGSize(width: width, height: height), style: .circular).path(in: frame),
            RoundedRectangle(cornerSize: CGSize(width: limitedWidth, height: limitedHeight), style: .circular)
                .path(in: frame))
    }

    /// A container of radius 20 leaves 12 at a distance of 8, and nothing beyond its radius.
    private static func concentric() -> Verdict {
        let container = ContainerShape(RoundedRectangle(cornerRadius: 20))
        func radius(at distance: CGFloat) -> CGFloat? {
            container.radii(frame.insetBy(dx: distance, dy: distance), frame)?.topLeading
        }
        let (near, far) = (radius(at: 8), radius(at: 22))
        return near == 12 && far == 0 ? .holds : .fails("the radii are \(near ?? -1) and \(far ?? -1)")
    }

    private static func equal(_ found: Path, _ expected: Path) -> Verdict {
        found == expected ? .holds : .fails("the outline is \(found.description)")
    }
}
