import RenderModel

/// Shows a value within a range.
public struct Gauge<Label, CurrentValueLabel, BoundsLabel, MarkedValueLabels> {
    let configuration: GaugeStyleConfiguration
    /// The value as specified.
    let given: Double
}

extension Gauge: View
where Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View {
    public typealias Body = Never

    /// The style of the environment draws the value; the result has the role of a gauge and a percentage as its
    /// accessibility value.
    nonisolated public static func _makeView(_ view: Self, inputs: _ViewInputs, outputs: inout _ViewOutputs) {
        guard let inner = inputs.deeper(for: Self.self) else { return }
        _ = inputs.environment.finite(view.given, or: 0, in: "Gauge", "it shows an end of its range")
        let first = outputs.nodes.count
        inputs.environment[StyleStackKey<GaugeStyleConfiguration>.self].make(
            view.configuration, standard: DefaultGaugeStyle(), { $0.makeBody(configuration: $1) }, inner, &outputs)
        let share = view.configuration.value
        let spoken = share.formatted(.percent.precision(.fractionLength(0)).locale(inputs.environment.locale))
        outputs.nodes.addSemantics(from: first, viewType: "Gauge", inputs) { semantics in
            semantics.role = .gauge
            semantics.value = spoken
        }
    }

    /// Converts the value to a fraction of 0…1. A value outside of the range is clamped.
    nonisolated private init<V: BinaryFloatingPoint>(
        value: V, bounds: ClosedRange<V>, label: AnyView, current: AnyView?, minimum: AnyView?, maximum: AnyView?
    ) {
        given = Double(value)
        configuration = GaugeStyleConfiguration(
            value: ControlShare.share(of: Double(value), in: Double(bounds.lowerBound)...Double(bounds.upperBound)),
            label: .init(content: label), currentValueLabel: current.map { .init(content: $0) },
            minimumValueLabel: minimum.map { .init(content: $0) }, maximumValueLabel: maximum.map { .init(content: $0) }
        )
    }
}

extension Gauge where Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View {
    nonisolated public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label
    ) where CurrentValueLabel == EmptyView, BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
        self.init(
            value: value, bounds: bounds, label: AnyView(label()), current: nil, minimum: nil, maximum: nil)
    }

    nonisolated public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) where BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
        self.init(
            value: value, bounds: bounds, label: AnyView(label()), current: AnyView(currentValueLabel()),
            minimum: nil, maximum: nil)
    }

    nonisolated public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel, @ViewBuilder minimumValueLabel: () -> BoundsLabel,
        @ViewBuilder maximumValueLabel: () -> BoundsLabel
    ) where MarkedValueLabels == EmptyView {
        self.init(
            value: value, bounds: bounds, label: AnyView(label()), current: AnyView(currentValueLabel()),
            minimum: AnyView(minimumValueLabel()), maximum: AnyView(maximumValueLabel()))
    }

    /// Marked values have no effect: no style shows them.
    nonisolated public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
        @ViewBuilder markedValueLabels: () -> MarkedValueLabels
    ) where BoundsLabel == EmptyView {
        self.init(
            value: value, bounds: bounds, label: AnyView(label()), current: AnyView(currentValueLabel()),
            minimum: nil, maximum: nil)
    }

    /// Marked values have no effect: no style shows them.
    nonisolated public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel, @ViewBuilder minimumValueLabel: () -> BoundsLabel,
        @ViewBuilder maximumValueLabel: () -> BoundsLabel, @ViewBuilder markedValueLabels: () -> MarkedValueLabels
    ) {
        self.init(
            value: value, bounds: bounds, label: AnyView(label()), current: AnyView(currentValueLabel()),
            minimum: AnyView(minimumValueLabel()), maximum: AnyView(maximumValueLabel()))
    }
}

extension [LayoutNode] {
    /// Sets the semantics and the view name of the nodes from `first` on.
    mutating func addSemantics(
        from first: Int, viewType: String, _ inputs: _ViewInputs, _ change: @escaping (inout Semantics) -> Void
    ) {
        for index in first..<count {
            self[index] = SemanticsNode(self[index], change: change, inputs)
            self[index].viewType = viewType
        }
    }
}

/// The position of a value within a range.
enum ControlShare {
    /// 0 at the lower end, 1 at the upper; clamped. 0 for NaN and for an empty range.
    static func share(of value: Double, in bounds: ClosedRange<Double>) -> Double {
        let length = bounds.upperBound - bounds.lowerBound
        guard length > 0, length.isFinite, value.isFinite else { return value > bounds.upperBound ? 1 : 0 }
        return min(max((value - bounds.lowerBound) / length, 0), 1)
    }
}
