/// The place of a widget's preview.
public struct WidgetPreviewContext: PreviewContext, Hashable, Sendable {
    package let family: WidgetFamily

    public init(family: WidgetFamily) {
        self.family = family
    }

    public func _modify(_ environment: inout EnvironmentValues) {
        environment.widgetFamily = family
    }
}
