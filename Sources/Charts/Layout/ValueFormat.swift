import SwiftUI

/// How an axis, a legend and speech write values.
struct ValueFormat {
    private let environment: EnvironmentValues
    private let fractionDigits: Int
    private let dates: Date.FormatStyle

    /// 1. Numbers get as many digits after the point as the most precise of them needs.
    /// 2. Dates are written by the unit of their step; without one, by the coarsest unit that tells them apart.
    init(
        _ values: [_Datum], unit: Calendar.Component? = nil, environment: EnvironmentValues,
        mostFractionDigits: Int = 6
    ) {
        self.environment = environment
        let numbers = values.compactMap { if case .number(let number) = $0 { number } else { nil } }
        fractionDigits = min(NumberTicks.fractionDigits(numbers), mostFractionDigits)
        let all = values.compactMap { if case .date(let date) = $0 { date } else { nil } }
        let unit = unit ?? DateTicks.unit(of: all, calendar: environment.chartCalendar)
        dates = DateTicks.format(for: unit).placed(in: environment)
    }

    func text(_ value: _Datum) -> String {
        switch value {
        case .number(let number):
            number.formatted(
                .number.precision(.fractionLength(0...fractionDigits)).locale(environment.locale))
        case .date(let date): dates.format(date)
        case .category(let name): name
        }
    }
}
