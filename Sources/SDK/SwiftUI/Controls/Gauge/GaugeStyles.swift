/// The default style: a filled bar.
public struct DefaultGaugeStyle: GaugeStyle {
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        LinearCapacityGaugeStyle().makeBody(configuration: configuration)
    }
}

/// The label above a filled bar, with the bounds at its ends and the current value below.
public struct LinearCapacityGaugeStyle: GaugeStyle {
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading, spacing: 4) {
            configuration.label
            HStack(spacing: 6) {
                configuration.minimumValueLabel
                CapacityBar(
                    value: configuration.value, height: LinearGaugeMetrics.capacityHeight,
                    track: AnyShapeStyle(.fill.tertiary))
                configuration.maximumValueLabel
            }
            configuration.currentValueLabel
        }
    }
}

/// A bar with a marker between the labels of the bounds.
public struct AccessoryLinearGaugeStyle: GaugeStyle {
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        HStack(spacing: 6) {
            configuration.minimumValueLabel
            MarkedBar(value: configuration.value)
            configuration.maximumValueLabel
        }
    }
}

/// The label above a filled bar, and the current value below.
public struct AccessoryLinearCapacityGaugeStyle: GaugeStyle {
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading, spacing: 3) {
            configuration.label
            CapacityBar(
                value: configuration.value, height: LinearGaugeMetrics.accessoryHeight, untinted: .foreground,
                track: AnyShapeStyle(GaugeTint(course: .bar).opacity(CircularGaugeMetrics.trackOpacity)))
            configuration.currentValueLabel
        }
    }
}

/// An open ring with a marker; the current value in its center, the bounds or the label in its opening.
public struct AccessoryCircularGaugeStyle: GaugeStyle {
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        let hasBounds = configuration.minimumValueLabel != nil || configuration.maximumValueLabel != nil
        CircularGaugeReader { metrics in
            ZStack {
                OpenGaugeDrawing(value: configuration.value, hasBoundsLabels: hasBounds, metrics: metrics)
                GaugeCenter(
                    content: configuration.currentValueLabel, metrics: metrics, lift: metrics.openLift)
            }
            .frame(width: metrics.diameter, height: metrics.diameter)
            // An overlay keeps its alignment guides to itself: views around the gauge align with its frame.
            .overlay {
                if hasBounds {
                    GaugeBounds(
                        minimum: configuration.minimumValueLabel, maximum: configuration.maximumValueLabel,
                        metrics: metrics)
                } else {
                    GaugeOpening(label: configuration.label, metrics: metrics)
                }
            }
        }
    }
}

/// A ring that is filled clockwise, with the current value, or else the label, in its center.
public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle {
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        CircularGaugeReader { metrics in
            ZStack {
                CapacityRing(value: configuration.value, diameter: metrics.diameter)
                if let current = configuration.currentValueLabel {
                    GaugeCenter(content: current, metrics: metrics)
                } else {
                    GaugeCenter(content: configuration.label, metrics: metrics)
                }
            }
            .frame(width: metrics.diameter, height: metrics.diameter)
        }
    }
}

/// The same as the accessory style, as on a watch.
public struct CircularGaugeStyle: GaugeStyle {
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        AccessoryCircularGaugeStyle().makeBody(configuration: configuration)
    }
}

extension GaugeStyle where Self == DefaultGaugeStyle {
    nonisolated public static var automatic: DefaultGaugeStyle { DefaultGaugeStyle() }
}

extension GaugeStyle where Self == LinearCapacityGaugeStyle {
    nonisolated public static var linearCapacity: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
}

extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
    nonisolated public static var accessoryLinear: AccessoryLinearGaugeStyle { AccessoryLinearGaugeStyle() }
}

extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
    nonisolated public static var accessoryLinearCapacity: AccessoryLinearCapacityGaugeStyle {
        AccessoryLinearCapacityGaugeStyle()
    }
}

extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
    nonisolated public static var accessoryCircular: AccessoryCircularGaugeStyle { AccessoryCircularGaugeStyle() }
}

extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
    nonisolated public static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle {
        AccessoryCircularCapacityGaugeStyle()
    }
}

extension GaugeStyle where Self == CircularGaugeStyle {
    nonisolated public static var circular: CircularGaugeStyle { CircularGaugeStyle() }
}
