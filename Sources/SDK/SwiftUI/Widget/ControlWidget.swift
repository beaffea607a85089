/// A control for Control Center, the Lock Screen or the Action button.
@MainActor @preconcurrency
public protocol ControlWidget {
    associatedtype Body: ControlWidgetConfiguration

    @ControlWidgetConfigurationBuilder @MainActor @preconcurrency
    var body: Body { get }

    @MainActor @preconcurrency
    init()
}

extension ControlWidget {
    /// Runs the widget extension; what `@main` calls.
    @MainActor @preconcurrency
    public static func main() {
        WidgetExtensionEntry.prepare()
        var outputs = _WidgetOutputs()
        makeDefinitions(of: Self(), outputs: &outputs)
        WidgetExtensionEntry.run(outputs.definitions)
    }

    /// Appends the definition of the control, identified by its type.
    static func makeDefinitions(of control: Self, outputs: inout _WidgetOutputs) {
        let first = outputs.definitions.count
        Body._makeControl(control.body, outputs: &outputs)
        for index in first..<outputs.definitions.count {
            outputs.definitions[index].typeName = typeName(of: Self.self)
        }
    }
}

/// Collects the one configuration of a control.
@MainActor @preconcurrency
@resultBuilder
public struct ControlWidgetConfigurationBuilder {
    public static func buildExpression<Content: ControlWidgetConfiguration>(_ content: Content) -> Content { content }

    public static func buildBlock<Content: ControlWidgetConfiguration>(
        _ content: Content
    ) -> some ControlWidgetConfiguration {
        content
    }
}

/// The configuration of a control.
@MainActor @preconcurrency
public protocol ControlWidgetConfiguration {
    associatedtype Body: ControlWidgetConfiguration

    @MainActor @preconcurrency
    var body: Body { get }

    /// Appends the definition that `configuration` describes.
    @MainActor @preconcurrency
    static func _makeControl(_ configuration: Self, outputs: inout _WidgetOutputs)
}

extension ControlWidgetConfiguration {
    public static func _makeControl(_ configuration: Self, outputs: inout _WidgetOutputs) {
        Body._makeControl(configuration.body, outputs: &outputs)
    }
}

extension ControlWidgetConfiguration where Body == Never {
    /// Never called: a configuration without a body makes its own definition.
    public var body: Never {
        preconditionFailure("\(Self.self) is a primitive configuration; its body is never evaluated")
    }
}

extension Never: ControlWidgetConfiguration {}

/// No control.
@frozen @MainActor @preconcurrency
public struct EmptyControlWidgetConfiguration: ControlWidgetConfiguration {
    public typealias Body = Never

    @MainActor @preconcurrency
    public init() {}

    public static func _makeControl(_ configuration: Self, outputs: inout _WidgetOutputs) {}
}

/// The appearance of a control: a button or a toggle.
@MainActor @preconcurrency
public protocol ControlWidgetTemplate {
    associatedtype Body: ControlWidgetTemplate

    @MainActor @preconcurrency
    var body: Body { get }

    /// Describes the template.
    @MainActor @preconcurrency
    static func _makeTemplate(_ template: Self, outputs: inout _ControlOutputs)
}

extension ControlWidgetTemplate {
    public static func _makeTemplate(_ template: Self, outputs: inout _ControlOutputs) {
        Body._makeTemplate(template.body, outputs: &outputs)
    }
}

/// The description of a control template, for the place that draws it.
public struct _ControlOutputs {
    package var parts: ControlParts?

    package init() {}
}

/// The parts of a control. Views and actions belong to the widget's source and are used on the main actor only.
package struct ControlParts {
    package enum Form: Hashable, Sendable {
        case button
        case toggle(isOn: Bool)
    }

    package var form: Form
    /// Provides the title and, unless the value has one, the symbol.
    package var label: AnyView
    /// Provides the value and its symbol.
    package var value: AnyView
    /// Wraps a face in the action of a tap on it.
    package var interactive: @MainActor (AnyView) -> AnyView
    package var tint: Color?
    package var isDisabled = false
    package var isPrivate = false

    package init(
        form: Form, label: AnyView, value: AnyView, interactive: @escaping @MainActor (AnyView) -> AnyView
    ) {
        self.form = form
        self.label = label
        self.value = value
        self.interactive = interactive
    }
}

extension ControlWidgetTemplate where Body == Never {
    /// Never called: a template without a body is drawn by the place that shows it.
    public var body: Never {
        preconditionFailure("\(Self.self) is a primitive template; its body is never evaluated")
    }
}

extension Never: ControlWidgetTemplate {}

/// An empty template.
@frozen @MainActor @preconcurrency
public struct EmptyControlWidgetTemplate: ControlWidgetTemplate {
    public typealias Body = Never

    @MainActor @preconcurrency
    public init() {}

    public static func _makeTemplate(_ template: Self, outputs: inout _ControlOutputs) {}
}

/// Collects the one template of a control.
@MainActor @preconcurrency
@resultBuilder
public struct ControlWidgetTemplateBuilder {
    public static func buildExpression<Content: ControlWidgetTemplate>(_ content: Content) -> Content { content }
    public static func buildBlock<Content: ControlWidgetTemplate>(_ content: Content) -> Content { content }
}

extension WidgetBundleBuilder {
    public static func buildExpression<Content: ControlWidget>(_ content: Content) -> _WidgetGroup {
        _WidgetGroup { outputs in Content.makeDefinitions(of: content, outputs: &outputs) }
    }
}
