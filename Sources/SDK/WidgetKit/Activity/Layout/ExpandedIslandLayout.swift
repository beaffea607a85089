import SwiftUI

/// The expanded island: regions around the camera.
///
/// The camera is at the center of the island's upper edge. From top to bottom:
///
/// 1. Leading and trailing are next to the camera, each with half of the remaining width. A region whose view uses
///    `belowIfTooWide` and needs more than that moves below the camera instead.
/// 2. Below the camera regions share the whole width: they are measured in order of priority, leading and trailing
///    before center, and each gets what the previous ones leave. Leading and trailing of equal priority get at most
///    half each when both need more.
/// 3. The center is below the camera between leading and trailing, which extend down next to it where they are high.
/// 4. The bottom is below all of them, or below the camera if there are none, over the whole width, and is proposed the
///    remaining height.
/// 5. The island is as high as its content and margins, within its limits. Regions of the upper row are placed in the
///    height of their row, so that flexible content fills it.
struct ExpandedIslandLayout: Layout {
    /// Between two regions, in points: SwiftUI's default spacing.
    static let spacing: CGFloat = 8

    let metrics: ActivityMetrics
    let margins: EdgeInsets

    /// The frame of a region, in the island's coordinates.
    private struct Region {
        var index: Int
        var frame: CGRect
        var proposal: ProposedViewSize
        var anchor: UnitPoint
    }

    private struct Plan {
        var regions: [Region] = []
        var height: CGFloat = 0
    }

    private enum Row { case besideCamera, belowCamera }

    /// A region of the upper part while it is being placed.
    private struct Candidate {
        var index: Int
        var priority: Double
        var row = Row.besideCamera
        var width: CGFloat = 0
        var size = CGSize.zero
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        CGSize(width: metrics.width, height: metrics.limited(plan(subviews).height))
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for region in plan(subviews).regions {
            let frame = region.frame
            subviews[region.index].place(
                at: CGPoint(
                    x: bounds.minX + frame.minX + region.anchor.x * frame.width,
                    y: bounds.minY + frame.minY + region.anchor.y * frame.height),
                anchor: region.anchor, proposal: region.proposal)
        }
        for subview in subviews where subview[IslandSlotKey.self] == .camera {
            subview.place(
                at: CGPoint(x: bounds.midX, y: bounds.minY), anchor: .top, proposal: ProposedViewSize(metrics.camera))
        }
    }

    private func candidate(
        _ position: DynamicIslandExpandedRegionPosition, _ subviews: Subviews
    ) -> Candidate? {
        for (index, subview) in subviews.enumerated() {
            if case .region(position, let priority) = subview[IslandSlotKey.self] {
                return Candidate(index: index, priority: priority)
            }
        }
        return nil
    }

