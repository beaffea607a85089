import RenderModel

extension VisualEffect {
    /// - Parameter name: the effect's name in the widget's code; used in findings.
    private func adding(
        _ name: String, _ effect: @escaping @Sendable (CGRect, EnvironmentValues) -> Effect?
    ) -> AddedVisualEffect<Self> {
        AddedVisualEffect(base: self) { $1.finite(effect($0, $1), in: name) }
    }

    private func adding<E: ConstantEffect & Sendable>(_ effect: E) -> AddedVisualEffect<Self> {
        adding(effect.name) { _, environment in effect.effect(in: environment) }
    }

    private func adding(
        _ name: String, _ transform: CGAffineTransform, _ anchor: UnitPoint
    ) -> AddedVisualEffect<Self> {
        let effect = AnchoredTransformEffect(transform: transform, anchor: anchor, name: name)
        return adding(name) { effect.effect(frame: $0, environment: $1) }
    }

    public func opacity(_ opacity: Double) -> some VisualEffect { adding(OpacityEffect(opacity: opacity)) }

    public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect {
        adding(BlurEffect(radius: radius, opaque: opaque))
    }

    public func saturation(_ amount: Double) -> some VisualEffect {
        adding(ColorFilterEffect(filter: .saturation(amount)))
    }

    public func contrast(_ amount: Double) -> some VisualEffect { adding(ColorFilterEffect(filter: .contrast(amount))) }

    public func brightness(_ amount: Double) -> some VisualEffect {
        adding(ColorFilterEffect(filter: .brightness(amount)))
    }

    public func grayscale(_ amount: Double) -> some VisualEffect {
        adding(ColorFilterEffect(filter: .grayscale(amount)))
    }

    public func hueRotation(_ angle: Angle) -> some VisualEffect {
        adding(ColorFilterEffect(filter: .hueRotation(angle.radians)))
    }

    public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect {
        adding("scaleEffect", CGAffineTransform(scaleX: scale.width, y: scale.height), anchor)
    }

    public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect {
        adding("scaleEffect", CGAffineTransform(scaleX: scale, y: scale), anchor)
    }

    public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some VisualEffect {
        adding("scaleEffect", CGAffineTransform(scaleX: x, y: y), anchor)
    }

    public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
        adding("rotationEffect", CGAffineTransform(rotationAngle: CGFloat(angle.radians)), anchor)
    }

    /// Rotates the view in 3D. Perspective is not drawn.
    public func rotation3DEffect(
        _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
        anchorZ: CGFloat = 0, perspective: CGFloat = 1
    ) -> some VisualEffect {
        let turn = SpaceRotation(angle: angle, axis: axis, anchorZ: anchorZ)
        return adding("rotation3DEffect") { frame, environment in
            if turn.leavesPlane, perspective != 0 {
                environment.renderContext?.reportMissingPerspective("rotation3DEffect")
            }
            return AnchoredTransformEffect(transform: turn.transform, anchor: anchor, name: "rotation3DEffect")
                .effect(frame: frame, environment: environment)
        }
    }

    public func transformEffect(_ transform: CGAffineTransform) -> some VisualEffect {
        adding("transformEffect", transform, .topLeading)
    }

    public func transformEffect(_ transform: ProjectionTransform) -> some VisualEffect {
        adding("transformEffect", transform.affinePart, .topLeading)
    }

    public func offset(_ offset: CGSize) -> some VisualEffect { self.offset(x: offset.width, y: offset.height) }

    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect {
        adding("offset") { _, environment in
            guard x != 0 || y != 0 else { return nil }
            let isMirrored = environment.layoutDirection == .rightToLeft
            return .transform(CGAffineTransform(translationX: isMirrored ? -x : x, y: y))
        }
    }

    public func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some VisualEffect {
        reporting(shader, "colorEffect", isEnabled)
    }

    public func distortionEffect(
        _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
    ) -> some VisualEffect {
        reporting(shader, "distortionEffect", isEnabled)
    }

    public func layerEffect(_ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true) -> some VisualEffect {
        reporting(shader, "layerEffect", isEnabled)
    }

    private func reporting(_ shader: Shader, _ modifier: String, _ isEnabled: Bool) -> some VisualEffect {
        let name = shader.function.name
        return adding(modifier) { _, environment in
            if isEnabled { environment.renderContext?.reportShader(name, modifier) }
            return nil
        }
    }
}
