import RenderModel

extension RenderTree {
    /// The blur of what lies behind the widget, as CSS: SVG cannot look at it, so the page blurs it under the picture.
    /// `nil` when nothing in the widget looks through.
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
