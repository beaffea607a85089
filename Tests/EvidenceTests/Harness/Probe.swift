import CoreGraphics
import RenderModel

@testable import SwiftUI

/// Asks views for sizes, places and guides.
@MainActor
enum Probe {
    static func environment(scale: CGFloat) -> EnvironmentValues {
        var environment = EnvironmentValues()
        environment.displayScale = scale
        return environment
    }

    static func size(of view: some View, _ proposal: ProposedViewSize, scale: CGFloat) -> CGSize {
        ViewRenderer(size: .zero, environment: environment(scale: scale)).sizeThatFits(view, proposal)
    }

    static func size(
        of view: some View, _ proposal: ProposedViewSize, scale: CGFloat, is width: CGFloat, _ height: CGFloat
    ) -> Verdict {
        let found = size(of: view, proposal, scale: scale)
        let matches =
            found == CGSize(width: width, height: height)
            || (abs(found.width - width) < 0.001 && abs(found.height - height) < 0.001)
        return matches ? .holds : .fails("size is \(found.width)x\(found.height)")
    }

    /// Frames of the marked views of a tree as high as 20 points and of the given width.
    static func frames(_ view: some View, size: CGSize, scale: CGFloat = 1) -> [CGRect] {
        let tree = ViewRenderer(size: size, environment: environment(scale: scale)).render(view)
        var frames: [Int: CGRect] = [:]
        collect(tree.root, into: &frames)
        return frames.sorted { $0.key < $1.key }.map(\.value)
    }

    static func widths(_ view: some View, _ width: CGFloat, are expected: [CGFloat]) -> Verdict {
        let found = frames(view, size: CGSize(width: width, height: 20)).map(\.width)
        return found == expected ? .holds : .fails("widths are \(found)")
    }

    /// Vertical gaps between the marked views, in points.
    static func gaps(_ view: some View, scale: CGFloat = 1) -> [CGFloat] {
        let frames = frames(view, size: CGSize(width: 100, height: 300), scale: scale)
        return zip(frames, frames.dropFirst()).map { $1.minY - $0.maxY }
    }

    static func gaps(_ view: some View, are expected: [CGFloat]) -> Verdict {
        let found = gaps(view, scale: 1)
        return found == expected ? .holds : .fails("gaps are \(found)")
    }

    static func guide(_ key: AlignmentKey, of view: some View) -> CGFloat {
        let context = RenderContext(date: Date(timeIntervalSinceReferenceDate: 0), resources: NoResources())
        let inputs = _ViewInputs(environment: environment(scale: 1), context: context)
        return ViewRenderer.makeRoot(view, inputs: inputs).dimensions(for: .unspecified)[key]
    }

    static func priorityOfSpacer() -> Verdict {
        let box = PriorityBox()
        let view = PriorityReader(box: box) {
            Spacer()
            Color.red
        }
        _ = frames(view, size: CGSize(width: 100, height: 20))
        let priorities = box.priorities
        return priorities == [-.infinity, 0] ? .holds : .fails("priorities are \(priorities)")
    }

    private static func collect(_ node: RenderNode, into frames: inout [Int: CGRect]) {
        if let name = node.semantics?.identifier, let index = Int(name) { frames[index] = node.frame }
        for child in node.children { collect(child, into: &frames) }
    }
}

/// Takes what a layout found; only the rendering pass writes to it, on the test's thread.
private final class PriorityBox: @unchecked Sendable {
    var priorities: [Double] = []
}

/// Notes the layout priorities of its subviews.
private struct PriorityReader: Layout {
    let box: PriorityBox

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        box.priorities = subviews.map(\.priority)
    }
}

extension View {
    /// Marks a view so that its frame can be found in the tree.
    nonisolated func marked(_ index: Int) -> some View {
        accessibilityIdentifier("\(index)")
    }
}
