/// A widget: a kind of content with its timeline and supported sizes.
@MainActor @preconcurrency
public protocol Widget {
    associatedtype Body: WidgetConfiguration

    @MainActor @preconcurrency
    var body: Body { get }

    @MainActor @preconcurrency
    init()

    /// Appends the definitions of `widget`.
    @MainActor @preconcurrency
    static func _makeWidget(_ widget: Self, outputs: inout _WidgetOutputs)
}

extension Widget {
    public static func _makeWidget(_ widget: Self, outputs: inout _WidgetOutputs) {
        let first = outputs.definitions.count
        Body._makeConfiguration(widget.body, outputs: &outputs)
        for index in first..<outputs.definitions.count where outputs.definitions[index].typeName.isEmpty {
            outputs.definitions[index].typeName = typeName(of: Self.self)
        }
    }

    /// Runs the widget extension; what `@main` calls.
    public static func main() {
        WidgetExtensionEntry.prepare()
        var outputs = _WidgetOutputs()
        _makeWidget(Self(), outputs: &outputs)
        WidgetExtensionEntry.run(outputs.definitions)
    }
}

extension Never: WidgetConfiguration {}

/// The configuration of a widget.
@MainActor @preconcurrency
public protocol WidgetConfiguration {
    associatedtype Body: WidgetConfiguration

    @MainActor @preconcurrency
    var body: Body { get }

    /// Appends the definitions that `configuration` describes.
    @MainActor @preconcurrency
    static func _makeConfiguration(_ configuration: Self, outputs: inout _WidgetOutputs)
}

extension WidgetConfiguration {
    public static func _makeConfiguration(_ configuration: Self, outputs: inout _WidgetOutputs) {
        Body._makeConfiguration(configuration.body, outputs: &outputs)
    }
}

extension WidgetConfiguration where Body == Never {
    /// Never called: a configuration without a body makes its own definitions.
    public var body: Never {
        preconditionFailure("\(Self.self) is a primitive configuration; its body is never evaluated")
    }
}

/// An empty configuration, for systems that a widget does not support.
@MainActor @preconcurrency
public struct EmptyWidgetConfiguration: WidgetConfiguration {
    public typealias Body = Never

    nonisolated public init() {}

    public static func _makeConfiguration(_ configuration: Self, outputs: inout _WidgetOutputs) {}
}

/// The output for configurations' definitions.
public struct _WidgetOutputs {
    package var definitions: [any WidgetDefinition] = []

    package init() {}
}

/// The definition of one configuration. `WidgetKit` and `ActivityKit` have their own kinds.
package protocol WidgetDefinition {
    /// The type in the widget's source that the definition comes from.
    var typeName: String { get set }
}
