/// Gives the one configuration that a control has.
@resultBuilder
public struct ControlWidgetConfigurationBuilder {
    public static func buildBlock<Content: ControlWidgetConfiguration>(_ content: Content) -> Content { content }
    public static func buildExpression<Content: ControlWidgetConfiguration>(_ content: Content) -> Content { content }
}

/// A control that looks like nothing.
public struct EmptyControlWidgetTemplate: ControlWidgetTemplate {
    public typealias Body = Never

    @MainActor @preconcurrency
    public init() {}

    public static func _makeTemplate(_ template: Self, outputs: inout _ControlOutputs) {}
}

/// A widget's configuration that not every system has.
public struct LimitedAvailabilityConfiguration: WidgetConfiguration {
    public typealias Body = Never
}
