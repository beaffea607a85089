import RenderModel

extension AuditElement {
    /// How much the element hides what is behind it, 0 to 1; `nil` for text, symbols, outlines and materials.
    var coverOpacity: Double? { cover(\.leastAlpha) }
    /// The same for the strongest part of a gradient.
    var mostCoverOpacity: Double? { cover(\.mostAlpha) }

    private func cover(_ alpha: (Paint) -> Double?) -> Double? {
        switch content {
        case .text, .symbol, .progress: return nil
        case .image(let image): return image.isTemplate ? nil : opacity
        case .shape(let shape): return shape.isFilled ? alpha(shape.paint).map { $0 * opacity } : nil
        }
    }

    /// Whether the element is an area of a material, which covers what is behind it as well.
    var isMaterial: Bool {
        guard let shape, shape.isFilled else { return false }
        return shape.paint.isMaterial
    }

    /// What lets more of what is behind it shine through is a veil, not a cover.
    static let leastCoverOpacity = 0.5

    var coverName: String {
        if let image { return Named.image(image.name) }
        if case .symbol(let name) = content { return "the symbol “\(name)”" }
        return identity.split(separator: "/").last.map { "the view \($0.prefix { $0 != "#" })" } ?? "a shape"
    }
}

extension Paint {
    /// The color of a paint that has one, with its opacity.
    var plainColor: RGBA? {
        switch self {
        case .color(let color): color
        case .faded(let inner, let factor): inner.plainColor?.opacity(factor)
        case .linear, .radial, .elliptical, .angular, .mesh, .image, .material, .backdrop: nil
        }
    }

    /// The alpha of the most transparent part; `nil` where it is not known.
    var leastAlpha: Double? { alpha { $0.min() } }
    /// The alpha of the least transparent part; `nil` where it is not known.
    var mostAlpha: Double? { alpha { $0.max() } }

    private func alpha(_ choose: ([Double]) -> Double?) -> Double? {
        switch self {
        case .color(let color): Double(color.alpha)
        case .linear(let ramp, _, _), .radial(let ramp, _, _, _), .elliptical(let ramp, _, _, _, _),
            .angular(let ramp, _, _, _):
            choose(ramp.stops.map { Double($0.color.alpha) })
        case .mesh(let mesh): choose(mesh.colors.map { Double($0.alpha) })
        case .faded(let inner, let factor): inner.alpha(choose).map { $0 * factor }
        case .image, .material, .backdrop: nil
        }
    }

    fileprivate var isMaterial: Bool {
        switch self {
        case .material, .backdrop: true
        case .faded(let inner, _): inner.isMaterial
        case .color, .linear, .radial, .elliptical, .angular, .mesh, .image: false
        }
    }

    /// The luminance of the color, or of the middle of a gradient's stops; `nil` where it is not known.
    var luminance: Double? {
        switch self {
        case .color(let color): return color.luminance
        case .linear(let ramp, _, _), .radial(let ramp, _, _, _), .elliptical(let ramp, _, _, _, _),
            .angular(let ramp, _, _, _):
            guard !ramp.stops.isEmpty else { return nil }
            return ramp.stops.reduce(0) { $0 + $1.color.luminance } / Double(ramp.stops.count)
        case .faded(let inner, _): return inner.luminance
        case .mesh, .image, .material, .backdrop: return nil
        }
    }
}
