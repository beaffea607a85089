/// The area of a device's screen that bars, rounded corners, the sensor housing and the home indicator do not cover, in
/// points of the canvas, from the left in every language.
package struct ScreenSafeArea: Hashable, Sendable {
    package var screen: CGRect
    package var area: CGRect

    /// Frames are sums of fractions.
    private static let tolerance: CGFloat = 0.01

    package init(screen: CGRect, area: CGRect) {
        self.screen = screen
        self.area = area
    }

    /// The distances from a frame to the edges of the screen, for the edges of the frame that reach the covered part; 0
    /// for the others.
    func insets(of frame: CGRect, _ direction: LayoutDirection) -> EdgeInsets {
        func inset(_ distance: CGFloat, within covered: CGFloat) -> CGFloat {
            distance <= covered + Self.tolerance ? max(distance, 0) : 0
        }
        let left = inset(frame.minX - screen.minX, within: area.minX - screen.minX)
        let right = inset(screen.maxX - frame.maxX, within: screen.maxX - area.maxX)
        let isMirrored = direction == .rightToLeft
        return EdgeInsets(
            top: inset(frame.minY - screen.minY, within: area.minY - screen.minY), leading: isMirrored ? right : left,
            bottom: inset(screen.maxY - frame.maxY, within: screen.maxY - area.maxY),
            trailing: isMirrored ? left : right)
    }
}

/// A view that extends into the covered part of the screen.
struct SafeAreaExtensionModifier {
    let edges: Edge.Set
}

extension SafeAreaExtensionModifier: NodeModifier {
    typealias Body = Never

    nonisolated func wrap(_ node: LayoutNode, inputs: _ViewInputs) -> LayoutNode {
        inputs.context.placement.safeArea == nil ? node : SafeAreaExtensionNode(node, edges, inputs)
    }
}

/// 1. The size is that of the view in the safe area: containers do not notice the extension.
/// 2. When placed, the view is proposed the frame whose edges at the covered part are moved to the edges of the screen,
///    and is centered in it.
private final class SafeAreaExtensionNode: UnaryNode {
    private let edges: Edge.Set

    init(_ child: LayoutNode, _ edges: Edge.Set, _ inputs: _ViewInputs) {
        self.edges = edges
        super.init(child, inputs)
    }

    override func placeChildren(size: CGSize, proposal: ProposedViewSize) {
        let placement = context.placement
        var insets = placement.safeArea?.insets(of: placement.frame, placement.direction) ?? EdgeInsets()
        if !edges.contains(.top) { insets.top = 0 }
        if !edges.contains(.leading) { insets.leading = 0 }
        if !edges.contains(.bottom) { insets.bottom = 0 }
        if !edges.contains(.trailing) { insets.trailing = 0 }
        guard insets != EdgeInsets() else { return child.place(at: .zero, proposal: proposal) }
        let full = CGSize(width: size.width + insets.horizontal, height: size.height + insets.vertical)
        child.place(
            at: CGPoint(x: full.width / 2 - insets.leading, y: full.height / 2 - insets.top), anchor: .center,
            proposal: ProposedViewSize(full))
    }
}

extension View {
    /// Extends the view into the covered part of a device's screen; has no effect in a widget.
    nonisolated func extendedOverSafeArea(_ edges: Edge.Set) -> some View {
        modifier(SafeAreaExtensionModifier(edges: edges))
    }
}
