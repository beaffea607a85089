import RenderModel

/// Why content is hidden.
public struct RedactionReasons: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// The content is not available yet: texts and pictures become shapes.
    public static let placeholder = RedactionReasons(rawValue: 1 << 0)
    /// Content is private and the device is locked.
    public static let privacy = RedactionReasons(rawValue: 1 << 1)
    /// Content is old and being renewed.
    public static let invalidated = RedactionReasons(rawValue: 1 << 2)
}

private struct RedactionReasonsKey: EnvironmentKey {
    static var defaultValue: RedactionReasons { [] }
}

extension EnvironmentValues {
    /// Why the content is hidden; empty when it is shown.
    nonisolated public var redactionReasons: RedactionReasons {
        get { self[RedactionReasonsKey.self] }
        set { self[RedactionReasonsKey.self] = newValue }
    }
}

extension View {
    nonisolated public func redacted(reason: RedactionReasons) -> some View {
        transformEnvironment(\.redactionReasons) { $0.formUnion(reason) }
    }

    nonisolated public func unredacted() -> some View {
        environment(\.redactionReasons, [])
    }

    /// Hides the content as a placeholder where private content is hidden.
    nonisolated public func privacySensitive(_ sensitive: Bool = true) -> some View {
        modifier(PrivacySensitiveModifier(sensitive: sensitive))
    }

    /// Dims the content while an interaction renews it; a picture shows it as it is.
    nonisolated public func invalidatableContent(_ invalidatable: Bool = true) -> some View { self }
}

struct PrivacySensitiveModifier: ViewModifier {
    typealias Body = Never

    let sensitive: Bool

    nonisolated static func _makeView<Base: View>(
        modifier: Self, content: Base, inputs: _ViewInputs, outputs: inout _ViewOutputs
    ) {
        guard modifier.sensitive else { return Base._makeView(content, inputs: inputs, outputs: &outputs) }
        var inner = inputs
        if inputs.environment.redactionReasons.contains(.privacy) {
            inner.environment.redactionReasons.insert(.placeholder)
        }
        let first = outputs.nodes.count
        Base._makeView(content, inputs: inner, outputs: &outputs)
        for index in first..<outputs.nodes.count {
            outputs.nodes[index] = SemanticsNode(
                outputs.nodes[index], change: { $0.marks.insert(.privacySensitive) }, inputs)
        }
    }
}
