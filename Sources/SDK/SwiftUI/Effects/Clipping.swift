import RenderModel

struct ClipEffect<ClipShape: Shape>: FrameEffect {
    typealias Body = Never
    let shape: ClipShape
    let style: FillStyle

    nonisolated var name: String { "clipShape(_:style:)" }

    nonisolated func effect(frame: CGRect, environment: EnvironmentValues) -> Effect? {
        let drawn = frame.snapped(scale: environment.displayScale)
        let path = environment.path(in: drawn, behavior: shape.layoutDirectionBehavior) {
            shape.path(in: $0).storage
        }
        // Nothing is inside an outline that cannot be drawn.
        guard path.isFinite else {
            environment.renderContext?.reportInvalidNumber(in: name, "its outline contains nothing")
            return .clip(PathStorage(), evenOdd: style.isEOFilled)
        }
        return .clip(path, evenOdd: style.isEOFilled)
    }
}

extension View {
    nonisolated public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View {
        modifier(ClipEffect(shape: shape, style: style))
    }

    /// Clips the view to its frame.
    nonisolated public func clipped(antialiased: Bool = false) -> some View {
        clipShape(Rectangle(), style: FillStyle(antialiased: antialiased))
    }

    /// - Parameter radius: points.
    nonisolated public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
        clipShape(RoundedRectangle(cornerRadius: radius), style: FillStyle(antialiased: antialiased))
    }
}
