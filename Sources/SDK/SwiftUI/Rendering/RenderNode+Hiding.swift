import RenderModel

extension RenderNode {
    /// Whether the node hides everything behind it in a frame: a shape over all of it in an opaque color or gradient.
    /// Images count as opaque. Effects may be translucent, so nodes inside them do not count.
    func hides(_ area: CGRect) -> Bool {
        switch content {
        case .group: return children.contains { $0.hides(area) }
        case .shape(let shape):
            guard case .fill = shape.style, let rect = shape.path.asRect else { return false }
            return rect.insetBy(dx: -0.01, dy: -0.01).contains(area) && shape.fill.paint.isOpaque
        case .image(let image):
            return image.template == nil && image.destination.insetBy(dx: -0.5, dy: -0.5).contains(area)
        case .text, .symbol, .effect: return false
        }
    }
}

extension Paint {
    fileprivate var isOpaque: Bool {
        func isOpaque(_ ramp: ColorRamp) -> Bool { ramp.stops.allSatisfy { $0.color.alpha >= 1 } }
        switch self {
        case .color(let color): return color.alpha >= 1
        case .linear(let ramp, _, _), .radial(let ramp, _, _, _), .angular(let ramp, _, _, _): return isOpaque(ramp)
        case .elliptical(let ramp, _, _, _, _): return isOpaque(ramp)
        case .mesh(let mesh): return mesh.colors.allSatisfy { $0.alpha >= 1 }
        case .image: return true
        case .material, .backdrop, .faded: return false
        }
    }
}
