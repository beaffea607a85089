import RenderModel

/// A transform around a point of the view's frame.
struct AnchoredTransformEffect: FrameEffect {
    typealias Body = Never
    let transform: CGAffineTransform
    let anchor: UnitPoint
    let name: String

    nonisolated func effect(frame: CGRect, environment: EnvironmentValues) -> Effect? {
        guard !transform.isIdentity else { return nil }
        let point =
            switch environment.layoutDirection {
            case .leftToRight: anchor.point(in: frame)
            case .rightToLeft: UnitPoint(x: 1 - anchor.x, y: anchor.y).point(in: frame)
            }
        return .transform(transform.around(point))
    }
}

/// Mirrors the view in right-to-left layouts.
struct FlipEffect: FrameEffect {
    typealias Body = Never
    let isEnabled: Bool

    nonisolated var name: String { "flipsForRightToLeftLayoutDirection(_:)" }

    nonisolated func effect(frame: CGRect, environment: EnvironmentValues) -> Effect? {
        guard isEnabled, environment.layoutDirection == .rightToLeft else { return nil }
        return .transform(CGAffineTransform(scaleX: -1, y: 1).around(UnitPoint.center.point(in: frame)))
    }
}

extension View {
    /// Draws the view rotated; its frame is unchanged.
    nonisolated public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
        let transform = CGAffineTransform(rotationAngle: CGFloat(angle.radians))
        return modifier(AnchoredTransformEffect(transform: transform, anchor: anchor, name: "rotationEffect"))
    }

    nonisolated public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
        let transform = CGAffineTransform(scaleX: scale.width, y: scale.height)
        return modifier(AnchoredTransformEffect(transform: transform, anchor: anchor, name: "scaleEffect"))
    }

    nonisolated public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
        scaleEffect(CGSize(width: s, height: s), anchor: anchor)
    }

    nonisolated public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some View {
        scaleEffect(CGSize(width: x, height: y), anchor: anchor)
    }

    /// Applies a transform around the view's top left corner.
    nonisolated public func transformEffect(_ transform: CGAffineTransform) -> some View {
        modifier(AnchoredTransformEffect(transform: transform, anchor: .topLeading, name: "transformEffect"))
    }

    nonisolated public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
        modifier(FlipEffect(isEnabled: enabled))
    }
}
