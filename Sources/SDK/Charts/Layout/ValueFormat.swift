import SwiftUI

/// How an axis, a legend and accessibility labels format values.
struct ValueFormat {
    /// Fraction digits of numbers.
    enum Digits {
        /// Each number has as many as it needs, up to a limit.
        case needed(atMost: Int)
        /// All have as many as the most precise of them needs; a zero has none. So axes show "2.0", "1.5", "1.0", "0.5"
        /// and "0" (I0432, I0436, I0444).
        case alike
    }

    private let environment: EnvironmentValues
    private let digits: Digits
    /// What the most precise of the numbers needs.
    private let fractionDigits: Int
    private let dates: Date.FormatStyle

    /// 1. Find how many fraction digits the most precise of the numbers needs.
    /// 2. Dates are formatted by the unit of their step; without one, by the coarsest unit that distinguishes them.
    init(
        _ values: [_Datum], unit: Calendar.Component? = nil, digits: Digits = .needed(atMost: 6),
        environment: EnvironmentValues
    ) {
        self.environment = environment
        self.digits = digits
        let numbers = values.compactMap { if case .number(let number) = $0 { number } else { nil } }
        fractionDigits = NumberTicks.fractionDigits(numbers)
        let all = values.compactMap { if case .date(let date) = $0 { date } else { nil } }
        let unit = unit ?? DateTicks.unit(of: all, calendar: environment.chartCalendar)
        dates = DateTicks.format(for: unit).placed(in: environment)
    }

    func text(_ value: _Datum) -> String {
        switch value {
        case .number(let number):
            number.formatted(.number.precision(precision(of: number)).locale(environment.locale))
        case .date(let date): dates.format(date)
        case .category(let name): name
        }
    }

    private func precision(of number: Double) -> NumberFormatStyleConfiguration.Precision {
        switch digits {
        case .needed(let most): .fractionLength(0...min(fractionDigits, most))
        case .alike: .fractionLength(number == 0 ? 0 : fractionDigits)
        }
    }
}
