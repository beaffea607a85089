/// One control without its generic types. Controls are listed; no place here draws them.
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

    package init(kind: String, configuration: Configuration) {
        self.kind = kind
        self.configuration = configuration
    }
}

/// A control configuration whose descriptor is changed before it is handed on.
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

    public func promptsForUserConfiguration() -> some ControlWidgetConfiguration {
        DescribedControl(content: self) { _ in }
    }
}
