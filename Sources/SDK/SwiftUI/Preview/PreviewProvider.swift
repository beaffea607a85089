/// A type whose `previews` show views during development.
@MainActor @preconcurrency
public protocol PreviewProvider {
    associatedtype Previews: View

    @ViewBuilder @MainActor @preconcurrency
    static var previews: Previews { get }

    static var platform: PreviewPlatform? { get }
}

extension PreviewProvider {
    public static var platform: PreviewPlatform? { nil }
}

public enum PreviewPlatform: Hashable, Sendable { case iOS, macOS, tvOS, watchOS }

/// The device of a preview, by name.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public init(stringLiteral value: String) {
        rawValue = value
    }
}

/// The size of a preview.
public enum PreviewLayout: Hashable, Sendable {
    case device, sizeThatFits
    case fixed(width: CGFloat, height: CGFloat)
}

public enum InterfaceOrientation: Hashable, Sendable {
    case portrait, portraitUpsideDown, landscapeLeft, landscapeRight
}

/// The place that a preview simulates.
public protocol PreviewContext {
    /// Sets the environment values of the place.
    func _modify(_ environment: inout EnvironmentValues)
}

/// The settings of one preview's modifiers.
package struct PreviewSettings {
    package var displayName: String?
    package var layout = PreviewLayout.device
    package var context: (any PreviewContext)?
    /// The preview behind a view that only refers to a preview of another kind.
    package var content: (any PreviewContent)?

    package init() {}
}

extension LayoutTraits {
    package var preview: PreviewSettings {
        get { values[ObjectIdentifier(PreviewSettings.self)] as? PreviewSettings ?? PreviewSettings() }
        set { values[ObjectIdentifier(PreviewSettings.self)] = newValue }
    }
}

struct PreviewSettingModifier: ViewModifier {
    typealias Body = Never

    nonisolated(unsafe) let change: (inout PreviewSettings) -> Void
    nonisolated(unsafe) var context: (any PreviewContext)?

    nonisolated static func _makeView<Base: View>(
        modifier: Self, content: Base, inputs: _ViewInputs, outputs: inout _ViewOutputs
    ) {
        var inner = inputs
        modifier.context?._modify(&inner.environment)
        let first = outputs.nodes.count
        Base._makeView(content, inputs: inner, outputs: &outputs)
        for node in outputs.nodes[first...] { modifier.change(&node.traits.preview) }
    }
}

extension View {
    nonisolated public func previewDisplayName(_ value: String?) -> some View {
        modifier(PreviewSettingModifier(change: { $0.displayName = value }))
    }

    nonisolated public func previewLayout(_ value: PreviewLayout) -> some View {
        modifier(PreviewSettingModifier(change: { $0.layout = value }))
    }

    nonisolated public func previewContext<C: PreviewContext>(_ value: C) -> some View {
        modifier(PreviewSettingModifier(change: { $0.context = value }, context: value))
    }

    /// Accepted; the device is chosen where the preview is drawn.
    nonisolated public func previewDevice(_ value: PreviewDevice?) -> some View { self }

    /// Has no effect: a widget has no orientation.
    nonisolated public func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View { self }
}