    private func plan(_ subviews: Subviews) -> Plan {
        let inner = max(metrics.width - margins.leading - margins.trailing, 0)
        let beside = max((metrics.width - metrics.camera.width) / 2 - margins.leading, 0)
        let besideTrailing = max((metrics.width - metrics.camera.width) / 2 - margins.trailing, 0)
        var leading = candidate(.leading, subviews).map { side($0, room: beside, subviews) }
        var trailing = candidate(.trailing, subviews).map { side($0, room: besideTrailing, subviews) }
        widenBelowCamera(&leading, &trailing, inner: inner, subviews)

        var plan = Plan()
        let top = margins.top
        let cameraBottom = max(metrics.camera.height, top)
        /// The row of the camera: regions next to it are at least as high as the camera, and anything below it is below
        /// the camera.
        var upperBottom = cameraBottom
        func sideTop(_ side: Candidate) -> CGFloat { side.row == .besideCamera ? top : cameraBottom }
        for side in [leading, trailing] {
            if let side { upperBottom = max(upperBottom, sideTop(side) + side.size.height) }
        }
        if let center = candidate(.center, subviews) {
            let left = leading.map { $0.size.height > 0 ? $0.size.width + Self.spacing : 0 } ?? 0
            let right = trailing.map { $0.size.height > 0 ? $0.size.width + Self.spacing : 0 } ?? 0
            let width = max(inner - left - right, min(metrics.camera.width, inner))
            let height = subviews[center.index].sizeThatFits(ProposedViewSize(width: width, height: nil)).height
            // Between unequal neighbors it stays at the center of the island while it fits there.
            let middle = metrics.width / 2
            let wanted = subviews[center.index].sizeThatFits(ProposedViewSize(width: width, height: nil)).width
            let free = margins.leading + left...max(margins.leading + left, metrics.width - margins.trailing - right)
            let x = min(max(middle - wanted / 2, free.lowerBound), max(free.upperBound - wanted, free.lowerBound))
            plan.regions.append(
                Region(
                    index: center.index, frame: CGRect(x: x, y: cameraBottom, width: wanted, height: height),
                    proposal: ProposedViewSize(width: width, height: height), anchor: .top))
            upperBottom = max(upperBottom, cameraBottom + height)
        }
        for (side, isLeading) in [(leading, true), (trailing, false)] {
            guard let side else { continue }
            let top = sideTop(side)
            let frame = CGRect(
                x: isLeading ? margins.leading : metrics.width - margins.trailing - side.width, y: top,
                width: side.width, height: max(upperBottom - top, 0))
            // Next to the camera, a low region is centered on it.
            let isLow = side.row == .besideCamera && top + side.size.height <= cameraBottom
            let band = isLow ? CGRect(x: frame.minX, y: top, width: frame.width, height: cameraBottom - top) : frame
            plan.regions.append(
                Region(
                    index: side.index, frame: band,
                    proposal: ProposedViewSize(width: side.width, height: frame.height),
                    anchor: isLow ? (isLeading ? .leading : .trailing) : (isLeading ? .topLeading : .topTrailing)))
        }
        plan.height = upperBottom + margins.bottom
        if let bottom = candidate(.bottom, subviews) {
            let y = upperBottom + (upperBottom > top ? Self.spacing : 0)
            let left = metrics.maximumHeight.isFinite ? max(metrics.maximumHeight - margins.bottom - y, 0) : nil
            let size = subviews[bottom.index].sizeThatFits(ProposedViewSize(width: inner, height: left))
            if size.height > 0 {
                plan.regions.append(
                    Region(
                        index: bottom.index,
                        frame: CGRect(x: margins.leading, y: y, width: inner, height: size.height),
                        proposal: ProposedViewSize(width: inner, height: left), anchor: .top))
                plan.height = y + size.height + margins.bottom
            }
        }
        return plan
    }

    /// Position and size of the leading or trailing region.
    private func side(_ candidate: Candidate, room: CGFloat, _ subviews: Subviews) -> Candidate {
        var candidate = candidate
        let subview = subviews[candidate.index]
        let wanted = subview.sizeThatFits(.unspecified).width
        candidate.row =
            subview[IslandVerticalPlacementKey.self] == .belowIfTooWide && wanted > room
            ? .belowCamera : .besideCamera
        candidate.width = room
        candidate.size = subview.sizeThatFits(ProposedViewSize(width: room, height: nil))
        return candidate
    }

    /// Divides the width below the camera among the regions there.
    private func widenBelowCamera(
        _ leading: inout Candidate?, _ trailing: inout Candidate?, inner: CGFloat, _ subviews: Subviews
    ) {
        func widen(_ side: inout Candidate, to room: CGFloat) {
            let wanted = subviews[side.index].sizeThatFits(.unspecified).width
            side.width = min(wanted, room)
            side.size = subviews[side.index].sizeThatFits(ProposedViewSize(width: side.width, height: nil))
        }
        switch (leading?.row, trailing?.row) {
        case (.belowCamera, .belowCamera):
            guard var first = leading, var second = trailing else { return }
            let room = max(inner - Self.spacing, 0)
            if first.priority == second.priority {
                widen(&first, to: room)
                widen(&second, to: room)
                if first.width + second.width > room {
                    let half = room / 2
                    let (a, b) = (first.width, second.width)
                    widen(&first, to: max(half, room - b))
                    widen(&second, to: max(half, room - a))
                }
            } else if first.priority > second.priority {
                widen(&first, to: room)
                widen(&second, to: room - first.width)
            } else {
                widen(&second, to: room)
                widen(&first, to: room - second.width)
            }
            (leading, trailing) = (first, second)
        case (.belowCamera, _):
            if var side = leading {
                widen(&side, to: inner)
                leading = side
            }
        case (_, .belowCamera):
            if var side = trailing {
                widen(&side, to: inner)
                trailing = side
            }
        default: break
        }
    }
}
