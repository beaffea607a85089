/// A widget's configuration that is not available on every system.
public struct LimitedAvailabilityConfiguration: WidgetConfiguration {
    public typealias Body = Never
}
