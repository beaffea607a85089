import RenderModel

extension View {
    /// Mirrors the view in the layout directions of the behavior.
    nonisolated public func layoutDirectionBehavior(_ behavior: LayoutDirectionBehavior) -> some View {
        modifier(DirectionBehaviorEffect(behavior: behavior))
    }
}

struct DirectionBehaviorEffect: FrameEffect {
    typealias Body = Never
    let behavior: LayoutDirectionBehavior

    nonisolated var name: String { "layoutDirectionBehavior(_:)" }

    nonisolated func effect(frame: CGRect, environment: EnvironmentValues) -> Effect? {
        guard behavior.isMirrored(environment.layoutDirection) else { return nil }
        return .transform(CGAffineTransform(scaleX: -1, y: 1).around(UnitPoint.center.point(in: frame)))
    }
}
