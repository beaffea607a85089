import CoreLocation
import ExtensionProtocol
import Foundation

/// The statistics of the sample: of eight of its years, of which each day's weather is known.
struct SampleStatistics: Sendable {
    static let hoursOfYear = 8_784
    static let daysOfYear = 366
    private static let years = 2_016..<2_024
    /// January 1, 2016.
    private static let baseline = Date(timeIntervalSince1970: 1_451_606_400)

    private let sample: SampleWeather
    private let metadata: WeatherMetadata
    private let secondsFromGMT: Int

    init(at location: CLLocation) {
        sample = SampleWeather(at: location.coordinate)
        let now = Date()
        secondsFromGMT = PlaceClock.secondsFromGMT(longitude: location.coordinate.longitude, at: now)
        metadata = WeatherMetadata(
            date: now, expirationDate: now.addingTimeInterval(86_400), latitude: location.coordinate.latitude,
            longitude: location.coordinate.longitude)
        WeatherNotices.noteStatistics()
    }

    // MARK: Which hours, days and months

    /// The numbers from the first to the last, beyond the end of the year if the last is before the first.
    static func span(_ first: Int, _ last: Int, of count: Int) -> [Int] {
        let (first, last) = (min(max(first, 1), count), min(max(last, 1), count))
        return first <= last ? Array(first...last) : Array(first...count) + Array(1...last)
    }

    private var calendar: Calendar {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = TimeZone(secondsFromGMT: secondsFromGMT) ?? .gmt
        return calendar
    }

    func hours(from start: Date, to end: Date) -> [Int] {
        let count = min(max(Int((end.timeIntervalSince(start) / 3_600).rounded(.up)), 0), Self.hoursOfYear)
        let day = calendar.ordinality(of: .day, in: .year, for: start) ?? 1
        let first = (day - 1) * 24 + calendar.component(.hour, from: start)
        return (0..<count).map { (first + $0) % Self.hoursOfYear + 1 }
    }

    func days(from start: Date, to end: Date) -> [Int] {
        let calendar = calendar
        let first = calendar.startOfDay(for: start)
        let count = min(max(Int((end.timeIntervalSince(first) / 86_400).rounded(.up)), 0), Self.daysOfYear)
        return (0..<count).compactMap { index in
            calendar.ordinality(of: .day, in: .year, for: first.addingTimeInterval((Double(index) + 0.5) * 86_400))
        }
    }

    func months(from start: Date, to end: Date) -> [Int] {
        guard start <= end else { return [] }
        let calendar = calendar
        let first = calendar.component(.month, from: start)
        let years = calendar.component(.year, from: end) - calendar.component(.year, from: start)
        let count = min(years * 12 + calendar.component(.month, from: end) - first, 11)
        return (0...max(count, 0)).map { (first - 1 + $0) % 12 + 1 }
    }

    /// The midnights of the days in the interval that have ended.
    func pastDays(from start: Date, to end: Date) -> [Date] {
        let end = min(end, Date())
        let first = calendar.startOfDay(for: start)
        let count = min(max(Int(end.timeIntervalSince(first) / 86_400), 0), Self.daysOfYear)
        return (0..<count).map { first.addingTimeInterval(Double($0) * 86_400) }
    }

    // MARK: Containers

    func hourly<T>(_ hours: [Int], _ query: HourlyWeatherStatisticsQuery<T>) -> HourlyWeatherStatistics<T> {
        HourlyWeatherStatistics(
            baselineStartDate: Self.baseline, hours: hours.map { query.read(self, $0) }, metadata: metadata)
    }

    func daily<T>(_ days: [Int], _ query: DailyWeatherStatisticsQuery<T>) -> DailyWeatherStatistics<T> {
        DailyWeatherStatistics(
            baselineStartDate: Self.baseline, days: days.map { query.read(self, $0) }, metadata: metadata)
    }

    func monthly<T>(_ months: [Int], _ query: MonthlyWeatherStatisticsQuery<T>) -> MonthlyWeatherStatistics<T> {
        MonthlyWeatherStatistics(
            baselineStartDate: Self.baseline, months: months.map { query.read(self, $0) }, metadata: metadata)
    }

