/// The style of a date picker.
@MainActor @preconcurrency
public protocol DatePickerStyle {
    associatedtype Body: View
    typealias Configuration = DatePickerStyleConfiguration

    @ViewBuilder @MainActor @preconcurrency
    func makeBody(configuration: Configuration) -> Body
}

/// The configuration of a date picker style.
public struct DatePickerStyleConfiguration {
    public struct Label: View {
        nonisolated init() {}

        public var body: some View { EmptyView() }
    }

    public let label: Label
    @Binding public var selection: Date
    public var minimumDate: Date?
    public var maximumDate: Date?
    public var displayedComponents: DatePickerComponents
}

public struct DefaultDatePickerStyle: DatePickerStyle {
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

public struct CompactDatePickerStyle: DatePickerStyle {
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

public struct GraphicalDatePickerStyle: DatePickerStyle {
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

public struct WheelDatePickerStyle: DatePickerStyle {
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

public struct FieldDatePickerStyle: DatePickerStyle {
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

public struct StepperFieldDatePickerStyle: DatePickerStyle {
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
    nonisolated public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}

extension DatePickerStyle where Self == CompactDatePickerStyle {
    nonisolated public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}

extension DatePickerStyle where Self == GraphicalDatePickerStyle {
    nonisolated public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}

extension DatePickerStyle where Self == WheelDatePickerStyle {
    nonisolated public static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}

extension DatePickerStyle where Self == FieldDatePickerStyle {
    nonisolated public static var field: FieldDatePickerStyle { FieldDatePickerStyle() }
}

extension DatePickerStyle where Self == StepperFieldDatePickerStyle {
    nonisolated public static var stepperField: StepperFieldDatePickerStyle { StepperFieldDatePickerStyle() }
}

extension View {
    /// Has no effect: a widget draws no pickers.
    nonisolated public func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View {
        noEffect("datePickerStyle", .notDrawn)
    }
}
