import RenderModel

// Infinite and NaN values come from divisions by zero. Each is caught where it is used, so that the rest of the widget
// is drawn.

extension RenderContext {
    /// Names the modifier or view that received a non-finite number.
    ///
    /// - Parameter outcome: what is drawn instead, as the second half of a sentence.
    package func reportInvalidNumber(in name: String, _ outcome: String = "it changes nothing") {
        report(
            Diagnostic(
                .error, .invalidGeometry, subject: name,
                message: "A value passed to \(name) is infinite or NaN; \(outcome).",
                remedy: "Look for a division by zero in the arguments of \(name)."))
    }
}

extension EnvironmentValues {
    /// `number`, or `fallback` with a finding when the number is not finite.
    package func finite<Number: BinaryFloatingPoint>(
        _ number: Number, or fallback: Number, in name: String, _ outcome: String = "it changes nothing"
    ) -> Number {
        if number.isFinite { return number }
        renderContext?.reportInvalidNumber(in: name, outcome)
        return fallback
    }

    /// The paint, or its first color with a finding when its geometry is not finite.
    func finite(_ paint: StylePaint, in name: String) -> StylePaint {
        guard let color = paint.colorWithoutGeometry else { return paint }
        renderContext?.reportInvalidNumber(in: name, "its first color is used")
        return .color(color)
    }

    /// The color with 0 for each non-finite component.
    func finite(_ color: Color.Resolved) -> Color.Resolved {
        if color.isFinite { return color }
        renderContext?.reportInvalidNumber(in: "Color", "0 is used instead")
        return color.finite
    }

    /// The effect, or `nil` with a finding when one of its numbers is not finite.
    package func finite(_ effect: Effect?, in name: String) -> Effect? {
        guard let effect, !effect.isFinite else { return effect }
        renderContext?.reportInvalidNumber(in: name)
        return nil
    }

    /// The stroke; one with a non-finite width gets the width 0, which draws nothing.
    func finite(_ stroke: StrokeStyle) -> StrokeStyle {
        let finite = stroke.finite
        // A dash pattern that contains NaN differs from itself.
        if finite == stroke { return stroke }
        renderContext?.reportInvalidNumber(
            in: "StrokeStyle", stroke.lineWidth.isFinite ? "it changes nothing" : "the line is not drawn")
        return finite
    }
}

extension StrokeStyle {
    /// The style without non-finite numbers.
    var finite: StrokeStyle {
        StrokeStyle(
            lineWidth: lineWidth.isFinite ? lineWidth : 0, lineCap: lineCap, lineJoin: lineJoin,
            miterLimit: miterLimit.isFinite ? miterLimit : 10, dash: dash.allSatisfy(\.isFinite) ? dash : [],
            dashPhase: dashPhase.isFinite ? dashPhase : 0)
    }
}

extension Color.Resolved {
    var isFinite: Bool { linearRed.isFinite && linearGreen.isFinite && linearBlue.isFinite && opacity.isFinite }

    /// The color with 0 for each non-finite component.
    var finite: Color.Resolved {
        func valid(_ value: Float) -> Float { value.isFinite ? value : 0 }
        return Color.Resolved(
            linearRed: valid(linearRed), linearGreen: valid(linearGreen), linearBlue: valid(linearBlue),
            opacity: valid(opacity))
    }
}

extension StylePaint {
    /// A color in place of a gradient whose geometry is not finite; `nil` for every valid paint.
    fileprivate var colorWithoutGeometry: Color.Resolved? {
        switch self {
        case .linear(let ramp, let from, let to):
            from.isFinite && to.isFinite ? nil : ramp.firstColor
        case .radial(let ramp, let center, let from, let to), .elliptical(let ramp, let center, let from, let to),
            .angular(let ramp, let center, let from, let to):
            center.isFinite && from.isFinite && to.isFinite ? nil : ramp.firstColor
        case .mesh(_, _, let points, let colors, _):
            points.allSatisfy(\.isFinite) ? nil : Color.Resolved(colors.first ?? .clear)
        default: nil
        }
    }
}

extension ColorRamp {
    fileprivate var firstColor: Color.Resolved { Color.Resolved(stops.first?.color ?? .clear) }
}

extension UnitPoint {
    fileprivate var isFinite: Bool { x.isFinite && y.isFinite }
}