    func summary<T>(_ days: [Date], _ query: DailyWeatherSummaryQuery<T>) -> DailyWeatherSummary<T> {
        DailyWeatherSummary(
            days: days.map { query.read(sample.day(at: $0.timeIntervalSince1970), $0) }, metadata: metadata)
    }

    // MARK: Values

    /// The midnight of a day of the year at the place, in each year of the record.
    private func midnights(ofDay day: Int) -> [Double] {
        Self.years.map { year in
            let start = Self.baseline.timeIntervalSince1970 + Double(year - Self.years.lowerBound) * 365.2425 * 86_400
            return SampleWeather.midnight(before: start + (Double(day) - 0.5) * 86_400, secondsFromGMT)
        }
    }

    func temperature(ofHour hour: Int) -> HourTemperatureStatistics {
        let values = midnights(ofDay: (hour - 1) / 24 + 1).map { midnight in
            sample.moment(at: midnight + Double((hour - 1) % 24) * 3_600).temperature
        }.sorted()
        func percentile(_ part: Double) -> Measurement<UnitTemperature> {
            let place = part * Double(values.count - 1)
            let below = Int(place)
            let above = min(below + 1, values.count - 1)
            return .degrees(values[below] + (values[above] - values[below]) * (place - Double(below)))
        }
        return HourTemperatureStatistics(
            hour: hour, percentiles: Percentiles(p10: percentile(0.1), p50: percentile(0.5), p90: percentile(0.9)))
    }

    private struct Averages {
        var high = 0.0
        var low = 0.0
        /// Millimeters.
        var water = 0.0
        var snow = 0.0
        var wetDays = 0.0
    }

    private func averages(_ days: [WeatherDay]) -> Averages {
        var result = Averages()
        let part = 1 / Double(max(days.count, 1))
        for day in days {
            result.high += day.highTemperature * part
            result.low += day.lowTemperature * part
            result.water += day.amounts.total * part
            result.snow += day.amounts.snowDepth * part
            result.wetDays += day.amounts.total >= 1 ? part : 0
        }
        return result
    }

    private func averages(ofDay day: Int) -> Averages { averages(midnights(ofDay: day).map(sample.day)) }

    /// Of every fifth day of the month.
    private func averages(ofMonth month: Int) -> (Averages, days: Double) {
        let lengths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
        let index = min(max(month, 1), 12) - 1
        let first = lengths[..<index].reduce(1, +)
        let days = stride(from: first + 2, to: first + lengths[index], by: 5).flatMap { midnights(ofDay: $0) }
        return (averages(days.map(sample.day)), Double(lengths[index]))
    }

    func temperature(ofDay day: Int) -> DayTemperatureStatistics {
        let averages = averages(ofDay: day)
        return DayTemperatureStatistics(
            day: day, averageLowTemperature: .degrees(averages.low), averageHighTemperature: .degrees(averages.high))
    }

    func precipitation(ofDay day: Int) -> DayPrecipitationStatistics {
        let averages = averages(ofDay: day)
        return DayPrecipitationStatistics(
            day: day, averagePrecipitationAmount: .millimeters(averages.water),
            averageSnowfallAmount: .millimeters(averages.snow), averagePrecipitationProbability: averages.wetDays)
    }

    func temperature(ofMonth month: Int) -> MonthTemperatureStatistics {
        let (averages, _) = averages(ofMonth: month)
        return MonthTemperatureStatistics(
            month: month, averageLowTemperature: .degrees(averages.low), averageHighTemperature: .degrees(averages.high)
        )
    }

    func precipitation(ofMonth month: Int) -> MonthPrecipitationStatistics {
        let (averages, days) = averages(ofMonth: month)
        return MonthPrecipitationStatistics(
            month: month, averagePrecipitationAmount: .millimeters(averages.water * days),
            averageSnowfallAmount: .millimeters(averages.snow * days),
            averagePrecipitationProbability: averages.wetDays)
    }
}
