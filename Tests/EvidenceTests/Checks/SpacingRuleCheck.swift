import CoreGraphics
import EvidenceSupport

@testable import SwiftUI

/// The gap that results from the preferences of two neighbors, and the order in which a stack sizes its children.
@MainActor
enum SpacingRuleCheck: EvidenceCheck {
    nonisolated static let categories: Set<String> = ["spacing-rule", "flexibility-order"]

    static func verdict(_ row: EvidenceRow) -> Verdict {
        switch row.id {
        case "N1211": expect(.distance(above: metrics(2, 3, 5, 13), below: metrics(2, 3, 5, 13)), 13)
        case "N1212": expect(.distance(above: metrics(2, 3, 5, 13), below: metrics(7, 11, 17, 23)), 26)
        case "N1213": expect(.distance(above: metrics(7, 11, 17, 23), below: metrics(2, 3, 5, 13)), 23)
        case "N1214": expect(metrics(2, 3, 5, 1).lineSpacing, 10)
        case "N1215": expect(ViewSpacing.Value.distance(10).distance(to: .distance(15)), 25)
        case "N1216": expect(ViewSpacing.Value.distance(10).distance(to: .topText(metrics(2, 3, 5, 1))), 10)
        case "N1217": expect(plain(10, 10, 10, 10).distance(to: .zero, along: .horizontal), 10)
        case "N1218": expect(plain(10, 20, 30, 40).distance(to: .zero, along: .horizontal), 40)
        case "N1219": expect(plain(10, 20, 30, 40).distance(to: .zero, along: .vertical), 30)
        case "N1220": expect(plain(0, 2, 0, 3).distance(to: .zero, along: .horizontal), 3)
        // Right to left the left edge faces the next view; edges are named by the direction of writing here.
        case "N1221": expect(plain(0, 3, 0, 2).distance(to: .zero, along: .horizontal), 2)
        case "N1222": expect(ViewSpacing().distance(to: ViewSpacing(), along: .vertical), 8)
        case "N1223": union()
        case "N1224": before(10, 20, than: 10, 30)
        case "N1225": same(20, 40, as: 30, 50)
        case "N1226": before(20, .infinity, than: 10, .infinity)
        case "N1227": before(10, 20, than: 10, .infinity)
        default: .fails("no rule for \(row.id)")
        }
    }

    private static func metrics(
        _ ascent: CGFloat, _ descent: CGFloat, _ leading: CGFloat, _ pixel: CGFloat
    ) -> ViewSpacing.TextMetrics {
        ViewSpacing.TextMetrics(ascent: ascent, descent: descent, leading: leading, pixelLength: pixel)
    }

    private static func plain(
        _ top: CGFloat, _ leading: CGFloat, _ bottom: CGFloat, _ trailing: CGFloat
    ) -> ViewSpacing {
        ViewSpacing(values: [
            .init(.top, .plain): .distance(top), .init(.leading, .plain): .distance(leading),
            .init(.bottom, .plain): .distance(bottom), .init(.trailing, .plain): .distance(trailing),
        ])
    }

    private static func expect(_ found: CGFloat, _ expected: CGFloat) -> Verdict {
        found == expected ? .holds : .fails("distance is \(found)")
    }

    private static func union() -> Verdict {
        var spacing = plain(1, 20, 3, 4)
        spacing.formUnion(plain(10, 2, 30, 40), edges: [.top, .leading])
        let expected = plain(10, 20, 3, 4)
        return spacing.values == expected.values ? .holds : .fails("values are \(spacing.values)")
    }

    private static func before(
        _ minimum: CGFloat, _ maximum: CGFloat, than otherMinimum: CGFloat, _ otherMaximum: CGFloat
    ) -> Verdict {
        Flexibility(minimum: minimum, maximum: maximum) < Flexibility(minimum: otherMinimum, maximum: otherMaximum)
            ? .holds : .fails("the other one comes first")
    }

    private static func same(
        _ minimum: CGFloat, _ maximum: CGFloat, as otherMinimum: CGFloat, _ otherMaximum: CGFloat
    ) -> Verdict {
        let first = Flexibility(minimum: minimum, maximum: maximum)
        let second = Flexibility(minimum: otherMinimum, maximum: otherMaximum)
        return !(first < second) && !(second < first) ? .holds : .fails("one comes first")
    }
}

extension CGFloat {
    fileprivate static func distance(above: ViewSpacing.TextMetrics, below: ViewSpacing.TextMetrics) -> CGFloat {
        ViewSpacing.TextMetrics.distance(above: above, below: below)
    }
}
