import ExtensionProtocol
import Foundation

extension WeatherReading {
    private enum Threshold {
        /// Degrees Celsius.
        static let change = 4.0
        static let muchWarmer = 8.0
        /// Millimeters of water in half a day.
        static let water = 4.0
    }

    /// The days that differ from the one before; `nil` if all are alike.
    var changes: WeatherChanges? {
        let days = report.days
        let list = zip(days, days.dropFirst()).compactMap { before, day in
            let change = WeatherChange(
                date: Date(timeIntervalSince1970: day.time),
                highTemperature: Self.direction(day.highTemperature - before.highTemperature, Threshold.change),
                lowTemperature: Self.direction(day.lowTemperature - before.lowTemperature, Threshold.change),
                dayPrecipitationAmount: Self.direction(water(day, 7, 19) - water(before, 7, 19), Threshold.water),
                nightPrecipitationAmount: Self.direction(water(day, 19, 31) - water(before, 19, 31), Threshold.water))
            let directions = [
                change.highTemperature, change.lowTemperature, change.dayPrecipitationAmount,
                change.nightPrecipitationAmount,
            ]
            return directions.allSatisfy { $0 == .steady } ? nil : change
        }
        return list.isEmpty ? nil : WeatherChanges(changes: list, metadata: metadata)
    }

    private func water(_ day: WeatherDay, _ first: Double, _ last: Double) -> Double {
        let span = (day.time + first * 3_600)..<(day.time + last * 3_600)
        return report.hours.filter { span.contains($0.time) }.reduce(0) { $0 + $1.precipitationAmount }
    }

    private static func direction(_ difference: Double, _ threshold: Double) -> WeatherChange.Direction {
        difference > threshold ? .increase : difference < -threshold ? .decrease : .steady
    }

    /// Today's temperatures against the climate of the sample, the greatest deviation first; `nil` without today.
    var comparisons: HistoricalComparisons? {
        let time = now.timeIntervalSince1970
        guard let today = report.days.last(where: { $0.time <= time && time < $0.time + 86_400 }) else { return nil }
        let climate = SampleClimate(latitude: report.place.latitude, longitude: report.place.longitude)
        let mean = climate.mean(at: today.time + 43_200)
        let high = today.highTemperature - (mean + climate.dailySwing)
        let low = today.lowTemperature - (mean - climate.dailySwing)
        let comparisons: [(Double, HistoricalComparison)] = [
            (high.magnitude, .highTemperature(Self.trend(today.highTemperature, above: high))),
            (low.magnitude, .lowTemperature(Self.trend(today.lowTemperature, above: low))),
        ]
        return HistoricalComparisons(
            comparisons: comparisons.sorted { $0.0 > $1.0 }.map(\.1), metadata: metadata)
    }

    private static func trend(_ value: Double, above difference: Double) -> Trend<UnitTemperature> {
        let deviation: Deviation =
            if difference > Threshold.muchWarmer {
                .muchHigher
            } else if difference > Threshold.change {
                .higher
            } else if difference < -Threshold.muchWarmer {
                .muchLower
            } else {
                difference < -Threshold.change ? .lower : .normal
            }
        // 1970, with which public records of the service begin.
        return Trend(
            baseline: TrendBaseline(
                kind: .mean, value: .degrees(value - difference), startDate: Date(timeIntervalSince1970: 0)),
            currentValue: .degrees(value), deviation: deviation)
    }
}
