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

    public mutating func invert() -> Bool {
        let determinant =
            m11 * (m22 * m33 - m23 * m32) - m12 * (m21 * m33 - m23 * m31) + m13 * (m21 * m32 - m22 * m31)
        guard abs(determinant) > 1e-12 else { return false }
        let old = self
        m11 = (old.m22 * old.m33 - old.m23 * old.m32) / determinant
        m12 = (old.m13 * old.m32 - old.m12 * old.m33) / determinant
        m13 = (old.m12 * old.m23 - old.m13 * old.m22) / determinant
        m21 = (old.m23 * old.m31 - old.m21 * old.m33) / determinant
        m22 = (old.m11 * old.m33 - old.m13 * old.m31) / determinant
        m23 = (old.m13 * old.m21 - old.m11 * old.m23) / determinant
        m31 = (old.m21 * old.m32 - old.m22 * old.m31) / determinant
        m32 = (old.m12 * old.m31 - old.m11 * old.m32) / determinant
        m33 = (old.m11 * old.m22 - old.m12 * old.m21) / determinant
        return true
    }

    public func inverted() -> ProjectionTransform {
        var copy = self
        _ = copy.invert()
        return copy
    }

    /// Applies before `rhs`.
    public func concatenating(_ rhs: ProjectionTransform) -> ProjectionTransform {
        var result = ProjectionTransform()
        result.m11 = m11 * rhs.m11 + m12 * rhs.m21 + m13 * rhs.m31
        result.m12 = m11 * rhs.m12 + m12 * rhs.m22 + m13 * rhs.m32
        result.m13 = m11 * rhs.m13 + m12 * rhs.m23 + m13 * rhs.m33
        result.m21 = m21 * rhs.m11 + m22 * rhs.m21 + m23 * rhs.m31
        result.m22 = m21 * rhs.m12 + m22 * rhs.m22 + m23 * rhs.m32
        result.m23 = m21 * rhs.m13 + m22 * rhs.m23 + m23 * rhs.m33
        result.m31 = m31 * rhs.m11 + m32 * rhs.m21 + m33 * rhs.m31
        result.m32 = m31 * rhs.m12 + m32 * rhs.m22 + m33 * rhs.m32
        result.m33 = m31 * rhs.m13 + m32 * rhs.m23 + m33 * rhs.m33
        return result
    }

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
        return AnchoredTransformEffect(transform: transform.affinePart, anchor: .topLeading, name: "projectionEffect")
            .wrap(node, inputs: inputs)
    }
}

/// A 3D rotation, projected orthographically.
///
/// The view is rotated around an axis through the anchor and projected along z: of the 3 x 3 rotation matrix the upper
/// left 2 x 2 part remains. An anchor in front of or behind the view moves it by the effect of the rotation on that
/// distance.
struct SpaceRotation: Sendable {
    private(set) var transform = CGAffineTransform.identity
    /// Points of the plane keep their depth in a rotation within the plane or a flip.
    private(set) var leavesPlane = false

    init(angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchorZ: CGFloat) {
        let length = (axis.x * axis.x + axis.y * axis.y + axis.z * axis.z).squareRoot()
        guard length.isFinite, angle.radians.isFinite else {
            // The effect's node detects it and names the modifier.
            transform.a = .nan
            return
        }
        guard length > 0 else { return }
        let (x, y, z) = (axis.x / length, axis.y / length, axis.z / length)
        let cosine = CGFloat(cos(angle.radians))
        let sine = CGFloat(sin(angle.radians))
        let rest = 1 - cosine
        let depth = anchorZ.isFinite ? anchorZ : 0
        transform = CGAffineTransform(
            a: x * x * rest + cosine, b: y * x * rest + z * sine, c: x * y * rest - z * sine,
            d: y * y * rest + cosine, tx: -(x * z * rest + y * sine) * depth, ty: -(y * z * rest - x * sine) * depth)
        leavesPlane = abs(x * z * rest - y * sine) > 1e-6 || abs(y * z * rest + x * sine) > 1e-6
    }
}

/// Perspective requires a projective transform, which no output format has; where it would be visible, a diagnostic
/// reports it.
struct Rotation3DEffect: NodeModifier {
    typealias Body = Never
    let rotation: SpaceRotation
    let anchor: UnitPoint
    let perspective: CGFloat

    nonisolated func wrap(_ node: LayoutNode, inputs: _ViewInputs) -> LayoutNode {
        if rotation.leavesPlane, perspective != 0 { inputs.context.reportMissingPerspective("rotation3DEffect") }
        return AnchoredTransformEffect(transform: rotation.transform, anchor: anchor, name: "rotation3DEffect")
            .wrap(node, inputs: inputs)
    }
}

extension RenderContext {
    func reportMissingPerspective(_ modifier: String) {
        report(
            Diagnostic(
                .warning, .notDrawn, subject: modifier, message: "Perspective is not supported; the view is flattened.",
                remedy: "Pass perspective: 0 for the same result on every device."))
    }
}

extension View {
    nonisolated public func projectionEffect(_ transform: ProjectionTransform) -> some View {
        modifier(ProjectionEffect(transform: transform))
    }

    /// Rotates the view in 3D. Perspective is not drawn.
    nonisolated public func rotation3DEffect(
        _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
        anchorZ: CGFloat = 0, perspective: CGFloat = 1
    ) -> some View {
        let rotation = SpaceRotation(angle: angle, axis: axis, anchorZ: anchorZ)
        return modifier(Rotation3DEffect(rotation: rotation, anchor: anchor, perspective: perspective))
    }
}
