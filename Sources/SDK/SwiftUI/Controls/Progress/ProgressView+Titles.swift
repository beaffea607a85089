extension ProgressView where Label == Text, CurrentValueLabel == EmptyView {
    nonisolated public init(_ titleKey: LocalizedStringKey) {
        self.init(amount: .unknown, label: AnyView(Text(titleKey)), currentValueLabel: nil)
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S) {
        self.init(amount: .unknown, label: AnyView(Text(title)), currentValueLabel: nil)
    }

    nonisolated public init<V: BinaryFloatingPoint>(_ titleKey: LocalizedStringKey, value: V?, total: V = 1.0) {
        self.init(
            amount: Amount(value: value, total: total), label: AnyView(Text(titleKey)), currentValueLabel: nil)
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, V: BinaryFloatingPoint>(_ title: S, value: V?, total: V = 1.0) {
        self.init(amount: Amount(value: value, total: total), label: AnyView(Text(title)), currentValueLabel: nil)
    }
}

extension ProgressView where Label: View, CurrentValueLabel == DefaultDateProgressLabel {
    nonisolated public init(
        timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label
    ) {
        self.init(
            amount: .timer(timerInterval, countsDown: countsDown), label: AnyView(label()),
            currentValueLabel: AnyView(DefaultDateProgressLabel(range: timerInterval, countsDown: countsDown)))
    }

    nonisolated public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true) where Label == EmptyView {
        self.init(
            amount: .timer(timerInterval, countsDown: countsDown), label: nil,
            currentValueLabel: AnyView(DefaultDateProgressLabel(range: timerInterval, countsDown: countsDown)))
    }
}

/// The clock of progress between two dates.
public struct DefaultDateProgressLabel {
    let range: ClosedRange<Date>
    let countsDown: Bool
}

extension DefaultDateProgressLabel: View {
    public var body: some View {
        Text(timerInterval: range, countsDown: countsDown)
    }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
    nonisolated public init(_ progress: Progress) {
        let share = progress.isIndeterminate ? nil : progress.fractionCompleted
        self.init(amount: Amount(value: share, total: 1), label: nil, currentValueLabel: nil)
    }
}
