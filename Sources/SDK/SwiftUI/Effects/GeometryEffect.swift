/// A modifier that moves, rotates or distorts a view without affecting layout.
@MainActor @preconcurrency
public protocol GeometryEffect: Animatable, ViewModifier where Body == Never {
    nonisolated func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
    /// The same effect, ignored by layout.
    public func ignoredByLayout() -> _IgnoredByLayoutEffect<Self> { _IgnoredByLayoutEffect(self) }

    nonisolated public static func _makeView<Base: View>(
        modifier: Self, content: Base, inputs: _ViewInputs, outputs: inout _ViewOutputs
    ) {
        let first = outputs.nodes.count
        Base._makeView(content, inputs: inputs, outputs: &outputs)
        for index in first..<outputs.nodes.count {
            outputs.nodes[index] = EffectNode(
                outputs.nodes[index], inputs, name: typeName(of: Self.self)
            ) { frame, node in
                let transform = modifier.effectValue(size: frame.size)
                if !transform.isAffine { node.context.reportMissingPerspective(typeName(of: Self.self)) }
                return AnchoredTransformEffect(
                    transform: transform.affinePart, anchor: .topLeading, name: typeName(of: Self.self)
                )
                .effect(frame: frame, environment: node.environment)
            }
        }
    }
}

public struct _IgnoredByLayoutEffect<Base: GeometryEffect>: GeometryEffect {
    public typealias Body = Never

    nonisolated(unsafe) public var base: Base

    nonisolated public init(_ base: Base) {
        self.base = base
    }

    nonisolated public func effectValue(size: CGSize) -> ProjectionTransform { base.effectValue(size: size) }
}

/// A modifier that resolves to another one in each environment.
@MainActor @preconcurrency
public protocol EnvironmentalModifier: ViewModifier where Body == Never {
    associatedtype ResolvedModifier: ViewModifier

    @MainActor @preconcurrency
    func resolve(in environment: EnvironmentValues) -> ResolvedModifier
}

extension EnvironmentalModifier {
    nonisolated public static func _makeView<Base: View>(
        modifier: Self, content: Base, inputs: _ViewInputs, outputs: inout _ViewOutputs
    ) {
        guard let inner = inputs.deeper(for: Self.self) else { return }
        let resolved = EnvironmentValues.withCurrent(inputs.environment) {
            assumeMainActor((modifier, inputs.environment)) { $0.0.resolve(in: $0.1) }
        }
        ResolvedModifier._makeView(modifier: resolved, content: content, inputs: inner, outputs: &outputs)
    }
}
