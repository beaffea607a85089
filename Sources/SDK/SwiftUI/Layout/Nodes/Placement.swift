/// The position of a container on the canvas while its children are placed. Used by geometry readers and anchors.
package struct Placement {
    /// Absolute frame, mirrored where the enclosing containers are right to left.
    package var frame = CGRect.zero
    package var direction = LayoutDirection.leftToRight
    /// Frames of the enclosing named coordinate spaces.
    package var spaces: [AnyHashable: CGRect] = [:]
    /// `nil` for a widget, whose canvas nothing covers.
    package var safeArea: ScreenSafeArea?

    /// The absolute frame of a leading-based one within the container.
    package func absolute(_ local: CGRect) -> CGRect {
        let x: CGFloat =
            switch direction {
            case .leftToRight: frame.minX + local.minX
            case .rightToLeft: frame.maxX - local.maxX
            }
        return CGRect(x: x, y: frame.minY + local.minY, width: local.width, height: local.height)
    }
}

extension RenderContext {
    /// Makes `node`, whose frame is fixed, the container being placed; returns the previous one.
    func enterPlacement(of node: LayoutNode) -> Placement {
        let outer = placement
        placement.frame = outer.absolute(node.frame)
        placement.direction = node.layoutDirection
        return outer
    }
}
