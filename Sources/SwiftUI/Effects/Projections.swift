import RenderModel

/// A projective transform of the plane: (x, y, 1) times the matrix, divided by the third component.
public struct ProjectionTransform: Hashable, Sendable {
    public var m11: CGFloat = 1, m12: CGFloat = 0, m13: CGFloat = 0
    public var m21: CGFloat = 0, m22: CGFloat = 1, m23: CGFloat = 0
    public var m31: CGFloat = 0, m32: CGFloat = 0, m33: CGFloat = 1

    nonisolated public init() {}

    nonisolated public init(_ transform: CGAffineTransform) {
        (m11, m12, m21, m22) = (transform.a, transform.b, transform.c, transform.d)
        (m31, m32) = (transform.tx, transform.ty)
    }

    public var isIdentity: Bool { self == ProjectionTransform() }

    public var isAffine: Bool { m13 == 0 && m23 == 0 && m33 == 1 }

    /// The transform without its perspective.
    var affinePart: CGAffineTransform {
        let scale = m33 != 0 ? 1 / m33 : 1
        return CGAffineTransform(
            a: m11 * scale, b: m12 * scale, c: m21 * scale, d: m22 * scale, tx: m31 * scale, ty: m32 * scale)
    }
}

struct ProjectionEffect: NodeModifier {
    typealias Body = Never
    let transform: ProjectionTransform

    nonisolated func wrap(_ node: LayoutNode, inputs: _ViewInputs) -> LayoutNode {
        if !transform.isAffine { inputs.context.reportMissingPerspective("projectionEffect") }
        return AnchoredTransformEffect(transform: transform.affinePart, anchor: .topLeading)
            .wrap(node, inputs: inputs)
    }
}

/// A turn in space, seen straight from the front and from far away.
///
/// The view is turned around an axis through the anchor and projected along z: of the 3 x 3 rotation matrix the upper
/// left 2 x 2 part remains. Perspective would need a projective transform, which no output has; where it would show,
/// one diagnostic says so.
struct Rotation3DEffect: NodeModifier {
    typealias Body = Never
    let angle: Angle
    let axis: (x: CGFloat, y: CGFloat, z: CGFloat)
    let anchor: UnitPoint
    let perspective: CGFloat

    nonisolated func wrap(_ node: LayoutNode, inputs: _ViewInputs) -> LayoutNode {
        let length = (axis.x * axis.x + axis.y * axis.y + axis.z * axis.z).squareRoot()
        guard length > 0, length.isFinite else { return node }
        let (x, y, z) = (axis.x / length, axis.y / length, axis.z / length)
        let cosine = CGFloat(cos(angle.radians))
        let sine = CGFloat(sin(angle.radians))
        let rest = 1 - cosine
        let transform = CGAffineTransform(
            a: x * x * rest + cosine, b: y * x * rest + z * sine, c: x * y * rest - z * sine,
            d: y * y * rest + cosine, tx: 0, ty: 0)
        // Points of the plane keep their depth when it is turned in itself or turned over.
        let leavesPlane = abs(x * z * rest - y * sine) > 1e-6 || abs(y * z * rest + x * sine) > 1e-6
        if leavesPlane, perspective != 0 { inputs.context.reportMissingPerspective("rotation3DEffect") }
        return AnchoredTransformEffect(transform: transform, anchor: anchor).wrap(node, inputs: inputs)
    }
}

extension RenderContext {
    fileprivate func reportMissingPerspective(_ modifier: String) {
        report(
            Diagnostic(
                .warning, .notDrawn, subject: modifier, message: "Perspective is not drawn; the view is flattened.",
                remedy: "Pass perspective: 0 to see the same on every device."))
    }
}

extension View {
    nonisolated public func projectionEffect(_ transform: ProjectionTransform) -> some View {
        modifier(ProjectionEffect(transform: transform))
    }

    /// Turns the view in space. Perspective is not drawn.
    nonisolated public func rotation3DEffect(
        _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
        anchorZ: CGFloat = 0, perspective: CGFloat = 1
    ) -> some View {
        modifier(Rotation3DEffect(angle: angle, axis: axis, anchor: anchor, perspective: perspective))
    }
}
