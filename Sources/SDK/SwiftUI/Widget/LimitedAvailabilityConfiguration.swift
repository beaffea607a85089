/// A widget's configuration that not every system has.
public struct LimitedAvailabilityConfiguration: WidgetConfiguration {
    public typealias Body = Never
}
