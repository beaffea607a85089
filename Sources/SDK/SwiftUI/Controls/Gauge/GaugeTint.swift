import RenderModel

/// The tint of a gauge. A gradient follows the gauge's course, regardless of its own direction.
struct GaugeTint: ShapeStyle {
    enum Course: Sendable {
        /// Clockwise angles on a circle around the center of the frame.
        case arc(from: Angle, to: Angle)
        case bar
    }

    let course: Course
    /// The style without a tint: accessories use the foreground, other gauges the accent color.
    var untinted = Untinted.foreground

    enum Untinted: Sendable { case foreground, accent }

    func _resolve(_ request: _ShapeStyleRequest) -> _ResolvedShapeStyle {
        let environment = request.environment
        guard environment.tintScope != nil || untinted == .accent else { return environment.foregroundStyle() }
        var style = environment.tintStyle(level: request.level)
        style.paint = along(style.paint)
        return style
    }

    private func along(_ paint: StylePaint) -> StylePaint {
        switch paint {
        case .linear(let ramp, _, _), .angular(let ramp, _, _, _), .radial(let ramp, _, _, _),
            .elliptical(let ramp, _, _, _):
            switch course {
            case .arc(let from, let to): .angular(ramp, center: .center, from: from.radians, to: to.radians)
            case .bar: .linear(ramp, from: .leading, to: .trailing)
            }
        case .faded(let inner, let factor): .faded(along(inner), factor)
        default: paint
        }
    }
}
