import RenderModel

extension RenderTree {
    /// The blur of the background behind the widget, as CSS: SVG has no access to it, so the page blurs it under the
    /// picture. `nil` if nothing in the widget is translucent.
    var backdropFilter: String? { root.backdropFilter }
}

extension RenderNode {
    fileprivate var backdropFilter: String? {
        if case .shape(let shape) = content, case .backdrop(let backdrop) = shape.fill.paint {
            return "blur(\(backdrop.radius)px) saturate(\(backdrop.saturation))"
        }
        return children.lazy.compactMap(\.backdropFilter).first
    }
}
