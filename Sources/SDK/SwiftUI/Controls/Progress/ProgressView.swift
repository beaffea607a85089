import RenderModel

/// Shows the progress of a task.
public struct ProgressView<Label, CurrentValueLabel> {
    /// The amount of progress.
    package enum Amount: Sendable {
        case unknown
        /// 0…1.
        case share(Double)
        /// A value or total that is not a finite number; shown as 0 or 1.
        case invalid(share: Double)
        /// The elapsed or the remaining part of a date range.
        case timer(ClosedRange<Date>, countsDown: Bool)
    }

    let amount: Amount
    let label: AnyView?
    let currentValueLabel: AnyView?

    nonisolated package init(amount: Amount, label: AnyView?, currentValueLabel: AnyView?) {
        self.amount = amount
        self.label = label
        self.currentValueLabel = currentValueLabel
    }
}

extension ProgressView: View where Label: View, CurrentValueLabel: View {
    public typealias Body = Never

    /// The style of the environment draws the fraction; the result has the role of progress and a percentage as its
    /// accessibility value.
    nonisolated public static func _makeView(_ view: Self, inputs: _ViewInputs, outputs: inout _ViewOutputs) {
        guard let inner = inputs.deeper(for: Self.self) else { return }
        if case .invalid = view.amount {
            inputs.context.reportInvalidNumber(in: "ProgressView", "it shows an end of its range")
        }
        let share = view.amount.share(at: inputs.context.date)
        let configuration = ProgressViewStyleConfiguration(
            fractionCompleted: share, label: view.label.map { .init(content: $0) },
            currentValueLabel: view.currentValueLabel.map { .init(content: $0) })
        let first = outputs.nodes.count
        inputs.environment[StyleStackKey<ProgressViewStyleConfiguration>.self].make(
            configuration, standard: DefaultProgressViewStyle(), { $0.makeBody(configuration: $1) }, inner, &outputs)
        let spoken = share?.formatted(.percent.precision(.fractionLength(0)).locale(inputs.environment.locale))
        outputs.nodes.addSemantics(from: first, viewType: "ProgressView", inputs) { semantics in
            semantics.role = .progress
            semantics.value = spoken
        }
    }
}

extension ProgressView.Amount {
    nonisolated init<V: BinaryFloatingPoint>(value: V?, total: V) {
        guard let value else {
            self = .unknown
            return
        }
        let end = Double(total)
        let share = ControlShare.share(of: Double(value), in: 0...(end > 0 ? end : 0))
        self = value.isFinite && end.isFinite ? .share(share) : .invalid(share: share)
    }

    func share(at now: Date) -> Double? {
        switch self {
        case .unknown: return nil
        case .share(let share), .invalid(let share): return share
        case .timer(let range, let countsDown):
            let passed = ControlShare.share(
                of: now.timeIntervalSinceReferenceDate,
                in: range.lowerBound.timeIntervalSinceReferenceDate...range.upperBound.timeIntervalSinceReferenceDate)
            return countsDown ? 1 - passed : passed
        }
    }
}

extension ProgressView where Label: View, CurrentValueLabel: View {
    nonisolated public init() where Label == EmptyView, CurrentValueLabel == EmptyView {
        self.init(amount: .unknown, label: nil, currentValueLabel: nil)
    }

    nonisolated public init(@ViewBuilder label: () -> Label) where CurrentValueLabel == EmptyView {
        self.init(amount: .unknown, label: AnyView(label()), currentValueLabel: nil)
    }

    nonisolated public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0)
    where Label == EmptyView, CurrentValueLabel == EmptyView {
        self.init(amount: Amount(value: value, total: total), label: nil, currentValueLabel: nil)
    }

    nonisolated public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0, @ViewBuilder label: () -> Label)
    where CurrentValueLabel == EmptyView {
        self.init(amount: Amount(value: value, total: total), label: AnyView(label()), currentValueLabel: nil)
    }

    nonisolated public init<V: BinaryFloatingPoint>(
        value: V?, total: V = 1.0, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        self.init(
            amount: Amount(value: value, total: total), label: AnyView(label()),
            currentValueLabel: AnyView(currentValueLabel()))
    }

    nonisolated public init(
        timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        self.init(
            amount: .timer(timerInterval, countsDown: countsDown), label: AnyView(label()),
            currentValueLabel: AnyView(currentValueLabel()))
    }

    nonisolated public init(_ configuration: ProgressViewStyleConfiguration)
    where
        Label == ProgressViewStyleConfiguration.Label,
        CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel
    {
        self.init(
            amount: configuration.fractionCompleted.map { .share($0) } ?? .unknown,
            label: configuration.label.map { AnyView($0) },
            currentValueLabel: configuration.currentValueLabel.map { AnyView($0) })
    }
}
