import CoreLocation
import SwiftUI
import WeatherKit

func forecast(at place: CLLocation) async throws -> [String] {
    let service = WeatherService.shared
    let (current, hours, days, alerts) = try await service.weather(
        for: place, including: .current, .hourly, .daily(startDate: .now, endDate: .now + 86_400), .alerts)
    let weather = try await service.weather(for: place)
    let attribution = try await service.attribution
    let first = days.first
    print(
        first?.restOfDayForecast?.condition ?? .clear, first?.maximumHumidity ?? 0, alerts?.first?.metadata.date ?? .now
    )
    let statistics = try await service.dailyStatistics(for: place, including: .temperature)
    return hours.forecast.prefix(5).map { $0.wind.compassDirection.abbreviation } + [
        current.cloudCoverByAltitude.low.formatted(), weather.availability.alertAvailability.rawValue,
        attribution.legalAttributionText, current.uvIndex.category.description,
        statistics.first?.averageHighTemperature.description ?? "",
    ]
}

/// The parts that few widgets use.
func rarities(at place: CLLocation) async throws -> [String] {
    let service = WeatherService()
    let year = DateInterval(start: .now, duration: 86_400 * 30)
    let parts = try await service.weather(
        for: place, including: .minute, .availability, .changes, .historicalComparisons, .daily, .current,
        .hourly(startDate: year.start, endDate: year.start + 7_200))
    let (temperature, rain) = try await service.dailyStatistics(
        for: place, forDaysIn: year, including: .temperature, .precipitation)
    let days = try await service.dailyStatistics(for: place, startDay: 1, endDay: 7, including: .precipitation)
    let hours = try await service.hourlyStatistics(for: place, forHoursIn: year, including: .temperature)
    let firstHours = try await service.hourlyStatistics(for: place, startHour: 1, endHour: 24, including: .temperature)
    let months = try await service.monthlyStatistics(
        for: place, startMonth: 1, endMonth: 12, including: .temperature, .precipitation)
    let someMonths = try await service.monthlyStatistics(for: place, forMonthsIn: year, including: .precipitation)
    let (past, wet) = try await service.dailySummary(for: place, including: .temperature, .precipitation)
    let change: WeatherChange.Direction? = parts.2?.first?.highTemperature
    var deviation: Deviation?
    if case .highTemperature(let trend)? = parts.3?.comparisons.first { deviation = trend.deviation }
    let snow: SnowfallAmount? = parts.4.first?.precipitationAmountByType.snowfallAmount
    let percentiles: Percentiles<UnitTemperature>? = hours.first?.percentiles
    print(temperature.baselineStartDate, rain.days.count, days.metadata.location, firstHours.hours.count)
    print(months.0.count, someMonths.months.first?.averagePrecipitationProbability ?? 0)
    print(past.first?.highTemperature ?? .init(value: 0, unit: .celsius))
    print(wet.days.last?.snowfallAmount ?? .init(value: 0, unit: .meters), snow?.amountLiquidEquivalent.value ?? 0)
    return [
        parts.0?.summary ?? "", parts.1.minuteAvailability.rawValue, change?.rawValue ?? "", deviation?.rawValue ?? "",
        percentiles?.p50.description ?? "", parts.5.pressureTrend.accessibilityDescription,
        parts.4.first?.moon.phase.symbolName ?? "", WeatherError.permissionDenied.failureReason ?? "",
        parts.6.first?.precipitation.description ?? "", UVIndex.ExposureCategory.high.rangeValue.description,
    ]
}
