import RenderModel

extension ColorFilter {
    /// The weights of Rec. 709, as the drawing of filters has them.
    private static let weights: (red: Float, green: Float, blue: Float) = (0.2126, 0.7152, 0.0722)

    /// The color of a pixel after the filter; `nil` for filters whose result is not a color alone.
    ///
    /// A filter acts on a group after its views are composited. These filters are affine, so that a mixture of filtered
    /// colors is the filtered mixture, unless a component leaves 0…1.
    func color(of color: RGBA) -> RGBA? {
        switch self {
        case .saturation(let amount): Self.saturated(color, Float(amount))
        case .grayscale(let amount): Self.saturated(color, 1 - Float(min(max(amount, 0), 1)))
        case .contrast(let amount): color.mapped { ($0 - 0.5) * Float(amount) + 0.5 }
        case .brightness(let amount): color.mapped { $0 + Float(amount) }
        case .invert: color.mapped { 1 - $0 }
        case .multiply(let factor):
            RGBA(
                red: color.red * factor.red, green: color.green * factor.green, blue: color.blue * factor.blue,
                alpha: color.alpha * factor.alpha)
        case .hueRotation, .luminanceToAlpha, .recolor: nil
        }
    }

    private static func saturated(_ color: RGBA, _ amount: Float) -> RGBA {
        let gray = weights.red * color.red + weights.green * color.green + weights.blue * color.blue
        return color.mapped { gray + ($0 - gray) * amount }
    }
}

extension RGBA {
    /// The color with each component but alpha mapped, and limited to 0…1.
    fileprivate func mapped(_ change: (Float) -> Float) -> RGBA {
        func limited(_ component: Float) -> Float { min(max(change(component), 0), 1) }
        return RGBA(red: limited(red), green: limited(green), blue: limited(blue), alpha: alpha)
    }
}

extension Paint {
    /// The paint after filters, the innermost first; `nil` where the result is not known.
    func filtered(by filters: [ColorFilter]) -> Paint? {
        guard !filters.isEmpty else { return self }
        func changed(_ color: RGBA) -> RGBA? {
            var result: RGBA? = color
            for filter in filters { result = result.flatMap { filter.color(of: $0) } }
            return result
        }
        func changedStops(_ ramp: ColorRamp) -> ColorRamp? {
            var result = ramp
            for index in result.stops.indices {
                guard let color = changed(result.stops[index].color) else { return nil }
                result.stops[index].color = color
            }
            return result
        }
        switch self {
        case .color(let color): return changed(color).map { Paint.color($0) }
        case .linear(let ramp, let from, let to):
            return changedStops(ramp).map { Paint.linear($0, from: from, to: to) }
        case .radial(let ramp, let center, let from, let to):
            return changedStops(ramp).map { Paint.radial($0, center: center, from: from, to: to) }
        case .faded(let inner, let factor): return inner.filtered(by: filters).map { Paint.faded($0, factor) }
        case .elliptical, .angular, .mesh, .image, .material, .backdrop: return nil
        }
    }
}
