import CoreGraphics
import RenderModel

/// A view that shows the top of its content; widgets do not scroll.
public struct ScrollView<Content: View> {
    public var content: Content
    public var axes: Axis.Set
    public var showsIndicators: Bool

    nonisolated public init(
        _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content
    ) {
        self.axes = axes
        self.showsIndicators = showsIndicators
        self.content = content()
    }
}

extension ScrollView: View {
    public typealias Body = Never

    nonisolated public static func _makeView(_ view: Self, inputs: _ViewInputs, outputs: inout _ViewOutputs) {
        inputs.context.report(
            Diagnostic(
                .warning, .noEffect, subject: "ScrollView",
                message: "Widgets do not scroll; only the top of the content is drawn.",
                remedy: "Show only what fits, for example with ViewThatFits."))
        // Several views are stacked along the first scroll axis.
        let node: LayoutNode
        if view.axes == .horizontal {
            node = HStackLayout().makeNode(view.content, inputs: inputs)
        } else {
            node = VStackLayout().makeNode(view.content, inputs: inputs)
        }
        outputs.nodes.append(ScrollNode(node, view.axes, inputs))
    }
}

/// 1. The content gets no proposal on the scroll axes.
/// 2. On those axes the view takes the proposal, or the content's length without one; on others it is as long as the
///    content.
/// 3. The content starts at the beginning of the scroll axes and is clipped.
private final class ScrollNode: LayoutNode {
    private let content: LayoutNode
    private let axes: Axis.Set

    init(_ content: LayoutNode, _ axes: Axis.Set, _ inputs: _ViewInputs) {
        self.content = content
        self.axes = axes
        super.init(inputs)
        viewType = "ScrollView"
    }

    override var children: [LayoutNode] { [content] }

    private func scrolls(_ axis: Axis) -> Bool { axes.contains(axis == .horizontal ? .horizontal : .vertical) }

    private func contentProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(
            width: scrolls(.horizontal) ? nil : proposal.width, height: scrolls(.vertical) ? nil : proposal.height)
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        var size = content.size(for: contentProposal(proposal))
        for axis in Axis.allCases where scrolls(axis) { size[axis] = proposal[axis] ?? size[axis] }
        return size
    }

    override func placeChildren(size: CGSize, proposal: ProposedViewSize) {
        content.place(at: .zero, proposal: contentProposal(proposal))
    }

    override func makeGuides() -> GuideSet { [] }

    override func emit(into emitter: inout RenderEmitter, frame: CGRect) {
        var path = PathStorage()
        path.addRect(frame.snapped(scale: environment.displayScale))
        emitter.emitEffect(.clip(path, evenOdd: false), of: self, frame: frame)
    }
}

extension View {
    nonisolated public func scrollDisabled(_ disabled: Bool) -> some View { self }

    nonisolated public func scrollClipDisabled(_ disabled: Bool = true) -> some View {
        noEffect("scrollClipDisabled", "it does not scroll.")
    }

    nonisolated public func scrollIndicators(
        _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
    ) -> some View {
        self
    }
}

public struct ScrollIndicatorVisibility: Hashable, Sendable {
    private let rawValue: Int

    public static var automatic: Self { Self(rawValue: 0) }
    public static var visible: Self { Self(rawValue: 1) }
    public static var hidden: Self { Self(rawValue: 2) }
    public static var never: Self { Self(rawValue: 3) }
}
