import CoreGraphics

extension Paint {
    package var text: String {
        switch self {
        case .color(let color): color.text
        case .linear(let ramp, let from, let to):
            "linear(\(RenderModel.text(from)) to \(RenderModel.text(to)) \(ramp.text))"
        case .radial(let ramp, let center, let from, let to):
            "radial(at \(RenderModel.text(center)) \(RenderModel.text(from)) to \(RenderModel.text(to)) \(ramp.text))"
        case .elliptical(let ramp, let frame, let center, let from, let to):
            "elliptical(\(RenderModel.text(frame)) at \(RenderModel.text(center)) \(RenderModel.text(from)) to "
                + "\(RenderModel.text(to)) \(ramp.text))"
        case .angular(let ramp, let center, let from, let to):
            "angular(at \(RenderModel.text(center)) \(RenderModel.text(from)) to \(RenderModel.text(to)) \(ramp.text))"
        case .mesh(let mesh):
            "mesh(\(mesh.columns)x\(mesh.rows) \(mesh.colors.map(\.text).joined(separator: " ")))"
        case .image(let index, let origin, let size):
            "image(\(index) at \(RenderModel.text(origin)) \(RenderModel.text(size)))"
        case .material(let material): "material(\(material.rawValue))"
        case .backdrop(let backdrop):
            "backdrop(\(RenderModel.text(backdrop.radius)) saturation \(RenderModel.text(backdrop.saturation)) under "
                + "\(backdrop.cover.text))"
        case .faded(let paint, let alpha): "\(paint.text)*\(RenderModel.text(alpha))"
        }
    }
}

extension ColorRamp {
    fileprivate var text: String {
        let colors = stops.map { "\($0.color.text)@\(RenderModel.text($0.location))" }.joined(separator: " ")
        return interpolation == .device ? "device \(colors)" : colors
    }
}

extension Fill {
    package var text: String {
        level == .custom ? paint.text : "\(paint.text):\(level)"
    }
}
