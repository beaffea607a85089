/// One type-erased control.
package struct ControlDescriptor: WidgetDefinition {
    package enum Configuration: Sendable {
        case fixed
        case appIntent(any ControlConfigurationIntent.Type)
    }

    package var kind: String
    package var typeName = ""
    package var displayName: LocalizedText?
    package var description: LocalizedText?
    package var configuration: Configuration
    /// Returns the value and its view.
    package var source: any ControlSource
    /// Whether it is a toggle, as far as its type tells.
    package var isToggle: Bool

    init<Content: ControlWidgetTemplate>(
        kind: String, configuration: Configuration, template: Content.Type, source: any ControlSource
    ) {
        self.kind = kind
        self.configuration = configuration
        self.source = source
        isToggle = String(reflecting: template).contains("ControlWidgetToggle<")
    }
}

/// A control configuration that modifies a descriptor before passing it on.
@MainActor @preconcurrency
struct DescribedControl<Content: ControlWidgetConfiguration>: ControlWidgetConfiguration {
    typealias Body = Never

    let content: Content
    let change: (inout ControlDescriptor) -> Void

    static func _makeControl(_ configuration: Self, outputs: inout _WidgetOutputs) {
        let first = outputs.definitions.count
        Content._makeControl(configuration.content, outputs: &outputs)
        for index in first..<outputs.definitions.count {
            guard var descriptor = outputs.definitions[index] as? ControlDescriptor else { continue }
            configuration.change(&descriptor)
            outputs.definitions[index] = descriptor
        }
    }
}

extension ControlWidgetConfiguration {
    @_disfavoredOverload
    public func displayName(_ displayName: LocalizedStringResource) -> some ControlWidgetConfiguration {
        DescribedControl(content: self) { $0.displayName = LocalizedText(displayName) }
    }

    @_disfavoredOverload
    public func description(_ description: LocalizedStringResource) -> some ControlWidgetConfiguration {
        DescribedControl(content: self) { $0.description = LocalizedText(description) }
    }

    @_disfavoredOverload
    public func displayName<S: StringProtocol>(_ displayName: S) -> some ControlWidgetConfiguration {
        let text = String(displayName)
        return DescribedControl(content: self) { $0.displayName = LocalizedText(verbatim: text) }
    }

    @_disfavoredOverload
    public func description<S: StringProtocol>(_ description: S) -> some ControlWidgetConfiguration {
        let text = String(description)
        return DescribedControl(content: self) { $0.description = LocalizedText(verbatim: text) }
    }

    /// Has no effect: there are no pushes here.
    public func pushHandler(_ handler: any ControlPushHandler.Type) -> some ControlWidgetConfiguration {
        DescribedControl(content: self) { _ in }
    }

    public func promptsForUserConfiguration() -> some ControlWidgetConfiguration {
        DescribedControl(content: self) { _ in }
    }
}
